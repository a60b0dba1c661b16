import { and, asc, between, desc, eq, isNotNull, isNull, lte, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#server/lib/db.ts'
import { type Owner, unsealOrPlaceholder } from '#server/lib/sealed.ts'
import type { FoundOf, QuestionOf } from '#server/ports/coach-queries.ts'
import type { TaskView } from '#server/ports/record-views.ts'
import type { Timed } from './free-slots.ts'
import { tasks } from './planner.table.ts'

/** The database counts and selects by unsealed columns, so that only titles in the answer are opened. */
export type TaskSelection = Pick<QuestionOf<'tasks'>, 'from' | 'to' | 'state' | 'hours'>

type Row = Pick<
  typeof tasks.$inferSelect,
  'id' | 'sealedContent' | 'dueDate' | 'startTime' | 'minutes' | 'completedAt' | 'priority'
>

/** High and urgent, as the planner marks them. */
const highFrom = 4

/** Empty if it cannot be opened. */
export function toTaskView(
  owner: Owner,
  { id, sealedContent, dueDate: day, startTime, minutes, completedAt, priority }: Row,
): TaskView[] {
  const { title, isUnreadable } = unsealOrPlaceholder(owner, tasks.sealedContent, id, sealedContent)
  const task = { title, day, time: startTime?.slice(0, 5) ?? null, minutes, isDone: completedAt !== null }
  return isUnreadable ? [] : [priority < highFrom ? task : { ...task, isHigh: true }]
}

const isSelected = (owner: Owner, { from, to, state, hours }: TaskSelection): SQL | undefined =>
  and(
    eq(tasks.userId, owner.id),
    isNull(tasks.deletedAt),
    between(tasks.dueDate, from, to),
    state === 'all' ? undefined : state === 'done' ? isNotNull(tasks.completedAt) : isNull(tasks.completedAt),
    hours === null ? undefined : sql`${tasks.startTime} >= ${hours.from} and ${tasks.startTime} < ${hours.to}`,
  )

const columns = [tasks.dueDate, tasks.startMs, tasks.id]
const orders = { soonest: columns.map((column) => asc(column)), latest: columns.map((column) => desc(column)) }

/** `also` is a further condition. */
export async function listTaskViews(
  db: Db,
  owner: Owner,
  asked: TaskSelection,
  { limit, also, first = 'soonest' }: { limit: number; also?: SQL; first?: keyof typeof orders },
): Promise<TaskView[]> {
  const rows = await db
    .select()
    .from(tasks)
    .where(and(isSelected(owner, asked), also))
    .orderBy(...orders[first])
    .limit(limit)
  return rows.flatMap((row) => toTaskView(owner, row))
}

/** How many there are, and how many of them are done. */
export async function countTasks(
  db: Db,
  owner: Owner,
  asked: TaskSelection,
  also?: SQL,
): Promise<Pick<FoundOf<'tasks'>, 'total' | 'done'>> {
  const [row] = await db
    .select({ total: sql<number>`count(*)::int`, done: sql<number>`count(${tasks.completedAt})::int` })
    .from(tasks)
    .where(and(isSelected(owner, asked), also))
  return row ?? { total: 0, done: 0 }
}

/** The times of open tasks, without their titles. */
export async function listTaskTimes(db: Db, owner: Owner, from: string, to: string): Promise<Timed[]> {
  const rows = await db
    .select({ day: tasks.dueDate, startTime: tasks.startTime, minutes: tasks.minutes })
    .from(tasks)
    .where(and(isSelected(owner, { from, to, state: 'open', hours: null }), isNotNull(tasks.startTime)))
  return rows.map(({ day, startTime, minutes }) => ({ day, time: startTime?.slice(0, 5) ?? null, minutes }))
}

/** The number of tasks on each day, and its first tasks that have an hour. */
export async function listTaskDays(
  db: Db,
  owner: Owner,
  asked: TaskSelection,
  maxTimed: number,
): Promise<FoundOf<'tasks'>['days']> {
  const counted = db
    .select({ day: tasks.dueDate, count: sql<number>`count(*)::int` })
    .from(tasks)
    .where(isSelected(owner, asked))
    .groupBy(tasks.dueDate)
    .orderBy(tasks.dueDate)
  const nth = sql<number>`row_number() over (partition by ${tasks.dueDate} order by ${tasks.startMs}, ${tasks.id})`
  const ranked = db
    .select({ id: tasks.id, nth: nth.as('nth') })
    .from(tasks)
    .where(and(isSelected(owner, asked), isNotNull(tasks.startTime)))
    .as('ranked')
  const first = db
    .select()
    .from(tasks)
    .innerJoin(ranked, and(eq(tasks.id, ranked.id), lte(ranked.nth, maxTimed)))
    .where(eq(tasks.userId, owner.id))
    .orderBy(...orders.soonest)
  const [days, rows] = await Promise.all([counted, first])
  const timed = rows.flatMap((row) => toTaskView(owner, row.tasks))
  return days.map(({ day, count }) => ({ day, count, timed: timed.filter((task) => task.day === day) }))
}
