import { and, eq, gte, lt, sql } from 'drizzle-orm'
import type { TaskChange } from '#contract/planner.ts'
import { addDays } from '#server/lib/days.ts'
import type { Db } from '#server/lib/db.ts'
import { notFound, fieldError } from '#server/lib/http-error.ts'
import { newId } from '#server/lib/record.ts'
import { unsealOrPlaceholder, reseal, seal, unsealOrThrow } from '#server/lib/sealed.ts'
import { taskSeries, tasks, type TaskContent } from './planner.table.ts'
import { ruleBefore, ruleFrom } from './repeat-rule.ts'
import { endRepeat, replan } from './series-rule.ts'
import {
  ruleDay,
  type PlannerContext,
  isSeries,
  type Occurrence,
  isInSeries,
  requireSeriesLimit,
  type Series,
} from './series.repo.ts'
import { scheduleTask } from './wall-time.ts'

export async function lockSeries(tx: Db, { owner }: PlannerContext, row: Occurrence): Promise<Series> {
  const [series] = await tx
    .select()
    .from(taskSeries)
    .where(isSeries(owner, row.seriesId ?? ''))
    .for('update')
  if (series === undefined) throw notFound()
  return series
}

/** Whether no earlier occurrence of the series is left. */
export async function isFirst(tx: Db, { owner }: PlannerContext, series: Series, day: string): Promise<boolean> {
  const earlier = await tx
    .select({ id: tasks.id })
    .from(tasks)
    .where(and(isInSeries(owner, series.id), lt(tasks.seriesDate, day)))
    .limit(1)
  return earlier.length === 0
}

/** Changes several occurrences, or the rule. The caller runs serially and holds the row's lock. */
export async function changeSeries(
  tx: Db,
  context: PlannerContext,
  row: Occurrence,
  change: TaskChange,
): Promise<void> {
  const { scope = 'this', repeat, ...fields } = change
  if (scope === 'this') throw fieldError('scope', 'A repeat rule goes with scope “following” or “all”')
  for (const name of ['isCompleted', 'dueDate'] as const)
    if (fields[name] !== undefined) throw fieldError(name, 'This changes one occurrence: choose scope “this”')
  const wall = scheduleTask(fields, row, context.timeZone)
  if (wall.dueDate !== row.dueDate)
    throw fieldError('scheduledTime', 'For several at once, you can change the time but not the day')
  const whole = await lockSeries(tx, context, row)
  const day = ruleDay(row)
  const isWhole = scope === 'all' || (await isFirst(tx, context, whole, day))
  if (repeat === null) return endRepeat(tx, context, whole, row, isWhole)
  const series = isWhole ? whole : await splitSeries(tx, context, whole, day)
  const changed = await changeEach(tx, context, series, fields, {
    id: row.id,
    ...(fields.scheduledTime !== undefined && {
      startTime: wall.startTime,
      isSecondOccurrence: wall.isSecondOccurrence,
    }),
  })
  if (repeat !== undefined && repeat.toUpperCase() !== whole.rule)
    await replan(tx, context, changed, repeat, { row, isWhole })
}

async function splitSeries(tx: Db, context: PlannerContext, series: Series, day: string): Promise<Series> {
  const { owner, now } = context
  await requireSeriesLimit(tx, context)
  const { rule, firstDay } = series
  const id = newId()
  const later: Series = {
    ...series,
    id,
    rule: ruleFrom(rule, firstDay, day),
    firstDay: day,
    truncations: series.truncations.map((one) => ({ ...one, rule: ruleFrom(one.rule, firstDay, day) })),
    sealedContent: seal(
      owner,
      taskSeries.sealedContent,
      id,
      unsealOrThrow(owner, taskSeries.sealedContent, series.id, series.sealedContent),
    ),
    createdAt: now,
    updatedAt: now,
  }
  await tx.insert(taskSeries).values(later)
  const before = {
    rule: ruleBefore(rule, day),
    plannedThrough: addDays(day, -1),
    nextGenerationOn: null,
    truncations: [],
    updatedAt: now,
  }
  await tx.update(taskSeries).set(before).where(isSeries(owner, series.id))
  await tx
    .update(tasks)
    .set({ seriesId: id })
    .where(and(isInSeries(owner, series.id), gte(tasks.seriesDate, day)))
  return later
}

type Hour = { id: string; startTime?: string | null; isSecondOccurrence?: boolean }

/** Also changes the template of new occurrences. */
async function changeEach(
  tx: Db,
  context: PlannerContext,
  series: Series,
  change: TaskChange,
  hour: Hour,
): Promise<Series> {
  const { owner, now } = context
  const { category, priority, estimatedDuration: minutes, title, description } = change
  const columns = {
    ...(category !== undefined && { category }),
    ...(priority !== undefined && { priority }),
    ...(minutes !== undefined && { minutes }),
    ...(hour.startTime !== undefined && { startTime: hour.startTime }),
  }
  const reworded = {
    ...(title !== undefined && { title }),
    ...(description !== undefined && { description }),
  }
  const isReworded = Object.keys(reworded).length > 0
  await tx
    .update(tasks)
    .set({
      ...columns,
      ...(hour.startTime !== undefined && {
        isSecondOccurrence: sql`${tasks.id} = ${hour.id} and ${hour.isSecondOccurrence ?? false}`,
      }),
      updatedAt: now,
    })
    .where(isInSeries(owner, series.id))
  if (isReworded) await changeWords(tx, context, series, reworded)
  const sealedContent = isReworded
    ? reseal(owner, taskSeries.sealedContent, series.id, series.sealedContent, reworded)
    : series.sealedContent
  const changed = { ...columns, sealedContent, updatedAt: now }
  await tx.update(taskSeries).set(changed).where(isSeries(owner, series.id))
  return { ...series, ...changed }
}

const rewordBatch = 100

/**
 * A sealed value is bound to its row, so each is opened and sealed again, and written in batches. One that cannot be
 * unsealed stays unchanged.
 */
async function changeWords(
  tx: Db,
  { owner }: PlannerContext,
  series: Series,
  reworded: Partial<TaskContent>,
): Promise<void> {
  const rows = await tx
    .select({ id: tasks.id, sealedContent: tasks.sealedContent })
    .from(tasks)
    .where(isInSeries(owner, series.id))
  for (let at = 0; at < rows.length; at += rewordBatch) {
    const batch = rows.slice(at, at + rewordBatch).flatMap(({ id, sealedContent }) => {
      const before = unsealOrPlaceholder(owner, tasks.sealedContent, id, sealedContent)
      return before.isUnreadable
        ? []
        : [{ id, sealedContent: seal(owner, tasks.sealedContent, id, { ...before, ...reworded }).bytes }]
    })
    const ids = batch.map(({ id }) => id)
    const sealedContents = batch.map((row) => row.sealedContent)
    await tx
      .update(tasks)
      .set({ sealedContent: sql`fresh.words` })
      .from(sql`unnest(${sql.param(ids)}::uuid[], ${sql.param(sealedContents)}::bytea[]) as fresh (id, words)`)
      .where(and(eq(tasks.userId, owner.id), sql`${tasks.id} = fresh.id`))
  }
}
