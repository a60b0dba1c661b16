import type { Feature } from '#server/lib/feature.ts'
import { profileRoutes } from './profile.routes.ts'

export const profileFeature = {
  routes: profileRoutes,
  tables: [],
  firstData: {
    profile: { page: ['/api/user/profile', '/api/premium', '/api/user/usage-limits', '/api/auth/sessions'] },
  },
} satisfies Feature
