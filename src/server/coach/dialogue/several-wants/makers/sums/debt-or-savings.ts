import { paragraphs } from '../../../compose-answer.ts'
import { LocalFormat } from '../../../../record-questions/local-format.ts'
import { addDays } from '#server/lib/days.ts'
import { leftAfterCosts } from './shares-of-income.ts'
import { amount, numberIn, roughly, type SumText } from './sum-text.ts'

const cardForms = [
  new RegExp(
    String.raw`${amount} (?:on (?:my |the |a )?)?(?:[a-z]+ )?(?:credit )?(?:card|visa|discover|mastercard|amex|loan)\b`,
  ),
  new RegExp(String.raw`\b(?:credit card|card|visa|discover|mastercard|loan)\b[^.?!\d$]{0,25}?\(?${amount}`),
]
const rateForm = /\b(\d{1,2}(?:\.\d{1,2})?) ?(?:%|percent)/
const savedForms = [
  new RegExp(String.raw`\b(?:have|saved|got)(?: about| only)? ${amount} (?:saved|in savings|put away)`),
  new RegExp(String.raw`${amount} (?:saved|in savings)`),
]
const asks = new RegExp(
  [
    String.raw`\b(?:who(?:'s| is) right|smarter|better to|should (?:i|we) (?:pay|put|use|keep|throw|save|build|stop)`,
    '|which (?:one )?first|makes? more sense|or (?:build|keep|save)|(?:write|lay|put) (?:it|this|that) (?:all )?out',
    String.raw`|(?:do|show) (?:me )?the math)\b`,
  ].join(''),
)
const bothSides = /\b(?:sav(?:e|ings|ed|ing)|emergency fund|down payment|house money)\b/
/** Usual for cards where the rate isn't told, in percent. */
const usualRate = 22
/** The interest of a good savings account in the US, in percent. */
const savingsRate = 4
/** Kept before all goes to a debt. In dollars. */
const cushion = 1000

/** How long the cushion and then the card take, with half of what is left, or with two usual amounts. */
function paceOf(owes: number, left: number | null, say: SumText['say']): string {
  const half = left === null ? 0 : Math.floor(left / 2 / 5) * 5
  if (left === null || half < 50)
    return `Put ${say(cushion)} aside first, then send everything spare to the card until it’s zero. At ${say(300)} a month that’s ${Math.ceil(owes / 300)} months plus a little interest; at ${say(200)}, ${Math.ceil(owes / 200)}. After that, the same amount goes to savings.`
  return `You have ${say(left)} after what you listed, and food and gas come out of that. If about half of it, ${say(half)}, can go to this: ${say(cushion)} ÷ ${say(half)} ≈ ${Math.ceil(cushion / half)} months for the cushion, then ${say(owes)} ÷ ${say(half)} ≈ ${Math.ceil(owes / half)} months for the card, plus a little interest. After that, the ${say(half)} goes to savings.`
}

