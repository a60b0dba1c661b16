import type { Feature } from '#server/lib/feature.ts'
import { browserErrorsRoutes } from './browser-errors.routes.ts'

export const browserErrorsFeature = { routes: browserErrorsRoutes, tables: [] } satisfies Feature
