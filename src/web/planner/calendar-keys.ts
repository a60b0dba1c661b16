import { addDays } from '#web/lib/days.ts'
import { addMonths, startOfWeek } from './calendar-days.ts'

type Pressed = { key: string; shiftKey: boolean }

/** The keys of the WAI-ARIA grid pattern; undefined for any other. */
export function dayByKey(day: string, { key, shiftKey }: Pressed, weekStart: number): string | undefined {
  const first = startOfWeek(day, weekStart)
  const moves: Record<string, () => string> = {
    ArrowLeft: () => addDays(day, -1),
    ArrowRight: () => addDays(day, 1),
    ArrowUp: () => addDays(day, -7),
    ArrowDown: () => addDays(day, 7),
    Home: () => first,
    End: () => addDays(first, 6),
    PageUp: () => addMonths(day, shiftKey ? -12 : -1),
    PageDown: () => addMonths(day, shiftKey ? 12 : 1),
  }
  return moves[key]?.()
}
