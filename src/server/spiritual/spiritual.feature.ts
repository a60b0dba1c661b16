import type { Feature } from '#server/lib/feature.ts'
import { hidesSpiritual, prayerActions } from './spiritual.coach.ts'
import { fillSpiritual } from './spiritual.demo.ts'
import { spiritualRoutes } from './spiritual.routes.ts'
import { spiritualSearches } from './spiritual.search.ts'
import { prayers, reflections } from './spiritual.table.ts'
import { prayerRecords } from './spiritual.records.ts'
import { spiritualExport } from './spiritual.export.ts'

export const spiritualFeature = {
  routes: spiritualRoutes,
  tables: [prayers, reflections],
  exports: spiritualExport,
  demo: fillSpiritual,
  searches: spiritualSearches,
  shares: { prayerRecords, hidesSpiritual, prayerActions },
} satisfies Feature
