import { Decimal } from 'decimal.js'
import type { IncomeEntry, IncomeSums, IncomeSummary } from '#contract/income.ts'
import { decimalsOf } from '#contract/lists.ts'

/** A line of the log as sums need it. */
export type IncomeLine = Pick<IncomeEntry, 'source' | 'amount' | 'costs' | 'hours' | 'currency' | 'earnedOn'>

export const netOf = ({ amount, costs }: Pick<IncomeLine, 'amount' | 'costs'>): Decimal =>
  new Decimal(amount).minus(costs)

/** Rounded to the decimals of the currency; null without hours. */
export function perHour(net: Decimal, hours: Decimal | string | null, currency: string): string | null {
  if (hours === null || new Decimal(hours).isZero()) return null
  return net.div(hours).toDecimalPlaces(decimalsOf(currency)).toFixed()
}

const total = (numbers: readonly Decimal.Value[]): Decimal =>
  numbers.reduce<Decimal>((sum, number) => sum.plus(number), new Decimal(0))

/** `lines` are of one currency, one at least. A loss sets nothing aside. */
function sumUp(currency: string, lines: readonly IncomeLine[], taxRate: string | null): IncomeSums {
  const counted = lines.filter(({ hours }) => hours !== null)
  const net = total(lines.map(netOf))
  const hours = total(counted.map((line) => line.hours ?? 0))
  const setAside = taxRate === null ? null : Decimal.max(net, 0).times(taxRate).div(100)
  return {
    currency,
    amount: total(lines.map(({ amount }) => amount)).toFixed(),
    costs: total(lines.map(({ costs }) => costs)).toFixed(),
    net: net.toFixed(),
    setAside: setAside?.toDecimalPlaces(decimalsOf(currency), Decimal.ROUND_UP).toFixed() ?? null,
    hours: hours.toFixed(),
    perHour: perHour(total(counted.map(netOf)), hours, currency),
    entries: lines.length,
    counted: counted.length,
  }
}

/** By currency, the one with most lines first. Amounts of different currencies are never added up. */
export const sumByCurrency = (lines: readonly IncomeLine[], taxRate: string | null): IncomeSums[] =>
  Array.from(
    Map.groupBy(lines, ({ currency }) => currency),
    ([currency, of]) => sumUp(currency, of, taxRate),
  ).sort((a, b) => b.entries - a.entries || a.currency.localeCompare(b.currency))

export const monthsShown = 12
const maxSources = 12

/** The first day of the month that is the given number of months before that of `today`. */
export const monthStart = (today: string, monthsAgo: number): string =>
  Temporal.PlainDate.from(today).with({ day: 1 }).subtract({ months: monthsAgo }).toString()

/** Sources that differ in case or space only are one. */
export const sumBySource = (lines: readonly IncomeLine[], taxRate: string | null): IncomeSummary['sources'] =>
  [...Map.groupBy(lines, ({ source }) => source.trim().toLowerCase()).values()].flatMap((of) =>
    sumByCurrency(of, taxRate).map((sums) => Object.assign(sums, { source: of[0]?.source.trim() ?? '' })),
  )

/** `lines` are those of the last 12 months, the latest first; sources with most lines come first. */
export function summarizeIncome(
  lines: readonly IncomeLine[],
  today: string,
  taxRate: string | null,
): Pick<IncomeSummary, 'months' | 'sources'> {
  const byMonth = Map.groupBy(lines, ({ earnedOn }) => earnedOn.slice(0, 7))
  const months = Array.from({ length: monthsShown }, (_, at) => {
    const month = monthStart(today, monthsShown - 1 - at).slice(0, 7)
    return { month, sums: sumByCurrency(byMonth.get(month) ?? [], taxRate) }
  })
  const sources = sumBySource(lines, taxRate)
    .sort((a, b) => b.entries - a.entries || a.source.localeCompare(b.source))
    .slice(0, maxSources)
  return { months, sources }
}
