import Lightbulb from 'lucide-react/icons/lightbulb'
import type { Feature } from '#web/lib/feature.ts'
import { lazyScreen } from '#web/lib/lazy-screen.tsx'

export const mindsetFeature: Feature = {
  icon: Lightbulb,
  screen: lazyScreen(async () => ({ default: (await import('./MindsetScreen.tsx')).MindsetScreen })),
}
