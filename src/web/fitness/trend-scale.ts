import type { WeightTrend } from '#contract/fitness.ts'
import { addDays, daysBetween } from '#web/lib/days.ts'

export const width = 480
export const height = 150
/** In days. */
const window = 90
/** The smallest range that the chart shows, in kilograms, so that small changes look small. */
const leastSpan = 4

/** The last 90 days in the units of the view box. */
export function scaleTrend(trend: WeightTrend, today: string) {
  const from = addDays(today, -window)
  const shown = trend.filter(({ day }) => day >= from)
  const all = shown.flatMap(({ kilograms, trend: smooth }) => [kilograms, smooth])
  const middle = (Math.min(...all) + Math.max(...all)) / 2
  const span = Math.max(leastSpan, Math.max(...all) - Math.min(...all)) * 1.15
  const x = (day: string) => round((daysBetween(from, day) / window) * width)
  const y = (kilograms: number) => round(height / 2 - ((kilograms - middle) / span) * height)
  return {
    from,
    shown,
    line: shown.map(({ day, trend: smooth }) => `${x(day)},${y(smooth)}`).join(' '),
    dots: shown.map(({ day, kilograms }) => ({ day, x: x(day), y: y(kilograms) })),
    lowest: Math.min(...shown.map(({ trend: smooth }) => smooth)),
    highest: Math.max(...shown.map(({ trend: smooth }) => smooth)),
  }
}

const round = (value: number): number => Math.round(value * 10) / 10
