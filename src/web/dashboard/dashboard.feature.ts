import House from 'lucide-react/icons/house'
import type { Feature } from '#web/lib/feature.ts'
import { lazyScreen } from '#web/lib/lazy-screen.tsx'

export const dashboardFeature: Feature = {
  icon: House,
  screen: lazyScreen(async () => ({ default: (await import('./DashboardScreen.tsx')).DashboardScreen })),
}
