import { and, between, desc, eq, getTableColumns, gte, isNotNull, isNull, sql } from 'drizzle-orm'
import type { TaskDay } from '#contract/planner.ts'
import { addDays } from '#server/lib/days.ts'
import { type Db, prepared } from '#server/lib/db.ts'
import { inBatches } from '#server/lib/in-batches.ts'
import type { AccountId } from '#server/lib/sealed.ts'
import { taskSeries, tasks } from './planner.table.ts'
import { readCursor, type TaskPosition } from './task-cursor.ts'
import { toWall } from './wall-time.ts'

/** With the rule of its series, null for a single task. */
export type TaskRow = typeof tasks.$inferSelect & { repeat: string | null }

const columns = { ...getTableColumns(tasks), repeat: taskSeries.rule }
const itsSeries = and(eq(taskSeries.userId, tasks.userId), eq(taskSeries.id, tasks.seriesId))

const live = and(eq(tasks.userId, sql.placeholder('userId')), isNull(tasks.deletedAt))
const days = between(tasks.dueDate, sql.placeholder('from'), sql.placeholder('to'))
const sortKey = sql`(${tasks.dueDate}, ${tasks.startMs}, ${tasks.id})`
const cursorKey = sql`(${sql.placeholder('dueDate')}, ${sql.placeholder('startMs')}, ${sql.placeholder('id')})`
const soonest = [tasks.dueDate, tasks.startMs, tasks.id]
const latest = soonest.map((column) => desc(column))
const limit = sql.placeholder('limit')

const all = prepared((db) =>
  db
    .select(columns)
    .from(tasks)
    .leftJoin(taskSeries, itsSeries)
    .where(and(live, sql`${sortKey} < ${cursorKey}`))
    .orderBy(...latest)
    .limit(limit)
    .prepare('tasks_all'),
)

const ofDays = prepared((db) =>
  db
    .select(columns)
    .from(tasks)
    .leftJoin(taskSeries, itsSeries)
    .where(and(live, days, sql`${sortKey} > ${cursorKey}`))
    .orderBy(...soonest)
    .limit(limit)
    .prepare('tasks_of_days'),
)

const open = prepared((db) =>
  db
    .select(columns)
    .from(tasks)
    .leftJoin(taskSeries, itsSeries)
    .where(and(live, days, isNull(tasks.completedAt), sql`${sortKey} > ${cursorKey}`))
    .orderBy(...soonest)
    .limit(limit)
    .prepare('tasks_open'),
)

/** Includes deleted tasks. */
export async function findTask(db: Db, owner: AccountId, id: string): Promise<TaskRow | undefined> {
  const [row] = await db
    .select(columns)
    .from(tasks)
    .leftJoin(taskSeries, itsSeries)
    .where(and(eq(tasks.userId, owner.id), eq(tasks.id, id)))
  return row
}

type Page = { after: TaskPosition; limit: number }

export const listTasks = (db: Db, owner: AccountId, { after, limit }: Page): Promise<TaskRow[]> =>
  all(db).execute({ userId: owner.id, ...after, limit })

/** Both days included, soonest first; on each day those without an hour lead. */
export const listDays = (
  db: Db,
  owner: AccountId,
  from: string,
  to: string,
  { after, limit }: Page,
): Promise<TaskRow[]> => ofDays(db).execute({ userId: owner.id, from, to, ...after, limit })

/** The first and last possible due dates. */
export const firstDay = '0001-01-01'
export const lastDay = '9999-12-31'

const batch = 500

/** All of them, read as they are needed. */
export const tasksOfDays = (db: Db, owner: AccountId, from: string, to: string): AsyncIterable<TaskRow> =>
  inBatches<TaskRow>((last) =>
    listDays(db, owner, from, to, { after: last ?? readCursor(undefined, 'soonest'), limit: batch }),
  )

const lookBack = 7

/** Soonest first. */
export const listUnfinished = (db: Db, owner: AccountId, today: string, { after, limit }: Page): Promise<TaskRow[]> =>
  open(db).execute({ userId: owner.id, from: addDays(today, -lookBack), to: addDays(today, -1), ...after, limit })

const counted = prepared((db) =>
  db
    .select({
      date: tasks.dueDate,
      total: sql<number>`count(*)::int`,
      completed: sql<number>`count(${tasks.completedAt})::int`,
      topPriority: sql<number>`max(${tasks.priority})::int`,
      minutes: sql<number>`sum(${tasks.minutes})::int`,
    })
    .from(tasks)
    .where(and(live, days))
    .groupBy(tasks.dueDate)
    .orderBy(tasks.dueDate)
    .prepare('tasks_days'),
)

/** One aggregate over the list's index. */
export const countDays = (db: Db, owner: AccountId, from: string, to: string): Promise<TaskDay[]> =>
  counted(db).execute({ userId: owner.id, from, to })

const today = prepared((db) =>
  db
    .select({
      ...columns,
      total: sql<number>`(count(*) over ())::int`,
      done: sql<number>`(count(${tasks.completedAt}) over ())::int`,
    })
    .from(tasks)
    .leftJoin(taskSeries, itsSeries)
    .where(and(live, eq(tasks.dueDate, sql.placeholder('today'))))
    .orderBy(sql`${tasks.completedAt} is not null`, tasks.startMs, tasks.id)
    .limit(limit)
    .prepare('tasks_today'),
)

type Counts = { total: number; done: number }

/** Open tasks first; each row carries the total count. */
export const tasksOfToday = (db: Db, owner: AccountId, day: string, limit = 20): Promise<(TaskRow & Counts)[]> =>
  today(db).execute({ userId: owner.id, today: day, limit })

const upcoming = prepared((db) =>
  db
    .select(columns)
    .from(tasks)
    .leftJoin(taskSeries, itsSeries)
    .where(
      and(
        live,
        gte(tasks.dueDate, sql.placeholder('today')),
        isNull(tasks.completedAt),
        isNotNull(tasks.startTime),
        sql`(${tasks.dueDate}, ${tasks.startMs}) > (${sql.placeholder('today')}, ${sql.placeholder('startMs')})`,
      ),
    )
    .orderBy(...soonest)
    .limit(limit)
    .prepare('tasks_upcoming'),
)

/** The upcoming tasks of the dashboard. */
export function upcomingTasks(db: Db, owner: AccountId, now: Date, timeZone: string, limit = 5): Promise<TaskRow[]> {
  const { dueDate, startTime } = toWall(now.getTime(), timeZone)
  const startMs = Temporal.PlainTime.from(startTime).since('00:00').total('milliseconds')
  return upcoming(db).execute({ userId: owner.id, today: dueDate, startMs, limit })
}
