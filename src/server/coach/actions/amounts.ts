import { Decimal } from 'decimal.js'
import { decimalsOf } from '#contract/lists.ts'
import { currencyOf, moneyNames, moneySigns, type OwnMoney } from './currency-names.ts'
import { foldInPlace } from './title-text.ts'

/** An amount found in a text. `value` is decimal text. */
export type Amount = { value: string; currency: string | null; start: number; end: number; isBare: boolean }

const thousands = new Map([
  ['k', 1_000],
  ['mil', 1_000],
  ['thousand', 1_000],
  ['grand', 1_000],
  ['hundred', 100],
  ['lakh', 100_000],
  ['lakhs', 100_000],
  ['crore', 10_000_000],
  ['crores', 10_000_000],
  ['m', 1_000_000],
  ['mm', 1_000_000],
  ['million', 1_000_000],
  ['millions', 1_000_000],
  ['millon', 1_000_000],
  ['millones', 1_000_000],
  ['bn', 1_000_000_000],
  ['billion', 1_000_000_000],
])
const times = [...thousands.keys()].toSorted((a, b) => b.length - a.length).join('|')
const numbers = new RegExp(
  String.raw`(?<number>\d(?:[\d.,]*\d)?)(?:(?<exponent>e\+?\d+\b)|(?<times> ?(?:${times})\b)?(?: ?(?:de )?(?<name>\p{Sc}(?! ?\d)|(?:${moneyNames})(?!\p{L})))?)`,
  'gu',
)
/** Matches what may come before a number: a sign, a minus. '9-5' and 'mid-20s' have none. */
const before = new RegExp(
  String.raw`(?<minus>(?<![\p{L}\d.,)])[-−])?(?:(?<!\p{L})(?<sign>${moneySigns}))?(?<inner>(?<![\p{L}\d.,)])[-−])?(?<space> ?)$`,
  'u',
)
/** In letters. */
const longestSign = 12

/** The app keeps at most 12 digits. */
const tooMuch = new Decimal(1e12)
/** Currencies with a point between thousands: '3.400 euros'. */
const withPoints: ReadonlySet<string | null> = new Set(
  'EUR ARS CLP COP UYU PYG BRL DKK NOK SEK ISK TRY IDR VND RUB PLN CZK HUF RON CRC'.split(' '),
)

/** Reads '1,250.50' as '1250.5', and '1,00,000' as it's written in India. Returns null if the number is ambiguous or not one. */
function toDecimal(number: string, currency: string | null, isBare: boolean): Decimal | null {
  const [, whole = number, last = ''] = /^(.+)[.,](\d+)$/.exec(number) ?? []
  const isGrouped = /^\d{1,3}([.,])\d{3}(?:\1\d{3})*$/.test(number) || /^\d{1,2}(?:,\d{2})+,\d{3}$/.test(number)
  if (isGrouped) {
    const isPoint = number.includes('.')
    const isOne = number.split('.').length === 2
    if (isPoint && isOne && !isBare && decimalsOf(currency ?? '') === 3) return new Decimal(number)
    return isPoint && isOne && !isBare && !withPoints.has(currency) ? null : new Decimal(number.replaceAll(/[.,]/g, ''))
  }
  const isPlain = /^\d+$|^\d{1,3}(?:([.,])\d{3})(?:\1\d{3})*$|^\d{1,2}(?:,\d{2})+,\d{3}$/.test(whole)
  if (!isPlain) return null
  const most = isBare || currency === null ? 2 : decimalsOf(currency)
  if (last.length > most && !/^0+$/.test(last)) return null
  return new Decimal(`${whole.replaceAll(/[.,]/g, '')}.${last === '' ? '0' : last}`)
}

/** `value` is null if the amount is ambiguous. */
type Found = Omit<Amount, 'value'> & { value: string | null }

function findSums(text: string, own: OwnMoney): Found[] {
  const folded = foldInPlace(text)
  return [...folded.matchAll(numbers)].map((found) => {
    const { number = '', exponent, times: many = '', name } = found.groups ?? {}
    const head = before.exec(folded.slice(Math.max(0, found.index - longestSign), found.index))
    const { minus, inner, sign, space = '' } = head?.groups ?? {}
    const signAt = found.index - space.length - (inner?.length ?? 0) - (sign?.length ?? 0)
    const afterNumber = found.index + number.length + (exponent ?? many).length
    const end = found.index + found[0].length
    const ofSign = sign === undefined ? undefined : currencyOf(text.slice(signAt, signAt + sign.length), own)
    const isWeight = /^(?:pounds?|libras?)$/.test(name ?? '') && /^ (?:of|de) /.test(folded.slice(end, end + 4))
    const ofName = name === undefined || isWeight ? undefined : currencyOf(text.slice(end - name.length, end), own)
    // '$1500 USDT' is in a currency that no country has.
    const currency = ofSign === undefined || ofName === null ? ofName : ofSign
    const isBare = currency === undefined
    const isTimes = many !== '' && !(isBare && /^ ?mm?$/.test(many))
    const times = isTimes ? (thousands.get(many.trim()) ?? 1) : 1
    const value = toDecimal(number, currency ?? null, isBare)?.times(times)
    const isNegative = inner !== undefined || (minus !== undefined && space === '')
    const isOdd = exponent !== undefined || isNegative || currency === null
    const isTooLong = value !== undefined && value.gte(tooMuch)
    return {
      value: value === undefined || isOdd || isTooLong ? null : value.toFixed(),
      currency: currency ?? null,
      start: ofSign === undefined ? found.index - space.length : signAt - (minus?.length ?? 0),
      end: ofName === undefined ? (isTimes || exponent !== undefined ? afterNumber : found.index + number.length) : end,
      isBare,
    }
  })
}

/** Returns true for the year in 'By 2030', which is a date and not an amount. */
const isYear = (text: string, { value, start, isBare }: Found): boolean =>
  isBare &&
  /^(?:19|20)\d\d$/.test(value ?? '') &&
  /\b(?:by|in|until|before|since|during)$/i.test(text.slice(Math.max(0, start - 7), start))

/** Returns the amounts of a text that can be read without doubt. */
export const readAmounts = (text: string, own: OwnMoney): Amount[] =>
  findSums(text, own).flatMap((found) => {
    const { value } = found
    return value === null || Number(value) === 0 || isYear(text, found) ? [] : [{ ...found, value }]
  })

/**
 * Returns an amount that can't be read for certain: '$-5', '$12.345', '40 francs'. Null if there is none, or another amount can be read.
 */
export function findUnreadSum(text: string, own: OwnMoney): { said: string; isBare: boolean } | null {
  const found = findSums(text, own)
  const unread = found.filter(({ value }) => value === null)
  const said = unread.find(({ isBare }) => !isBare) ?? (unread.length === found.length ? unread[0] : undefined)
  return said === undefined ? null : { said: text.slice(said.start, said.end).trim(), isBare: said.isBare }
}

/** Formats an amount, with cents only if it has any. */
export const formatSum = (value: number, currency: string | null): string =>
  currency === null
    ? value.toLocaleString('en', { maximumFractionDigits: 2 })
    : value.toLocaleString('en', { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' })
