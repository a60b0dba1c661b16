import type { RecordQuestion } from '#server/ports/coach-queries.ts'
import { type LookUp, paragraphs } from '../../dialogue/compose-answer.ts'
import { LocalFormat } from '../local-format.ts'
import { makeRecordsAnswer, renderRecordAnswers } from '../records-answer.ts'
import { renderOff } from './look-up-compared-series.ts'
import type { AskedSeries } from './read-series.ts'
import { sayUnkept } from './untracked-things.ts'
import { type ByDay, valuesByDay } from './values-by-day.ts'

/** Answers from one log, day by day, or says that it's switched off. If `tell` returns null, the log is rendered as it is. */
export const lookUpOneSeries = (
  questions: RecordQuestion[],
  { unkept }: AskedSeries,
  today: string,
  tell: (values: ByDay, words: LocalFormat) => string | null,
): LookUp => ({
  questions,
  toAnswer: (answers) => {
    const values = valuesByDay(answers, null)
    const told = values === null ? renderOff(answers, today) : tell(values, new LocalFormat('en', today))
    const text = told ?? renderRecordAnswers(answers.slice(0, 1), 'en', today)
    return makeRecordsAnswer(paragraphs(text, sayUnkept(unkept)), questions, answers)
  },
})
