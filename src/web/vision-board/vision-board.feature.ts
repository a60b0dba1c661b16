import Images from 'lucide-react/icons/images'
import type { Feature } from '#web/lib/feature.ts'
import { lazyScreen } from '#web/lib/lazy-screen.tsx'

export const visionBoardFeature: Feature = {
  icon: Images,
  screen: lazyScreen(async () => ({ default: (await import('./VisionBoardScreen.tsx')).VisionBoardScreen })),
}
