import type { RecordAnswer } from '#server/ports/coach-queries.ts'
import { recordedDates } from '../days-without.ts'

/** The number of records on a day and their sum. Moods are summed by their scale values, income by its money. */
export type DayValue = { count: number; sum: number }
export type ByDay = ReadonlyMap<string, DayValue>

/** Returns the values by day. Null if the log is switched off or was cut. */
export function valuesByDay(answers: readonly RecordAnswer[], currency: string | null): ByDay | null {
  const all = new Map<string, DayValue>()
  for (const { found } of answers) {
    if (found === null) return null
    for (const [day, value] of valuesOf(found, currency)) all.set(day, value)
  }
  return all
}

type Read = Exclude<RecordAnswer['found'], null>

function valuesOf(found: Read, currency: string | null): (readonly [string, DayValue])[] {
  if (found.ask === 'mood')
    return found.groups.map(({ key, mean, count }) => [key, { count, sum: mean * count }] as const)
  if (found.ask === 'income')
    return (found.days ?? [])
      .filter((one) => currency === null || one.currency === currency)
      .map(({ day, net, entries }) => [day, { count: entries, sum: Number(net) }] as const)
  if (found.ask === 'tasks')
    return found.days.filter(({ count }) => count > 0).map(({ day, count }) => [day, { count, sum: count }] as const)
  return (recordedDates(found) ?? []).map((day) => [day, { count: 1, sum: 1 }] as const)
}

/** The currency that most income is logged in. */
export function mainCurrency(answers: readonly RecordAnswer[]): string | null {
  const days = answers.flatMap(({ found }) => (found?.ask === 'income' ? (found.days ?? []) : []))
  const [first] = [...Map.groupBy(days, ({ currency }) => currency)].toSorted(([, a], [, b]) => b.length - a.length)
  return first?.[0] ?? null
}

export function totalOf(values: Iterable<DayValue>): DayValue & { days: number } {
  const all = [...values]
  return {
    days: all.length,
    count: all.reduce((sum, { count }) => sum + count, 0),
    sum: all.reduce((total, { sum }) => total + sum, 0),
  }
}

export const weekOf = (day: string): string => {
  const date = Temporal.PlainDate.from(day)
  return date.subtract({ days: date.dayOfWeek - 1 }).toString()
}
