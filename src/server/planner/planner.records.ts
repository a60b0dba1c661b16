import { and, desc, eq, gte, isNull, lt, sql } from 'drizzle-orm'
import type { PlannerHours } from '#contract/planner.ts'
import { boundSpan } from '#server/lib/day-span.ts'
import { addDays, dayOf, daysBetween } from '#server/lib/days.ts'
import type { Db } from '#server/lib/db.ts'
import { matchNames } from '#server/lib/match-names.ts'
import { readSealed } from '#server/lib/sealed.ts'
import type { Session } from '#server/lib/session.ts'
import type { FoundOf, QuestionOf, RecordsOf, TaskView } from '#server/ports/records.ts'
import { freeSlots, isAt, startMinutes, toMinutes } from './free-slots.ts'
import { readHours } from './hours.repo.ts'
import { tasks } from './planner.table.ts'
import { readCursor } from './task-cursor.ts'
import { countDays, listDays, type TaskRow } from './task-lists.ts'
import { toWall } from './wall-time.ts'

const most = { days: 62, rows: 200, told: 20, slots: 3, daysApart: 14, timed: 3, overdueDays: 366 }

type At = { now: Date }

function toView({ owner }: Session, row: Omit<TaskRow, 'repeat'>): TaskView[] {
  const { title, isUnreadable } = readSealed(owner, tasks.words, row.id, row.words)
  const { dueDate: day, startTime, minutes, completedAt } = row
  const task = { title, day, time: startTime?.slice(0, 5) ?? null, minutes, isDone: completedAt !== null }
  return isUnreadable ? [] : [task]
}

const viewsOf = async (db: Db, session: Session, from: string, to: string): Promise<TaskView[]> =>
  (await listDays(db, session.owner, from, to, { after: readCursor(undefined, 'soonest'), limit: most.rows })).flatMap(
    (row) => toView(session, row),
  )

/** Whether it starts within these hours; without a span of hours every task does. */
const isWithin =
  (hours: QuestionOf<'tasks'>['hours']) =>
  ({ time }: TaskView): boolean =>
    hours === null || (time !== null && time >= hours.from && time < hours.to)

const byDay = (told: readonly TaskView[]): FoundOf<'tasks'>['days'] =>
  [...Map.groupBy(told, ({ day }) => day)].map(([day, all]) => ({
    day,
    count: all.length,
    timed: all.filter(({ time }) => time !== null).slice(0, most.timed),
  }))

async function readTasks(db: Db, session: Session, asked: QuestionOf<'tasks'>, { now }: At): Promise<FoundOf<'tasks'>> {
  const { state, hours } = asked
  const { from, to } = boundSpan(asked, most.days)
  const [views, counted] = await Promise.all([viewsOf(db, session, from, to), countDays(db, session.owner, from, to)])
  const all = views.filter(isWithin(hours))
  const told = all.filter(({ isDone }) => state === 'all' || isDone === (state === 'done'))
  const sum = (field: 'total' | 'completed') => counted.reduce((total, day) => total + day[field], 0)
  const done = hours === null ? sum('completed') : all.filter(({ isDone }) => isDone).length
  const total = hours === null ? sum('total') : all.length
  const today = dayOf(now, session.timeZone)
  return {
    ask: 'tasks',
    from,
    to,
    state,
    hours,
    tasks: told.slice(0, most.told),
    days: daysBetween(from, to) < most.daysApart ? byDay(told) : [],
    total,
    done,
    today,
  }
}

async function readTaskAt(db: Db, session: Session, { day, at }: QuestionOf<'taskAt'>, { now }: At) {
  // A task of the day before may go on past midnight.
  const views = (await viewsOf(db, session, addDays(day, -1), day)).filter(({ isDone }) => !isDone)
  const ofDay = views.filter((task) => task.day === day)
  return {
    ask: 'taskAt',
    day,
    at,
    tasks: views.filter((task) => isAt(task, day, toMinutes(at))).slice(0, most.told),
    next: ofDay.find(({ time }) => time !== null && time > at) ?? null,
    untimed: ofDay.filter(({ time }) => time === null).length,
    today: dayOf(now, session.timeZone),
  } satisfies FoundOf<'taskAt'>
}

