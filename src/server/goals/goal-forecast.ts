import { Decimal } from 'decimal.js'
import type { Forecast } from '#contract/goals.ts'
import { forecastBasis } from '#contract/lists.ts'
import { dateOf, daysBetween, startOf } from '#server/lib/days.ts'
import { isReached, type GoalFigures } from './goal-rules.ts'

/** Figures of the progress entries for the forecast window: number of entries, days with entries, and their sum. */
export type RecentProgress = { updates: number; days: number; gained: string }

const nothing: RecentProgress = { updates: 0, days: 0, gained: '0' }
const furthest = 50 * 365.2425

/** Enough digits to divide the largest sum by the smallest; only the day is rounded, up. */
const Exact = Decimal.clone({ precision: 60 })

/** The user's midnights of the last 90 days and of today. */
export function recentMidnights(now: Date, timeZone: string): Date[] {
  const today = dateOf(now, timeZone)
  return Array.from({ length: forecastBasis.window + 1 }, (_, n) =>
    startOf(today.subtract({ days: forecastBasis.window - n }), timeZone),
  )
}

/**
 * The day the goal is reached at the recent pace: the mean of the last 90 days, or of the days since the goal began if these
 * are fewer. Days without updates count too.
 */
export function forecastOf(
  figures: GoalFigures,
  { updates, days, gained }: RecentProgress = nothing,
  now: Date,
  timeZone: string,
): Forecast | null {
  if (figures.kind === 'milestones' || isReached(figures.current, figures.target)) return null
  const today = dateOf(now, timeZone)
  const [begun, edge] = [dateOf(figures.begunAt, timeZone), today.subtract({ days: forecastBasis.window })]
  const since = Temporal.PlainDate.compare(begun, edge) > 0 ? begun : edge
  const span = daysBetween(since, today)
  const from = span < forecastBasis.span ? since.add({ days: forecastBasis.span }).toString() : null
  if (days < forecastBasis.updateDays || from !== null) return { state: 'tooEarly', days, from }
  const lately = { since: since.toString(), updates, gained }
  if (new Exact(gained).lte(0)) return { state: 'still', ...lately }
  const left = new Exact(figures.target).minus(figures.current).times(span).div(gained).ceil()
  if (left.gt(furthest)) return { state: 'far', ...lately }
  return { state: 'arrives', on: today.add({ days: left.toNumber() }).toString(), ...lately }
}
