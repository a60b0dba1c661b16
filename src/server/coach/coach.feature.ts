import type { Db } from '#server/lib/db.ts'
import type { Feature } from '#server/lib/feature.ts'
import { fillCoach } from './coach.demo.ts'
import { closeCrashed } from './coach.repo.ts'
import { coachRoutes } from './coach.routes.ts'
import { exchangeSearches } from './coach.search.ts'
import { coachChats, coachQuotaUsage, coachSafetyCounts, coachSettings } from './coach.table.ts'
import { helpLinesRoutes } from './help-lines.routes.ts'
import { type CoachServices, createCoach } from './create-coach.ts'
import { countQuestions } from './quota.repo.ts'
import { coachExport } from './coach.export.ts'

/** The coach. */
export const coachFeature = {
  routes: (services: CoachServices) => ({ ...coachRoutes(createCoach(services)), ...helpLinesRoutes() }),
  tables: [coachChats, coachQuotaUsage, coachSettings, coachSafetyCounts],
  exports: coachExport,
  // Closes replies that a crashed process left running.
  purge: (db: Db, now: Date) => closeCrashed(db, now),
  demo: fillCoach,
  searches: exchangeSearches,
  firstData: { coach: { page: ['/api/sophia/coach', '/api/sophia/chats', '/api/user/usage-limits'] } },
  shares: { countQuestions },
} satisfies Feature
