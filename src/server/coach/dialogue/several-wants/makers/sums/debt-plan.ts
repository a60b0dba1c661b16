import { capitalize } from '#contract/capitalize.ts'
import { oneOf } from '../../../../phrase-pattern.ts'
import { LocalFormat } from '../../../../record-questions/local-format.ts'
import { numberedList } from '../../../../markdown.ts'
import { paragraphs } from '../../../compose-answer.ts'
import { numberIn, type SumText } from './sum-text.ts'

/** A debt with the month in which it is gone: 1 is the first month of paying. */
type PaidDebt = { name: string; owes: number; rate: number; month: number; isLoan: boolean }
type Debt = Omit<PaidDebt, 'month'>

const balance = String.raw`[$£€]?(?<![\d.,])(\d{2,6}(?:\.\d{1,2})?)(?![\d%]|[.:]\d| ?(?:%|percent|points|a month|per month|extra|months?|years?|hours))`
const debtForm = new RegExp(
  String.raw`${balance}([^.;?!%$\d]{0,40}?)(?:\bat|\bwith|@|\bis|,|\bapr|\() ?(?:about |around )?(\d{1,2}(?:\.\d{1,2})?) ?(?:%|percent|apr)`,
  'g',
)
const kinds = 'card|loan|visa|mastercard|discover|amex|medical bill|overdraft|line of credit'
const nameBefore = new RegExp(
  String.raw`(?:^|[,;:.] |\b(?:a|an|my|the|one|on|and|is|i have|i've got|owe) )((?:(?!an?\b|my\b|the\b|on\b|and\b|owe\b|have\b|got\b|with\b|is\b)[a-z][a-z']{0,14} ){0,2}(?:${kinds})(?: [a-d]\b)?|[a-z][a-z']{2,14})(?:['’]s)?(?: (?:is|at|has|with|balance(?: is| of)?|for|of))? ?:?(?: about| around)? ?$`,
)
const nameAfter =
  /^ ?(?:on|to|for) (?:my |the |a |an )?([a-z][a-z']{1,14}(?: (?!at\b|with\b|is\b)[a-z']{2,14}){0,2}) ?$/
/** Words that say nothing of which debt it is. */
const unnamed =
  /^(?:owe|have|got|one|and|at|with|another|other|about|card|loan|it|that|is|for|them|pay|left|still|balance)$/

function nameOf(before: string, after: string, owes: string): string {
  const said = (nameAfter.exec(after)?.[1] ?? nameBefore.exec(before)?.[1] ?? '').trim()
  const plain = said.replace(/^credit (?=card\b)/, '').replace(/ card (?=[a-d]$)/, ' card ')
  return plain === '' || unnamed.test(plain) ? `the ${owes} one` : plain
}

const capitalizeName = (name: string): string =>
  name.startsWith('the ')
    ? name
    : name.replace(/\b[a-d]$/, (letter) => letter.toUpperCase()).replace(/^[a-z]/, (letter) => letter.toUpperCase())

function debtsIn(all: string, say: SumText['say']): Debt[] {
  return [...all.matchAll(debtForm)].map((found) => {
    const [, owes = '0', between = '', rate] = found
    const before = all.slice(Math.max(0, found.index - 50), found.index)
    const name = nameOf(before, between, say(Number(owes)))
    return {
      name: capitalizeName(name),
      owes: Number(owes),
      rate: Number(rate),
      isLoan: /\bloan|car|student/.test(name),
    }
  })
}

const noInterest = new RegExp(
  [
    String.raw`\bowe (?:my |the )?([a-z]{3,12}) [$£€]?(\d{2,6})[^.?!\d]{0,15}\b(?:no interest|interest[ -]free|0 ?%)`,
    String.raw`|\bowe (?:my |the )?([a-z]{3,12}) [$£€]?(\d{2,6}) (?:with|at) (?:no|0) `,
  ].join(''),
)

const budgetForm = [
  /[$£€]?(\d{2,5})(?: extra| more| left)? (?:an?|per|each|every|\/) ?month\b/,
  /[$£€]?(\d{2,5}) monthly\b/,
]

/** The months in which debts are gone, in the given order. `isExtra`: minimums pay the interest beside the monthly amount. */
function schedule(debts: readonly Debt[], monthly: number, isExtra: boolean): PaidDebt[] {
  const left = debts.map((debt) => ({ ...debt, month: maxMonths, still: debt.owes }))
  for (let month = 1; month < maxMonths && left.some(({ still }) => still > 0); month += 1) {
    let pays = monthly - (isExtra ? 0 : left.reduce((sum, { still, rate }) => sum + (still * rate) / 1200, 0))
    for (const debt of left.filter(({ still }) => still > 0)) {
      const paid = Math.min(debt.still, Math.max(0, pays))
      debt.still -= paid
      pays -= paid
      // Less than half a cent is rounding.
      if (debt.still < 0.005) [debt.still, debt.month] = [0, month]
    }
  }
  return left.map(({ still: _still, ...debt }) => debt)
}

