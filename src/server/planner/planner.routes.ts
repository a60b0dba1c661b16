import type { plannerApi } from '#contract/planner.ts'
import type { Clock } from '#server/lib/clock.ts'
import type { Context } from '#server/lib/context.ts'
import { dayOf, daysBetween } from '#server/lib/days.ts'
import type { Handlers } from '#server/lib/mount.ts'
import { StatusReply } from '#server/lib/reply-kinds.ts'
import { defaultLimit, toPage } from '#server/lib/pagination.ts'
import { HttpError, fieldError } from '#server/lib/http-error.ts'
import type { Session } from '#server/lib/session.ts'
import { readHours, writeHours } from './hours.repo.ts'
import { createTask, updateTask } from './planner.repo.ts'
import { deleteTask, restoreTask } from './task-deletion.ts'
import { readCursor, toPosition } from './task-cursor.ts'
import { countDays, listDays, listTasks, listUnfinished } from './task-lists.ts'
import { toTask } from './to-task.ts'

type Listed = { date?: string; from?: string; to?: string; limit?: number; cursor?: string }

export const plannerRoutes = ({ db, clock }: Context): Handlers<typeof plannerApi> => ({
  'GET /api/tasks': async ({ session, query }) => {
    const { limit = defaultLimit, cursor } = query
    const days = daysOf(session, query)
    const page = { after: readCursor(cursor, days === null ? 'latest' : 'soonest'), limit: limit + 1 }
    const rows = await (days === null
      ? listTasks(db, session.owner, page)
      : listDays(db, session.owner, days.from, days.to, page))
    return toPage(rows, limit, toPosition, (row) => toTask(session, row))
  },
  'POST /api/tasks': async ({ session, body }) => {
    const { row, isNew } = await createTask(db, context(session, clock), body)
    return new StatusReply(isNew ? 201 : 200, toTask(session, row))
  },
  'PUT /api/tasks/{id}': async ({ session, params, body }) =>
    toTask(session, await updateTask(db, context(session, clock), params.id, body)),
  'DELETE /api/tasks/{id}': async ({ session, params, query: { scope = 'this' } }) =>
    deleteTask(db, context(session, clock), params.id, scope),
  'POST /api/tasks/{id}/restore': async ({ session, params }) =>
    toTask(session, await restoreTask(db, context(session, clock), params.id)),
  'POST /api/tasks/read': async ({ session, body }) => {
    // Loaded on first use: the date parser costs a tenth of a second and 15 MB.
    const { parseLine } = await import('./quick-add.ts')
    return parseLine(body.line, clock(), session.timeZone)
  },
  'GET /api/tasks/days': async ({ owner, query: { from, to } }) => {
    requireDays(from, to, 62)
    return countDays(db, owner, from, to)
  },
  'GET /api/tasks/unfinished': async ({ session, owner, query: { limit = defaultLimit, cursor } }) => {
    const page = { after: readCursor(cursor, 'soonest'), limit: limit + 1 }
    const rows = await listUnfinished(db, owner, dayOf(clock(), session.timeZone), page)
    return toPage(rows, limit, toPosition, (row) => toTask(session, row))
  },
  'GET /api/planner/hours': async ({ owner }) => ({ hours: await readHours(db, owner) }),
  'PUT /api/planner/hours': async ({ owner, body }) => {
    await writeHours(db, owner, body.hours)
    return body
  },
})

const context = ({ owner, timeZone }: Session, clock: Clock) => ({ owner, timeZone, now: clock() })

/** Null for all days. Several days at once are a timeline: part of Premium. */
function daysOf({ isPremium }: Session, { date, from, to }: Listed): { from: string; to: string } | null {
  if (date !== undefined && (from ?? to) !== undefined)
    throw fieldError('date', 'Ask for one day, or for a range of days')
  if (date !== undefined) return { from: date, to: date }
  if (from === undefined && to === undefined) return null
  if (from === undefined) throw fieldError('from', 'Say which day to start from')
  if (to === undefined) throw fieldError('to', 'Say which day to end on')
  requireDays(from, to, 14)
  if (!isPremium)
    throw new HttpError(
      'limit_reached',
      'Week and day timelines are part of Premium. The month, and every day’s list, are free.',
    )
  return { from, to }
}

function requireDays(from: string, to: string, most: number): void {
  if (to < from) throw fieldError('to', 'The last day is before the first')
  if (daysBetween(from, to) >= most) throw fieldError('to', `At most ${most} days at once`)
}
