import type { FoundOf, RecordQuestion } from '#server/ports/coach-queries.ts'
import { type LookUp, paragraphs, type Turn } from '../dialogue/compose-answer.ts'
import { quoteUserText } from '../guide/quote-user-text.ts'
import { bulletList } from '../markdown.ts'
import { oneOf } from '../phrase-pattern.ts'
import { readDays } from '../when/read-days.ts'
import { LocalFormat } from './local-format.ts'
import { toPlainText } from './plain-text.ts'
import { leadIns } from './question-phrases.ts'
import { makeRecordsAnswer, renderRecordAnswers } from './records-answer.ts'
import { englishWeekday } from '../when/weekdays.ts'

const lead = `^(?:(?:${leadIns}|do you know|tell me|show me) )*`
const things = oneOf(
  'tasks?|chores|to-?dos?|to do list|to-?do list|todo list|things|stuff|list|plans?|planner|reminders|jobs|errands|items',
)
const all = oneOf('all|all of|everything|everything on|every one of|most of|the rest of|half of|any of')
/** Matches 'Did I finish all my chores last week or did I skip some'. */
const whetherAll = new RegExp(
  String.raw`${lead}(?:did|have) (?:i|we) (?:(?:actually|even|already|manage to|ever) )*(?:finish|finished|do|done|get|got|complete|completed|check off|checked off|clear|cleared|cross off) (?:(?:done|through) )?(?:${all})(?: (?:my|the|our|those))?(?: (?:\w+ )?(?:${things}))?\b(?! (?:on|for|with|at) (?!${englishWeekday}|my|the)\w)`,
)
/** Matches 'What tasks did I not get done yesterday', 'what didn't I finish last week'. */
const notDone = new RegExp(
  String.raw`${lead}(?:what|which|how many)(?: all| of my| of the)?(?: (?:${things}))? (?:(?:did|have|had) (?:i|we) (?:not|fail to|forget to|skip|skipped|miss|missed|leave|leave out|never)|(?:didn't|didnt|haven't|havent) (?:i|we)|(?:i|we) (?:didn't|didnt|did not|haven't|havent|never)|(?:did not|didn't|didnt) get)\b(?: (?:get|got|do|done|finish|finished|complete|completed|check|checked|get to|got to|off|undone|the|my|any|${things}))*`,
)
const others =
  /\b(?:goals?|workouts?|journal\w*|self-?care|prayers?|steps|homework|laundry|meds|medicine|vitamins|water|why|should|help)\b/
const maxTold = 8
const maxWords = 22

/** Answers for a span of days how many tasks were done and which are left. */
export function lookUpDoneOrLeft({ request: { message, language }, today }: Turn): LookUp | null {
  const line = toPlainText(message)
  if (language !== 'en' || line.split(' ').length > maxWords || others.test(line)) return null
  const isNotDone = notDone.test(line)
  if (!isNotDone && !whetherAll.test(line)) return null
  const { span } = readDays(line, language, today, 'past')
  if (span === null || span.from > today) return null
  const questions: RecordQuestion[] = [
    { ask: 'tasks', ...span, state: 'open', hours: null },
    ...(isNotDone && span.to <= today ? [{ ask: 'overdue' } as const] : []),
  ]
  return {
    questions,
    toAnswer: (answers) => {
      const found = answers[0]?.found
      const late = answers[1]?.found
      const words = new LocalFormat('en', today)
      const text =
        found?.ask !== 'tasks'
          ? renderRecordAnswers(answers.slice(0, 1), language, today)
          : paragraphs(tell(found, words), late?.ask === 'overdue' ? olderLine(found, late, words) : null)
      return makeRecordsAnswer(text, questions.slice(0, 1), answers.slice(0, 1))
    },
  }
}

function tell({ tasks, total, done, ...span }: FoundOf<'tasks'>, words: LocalFormat): string {
  const when = words.span(span)
  if (total === 0) return `You had no tasks in your planner ${when}.`
  const left = total - done
  if (left === 0) return `You finished all ${total === 1 ? 'of it: 1 task' : `${total} tasks`} ${when}.`
  const first = `You checked off ${done} of ${words.count(total, 'task', 'tasks')} ${when}. ${left === 1 ? 'This one is' : 'These are'} still open:`
  const isDay = span.from === span.to
  const lines = tasks
    .slice(0, maxTold)
    .map((task) => (isDay ? words.task(task) : `${quoteUserText(task.title)}, ${words.on(task.day)}`))
  const more = left > lines.length ? [`and ${left - lines.length} more`] : []
  return `${first}\n\n${bulletList([...lines, ...more])}`
}

/** Counts the overdue tasks of other days without listing them. */
function olderLine(
  { total, done, from }: FoundOf<'tasks'>,
  late: FoundOf<'overdue'>,
  words: LocalFormat,
): string | null {
  const older = late.total - (from < words.today ? total - done : 0)
  return older > 0
    ? `${words.count(older, 'other task', 'other tasks')} from other days ${older === 1 ? 'is' : 'are'} late too. Ask me “what’s overdue?” for those.`
    : null
}
