import type { Feature } from '#server/lib/feature.ts'
import { healthRoutes } from './health.routes.ts'

export const healthFeature = { routes: healthRoutes, tables: [] } satisfies Feature
