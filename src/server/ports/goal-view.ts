import type { Forecast, Goal, Pace } from '#contract/goals.ts'

/** A goal with the figures of the goal screen. Amounts are exact decimals; `movedOn` is the day of its latest update. */
export type GoalView = {
  title: string
  kind: Goal['kind']
  currency: string | null
  current: string
  target: string
  left: string
  progress: number
  targetDate: string | null
  daysLeft: number | null
  pace: Pace | null
  forecast: Forecast | null
  isCompleted: boolean
  begunOn: string
  movedOn: string | null
}
