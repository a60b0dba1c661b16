import { english } from './dates.ts'

const long = new Intl.DateTimeFormat(english, { day: 'numeric', month: 'long', year: 'numeric' })
const short = new Intl.DateTimeFormat(english, { weekday: 'long', day: 'numeric', month: 'long' })
const clock = new Intl.DateTimeFormat(english, { hour: 'numeric', minute: '2-digit' })

const dayOf = (date: Date): number => new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime()

/** The day of a moment (ISO 8601) in her time: 'Today', 'Yesterday', or its date, with the year where it is another one. */
export function nameOfDay(moment: string, now = new Date()): string {
  const date = new Date(moment)
  const days = Math.round((dayOf(now) - dayOf(date)) / 86_400_000)
  if (days === 0) return 'Today'
  if (days === 1) return 'Yesterday'
  return (date.getFullYear() === now.getFullYear() ? short : long).format(date)
}

/** A moment's date with its year: 'December 5, 2026'. */
export const longDate = (moment: string): string => long.format(new Date(moment))

/** A moment's time of day: '2:05 PM'. */
export const timeOfDay = (moment: string): string => clock.format(new Date(moment))
