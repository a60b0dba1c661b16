import { memoize } from '#contract/memoize.ts'
import { english } from '#web/lib/dates.ts'
import { daysBetween } from '#web/lib/days.ts'

const styles = {
  short: { day: 'numeric', month: 'short' },
  full: { weekday: 'long', day: 'numeric', month: 'long' },
  withYear: { day: 'numeric', month: 'long', year: 'numeric' },
  weekday: { weekday: 'short' },
  weekdayName: { weekday: 'long' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

const formatOf = memoize(
  (style: keyof typeof styles) => new Intl.DateTimeFormat(english, { ...styles[style], timeZone: 'UTC' }),
)

/** A date (2026-11-21) in words, without any time zone. */
export const showDay = (day: string, style: keyof typeof styles): string =>
  formatOf(style).format(new Date(`${day}T00:00:00Z`))

/** 'Today', 'Yesterday', or the date, with its year where it is another one. */
export function nameDay(day: string, today: string): string {
  const ago = daysBetween(day, today)
  if (ago === 0) return 'Today'
  if (ago === 1) return 'Yesterday'
  return showDay(day, day.slice(0, 4) === today.slice(0, 4) ? 'full' : 'withYear')
}

/** The same within a sentence: 'today', 'Friday, November 20'. */
export const nameDayWithin = (day: string, today: string): string =>
  daysBetween(day, today) <= 1 ? nameDay(day, today).toLowerCase() : nameDay(day, today)
