import type { Feature } from '#server/lib/feature.ts'
import { hidesSpiritual, prayerActions } from './spiritual.coach.ts'
import { fillSpiritual } from './spiritual.demo.ts'
import { spiritualRoutes } from './spiritual.routes.ts'
import { spiritualSearches } from './spiritual.search.ts'
import { prayers, reflections } from './spiritual.table.ts'
import { prayerCoachQueries } from './spiritual.coach-queries.ts'
import { spiritualExport } from './spiritual.export.ts'

export const spiritualFeature = {
  routes: spiritualRoutes,
  tables: [prayers, reflections],
  exports: spiritualExport,
  demo: fillSpiritual,
  searches: spiritualSearches,
  shares: { prayerCoachQueries, hidesSpiritual, prayerActions },
} satisfies Feature
