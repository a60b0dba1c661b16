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
  coachQueries: prayerCoachQueries,
  cardActions: { prayer: prayerActions },
  firstData: {
    spiritual: {
      page: ['/api/spiritual/today'],
      tabs: {
        prayer: ['/api/prayers?state=open&limit=20', '/api/prayers?state=answered&limit=20'],
        reflection: ['/api/reflections?limit=10'],
        wisdom: ['/api/spiritual/today', '/api/spiritual/wisdom'],
      },
    },
  },
  shares: { hidesSpiritual },
} satisfies Feature
