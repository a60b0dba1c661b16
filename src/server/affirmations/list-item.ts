import type { Affirmation } from '#contract/affirmations.ts'
import type { Position } from '#server/lib/pagination.ts'
import type { Library } from './library.ts'

/**
 * An affirmation with its place in the list. Those we wrote were never written on a day of hers, so each kind stands at a
 * time of its own: personalized ones far ahead, ours long ago. So one keyset, latest first, goes through all kinds.
 */
export type ListItem = Omit<Affirmation, 'isLoved'> & { at: Date }

const libraryTime = new Date(Date.UTC(1_000, 0))

/** One of ours in the list. */
export const toLibraryItem = (one: Library['ours'][number]): ListItem => ({
  ...one,
  at: libraryTime,
  isCustom: false,
  isPersonalized: false,
  basedOn: null,
  createdAt: null,
})

/** Whether it comes after a position: a list is ordered by time, then id, both descending. */
export const isAfter = ({ at, id }: ListItem, after: Position): boolean =>
  at.getTime() === after.at.getTime() ? id < after.id : at < after.at
