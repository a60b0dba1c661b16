import { countInDays, datesWith, lastDayOf, latestDates } from '#server/lib/day-counts.ts'
import { boundSpan } from '#server/lib/day-span.ts'
import { dayOf, daysBetween } from '#server/lib/days.ts'
import type { Db } from '#server/lib/db.ts'
import { isFormOf, significantWords } from '#server/lib/match-names.ts'
import type { Owner } from '#server/lib/sealed.ts'
import type { Session } from '#server/lib/session.ts'
import type { FoundOf, QuestionOf, CoachQueries } from '#server/ports/coach-queries.ts'
import { readCycle } from './cycle.repo.ts'
import { openRows, rowsOfDays } from './day-records.repo.ts'
import { drinks, workouts } from './fitness.table.ts'

type Span = { from: string; to: string }

/** The workouts whose title or exercises say a name. */
async function countNamed(db: Db, owner: Owner, name: string, span: Span) {
  let count = 0
  let last: string | null = null
  for await (const row of rowsOfDays(db, workouts, owner, span)) {
    const said = openRows(owner, workouts, [row]).map(({ title, exercises }) =>
      [title ?? '', ...exercises.map((exercise) => exercise.name)].join(' '),
    )
    if (!said.flatMap(significantWords).some((word) => isFormOf(word, name))) continue
    count += 1
    last ??= row.day
  }
  return { count, last }
}

async function readWorkouts(db: Db, { owner, timeZone }: Session, asked: QuestionOf<'workouts'>, at: { now: Date }) {
  const { from, to } = boundSpan(asked)
  const today = dayOf(at.now, timeZone)
  const { named = null } = asked
  const found = { ask: 'workouts', from, to, named, today } as const
  if (named !== null)
    return { ...found, ...(await countNamed(db, owner, named, { from, to })) } satisfies FoundOf<'workouts'>
  const [count, last, dates] = await Promise.all([
    countInDays(db, owner, 'workout', from, to),
    lastDayOf(db, owner, ['workout'], today),
    asked.by === undefined ? null : datesWith(db, owner, ['workout'], { from, to }),
  ])
  const byDay = dates !== null && { dates: latestDates(dates) }
  return { ...found, count, last, ...byDay } satisfies FoundOf<'workouts'>
}

async function readWater(db: Db, { owner, timeZone }: Session, asked: QuestionOf<'water'>, at: { now: Date }) {
  const span = boundSpan(asked)
  const days = new Set<string>()
  let millilitres = 0
  for await (const row of rowsOfDays(db, drinks, owner, span)) {
    days.add(row.day)
    for (const { millilitres: drink } of openRows(owner, drinks, [row])) millilitres += drink ?? 0
  }
  return {
    ask: 'water',
    ...span,
    days: days.size,
    millilitres,
    today: dayOf(at.now, timeZone),
  } satisfies FoundOf<'water'>
}

async function readCycleDay(db: Db, session: Session, _: QuestionOf<'cycle'>, { now }: { now: Date }) {
  const { isOn, starts, cycles } = await readCycle(db, session, now)
  const [latest] = starts
  // No answer while the log is off or has no period.
  if (!isOn || latest === undefined) return { ask: 'cycle', day: null, cycles: null } satisfies FoundOf<'cycle'>
  const day = daysBetween(latest, dayOf(now, session.timeZone)) + 1
  return { ask: 'cycle', day, cycles } satisfies FoundOf<'cycle'>
}

export const fitnessCoachQueries: CoachQueries<'workouts' | 'water' | 'cycle'> = {
  workouts: readWorkouts,
  water: readWater,
  cycle: readCycleDay,
}
