import { dayOf, daysBetween } from '#server/lib/days.ts'
import type { Db } from '#server/lib/db.ts'
import type { Session } from '#server/lib/session.ts'
import type { CoachFacts } from '#server/ports/coach-model.ts'
import { readCycle } from './cycle.repo.ts'
import { readFitness } from './summary.ts'

const weekDays = 7

/** Workouts, meals and water of the last seven days. Weights are never passed on (decision 042). */
export async function fitnessFacts(db: Db, session: Session, now: Date): Promise<NonNullable<CoachFacts['fitness']>> {
  const week = (await readFitness(db, session, now)).plain.days.slice(-weekDays)
  return {
    workouts: week.reduce((sum, { workouts }) => sum + workouts, 0),
    daysWithMeals: week.filter(({ meals }) => meals > 0).length,
    daysWithWater: week.filter(({ millilitres }) => millilitres > 0).length,
  }
}

/** Null while the log is off or has no period. */
export async function cycleFacts(db: Db, session: Session, now: Date): Promise<CoachFacts['cycle']> {
  const { isOn, starts, cycles } = await readCycle(db, session, now)
  const [latest] = starts
  if (!isOn || latest === undefined) return null
  return { day: daysBetween(latest, dayOf(now, session.timeZone)) + 1, cycles }
}
