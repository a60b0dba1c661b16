import { firstNumber } from '../../../decisions/message-numbers.ts'
import { wholeDollars } from '../../../../whole-dollars.ts'

/** The facts that a sum gives to the texts of its kind, by name. */
export type SumFacts = Readonly<Record<string, string>>
/** Works out facts from a line of `numberLine`. Returns null if a number is missing. */
export type DecisionSum = (line: string) => SumFacts | null

const about = '(?:about |around |like |only |roughly |just |maybe |at |is )?'
const monthly = new RegExp(
  String.raw`\b(?:bring(?:s|ing)? home|take home(?: pay)?|takehome|clear|net|i make|we make|i earn|income is|i get paid|paid) ${about}(\d{3,5})\b(?!\.\d| (?:an hour|a week|per week|weekly|a year|every|each))`,
)
const weekly = new RegExp(
  String.raw`\b(?:bring(?:s|ing)? home|take home|clear|net|i make|we make|i earn) ${about}(\d{3,4}) (?:a week|per week|weekly)\b`,
)
const hourly = /\b(\d{1,2}(?:\.\d{1,2})?) (?:dollars )?an hour\b/
const hourlyNow = new RegExp(
  String.raw`\b(?:i make|im making|making|i earn|make|makes|paid|pays|currently) ${about}(\d{1,2}(?:\.\d{1,2})?)\b(?! (?:percent|hours?|days?|weeks?|more|months?|years?|min|kids))`,
)
export const weeksInMonth = 52 / 12
const weeksInYear = 52
const monthsInYear = 12

/** In dollars a month. */
export function readIncome(line: string): number | null {
  const week = firstNumber(line, weekly)
  return week === null ? firstNumber(line, monthly) : (week * weeksInYear) / monthsInYear
}

/** In dollars an hour. */
export const readWage = (line: string): number | null => firstNumber(line, hourlyNow, hourly)

/** In dollars. */
export const readSavings = (line: string): number | null =>
  firstNumber(
    line,
    /\b(\d{3,6}) (?:dollars )?(?:saved|in (?:my |our |the |my emergency |our emergency )?(?:savings|bank|emergency fund)|put away|to my name|set aside)\b/,
    /\b(?:savings|emergency fund|saved|cushion)(?: (?:of|is|has|up|account|with|only|about|at|around|like)){0,3} (\d{3,6})\b/,
  )

/** Formats an amount, with cents only if it is small and has some. */
export const sayMoney = (amount: number): string =>
  amount < 100 && !Number.isInteger(amount) ? `$${amount.toFixed(2)}` : wholeDollars(amount)

/** In percent of the whole, as '48'. */
export const sayShare = (part: number, whole: number): string => String(Math.round((100 * part) / whole))

/** Gives a fact that is only a mark for `has`. */
export const mark = (name: string, isSet: boolean): SumFacts => (isSet ? { [name]: '' } : {})
