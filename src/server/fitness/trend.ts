import type { WeightTrend } from '#contract/fitness.ts'
import { daysBetween } from '#server/lib/days.ts'

/**
 * In days: how fast the trend follows. An exponentially weighted mean by elapsed time: after this time 63 % of a lasting change is
 * in it, so a day's water or salt hardly moves it.
 */
const following = 10

/** To 10 grams. */
const rounded = (kilograms: number): number => Math.round(kilograms * 100) / 100

/** The mean of each day, and the trend up to it. `logged` is in any order. */
export function trendOf(logged: readonly { day: string; kilograms: number }[]): WeightTrend {
  const byDay = Map.groupBy(logged, ({ day }) => day)
  const days = [...byDay.keys()].sort()
  let trend: number | undefined
  return days.map((day, at) => {
    const of = byDay.get(day) ?? []
    const kilograms = of.reduce((sum, one) => sum + one.kilograms, 0) / of.length
    const passed = daysBetween(days[at - 1] ?? day, day)
    trend = trend === undefined ? kilograms : trend + (1 - Math.exp(-passed / following)) * (kilograms - trend)
    return { day, kilograms: rounded(kilograms), trend: rounded(trend) }
  })
}
