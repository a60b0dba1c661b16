import { signIn, sayAmount } from '../../../plans-from-message/money-amounts.ts'
import { figureText } from '../../../plans-from-message/numbers-to-figures.ts'
import type { Turn } from '../../../compose-answer.ts'
import type { Part } from '../../part.ts'
import { statedToday } from './stated-dates.ts'

/** The text of a sum, in lower case, with numbers in figures. */
export type SumText = {
  /** The want. */
  ask: string
  /** The whole message. Numbers may be told anywhere in it. */
  all: string
  /** The day that the message says it is, else that of the clock. */
  today: string
  /** Formats an amount of money, with cents only if it has some. */
  say: (value: number) => string
}

/** Works out one kind of sum. Returns null for every other kind, and if a number is missing. */
export type SumKind = (text: SumText) => string | null

/** Matches an amount, in one group: '$1650', '58000', '.30'. */
export const amount = String.raw`[$£€]?(?<![\d.,])((?:\d{1,7})?(?:\.\d{1,3})?(?<=\d))(?![\d%]|[.:]\d| ?percent\b)`
/** Matches words that may come before an amount. */
export const roughly = String.raw`(?:about |around |roughly |maybe |like |only |just |almost |at least )?`

const units = new Map(Object.entries({ wk: 'week', mo: 'month', yr: 'year' }))

const toLine = (text: string): string =>
  figureText(text.replace(/\b(?:a|per|each) dozen\b/gi, 'per batch'))
    .toLowerCase()
    .replace(/(?<=\d) ?(?:dollars|bucks)\b/g, '')
    .replace(/(?<=\d) ?\/ ?(?:hr|hour)\b/g, ' an hour')
    .replace(/(?<=\d) ?\/ ?(week|wk|month|mo|year|yr|day)\b/g, (_, unit: string) => ` a ${units.get(unit) ?? unit}`)

/** Dollars, unless the message or the account has another currency. */
const signOf = (line: string, currency: string | null): string =>
  signIn(line) || (currency === null || currency === 'USD' ? '$' : '')

function toSumText(want: string, { request, today }: Turn): SumText {
  const all = toLine(request.message)
  const sign = signOf(all, request.currency)
  return { ask: toLine(want), all, today: statedToday(all, today), say: (value) => sayAmount(value, sign) }
}

export const readSumText = ({ want, context }: Part): SumText => toSumText(want, context.turn)

/** Returns the number in the first group that was matched, of the first form that fits. */
export function numberIn(text: string, ...forms: readonly RegExp[]): number | null {
  for (const form of forms) {
    const found = form
      .exec(text)
      ?.slice(1)
      .find((group) => group !== undefined && group !== '')
    if (found !== undefined) return Number(found)
  }
  return null
}

/** Rounds up to the next whole dollar above 20, else to cents. */
export const roundUp = (value: number): number =>
  value >= 20 ? Math.ceil(value - 1e-9) : Math.ceil(value * 100 - 1e-6) / 100

export const weeksOfMonth = 52 / 12

/** Rounds to cents. */
export const cents = (value: number): number => Math.round(value * 100) / 100

/** Formats a number with at most this many decimals. */
export const round = (value: number, decimals = 1): string =>
  String(Math.round(value * 10 ** decimals) / 10 ** decimals)

export const percentOf = (part: number, whole: number): string => `${Math.round((part / whole) * 100)}%`

/** Joins names: 'a, b and c'. */
export const joinNames = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`
