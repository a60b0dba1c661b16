import { countInDays, lastDayOf } from '#server/lib/day-counts.ts'
import { boundSpan } from '#server/lib/day-span.ts'
import { dayOf, daysBetween } from '#server/lib/days.ts'
import type { Db } from '#server/lib/db.ts'
import { isFormOf, significantWords } from '#server/lib/match-names.ts'
import type { Owner } from '#server/lib/sealed.ts'
import type { Session } from '#server/lib/session.ts'
import type { FoundOf, QuestionOf, RecordsOf } from '#server/ports/records.ts'
import { readCycle } from './cycle.repo.ts'
import { openRows, rowsSince } from './day-records.repo.ts'
import { drinks, workouts } from './fitness.table.ts'

/** Ten years. */
const mostDays = 3_660

/** Years of workouts that are read one by one are no more than this. */
const mostWorkouts = 2_000

/** The workouts whose title or exercises say a name. */
async function countNamed(db: Db, owner: Owner, name: string, from: string, to: string) {
  const rows = openRows(owner, workouts, await rowsSince(db, workouts, owner, from, mostWorkouts))
  const named = rows.filter(({ day, title, exercises }) => {
    const words = significantWords([title ?? '', ...exercises.map((exercise) => exercise.name)].join(' '))
    return day <= to && words.some((word) => isFormOf(word, name))
  })
  return { count: named.length, last: named[0]?.day ?? null }
}

async function readWorkouts(db: Db, { owner, timeZone }: Session, asked: QuestionOf<'workouts'>, at: { now: Date }) {
  const { from, to } = boundSpan(asked, mostDays)
  const today = dayOf(at.now, timeZone)
  const { named = null } = asked
  const found = { ask: 'workouts', from, to, named, today } as const
  if (named !== null)
    return { ...found, ...(await countNamed(db, owner, named, from, to)) } satisfies FoundOf<'workouts'>
  const [count, last] = await Promise.all([
    countInDays(db, owner, 'workout', from, to),
    lastDayOf(db, owner, ['workout'], today),
  ])
  return { ...found, count, last } satisfies FoundOf<'workouts'>
}

/** Years of drinks that are counted one by one are no more than this. */
const mostDrinks = 2_000

async function readWater(db: Db, { owner, timeZone }: Session, asked: QuestionOf<'water'>, at: { now: Date }) {
  const { from, to } = boundSpan(asked, mostDays)
  const rows = await rowsSince(db, drinks, owner, from, mostDrinks)
  const drunk = openRows(owner, drinks, rows).filter(({ day }) => day <= to)
  const millilitres = drunk.reduce((sum, { millilitres: drink }) => sum + (drink ?? 0), 0)
  const days = new Set(drunk.map(({ day }) => day)).size
  return { ask: 'water', from, to, days, millilitres, today: dayOf(at.now, timeZone) } satisfies FoundOf<'water'>
}

async function readCycleDay(db: Db, session: Session, _: QuestionOf<'cycle'>, { now }: { now: Date }) {
  const { isOn, starts, cycles } = await readCycle(db, session, now)
  const [latest] = starts
  // Off, or without a period, it tells nothing.
  if (!isOn || latest === undefined) return { ask: 'cycle', day: null, cycles: null } satisfies FoundOf<'cycle'>
  const day = daysBetween(latest, dayOf(now, session.timeZone)) + 1
  return { ask: 'cycle', day, cycles } satisfies FoundOf<'cycle'>
}

export const fitnessRecords: RecordsOf<'workouts' | 'water' | 'cycle'> = {
  workouts: readWorkouts,
  water: readWater,
  cycle: readCycleDay,
}