/** Says whether to pay a card or keep saving: what each costs in a year. */
export function debtOrSavings({ ask, all, say }: SumText): string | null {
  const owes = numberIn(all, ...cardForms)
  if (
    owes === null ||
    owes < 100 ||
    !asks.test(ask) ||
    !bothSides.test(all) ||
    !/\b(?:card|visa|discover|mastercard|loan|amex)\b/.test(all)
  )
    return null
  const told = numberIn(all, rateForm)
  // Only cards have a usual rate, and what is told of a loan without one may be its payment.
  if (told === null && !/\b(?:card|visa|discover|mastercard|amex)\b/.test(all)) return null
  const rate = told ?? usualRate
  const has = numberIn(all, ...savedForms)
  const cost = Math.round((owes * rate) / 100)
  const begin = `${say(owes)} at ${rate}%${told === null ? ' (a usual card; check yours)' : ''} costs about ${say(cost)} a year, ${say(Math.round(cost / 12))} a month.`
  if (has === null || has <= cushion)
    return paragraphs(
      `**First a small cushion, then the card.** ${begin} Savings earn maybe ${savingsRate}%. So the card wins, but with ${has === null || has === 0 ? 'no cushion' : `only ${say(has)} saved`}, the next flat tire goes right back on it.`,
      paceOf(owes, leftAfterCosts(all), say),
    )
  if (has <= owes + cushion)
    return paragraphs(
      `**Most of it on the card.** ${begin} The same ${say(owes)} in savings earns about ${say(Math.round((owes * savingsRate) / 100))}, if yours pays ${savingsRate}%.`,
      `Keep ${say(Math.min(cushion, has))} for the next surprise and pay ${say(Math.max(0, has - cushion))} now. ${say(owes)} − ${say(Math.max(0, has - cushion))} = ${say(owes - Math.max(0, has - cushion))} left to pay down.`,
    )
  return paragraphs(
    `**On the numbers, pay off the card.** ${begin} The same ${say(owes)} in savings earns about ${say(Math.round((owes * savingsRate) / 100))}, if yours pays ${savingsRate}%. Waiting loses about ${say(cost - Math.round((owes * savingsRate) / 100))} a year.`,
    `${say(has)} − ${say(owes)} = ${say(has - owes)} still saved. Then put the old card payment into the savings every month, with a date, so it gets rebuilt.${/\b(?:separate|apart)\b/.test(all) ? ' Keeping the money apart is a good rule for everyday spending; it just costs more than it brings here.' : ''}`,
  )
}

const owedForm = new RegExp(
  String.raw`\b(?:owe|owes|borrowed|lent me|balance(?: is| of)?|it(?:'s| is) at)(?: (?:my|the|a|him|her|them|me|us)(?: [a-z]+)?)? ${roughly}${amount}|${amount} (?:i owe|left on|to pay off)`,
)
const each = new RegExp(
  String.raw`\b(?:do|pay|afford|send|spare|give(?: (?:him|her|them))?|put|manage) ${roughly}${amount}(?: (?:to|on|toward) (?:it|that|him|her|them))? ?(?:(an?|per|each|every) (week|month|pay ?check|pay ?day)|every (2|other) weeks?|every other (?:friday|thursday|pay ?check))`,
)
/** Has interest, which isn't counted here. */
const isBank = /\b(?:cards?|credit|loan|visa|bank)\b/
const asksWhen = /\bwhen (?:would|will|do|could|can|is|am|are)\b|\bhow (?:long|many)\b|\bpaid off\b/

/** When a debt without interest is paid, by an amount each week, two weeks or month. */
export function payOffDate({ ask, all, today, say }: SumText): string | null {
  const owes = numberIn(all, owedForm)
  const found = each.exec(all)
  if (owes === null || found === null || !asksWhen.test(ask) || rateForm.test(all) || isBank.test(all)) return null
  const [, value, , unit] = found
  const part = Number(value)
  if (part <= 0 || part >= owes) return null
  const days = unit === 'week' ? 7 : unit === 'month' ? 365 / 12 : 14
  const said = unit === 'week' ? 'a week' : unit === 'month' ? 'a month' : 'every two weeks'
  const times = Math.ceil(owes / part)
  const last = owes - part * (times - 1)
  const end = addDays(today, Math.round((times - 1) * days))
  const format = new LocalFormat('en', today)
  const sum =
    last === part
      ? `${times} × ${say(part)} = ${say(owes)}`
      : `${times - 1} × ${say(part)} = ${say(part * (times - 1))}, and the last one is ${say(last)}`
  const span = unit === 'month' ? `${times} months` : `about ${Math.round(((times - 1) * days) / (365 / 12))} months`
  return `**${times} payments, done around ${format.monthAndYear(end)}.** ${say(owes)} ÷ ${say(part)}: ${sum}. At ${say(part)} ${said}, starting this week, that’s ${span}. Set it up as an automatic transfer, and write down the date it ends.`
}
