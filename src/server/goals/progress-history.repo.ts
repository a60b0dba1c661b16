import { and, asc, desc, eq, gt, ne, sql } from 'drizzle-orm'
import type { GoalHistory } from '#contract/goals.ts'
import { dateOf, dayOf, daysBetween, startOf } from '#server/lib/days.ts'
import { type Db, prepared } from '#server/lib/db.ts'
import { notFound, HttpError } from '#server/lib/http-error.ts'
import type { OwnerInZone, Session } from '#server/lib/session.ts'
import { type RecentProgress, recentMidnights } from './goal-forecast.ts'
import { type GoalDisplay, type GoalRow, liveGoal } from './goals.repo.ts'
import { goals, progressEntries } from './goals.table.ts'

const recent = prepared((db) =>
  db
    .select({
      goalId: progressEntries.goalId,
      updates: sql<number>`count(*)::int`,
      days: sql<number>`count(distinct width_bucket(${progressEntries.createdAt}, ${sql.placeholder('midnights')}::timestamptz[]))::int`,
      gained: sql<string>`sum(${progressEntries.change})::text`,
    })
    .from(progressEntries)
    .innerJoin(goals, and(eq(goals.userId, progressEntries.userId), eq(goals.id, progressEntries.goalId)))
    .where(
      and(
        eq(progressEntries.userId, sql.placeholder('userId')),
        sql`${progressEntries.goalId} = any(${sql.placeholder('ids')}::uuid[])`,
        sql`${progressEntries.createdAt} >= ${sql.placeholder('since')}`,
        // The starting value is not progress. Its entry has the goal's own creation time.
        gt(progressEntries.createdAt, goals.createdAt),
        ne(progressEntries.change, '0'),
      ),
    )
    .groupBy(progressEntries.goalId)
    .prepare('goals_recent'),
)

/** Figures of the progress entries for the forecast window, by goal. Goals that show neither forecast nor pace are left out. */
export async function recentOf(
  db: Db,
  { owner, timeZone }: OwnerInZone,
  rows: readonly GoalRow[],
  { now, withForecast }: GoalDisplay,
): Promise<ReadonlyMap<string, RecentProgress>> {
  const ids = rows
    .filter(({ completedAt, targetDate }) => completedAt === null && (withForecast || targetDate !== null))
    .map(({ id }) => id)
  if (ids.length === 0) return new Map()
  const midnights = recentMidnights(now, timeZone).map((midnight) => midnight.toISOString())
  const found = await recent(db).execute({ userId: owner.id, ids, midnights, since: midnights[0] })
  return new Map(found.map(({ goalId, ...rest }) => [goalId, rest]))
}

const maxPoints = 180

/** Refuses a free account. */
export async function historyOf(
  db: Db,
  { owner, isPremium, timeZone }: Session,
  id: string,
  now: Date,
): Promise<GoalHistory> {
  const [goal] = await db.select().from(goals).where(liveGoal(owner, id))
  if (goal === undefined) throw notFound()
  if (!isPremium) throw new HttpError('limit_reached', 'Goal charts are part of Premium. The list of updates is free.')
  const [begun, today] = [dateOf(goal.createdAt, timeZone), dateOf(now, timeZone)]
  const step = Math.ceil((daysBetween(begun, today) + 1) / maxPoints)
  const edges = Array.from({ length: maxPoints }, (_, n) =>
    startOf(begun.add({ days: n * step }), timeZone).toISOString(),
  )
  const lines = db
    .select({
      id: progressEntries.id,
      at: progressEntries.createdAt,
      value: progressEntries.value,
      span: sql<number>`width_bucket(${progressEntries.createdAt}, ${sql.param(edges)}::timestamptz[])`.as('span'),
    })
    .from(progressEntries)
    .where(and(eq(progressEntries.userId, owner.id), eq(progressEntries.goalId, id)))
    .as('lines')
  const last = await db
    .selectDistinctOn([lines.span], { at: lines.at, value: lines.value })
    .from(lines)
    .orderBy(asc(lines.span), desc(lines.at), desc(lines.id))
  const points = last.map(({ at, value }) => ({ date: dayOf(at, timeZone), value }))
  return { startDate: begun.toString(), today: today.toString(), startValue: goal.startValue, points }
}
