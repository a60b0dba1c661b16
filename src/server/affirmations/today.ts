import { hash } from 'node:crypto'
import { dayNumber, dayOf, startOf } from '#server/lib/days.ts'
import type { Owner } from '#server/lib/sealed.ts'
import type { Library } from './library.ts'
import type { Turn } from './personalize.ts'
import { type Placed, placeOurs } from './placed.ts'

/** When she looks, and where she is. */
export type Time = { now: Date; timeZone: string }

/**
 * The affirmation that a day begins with. Personalized ones take turns, and where she has none, ours do. It is worked out and
 * not kept, so that looking writes nothing; a goal she sets today joins tomorrow, so that the day keeps its affirmation.
 */
export function beginDay(turns: readonly Turn[], { ours }: Library, owner: Owner, time: Time): Placed {
  const day = dayOf(time.now, time.timeZone)
  const turn = dayNumber(day)
  const begun = startOf(day, time.timeZone)
  const settled = turns.filter(({ since }) => since === null || since < begun)
  const theirs = settled[turn % settled.length] ?? turns.at(-1)
  if (theirs !== undefined) return theirs.say()
  const hers = hash('sha256', owner.id, 'buffer').readUInt32BE()
  const [first] = ours
  const one = ours[(turn + hers) % ours.length] ?? first
  if (one === undefined) throw new Error('There are no affirmations')
  return placeOurs(one)
}
