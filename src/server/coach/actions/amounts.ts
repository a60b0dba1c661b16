/** An amount found in a text. `value` is decimal text. */
export type Sum = { value: string; currency: string | null; start: number; end: number; isBare: boolean }

/** '1,250.50', then '1250.5'. */
const numbers = String.raw`\d{1,3}(?:[.,]\d{3})+(?:[.,]\d{1,2})?(?!\d)|\d{1,9}(?:[.,]\d{1,2}(?!\d))?`
const thousands = String.raw`(?:k|mil|thousand)\b`
const names = String.raw`(?:euros?|eur|d[oó]lares|dollars?|usd|bucks|libras|pounds?|gbp|quid|pesos?)\b`
const sums = new RegExp(
  `(?<sign>[$€£])? ?(?<number>${numbers})(?<thousands> ?${thousands})?(?: ?(?:de )?(?<name>[$€£]|${names}))?`,
  'giu',
)

/** Currencies by time zone, derived from the country. */
const byTimeZone = (currencies: Readonly<Record<string, string>>): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(currencies).flatMap(([country, currency]) =>
      (new Intl.Locale(`und-${country}`).getTimeZones() ?? []).map((zone): [string, string] => [zone, currency]),
    ),
  )

const pesos = byTimeZone({ AR: 'ARS', CL: 'CLP', CO: 'COP', MX: 'MXN', UY: 'UYU' })
const dollars = byTimeZone({ AU: 'AUD', CA: 'CAD', NZ: 'NZD' })

/** Signs and names that several countries share mean the currency of the user's own country. */
function currencyOf(name: string, timeZone: string): string | null {
  const peso = pesos.get(timeZone)
  if (/^(€|e)/i.test(name)) return 'EUR'
  if (/^(£|pound|libra|gbp|quid)/i.test(name)) return 'GBP'
  if (/^peso/i.test(name)) return peso ?? 'MXN'
  if (name === '$') return peso ?? dollars.get(timeZone) ?? 'USD'
  if (/^dollar/i.test(name)) return dollars.get(timeZone) ?? 'USD'
  return name === '' ? null : 'USD'
}

function toDecimal(number: string, isThousands: boolean): string {
  const [, whole = number, cents = ''] = /^(.+)[.,](\d{1,2})$/.exec(number) ?? []
  const value = Number(`${whole.replaceAll(/[.,]/g, '')}.${cents || '0'}`) * (isThousands ? 1_000 : 1)
  return String(Math.round(value * 100) / 100)
}

export const readSums = (text: string, timeZone: string): Sum[] =>
  [...text.matchAll(sums)]
    .map((found): Sum => {
      const { sign, number = '', thousands, name } = found.groups ?? {}
      return {
        value: toDecimal(number, thousands !== undefined),
        currency: currencyOf(sign ?? name ?? '', timeZone),
        start: found.index,
        end: found.index + found[0].length,
        isBare: sign === undefined && name === undefined,
      }
    })
    .filter(({ value }) => Number(value) > 0)

/** In whole units. */
export const formatSum = (value: number, currency: string | null): string =>
  value.toLocaleString('en', {
    maximumFractionDigits: 0,
    ...(currency !== null && { style: 'currency', currency }),
  })
