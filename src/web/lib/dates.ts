import { queryClient } from './query-client.ts'
import { sessionQuery } from './session.ts'

/** Dates are in English, as the product is: in the user's own variety of it, so that 21 November may come first. */
export const english = navigator.languages.find((language) => /^en\b/i.test(language)) ?? 'en'

const styles = {
  month: { month: 'long', year: 'numeric' },
  day: { day: 'numeric' },
  weekday: { weekday: 'short' },
  date: { dateStyle: 'full' },
  moment: { dateStyle: 'medium', timeStyle: 'short' },
  shortDate: { dateStyle: 'medium' },
  longDate: { day: 'numeric', month: 'long', year: 'numeric' },
  dayOfWeek: { weekday: 'long', day: 'numeric', month: 'long' },
  time: { hour: 'numeric', minute: '2-digit' },
  numbers: { year: 'numeric', month: '2-digit', day: '2-digit' },
  hour: { hour: 'numeric', hourCycle: 'h23' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

/** The time zone of the user's profile; the device's while nobody is signed in. */
export const userTimeZone = (): string | undefined => queryClient.getQueryData(sessionQuery.queryKey)?.timeZone

// Creating a format takes longer than using it a hundred times.
const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(style: keyof typeof styles, timeZone: string | undefined): Intl.DateTimeFormat {
  const key = `${style} ${timeZone}`
  const known = formats.get(key)
  if (known) return known
  // These two are parsed by the program, so they are the same everywhere.
  const language = style === 'numbers' || style === 'hour' ? 'en-US' : english
  const format = new Intl.DateTimeFormat(language, { ...styles[style], timeZone })
  formats.set(key, format)
  return format
}

/** A moment (ISO 8601) in the user's English and time zone: 'November 2026', '21', 'Sat', and so on. */
export const showDate = (moment: string | Date, style: keyof typeof styles): string =>
  formatOf(style, userTimeZone()).format(new Date(moment))
