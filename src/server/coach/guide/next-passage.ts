import type { Turn } from '../dialogue/compose-answer.ts'
import type { Passage } from './passage.ts'
import type { Finder, MatterHit } from './find-matter.ts'

/** The passages found that were not opened before. */
export const unopenedPassages = (hits: readonly MatterHit[], { state }: Turn): Passage[] =>
  hits.map(({ passage }) => passage).filter((passage) => !state.opened.includes(passage))

/** From this probability a matter of another field is on the same subject. */
const sameSubjectFrom = 0.2

/** Returns the nearest matters of the same field: nearest to the question first, then to the matter itself. */
export function neighbors(matter: Passage, { state }: Turn, find: Finder): MatterHit[] {
  const asked = state.kept.topic?.asked ?? ''
  const near = [...find(asked), ...find(`${asked} ${matter.title} ${matter.answer}`)]
  return near.filter(({ passage }) => passage.field === matter.field)
}

/** Returns the next unopened matter for the last question, else a neighbour of the current one in its field. */
export function nextPassage(turn: Turn, find: Finder): Passage | null {
  const { current, kept } = turn.state
  if (!current) return null
  const likely = find(kept.topic?.asked ?? '').filter(
    ({ confidence, passage: { field } }) => confidence >= (field === current.field ? 0.05 : sameSubjectFrom),
  )
  return unopenedPassages([...likely, ...neighbors(current, turn, find)], turn)[0] ?? null
}

/** The first unopened passage that the last answer offered. */
export const offeredPassage = ({ state }: Turn): Passage | null =>
  state.pending === 'nearby' ? (state.offered.find((passage) => !state.opened.includes(passage)) ?? null) : null
