import { Decimal } from 'decimal.js'
import { addDays, daysBetween } from '#server/lib/days.ts'
import type { FoundOf, RecordAnswer, RecordQuestion } from '#server/ports/coach-queries.ts'
import { type LookUp, paragraphs, type Turn } from '../dialogue/compose-answer.ts'
import { wholeWords } from '../phrase-pattern.ts'
import { readDays } from '../when/read-days.ts'
import { LocalFormat } from './local-format.ts'
import { toPlainText } from './plain-text.ts'
import { makeRecordsAnswer, renderRecordAnswers } from './records-answer.ts'
import { bestWords, worstWords, asksForWorst } from './question-phrases.ts'

const ofWeeks = wholeWords([
  `(?:${bestWords}|${worstWords}) (?:(?:earning|paying|income|money|sales) )?week`,
  `(?:which|what) week\\b.{1,40}\\b(?:${bestWords}|${worstWords})`,
])
const income = /\b(?:income|earn\w*|made|make|makes|making|money|paid|pay|sales|sold|brought in)\b/
const advice = /\b(?:should|how (?:do|can|could|to)|why|tips|advice|will)\b/
/** The number of weeks that are compared. */
const weeksBack = 16

function weeksOf(from: string, today: string): { from: string; to: string }[] {
  const monday = addDays(today, 1 - Temporal.PlainDate.from(today).dayOfWeek)
  const count = Math.min(weeksBack, Math.ceil(Math.max(0, daysBetween(from, monday)) / 7) + 1)
  return Array.from({ length: count }, (_, back) => {
    const start = addDays(monday, -7 * back)
    const end = addDays(start, 6)
    return { from: start < from && back > 0 ? from : start, to: end > today ? today : end }
  })
}

/** Answers 'Which week did I earn the most since September' with the best or worst week by income after costs. */
export function lookUpBestWeek({ request: { message, language }, today }: Turn): LookUp | null {
  const line = toPlainText(message)
  if (language !== 'en' || !ofWeeks.test(line) || !income.test(line) || advice.test(line)) return null
  const span = readDays(line.replaceAll(/\bweeks?\b/g, ' '), language, today, 'past').span
  const weeks = weeksOf(span?.from ?? addDays(today, 1 - weeksBack * 7), today)
  const questions = weeks.map(({ from, to }): RecordQuestion => ({ ask: 'income', month: null, from, to }))
  return {
    questions,
    toAnswer: (answers) => {
      const isOff = answers.every(({ found }) => found === null)
      const text = isOff ? null : renderStandout(answers, asksForWorst.test(line), new LocalFormat('en', today))
      return makeRecordsAnswer(
        text ?? renderRecordAnswers(answers.slice(0, 1), 'en', today),
        questions.slice(0, 1),
        answers,
      )
    },
  }
}

function renderStandout(answers: readonly RecordAnswer[], wantsLeast: boolean, words: LocalFormat): string {
  const found = answers.flatMap(({ found: one }): FoundOf<'income'>[] => (one?.ask === 'income' ? [one] : []))
  const since = words.date(found.at(-1)?.from ?? words.today)
  const sums = found.flatMap(({ from, to, sums: all }) => all.map((sum) => ({ from, to, ...sum })))
  const lines = [...Map.groupBy(sums, ({ currency }) => currency)].map(([currency, of]) => {
    const [first] = of.toSorted((one, other) => new Decimal(other.net).cmp(one.net) * (wantsLeast ? -1 : 1))
    if (first === undefined || first.from === null || first.to === null) return ''
    const when = `${words.date(first.from)} to ${words.date(first.to)}`
    const amount = `${words.money(first.net, currency)} after costs`
    return of.length === 1
      ? `${when} is the only week with anything in ${currency}: ${amount}.`
      : `Your ${wantsLeast ? 'lowest' : 'best'} week was ${when}: ${amount}, out of ${of.length} weeks with entries since ${since}.`
  })
  return lines.length === 0 ? `Your income log has nothing since ${since}.` : paragraphs(...lines)
}
