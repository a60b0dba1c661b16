import { addDays } from '#server/lib/days.ts'
import { LocalFormat } from '../../../../record-questions/local-format.ts'
import { paragraphs } from '../../../compose-answer.ts'
import { amount, numberIn, roughly, type SumText } from './sum-text.ts'

const owedForm = [
  new RegExp(String.raw`\b(?:owe|balance(?: is| of)?|debt of|have|got) ${roughly}${amount} (?:on|at|in)\b`),
  new RegExp(String.raw`\b(?:card|visa|discover|loan|mastercard|amex)\b[^.?!\d$]{0,20}?${amount}`),
  new RegExp(String.raw`${amount} (?:on|at) (?:a |my |the )?(?:credit )?(?:card|visa|discover|loan|\d)`),
]
const rateForm = /\b(\d{1,2}(?:\.\d{1,2})?) ?(?:%|percent|apr)/
const paysForm = new RegExp(
  String.raw`\b(?:pay(?:ing)?|paid|put(?:ting)?|send(?:ing)?|do)(?: about| only)? ${amount}(?! (?:a month )?(?:rent|mortgage|(?:for|in) (?!it\b|the card\b)))(?: (?:a|per|each|every) month| toward| on it)?`,
  'g',
)
const asks =
  /\bhow long\b|\bwhen (?:will|would|is|am)\b|\bwhat if (?:i|we) (?:paid|pay|put|did)\b|\bgone\b|\bpaid off\b/
/** Longer than this isn't a plan. */
const maxMonths = 480

type Run = { months: number; interest: number }

function runOff(owes: number, rate: number, paid: number): Run | null {
  let [left, months, interest] = [owes, 0, 0]
  while (left > 0 && months < maxMonths) {
    const cost = (left * rate) / 1200
    interest += cost
    left = left + cost - paid
    months += 1
  }
  return left > 0 ? null : { months, interest }
}

/** Says how long one card takes at each monthly payment that is told, with its interest. */
export function cardPayoff({ ask, all, today, say }: SumText): string | null {
  const rate = numberIn(all, rateForm)
  const owes = numberIn(all, ...owedForm)
  const paid = [...new Set(Array.from(all.matchAll(paysForm), ([, value]) => Number(value)))].filter((one) => one >= 10)
  if (
    !asks.test(ask) ||
    rate === null ||
    owes === null ||
    paid.length === 0 ||
    paid.length > 3 ||
    paid.some((one) => one >= owes)
  )
    return null
  const format = new LocalFormat('en', today)
  const monthly = (owes * rate) / 1200
  const runs = paid.map((one) => ({ one, run: runOff(owes, rate, one) }))
  const lines = runs.map(({ one, run }) =>
    run === null
      ? `At ${say(one)} a month it never goes away: the interest alone is about ${say(Math.round(monthly))} a month.`
      : `**At ${say(one)} a month: ${run.months} months,** so ${format.monthAndYear(addDays(today, Math.round((run.months * 365) / 12)))}, with about ${say(Math.round(run.interest))} of interest.`,
  )
  const [first, second] = runs
  const more =
    first?.run != null && second?.run != null
      ? ` The ${say(Math.abs(second.one - first.one))} more a month saves ${Math.abs(first.run.months - second.run.months)} months and about ${say(Math.round(Math.abs(first.run.interest - second.run.interest)))}.`
      : ''
  return paragraphs(
    lines.join(' '),
    `Month 1: ${say(owes)} × ${rate}% ÷ 12 = ${say(Math.round(monthly))} of interest, and the rest of your payment brings it down. Then the same on what’s left.${more} It only works if nothing new goes on the card.`,
  )
}
