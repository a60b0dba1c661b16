import type { Db } from '#server/lib/db.ts'
import type { Session } from '#server/lib/session.ts'
import type { CoachFacts } from '#server/ports/coach-model.ts'
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
