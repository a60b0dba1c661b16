import { addDays } from '#server/lib/days.ts'
import type { Found, RecordAnswer, RecordQuestion } from '#server/ports/coach-queries.ts'
import { type LookUp, paragraphs, type Turn } from '../dialogue/compose-answer.ts'
import { quoteUserText } from '../guide/quote-user-text.ts'
import { oneOf } from '../phrase-pattern.ts'
import { withoutDeterminer, withoutWhen } from './asked-name.ts'
import { recordedDates } from './days-without.ts'
import { LocalFormat } from './local-format.ts'
import { nearNames, withStems } from './near-names.ts'
import { toPlainText } from './plain-text.ts'
import { activities, firstNamed, leadIns } from './question-phrases.ts'
import { type DailyLog, dailyLogIn } from './record-subjects.ts'
import { makeRecordsAnswer, renderRecordAnswers } from './records-answer.ts'

const inARow =
  /\b(?:days?|nights|mornings|times) (?:in a row|straight|running)\b|\bconsecutive (?:days|nights|mornings)\b/
/** Matches 'My meditation streak'. */
const streakOf = /\b(?:my|our|the) (?:[a-z-]+ ){1,2}streak\b|\bstreak (?:for|of|with|on|in) \w/
const asks = new RegExp(
  String.raw`^(?:(?:${oneOf(leadIns, 'tell me')}) )*(?:how many|how long|what(?:'s| is)|whats|hows|did|have|do i have)\b`,
)
const noActivity = new Set(['self', 'care'])
/** In days. The log answers with at most this many. */
const lookBack = 31

type Asked = { question: RecordQuestion; noun: string; name?: string }

/** Matches 'In a row have I taken my vitamins', 'did I walk three days in a row'. Group: what. */
const ofAnything = new RegExp(
  String.raw`\b(?:in a row|straight|running|consecutive \w+) (?:did|have|do) (?:i|we) (?:been )?(.{3,50})$|^(?:did|have) (?:i|we) (.{3,50}?) (?:for )?(?:\w+ )?(?:days?|nights|mornings) (?:in a row|straight|running)`,
)
/** The word 'exercise' in 'breathing exercise' doesn't mean a workout. */
const isExerciseOf = (line: string, activity: string | null): boolean =>
  activity !== null && !noActivity.has(activity) && !/\b(?:work\w* ?out|workouts?|gym)\b/.test(line)

function questionIn(line: string, today: string): Asked | null {
  const span = { from: addDays(today, 1 - lookBack), to: today, by: 'day' } as const
  const subject: DailyLog | null = dailyLogIn(line)
  const activity = firstNamed(line, activities)
  if (activity !== null && (subject === null || subject === 'workouts') && isExerciseOf(line, activity))
    return { question: { ask: 'selfCare', ...span, activity }, noun: activity }
  switch (subject) {
    case 'workouts':
      return { question: { ask: 'workouts', ...span }, noun: 'workouts' }
    case 'journalCount':
      return { question: { ask: 'journalCount', ...span }, noun: 'journal entries' }
    case 'prayers':
      return { question: { ask: 'prayers', ...span }, noun: 'prayers or reflections' }
    case 'mood':
      return { question: { ask: 'mood', ...span, weekday: null }, noun: 'moods' }
    case 'selfCare':
      return { question: { ask: 'selfCare', ...span, activity: null }, noun: 'self-care' }
    default:
      return inARow.test(line) ? taskIn(line, today) : null
  }
}

/** Reads an activity without a log. It is counted by the checked-off tasks of its name. */
function taskIn(line: string, today: string): Asked | null {
  const [, one, other] = ofAnything.exec(line) ?? []
  const said = withoutWhen(one ?? other ?? '').replace(lightVerbs, '')
  const name = withoutDeterminer(said)
  if (name === '' || name.split(' ').length > 4 || /^(?:it|that|this|anything|something|log\w*)$/.test(name))
    return null
  const question = { ask: 'findTask', about: withStems(name), from: addDays(today, 1 - lookBack), to: today } as const
  return { question, noun: name, name }
}
const lightVerbs =
  /^(?:(?:done|do|did|taken|take|took|had|have|gone|go|went|kept|been|drank|drink|drunk|logged) )+(?:on |to |for |up with )?/

/** Answers 'How many days in a row have I meditated'. It counts back from today, or from yesterday if today has none yet. */
export function lookUpDaysInARow({ request: { message, language }, today }: Turn): LookUp | null {
  const line = toPlainText(message)
  if (
    language !== 'en' ||
    !(inARow.test(line) || streakOf.test(line)) ||
    !asks.test(line) ||
    /\bshould|how do\b/.test(line)
  )
    return null
  const asked = questionIn(line, today)
  // 'My longest streak' names no activity, so this reader doesn't answer it.
  if (asked === null) return null
  const questions = [asked.question]
  return {
    questions,
    toAnswer: (answers) => makeRecordsAnswer(tell(asked, answers, today), questions, answers),
  }
}

function daysOf({ name }: Asked, found: Found | null | undefined): readonly string[] | null {
  if (found?.ask !== 'findTask') return recordedDates(found)
  const done = nearNames(name ?? '', found.tasks, ({ title }) => title).filter(({ isDone }) => isDone)
  return [...new Set(done.map(({ day }) => day))]
}

function tell(asked: Asked, answers: readonly RecordAnswer[], today: string): string {
  const found = answers[0]?.found
  const dates = daysOf(asked, found)
  if (found === undefined || found === null || dates === null) return renderRecordAnswers(answers, 'en', today)
  const words = new LocalFormat('en', today)
  const days = new Set(dates)
  const noun = asked.name === undefined ? asked.noun : quoteUserText(asked.noun)
  if (asked.name !== undefined && days.size === 0)
    return `I can’t tell: there’s no log for ${noun}, and nothing of that name is checked off in your planner in the last ${lookBack} days. Say “put ${asked.noun} in my planner every day,” check it off, and I can count them.`
  const end = days.has(today) ? today : addDays(today, -1)
  let run = 0
  while (days.has(addDays(end, -run))) run += 1
  const last = 'last' in found && found.last !== null ? found.last : [...days].toSorted().at(-1)
  const total = `In the last ${lookBack} days: ${words.count(days.size, 'day', 'days')}.`
  if (run === 0) {
    const latest =
      last === undefined ? `There’s no ${noun} logged yet.` : `The last day with ${noun} was ${words.ago(last)}.`
    return paragraphs(`None in a row right now. ${latest}`, days.size === 0 ? null : total)
  }
  const many = run >= lookBack ? `At least ${run} days` : run === 1 ? 'One day' : `${run} days`
  const through = end === today ? 'today included' : 'through yesterday; nothing’s logged for today yet'
  const how = asked.name === undefined ? `${noun} logged` : `${noun} checked off`
  return paragraphs(`${many} in a row with ${how}, ${through}.`, run >= lookBack ? null : total)
}
