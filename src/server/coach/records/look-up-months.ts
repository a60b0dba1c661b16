import type { RecordQuestion } from '#server/ports/records.ts'
import { addDays } from '#server/lib/days.ts'
import { type LookUp, paragraphs, type Turn } from '../dialogue/compose-answer.ts'
import { LocalFormat } from './local-format.ts'
import { spanFor } from './read-follow-up-question.ts'
import { makeRecordsAnswer, renderRecordAnswers } from './records-answer.ts'

const maxMonths = 12

function monthsOf({ from, to }: { from: string; to: string }): string[] {
  const months: string[] = []
  const first = Temporal.PlainYearMonth.from(from.slice(0, 7))
  for (let at = first; at.toString() <= to.slice(0, 7) && months.length <= maxMonths; at = at.add({ months: 1 }))
    months.push(at.toString())
  return months
}

/** Income is added up by month: of a part of one that is said, and of several each is told. Null for one whole month. */
export function lookUpMonths(question: RecordQuestion, { request: { message, language }, today }: Turn): LookUp | null {
  if (question.ask !== 'income') return null
  const span = spanFor(question, message, today, language)
  const months = span === null ? [] : monthsOf(span)
  if (span === null || months.length === 0 || months.length > maxMonths) return null
  const isWhole = span.from.endsWith('-01') && (span.to === today || addDays(span.to, 1).endsWith('-01'))
  if (months.length === 1 && isWhole) return null
  const words = new LocalFormat(language, today)
  const name = words.list(months.map((month) => words.month(month)))
  const byMonth = isWhole
    ? null
    : words.localize(
        `I only have income by the month, so this is all of ${name}.`,
        `Solo tengo los ingresos por mes, así que esto es todo ${name}.`,
      )
  const questions = months.map((month) => ({ ask: 'income', month }) as const)
  return {
    looksUp: questions,
    toAnswer: (answers) => {
      const isOff = answers.every(({ found }) => found === null)
      const kept = answers.filter(({ found }) => found?.ask === 'income' && found.sums.length > 0)
      const isPart = kept.length > 0 && kept.length < answers.length
      const text = renderRecordAnswers(isOff ? answers.slice(0, 1) : isPart ? kept : answers, language, today)
      const empty = words.localize('The other months have nothing.', 'Los otros meses no tienen nada.')
      return makeRecordsAnswer(paragraphs(isOff ? null : byMonth, text, isPart ? empty : null), questions, answers)
    },
  }
}
