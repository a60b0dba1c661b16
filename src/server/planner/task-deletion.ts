import { and, eq, gte, isNull } from 'drizzle-orm'
import type { editScopes } from '#contract/lists.ts'
import { addDays, dayOf } from '#server/lib/days.ts'
import type { Db } from '#server/lib/db.ts'
import { notFound } from '#server/lib/http-error.ts'
import type { Owner } from '#server/lib/sealed.ts'
import { taskSeries, tasks } from './planner.table.ts'
import { ruleBefore } from './repeat-rule.ts'
import { isFirst, lockSeries } from './series-edit.ts'
import { ruleDay, type PlannerContext, runSerially, isSeries, isInSeries, type Series } from './series.repo.ts'
import { findTask, type TaskRow } from './task-lists.ts'

type Scope = (typeof editScopes)[number]

const byId = (owner: Owner, id: string) => and(eq(tasks.userId, owner.id), eq(tasks.id, id))
const live = (owner: Owner, id: string) => and(byId(owner, id), isNull(tasks.deletedAt))

/** The scope decides: this occurrence, this and the following, or all, done ones too. */
export async function deleteTask(db: Db, context: PlannerContext, id: string, scope: Scope): Promise<void> {
  const { owner, now } = context
  if (scope !== 'this') return runSerially(db, owner, (tx) => deleteSeries(tx, context, id, scope))
  const deleted = await db.update(tasks).set({ deletedAt: now }).where(live(owner, id)).returning({ id: tasks.id })
  if (deleted.length === 0) throw notFound()
}

async function deleteSeries(tx: Db, context: PlannerContext, id: string, scope: Scope): Promise<void> {
  const { owner, now } = context
  const [row] = await tx.select().from(tasks).where(live(owner, id)).for('update')
  if (row === undefined) throw notFound()
  if (row.seriesId === null) return void (await tx.update(tasks).set({ deletedAt: now }).where(live(owner, id)))
  const series = await lockSeries(tx, context, row)
  const isWhole = scope === 'all' || (await isFirst(tx, context, series, ruleDay(row)))
  const from = isWhole ? series.firstDay : ruleDay(row)
  await tx
    .update(tasks)
    .set({ deletedAt: now })
    .where(
      and(isInSeries(owner, series.id), isNull(tasks.deletedAt), isWhole ? undefined : gte(tasks.seriesDate, from)),
    )
  const { rule, plannedThrough, truncations } = series
  await tx
    .update(taskSeries)
    .set({
      rule: isWhole ? rule : ruleBefore(rule, from),
      plannedThrough: addDays(from, -1),
      nextGenerationOn: null,
      truncations: [...truncations, { at: now.toISOString(), rule, plannedThrough }],
      updatedAt: now,
    })
    .where(isSeries(owner, series.id))
}

/** Undoing a truncation restores all that it deleted. Restoring an existing task changes nothing. */
export const restoreTask = (db: Db, context: PlannerContext, id: string): Promise<TaskRow> =>
  runSerially(db, context.owner, async (tx) => {
    const { owner } = context
    const [row] = await tx.select().from(tasks).where(byId(owner, id)).for('update')
    if (row === undefined) throw notFound()
    if (row.deletedAt !== null) await restoreSeries(tx, context, row, row.deletedAt)
    const restored = await findTask(tx, owner, id)
    if (restored === undefined) throw notFound()
    return restored
  })

async function restoreSeries(tx: Db, context: PlannerContext, row: typeof tasks.$inferSelect, at: Date): Promise<void> {
  const { owner } = context
  const series = row.seriesId === null ? undefined : await lockSeries(tx, context, row)
  const nth = series?.truncations.findLastIndex((each) => each.at === at.toISOString()) ?? -1
  const what = series === undefined || nth === -1 ? byId(owner, row.id) : isInSeries(owner, series.id)
  await tx
    .update(tasks)
    .set({ deletedAt: null })
    .where(and(what, eq(tasks.deletedAt, at)))
  if (series !== undefined && nth !== -1)
    await tx
      .update(taskSeries)
      .set(without(series, nth, context))
      .where(isSeries(owner, series.id))
}

/** Removes one truncation. A later one then refers to the rule that this one had cut. */
function without({ truncations, rule, plannedThrough }: Series, at: number, { now, timeZone }: PlannerContext) {
  const [undone] = truncations.slice(at, at + 1)
  const next = truncations.at(at + 1)
  const left = truncations.filter((_one, index) => index !== at)
  if (undone === undefined) return { truncations }
  if (next === undefined)
    return {
      truncations: left,
      rule: undone.rule,
      plannedThrough: undone.plannedThrough,
      nextGenerationOn: left.length === 0 ? dayOf(now, timeZone) : null,
      updatedAt: now,
    }
  left.splice(at, 1, { at: next.at, rule: undone.rule, plannedThrough: undone.plannedThrough })
  return { truncations: left, rule, plannedThrough, updatedAt: now }
}
