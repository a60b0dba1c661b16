import type { Feature } from '#server/lib/feature.ts'
import { purgeDemos } from './demo.repo.ts'
import { demoRoutes } from './demo.routes.ts'

export const demoFeature = { routes: demoRoutes, tables: [], purge: purgeDemos } satisfies Feature
