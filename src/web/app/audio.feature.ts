import Headphones from 'lucide-react/icons/headphones'
import type { Feature } from '#web/lib/feature.ts'
import { lazyScreen } from '#web/lib/lazy-screen.tsx'

// In `app`, because guided breathing belongs to self-care.
export const audioFeature: Feature = {
  icon: Headphones,
  screen: lazyScreen(async () => ({ default: (await import('./AudioScreen.tsx')).AudioScreen })),
}
