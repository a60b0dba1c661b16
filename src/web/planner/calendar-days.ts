/** Dates are text (`2026-11-21`), so that no time zone can shift them. */

import { addDays } from '#web/lib/days.ts'

const ofDay = (date: string): Date => new Date(`${date}T00:00:00Z`)
const toDay = (date: Date): string => date.toISOString().slice(0, 10)

/** The last day of the month where it's too short. */
export function addMonths(date: string, months: number): string {
  const moved = ofDay(date)
  moved.setUTCDate(1)
  moved.setUTCMonth(moved.getUTCMonth() + months)
  const last = new Date(Date.UTC(moved.getUTCFullYear(), moved.getUTCMonth() + 1, 0)).getUTCDate()
  moved.setUTCDate(Math.min(dayOfMonth(date), last))
  return toDay(moved)
}

/** `2026-11`. */
export const monthOf = (date: string): string => date.slice(0, 7)

/** 21 of `2026-11-21`. */
export const dayOfMonth = (date: string): number => Number(date.slice(8))

/** 1 (Monday) to 7 (Sunday). */
export const weekdayOf = (date: string): number => ofDay(date).getUTCDay() || 7

/** `weekStart` is 1 (Monday) to 7 (Sunday). */
export const startOfWeek = (date: string, weekStart: number): string =>
  addDays(date, -((weekdayOf(date) - weekStart + 7) % 7))

/** Weeks of seven days; the first and last may reach into the months beside. */
export function weeksOf(month: string, weekStart: number): string[][] {
  const first = startOfWeek(`${month}-01`, weekStart)
  const weeks: string[][] = []
  for (let start = first; start === first || monthOf(start) === month; start = addDays(start, 7))
    weeks.push(Array.from({ length: 7 }, (_, n) => addDays(start, n)))
  return weeks
}

/** The largest range that a calendar may show of a month, for any start of the week. */
export const visibleRange = (month: string): { from: string; to: string } => ({
  from: addDays(`${month}-01`, -6),
  to: addDays(`${month}-01`, 41),
})

const isDay = /^\d{4}-\d\d-\d\d$/

/** Undefined unless it's a real date that can be planned. */
export const readDay = (text: string | null): string | undefined =>
  text !== null && isDay.test(text) && text >= '1900-01-01' && text <= '2199-12-31' && isRealDay(text)
    ? text
    : undefined

const isRealDay = (text: string): boolean => {
  const date = ofDay(text)
  return !Number.isNaN(date.getTime()) && toDay(date) === text
}

const sundayFirst =
  'AG AS BD BR BS BT BW BZ CA CO DM DO ET GT GU HK HN ID IL IN JM JP KE KH KR LA MH MM MO MT MX MZ NI NP PA PE PH PK PR PY SA SG SV TH TT TW UM US VE VI WS YE ZA ZW'

/** Returns the first day of the week in a locale, from 1 (Monday) to 7 (Sunday). */
export function weekStartOf(language: string): number {
  const locale = new Intl.Locale(language).maximize()
  // Some browsers don't have it yet.
  const info = 'getWeekInfo' in locale ? locale.getWeekInfo() : undefined
  return info?.firstDay ?? (sundayFirst.includes(locale.region ?? '') ? 7 : 1)
}
