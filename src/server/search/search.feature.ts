import type { Feature } from '#server/lib/feature.ts'
import { searchRoutes } from './search.routes.ts'

export const searchFeature = { routes: searchRoutes, tables: [] } satisfies Feature
