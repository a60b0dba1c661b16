import Target from 'lucide-react/icons/target'
import type { Feature } from '#web/lib/feature.ts'
import { lazyScreen } from '#web/lib/lazy-screen.tsx'

export const goalsFeature: Feature = {
  icon: Target,
  screen: lazyScreen(async () => ({ default: (await import('./GoalsScreen.tsx')).GoalsScreen })),
}
