import { and, eq, getTableColumns, isNull, sql } from 'drizzle-orm'
import type { NewTask, TaskChange } from '#contract/planner.ts'
import { dayOf } from '#server/lib/days.ts'
import { type Db, prepared } from '#server/lib/db.ts'
import { notFound } from '#server/lib/http-error.ts'
import { newId } from '#server/lib/record.ts'
import { type Owner, reseal, seal, unsealOrThrow } from '#server/lib/sealed.ts'
import { tasks } from './planner.table.ts'
import { firstOf, readRule } from './repeat-rule.ts'
import { changeSeries } from './series-edit.ts'
import { createSeries, type PlannerContext, runSerially, planAhead, type Series } from './series.repo.ts'
import { findTask, type TaskRow } from './task-lists.ts'
import { scheduleTask, type Wall } from './wall-time.ts'

type Row = typeof tasks.$inferSelect
type Created = { row: TaskRow; isNew: boolean }

const live = (owner: Owner, id: string) => and(eq(tasks.userId, owner.id), eq(tasks.id, id), isNull(tasks.deletedAt))

/** A known id returns the existing record: a repeated request. */
export async function createTask(db: Db, context: PlannerContext, given: NewTask): Promise<Created> {
  const { repeat } = given
  if (repeat === undefined || repeat === null) return insertTask(db, context, given, wallOf(context, given), null)
  return runSerially(db, context.owner, async (tx) => {
    const found = given.id === undefined ? undefined : await findTask(tx, context.owner, given.id)
    if (found !== undefined) return { row: found, isNew: false }
    const { rule, ...wall } = startOf(context, repeat, wallOf(context, given))
    const { category, priority, minutes } = columnsOf(given)
    const template = { rule, firstDay: wall.dueDate, category, priority, minutes, startTime: wall.startTime }
    const series = await createSeries(tx, context, template, contentOf(given))
    const created = await insertTask(tx, context, given, wall, series)
    await planAhead(tx, context.owner, series, dayOf(context.now, context.timeZone), context.now)
    return created
  })
}

const wallOf = ({ now, timeZone }: PlannerContext, given: NewTask): Wall =>
  scheduleTask(given, { dueDate: dayOf(now, timeZone), startTime: null, isSecondOccurrence: false }, timeZone)

const contentOf = ({ title, description = null }: NewTask) => ({ title, description })
const columnsOf = ({ category = 'personal', priority = 1, estimatedDuration = 30 }: NewTask) => ({
  category,
  priority,
  minutes: estimatedDuration,
})

/** A series starts on the first day on or after the chosen one that its rule names. */
function startOf({ timeZone }: PlannerContext, repeat: string, wall: Wall): Wall & { rule: string } {
  const rule = readRule(repeat, wall.dueDate, timeZone)
  const dueDate = firstOf(rule, wall.dueDate)
  return { rule, ...wall, dueDate, isSecondOccurrence: wall.isSecondOccurrence && dueDate === wall.dueDate }
}

