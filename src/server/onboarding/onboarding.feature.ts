import type { Feature } from '#server/lib/feature.ts'
import { fillOnboarding } from './onboarding.demo.ts'
import { readAnswers, saveNotificationSettings } from './onboarding.repo.ts'
import { onboardingRoutes, toState } from './onboarding.routes.ts'

export const onboardingFeature = {
  routes: onboardingRoutes,
  tables: [],
  demo: fillOnboarding,
  firstData: { onboarding: { page: ['/api/onboarding'] } },
  dashboard: { focus: toState },
  shares: { readAnswers, saveNotificationSettings },
} satisfies Feature
