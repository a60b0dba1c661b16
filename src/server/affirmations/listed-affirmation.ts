import type { Affirmation } from '#contract/affirmations.ts'
import type { Position } from '#server/lib/pagination.ts'
import type { AffirmationLibrary } from './library.ts'

/**
 * An affirmation with its list time `at`. Only the user's own have a real date, so the other kinds get a fixed one: personalized
 * ones far ahead, library ones long ago. One keyset, latest first, then pages through all kinds.
 */
export type ListedAffirmation = Omit<Affirmation, 'isLoved'> & { at: Date }

const libraryTime = new Date(Date.UTC(1_000, 0))

export const toLibraryItem = (one: AffirmationLibrary['ours'][number]): ListedAffirmation => ({
  ...one,
  at: libraryTime,
  isCustom: false,
  isPersonalized: false,
  basedOn: null,
  createdAt: null,
})

/** Lists are ordered by time, then id, both descending. */
export const isAfter = ({ at, id }: ListedAffirmation, after: Position): boolean =>
  at.getTime() === after.at.getTime() ? id < after.id : at < after.at
