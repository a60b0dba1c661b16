import type { IncomeSummary } from '#contract/income.ts'
import { decimalsOf } from '#contract/lists.ts'

/** Money per month, hours per week, shares in percent. */
export type PriceInputs = {
  takeHome: number
  costs: number
  taxRate: number
  hours: number
  paidShare: number
  weeksOff: number
}

export type Price = { needed: number; paidHours: number; perHour: number }

const weeksOfYear = 52

/**
 * Calculates the price of an hour: the take-home pay before tax, plus the costs, divided by the paid hours. Rounds up to the
 * decimals of the currency. Returns null if the inputs give no price.
 */
export function priceOf(inputs: PriceInputs, currency: string): Price | null {
  const { takeHome, costs, taxRate, hours, paidShare, weeksOff } = inputs
  const areNumbers = Object.values(inputs).every((value) => Number.isFinite(value) && value >= 0)
  const paidHours = (hours * (paidShare / 100) * (weeksOfYear - weeksOff)) / 12
  const isPossible = taxRate <= 90 && hours <= 168 && paidShare <= 100 && paidHours > 0 && takeHome + costs > 0
  if (!areNumbers || !isPossible) return null
  const needed = takeHome / (1 - taxRate / 100) + costs
  const unit = 10 ** decimalsOf(currency)
  // Subtracts a millionth, so that a sum like 25.000000000000004 is not rounded up.
  return { needed, paidHours, perHour: Math.ceil((needed / paidHours) * unit - 1e-6) / unit }
}

/** How many complete months the user's own hours and costs are taken from. */
const monthsBack = 3

/**
 * Costs per month and hours per week, from those of the last three complete months that have a line with hours. Returns
 * undefined if none has.
 */
export function fromLog(
  { months }: IncomeSummary,
  currency: string,
): { costs: string; hours: string; months: number } | undefined {
  const counted = months
    .slice(-1 - monthsBack, -1)
    .flatMap(({ sums }) => sums.filter((sum) => sum.currency === currency && sum.counted > 0))
  if (counted.length === 0) return undefined
  const mean = (of: 'costs' | 'hours') => counted.reduce((sum, each) => sum + Number(each[of]), 0) / counted.length
  const short = (value: number) => String(Math.round(value * 100) / 100)
  return { costs: short(mean('costs')), hours: short((mean('hours') * 12) / weeksOfYear), months: counted.length }
}
