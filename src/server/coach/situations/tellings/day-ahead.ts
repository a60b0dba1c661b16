import { daysBetween } from '#server/lib/days.ts'
import { readDays } from '../../when/read-days.ts'
import { englishMonths, englishShortMonth } from '../../when/months.ts'

const date = new RegExp(`\\b(?:${englishMonths.join('|')}|${englishShortMonth}) \\d{1,2}(?:st|nd|rd|th)?\\b`)

/** In days. */
const [soonest, weeksFrom, monthsFrom, latest] = [2, 14, 60, 400]
function lengthOf(days: number): string {
  if (days < weeksFrom) return `${days} days`
  return days < monthsFrom ? `${Math.round(days / 7)} weeks` : `${Math.round(days / 30.4)} months`
}

/** Reads a date to come: 'dec 12' fills 'date' with “December 12” and 'until' with the time till then. */
export function slotsOfDay(line: string, today: string): [name: string, value: string][] {
  const said = date.exec(line)?.[0]
  const day = said === undefined ? null : (readDays(said, 'en', today, 'future').span?.from ?? null)
  if (day === null) return []
  const days = daysBetween(today, day)
  if (days < soonest || days > latest) return []
  const written = Temporal.PlainDate.from(day).toLocaleString('en-US', { month: 'long', day: 'numeric' })
  return [
    ['date', written],
    ['until', lengthOf(days)],
  ]
}
