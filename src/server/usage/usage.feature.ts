import type { Feature } from '#server/lib/feature.ts'
import { usageRoutes } from './usage.routes.ts'

export const usageFeature = { routes: usageRoutes, tables: [] } satisfies Feature
