import BookHeart from 'lucide-react/icons/book-heart'
import type { Feature } from '#web/lib/feature.ts'
import { lazyScreen } from '#web/lib/lazy-screen.tsx'

export const journalFeature: Feature = {
  icon: BookHeart,
  screen: lazyScreen(async () => ({ default: (await import('./JournalScreen.tsx')).JournalScreen })),
}
