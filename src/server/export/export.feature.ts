import type { Feature } from '#server/lib/feature.ts'
import { exportRoutes } from './export.routes.ts'

export const exportFeature = { routes: exportRoutes, tables: [] } satisfies Feature
