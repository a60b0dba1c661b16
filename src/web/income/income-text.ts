import type { IncomeSums } from '#contract/income.ts'
import { english } from '#web/lib/dates.ts'
import { showMoney } from '#web/lib/goal-words.ts'
import { memoize } from '#contract/memoize.ts'

/** The net minus the tax that is set aside. */
export const keptOf = ({ net, setAside }: Pick<IncomeSums, 'net' | 'setAside'>): string =>
  String(Math.round((Number(net) - Number(setAside ?? 0)) * 1_000) / 1_000)

const withCents = memoize((currency: string) => new Intl.NumberFormat(english, { style: 'currency', currency }))

/** Formats the money of one column: if one amount has cents, all show them, so that the digits align. */
export function moneyColumn(column: readonly (string | null)[]): (value: string, currency: string) => string {
  if (column.every((value) => Number.isInteger(Number(value)))) return showMoney
  return (value, currency) => {
    const shown = withCents(currency).format(Math.abs(Number(value)))
    return Number(value) < 0 ? `−${shown}` : shown
  }
}

/** '12.5 h' */
export const showHours = (hours: string): string => `${Number(hours).toLocaleString('en')} h`

/** '$24.10 an hour, over 12.5 h'; undefined where no hours were counted. */
export const showPerHour = ({ perHour, hours, currency }: IncomeSums): string | undefined =>
  perHour === null ? undefined : `${showMoney(perHour, currency)} an hour, over ${showHours(hours)}`