async function readOverdue(db: Db, session: Session, _: QuestionOf<'overdue'>, { now }: At) {
  const today = dayOf(now, session.timeZone)
  const isLate = and(
    eq(tasks.userId, session.owner.id),
    isNull(tasks.deletedAt),
    isNull(tasks.completedAt),
    gte(tasks.dueDate, addDays(today, -most.overdueDays)),
    lt(tasks.dueDate, today),
  )
  const rows = await db.select().from(tasks).where(isLate).orderBy(desc(tasks.dueDate), desc(tasks.id)).limit(most.told)
  const [counted] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(tasks)
    .where(isLate)
  const late = rows.flatMap((row) => toView(session, row))
  return { ask: 'overdue', tasks: late, total: counted?.total ?? 0, today } satisfies FoundOf<'overdue'>
}

/** Where no hours are set, from 8 to 20. */
const usualHours: PlannerHours = Array.from({ length: 7 }, () => ({ from: '08:00', to: '20:00' }))
const mostFreeDays = 14

async function readFreeTime(db: Db, session: Session, asked: QuestionOf<'freeTime'>, { now }: At) {
  const { minutes, hours } = asked
  const wall = toWall(now.getTime(), session.timeZone)
  const from = asked.from < wall.dueDate ? wall.dueDate : asked.from
  const to = asked.to < from ? from : asked.to
  const last = addDays(from, mostFreeDays - 1) < to ? addDays(from, mostFreeDays - 1) : to
  const [open, saved] = await Promise.all([
    viewsOf(db, session, addDays(from, -1), last).then((views) => views.filter(({ isDone }) => !isDone)),
    readHours(db, session.owner),
  ])
  const start = { day: wall.dueDate, minute: toMinutes(wall.startTime) }
  const slots = freeSlots(open, saved ?? usualHours, { from, to: last, minutes, hours, start })
  const busy = open.filter(({ day, time }) => day >= from && time !== null).length
  const found = { from, to: last, hours, minutes, slots: slots.slice(0, most.slots), busy, today: wall.dueDate }
  return { ask: 'freeTime', ...found, hasHours: saved !== null } satisfies FoundOf<'freeTime'>
}

async function readNextTask(db: Db, session: Session, _: QuestionOf<'nextTask'>, { now }: At) {
  const { dueDate: today, startTime } = toWall(now.getTime(), session.timeZone)
  const minute = toMinutes(startTime)
  const views = (await viewsOf(db, session, today, addDays(today, most.days))).filter(({ isDone }) => !isDone)
  const isAhead = (task: TaskView) => task.time !== null && (task.day > today || startMinutes(task) >= minute)
  return {
    ask: 'nextTask',
    timed: views.find(isAhead) ?? null,
    untimed: views.find(({ time }) => time === null) ?? null,
    today,
  } satisfies FoundOf<'nextTask'>
}

async function readFindTask(db: Db, session: Session, { about, from, to }: QuestionOf<'findTask'>, { now }: At) {
  const today = dayOf(now, session.timeZone)
  const span =
    from === null || to === null
      ? { from: today, to: addDays(today, most.overdueDays) }
      : boundSpan({ from, to }, most.overdueDays)
  const views = await viewsOf(db, session, span.from, span.to)
  const found = matchNames(about, views, ({ title }) => title)
  return {
    ask: 'findTask',
    about,
    tasks: found.slice(0, from === null ? 5 : most.told),
    today,
  } satisfies FoundOf<'findTask'>
}

type Asks = 'tasks' | 'taskAt' | 'overdue' | 'freeTime' | 'nextTask' | 'findTask'

export const taskRecords: RecordsOf<Asks> = {
  tasks: readTasks,
  taskAt: readTaskAt,
  overdue: readOverdue,
  freeTime: readFreeTime,
  nextTask: readNextTask,
  findTask: readFindTask,
}