/** The interest of all months until everything is paid, with minimums that pay just the interest. In the given order. */
function interestOf(debts: readonly Debt[], monthly: number): number {
  const left = debts.map(({ owes }) => owes)
  let interest = 0
  for (let month = 0; month < maxMonths && left.some((owes) => owes > 0); month += 1) {
    let pays = monthly
    for (const [at, { rate }] of debts.entries()) {
      const owes = left[at] ?? 0
      interest += (owes * rate) / 1200
      const paid = Math.min(owes, pays)
      left[at] = owes - paid
      pays -= paid
    }
  }
  return interest
}
const maxMonths = 600

/** Two or more debts with their rates, and what can be paid on them a month beyond the interest; the highest rate first. */
export type DebtPlan = { debts: readonly PaidDebt[]; monthly: number; told: number; isExtra: boolean }

/** Reads debts with rates and a monthly amount. Returns null if there are fewer than two, or they can't be paid with it. */
export function readDebtPlan({ all, say }: SumText): DebtPlan | null {
  const told = numberIn(all, ...budgetForm)
  const [, who, owed, whoElse, owedElse] = noInterest.exec(all) ?? []
  const free = who ?? whoElse
  const kin: Debt[] =
    free === undefined
      ? []
      : [{ name: `what you owe your ${free}`, owes: Number(owed ?? owedElse), rate: 0, isLoan: false }]
  const debts = [...debtsIn(all, say), ...kin].toSorted((a, b) => b.rate - a.rate || a.owes - b.owes)
  if (told === null || debts.length < 2 || debts.length > 6) return null
  const isExtra = /\b(?:extra|on top|beyond|above|over the min\w*|besides)\b/.test(all)
  const interest = debts.reduce((sum, { owes, rate }) => sum + (owes * rate) / 1200, 0)
  const monthly = isExtra ? told : told - interest
  const paid = schedule(debts, told, isExtra)
  return monthly < told / 4 || (paid.at(-1)?.month ?? maxMonths) >= maxMonths
    ? null
    : { debts: paid, monthly, told, isExtra }
}

/** The first day of the month in which a debt is gone. */
export const monthGone = (month: number, today: string): string =>
  Temporal.PlainDate.from(today).with({ day: 1 }).add({ months: month }).toString()

const asks = new RegExp(
  oneOf(
    String.raw`\b(?:which|what)(?: one| card| debt| loan)?\b[^.?!]{0,30}\bfirst\b`,
    String.raw`\b(?:what|which) order\b`,
    String.raw`\b(?:when|how long)\b[^.?!]{0,40}\b(?:gone|paid(?: off)?|done|debt free|free|finished)\b`,
    String.raw`\bhow long (?:will|would|does) (?:it|that|this|they) take\b`,
    String.raw`\b(?:payoff|pay[- ]?off) (?:plan|schedule|order)\b|\bwhich gets it\b`,
  ),
)

/** Says which debt gets the money first, and in which month each is gone. */
export function debtPlan(text: SumText): string | null {
  const plan = asks.test(text.ask) ? readDebtPlan(text) : null
  if (plan === null) return null
  const { debts, monthly, told, isExtra } = plan
  const { say, today } = text
  const [first] = debts
  const format = new LocalFormat('en', today)
  const when = (month: number): string => `month ${month}, ${format.monthAndYear(monthGone(month, today))}`
  let sum = 0
  const lines = debts.map(({ name, owes, rate, month }, at) => {
    sum += owes
    const total = at === 0 ? say(owes) : `${say(sum)} in all`
    const check = isExtra ? ` ${total} ÷ ${say(told)} = ${Math.round((sum / told) * 10) / 10}.` : ''
    return `**${capitalize(name)}** (${rate}%): gone in ${when(month)}.${check}`
  })
  const budget = isExtra
    ? `Minimums on all of them, and the whole ${say(told)} on ${first?.name ?? ''} first, because it has the highest rate.`
    : `${capitalize(first?.name ?? '')} first, because it has the highest rate. In month 1, ${say(Math.round(told - monthly))} of your ${say(told)} is interest (each balance × its rate ÷ 12), so ${say(told)} − ${say(Math.round(told - monthly))} = ${say(Math.round(monthly))} comes off. The interest shrinks every month; I counted it month by month:`
  return paragraphs(budget, numberedList(lines), closing(plan, say))
}

/** Says what the sum leaves out, and what the smallest first would cost. */
function closing({ debts, monthly, told, isExtra }: DebtPlan, say: SumText['say']): string {
  const bySize = debts.toSorted((a, b) => a.owes - b.owes)
  const [small] = bySize
  const more = Math.round(interestOf(bySize, monthly) - interestOf(debts, monthly))
  const [early] = schedule(bySize, told, isExtra)
  const other =
    small === undefined || small === debts[0] || more < 1
      ? ''
      : ` ${capitalize(small.name)} first would be gone in month ${early?.month ?? 1}, and smallest-first costs about ${say(more)} more interest in all.`
  const loan = debts.some(({ isLoan }) => isLoan) ? ', and so does the loan’s regular payment' : ''
  return isExtra
    ? `I counted minimums as paying only the interest. They pay a little more than that${loan}. And when one is gone, its minimum goes to the next. So your dates come sooner.${other}`
    : `That’s with the ${say(told)} covering the minimums, too. If the minimums come to more than that, call a nonprofit credit counselor first.${other}`
}
