import type { ExerciseHistory, Fitness, WeightTrend } from '#contract/fitness.ts'
import { addDays, dayOf } from '#server/lib/days.ts'
import type { Db } from '#server/lib/db.ts'
import type { Json } from '#server/lib/json.ts'
import { fromCursor } from '#server/lib/pagination.ts'
import { type Owner, unsealOrPlaceholder } from '#server/lib/sealed.ts'
import type { OwnerInZone } from '#server/lib/session.ts'
import { listRows, openRows, rowsSince, toRecord } from './day-records.repo.ts'
import { drinks, meals, weights, workouts } from './fitness.table.ts'
import { readSettings } from './settings.repo.ts'
import { trendOf } from './trend.ts'

const days = 28
/** The most records that one answer opens. */
const maxRows = 1_000
const max = { workouts: 100, exercises: 60, workoutsOfExercise: 2 }

type Day = Fitness['days'][number]
type Latest = Json<NonNullable<Fitness['latest']>>

/** The last 28 days, today last. */
async function readDays(db: Db, owner: Owner, today: string): Promise<Day[]> {
  const from = addDays(today, 1 - days)
  const [trained, eaten, drunk] = await Promise.all([
    rowsSince(db, workouts, owner, from, maxRows),
    rowsSince(db, meals, owner, from, maxRows),
    rowsSince(db, drinks, owner, from, maxRows).then((rows) => openRows(owner, drinks, rows)),
  ])
  return Array.from({ length: days }, (_, n) => {
    const day = addDays(from, n)
    const isOf = (row: { day: string }) => row.day === day
    const millilitres = drunk.filter(isOf).reduce((sum, { millilitres: drink }) => sum + (drink ?? 0), 0)
    return { day, workouts: trained.filter(isOf).length, meals: eaten.filter(isOf).length, millilitres }
  })
}

export async function readFitness(
  db: Db,
  { owner, timeZone }: OwnerInZone,
  now: Date,
): Promise<{ plain: Omit<Fitness, 'latest'>; latest: Latest | null }> {
  const today = dayOf(now, timeZone)
  const [{ units, hidesNumbers, cycleConsentedAt }, counted, [latest]] = await Promise.all([
    readSettings(db, owner),
    readDays(db, owner, today),
    listRows(db, weights, owner, { after: fromCursor(undefined), limit: 1 }),
  ])
  const plain = { today, units, hidesNumbers, days: counted, isCycleOn: cycleConsentedAt !== null }
  return { plain, latest: latest === undefined ? null : toRecord(owner, weights, latest) }
}

/** The last year. */
export async function readTrend(db: Db, { owner, timeZone }: OwnerInZone, now: Date): Promise<WeightTrend> {
  const rows = await rowsSince(db, weights, owner, addDays(dayOf(now, timeZone), -365), maxRows)
  return trendOf(
    openRows(owner, weights, rows).flatMap(({ day, kilograms }) => (kilograms === null ? [] : [{ day, kilograms }])),
  )
}

/** The exercises of the last workouts, latest first, each with its sets of the last two that had it. */
export async function readExercises(db: Db, owner: Owner): Promise<ExerciseHistory[]> {
  const rows = await listRows(db, workouts, owner, { after: fromCursor(undefined), limit: max.workouts })
  const known = new Map<string, ExerciseHistory>()
  for (const { id, day, sealedContent } of rows) {
    for (const { name, sets } of unsealOrPlaceholder(owner, workouts.sealedContent, id, sealedContent).exercises) {
      const key = name.trim().toLowerCase()
      const history = known.get(key) ?? { name: name.trim(), workouts: [] }
      const isNew = history.workouts.every(({ workoutId }) => workoutId !== id)
      if (isNew && history.workouts.length < max.workoutsOfExercise) history.workouts.push({ workoutId: id, day, sets })
      known.set(key, history)
    }
  }
  return [...known.values()].slice(0, max.exercises)
}
