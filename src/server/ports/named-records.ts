import type { namedRecords } from '#contract/coach.ts'
import type { ShoppingCategory } from '#contract/shopping-lists.ts'
import type { NamedRecord } from '#server/lib/record-actions.ts'
import type { Area } from './coach-queries.ts'

export type NamedKind = (typeof namedRecords)[number]

/** Tasks of some days, from one hour to another; `hours` null is all of each day. */
export type TaskSpan = { from: string; to: string; hours: { from: string; to: string } | null }
/**
 * A search by name, in one kind of record, or in all kinds but goals, which must be asked for. `day` finds only records due
 * then, `list` only items of that shopping list, `wantsEach` all records with the words of the name. Or all tasks of a span.
 */
export type NameQuery =
  | {
      record: NamedKind | 'any'
      name: string
      day: string | null
      wantsNearest?: boolean
      wantsEach?: boolean
      list?: ShoppingCategory
    }
  | TaskSpan
export type FoundRecord = NamedRecord & { record: NamedKind }

/**
 * `off`: areas that were not searched, because they are switched off. `nearest`, if wanted: a few that share a word with the
 * name. `onOtherDays`: records of that name on other days, if none is due on the day.
 */
export type NameAnswer = {
  found: readonly FoundRecord[]
  off: readonly Area[]
  nearest?: readonly FoundRecord[]
  onOtherDays?: readonly FoundRecord[]
}

/** Finds the user's open records by their names, in the areas that the user allows. */
export type NameFinder = (query: NameQuery) => Promise<NameAnswer>

/** The area whose consent a search in this kind of record needs. */
export const areaOfKind = {
  task: 'planner',
  item: 'shopping',
  household: 'household',
  goal: 'goals',
} as const satisfies Record<NamedKind, Area>
