import { contentStems, countWords, normalize } from '../guide/words.ts'
import type { Finder } from '../guide/find-matter.ts'
import type { QuestionPurpose } from '#server/ports/dialogue-state.ts'
import type { Turn } from './compose-answer.ts'
import { matterAtHand } from './drafts/matter-at-hand.ts'

/** 'By the way: …', also after a last word on the subject before: 'Okay, I'll call. Another thing, …' */
const aside =
  /^(?:[^?]{0,80}?[.!,;]\s+)?(?:(?:and |oh |ok |okay )?(?:something else|by the way|btw|another thing|unrelated|different thing|quick one|side note|one more thing|new (?:subject|topic)|on (?:another|a different) (?:subject|topic|note)|different (?:subject|topic|question)|totally different)|oh)\s*[:,.–—-]+\s*(?=\S)/i
export const withoutAside = (message: string): string => message.replace(aside, '')

/** Words that take up what was said. */
const goesOn =
  /^(?:(?:ok|okay|all right|alright|idk|i feel like|fair enough|well|yeah|yes|no|nope|right|sure|hm+|so|ugh|lol|honestly|i guess|i hear you|i know|thanks|thank you|oh) )*(?:and|but|because|also|then|he|shes?|hes|they|theyre|it|its|that|thats|this|those|these|both|i (?:said|told|asked|sent|tried|did|already|finally|still)|we (?:did|tried|already|talked)|what if|in the|mostly|probably|maybe|when i|when he|when she|how would i begin|give me the actual|im not sure i agree|i am not sure i agree)\b|^(?:i hear you|you dont|update|thats)\b/

/** So many words are a story of their own, where they take up next to nothing of what was said. */
const minWords = 18
const maxShared = 0.1

/** The user was asked to tell anything. */
const invited: ReadonlySet<QuestionPurpose | null> = new Set<QuestionPurpose | null>(['telling', 'listen'])

const name = /(?<=[a-z,;’'] )\p{Lu}\p{L}{2,}/gu
const notNames =
  /^(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|January|February|March|April|May|June|July|August|September|October|November|December)$/
const namesIn = (text: string): string[] =>
  [...text.slice(0, 2_000).matchAll(name)].map(([found]) => found).filter((found) => !notNames.test(found))

/** Whether the message speaks of somebody by the name that was told just before. */
export function namesSame({ request: { message }, state: { messages } }: Turn): boolean {
  const before = new Set(namesIn(messages.at(-1) ?? ''))
  return namesIn(message).some((one) => before.has(one))
}

/** Whether a message in a conversation under way opens a subject of its own. */
export function hasOwnSubject(turn: Turn, find: Finder): boolean {
  const {
    request: { message },
    state,
  } = turn
  const { kept, messages, current, pending } = state
  const open = kept.coaching
  const isStarting = open !== null && (open.kind === 'be-heard' || Object.keys(open.slots).length === 0)
  if (kept.turns === 0 || invited.has(pending) || isStarting) return false
  if (countWords(message) < minWords || goesOn.test(normalize(message))) return false
  if (namesSame(turn)) return false
  const matter = matterAtHand(turn)
  const isNear = find(message)
    .slice(0, 3)
    .some(({ passage, confidence }) => passage === matter && confidence >= 0.1)
  if (isNear) return false
  const said = contentStems(
    ...messages.slice(-2),
    kept.topic?.asked ?? '',
    current?.title ?? '',
    kept.question?.text ?? '',
    ...Object.values(open?.slots ?? {}),
  )
  const words = contentStems(message)
  return words.intersection(said).size <= maxShared * words.size
}

/** The same message, with nothing before it that it could be an answer to. */
export const asFirstMessage = (turn: Turn): Turn => {
  const { state } = turn
  const kept = { ...state.kept, topic: null, question: null, coaching: null, paused: null, offered: [] }
  return { ...turn, state: { ...state, kept, current: null, offered: [], pending: null } }
}
