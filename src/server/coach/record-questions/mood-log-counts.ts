import type { RecordQuestion } from '#server/ports/coach-queries.ts'
import { type LookUp, paragraphs, type Turn } from '../dialogue/compose-answer.ts'
import { oneOf } from '../phrase-pattern.ts'
import { readDays } from '../when/read-days.ts'
import { comparedIn } from './comparison.ts'
import { anyFeeling, isKept, lookUpDaysOfFeeling, nearest, notKept } from './days-of-feeling.ts'
import { LocalFormat } from './local-format.ts'
import { toPlainText } from './plain-text.ts'
import { makeRecordsAnswer } from './records-answer.ts'
import { renderRecordAnswer } from './render-record-answer.ts'

const marks = oneOf(
  'mark|marked|log|logged|pick|picked|rate|rated|record|recorded|tag|tagged|track|tracked|put|put down',
)
/** Verbs of writing. 'Wrote tired' asks about the journal, 'wrote tired as my mood' about the mood log. */
const writes = oneOf('write|wrote|written|write down|put|put down|enter|entered|log|logged|mark|marked')
const mood = '(?:my |the |a )?(?:mood|moods|feeling)'
const counts = String.raw`\bhow (?:many (?:days|times)|often) (?:did|have|had) i (?:ever )?`
const counted = new RegExp(
  oneOf(
    String.raw`${counts}(?:${marks}) (?:(?:myself|me|my days?|${mood}|it) )?as (?:feeling |being )?(?<marked>${anyFeeling})(?<ofMarked>\b.*)$`,
    String.raw`${counts}(?:${writes}) (?<written>${anyFeeling}) (?:as|for|under) ${mood}(?<ofWritten>\b.*)$`,
  ),
)

/** Matches the wording of the United States and of Europe. */
const clocks =
  /\bsince (?:the )?(?:clocks? (?:changed|went back|fell back|went forward)|time change|daylight savings?(?: time)? (?:ended|began|started))/

/** Returns when the clocks last changed. US: first Sunday of November, second of March. Europe: last Sunday of October and March. */
function clockChange(today: string, timeZone: string): string {
  const now = Temporal.PlainDate.from(today)
  const sunday = (year: number, month: number, from: number) => {
    const day = Temporal.PlainDate.from({ year, month, day: from })
    return day.add({ days: (7 - day.dayOfWeek) % 7 })
  }
  const isEurope = timeZone.startsWith('Europe/')
  const days = [now.year - 1, now.year].flatMap((year) =>
    isEurope ? [sunday(year, 3, 25), sunday(year, 10, 25)] : [sunday(year, 3, 8), sunday(year, 11, 1)],
  )
  return String(days.findLast((day) => Temporal.PlainDate.compare(day, now) <= 0) ?? now)
}

/** Answers how often a mood was marked, also in two spans of time. Returns null for any other question. */
export function lookUpMarkedMoods(turn: Turn): LookUp | null {
  const { message, language, timeZone } = turn.request
  if (language !== 'en' || message.length > 300) return null
  const { today } = turn
  const line = toPlainText(message.split('?')[0] ?? '')
  const { marked, ofMarked, written, ofWritten } = counted.exec(line)?.groups ?? {}
  const feeling = marked ?? written
  if (feeling === undefined) return null
  const rest = (ofMarked ?? ofWritten ?? '').replace(clocks, () => `since ${clockChange(today, timeZone)}`)
  const spans = comparedIn(rest)?.map((side) => readDays(side, 'en', today, 'past').span) ?? []
  const [one, other] = spans
  const values = [...nearest(feeling)]
  if (one == null || other == null || values.length === 0)
    return lookUpDaysOfFeeling({
      ...turn,
      request: { ...turn.request, message: `how many days did i mark as ${feeling}${rest}` },
    })
  const questions: RecordQuestion[] = [one, other].map(({ from, to }) => ({
    ask: 'moodDays',
    from,
    to,
    moods: values,
  }))
  const words = new LocalFormat('en', today)
  return {
    questions,
    toAnswer: (answers) => {
      const said = answers.map((answer) => renderRecordAnswer(answer, 'en', today))
      const text = paragraphs(isKept(feeling) ? null : notKept([feeling], values, words), ...new Set(said))
      return makeRecordsAnswer(text, questions, answers)
    },
  }
}
