import { hash } from 'node:crypto'
import type { UserTime } from '#server/lib/clock.ts'
import { dayNumber, dayOf, startOf } from '#server/lib/days.ts'
import type { Owner } from '#server/lib/sealed.ts'
import type { AffirmationLibrary } from './library.ts'
import type { LazyItem } from './personalize.ts'
import { type ListedAffirmation, toLibraryItem } from './listed-affirmation.ts'

/**
 * The first affirmation of a day: personalized ones in rotation, else library ones. Computed, not stored, so that reading writes
 * nothing. A goal set today joins tomorrow, so that the day keeps its affirmation.
 */
export function affirmationOfDay(
  items: readonly LazyItem[],
  { ours }: AffirmationLibrary,
  owner: Owner,
  time: UserTime,
): ListedAffirmation {
  const day = dayOf(time.now, time.timeZone)
  const n = dayNumber(day)
  const begun = startOf(day, time.timeZone)
  const settled = items.filter(({ since }) => since === null || since < begun)
  const personal = settled[n % settled.length] ?? items.at(-1)
  if (personal !== undefined) return personal.toItem()
  const offset = hash('sha256', owner.id, 'buffer').readUInt32BE()
  const [first] = ours
  const one = ours[(n + offset) % ours.length] ?? first
  if (one === undefined) throw new Error('There are no affirmations')
  return toLibraryItem(one)
}
