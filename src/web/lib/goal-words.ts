import type { Goal, Pace } from '#contract/goals.ts'
import { memoize } from '#contract/memoize.ts'
import type { BadgeTone } from '#web/ui/Badge.tsx'
import { once } from './once.ts'
import { showDay } from './show-day.ts'

/** The dashboard's goals come without a forecast. */
type GoalWithoutForecast = Omit<Goal, 'forecast'>

/** Names each area of goals. */
export const goalCategoryLabels: Record<Goal['category'], string> = {
  financial: 'Financial',
  physical: 'Physical',
  'self-care': 'Self-Care',
  career: 'Career',
  personal: 'Personal',
  relationships: 'Relationships',
  spiritual: 'Spiritual',
}

/** Names each way in which a goal is measured. */
export const kindLabels: Record<Goal['kind'], string> = {
  amount: 'Reach an amount',
  debt: 'Pay down a debt',
  habit: 'Build a habit',
  milestones: 'Check off milestones',
}

/** Names the figure that a goal tracks. */
export const trackLabels: Record<NonNullable<Goal['trackAs']>, string> = {
  monthlyIncome: 'Monthly income',
  emergencyFund: 'Emergency fund',
}

/** The colour of a goal's priority: 4 and 5 magenta, 3 royal, below purple. */
export const priorityTone = (priority: number): Extract<BadgeTone, 'magenta' | 'royal' | 'purple'> =>
  priority >= 4 ? 'magenta' : priority === 3 ? 'royal' : 'purple'

const plain = once(() => new Intl.NumberFormat('en', { maximumFractionDigits: 4 }))
const moneyOf = memoize(
  (currency: string) =>
    new Intl.NumberFormat('en', { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' }),
)

/** A goal's number as people read it: '$1,250', '$12.50', '30'. Twelve digits and two decimals show exactly. */
export const showNumber = (value: string, currency: string | null): string =>
  currency === null ? plain().format(Number(value)) : moneyOf(currency).format(Number(value))

/** Money that may be negative: '−$20'. */
export const showMoney = (value: string, currency: string | null): string =>
  value.startsWith('-') ? `−${showNumber(value.slice(1), currency)}` : showNumber(value, currency)

/** A change of a number, with its sign: '+$50', '−$20.50'. */
export const showChange = (change: string, currency: string | null): string =>
  `${change.startsWith('-') ? '−' : '+'}${showNumber(change.replace('-', ''), currency)}`

/** Keeps a text on one line, with no-break spaces. */
export const unbroken = (text: string): string => text.replaceAll(' ', '\u00a0')

/** A goal's progress: '$165 of $1,180', '$1,015 paid of $1,180', '12 of 30 times', '2 of 5 steps'. */
export function showProgress({ kind, currentValue, targetValue, currency }: GoalWithoutForecast): string {
  const [current, target] = [showNumber(currentValue, currency), showNumber(targetValue, currency)]
  if (kind === 'debt') return `${current} paid of ${target}`
  if (kind === 'habit') return `${current} of ${target} times`
  return kind === 'milestones' ? `${current} of ${target} steps` : `${current} of ${target}`
}

const rest = ({ targetValue, currentValue }: GoalWithoutForecast): number => Number(targetValue) - Number(currentValue)

/** Names each pace of a goal. */
export const paceLabels = { ahead: 'Ahead of pace', onTrack: 'On track', behind: 'Behind pace' }

/** Says a goal's pace and what is needed to reach the target; undefined without a date. */
export function showPace(goal: GoalWithoutForecast): string | undefined {
  const { pace, targetDate } = goal
  if (goal.isCompleted) return 'You reached it.'
  if (pace === null || targetDate === null) return undefined
  if (pace.state === 'due') {
    const left = showNumber(rest(goal).toFixed(4), goal.currency)
    return `${unbroken(showDay(targetDate, 'shortDate'))} is here, with ${left} to go. Keep going, or move the date.`
  }
  const until = isWithinMonth(goal, pace) ? 'by' : 'until'
  return `${paceLabels[pace.state]}: ${showNeed(goal, pace)} ${until} ${unbroken(showDay(targetDate, 'shortDate'))}.`
}

const isWithinMonth = (goal: GoalWithoutForecast, { perMonth }: Pace): boolean => Number(perMonth) >= rest(goal)

/** Says what is needed to reach the target: '$60 a month', '2 steps a month'; within a month '$40 more', '1 more step'. */
export function showNeed(goal: GoalWithoutForecast, pace: Pace): string {
  const { kind, currency } = goal
  const number = showNumber(isWithinMonth(goal, pace) ? rest(goal).toFixed(4) : pace.perMonth, currency)
  const unit = kind === 'milestones' ? 'step' : kind === 'habit' ? 'time' : undefined
  const what = unit === undefined ? '' : number === '1' ? ` ${unit}` : ` ${unit}s`
  return isWithinMonth(goal, pace) ? `${number} more${what}` : `${number}${what} a month`
}
