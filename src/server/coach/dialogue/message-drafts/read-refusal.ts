import { holidays, weekdaysAndMonths } from '../../calendar-names.ts'
import { oneOf, wholeWords, anyOf } from '../../phrase-pattern.ts'
import { countWords } from '../../guide/text-analysis.ts'
import { addressReader, cleanClause } from './read-clause.ts'

/** A refusal, as a clause to the person who asked: 'I can’t watch the kids on Saturdays'. `say` is null if the clause isn’t certain. */
type DeclineClause = { say: string | null; isClose: boolean }

/** In words. A longer message tells more than one clause can hold. */
const maxMessageWords = 32
const maxClauseWords = 11
const maxLetters = 300

const saysNo = wholeWords(
  [
    "(?:say|saying|said|tell(?:ing)? (?:him|her|them|my (?!boss|manager|supervisor|(?:\\d|toddler|kids?|son|daughter|child))[\\p{L}’' -]{2,20}?)) no|a (?:nice |polite |kind |good )?(?:way to (?:say )?)?no(?= |$)",
    "tell(?:ing)? (?:an?|the|this|one of the|our|people|everybody|everyone)(?: (?!that\\b|i\\b|how\\b|about\\b)[\\p{L}’'-]+){0,4}? no(?= |$)",
    'turn(?:ing)? (?:him|her|them|it|this|that|my \\p{L}+) down|declin(?:e|ing)|refus(?:e|ing)|get out of (?:it|this|that)|back out',
    "(?:tell|let) (?:him|her|them|my [\\p{L}’' -]{2,20}?)(?: know)?(?: that)? (?:i|we)(?: (?:can ?no|do no|wo)t|[’']?(?:m|re) not| are not| am not| (?:can|don|won)[’']?t)",
    "(?:i|we) (?:really |just )?(?:don[’']?t|do not) want (?:to|him to|her to|them to)\\b.{0,60}(?:what|how) (?:do|should|can|could|would) (?:i|we) (?:say|tell|answer|reply|respond)",
  ],
  'iu',
)

const who = String.raw`(?:(?:my|our|the|a|an) (?:[\p{L}’'-]{1,20} ){0,4}?[\p{L}’'-]{1,20}|he|she|they|people|everybody|everyone|\p{Lu}\p{Ll}{2,20})`
const adverbs = '(?:just |always |also |now |really |still |constantly |never stops? |again )?'
const wanting = oneOf(
  '(?:keeps? (?:on )?|is |are |has been |have been |was |were )?(?:asking|expecting|begging|pressuring|pushing|bugging|guilting|nagging)',
  'asks?|asked|wants?|wanted|expects?|expected|begged|would like',
)
const end = String.raw`([^.!?;\n]{2,160})`
/** Groups, in order: the person who asked, and the rest of the request. */
const requests = {
  toDo: new RegExp(
    String.raw`(?<![\p{L}’'])(${who}) ${adverbs}(?:${wanting}) (?:(me|us) to|(?:me |us )?(?:if|whether) (i|we) (?:could|can|would|will|might)) ${end}`,
    'giu',
  ),
  borrow: new RegExp(
    String.raw`(?<![\p{L}’'])(${who}) ${adverbs}(?:${wanting}) (?:me |us )?(?:to borrow|(?:if|whether) (?:he|she|they) (?:could|can|may|might) borrow) ${end}`,
    'giu',
  ),
  give: new RegExp(
    String.raw`(?<![\p{L}’'])(${who}) ${adverbs}(?:${wanting}) (?:me |us )?for ((?:a (?:loan|ride)|money|some (?:money|cash)|\$ ?\d|\d)[^.!?;\n]{0,60})`,
    'giu',
  ),
  come: new RegExp(
    String.raw`(?<![\p{L}’'])(${who}) ${adverbs}(?:${wanting}) (me|us) (?:all )?(?:over |there )?for (?!\d|[$]|a |money|some )${end}`,
    'giu',
  ),
} as const

/** Splits where the request ends and other words begin. */
const after = new RegExp(
  oneOf(
    String.raw`,| ?[(–—]| - `,
    String.raw` (?:and |but |so |,)?(?:how|what) (?:do|does|should|can|could|would|am|to|the)\b`,
    String.raw` (?:and|but|so|or|though|although|even though|because|cause|cuz|since|when|while|except|which|who|that|whenever|every time|each time) (?:i|i[’']?m|im|we|we[’']?re|my|our|it|its|it[’']?s|he|she|they|her|his|the|how|what|help|please|can|could|don[’']?t|idk|no|this|that|there)\b`,
    String.raw` (?:please )?(?:help me|can you|could you|give me|i need|i want|i don[’']?t|i do not|i can[’']?t|i cannot|i really|i just|i have|i[’']?m|im|we can[’']?t|we don[’']?t|idk|any advice|any way)\b`,
  ),
  'iu',
)
const extras =
  / (?:again|all the time|anymore|please|at the last minute|last minute|every (?:single )?time|constantly|for free|lately|instead|as usual|too|as well)$/iu

