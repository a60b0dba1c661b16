import { memoize } from '#contract/memoize.ts'
import { english } from './dates.ts'
import { once } from './once.ts'

const styles = {
  /** 'Nov 21' */
  short: { day: 'numeric', month: 'short' },
  /** 'Sat, Nov 21' */
  shortWithWeekday: { weekday: 'short', day: 'numeric', month: 'short' },
  /** 'Nov 21, 2026' */
  shortDate: { dateStyle: 'medium' },
  /** 'November 21' */
  dayAndMonth: { day: 'numeric', month: 'long' },
  /** 'Saturday, November 21' */
  dayOfWeek: { weekday: 'long', day: 'numeric', month: 'long' },
  /** 'November 21, 2026' */
  longDate: { day: 'numeric', month: 'long', year: 'numeric' },
  /** 'Saturday, November 21, 2026' */
  fullDate: { dateStyle: 'full' },
  /** 'Sat' */
  weekday: { weekday: 'short' },
  /** 'Saturday' */
  weekdayName: { weekday: 'long' },
  /** 'November 2026' */
  month: { month: 'long', year: 'numeric' },
  /** 'Nov 2026' */
  shortMonth: { month: 'short', year: 'numeric' },
  /** 'Nov' */
  shortMonthName: { month: 'short' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

// A calendar day has no time zone: both reading and writing it use UTC.
const formatOf = memoize(
  (style: keyof typeof styles) => new Intl.DateTimeFormat(english, { ...styles[style], timeZone: 'UTC' }),
)

const header = once(() => new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' }))

/** Formats a calendar day (`2026-11-21`) or a month (`2026-11`) in the user's English. The examples are US English. */
export const showDay = (day: string, style: keyof typeof styles): string => formatOf(style).format(new Date(day))

/** Formats a range of days: 'November 16 – 22, 2026'. */
export const showDayRange = (first: string, last: string): string =>
  formatOf('longDate').formatRange(new Date(first), new Date(last))

/** Formats the planner's headers. The product's spec sets 'EEEE, MMMM d, yyyy' for every user. */
export const showDayHeader = (day: string): string => header().format(new Date(day))
