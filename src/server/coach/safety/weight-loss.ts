import { readCount } from '../number-words.ts'
import type { LexiconMatches } from './lexicon-matches.ts'
import type { PatternMatch, Pattern } from './patterns.ts'
import type { Meaning } from './rules.ts'

/** A pattern found in a message, with its meaning. */
export type Finding = { pattern: Pattern; found: PatternMatch; meaning: Meaning }

const isLoss = (word: string): boolean =>
  /^(?:los[te]|losing|dropp(?:ed|ing)|down|shed|shedding|baj[eo]|bajado|bajando|perdi|perdido|perdiendo|adelgac[eo]|adelgazado)$/u.test(
    word,
  )
const pounds = new Map<string, number>([
  ...['lb', 'lbs', 'pound', 'pounds', 'libra', 'libras'].map((unit): [string, number] => [unit, 1]),
  ...['kg', 'kgs', 'kilo', 'kilos'].map((unit): [string, number] => [unit, 2.2]),
  ...['stone', 'stones'].map((unit): [string, number] => [unit, 14]),
])
const days = new Map<string, number>([
  ...['day', 'days', 'dia', 'dias'].map((unit): [string, number] => [unit, 1]),
  ...['week', 'weeks', 'wk', 'wks', 'semana', 'semanas'].map((unit): [string, number] => [unit, 7]),
  ...['month', 'months', 'mo', 'mes', 'meses'].map((unit): [string, number] => [unit, 30]),
])
/** Words for other causes of a quick loss. */
const otherCause = new Set(
  'birth postpartum newborn delivery surgery operation flu bug virus fluid retention moved parto cirugia gripe'.split(
    ' ',
  ),
)
const spanishCounts = 'cero un dos tres cuatro cinco seis siete ocho nueve diez once doce'.split(' ')
/** In words: from the verb to the amount, and from the amount to the time span. */
const reach = { amount: 4, span: 9 }
/**
 * Pounds a week, and in all. Health services advise one or two a week (NHS, CDC); the first week of a diet may take four or five.
 */
const quick = { perWeek: 4.5, total: 5 }
const dangerous = { perWeek: 6, total: 6 }

/** Reads an amount in pounds: '12lb', '12 lb', 'doce kilos'. */
function amountAt(words: LexiconMatches['words'], at: number): { amount: number; end: number } | null {
  const fused = /^(\d{1,3})([a-z]+)$/u.exec(words[at]?.text ?? '')
  const unit = pounds.get(fused?.[2] ?? words[at + 1]?.text ?? '')
  const count = countOf(fused?.[1] ?? words[at]?.text ?? '')
  if (unit === undefined || Number.isNaN(count)) return null
  return { amount: count * unit, end: fused === null ? at + 2 : at + 1 }
}

/** Reads a number; 'to' is 2, because the speller turns a lone '2' into 'to'. */
function countOf(text: string): number {
  const spanish = spanishCounts.indexOf(text)
  return spanish > 0 ? spanish : text === 'to' ? 2 : readCount(text)
}

/** Reads a time span in days: 'nine days', 'a week', 'this month'. */
function spanAt(words: LexiconMatches['words'], at: number): number | null {
  const unit = days.get(words[at]?.text ?? '')
  if (unit === undefined) return null
  const count = countOf(words[at - 1]?.text ?? '')
  return unit * (Number.isNaN(count) ? 1 : count)
}

const slow: Meaning = { kind: 'eating', level: 'innocent' }

function meaningOf(amount: number, span: number): Meaning {
  const perWeek = (amount / Math.max(span, 1)) * 7
  if (perWeek >= dangerous.perWeek && amount >= dangerous.total) return { kind: 'eating', level: 'explicit' }
  if (perWeek >= quick.perWeek && amount >= quick.total) return { kind: 'eating', level: 'hinted' }
  return slow
}

/** The pattern that represents a rate of weight loss among the findings of the tables. */
export const weightLoss: Pattern = { written: 'weight lost in a time', parts: [] }

/** Finds statements of lost weight: a dangerous rate is a sign of an eating disorder, a slower one is harmless. */
export function findWeightLoss(matches: LexiconMatches): Finding[] {
  const { words } = matches
  const hasOtherCause = words.some(({ text }) => otherCause.has(text))
  return words.flatMap(({ text }, start): Finding[] => {
    if (!isLoss(text)) return []
    for (let at = start + 1; at <= start + reach.amount; at += 1) {
      const lost = amountAt(words, at)
      if (lost === null) continue
      for (let to = lost.end; to < lost.end + reach.span; to += 1) {
        const span = spanAt(words, to)
        if (span === null) continue
        const used = [start, ...Array.from({ length: lost.end - at }, (_, next) => at + next), to]
        return [
          {
            pattern: weightLoss,
            found: { start, end: to + 1, used },
            meaning: hasOtherCause ? slow : meaningOf(lost.amount, span),
          },
        ]
      }
    }
    return []
  })
}
