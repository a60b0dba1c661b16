import Flower2 from 'lucide-react/icons/flower-2'
import type { Feature } from '#web/lib/feature.ts'
import { lazyScreen } from '#web/lib/lazy-screen.tsx'

export const selfCareFeature: Feature = {
  icon: Flower2,
  screen: lazyScreen(async () => ({ default: (await import('./SelfCareScreen.tsx')).SelfCareScreen })),
}
