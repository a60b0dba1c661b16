import MessageCircleHeart from 'lucide-react/icons/message-circle-heart'
import { otherPaths } from '#contract/pages.ts'
import { isCoachOn } from '#web/lib/coach.ts'
import type { Feature, OpenScreen } from '#web/lib/feature.ts'
import { lazyScreen } from '#web/lib/lazy-screen.tsx'

export const coachFeature: Feature = {
  icon: MessageCircleHeart,
  screen: lazyScreen(async () => ({ default: (await import('./CoachScreen.tsx')).CoachScreen })),
}

export const helpScreen: OpenScreen = {
  path: otherPaths.help,
  screen: lazyScreen(async () => ({ default: (await import('./HelpScreen.tsx')).HelpScreen })),
}

export const aboutCoachScreen: OpenScreen = {
  path: otherPaths.aboutCoach,
  screen: lazyScreen(async () => ({ default: (await import('./AboutCoachScreen.tsx')).AboutCoachScreen })),
  isOn: isCoachOn,
}
