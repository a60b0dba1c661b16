import type { Goal, ProgressEntry, goalsApi } from '#contract/goals.ts'
import type { Context } from '#server/lib/context.ts'
import type { Handlers } from '#server/lib/mount.ts'
import { StatusReply } from '#server/lib/reply-kinds.ts'
import { defaultLimit, fromCursor, positionOf, toPage } from '#server/lib/pagination.ts'
import { type Owner, unsealOrPlaceholder } from '#server/lib/sealed.ts'
import type { OwnerInZone, Session } from '#server/lib/session.ts'
import { historyOf, recentOf } from './progress-history.repo.ts'
import { forecastOf, type RecentProgress } from './goal-forecast.ts'
import { paceOf, progressOf } from './goal-rules.ts'
import {
  createGoal,
  deleteGoal,
  type GoalDisplay,
  type GoalRow,
  listGoals,
  restoreGoal,
  summarizeGoals,
  tickMilestone,
  updateGoal,
} from './goals.repo.ts'
import { goals, progressEntries } from './goals.table.ts'
import { addProgress, listProgress, undoProgress, type EntryRow } from './goal-progress.repo.ts'

export const goalsRoutes = ({ db, clock }: Context): Handlers<typeof goalsApi> => {
  const presenter = async (session: Session, rows: readonly GoalRow[]) => {
    const shown = { now: clock(), withForecast: session.isPremium }
    const recent = await recentOf(db, session, rows, shown)
    return (row: GoalRow) => toGoal(session, row, recent.get(row.id), shown)
  }
  const present = async (session: Session, row: GoalRow) => (await presenter(session, [row]))(row)
  return {
    'GET /api/goals': async ({ session, owner, query: { limit = defaultLimit, cursor } }) => {
      const rows = await listGoals(db, owner, fromCursor(cursor), limit + 1)
      return toPage(rows, limit, positionOf, await presenter(session, rows))
    },
    'GET /api/goals/summary': async ({ owner }) => summarizeGoals(db, owner),
    'POST /api/goals': async ({ session, body }) => {
      const { row, isNew } = await createGoal(db, session, body, clock())
      return new StatusReply(isNew ? 201 : 200, await present(session, row))
    },
    'PUT /api/goals/{id}': async ({ session, params, body }) =>
      present(session, await updateGoal(db, session, params.id, body, clock)),
    'DELETE /api/goals/{id}': async ({ owner, params }) => deleteGoal(db, owner, params.id, clock()),
    'POST /api/goals/{id}/restore': async ({ session, owner, params }) =>
      present(session, await restoreGoal(db, owner, params.id)),
    'PUT /api/goals/{id}/milestone': async ({ session, params, body }) =>
      present(session, await tickMilestone(db, session, params.id, body, clock)),
    'GET /api/goals/{id}/history': async ({ session, params }) => historyOf(db, session, params.id, clock()),
    'GET /api/goals/{id}/progress': async ({ owner, params, query: { limit = defaultLimit, cursor } }) => {
      const rows = await listProgress(db, owner, params.id, fromCursor(cursor), limit + 1)
      return toPage(rows, limit, positionOf, (row) => toEntry(owner, row))
    },
    'POST /api/goals/{id}/progress': async ({ session, params, body }) => {
      const { row, isNew } = await addProgress(db, session, params.id, body, clock)
      return new StatusReply(isNew ? 201 : 200, await present(session, row))
    },
    'POST /api/goals/{id}/progress/undo': async ({ session, params, body }) =>
      present(session, await undoProgress(db, session, params.id, body.id, clock)),
  }
}

/** `recent` holds the goal's figures of `recentOf`. */
export function toGoal(
  { owner, timeZone }: OwnerInZone,
  row: GoalRow,
  recent: RecentProgress | undefined,
  { now, withForecast }: GoalDisplay,
): Goal {
  const way = { ...row, begunAt: row.createdAt }
  const forecast = forecastOf(way, recent, now, timeZone)
  return {
    ...unsealOrPlaceholder(owner, goals.sealedContent, row.id, row.sealedContent),
    id: row.id,
    kind: row.kind,
    category: row.category,
    currency: row.currency,
    targetValue: row.target,
    currentValue: row.current,
    targetDate: row.targetDate,
    priority: row.priority,
    trackAs: row.trackAs,
    isCompleted: row.completedAt !== null,
    progress: progressOf(row.current, row.target),
    pace: paceOf(way, forecast, now, timeZone),
    forecast: withForecast ? forecast : null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }
}

const toEntry = (owner: Owner, row: EntryRow): ProgressEntry => ({
  id: row.id,
  value: row.value,
  change: row.change,
  note: row.note === null ? null : unsealOrPlaceholder(owner, progressEntries.note, row.id, row.note),
  createdAt: row.createdAt.toISOString(),
})
