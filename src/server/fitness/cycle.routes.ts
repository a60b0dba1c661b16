import type { fitnessApi } from '#contract/fitness.ts'
import type { Context } from '#server/lib/context.ts'
import type { Handlers } from '#server/lib/mount.ts'
import { StatusReply } from '#server/lib/reply-kinds.ts'
import {
  changeCycleDay,
  deleteCycleDays,
  logCycleDay,
  readCalendar,
  readCycle,
  restoreCycleDay,
  restoreCycleDays,
  switchCycle,
} from './cycle.repo.ts'
import { dayHandlers } from './day-records.routes.ts'
import { toRecord } from './day-records.repo.ts'
import { cycleDays } from './fitness.table.ts'

type Routes = Handlers<typeof fitnessApi>

/** The cycle log: reading and deleting always work, writing only while it is switched on. */
export function cycleRoutes(
  context: Context,
): Pick<Routes, Extract<keyof Routes, `${string} /api/fitness/cycle${string}`>> {
  const { db, clock } = context
  const { list, remove } = dayHandlers(context, cycleDays)
  return {
    'GET /api/fitness/cycle': async ({ session }) => readCycle(db, session, clock()),
    'PUT /api/fitness/cycle': async ({ session, body }) => {
      await switchCycle(db, session.owner, body, clock())
      return readCycle(db, session, clock())
    },
    'GET /api/fitness/cycle/calendar': async ({ session }) => readCalendar(db, session, clock()),
    'GET /api/fitness/cycle/days': list,
    'POST /api/fitness/cycle/days': async ({ session, body }) => {
      const { row, isNew } = await logCycleDay(db, session, body, clock())
      return new StatusReply(isNew ? 201 : 200, toRecord(session.owner, cycleDays, row))
    },
    'PUT /api/fitness/cycle/days/{id}': async ({ session, params, body }) =>
      toRecord(session.owner, cycleDays, await changeCycleDay(db, session, params.id, body, clock())),
    'DELETE /api/fitness/cycle/days/{id}': remove,
    'POST /api/fitness/cycle/days/{id}/restore': async ({ session, params }) =>
      toRecord(session.owner, cycleDays, await restoreCycleDay(db, session, params.id)),
    'DELETE /api/fitness/cycle/days': async ({ owner }) => {
      const now = clock()
      return { deleted: await deleteCycleDays(db, owner, now), deletedAt: now.toISOString() }
    },
    'POST /api/fitness/cycle/restore': async ({ owner, body }) => ({
      restored: await restoreCycleDays(db, owner, new Date(body.deletedAt)),
    }),
  }
}
