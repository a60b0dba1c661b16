import { and, eq, gte, inArray, isNull } from 'drizzle-orm'
import { addDays, dayOf } from '#server/lib/days.ts'
import type { Db } from '#server/lib/db.ts'
import { fieldError } from '#server/lib/http-error.ts'
import { taskSeries, tasks } from './planner.table.ts'
import { daysInSteps, firstOf, readRule, ruleBefore } from './repeat-rule.ts'
import {
  ruleDay,
  deleteEmptySeries,
  type PlannerContext,
  isSeries,
  later,
  type Occurrence,
  isInSeries,
  planAhead,
  type Series,
} from './series.repo.ts'

const open = and(isNull(tasks.deletedAt), isNull(tasks.completedAt))

/**
 * Done and past occurrences stay; the rest is planned again, where a day named by both rules keeps its task. The edited
 * occurrence moves to the next day that the new rule names.
 */
export async function replan(
  tx: Db,
  context: PlannerContext,
  series: Series,
  repeat: string,
  { row, isWhole }: { row: Occurrence; isWhole: boolean },
): Promise<void> {
  const { owner, now, timeZone } = context
  const today = dayOf(now, timeZone)
  const from = isWhole ? series.firstDay : ruleDay(row)
  const rule = readRule(repeat, from, timeZone)
  const firstDay = firstOf(rule, from)
  const cut = later(today, firstDay)
  const fresh = { ...series, rule, firstDay, truncations: [], plannedThrough: addDays(cut, -1), updatedAt: now }
  const [next] = await daysInSteps(rule, firstDay, cut, addDays(cut, 731), 1)
  if (next === undefined) throw fieldError('repeat', 'That would leave no days from today on')
  await tx.update(taskSeries).set(fresh).where(isSeries(owner, series.id))
  await replanDeleted(tx, context, series)
  await deleteUnmatched(tx, context, fresh, row, later(today, isWhole ? today : ruleDay(row)))
  await planAhead(tx, owner, fresh, today, now)
}

/** A deleted range is planned again too. */
async function replanDeleted(tx: Db, { owner }: PlannerContext, series: Series): Promise<void> {
  const cuts = series.truncations.map(({ at }) => new Date(at))
  if (cuts.length > 0) await tx.delete(tasks).where(and(isInSeries(owner, series.id), inArray(tasks.deletedAt, cuts)))
}

/** Deletes what the new rule no longer names, and moves the edited occurrence. */
async function deleteUnmatched(
  tx: Db,
  context: PlannerContext,
  series: Series,
  row: Occurrence,
  cut: string,
): Promise<void> {
  const { owner } = context
  const rows = await tx
    .select({ id: tasks.id, day: tasks.seriesDate, completedAt: tasks.completedAt, deletedAt: tasks.deletedAt })
    .from(tasks)
    .where(and(isInSeries(owner, series.id), gte(tasks.seriesDate, cut)))
  const last = rows.reduce((day, each) => later(day, each.day ?? day), cut)
  const named = await daysInSteps(series.rule, series.firstDay, cut, last)
  const isNamed = new Set<string | null>(named)
  const isFree = (each: (typeof rows)[number]) => each.completedAt === null && each.deletedAt === null
  const taken = new Set(rows.filter((each) => !isFree(each)).map(({ day }) => day))
  const gone = rows.filter((each) => isFree(each) && !isNamed.has(each.day))
  const freeDays = named.filter((day) => !taken.has(day))
  const reach = addDays(cut, 731 + 366)
  const freeDay =
    freeDays.find((day) => day >= ruleDay(row)) ??
    (await daysInSteps(series.rule, series.firstDay, addDays(last, 1), reach, 1)).at(0) ??
    freeDays.at(-1)
  const isMoved = freeDay !== undefined && gone.some(({ id }) => id === row.id)
  const ids = gone.map(({ id }) => id).filter((id) => id !== row.id)
  if (isMoved) ids.push(...rows.filter(({ day }) => day === freeDay).map(({ id }) => id))
  if (ids.length > 0) await tx.delete(tasks).where(and(eq(tasks.userId, owner.id), inArray(tasks.id, ids)))
  if (isMoved)
    await tx
      .update(tasks)
      .set({ seriesDate: freeDay, dueDate: freeDay, isSecondOccurrence: false })
      .where(and(eq(tasks.userId, owner.id), eq(tasks.id, row.id)))
}

/**
 * Deletes open occurrences from today on. The edited one becomes a single task; done and past ones stay, and leave the series if
 * it ends as a whole.
 */
export async function endRepeat(
  tx: Db,
  context: PlannerContext,
  series: Series,
  row: Occurrence,
  isWhole: boolean,
): Promise<void> {
  const { owner, now, timeZone } = context
  const cut = isWhole ? dayOf(now, timeZone) : later(dayOf(now, timeZone), ruleDay(row))
  const single = { seriesId: null, seriesDate: null }
  await tx
    .update(tasks)
    .set({ ...single, updatedAt: now })
    .where(and(eq(tasks.userId, owner.id), eq(tasks.id, row.id)))
  await tx
    .update(tasks)
    .set({ deletedAt: now })
    .where(and(isInSeries(owner, series.id), open, gte(tasks.seriesDate, cut)))
  if (isWhole)
    await tx
      .update(tasks)
      .set(single)
      .where(and(isInSeries(owner, series.id), isNull(tasks.deletedAt)))
  const { rule, plannedThrough } = series
  await tx
    .update(taskSeries)
    .set({
      rule: ruleBefore(rule, cut),
      plannedThrough: addDays(cut, -1),
      nextGenerationOn: null,
      truncations: [...series.truncations, { at: now.toISOString(), rule, plannedThrough }],
      updatedAt: now,
    })
    .where(isSeries(owner, series.id))
  await deleteEmptySeries(tx, owner.id, series.id)
}
