import CalendarDays from 'lucide-react/icons/calendar-days'
import type { Feature } from '#web/lib/feature.ts'
import { lazyScreen } from '#web/lib/lazy-screen.tsx'

export const plannerFeature: Feature = {
  icon: CalendarDays,
  screen: lazyScreen(async () => ({ default: (await import('./PlannerScreen.tsx')).PlannerScreen })),
}
