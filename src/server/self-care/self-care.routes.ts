import type { BreathingPattern, SelfCareActivity, selfCareApi } from '#contract/self-care.ts'
import type { Context } from '#server/lib/context.ts'
import { joinJson, type Json } from '#server/lib/json.ts'
import type { Handlers } from '#server/lib/mount.ts'
import { StatusReply } from '#server/lib/reply-kinds.ts'
import { defaultLimit, fromCursor, positionOf, toPage } from '#server/lib/pagination.ts'
import { HttpError } from '#server/lib/http-error.ts'
import { type Owner, jsonOrPlaceholder } from '#server/lib/sealed.ts'
import { findInsights } from './insights.ts'
import { createPattern, deletePattern, listPatterns, type PatternRow, restorePattern } from './patterns.repo.ts'
import {
  type ActivityRow,
  createActivity,
  deleteActivity,
  listActivities,
  restoreActivity,
  updateActivity,
} from './self-care.repo.ts'
import { breathingPatterns, selfCareActivities } from './self-care.table.ts'
import { tallyDays } from './summary.repo.ts'
import { summarize, windowOf } from './summary.ts'

export const selfCareRoutes = ({ db, clock }: Context): Handlers<typeof selfCareApi> => ({
  'GET /api/self-care': async ({ owner, session, query: { limit = defaultLimit, cursor, days } }) => {
    const since = days === undefined ? undefined : windowOf(clock(), session.timeZone).edges.at(-1 - days)
    const rows = await listActivities(db, owner, fromCursor(cursor), limit + 1, since)
    return toPage(rows, limit, positionOf, (row) => toActivity(owner, row))
  },
  'POST /api/self-care': async ({ session, body }) => {
    const { row, isNew } = await createActivity(db, session, body, clock())
    return new StatusReply(isNew ? 201 : 200, toActivity(session.owner, row))
  },
  'PUT /api/self-care/{id}': async ({ owner, params, body }) =>
    toActivity(owner, await updateActivity(db, owner, params.id, body, clock())),
  'DELETE /api/self-care/{id}': async ({ owner, params }) => deleteActivity(db, owner, params.id, clock()),
  'POST /api/self-care/{id}/restore': async ({ owner, params }) =>
    toActivity(owner, await restoreActivity(db, owner, params.id)),
  'GET /api/self-care/summary': async ({ owner, session }) => {
    const { dates, edges } = windowOf(clock(), session.timeZone)
    return summarize(dates, await tallyDays(db, owner, edges))
  },
  'GET /api/self-care/insights': async ({ owner, session }) => {
    if (!session.isPremium)
      throw new HttpError(
        'limit_reached',
        'Seeing what goes with your good days is part of Premium. The charts are free.',
      )
    const { edges } = windowOf(clock(), session.timeZone)
    return findInsights(await tallyDays(db, owner, edges))
  },
  'GET /api/self-care/patterns': async ({ owner, query: { limit = defaultLimit, cursor } }) => {
    const rows = await listPatterns(db, owner, fromCursor(cursor), limit + 1)
    return toPage(rows, limit, positionOf, (row) => toPattern(owner, row))
  },
  'POST /api/self-care/patterns': async ({ owner, body }) => {
    const { row, isNew } = await createPattern(db, owner, body, clock())
    return new StatusReply(isNew ? 201 : 200, toPattern(owner, row))
  },
  'DELETE /api/self-care/patterns/{id}': async ({ owner, params }) => deletePattern(db, owner, params.id, clock()),
  'POST /api/self-care/patterns/{id}/restore': async ({ owner, params }) =>
    toPattern(owner, await restorePattern(db, owner, params.id)),
})

/** The sealed JSON is sent without parsing, so the stored type must match the contract's. */
function toActivity(owner: Owner, row: ActivityRow): Json<SelfCareActivity> {
  const { id, activityType, duration, mood, moodBefore, createdAt, sealedContent } = row
  const plain = { id, activityType, duration, mood, moodBefore, completedAt: createdAt.toISOString() }
  return joinJson(plain, jsonOrPlaceholder(owner, selfCareActivities.sealedContent, id, sealedContent))
}

function toPattern(owner: Owner, row: PatternRow): Json<BreathingPattern> {
  const { id, inhaleTime, holdTime, exhaleTime, restTime, cycles, createdAt, sealedContent } = row
  const plain = { id, inhaleTime, holdTime, exhaleTime, restTime, cycles, createdAt: createdAt.toISOString() }
  return joinJson(plain, jsonOrPlaceholder(owner, breathingPatterns.sealedContent, id, sealedContent))
}