async function insertTask(
  db: Db,
  context: PlannerContext,
  given: NewTask,
  wall: Wall,
  series: Series | null,
): Promise<Created> {
  const { owner, timeZone, now } = context
  const { id = newId() } = given
  const [created] = await db
    .insert(tasks)
    .values({
      userId: owner.id,
      id,
      ...columnsOf(given),
      ...wall,
      ...(given.isCompleted && { completedAt: now, completedOn: dayOf(now, timeZone) }),
      ...(series && { seriesId: series.id, seriesDate: wall.dueDate }),
      sealedContent: seal(owner, tasks.sealedContent, id, contentOf(given)),
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing({ target: [tasks.userId, tasks.id] })
    .returning()
  const row = created === undefined ? await findTask(db, owner, id) : { ...created, repeat: series?.rule ?? null }
  if (row === undefined) throw notFound()
  return { row, isNew: created !== undefined }
}

const toggle = prepared((db) =>
  db
    .update(tasks)
    .set({
      completedAt: sql`case when ${sql.placeholder('isDone')}::boolean then coalesce(${tasks.completedAt}, ${sql.placeholder('now')}) end`,
      completedOn: sql`case when ${sql.placeholder('isDone')}::boolean then coalesce(${tasks.completedOn}, ${sql.placeholder('today')}) end`,
      updatedAt: sql`${sql.placeholder('now')}`,
    })
    .where(
      and(eq(tasks.userId, sql.placeholder('userId')), eq(tasks.id, sql.placeholder('id')), isNull(tasks.deletedAt)),
    )
    .returning({
      ...getTableColumns(tasks),
      // Raw SQL: in a subquery the query builder drops the table's name, so a column would be compared with itself.
      repeat: sql<
        string | null
      >`(select s.rule from task_series s where s.user_id = tasks.user_id and s.id = tasks.series_id)`,
    })
    .prepare('tasks_toggle'),
)

/** One statement, because it is the most frequent change. The first completion time stays. */
async function toggleTask(
  db: Db,
  { owner, now, timeZone }: PlannerContext,
  id: string,
  isDone: boolean,
): Promise<TaskRow> {
  const today = dayOf(now, timeZone)
  const [row] = await toggle(db).execute({ userId: owner.id, id, isDone, today, now: now.toISOString() })
  if (row === undefined) throw notFound()
  return row
}

/** Changes only the given fields; of a series only this occurrence, unless `scope` says more. */
export function updateTask(db: Db, context: PlannerContext, id: string, change: TaskChange): Promise<TaskRow> {
  const { isCompleted, ...rest } = change
  const isToggle = isCompleted !== undefined && Object.keys(rest).length === 0
  return isToggle ? toggleTask(db, context, id, isCompleted) : changeTask(db, context, id, change)
}

function changeTask(db: Db, context: PlannerContext, id: string, change: TaskChange): Promise<TaskRow> {
  const { scope = 'this', repeat } = change
  const work = (tx: Db) => changeLocked(tx, context, id, change)
  return scope === 'this' && repeat === undefined ? db.transaction(work) : runSerially(db, context.owner, work)
}

async function changeLocked(tx: Db, context: PlannerContext, id: string, change: TaskChange): Promise<TaskRow> {
  const { scope = 'this', repeat, ...fields } = change
  const [before] = await tx.select().from(tasks).where(live(context.owner, id)).for('update')
  if (before === undefined) throw notFound()
  if (before.seriesId === null && repeat)
    await beginWith(tx, context, await changeRow(tx, context, before, fields), repeat)
  else if (before.seriesId === null || (scope === 'this' && repeat === undefined))
    await changeRow(tx, context, before, fields)
  else await changeSeries(tx, context, before, change)
  const row = await findTask(tx, context.owner, id)
  if (row === undefined) throw notFound()
  return row
}

async function beginWith(tx: Db, context: PlannerContext, row: Row, repeat: string): Promise<void> {
  const { owner, now, timeZone } = context
  const { rule, dueDate, startTime, isSecondOccurrence } = startOf(context, repeat, row)
  const { category, priority, minutes } = row
  const template = { rule, firstDay: dueDate, category, priority, minutes, startTime }
  const series = await createSeries(
    tx,
    context,
    template,
    unsealOrThrow(owner, tasks.sealedContent, row.id, row.sealedContent),
  )
  await tx
    .update(tasks)
    .set({ seriesId: series.id, seriesDate: dueDate, dueDate, isSecondOccurrence })
    .where(live(owner, row.id))
  await planAhead(tx, owner, series, dayOf(now, timeZone), now)
}

/** The caller holds the row's lock. */
async function changeRow(tx: Db, context: PlannerContext, before: Row, change: TaskChange): Promise<Row> {
  const { owner, timeZone, now } = context
  const { title, description, category = before.category, priority = before.priority } = change
  const content = {
    ...(title !== undefined && { title }),
    ...(description !== undefined && { description }),
  }
  const isReworded = Object.keys(content).length > 0
  const [row] = await tx
    .update(tasks)
    .set({
      category,
      priority,
      ...scheduleTask(change, before, timeZone),
      minutes: change.estimatedDuration ?? before.minutes,
      ...done(change.isCompleted, before, context),
      ...(isReworded && {
        sealedContent: reseal(owner, tasks.sealedContent, before.id, before.sealedContent, content),
      }),
      updatedAt: now,
    })
    .where(live(owner, before.id))
    .returning()
  if (row === undefined) throw notFound()
  return row
}

/** The first completion time stays. */
function done(isCompleted: boolean | undefined, before: Row, { now, timeZone }: PlannerContext) {
  if (isCompleted === undefined || isCompleted === (before.completedAt !== null)) return {}
  return isCompleted
    ? { completedAt: now, completedOn: dayOf(now, timeZone) }
    : { completedAt: null, completedOn: null }
}
