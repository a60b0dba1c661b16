import { isListInLines } from '../actions/split-list-lines.ts'
import { oneOf } from '../phrase-pattern.ts'
import { asksForSomething } from '../guide/guide-requests.ts'
import { normalize } from '../guide/text-analysis.ts'
import { type DialogueAct, dialogueActForms } from './dialogue-act-forms.ts'

const notMeant = oneOf(
  'what i (?:meant|mean|asked|said|wanted|was asking)|it|right|my (?:question|problem)|an answer|helpful',
)
const misunderstood = oneOf(
  'misunderstood|(?:got|read) (?:me|that|it) wrong|did ?nt (?:understand|get|read|answer)|dont (?:understand|get)',
  'are not listening|arent listening|missed',
)
const misreadPhrases = oneOf(
  `thats? (?:is |was )?(?:not|isnt|wasnt) (?:${notMeant})`,
  'that (?:isnt|wasnt|doesnt|didnt) (?:what i|it$|my|answer|help me)',
  `you (?:${misunderstood})`,
  'not what i|thats wrong|wrong|i didnt (?:ask|mean|say)|i meant|i was(?:nt)? (?:asking|talking) about',
  'what i meant|eso no es (?:lo que|eso)|no es (?:eso|lo que)|no me (?:entendiste|has entendido|entiendes)',
  'me (?:has )?(?:entendido|entendiste) mal|no me refiero|me refiero a|no queria decir|no pregunte',
  'lo que (?:queria|quise) decir',
)
const misread = new RegExp(
  String.raw`^(?:no+ |nope |well |but |hey |um |sorry |wait |ugh |omg |ay |pero )*(?:${misreadPhrases})\b`,
)

const meantPhrases = oneOf(
  "i mean(?:t)?|i[’' ]?m (?:asking|talking) about|i was (?:asking|talking) about|i asked (?:about|for|how|what)",
  "what i meant (?:was|is)|it[’']?s (?:more )?about|me refiero a|(?:quer[ií]a|quise) decir|hablo de|se trata de",
)
/** Matches a correction: 'no, I meant my sister'. */
const meant = new RegExp(String.raw`\b(?:${meantPhrases})[ ,:]+(.{3,400})$`, 'is')

const listening = new RegExp(
  oneOf(
    '(?<!\\b(?:they|kids?|he|she|boys|girls|who|son|daughter|toddler|students|people|husband|never|to) )\\b(just|only|please) listen\\b|^listen to me$',
    '\\b(just |only )?(want|need) (you |someone |somebody )?to (just )?(be heard|listen|vent|rant)\\b',
    '\\b(dont|do not) (want|need) (any )?(advice|tips|solutions|a solution|you to fix|fixing|your advice)\\b',
    '^(no advice|no tips)( please)?$|\\blet me (just )?(vent|rant|get (this|it) off my chest)\\b',
    '\\bget (this|it|something) off my chest\\b|\\bsolo (escucha(me)?|quiero (hablar|que me escuches|desahogarme))\\b',
    '\\bno quiero (consejos|consejo)\\b|\\b(necesito|quiero|quisiera|me gustaria) desahogarme\\b',
  ),
)

const thanks = /\b(thank|thanks|thx|ty|thank you|appreciate (it|this|that|you)|grateful to you|gracias)\b/
const thanksAtEnd =
  /(?<!\b(?:say|says|said|saying|never|no|of|for|a|without)) (?:thank you|thanks|gracias)(?: so much| a lot| luxee)*$/
const notThanks = new RegExp(
  `\\b(${oneOf(
    'how|what|but|and i|pero|como|notes?|cards?|letters?|messages? (?:for|to)|remind|add|write|buy',
    'teachers?|nicely|nobody|no one|never|without|even|(?:say|said|says|saying) (?:thanks|thank you)',
  )})\\b`,
)
const whatIf =
  /^(?:and |but |ok |so |y |pero )*(?:what if|what happens if|what do i do if|what about when|and if|but if|if|y si|que pasa si|que hago si)\b.{3,}$/

