import type { Turn } from './answers.ts'
import { readIntent, type Intent } from './intents.ts'
import type { Passage } from './passage.ts'
import type { Hit } from './search.ts'

/** How further passages are found. */
export type Finder = (question: string) => Hit[]

export const unusedFrom = (hits: readonly Hit[], { thread }: Turn): Passage[] =>
  hits.map(({ passage }) => passage).filter((passage) => !thread.used.includes(passage))

/** From this on a passage is of the same question. */
const akin = 0.4

/** What she says to go on, which names no matter. */
const onward: ReadonlySet<Intent | null> = new Set<Intent | null>(['more', 'tried', 'second', 'yes', 'practical'])

/** The next passage on the matter of the current one that was not opened yet. */
export function nextPassage(turn: Turn, find: Finder): Passage | null {
  const { current, turns, age } = turn.thread
  if (!current) return null
  const asked = turns
    .slice(0, turns.length - age)
    .map(({ message }) => message)
    .findLast((message) => !onward.has(readIntent(message)))
  const topic = `${asked ?? ''} ${current.keywords.slice(0, 3).join(' ')}`
  const own =
    asked === undefined
      ? []
      : find(asked).filter(({ sure, passage: { field } }) => sure >= (field === current.field ? akin : 0.75))
  const near = find(topic).filter(
    ({ sure, passage: { field } }) => sure >= 0.75 || (field === current.field && sure >= 0.25),
  )
  const [next] = unusedFrom(own, turn)
  return (
    next ?? unusedFrom(near, turn).find(({ field }) => field === current.field) ?? unusedFrom(near, turn)[0] ?? null
  )
}

/** The first of those that the last answer offered to open. */
export const onOffer = ({ thread }: Turn): Passage | null =>
  thread.pending === 'nearby' ? (thread.offered.find((passage) => !thread.used.includes(passage)) ?? null) : null
