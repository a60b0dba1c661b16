import { Decimal } from 'decimal.js'
import { HttpError } from './http-error.ts'

/** Refuses numbers with more decimals than `counted` has. `numbers` are named as on the wire. */
export function requireDecimals(
  counted: { currency: string | null; decimals: number },
  numbers: Record<string, string | undefined>,
): void {
  const { currency, decimals } = counted
  const wrong = Object.entries(numbers).filter(
    ([, value]) => value !== undefined && new Decimal(value).decimalPlaces() > decimals,
  )
  if (wrong.length === 0) return
  const use = decimals === 0 ? 'Use a whole number' : `Use at most ${decimals} decimals`
  const said = `${use} ${currency === null ? 'here' : `for ${currency}`}`
  throw new HttpError('bad_input', `${said}. Nothing was saved, and nothing you wrote is lost.`, {
    fields: Object.fromEntries(wrong.map(([field]) => [field, said])),
  })
}
