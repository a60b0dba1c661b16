import type { Db } from '#server/lib/db.ts'
import type { UserTime } from '#server/lib/clock.ts'
import type { FillDemo } from '#server/lib/demo.ts'
import type { Feature } from '#server/lib/feature.ts'
import { closeCrashed } from './coach.repo.ts'
import { coachRoutes } from './coach.routes.ts'
import { exchangeSearches } from './coach.search.ts'
import { coachChats, coachQuotaUsage, coachSafetyCounts, coachSettings } from './coach.table.ts'
import { helpLinesRoutes } from './help-lines.routes.ts'
import type { CoachServices } from './create-coach.ts'
import { countQuestions } from './quota.repo.ts'
import { coachExport } from './coach.export.ts'

/** Most of the server's code answers for the coach. Where the coach is off, and in an operator's command, it isn't loaded. */
const openCoach = async ({ model, ...services }: CoachServices) =>
  model === null ? null : (await import('./create-coach.ts')).createCoach({ ...services, model })

/** Where the coach is off, nobody sees what it said. */
const prepareDemo = async (time: UserTime, { isCoachOn }: { isCoachOn: boolean }): Promise<FillDemo> =>
  isCoachOn ? (await import('./coach.demo.ts')).prepareCoach(time) : async () => {}

/** The coach. */
export const coachFeature = {
  routes: async (services: CoachServices) => ({ ...coachRoutes(await openCoach(services)), ...helpLinesRoutes() }),
  tables: [coachChats, coachQuotaUsage, coachSettings, coachSafetyCounts],
  exports: coachExport,
  // Closes replies that a crashed process left running.
  purge: (db: Db, now: Date) => closeCrashed(db, now),
  prepareDemo,
  searches: exchangeSearches,
  firstData: { coach: { page: ['/api/sophia/coach', '/api/sophia/chats', '/api/user/usage-limits'] } },
  shares: { countQuestions },
} satisfies Feature
