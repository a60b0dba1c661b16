import { memoize } from '#contract/memoize.ts'
import { queryClient } from './query-client.ts'
import { sessionQuery } from './session.ts'

/** The language of dates: the user's variety of English, because the product is in English. The day may come before the month. */
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

const formatsIn = memoize((timeZone: string | undefined) =>
  memoize((style: keyof typeof styles) => {
    // These two are parsed by the program, so they are the same everywhere.
    const language = style === 'numbers' || style === 'hour' ? 'en-US' : english
    return new Intl.DateTimeFormat(language, { ...styles[style], timeZone })
  }),
)

/** A moment (ISO 8601) in the user's English and time zone: 'November 2026', '21', 'Sat', and so on. */
export const showDate = (moment: string | Date, style: keyof typeof styles): string =>
  formatsIn(userTimeZone())(style).format(new Date(moment))