const female = /\b(?:mom|mum|mama|mother|sister|daughter|aunt|niece|grandma|nana|wife|girlfriend|she|step ?mom)\b/iu
const male = /\b(?:dad|father|brother|son|uncle|nephew|grandpa|husband|boyfriend|he|step ?dad)\b/iu
const many =
  /\b(?:they|parents|in[ -]laws|friends|neighbou?rs|kids|sisters|brothers|cousins|school|church|pta|team|family|work|job|office)\b/iu
const close =
  /^my (?:\p{L}+ )?(?:mom|mum|mama|mother|sister|daughter|aunt|niece|grandma|nana|dad|father|brother|son|uncle|nephew|grandpa|cousin)(?: \p{Lu}\p{Ll}+)?$/u
const otherPeople = anyOf(
  'mom|mum|mother|sister|daughter|aunt|niece|grandma|wife|girlfriend|dad|father|brother|son|uncle|nephew|grandpa|husband|boyfriend',
  'boss|friends?|boys?|girls?|guys?|people|man|woman|dogs?|cats?|pets?|kids|children|baby|twins',
)

/** Matches requests that 'I can’t' doesn't answer, or that take more than a line to refuse. */
const takesMore = new RegExp(
  oneOf(
    String.raw`^(?:not|stop|quit|forgive|believe|trust|love|like|marry|choose|apologi[sz]e|say|tell|admit|agree|accept|understand|know|feel|get (?:over|out|rid|an|a)|leave|change|lie|let|respect|calm|grow|act|decide|pick (?:a |sides?|one)|be (?!in\b|at\b|there\b|on\b|her\b|his\b|a\b|the\b)|have (?!(?:the|a|her|his|them|dinner|lunch|him)\b))`,
    String.raw`\b(?:sex|naked|nudes?|pics?|pictures?|photos?|secrets?|police|charges|court|testify|sign|passwords?|hit|guns?|drugs?|weed|pills?|divorce|abort\w*|custody|weight|alone with)\b`,
  ),
  'iu',
)
const spans = oneOf(
  'week|weekend|month|year|summer|fall|winter|spring|time|christmas|thanksgiving|morning|afternoon|evening',
  '(?:mon|tues|wednes|thurs|fri|satur|sun)day',
)
/** Matches words that may refer to something outside the clause. */
const points = new RegExp(
  String.raw`\b(?:it|this(?! (?:${spans})\b)|that|these|those|one|you|your|if|unless|until|he|she|they|himself|herself|instead of|more|less|better)\b`,
  'iu',
)

