import BookHeart from 'lucide-react/icons/book-heart'
import CalendarDays from 'lucide-react/icons/calendar-days'
import Dumbbell from 'lucide-react/icons/dumbbell'
import Flower2 from 'lucide-react/icons/flower-2'
import Headphones from 'lucide-react/icons/headphones'
import House from 'lucide-react/icons/house'
import Images from 'lucide-react/icons/images'
import Laptop from 'lucide-react/icons/laptop'
import Lightbulb from 'lucide-react/icons/lightbulb'
import MessageCircleHeart from 'lucide-react/icons/message-circle-heart'
import ShoppingBag from 'lucide-react/icons/shopping-bag'
import Sofa from 'lucide-react/icons/sofa'
import Sunrise from 'lucide-react/icons/sunrise'
import Target from 'lucide-react/icons/target'
import UserRound from 'lucide-react/icons/user-round'
import WashingMachine from 'lucide-react/icons/washing-machine'
import { otherPaths } from '#contract/pages.ts'
import { isCoachOn } from '#web/lib/coach.ts'
import type { Features, OpenScreens } from '#web/lib/feature.ts'
import { lazyScreen } from '#web/lib/lazy-screen.tsx'

/** Every feature under its page of contract/pages.ts. Routes and icons are derived from this list. */
export const features: Features = {
  dashboard: {
    icon: House,
    screen: lazyScreen(async () => (await import('#web/dashboard/DashboardScreen.tsx')).DashboardScreen),
  },
  journal: {
    icon: BookHeart,
    screen: lazyScreen(async () => (await import('#web/journal/JournalScreen.tsx')).JournalScreen),
  },
  goals: {
    icon: Target,
    screen: lazyScreen(async () => (await import('#web/goals/GoalsScreen.tsx')).GoalsScreen),
  },
  selfCare: {
    icon: Flower2,
    screen: lazyScreen(async () => (await import('#web/self-care/SelfCareScreen.tsx')).SelfCareScreen),
  },
  audio: {
    icon: Headphones,
    screen: lazyScreen(async () => (await import('./AudioScreen.tsx')).loadAudioScreen()),
  },
  coach: {
    icon: MessageCircleHeart,
    screen: lazyScreen(async () => (await import('#web/coach/CoachScreen.tsx')).CoachScreen),
  },
  planner: {
    icon: CalendarDays,
    screen: lazyScreen(async () => (await import('#web/planner/PlannerScreen.tsx')).PlannerScreen),
  },
  visionBoard: {
    icon: Images,
    screen: lazyScreen(async () => (await import('#web/vision-board/VisionBoardScreen.tsx')).VisionBoardScreen),
  },
  mindset: {
    icon: Lightbulb,
    screen: lazyScreen(async () => (await import('#web/mindset/MindsetScreen.tsx')).MindsetScreen),
  },
  profile: {
    icon: UserRound,
    screen: lazyScreen(async () => (await import('#web/profile/ProfileScreen.tsx')).ProfileScreen),
  },
  health: {
    icon: Dumbbell,
    screen: lazyScreen(async () => (await import('#web/fitness/HealthScreen.tsx')).HealthScreen),
  },
  spiritual: {
    icon: Sunrise,
    screen: lazyScreen(async () => (await import('#web/spiritual/SpiritualScreen.tsx')).SpiritualScreen),
  },
  household: {
    icon: WashingMachine,
    screen: lazyScreen(async () => (await import('#web/household/HouseholdScreen.tsx')).HouseholdScreen),
  },
  shopping: {
    icon: ShoppingBag,
    screen: lazyScreen(async () => (await import('#web/shopping/ShoppingScreen.tsx')).ShoppingScreen),
  },
  lounge: {
    icon: Sofa,
    screen: lazyScreen(async () => (await import('#web/lounge/LoungeScreen.tsx')).LoungeScreen),
  },
  income: {
    icon: Laptop,
    screen: lazyScreen(async () => (await import('#web/income/IncomeScreen.tsx')).IncomeScreen),
  },
}

/** The screens that open with or without a session. */
export const openScreens: OpenScreens = {
  onboarding: {
    path: otherPaths.onboarding,
    screen: lazyScreen(async () => (await import('#web/onboarding/OnboardingScreen.tsx')).OnboardingScreen),
  },
  resetPassword: {
    path: otherPaths.resetPassword,
    screen: lazyScreen(async () => (await import('#web/accounts/ResetPasswordScreen.tsx')).ResetPasswordScreen),
  },
  help: {
    path: otherPaths.help,
    screen: lazyScreen(async () => (await import('#web/coach/HelpScreen.tsx')).HelpScreen),
  },
  joinList: {
    path: otherPaths.joinList,
    screen: lazyScreen(async () => (await import('#web/shopping/JoinListScreen.tsx')).JoinListScreen),
  },
  aboutCoach: {
    path: otherPaths.aboutCoach,
    screen: lazyScreen(async () => (await import('#web/coach/AboutCoachScreen.tsx')).AboutCoachScreen),
    isOn: isCoachOn,
  },
}
