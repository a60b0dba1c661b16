import type { Db } from '#server/lib/db.ts'
import type { Session } from '#server/lib/session.ts'
import type { CoachFacts } from '#server/ports/coach-model.ts'
import { tallyDays } from './summary.repo.ts'
import { totalOf, moodOf, windowOf } from './summary.ts'

const weekDays = 7

/** Today included. */
export async function careOfWeek(
  db: Db,
  { owner, timeZone }: Session,
  now: Date,
): Promise<NonNullable<CoachFacts['selfCare']>> {
  const { edges } = windowOf(now, timeZone)
  const tallies = await tallyDays(db, owner, edges.slice(-weekDays - 1))
  const { minutes, count: activities } = totalOf(tallies)
  const { mean, count } = moodOf(tallies)
  return { minutes, activities, mood: mean === null ? null : { mean, count } }
}