const named = [...holidays, ...weekdaysAndMonths].filter((name) => name.length > 3)
const names = new RegExp(String.raw`\b(?:${oneOf(...named)})s?\b`, 'giu')
const withNames = (text: string): string =>
  text
    .replaceAll(names, (name) => name.charAt(0).toUpperCase() + name.slice(1))
    .replaceAll(/\b(Christmas|New Year[’']?s) eve\b/giu, '$1 Eve')

/** True if every pronoun of the third person can only refer to the person who asks. */
function isOnlyOf(asker: string, clause: string): boolean {
  const isHers = /\bhers?\b/iu.test(clause)
  const isHis = /\b(?:him|his)\b/iu.test(clause)
  const isTheirs = /\b(?:them|theirs?)\b/iu.test(clause)
  if ((isHers && isHis) || (isHers && male.test(asker)) || (isHis && female.test(asker))) return false
  if (isTheirs && (isHers || isHis || !many.test(asker))) return false
  const [, rest = ''] = clause.split(otherPeople, 2)
  // A pronoun after another person refers to that person ('drive our mom to an appointment'), otherwise to the person who asks.
  return !otherPeople.test(clause) || !/\b(?:hers?|him|his|them|theirs?)\b/iu.test(rest)
}

const ownKids = /\byour (kids|children|baby|twins|toddler|little ones?|girls|boys)\b/giu

/** Matches 'help … move', in which the asker's pronoun becomes the reader's: 'help you move'. */
const helpedTo = oneOf(
  'move|pack|unpack|clean|cook|plan|set|paint|find|get|look|study|organi[sz]e|host|do|make|with|out|fix|build|shop|write|prepare',
)
const helped = new RegExp(String.raw`\b(help|let|have|watch) (?:her|him) (?=(?:${helpedTo})\b)`, 'giu')

function toClause(asker: string, said: string): string | null {
  if (points.test(said) || !isOnlyOf(asker, said)) return null
  const turned = addressReader(said.replaceAll(helped, '$1 you '))
  return turned === null ? null : withNames(turned).replaceAll(ownKids, 'the $1')
}

const upTo = (form: RegExp, text: string): string => {
  const at = text.search(form)
  return at < 0 ? text : text.slice(0, at)
}

const ownGrandkids = /\bmy grand(?:kids|children|babies)\b/iu
/** Matches 'tell my neighbor no about watching her kids'. */
const noToDoing =
  /\bno (?:about|to|on) (?:(?:always|keep|even) )?((?!going\b|getting\b|being\b|having\b)\p{L}{2,12}ing [^.!?;\n]{3,90})/iu

type Read = { asker: string; can: string; what: string; given: string }

function readRequest(text: string): Read | null {
  const found: Read[] = [
    ...[...text.matchAll(requests.toDo)].map(([, asker = '', me, i, given = '']) => ({
      asker,
      can: `${/^(?:us|we)$/iu.test(me ?? i ?? '') ? 'we' : 'I'} can’t`,
      what: '',
      given,
    })),
    ...[...text.matchAll(requests.borrow)].map(([, asker = '', given = '']) => ({
      asker,
      can: 'I can’t',
      what: 'lend you ',
      given,
    })),
    ...[...text.matchAll(requests.give)].map(([, asker = '', given = '']) => ({
      asker,
      can: 'I can’t',
      what: 'give you ',
      given,
    })),
    ...[...text.matchAll(requests.come)].map(([, asker = '', me = '', given = '']) => ({
      asker,
      can: `${me.toLowerCase() === 'us' ? 'we' : 'I'} can’t`,
      what: 'come for ',
      given,
    })),
  ]
  return found.length === 1 ? (found[0] ?? null) : null
}

/** Adds the time to 'I don’t want to this year', because the refusal is only for this year. */
function withSpan(say: string, message: string): string {
  const span = /\b(?:this (?:year|time|weekend|summer|christmas|thanksgiving|month|week)|right now)\b/i
    .exec(message)?.[0]
    .toLowerCase()
  return span === undefined || say.includes(span) || /\b(?:this|next|tomorrow|on \p{Lu}\p{L}+days?|every)\b/u.test(say)
    ? say
    : `${say} ${span}`
}

const notComing = /\bwe(?:[’']?re| are) not coming\b/iu

/** Reads a refusal of something that is named without who asks for it. */
function readNoToDoing(text: string): DeclineClause | null {
  const asked = cleanClause(
    upTo(after, noToDoing.exec(text)?.[1] ?? '')
      .replace(extras, '')
      .replace(extras, ''),
  )
  const asker = /\b(my (?:\p{L}+ )?\p{L}+) no\b/iu.exec(text)?.[1] ?? ''
  const words = countWords(asked)
  if (words < 2 || words > maxClauseWords || takesMore.test(asked)) return null
  const clause = toClause(asker, asked)
  return clause === null
    ? null
    : {
        say: withSpan(`I can’t keep ${clause.replace(ownGrandkids, 'the grandkids')}`, text),
        isClose: close.test(asker),
      }
}

/** Reads the refusal that the user wants. Returns null if the request isn't clear. */
export function readRefusal(message: string): DeclineClause | null {
  const text = message.slice(0, maxLetters)
  if (message.length > maxLetters || countWords(text) > maxMessageWords || !saysNo.test(text)) return null
  const read = readRequest(text)
  if (read === null) return readNoToDoing(text)
  const { asker, can, what, given } = read
  const asked = cleanClause(upTo(after, given).replace(extras, '').replace(extras, ''))
  const words = countWords(asked)
  if (words === 0 || words > maxClauseWords || takesMore.test(asked)) return null
  const clause = toClause(asker, asked)
  const isClose = close.test(asker)
  if (clause === null) return { say: null, isClose }
  const done = `${what}${/^(?:lend|give) you $/.test(what) ? clause.replace(/^(?:like )?(?=\d[\d,]*(?: again)?$)/, '$') : clause}`
  const isComing = notComing.test(text) && done.startsWith('come ')
  const isAgain = /\bagain\b/i.test(upTo(after, given)) && !isComing && !done.includes('again')
  const say = isComing ? `we’re not coming${done.slice('come'.length)}` : `${can} ${done}${isAgain ? ' again' : ''}`
  return { say: withSpan(say, text), isClose }
}
