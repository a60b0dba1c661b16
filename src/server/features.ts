import { accountsFeature } from './accounts/accounts.feature.ts'
import { affirmationsFeature } from './affirmations/affirmations.feature.ts'
import { audioFeature } from './audio/audio.feature.ts'
import { browserErrorsFeature } from './browser-errors/browser-errors.feature.ts'
import { coachFeature } from './coach/coach.feature.ts'
import { dashboardFeature } from './dashboard/dashboard.feature.ts'
import { demoFeature } from './demo/demo.feature.ts'
import { fitnessFeature } from './fitness/fitness.feature.ts'
import { eventsFeature } from './events/events.feature.ts'
import { exportFeature } from './export/export.feature.ts'
import { goalsFeature } from './goals/goals.feature.ts'
import { healthFeature } from './health/health.feature.ts'
import { incomeFeature } from './income/income.feature.ts'
import { householdFeature } from './household/household.feature.ts'
import { journalFeature } from './journal/journal.feature.ts'
import { mindsetFeature } from './mindset/mindset.feature.ts'
import { notificationsFeature } from './notifications/notifications.feature.ts'
import { onboardingFeature } from './onboarding/onboarding.feature.ts'
import { picturesFeature } from './pictures/pictures.feature.ts'
import { plannerFeature } from './planner/planner.feature.ts'
import { premiumFeature } from './premium/premium.feature.ts'
import { profileFeature } from './profile/profile.feature.ts'
import { searchFeature } from './search/search.feature.ts'
import { selfCareFeature } from './self-care/self-care.feature.ts'
import { spiritualFeature } from './spiritual/spiritual.feature.ts'
import { shoppingFeature } from './shopping/shopping.feature.ts'
import { usageFeature } from './usage/usage.feature.ts'
import { visionBoardFeature } from './vision-board/vision-board.feature.ts'

/**
 * Every feature. Routes, tables, purges, background jobs and demo records all come from this list, in this order: a feature
 * comes after those that its records refer to.
 */
export const features = [
  healthFeature,
  browserErrorsFeature,
  accountsFeature,
  demoFeature,
  profileFeature,
  onboardingFeature,
  notificationsFeature,
  premiumFeature,
  usageFeature,
  journalFeature,
  goalsFeature,
  selfCareFeature,
  fitnessFeature,
  plannerFeature,
  incomeFeature,
  householdFeature,
  affirmationsFeature,
  coachFeature,
  mindsetFeature,
  audioFeature,
  visionBoardFeature,
  spiritualFeature,
  shoppingFeature,
  dashboardFeature,
  picturesFeature,
  eventsFeature,
  exportFeature,
  searchFeature,
] as const
