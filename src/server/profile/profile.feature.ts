import type { Feature } from '#server/lib/feature.ts'
import { profileRoutes } from './profile.routes.ts'

export const profileFeature = { routes: profileRoutes, tables: [] } satisfies Feature
