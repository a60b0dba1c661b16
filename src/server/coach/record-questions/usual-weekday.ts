import type { RecordQuestion } from '#server/ports/coach-queries.ts'
import { addDays } from '#server/lib/days.ts'
import type { LookUp, Turn } from '../dialogue/compose-answer.ts'
import { recordedDates } from './days-without.ts'
import { LocalFormat } from './local-format.ts'
import { toPlainText } from './plain-text.ts'
import { leadIns } from './question-phrases.ts'
import { type DailyLog, dailyLogIn } from './record-subjects.ts'
import { makeRecordsAnswer, renderRecordAnswers } from './records-answer.ts'

/** Matches 'Which day do I work out the most', 'what days do I usually journal'. Groups: usually, what, and the most. */
const asks = new RegExp(
  String.raw`^(?:(?:${leadIns}|do you know|tell me) )*(?:what|which)(?: week)? ?days?(?: of the week)? (?:do|did|have) (?:i|we) (usually|normally|mostly|mainly|tend to|typically)? ?(.{3,30}?)( (?:the )?(?:most|most often|least|least often|usually|more))?$`,
)
/** In days. */
const span = 84

type Logged = Exclude<DailyLog, 'mood'>
const nouns: Readonly<Record<Logged, readonly [string, string]>> = {
  workouts: ['workout', 'workouts'],
  selfCare: ['day with self-care', 'days with self-care'],
  journalCount: ['journal entry', 'journal entries'],
  prayers: ['prayer or reflection', 'prayers and reflections'],
}

/** Answers on which weekdays something is logged most. */
export function lookUpUsualWeekday({ request: { message, language }, today }: Turn): LookUp | null {
  const [, often, what = '', most] = language === 'en' ? (asks.exec(toPlainText(message)) ?? []) : []
  const subject = what === '' || (often === undefined && most === undefined) ? null : dailyLogIn(what)
  if (subject === null || subject === 'mood') return null
  const days = { from: addDays(today, 1 - span), to: today }
  const question: RecordQuestion =
    subject === 'selfCare'
      ? { ask: 'selfCare', ...days, activity: null, by: 'day' }
      : { ask: subject, ...days, by: 'day' }
  return {
    questions: [question],
    toAnswer: (answers) => {
      const dates = recordedDates(answers[0]?.found) ?? []
      const text =
        dates.length === 0
          ? renderRecordAnswers(answers, 'en', today)
          : tell(subject, dates, /least/.test(most ?? ''), new LocalFormat('en', today))
      return makeRecordsAnswer(text, [question], answers)
    },
  }
}

function tell(subject: Logged, dates: readonly string[], wantsLeast: boolean, words: LocalFormat): string {
  const counts = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
    weekday,
    many: dates.filter((day) => Temporal.PlainDate.from(day).dayOfWeek === weekday).length,
  }))
  const end = wantsLeast ? Math.min(...counts.map(({ many }) => many)) : Math.max(...counts.map(({ many }) => many))
  const names = counts.filter(({ many }) => many === end).map(({ weekday }) => `${words.weekdayOf(weekday)}s`)
  const [one, several] = nouns[subject]
  const from = dates.toSorted()[0] ?? words.today
  const when = words.span({ from, to: words.today })
  const of = `${words.number(end)} of your ${words.number(dates.length)} days with ${dates.length === 1 ? one : several} ${when}`
  const each = names.length > 1 ? ', each with ' : ', with '
  return `${wantsLeast ? 'Least' : 'Mostly'} on ${words.list(names)}${each}${of.replace('days with days with', 'days with')}.`
}
