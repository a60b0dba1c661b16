import type { Cycle, Spread } from '#contract/fitness.ts'
import { cycleBasis } from '#contract/fitness-lists.ts'
import { addDays, daysBetween } from '#server/lib/days.ts'

/** A period begins on a day of flow after this many days without one. */
const apart = 10
/** How many of the latest cycles are counted. */
const maxCycles = 12

type Period = { first: string; last: string }
type Outlook = Pick<Cycle, 'starts' | 'cycles' | 'periods' | 'leftOut' | 'next'>

/** The periods that days of flow form, oldest first. `days` are in order. */
function periodsOf(days: readonly string[]): Period[] {
  const periods: Period[] = []
  for (const day of days) {
    const current = periods.at(-1)
    if (current === undefined || daysBetween(current.last, day) > apart) periods.push({ first: day, last: day })
    else current.last = day
  }
  return periods
}

/** Null if there are too few numbers for a range. */
function spreadOf(numbers: readonly number[]): Spread | null {
  const sorted = numbers.toSorted((a, b) => a - b)
  const [least, most] = [sorted.at(0), sorted.at(-1)]
  if (sorted.length < cycleBasis.cycles || least === undefined || most === undefined) return null
  const middle = (sorted.length - 1) / 2
  const median = ((sorted[Math.floor(middle)] ?? least) + (sorted[Math.ceil(middle)] ?? most)) / 2
  return { n: sorted.length, least, median, most }
}

/**
 * Computes cycles from days of flow in order. A gap outside `cycleBasis` does not count as a cycle: something was not logged,
 * or it was not a period. The range for the next start is the shortest to the longest cycle so far: it is not a prediction for
 * one cycle.
 */
export function outlookOf(days: readonly string[], today: string): Outlook {
  const periods = periodsOf(days).slice(-1 - maxCycles)
  const lengths = periods.slice(1).map(({ first }, at) => daysBetween(periods[at]?.first ?? first, first))
  const counted = lengths.filter((length) => length >= cycleBasis.shortest && length <= cycleBasis.longest)
  const over = periods.filter(({ last }) => daysBetween(last, today) > 1)
  const cycles = spreadOf(counted)
  const latest = periods.at(-1)
  return {
    starts: periods.map(({ first }) => first).toReversed(),
    cycles,
    periods: spreadOf(over.map(({ first, last }) => daysBetween(first, last) + 1)),
    leftOut: lengths.length - counted.length,
    next:
      cycles && latest ? { from: addDays(latest.first, cycles.least), to: addDays(latest.first, cycles.most) } : null,
  }
}