const maxWords = 14
/** Beginnings of requests, as in 'Please add milk and bread thank you'. */
const requestLeads =
  'thanks|thank you|ty|thx|perfect|great|awesome|please|pls|can you|can u|could you|would you|will you|ok|okay|hey|hi|so|and|also|luxee'
const requestVerbs = oneOf(
  'add|put|mark|check|cross|move|remind|delete|remove|cancel|schedule|log|change|set|make|write|plan|take|book|finish|rename',
  'show|give|find|tell me|help|start|record|what|whats|when|which|how|did|do|am|is|are',
)
const isRequest = new RegExp(String.raw`^(?:(?:${requestLeads}) )*(?:${requestVerbs})\b`)
/** Set off from the rest: 'lol yes. thank you, that helps'. */
const thanksApart = /(?:^|[.!,;]\s*)(?:thank you|thanks|thank u|ty)(?: so much| a lot)?\s*(?:$|[.!,;])/i
const maxRemark = 18
/** In words. 'And what if …' continues the conversation, even in a long message. */
const maxSupposed = 30
const isThanks = (line: string, words: number): boolean => words <= 9 && thanks.test(line) && !notThanks.test(line)

/** Matches 'Thank God', which ends a story and doesn't say goodbye to the coach. */
const thanksGod = /\b(?:thank you|thanks|thank) (?:(?:the|my|you) )?(?:jesus|lord|god|heavens|goodness)\b/
/** In words. */
const maxThanks = 4

/** Returns null if the message is about a subject. */
export function readDialogueAct(message: string): DialogueAct | null {
  const line = normalize(message)
  const words = line.split(' ').length
  const whole = dialogueActForms.find(([act, form]) => form.test(line) && (act !== 'tried' || words <= maxWords))
  if (whole) return whole[0]
  if (isListInLines(message)) return null
  const isTold = words > maxThanks && thanksGod.test(line)
  if (
    !isTold &&
    !message.includes('?') &&
    !isRequest.test(line) &&
    (thanksAtEnd.test(line) ? words <= maxWords : isThanks(line, words))
  )
    return 'thanks'
  if (words <= maxRemark && !isRequest.test(line) && thanksApart.test(message) && !asksForSomething(message))
    return 'thanks'
  if (misread.test(line)) return 'misread'
  if (listening.test(line) && words <= 2 * maxWords) return 'listen'
  const isNext = /^(?:and|but|ok|so)\b/.test(line) && words <= maxSupposed
  return whatIf.test(line) && (words <= maxWords || isNext) ? 'whatIf' : null
}

/** Returns what the user meant. Returns null if the correction doesn't say. */
export const readMeant = (message: string): string | null => meant.exec(message.slice(0, 1_000))?.[1]?.trim() ?? null

const ordinals: readonly [RegExp, number][] = [
  [/\b(first|1st|1|a|primer[ao])\b/, 0],
  [/\b(second|2nd|2|b|other|segund[ao]|otr[ao])\b/, 1],
  [/\b(third|3rd|3|c|tercer[ao])\b/, 2],
  [/\b4\b/, 3],
  [/\b5\b/, 4],
]

/** Which of the offered replies a pick means, from 0; `last` counts from the end. */
export function readPick(message: string, count: number): number | null {
  const line = normalize(message)
  if (/\b(last|ultim[ao])\b/.test(line)) return count - 1
  const at = ordinals.find(([form]) => form.test(line))?.[1]
  return at === undefined || at >= count ? null : at
}

const continuations: ReadonlySet<DialogueAct | null> = new Set<DialogueAct | null>([
  'more',
  'tried',
  'second',
  'yes',
  'practical',
])

/** Whether the message continues without naming a subject. */
export const isContinuation = (message: string): boolean => continuations.has(readDialogueAct(message))
