import { Decimal } from 'decimal.js'
import type { Forecast } from '#contract/goals.ts'
import { forecastBasis } from '#contract/lists.ts'
import { dateOf, daysBetween, startOf } from '#server/lib/days.ts'
import { isReached, type Way } from './goal-rules.ts'

/** What the ledger of a goal says of the days that a forecast looks back on: updates, on how many days, and their sum. */
export type Recent = { updates: number; days: number; gained: string }

const nothing: Recent = { updates: 0, days: 0, gained: '0' }
const furthest = 50 * 365.2425

/** Enough digits for the largest sum through the smallest: nothing is rounded but the day, which is rounded up. */
const Exact = Decimal.clone({ precision: 60 })

/** The midnights of her last 90 days and of today: where a forecast's window and each of its days begin. */
export function recentMidnights(now: Date, timeZone: string): Date[] {
  const today = dateOf(now, timeZone)
  return Array.from({ length: forecastBasis.window + 1 }, (_, n) =>
    startOf(today.subtract({ days: forecastBasis.window - n }), timeZone),
  )
}

/**
 * The day a goal is reached if it goes on as lately. The pace is the mean of the last 90 days, or of those since it began:
 * what came in them, divided by all of them, days without an update too. What is left, divided by that, is the days to go.
 */
export function forecastOf(
  way: Way,
  { updates, days, gained }: Recent = nothing,
  now: Date,
  timeZone: string,
): Forecast | null {
  if (way.kind === 'milestones' || isReached(way.current, way.target)) return null
  const today = dateOf(now, timeZone)
  const [begun, edge] = [dateOf(way.begunAt, timeZone), today.subtract({ days: forecastBasis.window })]
  const since = Temporal.PlainDate.compare(begun, edge) > 0 ? begun : edge
  const span = daysBetween(since, today)
  const from = span < forecastBasis.span ? since.add({ days: forecastBasis.span }).toString() : null
  if (days < forecastBasis.updateDays || from !== null) return { state: 'tooEarly', days, from }
  const lately = { since: since.toString(), updates, gained }
  if (new Exact(gained).lte(0)) return { state: 'still', ...lately }
  const left = new Exact(way.target).minus(way.current).times(span).div(gained).ceil()
  if (left.gt(furthest)) return { state: 'far', ...lately }
  return { state: 'arrives', on: today.add({ days: left.toNumber() }).toString(), ...lately }
}
