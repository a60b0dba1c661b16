import type { Feature } from '#server/lib/feature.ts'
import { hidesSpiritual, prayerActs, spiritualWeek } from './spiritual.coach.ts'
import { fillSpiritual } from './spiritual.demo.ts'
import { spiritualRoutes } from './spiritual.routes.ts'
import { prayers, reflections } from './spiritual.table.ts'

export const spiritualFeature = {
  routes: spiritualRoutes,
  tables: [prayers, reflections],
  demo: fillSpiritual,
  shares: { spiritualWeek, hidesSpiritual, prayerActs },
} satisfies Feature
