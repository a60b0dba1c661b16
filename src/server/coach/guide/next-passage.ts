import type { Turn } from '../dialogue/compose-answer.ts'
import type { Passage } from './passage.ts'
import type { Finder, Hit } from './library.ts'

export const unopened = (hits: readonly Hit[], { state }: Turn): Passage[] =>
  hits.map(({ passage }) => passage).filter((passage) => !state.opened.includes(passage))

/** How probable a matter of another field must be to be on the same subject. */
const sameSubjectFrom = 0.2

/** The next unopened matter on the current subject: by what was asked, else a neighbour of the current one in its field. */
export function nextPassage(turn: Turn, find: Finder): Passage | null {
  const { current, kept } = turn.state
  if (!current) return null
  const asked = kept.topic?.asked ?? ''
  const likely = find(asked).filter(
    ({ confidence, passage: { field } }) => confidence >= (field === current.field ? 0.05 : sameSubjectFrom),
  )
  const near = find(`${asked} ${current.title} ${current.answer}`).filter(
    ({ passage }) => passage.field === current.field,
  )
  return unopened([...likely, ...near], turn)[0] ?? null
}

/** The first unopened passage that the last answer offered. */
export const offeredPassage = ({ state }: Turn): Passage | null =>
  state.pending === 'nearby' ? (state.offered.find((passage) => !state.opened.includes(passage)) ?? null) : null
