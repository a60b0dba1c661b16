import { showDate } from './dates.ts'

/** The date of a moment in the user's time zone: '2026-11-21'. */
export function dateOf(moment: string | Date): string {
  const [month = '', day = '', year = ''] = showDate(moment, 'numbers').split('/')
  return `${year}-${month}-${day}`
}

/** The number of days between two dates: 1 from 2026-11-20 to 2026-11-21. */
export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 86_400_000

/** The date so many days later (or earlier, if negative). */
export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10)

/** The day of a moment (ISO 8601): 'Today', 'Yesterday', or its date, with the year where it is another one. */
export function nameOfDay(moment: string, now = new Date()): string {
  const date = dateOf(moment)
  const today = dateOf(now)
  const days = daysBetween(date, today)
  if (days === 0) return 'Today'
  if (days === 1) return 'Yesterday'
  return showDate(moment, date.slice(0, 4) === today.slice(0, 4) ? 'dayOfWeek' : 'longDate')
}

/** A moment's date with its year: 'December 5, 2026'. */
export const longDate = (moment: string): string => showDate(moment, 'longDate')

/** A moment's date with its year, where there is little room: 'Dec 5, 2026'. */
export const shortDate = (moment: string): string => showDate(moment, 'shortDate')

/** A moment's time of day: '2:05 PM'. */
export const timeOfDay = (moment: string): string => showDate(moment, 'time')
