import { showDate } from './dates.ts'
import { showDay } from './show-day.ts'

/** The date of a moment in the user's time zone: '2026-11-21'. */
export function dateOf(moment: string | Date): string {
  const [month = '', day = '', year = ''] = showDate(moment, 'numbers').split('/')
  return `${year}-${month}-${day}`
}

/** The number of days between two dates: 1 from 2026-11-20 to 2026-11-21. */
export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 86_400_000

/** Adds days to a date; negative numbers subtract. */
export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10)

/** Names a past day: 'Today', 'Yesterday', or its date, with the year if it isn't this year. */
export function nameDay(day: string, today: string): string {
  const ago = daysBetween(day, today)
  if (ago === 0) return 'Today'
  if (ago === 1) return 'Yesterday'
  return showDay(day, day.slice(0, 4) === today.slice(0, 4) ? 'dayOfWeek' : 'longDate')
}

/** Names the day of a moment (ISO 8601) in the user's time zone, as `nameDay` does. */
export const nameDayOfMoment = (moment: string, now = new Date()): string => nameDay(dateOf(moment), dateOf(now))

/** A moment's date with its year: 'December 5, 2026'. */
export const longDate = (moment: string): string => showDate(moment, 'longDate')

/** A moment's date with its year, where there is little room: 'Dec 5, 2026'. */
export const shortDate = (moment: string): string => showDate(moment, 'shortDate')

/** A moment's time of day: '2:05 PM'. */
export const timeOfDay = (moment: string): string => showDate(moment, 'time')
