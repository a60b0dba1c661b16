import type { Feature } from '#server/lib/feature.ts'
import { purgeChanges } from './events.repo.ts'
import { eventsRoutes } from './events.routes.ts'
import { changes } from './events.table.ts'

export const eventsFeature = {
  routes: eventsRoutes,
  tables: [changes],
  purge: purgeChanges,
  noDemo: 'Triggers fill the log.',
} satisfies Feature
