import UserRound from 'lucide-react/icons/user-round'
import type { Feature } from '#web/lib/feature.ts'
import { lazyScreen } from '#web/lib/lazy-screen.tsx'

export const profileFeature: Feature = {
  icon: UserRound,
  screen: lazyScreen(async () => ({ default: (await import('./ProfileScreen.tsx')).ProfileScreen })),
}
