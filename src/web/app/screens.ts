import { lazy, type ComponentType } from 'react'
import type { otherPaths, ReadyPageKey } from '#contract/pages.ts'

/**
 * The screen of each page that is ready, each its own chunk, in a file named after its key (`journal`: JournalScreen.tsx), by
 * which the server finds the chunk to preload. A page becomes ready by its flag in contract/pages.ts and a line here; one
 * without the other does not compile.
 */
export const screens = {
  dashboard: lazy(async () => ({ default: (await import('#web/dashboard/DashboardScreen.tsx')).DashboardScreen })),
  journal: lazy(async () => ({ default: (await import('#web/journal/JournalScreen.tsx')).JournalScreen })),
  profile: lazy(async () => ({ default: (await import('#web/profile/ProfileScreen.tsx')).ProfileScreen })),
  onboarding: lazy(async () => ({ default: (await import('#web/onboarding/OnboardingScreen.tsx')).OnboardingScreen })),
  resetPassword: lazy(async () => ({
    default: (await import('#web/accounts/ResetPasswordScreen.tsx')).ResetPasswordScreen,
  })),
} satisfies Record<ReadyPageKey | keyof typeof otherPaths, ComponentType>

/** Everything of the kit in every state: in development only, so that no build holds it. */
export const Gallery = import.meta.env.DEV
  ? lazy(async () => ({ default: (await import('./gallery/Gallery.tsx')).Gallery }))
  : undefined
