import { and, between, count, eq, gte, isNotNull, notExists, or } from 'drizzle-orm'
import { addDays, dayOf } from '#server/lib/days.ts'
import type { Db } from '#server/lib/db.ts'
import { oneAtATime } from '#server/lib/limits.ts'
import { newId } from '#server/lib/record.ts'
import { type Owner, seal, unseal } from '#server/lib/sealed.ts'
import { taskSeries, tasks, type TaskWords } from './planner.table.ts'
import { daysOf, endsBy } from './repeat-rule.ts'
import { refuse } from './wall-time.ts'

/** Who changes her tasks, when, and by which clock: days and hours are hers. */
export type Here = { owner: Owner; timeZone: string; now: Date }
export type Series = typeof taskSeries.$inferSelect
/** An occurrence of a series, as the table has it. */
export type Occurrence = typeof tasks.$inferSelect

/** The day of an occurrence as its series named it. */
export const namedDay = ({ seriesDate, dueDate }: Occurrence): string => seriesDate ?? dueDate

const mostAhead = 366
const daysAhead = 731
const planEvery = 30
const mostSeries = 100
const insertBatch = 500

/** Changes to what repeats follow one another, an account at a time. Take it before any row of hers. */
export const inTurn = (tx: Db, owner: Owner): Promise<void> => oneAtATime(tx, { owner, isPremium: false })

export const ofSeries = (owner: Owner, seriesId: string) =>
  and(eq(tasks.userId, owner.id), eq(tasks.seriesId, seriesId))
export const known = (owner: Owner, id: string) => and(eq(taskSeries.userId, owner.id), eq(taskSeries.id, id))

/** Refuses one more task that repeats where she has a hundred of them that go on. Call it in turn. */
export async function requireRoom(tx: Db, { owner, now, timeZone }: Here): Promise<void> {
  const goesOn = or(isNotNull(taskSeries.planOn), gte(taskSeries.plannedThrough, dayOf(now, timeZone)))
  const [row] = await tx
    .select({ live: count() })
    .from(taskSeries)
    .where(and(eq(taskSeries.userId, owner.id), goesOn))
  if ((row?.live ?? 0) >= mostSeries)
    throw refuse('repeat', `You have ${mostSeries} tasks that repeat. End one of them first`)
}

type Template = Pick<Series, 'rule' | 'firstDay' | 'category' | 'priority' | 'startTime' | 'minutes'>

/** Begins a series. Its first occurrence is the caller's to keep; the others come by `planAhead`. */
export async function beginSeries(tx: Db, here: Here, template: Template, words: TaskWords): Promise<Series> {
  const { owner, now, timeZone } = here
  await requireRoom(tx, here)
  if (template.firstDay < addDays(dayOf(now, timeZone), -mostAhead))
    throw refuse('dueDate', 'What repeats begins a year ago at the earliest')
  const id = newId()
  const row: Series = {
    ...template,
    userId: owner.id,
    id,
    plannedThrough: template.firstDay,
    planOn: null,
    ends: [],
    words: seal(owner, taskSeries.words, id, words),
    createdAt: now,
    updatedAt: now,
  }
  await tx.insert(taskSeries).values(row)
  return row
}

/**
 * Plans the next occurrences of a series: at most 366 ahead of `today`, at most two years ahead. What is there already, or
 * was deleted by her, is not planned again. The series must be locked, or new.
 */
export async function planAhead(tx: Db, owner: Owner, series: Series, today: string, now: Date): Promise<void> {
  const { rule, firstDay, plannedThrough } = series
  const horizon = [addDays(today, daysAhead), plannedThrough].sort()[1] ?? plannedThrough
  const named = daysOf(rule, firstDay, addDays(plannedThrough, 1), horizon)
  const [there] = await tx
    .select({ ahead: count() })
    .from(tasks)
    .where(and(ofSeries(owner, series.id), between(tasks.seriesDate, today, plannedThrough)))
  const room = Math.max(0, mostAhead - (there?.ahead ?? 0))
  const days = named.slice(0, named.filter((day) => day < today).length + room)
  await addOccurrences(tx, owner, series, days, now)
  const isWhole = days.length === named.length
  const through = isWhole ? horizon : (days.at(-1) ?? plannedThrough)
  const isOver = endsBy(rule, firstDay, through)
  await tx
    .update(taskSeries)
    .set({
      plannedThrough: isOver ? (days.at(-1) ?? plannedThrough) : through,
      planOn: isOver ? null : addDays(today, planEvery),
    })
    .where(known(owner, series.id))
}

async function addOccurrences(tx: Db, owner: Owner, series: Series, days: string[], now: Date): Promise<void> {
  const words = unseal(owner, taskSeries.words, series.id, series.words)
  const { category, priority, startTime, minutes } = series
  for (let at = 0; at < days.length; at += insertBatch)
    await tx
      .insert(tasks)
      .values(
        days.slice(at, at + insertBatch).map((day) => {
          const id = newId()
          return {
            userId: owner.id,
            id,
            category,
            priority,
            minutes,
            startTime,
            isLater: false,
            dueDate: day,
            seriesId: series.id,
            seriesDate: day,
            words: seal(owner, tasks.words, id, words),
            createdAt: now,
            updatedAt: now,
          }
        }),
      )
      .onConflictDoNothing()
}

/** Forgets a series of which nothing is left. */
export async function dropEmpty(tx: Db, userId: string, id: string): Promise<void> {
  const left = tx
    .select({ id: tasks.id })
    .from(tasks)
    .where(and(eq(tasks.userId, userId), eq(tasks.seriesId, id)))
  await tx.delete(taskSeries).where(and(eq(taskSeries.userId, userId), eq(taskSeries.id, id), notExists(left)))
}
