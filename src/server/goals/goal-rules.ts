import { Decimal } from 'decimal.js'
import type { Forecast, Goal, Milestone, Pace } from '#contract/goals.ts'
import { decimalsOf, forecastBasis } from '#contract/lists.ts'
import { dateOf, daysBetween } from '#server/lib/days.ts'
import { requireDecimals } from '#server/lib/decimals.ts'
import { HttpError } from '#server/lib/http-error.ts'
import { newId } from '#server/lib/record.ts'

type Kind = Goal['kind']
type Measure = { kind: Kind; currency: string | null }

/** The currency's, none for counts, otherwise four. */
function decimalsFor({ kind, currency }: Measure): number {
  if (kind === 'habit' || kind === 'milestones') return 0
  return currency === null ? 4 : decimalsOf(currency)
}

/** `numbers` are named as on the wire. */
export const requireGoalDecimals = (measure: Measure, numbers: Record<string, string | undefined>): void =>
  requireDecimals({ currency: measure.currency, decimals: decimalsFor(measure) }, numbers)

/** Refuses fields that this kind of goal does not have: money for counts, a track without money. */
export function requireFit({ kind, currency, trackAs }: Measure & { trackAs: Goal['trackAs'] }): void {
  const fields = {
    ...((kind === 'habit' || kind === 'milestones') &&
      currency !== null && { currency: 'This kind of goal has no currency' }),
    ...(kind === 'debt' && currency === null && { currency: 'Choose the currency of this debt' }),
    ...(trackAs !== null &&
      (kind !== 'amount' || currency === null) && { trackAs: 'Only an amount of money can be tracked this way' }),
  }
  const [first] = Object.values(fields)
  if (first !== undefined) throw new HttpError('bad_input', `${first}. Nothing was saved.`, { fields })
}

export const isReached = (current: string, target: string): boolean => new Decimal(current).gte(target)

/** In whole percent, rounded down, so that 100 means reached. */
export const progressOf = (current: string, target: string): number =>
  Decimal.min(100, new Decimal(current).times(100).div(target).floor()).toNumber()

export type GoalFigures = Measure & {
  startValue: string
  current: string
  target: string
  targetDate: string | null
  begunAt: Date
}

const daysOfMonth = 365.2425 / 12

/**
 * How the forecast compares with the goal's date: on track within the tolerance of the way there, on the day of `now` in
 * `timeZone`. If the forecast has no date, an even pace from the first day to the date is assumed.
 */
export function paceOf(figures: GoalFigures, forecast: Forecast | null, now: Date, timeZone: string): Pace | null {
  const { current, target } = figures
  if (figures.targetDate === null || isReached(current, target)) return null
  const [begun, today, end] = [
    dateOf(figures.begunAt, timeZone),
    dateOf(now, timeZone),
    Temporal.PlainDate.from(figures.targetDate),
  ]
  const left = daysBetween(today, end)
  const rest = new Decimal(target).minus(current)
  const months = Math.max(1, left / daysOfMonth)
  const perMonth = rest.div(months).toDecimalPlaces(decimalsFor(figures), Decimal.ROUND_UP).toFixed()
  if (left <= 0) return { state: 'due', perMonth }
  const whole = daysBetween(begun, end)
  // A target that was lowered to the starting value or below leaves nothing to do.
  const start = isReached(figures.startValue, target) ? 0 : figures.startValue
  const path = new Decimal(target).minus(start)
  const gone = new Decimal(daysBetween(begun, today)).div(whole)
  const evenLead = new Decimal(current).minus(start).minus(path.times(gone)).div(path)
  const lead = leadOf(forecast, end, whole) ?? evenLead
  if (lead.gt(forecastBasis.tolerance)) return { state: 'ahead', perMonth }
  return { state: lead.lt(-forecastBasis.tolerance) ? 'behind' : 'onTrack', perMonth }
}

/** The share of the `whole` days by which the forecast is before the date; undefined if it has no date. */
function leadOf(forecast: Forecast | null, end: Temporal.PlainDate, whole: number): Decimal | undefined {
  if (forecast?.state === 'far') return new Decimal(-1)
  return forecast?.state === 'arrives' ? new Decimal(daysBetween(forecast.on, end)).div(whole) : undefined
}

type Step = { id?: string; text: string }

/** Steps in the given order. Known ids keep their completion; a step without a known id is new. */
export function toMilestones(steps: readonly Step[], before: readonly Milestone[]): Milestone[] {
  const left = new Map(before.map((milestone) => [milestone.id, milestone]))
  return steps.map(({ id, text }) => {
    const kept = id === undefined ? undefined : left.get(id)
    if (kept === undefined) return { id: newId(), text, isDone: false }
    left.delete(kept.id)
    return { ...kept, text }
  })
}

export const countDone = (milestones: readonly Milestone[]): number => milestones.filter(({ isDone }) => isDone).length
