import type { Feature } from '#server/lib/feature.ts'
import { premiumRoutes } from './premium.routes.ts'

export const premiumFeature = { routes: premiumRoutes, tables: [] } satisfies Feature
