import type { Turn } from './answers.ts'
import type { Passage } from './passage.ts'
import type { Hit } from './search.ts'

/** How further passages are found. */
export type Finder = (question: string) => Hit[]

export const unusedFrom = (hits: readonly Hit[], { thread }: Turn): Passage[] =>
  hits.map(({ passage }) => passage).filter((passage) => !thread.used.includes(passage))

/** From this on a passage is of the same question. */
const akin = 0.4

/** The next passage on the matter of the current one that was not opened yet. */
export function nextPassage(turn: Turn, find: Finder): Passage | null {
  const { current, turns, age } = turn.thread
  if (!current) return null
  const asked = turns.at(-1 - age)?.message
  const topic = `${asked ?? ''} ${current.keywords.slice(0, 3).join(' ')}`
  const own = asked === undefined ? [] : find(asked).filter(({ sure }) => sure >= akin)
  const near = find(topic).filter(
    ({ sure, passage: { field } }) => sure >= akin || (field === current.field && sure >= 0.25),
  )
  const [next] = unusedFrom(own, turn)
  return (
    next ?? unusedFrom(near, turn).find(({ field }) => field === current.field) ?? unusedFrom(near, turn)[0] ?? null
  )
}
