import type { Feature } from '#server/lib/feature.ts'
import { activeMonths, dayTotals, totals } from '#server/lib/totals.table.ts'
import { isTourDone } from './dashboard.repo.ts'
import { dashboardRoutes } from './dashboard.routes.ts'
import { dashboardLayouts } from './dashboard.table.ts'
import { activityCoachQueries, activityFacts } from './dashboard.coach-queries.ts'
import { dashboardExport } from './dashboard.export.ts'

export const dashboardFeature = {
  routes: dashboardRoutes,
  tables: [dashboardLayouts, dayTotals, activeMonths, totals],
  exports: dashboardExport,
  noDemo: 'Triggers count the records of the other features.',
  firstData: { dashboard: { page: ['/api/dashboard'] } },
  coachQueries: activityCoachQueries,
  coachFacts: activityFacts,
  shares: { isTourDone },
} satisfies Feature
