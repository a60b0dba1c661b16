import { type Answer, sayAndAsk, type Turn } from '../dialogue/answer.ts'
import { openPassage } from './answers.ts'
import { readSums, showSum } from '../actions/amounts.ts'
import type { Passage } from './passage.ts'

const owed = /\b(?:cards?|credit|debts?|loans?|overdraft|owe|owing|store card|borrowed)\b/i
const rate = /(\d{1,3}(?:[.,]\d{1,2})?) ?(?:%|per ?cent\b)/gi
const monthly = /^ ?(?:a|per|each|every|\/) ?month\b|^ ?monthly\b/i

/** The interest rates of the debts named, highest first; empty if fewer than two. */
function readRates(message: string): number[] {
  if (!owed.test(message)) return []
  const rates = [...message.matchAll(rate)].map(([, number = '']) => Number(number.replace(',', '.')))
  const dearest = [...new Set(rates)].toSorted((a, b) => b - a)
  return dearest.length >= 2 ? dearest : []
}

function lineOf([first = 0, ...others]: readonly number[], message: string, timeZone: string): string {
  const last = others.at(-1) ?? 0
  const text = message.replaceAll(rate, (found) => ' '.repeat(found.length))
  const sum = readSums(text, timeZone).find(({ end }) => monthly.test(text.slice(end)))
  const show = (value: number): string => showSum(value, sum?.currency ?? null)
  const each = Number(sum?.value ?? 100)
  const all = sum ? `${show(each)} a month` : 'all that you have over'
  const saves = `Each ${show(each)} that you pay off at ${first} % saves you about ${show((each * first) / 100)} of interest a year, at ${last} % about ${show((each * last) / 100)}.`
  return `The one at ${first} % first. Pay the minimum on ${others.length === 1 ? `the one at ${last} %` : 'the others'}, and out of ${all} whatever is left after the minimums on the dearest. ${saves} When it is gone, the whole amount moves on to the one at ${others[0] ?? last} %.`
}

/** Says which debt to pay first and what that saves; null where no rates are named. */
export function orderRates(turn: Turn, passages: readonly Passage[]): Answer | null {
  const { message, timeZone } = turn.request
  const rates = readRates(message)
  if (rates.length === 0) return null
  const line = lineOf(rates, message, timeZone)
  const passage = passages.find(({ id }) => id === 'debt-order')
  if (passage && !turn.state.opened.includes(passage)) return openPassage(passage, turn, line)
  return sayAndAsk(turn, 'small', line)
}
