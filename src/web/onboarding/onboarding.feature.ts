import { otherPaths } from '#contract/pages.ts'
import type { OpenScreen } from '#web/lib/feature.ts'
import { lazyScreen } from '#web/lib/lazy-screen.tsx'

export const onboardingScreen: OpenScreen = {
  path: otherPaths.onboarding,
  screen: lazyScreen(async () => ({ default: (await import('./OnboardingScreen.tsx')).OnboardingScreen })),
}
