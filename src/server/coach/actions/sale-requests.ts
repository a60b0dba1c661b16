import { moneySign } from './currency-names.ts'
import { isQuestion } from '../guide/guide-requests.ts'
import { oneOf } from '../phrase-pattern.ts'
import type { ActionContext, ActionRequest } from './action-request.ts'
import { readIncome } from './income-requests.ts'
import { collapseSpaces, trimEdges } from './title-text.ts'
import { englishWeekday } from '../when/weekdays.ts'

const logs = oneOf('put|add|log|record|enter|write|note')
/** Matches '…, put that in for today', 'Please put those down.'. */
const askedBehind = new RegExp(
  String.raw`(?:,|[.!;]|\band\b)\s*(?:(?:please|so|and|now|can you|could you|will you) ){0,3}(?:${logs}) (?:that|those|it|them|this|these|both)\b[^.!?]{0,40}[.!?]*\s*$`,
  'i',
)
const askedBefore = new RegExp(String.raw`^(?:please )?(?:${logs})(?: down)?(?: that)? (?=(?:i|we)\b)`, 'i')
const sold =
  /^(?:(?:so|ok|hey|today|yesterday|this morning|last night),? )?(?:i|we)(?: just|['’]ve)? sold ([^?]{3,200})$/i
const price = String.raw`${moneySign}?\d{1,5}(?:[.,]\d\d)?(?: (?:dollars|bucks))?`
/** Matches 'the log cabin for $240'. */
const one = new RegExp(String.raw`^(.{2,60}?) (?:for|at) (${price})(?: (?:total|even))?$`, 'i')
const eachPrice = new RegExp(String.raw`\b(?:for|at) ${price},? (?:each|apiece|a piece)\b`, 'i')
/** Matches 'Six candles, 14 dollars each, so 84'. */
const bareEach = new RegExp(
  String.raw`, (${price}),? (each|apiece|a piece)\b(?:,? (?:so|that['’]s|that is) ${price}(?: (?:total|in all))?)?`,
  'i',
)
const numbers = new Map(
  'one two three four five six seven eight nine ten eleven twelve'.split(' ').map((word, at) => [word, `${at + 1}`]),
)
const leadingNumber = new RegExp(String.raw`^(${[...numbers.keys()].join('|')})(?= )`, 'i')
const days = oneOf(
  'today|tonight|yesterday|this (?:morning|afternoon|evening)|last (?:night|\\w{3,6}day)',
  `(?:on |this )?${englishWeekday}`,
)
const dayPattern = new RegExp(String.raw`,? ?\b(?:${days})\b`, 'i')

const shops = oneOf('shop|store|business|bakery|booth|market|stand|farm stand|etsy(?: shop)?|table')
/** Matches 'I sold 41 pies for Thanksgiving week, log 1148 for the shop'. Groups: the things, the sum and the shop. */
const soldAndLogged = new RegExp(
  String.raw`^(?:(?:so|ok|hey|well),? )?(?:i|we)(?: just|['’]?ve)? sold (\d{1,4} [\p{L} ]{3,30}?)(?: (?:for|this|over|in|at|today|last|on) [^,.;]{2,30})?[,.;]? (?:(?:so|and|please|can you) ){0,2}(?:${logs}) (${price})(?: in| down)? (?:for|to|from|in|under|as) (?:the |my )?(${shops})[.!]*$`,
  'iu',
)

/**
 * Reads things sold with their prices, as a statement or with 'put that down'. Returns an income line for each, or null for any other
 * message.
 */
export function readSales(message: string, context: ActionContext): ActionRequest[] | null {
  if (context.language !== 'en' || isQuestion(message)) return null
  const [, what, total, shop] = soldAndLogged.exec(message.trim()) ?? []
  if (what !== undefined)
    return nullIfNone(readIncome({ text: `log ${total} from ${shop}, ${what}`, language: 'en' }, context))
  const told = trimEdges(message.trim().replace(askedBehind, '').replace(askedBefore, ''))
  const [, things = ''] = sold.exec(told) ?? []
  const day = dayPattern.exec(told)?.[0].replace(/this \w+$/i, 'today') ?? ''
  const undated = trimEdges(collapseSpaces(things).replace(dayPattern, ''))
    .replace(bareEach, ' for $1 $2')
    .replace(leadingNumber, (word) => numbers.get(word.toLowerCase()) ?? word)
  if (things === '') return null
  const income = (text: string): ActionRequest[] => readIncome({ text: `${text}${day}`, language: 'en' }, context)
  if (eachPrice.test(undated)) return nullIfNone(income(`sold ${undated}`))
  const parts = undated.split(/, (?:and )?| and /i).map((part) => one.exec(part))
  const sales = parts.filter((part) => part !== null)
  return sales.length > 1 ? nullIfNone(sales.flatMap(([, thing, sum]) => income(`made ${sum} from ${thing}`))) : null
}

const nullIfNone = (read: ActionRequest[]): ActionRequest[] | null => (read.length > 0 ? read : null)
