import { capitalize } from '#contract/capitalize.ts'
import { Decimal } from 'decimal.js'
import type { FoundOf, RecordAnswer, RecordQuestion } from '#server/ports/coach-queries.ts'
import { addDays, daysBetween } from '#server/lib/days.ts'
import { type LookUp, paragraphs, type Turn } from '../dialogue/compose-answer.ts'
import { bulletList } from '../markdown.ts'
import { LocalFormat } from './local-format.ts'
import { spanFor } from './read-follow-up-question.ts'
import { makeRecordsAnswer, renderRecordAnswers } from './records-answer.ts'

const maxMonths = 12
/** In days. A longer span, such as 'ever', covers all records. */
const daysOfAll = 3_000

function monthsOf({ from, to }: { from: string; to: string }): string[] {
  const months: string[] = []
  const first = Temporal.PlainYearMonth.from(from.slice(0, 7))
  for (let at = first; at.toString() <= to.slice(0, 7) && months.length <= maxMonths; at = at.add({ months: 1 }))
    months.push(at.toString())
  return months
}

export type IncomePeriod = Pick<Extract<RecordQuestion, { ask: 'income' }>, 'month' | 'from' | 'to'>

/** A calendar month if the days are exactly one (the current month up to today counts), else the days. */
export function toPeriod({ from, to }: { from: string; to: string }, today: string): IncomePeriod {
  if (daysBetween(from, to) > daysOfAll) return { month: null }
  const isMonth = from.slice(0, 7) === to.slice(0, 7) && from.endsWith('-01') && isEndOfMonth(to, today)
  return isMonth ? { month: from.slice(0, 7) } : { month: null, from, to }
}
const isEndOfMonth = (day: string, today: string): boolean => day === today || addDays(day, 1).endsWith('-01')

function periodsOf(span: { from: string; to: string }, today: string): readonly IncomePeriod[] {
  if (daysBetween(span.from, span.to) > daysOfAll) return [{ month: null }]
  const isWhole = span.from.endsWith('-01') && isEndOfMonth(span.to, today)
  const months = isWhole ? monthsOf(span) : []
  return months.length > 0 && months.length <= maxMonths
    ? months.map((month) => ({ month }))
    : [{ month: null, ...span }]
}

/** Answers by month if the span has several whole months, and in one sum otherwise. Returns null for one whole month. */
export function lookUpMonths(question: RecordQuestion, { request: { message, language }, today }: Turn): LookUp | null {
  if (question.ask !== 'income') return null
  const span = spanFor(question, message, today, language)
  const periods = span === null ? [] : periodsOf(span, today)
  if (periods.length === 0 || (periods.length === 1 && periods[0]?.month != null)) return null
  const words = new LocalFormat(language, today)
  const questions = periods.map((period) => Object.assign({ ask: 'income' } as const, period))
  return {
    questions,
    toAnswer: (answers) => {
      const isOff = answers.every(({ found }) => found === null)
      const kept = answers.filter(({ found }) => found?.ask === 'income' && found.sums.length > 0)
      const isPart = kept.length > 0 && kept.length < answers.length
      const empty = words.localize('The other months have nothing.', 'Los otros meses no tienen nada.')
      // If the whole year is empty, no month is named.
      if (!isOff && kept.length === 0 && answers.length > 1 && span !== null)
        return makeRecordsAnswer(noneIn(span, words), questions, answers)
      if (!isOff && kept.length > 1 && answers.length > manyMonths && span !== null)
        return makeRecordsAnswer(paragraphs(renderTotal(kept, span, words), isPart ? empty : null), questions, answers)
      const text = renderRecordAnswers(isOff ? answers.slice(0, 1) : isPart ? kept : answers, language, today)
      return makeRecordsAnswer(paragraphs(text, isPart ? empty : null), questions, answers)
    },
  }
}

function noneIn(span: { from: string; to: string }, words: LocalFormat): string {
  const isYear = span.from.endsWith('-01-01') && span.to === `${span.from.slice(0, 4)}-12-31`
  const when = isYear ? words.localize(`in ${span.from.slice(0, 4)}`, `en ${span.from.slice(0, 4)}`) : words.span(span)
  return words.localize(`Your income log has nothing ${when}.`, `Tu registro de ingresos no tiene nada ${when}.`)
}

/** With more months, a total comes first. */
const manyMonths = 2

/** Writes the total by currency, and the amount of each month. */
function renderTotal(kept: readonly RecordAnswer[], span: { from: string; to: string }, words: LocalFormat): string {
  const found = kept.flatMap(({ found: one }): FoundOf<'income'>[] => (one?.ask === 'income' ? [one] : []))
  const totals = [
    ...Map.groupBy(
      found.flatMap(({ sums }) => sums),
      ({ currency }) => currency,
    ),
  ].map(([currency, of]) => words.money(Decimal.sum(...of.map(({ net }) => net)).toFixed(2), currency))
  const lines = found.flatMap(({ month, sums }) =>
    month === null
      ? []
      : [
          `${capitalize(words.month(month))}: ${words.list(sums.map(({ net, currency }) => words.money(net, currency)))}`,
        ],
  )
  const first = words.localize(
    `${words.list(totals)} ${words.span(span)}, after costs:`,
    `${words.list(totals)} ${words.span(span)}, después de costos:`,
  )
  return `${first}\n\n${bulletList(lines)}`
}
