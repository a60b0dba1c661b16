import type { Feature } from '#server/lib/feature.ts'
import { purgeChanges } from './events.repo.ts'
import { eventsRoutes } from './events.routes.ts'
import { changes } from './events.table.ts'
import { eventsExport } from './events.export.ts'

export const eventsFeature = {
  routes: eventsRoutes,
  tables: [changes],
  exports: eventsExport,
  purge: purgeChanges,
  noDemo: 'Triggers fill the log.',
} satisfies Feature
