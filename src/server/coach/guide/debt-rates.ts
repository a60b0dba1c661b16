import { type Answer, answerAndAsk, type Turn } from '../dialogue/compose-answer.ts'
import { openPassage } from './passage-answers.ts'
import { readAmounts, formatSum } from '../actions/amounts.ts'
import type { OwnMoney } from '../actions/currency-names.ts'
import type { Passage } from './passage.ts'

const owed = /\b(?:cards?|credit|debts?|loans?|overdraft|owe|owing|store card|borrowed)\b/i
const rate = /(\d{1,3}(?:[.,]\d{1,2})?) ?(?:%|per ?cent\b)/gi
const monthly = /^ ?(?:a|per|each|every|\/) ?month\b|^ ?monthly\b/i

/** Reads the interest rates of the debts named, highest first. Returns an empty list if there are fewer than two. */
function readRates(message: string): number[] {
  if (!owed.test(message)) return []
  const rates = [...message.matchAll(rate)].map(([, number = '']) => Number(number.replace(',', '.')))
  const dearest = [...new Set(rates)].toSorted((a, b) => b - a)
  return dearest.length >= 2 ? dearest : []
}

function lineOf([first = 0, ...others]: readonly number[], message: string, own: OwnMoney): string {
  const last = others.at(-1) ?? 0
  const text = message.replaceAll(rate, (found) => ' '.repeat(found.length))
  const sum = readAmounts(text, own).find(({ end }) => monthly.test(text.slice(end)))
  const show = (value: number): string => formatSum(Math.round(value), sum?.currency ?? null)
  const each = Number(sum?.value ?? 100)
  const all = sum ? `${show(each)} a month` : 'your spare money'
  const saves = `Every ${show(each)} you pay off at ${first}% saves you about ${show((each * first) / 100)} in interest a year; at ${last}%, it saves about ${show((each * last) / 100)}.`
  return `The one at ${first}% first. Pay the minimum on ${others.length === 1 ? `the one at ${last}%` : 'the others'}, and put whatever’s left of ${all} on the expensive one. ${saves} When that one’s gone, put the whole amount on the one at ${others[0] ?? last}%.`
}

/** Says which debt to pay first and what that saves, or returns null if no rates are named. */
export function orderRates(turn: Turn, passages: readonly Passage[]): Answer | null {
  const { message } = turn.request
  const rates = readRates(message)
  if (rates.length === 0) return null
  const line = lineOf(rates, message, turn.request)
  const passage = passages.find(({ id }) => id === 'debt-order')
  if (passage && !turn.state.opened.includes(passage)) return openPassage(passage, turn, line)
  return answerAndAsk(turn, 'small', line)
}
