import { type ComponentType } from 'react'
import type { otherPaths, ReadyPageKey } from '#contract/pages.ts'
import { lazyScreen } from './lazy-screen.tsx'

/**
 * The screen of each page that is ready, each its own chunk, in a file named after its key (`journal`: JournalScreen.tsx), by
 * which the server finds the chunk to preload. A page becomes ready by its flag in contract/pages.ts and a line here; one
 * without the other does not compile.
 */
export const screens = {
  dashboard: lazyScreen(async () => ({
    default: (await import('#web/dashboard/DashboardScreen.tsx')).DashboardScreen,
  })),
  journal: lazyScreen(async () => ({ default: (await import('#web/journal/JournalScreen.tsx')).JournalScreen })),
  goals: lazyScreen(async () => ({ default: (await import('#web/goals/GoalsScreen.tsx')).GoalsScreen })),
  selfCare: lazyScreen(async () => ({ default: (await import('#web/self-care/SelfCareScreen.tsx')).SelfCareScreen })),
  coach: lazyScreen(async () => ({ default: (await import('#web/coach/CoachScreen.tsx')).CoachScreen })),
  aboutCoach: lazyScreen(async () => ({
    default: (await import('#web/coach/AboutCoachScreen.tsx')).AboutCoachScreen,
  })),
  help: lazyScreen(async () => ({ default: (await import('#web/coach/HelpScreen.tsx')).HelpScreen })),
  mindset: lazyScreen(async () => ({ default: (await import('#web/mindset/MindsetScreen.tsx')).MindsetScreen })),
  visionBoard: lazyScreen(async () => ({
    default: (await import('#web/vision-board/VisionBoardScreen.tsx')).VisionBoardScreen,
  })),
  audio: lazyScreen(async () => ({ default: (await import('./AudioScreen.tsx')).AudioScreen })),
  planner: lazyScreen(async () => ({ default: (await import('#web/planner/PlannerScreen.tsx')).PlannerScreen })),
  profile: lazyScreen(async () => ({ default: (await import('#web/profile/ProfileScreen.tsx')).ProfileScreen })),
  onboarding: lazyScreen(async () => ({
    default: (await import('#web/onboarding/OnboardingScreen.tsx')).OnboardingScreen,
  })),
  resetPassword: lazyScreen(async () => ({
    default: (await import('#web/accounts/ResetPasswordScreen.tsx')).ResetPasswordScreen,
  })),
} satisfies Record<ReadyPageKey | keyof typeof otherPaths, ComponentType>

/** Everything of the kit in every state: in development only, so that no build holds it. */
export const Gallery = import.meta.env.DEV
  ? lazyScreen(async () => ({ default: (await import('./gallery/Gallery.tsx')).Gallery }))
  : undefined
