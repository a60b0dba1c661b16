import { weekdaysAndMonths } from '../calendar-names.ts'
import { oneOf, wholeWords } from '../phrase-pattern.ts'
import { pointsToEarlier } from '../guide/refers-to-earlier.ts'
import { contentStems, countWords, normalize } from '../guide/text-analysis.ts'
import { type Finder, isConfident } from '../guide/find-matter.ts'
import type { QuestionPurpose } from '#server/ports/dialogue-state.ts'
import type { Turn } from './compose-answer.ts'
import { currentMatter } from './message-drafts/current-matter.ts'

const asidePhrases = oneOf(
  'something else|by the way|btw|another thing|unrelated|different thing|quick one|side note|one more thing',
  'new (?:subject|topic)|on (?:another|a different) (?:subject|topic|note)|different (?:subject|topic|question)',
  'totally different',
)
const asideOpening = oneOf(`(?:and |oh |ok |okay )?(?:${asidePhrases})`, 'oh')
/** Matches 'By the way: …', also after the end of another subject: 'Okay, I'll call. Another thing, …'. */
const aside = new RegExp(String.raw`^(?:[^?]{0,80}?[.!,;]\s+)?(?:${asideOpening})\s*[:,.–—-]+\s*(?=\S)`, 'i')
export const withoutSubjectChange = (message: string): string => message.replace(aside, '')

const goesOnPhrases = oneOf(
  'and|but|because|also|then|he|shes?|hes|they|theyre|it|its|that|thats|this|those|these|both',
  'i (?:said|told|asked|sent|tried|did|already|finally|still)|we (?:did|tried|already|talked)|what if|in the',
  'mostly|probably|maybe|when i|when he|when she|how would i begin|give me the actual|im not sure i agree',
  'i am not sure i agree',
)
const goesOnOpening = oneOf(
  'ok|okay|all right|alright|idk|i feel like|fair enough|well|yeah|yes|no|nope|right|sure|hm+|so|ugh|lol|honestly',
  'i guess|i hear you|i know|thanks|thank you|oh',
)
/** Words that take up what was said. */
const goesOn = new RegExp(
  oneOf(String.raw`^(?:(?:${goesOnOpening}) )*(?:${goesOnPhrases})\b`, '^(?:i hear you|you dont|update|thats)\\b'),
)

/** A message of at least this many words starts a subject if it has at most this share in common with the conversation. */
const minWords = 18
const maxShared = 0.1

/** Questions that any subject answers. */
const invited: ReadonlySet<QuestionPurpose | null> = new Set<QuestionPurpose | null>(['telling', 'listen'])

const name = /(?<=[a-z,;’'] )\p{Lu}\p{L}{2,}/gu
const namesIn = (text: string): string[] =>
  [...text.slice(0, 2_000).matchAll(name)].map(([found]) => found).filter((found) => !weekdaysAndMonths.includes(found))

/** True if the message names somebody from the message before. */
function namesSame({ request: { message }, state: { messages } }: Turn): boolean {
  const before = new Set(namesIn(messages.at(-1) ?? ''))
  return namesIn(message).some((one) => before.has(one))
}

const questionBeginnings = oneOf(
  'how (?:do|can|should|would|could) (?:i|we)|how much should|how often should|what (?:should|can|do) (?:i|we)',
  'whats (?:a|the) (?:good|best)|what (?:are|is) (?:some|a good|the best)|should (?:i|we)',
  'is it (?:normal|ok|okay|wrong|bad|weird)|why (?:do|am|cant|is) (?:i|my)|any (?:tips|ideas|advice)|give me',
  'help me|can you help me|i need help|i want to',
)
/** Matches a complete question: 'How do I get my kids to do chores?' */
const ownQuestion = new RegExp(String.raw`^(?:(?:ok|okay|hey|so|luxee|please) )*(?:${questionBeginnings})\b`)
/** Words that, like pronouns, may refer to what was said before. */
const comparisons = wholeWords(['one|ones|there|then|either|both|instead|else|again|another|still|first|these|thats'])
/** Stems that occur with every subject, and so don't show one. */
const ofAnySubject = contentStems(
  'say tell talk ask answer start begin do make get go know think feel want need try help time day today way thing people someone something happen example word sentence step short long',
)
const fewestOwn = 2

const relatives = oneOf(
  'mom|mother|dad|father|parents|husband|wife|partner|boyfriend|girlfriend|ex|son|daughter|kids?|teenager|toddler',
  'baby|sister|brother|boss|manager|coworker|colleague|friend|roommate|neighbor|landlord|in laws',
)
const person = new RegExp(String.raw`^(?:so |ok |okay |hey )*my (?:\w+ )?(?:${relatives})\b`)
const shortestStatement = 6

/** True if a short message has nothing in common with the conversation. A statement may still be an answer. */
function opensShortly({ request: { message }, state }: Turn, find: Finder, said: ReadonlySet<string>): boolean {
  const line = normalize(message)
  if (pointsToEarlier(message) || comparisons.test(line)) return false
  const words = contentStems(message).difference(ofAnySubject)
  if (words.size < fewestOwn || !words.isDisjointFrom(said)) return false
  if (ownQuestion.test(line)) return true
  if (state.kept.coaching !== null || invited.has(state.pending)) return false
  return (
    countWords(message) >= shortestStatement &&
    (person.test(line) || (/^(?:i|im|ive|we|our|my) /.test(line) && isConfident(find(message)[0])))
  )
}

const earlierStems = ({ messages, kept, current }: Turn['state']): Set<string> =>
  contentStems(
    ...messages.slice(-2),
    kept.topic?.asked ?? '',
    current?.title ?? '',
    kept.question?.text ?? '',
    ...Object.values(kept.coaching?.slots ?? {}),
  )

/** True if a long message has almost nothing in common with the conversation. */
function opensAtLength(turn: Turn, said: ReadonlySet<string>): boolean {
  const { message } = turn.request
  const { kept, pending } = turn.state
  const open = kept.coaching
  const isStarting = open !== null && (open.kind === 'be-heard' || Object.keys(open.slots).length === 0)
  if (invited.has(pending) || isStarting) return false
  const words = contentStems(message)
  return words.intersection(said).size <= maxShared * words.size
}

/** True if a message in an open conversation starts a new subject. */
export function hasOwnSubject(turn: Turn, find: Finder): boolean {
  const { message } = turn.request
  if (turn.state.kept.turns === 0 || goesOn.test(normalize(message)) || namesSame(turn)) return false
  const said = earlierStems(turn.state)
  const isOwn = countWords(message) < minWords ? opensShortly(turn, find, said) : opensAtLength(turn, said)
  if (!isOwn) return false
  const matter = currentMatter(turn)
  return !find(message)
    .slice(0, 3)
    .some(({ passage, confidence }) => passage === matter && confidence >= 0.1)
}

/** Returns the same message without the conversation that it could be an answer to. */
export const asFirstMessage = (turn: Turn): Turn => {
  const { state } = turn
  const kept = { ...state.kept, topic: null, question: null, coaching: null, paused: null, offered: [], turns: 0 }
  return { ...turn, state: { ...state, kept, current: null, offered: [], pending: null } }
}
