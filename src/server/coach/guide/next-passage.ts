import type { Turn } from '../dialogue/answer.ts'
import type { Passage } from './passage.ts'
import type { Hit } from './search.ts'

export type Finder = (question: string) => Hit[]

export const unopened = (hits: readonly Hit[], { state }: Turn): Passage[] =>
  hits.map(({ passage }) => passage).filter((passage) => !state.opened.includes(passage))

/** Minimum confidence for a passage to be on the same subject. */
const sameTopicFrom = 0.4

/** The next unopened passage on the current subject. */
export function nextPassage(turn: Turn, find: Finder): Passage | null {
  const { current, kept } = turn.state
  if (!current) return null
  const asked = kept.topic?.asked
  const topic = `${asked ?? ''} ${current.keywords.slice(0, 3).join(' ')}`
  const own =
    asked === undefined
      ? []
      : find(asked).filter(
          ({ confidence, passage: { field } }) => confidence >= (field === current.field ? sameTopicFrom : 0.75),
        )
  const near = find(topic).filter(
    ({ confidence, passage: { field } }) => confidence >= 0.75 || (field === current.field && confidence >= 0.25),
  )
  const [next] = unopened(own, turn)
  return next ?? unopened(near, turn).find(({ field }) => field === current.field) ?? unopened(near, turn)[0] ?? null
}

/** The first unopened passage that the last answer offered. */
export const offeredPassage = ({ state }: Turn): Passage | null =>
  state.pending === 'nearby' ? (state.offered.find((passage) => !state.opened.includes(passage)) ?? null) : null
