import { addDays } from '#server/lib/days.ts'
import type { LocalFormat } from '../local-format.ts'
import type { Lag } from './read-series.ts'
import { type ByDay, type DayValue, totalOf, weekOf } from './values-by-day.ts'

type Total = ReturnType<typeof totalOf>
/** The values of the days that the question asks about, and of the others. */
export type Apart = { on: Total; off: Total }

/** Creates the test of whether a day is asked about: it has an event, comes some days after one, or is in a week with one. */
export function markedDays(events: Iterable<string>, lag: Lag | null, isByWeek: boolean): (day: string) => boolean {
  const days = [...events]
  if (isByWeek) {
    const weeks = new Set(days.map(weekOf))
    return (day) => weeks.has(weekOf(day))
  }
  if (lag === null) {
    const same = new Set(days)
    return (day) => same.has(day)
  }
  const after = Array.from({ length: lag.to - lag.from + 1 }, (_, n) => lag.from + n)
  const marked = new Set(days.flatMap((day) => after.map((n) => addDays(day, n))))
  return (day) => marked.has(day)
}

export function setApart(values: ByDay, isMarked: (day: string) => boolean, from: string): Apart {
  const parts: { on: DayValue[]; off: DayValue[] } = { on: [], off: [] }
  for (const [day, value] of values) if (day >= from) (isMarked(day) ? parts.on : parts.off).push(value)
  return { on: totalOf(parts.on), off: totalOf(parts.off) }
}

/** With fewer days on one side there is nothing to compare. */
const fewest = 4
/** In days. With fewer, a difference is only a hint. */
const hint = 10
/** On the scale from 1 to 5. A smaller difference is not reported. */
const [leastDifference, clear] = [0.2, 0.4]

type MoodComparison = { apart: Apart; where: string; whereNot: string; when: string; claim: -1 | 0 | 1 }

const meanOf = ({ sum, count }: Total): number => (count === 0 ? 0 : sum / count)

function verdictOf(by: number, claim: -1 | 0 | 1, isFew: boolean): string {
  if (isFew) return 'Too few days to say'
  if (Math.abs(by) < leastDifference) return claim === 0 ? 'About the same' : 'No, I don’t see it in what you logged'
  const much = Math.abs(by) < clear ? 'A little' : 'Clearly'
  if (claim === 0) return `${much} ${by > 0 ? 'higher' : 'lower'}`
  if (Math.sign(by) !== claim) return 'No, if anything it’s the other way around'
  return Math.abs(by) < clear ? 'A little, yes' : 'Yes'
}

/** Compares the mean moods of two groups, with their counts and what they can't prove. */
export function tellMoods(
  { apart: { on, off }, where, whereNot, when, claim }: MoodComparison,
  words: LocalFormat,
): string {
  if (on.count + off.count === 0) return `You didn’t log a mood ${when}, so there’s nothing to compare.`
  if (off.count === 0)
    return `Nothing to compare with: every mood you logged ${when} is ${where} (${words.count(on.count, 'mood', 'moods')}).`
  if (on.count === 0)
    return `I can’t tell: you logged ${words.count(off.count, 'mood', 'moods')} ${when}, and none of them ${where}.`
  const by = meanOf(on) - meanOf(off)
  const isFew = Math.min(on.days, off.days) < fewest
  const told = (one: Total): string =>
    `${words.number(meanOf(one).toFixed(1))} of 5 (${words.count(one.count, 'mood', 'moods')} from ${words.count(one.days, 'day', 'days')})`
  const isSame = Math.abs(by) < leastDifference
  const few =
    isFew || Math.min(on.days, off.days) >= hint
      ? ''
      : ' That’s only a few days, so take it as a hint and not as proof.'
  const why = isFew || isSame || few !== '' ? '' : ' That’s what goes together. Why, the numbers don’t say.'
  return `${verdictOf(by, claim, isFew)}: your mood averages ${told(on)} ${where}, and ${told(off)} ${whereNot}, ${when}.${few}${why}`
}

/** Compares the money of weeks with the other record and without it. */
export function tellWeeks(
  values: ByDay,
  isMarked: (day: string) => boolean,
  { from, to }: { from: string; to: string },
  told: { what: string; when: string; money: (sum: number) => string },
  words: LocalFormat,
): string {
  const first = weekOf(from) === from ? from : addDays(weekOf(from), 7)
  const weeks: string[] = []
  for (let monday = first; addDays(monday, 6) <= to; monday = addDays(monday, 7)) weeks.push(monday)
  const sumOf = (monday: string): number =>
    [0, 1, 2, 3, 4, 5, 6].reduce((sum, day) => sum + (values.get(addDays(monday, day))?.sum ?? 0), 0)
  const sides = [true, false].map((isOn) => weeks.filter((monday) => isMarked(monday) === isOn).map(sumOf))
  const [on = [], off = []] = sides
  const mean = (sums: readonly number[]): number => sums.reduce((all, sum) => all + sum, 0) / Math.max(1, sums.length)
  if (on.length === 0 || off.length === 0)
    return `Nothing to compare with: ${on.length === 0 ? 'no' : 'every'} full week ${told.when} has ${told.what} in it.`
  const isFew = Math.min(on.length, off.length) < fewest
  const more = mean(on) > mean(off) ? 'with' : 'without'
  const verdict = isFew ? 'Too few weeks to say' : `More in the weeks ${more} ${told.what}`
  const figure = (sums: readonly number[]): string =>
    `${told.money(mean(sums))} a week on average (${words.count(sums.length, 'week', 'weeks')})`
  return `${verdict}: ${figure(on)} with ${told.what}, and ${figure(off)} without, ${told.when}, after costs.`
}

/** Says how often two records fall on the same day. */
export function tellTogether(
  one: { days: ReadonlySet<string>; what: string },
  other: { days: ReadonlySet<string>; what: string },
  when: string,
  words: LocalFormat,
): string {
  const both = [...one.days].filter((day) => other.days.has(day)).length
  const of = (days: number): string => words.count(days, 'day', 'days')
  if (one.days.size === 0 || other.days.size === 0)
    return `Nothing to compare: there’s no day ${one.days.size === 0 ? one.what : other.what} ${when}.`
  return `${words.number(both)} of your ${of(one.days.size)} ${one.what} are also days ${other.what}, ${when}. In all there are ${of(other.days.size)} ${other.what}.`
}
