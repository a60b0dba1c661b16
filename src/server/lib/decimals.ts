import { Decimal } from 'decimal.js'
import { HttpError } from './http-error.ts'

/** Refuses numbers with more decimals than `counted` has. `numbers` are named as on the wire. */
export function requireDecimals(
  counted: { name: string; decimals: number },
  numbers: Record<string, string | undefined>,
): void {
  const { name, decimals } = counted
  const wrong = Object.entries(numbers).filter(
    ([, value]) => value !== undefined && new Decimal(value).decimalPlaces() > decimals,
  )
  if (wrong.length === 0) return
  const said = `${name} is written ${decimals === 0 ? 'without decimals' : `with at most ${decimals} decimals`}`
  throw new HttpError('bad_input', `${said}. Nothing was saved, and nothing you wrote is lost.`, {
    fields: Object.fromEntries(wrong.map(([field]) => [field, said])),
  })
}
