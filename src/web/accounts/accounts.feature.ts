import { otherPaths } from '#contract/pages.ts'
import type { OpenScreen } from '#web/lib/feature.ts'
import { lazyScreen } from '#web/lib/lazy-screen.tsx'

export const resetPasswordScreen: OpenScreen = {
  path: otherPaths.resetPassword,
  screen: lazyScreen(async () => ({ default: (await import('./ResetPasswordScreen.tsx')).ResetPasswordScreen })),
}
