import type { Goal, GoalHistory } from '#contract/goals.ts'
import { addDays, daysBetween } from '#web/lib/days.ts'

export const width = 480
export const height = 168

/** The least number of days that the chart shows after today. At most it shows as many as before today. */
const minDaysAhead = 30

type Measure = Pick<Goal, 'targetValue' | 'currentValue' | 'targetDate' | 'forecast'>
type Point = { x: number; y: number }

/**
 * Draws the lines of the chart, in the units of the view box. A value holds until the next update, so `line` has steps. `even`
 * reaches the target on the target date, `ahead` reaches it at the pace of the forecast.
 */
export function drawHistory({ startDate, today, startValue, points }: GoalHistory, goal: Measure) {
  const { targetDate, forecast } = goal
  const gone = daysBetween(startDate, today)
  const furthest = gone + Math.max(gone, minDaysAhead)
  const reachedOn = forecast?.state === 'arrives' ? forecast.on : undefined
  const ends = [targetDate ?? today, reachedOn ?? today].map((day) => daysBetween(startDate, day))
  const days = Math.max(gone, Math.min(furthest, Math.max(...ends)), 1)
  const values = [startValue, ...points.map(({ value }) => value)].map(Number)
  const most = Math.max(Number(goal.targetValue), ...values) * 1.06
  const at = (day: number, value: number): Point => ({
    x: (day / days) * width,
    y: height - (value / most) * height,
  })
  const atDate = (date: string, value: string) => at(Math.max(0, daysBetween(startDate, date)), Number(value))
  const target = (date: string) => atDate(date, goal.targetValue)
  const now = atDate(today, goal.currentValue)
  const moved = points.map(({ date, value }) => atDate(date, value))
  const steps = moved.map(({ x, y }) => `H${round(x)}V${round(y)}`).join('')
  const first = at(0, Number(startValue))
  return {
    line: `M${round(first.x)} ${round(first.y)}${steps}H${round(now.x)}`,
    dots: moved.map(({ x, y }) => ({ x: round(x), y: round(y) })),
    now,
    targetY: round(at(0, Number(goal.targetValue)).y),
    even: targetDate === null || targetDate <= startDate ? undefined : lineOf(first, target(targetDate)),
    ahead: reachedOn === undefined ? undefined : lineOf(now, target(reachedOn)),
    /** The position of today, as a share of the width. */
    todayShare: gone / days,
    lastDay: addDays(startDate, days),
  }
}

const lineOf = (from: Point, to: Point): string => `M${round(from.x)} ${round(from.y)}L${round(to.x)} ${round(to.y)}`

const round = (value: number): number => Math.round(value * 10) / 10
