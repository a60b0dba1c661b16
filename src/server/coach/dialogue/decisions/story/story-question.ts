import { oneOf, wholeWords } from '../../../phrase-pattern.ts'
import { normalize } from '../../../guide/text-analysis.ts'
import { splitUserSentences } from '../../split-sentences.ts'
import { splitIntoClauses } from './story-clauses.ts'

/** Matches sentences that ask outright. */
const asks = wholeWords([
  'ought (?:i|we) to|(?<!\\b(?:how|what|where|when|why|which|who|much|many|often|long) )(?:should|shall) (?:i|we)(?! (?:be|wear|eat|cook|bring|pack|say|start|read|watch)\\b)|(?:if|whether) (?:i|we) should|whether to|whether or not',
  '(?<!\\b(?:how|what|where|when|why|which|who|much|many|often|long|first) )do i (?:really |just |even )?(?!(?:have|need|feel|know|want|look|seem|get|do|think|sound|spend)\\b)\\w+',
  'help me (?:think|decide|choose|weigh|pick)|(?:talk|think) (?:me )?(?:it|this|that)? ?through (?:it|this|that|with me)|talk me through(?: it)?$|think (?:it|this) through|help me think$',
  '(?:cant|cannot|can t|dont know how to|trying to|have to) (?:decide|choose|make up my mind)|in two minds|on the fence|torn|going back and forth',
  '(?:dont|do not|no idea) (?:know )?(?:what to (?:answer|choose|tell them|decide|say to them)|which (?:one|way|to))|not sure (?:if|whether) (?:i|we)|dont know (?:if|whether) (?:i|we) (?:should|want|can)',
  'what would you do(?! with (?:that|this|the))|whats your (?:view|take|vote)|what is your view|how do (?:people|you|i|we) (?:decide|know (?:if|whether))|which would you|is it worth it|lay out (?:my|the|all the) options|what are my options|(?:i|we) could \\w+ [^?]{3,110} or (?:the (?:one|other)|i could|we could|just|i keep|\\w+ (?:her|him|it|them) )',
])
const verbs = oneOf(
  'keep|sell|go|stay|leave|quit|take|tell|say|ask|wait|buy|rent|let|give|fix|finish|stop|move|accept|decline|negotiate|fight|confront|speak|declare|hold|sign|cancel|pay|invite|call|text|answer|ignore|put|try|cut|spend|do|burn|eat|report|join|open',
)
/** Matches 'Keep it or give it back?', 'negotiate or go', 'go or not'. */
const verbPair = new RegExp(
  String.raw`^(?:so |and |luxee |do (?:i|we) |would you |help me .{0,24}?)?(?:${verbs})\b.{0,70} or (?:just |do i |should i )?(?:${verbs}|not)\b`,
)
const parted = /\bpart of me\b.{3,160}\bpart of me\b/
/** Matches 'I could sell it now or wait till spring'. */
const couldPair = new RegExp(String.raw`\b(?:i|we) could (?:${verbs})\b.{2,110} or (?:${verbs})\b`)
const otherAsk = wholeWords([
  '(?:write|draft|word|make|give|plan|list|log|add|put|set|show|find|build|arrange|break) (?:me|it|this|that|an?|my|into)\\b.{0,40}\\b(?:plan|list|message|text|note|email|planner|goals?|schedule|days?|week|reply|lines?)|(?:a|some|need|good|third) (?:\\w+ )?names? for|questions? (?:to|for)',
  'remind me|(?:can|could) you (?:please |kindly )?(?:write|draft|make|plan|add|log|put|look|check|tell me (?:how|which|what))|doable|achievable|realistic|how (?:long|many|much)|in what order|which (?:card|days?|time|goals?|order)|what (?:time|should i (?:fix|say|do|wear))',
  '(?:write|draft) (?:something|it)|to wear|my (?:goals|planner|journal|moods?|entries|workouts)|(?:not|dont|without) (?:asking|want|need|looking)(?: for)? (?:any )?advice|dont want (?:any )?advice|just (?:wanted|needed|had) to (?:tell|say|put)|not asking (?:you )?what to do|only wanted to tell|from my grocery|recipe|calories|hits me|hit me|afraid of him|scared of him|police|court|custody|lawyer',
])

