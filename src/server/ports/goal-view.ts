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

/** The day of the latest update, or of the beginning if there was none. */
export const lastMovedOn = ({ movedOn, begunOn }: Pick<GoalView, 'movedOn' | 'begunOn'>): string => movedOn ?? begunOn

/** The amounts of a goal that the dashboard tracks. `percentage` is at most 100. */
export type TrackedGoal = { id: string; currency: string | null; current: string; target: string; percentage: number }
