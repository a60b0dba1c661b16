import { wholeDollars } from '../../whole-dollars.ts'
import { normalize } from '../../guide/text-analysis.ts'

const weeksOfYear = 52
const weeksOfMonth = 52 / 12
/** Dollars an hour that home care agencies often ask. Source: the Genworth and CareScout Cost of Care Survey, 2024. */
const aide = { from: 30, to: 35 } as const

const perHour = /\b(\d{1,3})(?: (\d\d))? (?:dollars? |bucks? )?more (?:an|per|a) hour\b/
const perWeek =
  /\b(?:make|makes|paid|pays|earn|earning|making|get)(?: \w+){0,2}? (\d{2,4}) (?:dollars? |bucks? )?(?:a|per) week\b/
const monthlyBudget = /\b(\d{3,5}) (?:dollars? |bucks? )?(?:a|per) month to work with\b|\bbudget (?:of|is) (\d{3,5})\b/
const ofDay = /\b(\d{2,5}) (?:dollars? |bucks? )?in sales\b/
const needsCare = /\b(?:take care of|come in|caregiver|aide|caring for)\b/

/** Normalizes the message with plain numbers: '$1,800' becomes '1800'. */
const plainNumbers = (message: string): string =>
  normalize(message.replace(/(?<=\d),(?=\d{3}\b)/g, '').replaceAll('$', ''))

/** Calculates with the numbers in the message. Returns null if there is nothing to calculate. */
export function workOutDecision(message: string): string | null {
  const line = plainNumbers(message.slice(0, 800))
  const [, dollars, cents = '0'] = perHour.exec(line) ?? []
  if (dollars !== undefined) {
    const more = Number(dollars) + Number(cents) / 100
    return `The math: ${wholeDollars(more * 40 * weeksOfYear)} a year more before taxes at 40 hours a week, ${wholeDollars(more * 25 * weeksOfYear)} at 25.`
  }
  const weekly = perWeek.exec(line)?.[1]
  if (weekly !== undefined)
    return `The math: ${wholeDollars(Number(weekly))} a week is about ${wholeDollars(Number(weekly) * weeksOfMonth)} a month, so divide it by the hours, and do the same for the other one.`
  const budget = monthlyBudget.exec(line)
  const monthly = Number(budget?.[1] ?? budget?.[2] ?? 0)
  if (monthly > 0 && needsCare.test(line)) {
    const [least, most] = [aide.to, aide.from].map((rate) => Math.floor(monthly / rate))
    return `The math: at $${aide.from} to $${aide.to} an hour, ${wholeDollars(monthly)} buys ${least} to ${most} hours of help a month, so about ${Math.round((least ?? 0) / weeksOfMonth)} to ${Math.round((most ?? 0) / weeksOfMonth)} a week.`
  }
  const sales = ofDay.exec(line)?.[1]
  return sales === undefined
    ? null
    : `The math: ${wholeDollars(Number(sales))} one day a week is about ${wholeDollars(Number(sales) * weeksOfMonth)} a month in sales, before supplies, wages and power.`
}
