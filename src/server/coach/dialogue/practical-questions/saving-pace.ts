import { wholeDollars } from '../../whole-dollars.ts'
import { toNumber } from './arithmetic.ts'
import { Decimal } from 'decimal.js'
import { readCount } from '../../number-words.ts'
import { normalize } from '../../guide/text-analysis.ts'

const money =
  '\\$? ?(\\d[\\d,]*(?:\\.\\d\\d)?)(?! ?(?:weeks?|months?|years?|%|hours?|min|houses?|people|days?|st|nd|rd|th))'
const wanted = new RegExp(
  `\\b(?:save|saving|put away|put aside|need|pay (?:off|back)|have)(?: (?:up|about|around|like|to have|to save|a total of)){0,3} ${money}`,
  'i',
)
const within =
  /\b(?:in|within|over|by|for|next) (?:the next )?(\d{1,3}|a|one|two|three|four|five|six|eight|ten|twelve) (weeks?|months?|paychecks?|years?)\b/i
const income = new RegExp(
  `\\b(?:make|earn|get(?: paid)?|bring home|paid)(?: like| about| around)? ${money} (?:a|per|every|each) (week|month|paycheck)`,
  'i',
)
const asks = /\bhow (?:much|many|long|soon)\b|\bwhat (?:is|s|do i (?:need|have))\b|\bcan i\b|\bper (?:week|month)\b/i
const each = new RegExp(
  `\\b(?:do|pay|send|give|at|of|put)?(?: me)? ?${money} (?:on the (?:1st|first|15th)|a (?:week|month)|per (?:week|month)|every (?:1st|first|week|month|payday)|each (?:week|month))`,
  'i',
)
const howLong =
  /\bhow (?:long|many (?:weeks|months|payments))\b|\bwhen (?:will|is|would) (?:it|i|he|she|they|that)\b.{0,20}\b(?:paid|done|finished|have)\b/i
const sums = new RegExp(`\\$ ?(\\d[\\d,]*)`, 'g')
const dollars = (amount: Decimal): string => {
  const [whole = '0', cents = '00'] = amount.toFixed(2).split('.')
  const grouped = wholeDollars(Number(whole))
  return cents === '00' ? grouped : `${grouped}.${cents}`
}
const one = (unit: string): string => unit.toLowerCase().replace(/s$/, '')

/** Calculates the savings each week or month to reach an amount in time, and the money that is left to live on. */
function paceFor(message: string): string | null {
  const [sum, count, unit] = [wanted.exec(message)?.[1], within.exec(message)?.[1], within.exec(message)?.[2]]
  if (sum === undefined || count === undefined || unit === undefined) return null
  const times = readCount(count)
  const [goal, term] = one(unit) === 'year' ? [times * 12, 'month'] : [times, one(unit)]
  const whole = toNumber(sum)
  if (goal < 2 || whole.lt(goal)) return null
  const part = whole.div(goal).toDecimalPlaces(2, Decimal.ROUND_UP)
  const [, earned, per] = income.exec(message) ?? []
  const left = earned === undefined || per?.toLowerCase() !== term ? null : toNumber(earned).minus(part)
  const rest =
    left === null || left.lte(0)
      ? 'Move it on payday, to an account with no card.'
      : `Move it on payday, to an account with no card; that leaves ${dollars(left)} for everything else.`
  const slower = Math.ceil(goal * 1.25)
  return `${dollars(part)} every ${term}. ${goal} × ${dollars(part)} = ${dollars(part.times(goal))}. ${rest} If that’s too tight, take ${slower} ${term}s: then it’s ${dollars(whole.div(slower).toDecimalPlaces(2, Decimal.ROUND_UP))}.`
}

/** Says how long saving a sum takes at this pace. The sum may be in an earlier message. */
function timeFor(message: string, before: readonly string[]): string | null {
  const part = each.exec(message)?.[1]
  if (part === undefined || !howLong.test(normalize(message))) return null
  const size = toNumber(part)
  const told = [message, ...before.toReversed()].flatMap((text) =>
    [...text.matchAll(sums)].map(([, sum = '0']) => toNumber(sum)),
  )
  const whole = told.find((sum) => sum.gt(size))
  if (whole === undefined || size.lte(0)) return null
  const times = whole.div(size).toDecimalPlaces(0, Decimal.ROUND_UP)
  const term = /\b(?:week|payday)\b/i.test(message) ? 'week' : 'month'
  const last = whole.minus(size.times(times.minus(1)))
  const ends = last.eq(size) ? '' : ` The last one is ${dollars(last)}.`
  return `${times.toString()} ${term}s, if it’s ${dollars(size)} every ${term}: ${times.toString()} × ${dollars(size)} ${last.eq(size) ? '=' : 'covers'} ${dollars(whole)}.${ends} Write the plan back in one line, so both of you have the same number: “So ${dollars(size)} every ${term} until it’s done.”`
}

/** Interest and how long savings last are not worked out here. */
const otherSums = /%|\b(?:apr|interest|card|lasts?|loan|mortgage)\b/i

/** Calculates savings over time from the message. */
export function answerSavingPace(message: string, before: readonly string[]): string | null {
  return asks.test(message) && !otherSums.test(message) ? (timeFor(message, before) ?? paceFor(message)) : null
}
