import { isNull, sql } from 'drizzle-orm'
import type { PlannerHours } from '#contract/planner.ts'
import { boundSpan } from '#server/lib/day-span.ts'
import { addDays, dayOf, daysBetween } from '#server/lib/days.ts'
import { timeToMinutes } from '#server/lib/minutes-of-day.ts'
import type { Db } from '#server/lib/db.ts'
import { matchNames } from '#server/lib/match-names.ts'
import type { Session } from '#server/lib/session.ts'
import type { FoundOf, QuestionOf, CoachQueries } from '#server/ports/coach-queries.ts'
import type { TaskView } from '#server/ports/record-views.ts'
import { countTasks, listTaskDays, listTaskViews, listTaskTimes, toTaskView } from './tasks-for-coach.repo.ts'
import { freeSlots } from './free-slots.ts'
import { readHours } from './hours.repo.ts'
import { tasks } from './planner.table.ts'
import { firstDay, lastDay, tasksOfDays } from './task-lists.ts'
import { toWall } from './wall-time.ts'

const max = { told: 20, slots: 3, daysApart: 14, timed: 3 }
/** Tasks that can't be opened are skipped. */
const few = { limit: 5 }

type At = { now: Date }

async function readTasks(db: Db, session: Session, asked: QuestionOf<'tasks'>, { now }: At): Promise<FoundOf<'tasks'>> {
  const { owner, timeZone } = session
  const { state, hours } = asked
  const { from, to } = boundSpan(asked)
  const bounded = { from, to, state, hours }
  const [told, days, counted] = await Promise.all([
    listTaskViews(db, owner, bounded, { limit: max.told }),
    daysBetween(from, to) < max.daysApart ? listTaskDays(db, owner, bounded, max.timed) : [],
    countTasks(db, owner, { ...bounded, state: 'all' }),
  ])
  return { ask: 'tasks', ...bounded, tasks: told, days, ...counted, today: dayOf(now, timeZone) }
}

async function readTaskAt(db: Db, { owner, timeZone }: Session, { day, at }: QuestionOf<'taskAt'>, { now }: At) {
  const minute = timeToMinutes(at)
  const ofDay = { from: day, to: day, state: 'open', hours: null } as const
  const start = sql`${tasks.startMs} / 60000`
  // A task of the day before may go on past midnight.
  const isThen = sql`${tasks.startTime} is not null and case when ${tasks.dueDate} = ${day}
    then ${start} <= ${minute} and ${start} + ${tasks.minutes} > ${minute} else ${start} + ${tasks.minutes} > ${minute + 1_440} end`
  const [then, [next = null], untimed] = await Promise.all([
    listTaskViews(db, owner, { ...ofDay, from: addDays(day, -1) }, { limit: max.told, also: isThen }),
    listTaskViews(db, owner, ofDay, { ...few, also: sql`${start} > ${minute}` }),
    countTasks(db, owner, ofDay, isNull(tasks.startTime)),
  ])
  const today = dayOf(now, timeZone)
  return { ask: 'taskAt', day, at, tasks: then, next, untimed: untimed.total, today } satisfies FoundOf<'taskAt'>
}

async function readOverdue(db: Db, { owner, timeZone }: Session, _: QuestionOf<'overdue'>, { now }: At) {
  const today = dayOf(now, timeZone)
  const late = { from: firstDay, to: addDays(today, -1), state: 'open', hours: null } as const
  const [told, { total }] = await Promise.all([
    listTaskViews(db, owner, late, { limit: max.told, first: 'latest' }),
    countTasks(db, owner, late),
  ])
  return { ask: 'overdue', tasks: told, total, today } satisfies FoundOf<'overdue'>
}

/** If no hours are set, from 8 to 20. */
const usualHours: PlannerHours = Array.from({ length: 7 }, () => ({ from: '08:00', to: '20:00' }))
const maxFreeDays = 14

async function readFreeTime(db: Db, session: Session, asked: QuestionOf<'freeTime'>, { now }: At) {
  const { minutes, hours } = asked
  const wall = toWall(now.getTime(), session.timeZone)
  const from = asked.from < wall.dueDate ? wall.dueDate : asked.from
  const to = asked.to < from ? from : asked.to
  const last = addDays(from, maxFreeDays - 1) < to ? addDays(from, maxFreeDays - 1) : to
  const [open, saved] = await Promise.all([
    listTaskTimes(db, session.owner, addDays(from, -1), last),
    readHours(db, session.owner),
  ])
  const start = { day: wall.dueDate, minute: timeToMinutes(wall.startTime) }
  const slots = freeSlots(open, saved ?? usualHours, { from, to: last, minutes, hours, start })
  const busy = open.filter(({ day }) => day >= from).length
  const found = { from, to: last, hours, minutes, slots: slots.slice(0, max.slots), busy, today: wall.dueDate }
  return { ask: 'freeTime', ...found, hasHours: saved !== null } satisfies FoundOf<'freeTime'>
}

async function readNextTask(db: Db, { owner, timeZone }: Session, _: QuestionOf<'nextTask'>, { now }: At) {
  const { dueDate: today, startTime } = toWall(now.getTime(), timeZone)
  const ahead = { from: today, to: lastDay, state: 'open', hours: null } as const
  const isAhead = sql`${tasks.startTime} is not null
    and (${tasks.dueDate} > ${today} or ${tasks.startMs} / 60000 >= ${timeToMinutes(startTime)})`
  const [[timed = null], [untimed = null]] = await Promise.all([
    listTaskViews(db, owner, ahead, { ...few, also: isAhead }),
    listTaskViews(db, owner, ahead, { ...few, also: isNull(tasks.startTime) }),
  ])
  return { ask: 'nextTask', timed, untimed, today } satisfies FoundOf<'nextTask'>
}

async function readFindTask(db: Db, session: Session, { about, from, to }: QuestionOf<'findTask'>, { now }: At) {
  const { owner, timeZone } = session
  const today = dayOf(now, timeZone)
  const span = from === null || to === null ? { from: today, to: lastDay } : boundSpan({ from, to })
  const views: TaskView[] = []
  for await (const row of tasksOfDays(db, owner, span.from, span.to)) views.push(...toTaskView(owner, row))
  const found = matchNames(about, views, ({ title }) => title)
  return {
    ask: 'findTask',
    about,
    // Past days: the latest first.
    tasks: from !== null && span.to <= today ? found.slice(-max.told) : found.slice(0, from === null ? 5 : max.told),
    today,
  } satisfies FoundOf<'findTask'>
}

type Asks = 'tasks' | 'taskAt' | 'overdue' | 'freeTime' | 'nextTask' | 'findTask'

export const taskCoachQueries: CoachQueries<Asks> = {
  tasks: readTasks,
  taskAt: readTaskAt,
  overdue: readOverdue,
  freeTime: readFreeTime,
  nextTask: readNextTask,
  findTask: readFindTask,
}
