import type { FoundOf, RecordQuestion } from '#server/ports/coach-queries.ts'
import { addDays, daysBetween } from '#server/lib/days.ts'
import { type LookUp, type Turn } from '../dialogue/compose-answer.ts'
import { oneOf } from '../phrase-pattern.ts'
import { readDays } from '../when/read-days.ts'
import { LocalFormat } from './local-format.ts'
import { toPlainText } from './plain-text.ts'
import { askOpening } from './question-phrases.ts'
import { makeRecordsAnswer, renderRecordAnswers } from './records-answer.ts'

const which = "(?:what|which|whats|what's|when)(?:'s| is| was| were| will be)?"
/** Matches 'What's my busiest day next week', 'which day did I get the most done'. */
const asks = new RegExp(
  oneOf(
    String.raw`${askOpening}${which} (?:my |the )?(?:busiest|fullest|most packed|heaviest|slowest|lightest|emptiest|most productive) day\b`,
    String.raw`${askOpening}(?:what|which) day (?:did|have) (?:i|we) (?:get|got|gotten|do|did|done|finish|finished|check off|checked off) the most(?: done| tasks| stuff| things)?\b`,
    String.raw`${askOpening}(?:what|which) day (?:is|was|am i|will i be) (?:the |my )?(?:busiest|fullest|most productive)\b`,
  ),
)
const fewest = /\b(?:slowest|lightest|emptiest)\b/
const done = /\b(?:productive|done|did|finish\w*|check\w*|was)\b/
const outOfScope = /\b(?:usually|of the week|every|should|money|made|income)\b/
/** In days. The planner lists at most this many one by one. */
const most = 14

/** Answers which day has the most or the fewest tasks, to do or done, within two weeks. */
export function lookUpBusiestDay({ request: { message, language }, today }: Turn): LookUp | null {
  const line = toPlainText(message)
  if (language !== 'en' || !asks.test(line) || outOfScope.test(line)) return null
  const isDone = done.test(line)
  const said = readDays(line.replaceAll(/\bday\b/g, ' '), language, today, isDone ? 'past' : 'future').span
  const usual = isDone ? { from: addDays(today, 1 - most), to: today } : { from: today, to: addDays(today, 6) }
  const span = said ?? usual
  const isLong = daysBetween(span.from, span.to) >= most
  const to = isDone && span.to > today ? today : span.to
  const days = isLong ? { from: addDays(to, 1 - most), to } : { from: span.from, to }
  const questions: RecordQuestion[] = [{ ask: 'tasks', ...days, state: isDone ? 'done' : 'all', hours: null }]
  return {
    questions,
    toAnswer: (answers) => {
      const found = answers[0]?.found
      const text =
        found?.ask === 'tasks' && found.days.length > 0
          ? tell(found, fewest.test(line), isDone, new LocalFormat('en', today))
          : renderRecordAnswers(answers, 'en', today)
      return makeRecordsAnswer(text, questions, answers)
    },
  }
}

function tell({ days, ...span }: FoundOf<'tasks'>, wantsFewest: boolean, isDone: boolean, words: LocalFormat): string {
  const counts = days.map(({ count }) => count)
  const end = wantsFewest ? Math.min(...counts) : Math.max(...counts)
  const names = days.filter(({ count }) => count === end).map(({ day }) => `${words.weekday(day)} (${words.date(day)})`)
  const tasks = words.count(end, 'task', 'tasks')
  const each = names.length > 1 ? ', each' : ''
  return `${words.list(names)}${each} with ${tasks}${isDone ? ' done' : ''}, ${words.span(span)}.`
}
