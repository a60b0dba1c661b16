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
import type { Features, OpenScreens, ReadersByTable } from '#web/lib/feature.ts'
import { lazyScreen } from '#web/lib/lazy-screen.tsx'

/**
 * Every feature by its page in contract/pages.ts. The routes, the icons, and the data to refetch after a change on another
 * device are derived from it.
 */
export const features: Features = {
  dashboard: {
    icon: House,
    screen: lazyScreen(async () => (await import('#web/dashboard/DashboardScreen.tsx')).DashboardScreen),
    tables: {
      dashboard_layouts: ['/api/notifications'],
      notification_reads: ['/api/notifications'],
    },
  },
  journal: {
    icon: BookHeart,
    screen: lazyScreen(async () => (await import('#web/journal/JournalScreen.tsx')).JournalScreen),
    tables: {
      journal_entries: ['/api/journal'],
      journal_revisions: ['/api/journal'],
    },
  },
  goals: {
    icon: Target,
    screen: lazyScreen(async () => (await import('#web/goals/GoalsScreen.tsx')).GoalsScreen),
    tables: {
      goal_updates: ['/api/goals'],
      goals: ['/api/goals', '/api/vision-board', '/api/notifications'],
    },
  },
  selfCare: {
    icon: Flower2,
    screen: lazyScreen(async () => (await import('#web/self-care/SelfCareScreen.tsx')).SelfCareScreen),
    tables: {
      breathing_patterns: ['/api/self-care/patterns'],
      self_care_activities: ['/api/self-care'],
    },
  },
  audio: {
    icon: Headphones,
    screen: lazyScreen(async () => (await import('./AudioScreen.tsx')).loadAudioScreen()),
    tables: {
      saved_mixes: ['/api/audio/mixes'],
    },
  },
  coach: {
    icon: MessageCircleHeart,
    screen: lazyScreen(async () => (await import('#web/coach/CoachScreen.tsx')).CoachScreen),
    tables: {
      coach_chats: ['/api/sophia/chats'],
      coach_quota_usage: [],
      coach_settings: ['/api/sophia/coach'],
    },
  },
  planner: {
    icon: CalendarDays,
    screen: lazyScreen(async () => (await import('#web/planner/PlannerScreen.tsx')).PlannerScreen),
    tables: {
      planner_hours: ['/api/planner/hours'],
      task_series: ['/api/tasks'],
      tasks: ['/api/tasks', '/api/income/plan', '/api/notifications'],
    },
  },
  visionBoard: {
    icon: Images,
    screen: lazyScreen(async () => (await import('#web/vision-board/VisionBoardScreen.tsx')).VisionBoardScreen),
    tables: {
      pictures: [],
      visions: ['/api/vision-board', '/api/goals'],
    },
  },
  mindset: {
    icon: Lightbulb,
    screen: lazyScreen(async () => (await import('#web/mindset/MindsetScreen.tsx')).MindsetScreen),
    tables: {
      affirmation_loves: ['/api/affirmations'],
      affirmations: ['/api/affirmations'],
      affirmations_seen: [],
      completed_course_steps: ['/api/mindset/courses'],
      current_affirmations: ['/api/affirmations'],
      meditation_positions: ['/api/mindset/meditations'],
      saved_quotes: ['/api/mindset/quotes'],
    },
  },
  profile: {
    icon: UserRound,
    screen: lazyScreen(async () => (await import('#web/profile/ProfileScreen.tsx')).ProfileScreen),
    tables: {
      credentials: [],
      sessions: ['/api/auth/sessions'],
      subscriptions: ['/api'],
      users: ['/api/user', '/api/premium', '/api/onboarding', '/api/spiritual', '/api/notifications'],
    },
  },
  health: {
    icon: Dumbbell,
    screen: lazyScreen(async () => (await import('#web/fitness/HealthScreen.tsx')).HealthScreen),
    tables: {
      cycle_days: ['/api/fitness', '/api/tasks'],
      drinks: ['/api/fitness'],
      fitness_settings: ['/api/fitness'],
      meals: ['/api/fitness'],
      weights: ['/api/fitness'],
      workouts: ['/api/fitness'],
    },
  },
  spiritual: {
    icon: Sunrise,
    screen: lazyScreen(async () => (await import('#web/spiritual/SpiritualScreen.tsx')).SpiritualScreen),
    tables: {
      prayers: ['/api/prayers'],
      reflections: ['/api/reflections'],
    },
  },
  household: {
    icon: WashingMachine,
    screen: lazyScreen(async () => (await import('#web/household/HouseholdScreen.tsx')).HouseholdScreen),
    tables: {
      household_completions: ['/api/household'],
      household_people: ['/api/household'],
      household_tasks: ['/api/household-tasks', '/api/household'],
    },
  },
  shopping: {
    icon: ShoppingBag,
    screen: lazyScreen(async () => (await import('#web/shopping/ShoppingScreen.tsx')).ShoppingScreen),
    tables: {
      shopping_habits: ['/api/shopping-suggestions'],
      shopping_invitations: ['/api/shopping-lists'],
      shopping_items: ['/api/shopping-items', '/api/shopping-lists'],
      shopping_members: ['/api/shopping-lists', '/api/shopping-items'],
    },
  },
  lounge: {
    icon: Sofa,
    screen: lazyScreen(async () => (await import('#web/lounge/LoungeScreen.tsx')).LoungeScreen),
    tables: {},
  },
  income: {
    icon: Laptop,
    screen: lazyScreen(async () => (await import('#web/income/IncomeScreen.tsx')).IncomeScreen),
    tables: {
      action_plan_progress: ['/api/income'],
      income_entries: ['/api/income', '/api/goals'],
      income_settings: ['/api/income', '/api/goals'],
    },
  },
}

/** The paths that read each table. A test holds these against the database. */
export const readersByTable: ReadersByTable = Object.fromEntries(
  Object.values(features).flatMap(({ tables }) => Object.entries(tables)),
)

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
