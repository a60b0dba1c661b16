import { setTimeout } from 'node:timers/promises'
import { and, between, count, eq, gte, isNotNull, notExists, or, sql } from 'drizzle-orm'
import { addDays, dayOf } from '#server/lib/days.ts'
import type { Db } from '#server/lib/db.ts'
import { lockAccount } from '#server/lib/limits.ts'
import { newId } from '#server/lib/record.ts'
import { type Owner, seal, unsealOrThrow } from '#server/lib/sealed.ts'
import { fieldError, fullError } from '#server/lib/http-error.ts'
import { limitConcurrency } from '#server/lib/concurrency-limit.ts'
import { taskSeries, tasks, type TaskContent } from './planner.table.ts'
import { daysInSteps, endsBy } from './repeat-rule.ts'

/** Whose tasks, when, and in which time zone. */
export type PlannerContext = { owner: Owner; timeZone: string; now: Date }
export type Series = typeof taskSeries.$inferSelect
export type Occurrence = typeof tasks.$inferSelect

export const later = (one: string, other: string): string => (one > other ? one : other)

/** The day that the rule named, even if the task was moved. */
export const ruleDay = ({ seriesDate, dueDate }: Occurrence): string => seriesDate ?? dueDate

const maxAhead = 366
const daysAhead = 731
const planEvery = 30
const maxSeries = 100
const insertBatch = 100

/** The most waiting series changes of one account in one process. */
const maxWaiting = 500
const perAccount = limitConcurrency(() => 1, maxWaiting)
const perProcess = limitConcurrency(() => 4, Number.POSITIVE_INFINITY)

/** After each change an account pauses for half of its duration, for the sake of others. */
const pauseRatio = 0.5

/**
 * Series changes of an account run one after another, and queue before they take a connection: otherwise one account could hold
 * the whole pool.
 */
export function runSerially<T>(db: Db, owner: Owner, work: (tx: Db) => Promise<T>): Promise<T> {
  const answer = Promise.withResolvers<T>()
  const change = () =>
    db.transaction(async (tx) => {
      await lockAccount(tx, owner)
      return work(tx)
    })
  perAccount(owner.id, async () => {
    const began = performance.now()
    await perProcess('', change).then(answer.resolve, answer.reject)
    // The answer is already sent; only the account's next change waits.
    await setTimeout((performance.now() - began) * pauseRatio)
  }).catch(answer.reject)
  return answer.promise
}

export const isInSeries = (owner: Owner, seriesId: string) =>
  and(eq(tasks.userId, owner.id), eq(tasks.seriesId, seriesId))
export const isSeries = (owner: Owner, id: string) => and(eq(taskSeries.userId, owner.id), eq(taskSeries.id, id))

/** Call it inside `runSerially`. */
export async function requireSeriesLimit(tx: Db, { owner, now, timeZone }: PlannerContext): Promise<void> {
  const goesOn = or(isNotNull(taskSeries.nextGenerationOn), gte(taskSeries.plannedThrough, dayOf(now, timeZone)))
  const [row] = await tx
    .select({ live: count() })
    .from(taskSeries)
    .where(and(eq(taskSeries.userId, owner.id), goesOn))
  if ((row?.live ?? 0) >= maxSeries)
    throw fullError('repeat', `You have ${maxSeries} tasks that repeat. End one of them first`)
}

type Template = Pick<Series, 'rule' | 'firstDay' | 'category' | 'priority' | 'startTime' | 'minutes'>

/** The caller creates the first occurrence; `planAhead` the others. */
export async function createSeries(
  tx: Db,
  context: PlannerContext,
  template: Template,
  content: TaskContent,
): Promise<Series> {
  const { owner, now, timeZone } = context
  await requireSeriesLimit(tx, context)
  if (template.firstDay < addDays(dayOf(now, timeZone), -maxAhead))
    throw fieldError('dueDate', 'A repeating task can start a year ago at the earliest')
  const id = newId()
  const row: Series = {
    ...template,
    userId: owner.id,
    id,
    plannedThrough: template.firstDay,
    nextGenerationOn: null,
    truncations: [],
    sealedContent: seal(owner, taskSeries.sealedContent, id, content),
    createdAt: now,
    updatedAt: now,
  }
  await tx.insert(taskSeries).values(row)
  return row
}

/**
 * At most 366 occurrences after `today`, at most two years ahead. Existing and deleted ones are not planned again. The series
 * must be locked, or new.
 */
export async function planAhead(tx: Db, owner: Owner, series: Series, today: string, now: Date): Promise<void> {
  const { rule, firstDay, plannedThrough } = series
  const horizon = later(addDays(today, daysAhead), plannedThrough)
  const from = addDays(plannedThrough, 1)
  const [there] = await tx
    .select({ ahead: count() })
    .from(tasks)
    .where(and(isInSeries(owner, series.id), between(tasks.seriesDate, today, plannedThrough)))
  const room = Math.max(0, maxAhead - (there?.ahead ?? 0))
  const past = await daysInSteps(rule, firstDay, from, addDays(today, -1))
  const ahead = await daysInSteps(rule, firstDay, later(from, today), horizon, room + 1)
  const days = [...past, ...ahead.slice(0, room)]
  await addOccurrences(tx, owner, series, days, now)
  const isWhole = ahead.length <= room
  const through = isWhole ? horizon : (days.at(-1) ?? plannedThrough)
  const isOver = endsBy(rule, firstDay, through)
  await tx
    .update(taskSeries)
    .set({
      plannedThrough: isOver ? (days.at(-1) ?? plannedThrough) : through,
      nextGenerationOn: isOver ? null : addDays(today, planEvery),
    })
    .where(isSeries(owner, series.id))
}

async function addOccurrences(tx: Db, owner: Owner, series: Series, days: string[], now: Date): Promise<void> {
  const content = unsealOrThrow(owner, taskSeries.sealedContent, series.id, series.sealedContent)
  const { category, priority, startTime, minutes } = series
  const at = now.toISOString()
  for (let done = 0; done < days.length; done += insertBatch) {
    const due = days.slice(done, done + insertBatch)
    const ids = due.map(() => newId())
    const bytes = ids.map((id) => seal(owner, tasks.sealedContent, id, content).bytes)
    // Three arrays instead of a parameter for each column of each row, which would take most of the time.
    await tx.execute(sql`
      insert into ${tasks} (user_id, id, category, priority, minutes, start_time, is_second_occurrence, due_date, series_id, series_date,
        words, created_at, updated_at)
      select ${owner.id}, id, ${category}, ${priority}::smallint, ${minutes}::integer, ${startTime}::time, false, day,
        ${series.id}::uuid, day, words, ${at}::timestamptz, ${at}::timestamptz
      from unnest(${sql.param(ids)}::uuid[], ${sql.param(due)}::date[], ${sql.param(bytes)}::bytea[]) as fresh (id, day, words)
      on conflict do nothing`)
  }
}

export async function deleteEmptySeries(tx: Db, userId: string, id: string): Promise<void> {
  const left = tx
    .select({ id: tasks.id })
    .from(tasks)
    .where(and(eq(tasks.userId, userId), eq(tasks.seriesId, id)))
  await tx.delete(taskSeries).where(and(eq(taskSeries.userId, userId), eq(taskSeries.id, id), notExists(left)))
}
