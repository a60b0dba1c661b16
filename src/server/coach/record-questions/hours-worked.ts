import type { RecordQuestion } from '#server/ports/coach-queries.ts'
import { type LookUp, type Turn } from '../dialogue/compose-answer.ts'
import { readDays } from '../when/read-days.ts'
import { LocalFormat } from './local-format.ts'
import { toPlainText } from './plain-text.ts'
import { incomePeriod } from './render-lists.ts'
import { toPeriod } from './look-up-months.ts'
import { leadIns } from './question-phrases.ts'
import { makeRecordsAnswer, renderRecordAnswers } from './records-answer.ts'

const asks = new RegExp(
  String.raw`^(?:(?:${leadIns}|do you know|tell me) )*how many hours (?:did|have|had) (?:i|we) (?:work|worked|put in)\b(?! ?out)(?! on my (?!business|side))`,
)
const advice = /\b(?:should|normal|why|a week is|supposed)\b/

/** Answers 'How many hours did I work this month' from the hours on income entries. */
export function lookUpHoursWorked({ request: { message, language }, today }: Turn): LookUp | null {
  const line = toPlainText(message)
  if (language !== 'en' || !asks.test(line) || advice.test(line)) return null
  const { span } = readDays(line, language, today, 'past')
  const period = span === null ? { month: today.slice(0, 7) } : toPeriod(span, today)
  const questions: RecordQuestion[] = [{ ask: 'income', ...period }]
  return {
    questions,
    toAnswer: (answers) => {
      const found = answers[0]?.found
      const words = new LocalFormat('en', today)
      if (found?.ask !== 'income')
        return makeRecordsAnswer(renderRecordAnswers(answers, 'en', today), questions, answers)
      const hours = found.sums.reduce((sum, one) => sum + Number(one.hours ?? 0), 0)
      const when = incomePeriod(found, words)
      const text =
        hours === 0
          ? `There are no hours on your income entries ${when}, and Glowell doesn’t keep a time sheet.`
          : `${words.count(hours, 'hour', 'hours')} ${when}, going by the income entries that have hours on them. I don’t see any other shifts.`
      return makeRecordsAnswer(text, questions, answers)
    },
  }
}
