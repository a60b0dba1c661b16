import { and, asc, desc, eq, getTableColumns, gte, isNotNull, isNull, lte, type SQLWrapper, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { UpcomingEvent } from '#contract/dashboard.ts'
import type { Goal } from '#contract/goals.ts'
import { type Db, prepared } from '#server/lib/db.ts'
import { fromCursor } from '#server/lib/pagination.ts'
import { unsealOrPlaceholder } from '#server/lib/sealed.ts'
import type { OwnerInZone, Session } from '#server/lib/session.ts'
import type { GoalFact } from '#server/ports/coach-model.ts'
import type { TrackedGoal } from '#server/ports/goal-view.ts'
import { listGoals, liveOfOwner } from './goals.repo.ts'
import { recentOf } from './progress-history.repo.ts'
import { toGoal } from './goals.routes.ts'
import { goals } from './goals.table.ts'

/** SQL fragment: the tracked goals as one JSON object by track; null without any. */
export const trackedGoals = (userId: SQLWrapper) =>
  sql<Partial<Record<NonNullable<Goal['trackAs']>, TrackedGoal>> | null>`(
    select json_object_agg(track_as, json_build_object('id', id, 'currency', currency, 'current', current::text,
      'target', target::text, 'percentage', least(100, floor(current * 100 / target))::int))
    from ${goals} where user_id = ${userId} and deleted_at is null and track_as is not null)`

const columns = (isDue: boolean) => ({ ...getTableColumns(goals), isDue: sql<boolean>`${isDue}::boolean`.as('is_due') })
const dashboardGoals = prepared((db) =>
  unionAll(
    db
      .select(columns(false))
      .from(goals)
      .where(and(liveOfOwner, eq(goals.category, 'financial')))
      .orderBy(sql`(completed_at is not null)`, desc(goals.createdAt), desc(goals.id))
      .limit(sql.placeholder('financial')),
    db
      .select(columns(true))
      .from(goals)
      .where(
        and(
          liveOfOwner,
          isNull(goals.completedAt),
          isNotNull(goals.targetDate),
          gte(goals.targetDate, sql.placeholder('from')),
          lte(goals.targetDate, sql.placeholder('to')),
        ),
      )
      .orderBy(asc(goals.targetDate), asc(goals.id))
      .limit(sql.placeholder('due')),
  ).prepare('goals_dashboard'),
)

/** Newest financial goals, open ones first, and open goals due from `from` to `to`, soonest first. */
export async function readGoalsForDashboard(
  db: Db,
  viewer: OwnerInZone,
  { now, ...most }: { now: Date; financial: number; due: number; from: string; to: string },
): Promise<{ financial: Omit<Goal, 'forecast'>[]; due: UpcomingEvent[] }> {
  const { owner } = viewer
  const rows = await dashboardGoals(db).execute({ userId: owner.id, ...most })
  const financial = rows.filter(({ isDue }) => !isDue)
  // Only the goals screen shows forecasts.
  const shown = { now, withForecast: false }
  const recent = await recentOf(db, viewer, financial, shown)
  return {
    financial: financial.map((row) => {
      const { forecast: _forecast, ...goal } = toGoal(viewer, row, recent.get(row.id), shown)
      return goal
    }),
    due: rows.flatMap(({ isDue, id, targetDate, sealedContent }) =>
      isDue && targetDate !== null
        ? [
            {
              kind: 'goal',
              id,
              title: unsealOrPlaceholder(owner, goals.sealedContent, id, sealedContent).title,
              date: targetDate,
              at: null,
            },
          ]
        : [],
    ),
  }
}

const maxNamed = 20

/** The newest goals, without unreadable ones. */
export async function listGoalFacts(db: Db, session: Session, now: Date): Promise<GoalFact[]> {
  const rows = await listGoals(db, session.owner, fromCursor(undefined), maxNamed)
  const shown = { now, withForecast: session.isPremium }
  const recent = await recentOf(db, session, rows, shown)
  return rows.flatMap((row) => {
    const goal = toGoal(session, row, recent.get(row.id), shown)
    const { isUnreadable, title, category, progress, pace, targetDate, isCompleted } = goal
    const state = pace?.state ?? null
    return isUnreadable ? [] : [{ title, category, progress, state, targetDate, isCompleted }]
  })
}