/** Matches an offer or a request that somebody wants the user to answer. */
const proposed = wholeWords([
  '(?:(?:has|have|had|ve|s) )?(?:asked|offered|invited|proposed|wants?|wishes|would like|needs) (?:me|us)(?: to| the| an?| for)?\\b|asked (?:me )?if (?:i|ill|we)|(?:2|two) (?:flats|jobs|offers|places|options|schools|houses|apartments)|wants? my|got a place|offered to|a chance (?:at|to|of)|(?:theyll|they will|hell|shell|theyd) (?:make|give|let|take) me|wants? to (?:put|promote|move|send|make) (?:me|my)|(?:has|have|got|is) a (?:place|spot|opening) for|(?:been|got|was|were) (?:an? |the |two |2 |both )?(?:\\w+ )?(?:offers?|offered|asked|invited)',
  '(?:want|wants|need|needs|waiting on me for|waiting for) (?:an|my) answer|(?:have to|must|need to) (?:answer|sign|decide|choose|reply|let (?:them|him|her) know|tell (?:them|him|her))|wants? me back|will sell me|wants a (?:third|second|fourth|baby|dog|divorce)',
  'i(?:ve| have)? promised|i could|we could|thinking (?:of|about)|i think i want to',
])
const unsure = wholeWords([
  '(?:answer|decide|sign|know|reply|tell (?:them|him|her)|closes?|decision) (?:\\w+ ){0,3}(?:by|before|until|till|at|on) (?:the |next |sunday|monday|tuesday|wednesday|thursday|friday|saturday|noon|tomorrow|tonight|\\d)\\w*',
  '(?:we|i)(?: have|ve got|ve) (?:till|until)|days to (?:say|decide|answer)|hasnt mentioned it|answer (?:is )?due|pay the deposit|dont know what to do|my \\w+ says .{5,140} my \\w+ says|havent (?:answered|said yes|decided)|tell me (?:straight|honestly)|wants? a yes|feel sick about|goes? quiet|im scared of|part of me|i dont think i (?:do|want|can)|dont want to (?:run|go|leave|lose|say no)|i (?:also )?could (?:just|also)|or i (?:keep|could|stay)|says? (?:sell|buy|wait|do it|dont|take|run|go|keep|leave|yes|no|spend|switch|stop|quit|stay)|lie awake|i want to (?:go|stay|do)|on the other hand|(?:one|the first) is .{3,120} the other',
  'everyone (?:says|thinks)|(?:thinks|says|saying) (?:im|i am|i should)|half his money|half her money',
])
/** Matches somebody's advice against somebody else's, or against the user's own body. */
const twoVoices = new RegExp(
  String.raw`\b(?:says?|thinks?) (?:${oneOf(
    'i should|take|run|go|keep|leave|yes|no|spend|switch|stop|quit|stay|sell|wait|buy|do it|say',
  )})\b.{0,60}\bmy (?:${oneOf(
    'husband|wife|mother|mom|mum|sister|brother|father|dad|son|daughter|knee|body|heart|head|gut|doctor|friend|partner',
  )}) (?:says?|thinks?)\b`,
)

const invited = wholeWords([
  '(?:ive|i have|i got|we got|weve|we have) been (?:invited|asked|offered)|i got asked',
  '(?:theyve|shes|hes|has|have) (?:asked|offered|invited) (?:me|us)',
])
const against = /\b(?:but|though|only|never|cant|going|long|far|afraid|scared|tired|worried|expensive|alone|knee)\b/
const settled = wholeWords([
  'i said|said (?:yes|no)|i went|accepted|turned (?:it|them|her|him) down|declined',
  'so (?:happy|proud|excited)|cant wait|im going|thrilled|honou?red|yay|hooray',
])

/** Matches 'My allergist says I should rehome the cat'. */
const told = /\b(?:my|the) \w+ says (?:i|we) (?:should|must|have to|need to)\b/
const doubted = /\b(?:but|though|problem|dont want|dont know|other one)\b/
const asksElse = /\b(?:where|how|what|which|who) (?:would|do|should|can|could|to)\b/

/** True for an invitation that the user hasn't answered yet, and that has something against it. */
const isUnanswered = (message: string, line: string): boolean =>
  !/[!?]/.test(message) && !asksElse.test(line) && invited.test(line) && against.test(line) && !settled.test(line)

/** `isAsked`: the message asks outright, and doesn't only tell. */
export type StoryQuestion = { isQuestion: (line: string) => boolean; isAsked: boolean }

/** Reads whether the message weighs what to do. Returns null if it doesn't. */
export function readStoryQuestion(message: string): StoryQuestion | null {
  const lines = splitUserSentences(message).map(normalize)
  const line = normalize(message.slice(0, maxLetters))
  if (otherAsk.test(line)) return null
  const isQuestion = (sentence: string): boolean =>
    asks.test(sentence) || verbPair.test(sentence) || couldPair.test(sentence)
  const isAsked = lines.some(isQuestion) || parted.test(line)
  const isOpen =
    (proposed.test(line) && unsure.test(line)) ||
    twoVoices.test(line) ||
    isUnanswered(message, line) ||
    (told.test(line) && doubted.test(line))
  return isAsked || isOpen ? { isQuestion, isAsked } : null
}

const wished = /\b(?:id like to|i want (?:to|it)|i(?:ve| have) (?:always )?wanted|i would like to|wants? to)\b/
/** Returns the explicit question. */
export const explicitQuestionIn = (message: string, { isQuestion }: StoryQuestion): string =>
  splitUserSentences(message).map(normalize).filter(isQuestion).join(' ')

/** True if the line tells an offer, a request or a wish. */
export const isProposal = (line: string): boolean => proposed.test(line) || wished.test(line)

/** Returns the first clause, which has the subject, and those that ask or propose something. */
export const coreOf = (message: string): string =>
  splitUserSentences(message.slice(0, maxLetters))
    .flatMap(splitIntoClauses)
    .map(normalize)
    .filter((line, at) => at === 0 || [asks, verbPair, couldPair].some((form) => form.test(line)) || isProposal(line))
    .join(' ')

/** In letters. The question and its subject are within the first ones. */
const maxLetters = 1_200
