import Dumbbell from 'lucide-react/icons/dumbbell'
import Laptop from 'lucide-react/icons/laptop'
import ShoppingBag from 'lucide-react/icons/shopping-bag'
import Sofa from 'lucide-react/icons/sofa'
import Sunrise from 'lucide-react/icons/sunrise'
import WashingMachine from 'lucide-react/icons/washing-machine'
import { resetPasswordScreen } from '#web/accounts/accounts.feature.ts'
import { aboutCoachScreen, coachFeature, helpScreen } from '#web/coach/coach.feature.ts'
import { dashboardFeature } from '#web/dashboard/dashboard.feature.ts'
import { goalsFeature } from '#web/goals/goals.feature.ts'
import { journalFeature } from '#web/journal/journal.feature.ts'
import type { Features, OpenScreens } from '#web/lib/feature.ts'
import { mindsetFeature } from '#web/mindset/mindset.feature.ts'
import { onboardingScreen } from '#web/onboarding/onboarding.feature.ts'
import { plannerFeature } from '#web/planner/planner.feature.ts'
import { profileFeature } from '#web/profile/profile.feature.ts'
import { selfCareFeature } from '#web/self-care/self-care.feature.ts'
import { visionBoardFeature } from '#web/vision-board/vision-board.feature.ts'
import { audioFeature } from './audio.feature.ts'

/** Every feature under its page of contract/pages.ts. Routes, icons and the pages still to come are derived from this list. */
export const features: Features = {
  dashboard: dashboardFeature,
  journal: journalFeature,
  goals: goalsFeature,
  selfCare: selfCareFeature,
  audio: audioFeature,
  coach: coachFeature,
  planner: plannerFeature,
  visionBoard: visionBoardFeature,
  mindset: mindsetFeature,
  profile: profileFeature,
  health: {
    icon: Dumbbell,
    comingSoon: [
      'Your workouts, as you really did them',
      'Weight as a gentle line, if you want one',
      'Meals without counting',
    ],
  },
  spiritual: {
    icon: Sunrise,
    comingSoon: [
      'A verse for the day, in the tradition you choose',
      'A quiet place for prayers',
      'Five-minute reflections',
    ],
  },
  household: {
    icon: WashingMachine,
    comingSoon: ['Ten corners of home life', 'Tasks to tick off and bring back', 'What recurs, remembered for you'],
  },
  shopping: {
    icon: ShoppingBag,
    comingSoon: ['Seven lists for seven parts of life', 'Saved, and on every device', 'One thumb to tick things off'],
  },
  lounge: {
    icon: Sofa,
    comingSoon: [
      'The community of women on the same road',
      'What you find there, and what it costs: nothing',
      'The door to it',
    ],
  },
  income: {
    icon: Laptop,
    comingSoon: [
      'Honest ways to earn online',
      'A plan in steps, which remembers where you are',
      'Every number with its source',
    ],
  },
}

/** The screens that open with or without a session. */
export const openScreens: OpenScreens = {
  onboarding: onboardingScreen,
  resetPassword: resetPasswordScreen,
  help: helpScreen,
  aboutCoach: aboutCoachScreen,
}
