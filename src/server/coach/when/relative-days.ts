import { addDays } from '#server/lib/days.ts'
import { monthNumber, toDate } from './months.ts'
import { weekdayNumber } from './weekdays.ts'

/** Numbers and names for a distance in days, or a position in a month. */

export const counts = new Map([
  ...['a', 'an', 'one', 'un'].map((word): [string, number] => [word, 1]),
  ...['two', 'dos', 'a couple of', 'un par de'].map((word): [string, number] => [word, 2]),
  ['three', 3],
  ['tres', 3],
  ['six', 6],
  ['seis', 6],
])
/** Returns a weekday in next week, or a week after the next such weekday. */
export function weekdayIn(name: string, today: string, from: 'nextWeek' | 'weekLater'): string {
  const wanted = weekdayNumber(name)
  const now = toDate(today)
  if (from === 'nextWeek') return now.add({ days: 7 - now.dayOfWeek + wanted }).toString()
  return now.add({ days: ((wanted - now.dayOfWeek + 6) % 7) + 1 + 7 }).toString()
}

const ordinals = ['first', 'second', 'third', 'fourth']
/** Reads 'The first Monday of December' as the next one that is not over. */
export function weekdayOfMonth(
  which: string,
  name: string,
  month: string,
  year: string | undefined,
  today: string,
): string | null {
  const now = toDate(today)
  const isNext = month === 'next month'
  const named = monthNumber(month)
  const begin = now.with({ day: 1, ...(named > 0 && { month: named }) }).add({ months: isNext ? 1 : 0 })
  const first = year === undefined ? begin : begin.with({ year: Number(year) })
  const found = nthWeekday(which, name, first)
  if (found === null || found >= today || year !== undefined) return found
  return nthWeekday(which, name, first.add(named > 0 ? { years: 1 } : { months: 1 }))
}

function nthWeekday(which: string, name: string, first: Temporal.PlainDate): string | null {
  const start = first.add({ days: (weekdayNumber(name) - first.dayOfWeek + 7) % 7 })
  const at = /^\d/.test(which) ? Number(which.charAt(0)) - 1 : ordinals.indexOf(which)
  const weeks = which === 'last' ? Math.floor((first.daysInMonth - start.day) / 7) : at
  const found = start.add({ weeks })
  return found.month === first.month ? found.toString() : null
}

/** Reads 'Two weeks from Friday'. */
export function weeksFrom(many: string, from: string, today: string): string {
  const days = 7 * (counts.get(many) ?? Number(many))
  if (/^(?:today|now)$/.test(from)) return addDays(today, days)
  if (from === 'tomorrow') return addDays(today, days + 1)
  return addDays(weekdayIn(from.replace(/^(?:this|next|coming) /, ''), today, 'weekLater'), days - 7)
}
