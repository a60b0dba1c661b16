import type { RecordQuestion } from '#server/ports/coach-queries.ts'
import { type LookUp, type Turn } from '../dialogue/compose-answer.ts'
import { readDays } from '../when/read-days.ts'
import { LocalFormat } from './local-format.ts'
import { toPlainText } from './plain-text.ts'
import { leadIns } from './question-phrases.ts'
import { makeRecordsAnswer, renderRecordAnswers } from './records-answer.ts'

const asks = new RegExp(
  String.raw`^(?:(?:${leadIns}|do you know|tell me) )*(?:how much|what) (?:money )?(?:have|did|do|has) (?:i|we) (?:have |need to have |put |got )?(?:set|put|save|saved|setting|putting)? ?(?:aside|away|back|set aside|saved)? ?(?:so far )?(?:for|in) (?:my |our )?(?:self employment |quarterly |income )?tax(?:es)?\b`,
)
const advice = /\b(?:should|supposed|percent|why|how do|do (?:i|we) (?:need to |have to )?(?:set|put|save)|when|if)\b/

/** Answers 'How much have I set aside for taxes' with this year's share of the income, by the user's own rate. */
export function lookUpSetAside({ request: { message, language }, today }: Turn): LookUp | null {
  const line = toPlainText(message)
  if (language !== 'en' || !asks.test(line) || advice.test(line)) return null
  const span = readDays(line, language, today, 'past').span ?? { from: `${today.slice(0, 4)}-01-01`, to: today }
  const questions: RecordQuestion[] = [{ ask: 'income', month: null, ...span }]
  return {
    questions,
    toAnswer: (answers) => {
      const found = answers[0]?.found
      const words = new LocalFormat('en', today)
      if (found?.ask !== 'income' || found.sums.length === 0)
        return makeRecordsAnswer(renderRecordAnswers(answers, 'en', today), questions, answers)
      const aside = found.sums.flatMap(({ setAside, currency }) =>
        setAside === null ? [] : [words.money(setAside, currency)],
      )
      const when = words.span(span)
      const text =
        aside.length === 0
          ? 'Your income log has no tax rate yet, so nothing’s set aside in it. You can put your rate in under Digital Income.'
          : `By your own tax rate, ${words.list(aside)} of what came in ${when} is for taxes. That’s the log’s math: I can’t see whether you’ve moved the money.`
      return makeRecordsAnswer(text, questions, answers)
    },
  }
}
