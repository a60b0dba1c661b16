import { type Answer, answerAndAsk, makeAnswer, makeQuestion, type Turn } from '../dialogue/compose-answer.ts'
import { openPassage } from './passage-answers.ts'
import { readAmounts, formatSum } from '../actions/amounts.ts'
import type { OwnMoney } from '../actions/currency-names.ts'
import type { Passage } from './passage.ts'

const owed = /\b(?:cards?|credit|debts?|loans?|mortgage|overdraft|owe|owing|store card|borrowed)\b/i
const saved = /\b(?:savings?|save|hysa|money market|apy|cds?|yields?|earn(?:s|ing)?|invest\w*|index funds?)\b/i
const rate = /(\d{1,3}(?:[.,]\d{1,2})?) ?(?:%|per ?cent\b)/gi
const monthly = /^ ?(?:a|per|each|every|\/) ?month\b|^ ?monthly\b/i

type Rate = { percent: number; isEarned: boolean }

/** Reads the interest rates named, highest first. Each is of the debt or the savings beside it. Empty if none is a debt's, or there are fewer than two. */
function readRates(message: string): Rate[] {
  if (!owed.test(message)) return []
  // The number of each rate stands between the words before it and those after it.
  const parts = message.split(rate)
  const [numbers, words] = [parts.filter((_, at) => at % 2 === 1), parts.filter((_, at) => at % 2 === 0)]
  // '4% in savings or 6.9% on the loan' names each after its rate.
  const shift = owed.test(words[0] ?? '') || saved.test(words[0] ?? '') ? 0 : 1
  const rates = numbers.map((number, at) => {
    const beside = words[at + shift] ?? ''
    return { percent: Number(number.replace(',', '.')), isEarned: saved.test(beside) && !owed.test(beside) }
  })
  const isSame = (one: Rate, other: Rate) => one.percent === other.percent && one.isEarned === other.isEarned
  const distinct = rates.filter((one, at) => rates.findIndex((other) => isSame(one, other)) === at)
  const hasDebt = distinct.some(({ isEarned }) => !isEarned)
  return hasDebt && distinct.length >= 2 ? distinct.toSorted((a, b) => b.percent - a.percent) : []
}

const percentOf = (value: number, percent: number): number => (value * percent) / 100
const withoutRates = (message: string): string => message.replaceAll(rate, (found) => ' '.repeat(found.length))

function firstDebt([first = 0, ...others]: readonly number[], message: string, own: OwnMoney): string {
  const last = others.at(-1) ?? 0
  const text = withoutRates(message)
  const sum = readAmounts(text, own).find(({ end }) => monthly.test(text.slice(end)))
  const show = (value: number): string => formatSum(Math.round(value), sum?.currency ?? null)
  const each = Number(sum?.value ?? 100)
  const all = sum ? `${show(each)} a month` : 'your spare money'
  const saves = `Every ${show(each)} you pay off at ${first}% saves you about ${show(percentOf(each, first))} in interest a year; at ${last}%, it saves about ${show(percentOf(each, last))}.`
  return `The one at ${first}% first. Pay the minimum on ${others.length === 1 ? `the one at ${last}%` : 'the others'}, and put whatever’s left of ${all} on the expensive one. ${saves} When that one’s gone, put the whole amount on the one at ${others[0] ?? last}%.`
}

/** Weighs a debt against savings. `debt`, `savings`: the highest rate of each. */
function debtOrSavings(debt: number, savings: number, message: string, own: OwnMoney): string {
  const sum = readAmounts(withoutRates(message), own)[0]
  const show = (value: number): string => formatSum(Math.round(value), sum?.currency ?? null)
  const each = Number(sum?.value ?? 100)
  const [paid, kept] = [show(percentOf(each, debt)), show(percentOf(each, savings))]
  return debt >= savings
    ? `On the debt at ${debt}%. ${show(each)} there saves you about ${paid} in interest a year. In savings at ${savings}%, it earns about ${kept}, and that’s before tax. Keep about a month of bills in savings first, though, so the next surprise doesn’t turn into new debt.`
    : `In savings, as long as they really pay ${savings}%. ${show(each)} there earns about ${kept} a year before tax. On the debt at ${debt}%, it saves you about ${paid}. Just keep paying the debt on time.`
}

const highest = (rates: readonly Rate[]): number => Math.max(...rates.map(({ percent }) => percent))

/** Says which debt to pay first, or whether to save instead, and what that's worth. Returns null if no two rates are named. */
export function answerByRates(turn: Turn, passages: readonly Passage[]): Answer | null {
  const { message } = turn.request
  const rates = readRates(message)
  if (rates.length === 0) return null
  const [earned, debts] = [rates.filter(({ isEarned }) => isEarned), rates.filter(({ isEarned }) => !isEarned)]
  if (earned.length > 0) {
    const text = debtOrSavings(highest(debts), highest(earned), message, turn.request)
    return makeAnswer(text, {
      question: makeQuestion('small', 'How much do you have set aside for a surprise right now?'),
    })
  }
  const line = firstDebt(
    debts.map(({ percent }) => percent),
    message,
    turn.request,
  )
  const passage = passages.find(({ id }) => id === 'debt-order')
  if (passage && !turn.state.opened.includes(passage)) return openPassage(passage, turn, line)
  return answerAndAsk(turn, 'small', line)
}
