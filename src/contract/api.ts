import { accountsApi } from './accounts.ts'
import { affirmationsApi } from './affirmations.ts'
import { audioApi } from './audio.ts'
import { browserErrorsApi } from './browser-errors.ts'
import { coachApi } from './coach.ts'
import { dashboardApi } from './dashboard.ts'
import { demoApi } from './demo.ts'
import { fitnessApi } from './fitness.ts'
import { eventsApi } from './events.ts'
import { exportApi } from './export.ts'
import { goalsApi } from './goals.ts'
import { healthApi } from './health.ts'
import { helpLinesApi } from './help-lines.ts'
import { incomeApi } from './income.ts'
import { householdApi } from './household.ts'
import { journalApi } from './journal.ts'
import { mindsetApi } from './mindset.ts'
import { notificationsApi } from './notifications.ts'
import { onboardingApi } from './onboarding.ts'
import { picturesApi } from './pictures.ts'
import { plannerApi } from './planner.ts'
import { premiumApi } from './premium.ts'
import { profileApi } from './profile.ts'
import { searchApi } from './search.ts'
import { selfCareApi } from './self-care.ts'
import { spiritualApi } from './spiritual.ts'
import { shoppingApi, shoppingSharingApi } from './shopping.ts'
import { usageApi } from './usage.ts'
import { visionBoardApi } from './vision-board.ts'

/** All API calls. */
export const api = {
  ...healthApi,
  ...helpLinesApi,
  ...browserErrorsApi,
  ...accountsApi,
  ...demoApi,
  ...picturesApi,
  ...profileApi,
  ...onboardingApi,
  ...notificationsApi,
  ...premiumApi,
  ...usageApi,
  ...journalApi,
  ...goalsApi,
  ...selfCareApi,
  ...searchApi,
  ...fitnessApi,
  ...dashboardApi,
  ...plannerApi,
  ...affirmationsApi,
  ...coachApi,
  ...mindsetApi,
  ...audioApi,
  ...visionBoardApi,
  ...incomeApi,
  ...spiritualApi,
  ...shoppingApi,
  ...shoppingSharingApi,
  ...eventsApi,
  ...exportApi,
  ...householdApi,
}

export type Api = typeof api
export type CallKey = keyof Api
