import { addDays } from '#server/lib/days.ts'
import type { RecordAnswer, RecordQuestion } from '#server/ports/coach-queries.ts'
import { type LookUp, paragraphs, type Turn } from '../dialogue/compose-answer.ts'
import { oneOf } from '../phrase-pattern.ts'
import { LocalFormat } from './local-format.ts'
import { toPlainText } from './plain-text.ts'
import { activities, firstNamed, leadIns } from './question-phrases.ts'
import { type Subject, subjectIn } from './record-subjects.ts'
import { makeRecordsAnswer, renderRecordAnswers } from './records-answer.ts'

const inARow = /\b(?:days?|nights|mornings) (?:in a row|straight|running)\b|\bconsecutive (?:days|nights|mornings)\b/
const asks = new RegExp(
  String.raw`^(?:(?:${oneOf(leadIns, 'tell me')}) )*(?:how many|how long|what(?:'s| is)|did|have)\b`,
)
const noActivity = new Set(['self', 'care'])
/** In days: as many as are told of a log. */
const lookBack = 31

function questionIn(line: string, today: string): { question: RecordQuestion; noun: string } | null {
  const span = { from: addDays(today, 1 - lookBack), to: today, by: 'day' } as const
  const subject: Subject | null = subjectIn(line)
  const activity = firstNamed(line, activities)
  if (subject === null && activity !== null && !noActivity.has(activity))
    return { question: { ask: 'selfCare', ...span, activity }, noun: activity }
  if (subject === 'workouts') return { question: { ask: 'workouts', ...span }, noun: 'workouts' }
  if (subject === 'journalCount') return { question: { ask: 'journalCount', ...span }, noun: 'journal entries' }
  if (subject === 'prayers') return { question: { ask: 'prayers', ...span }, noun: 'prayers or reflections' }
  return subject === 'selfCare' ? { question: { ask: 'selfCare', ...span, activity: null }, noun: 'self-care' } : null
}

/** 'How many days in a row have I meditated': counted back from today, or from yesterday where today has none yet. */
export function lookUpDaysInARow({ request: { message, language }, today }: Turn): LookUp | null {
  const line = toPlainText(message)
  if (language !== 'en' || !inARow.test(line) || !asks.test(line) || /\bshould|how do\b/.test(line)) return null
  const asked = questionIn(line, today)
  if (asked === null) return null
  const questions = [asked.question]
  return {
    looksUp: questions,
    toAnswer: (answers) => makeRecordsAnswer(tell(asked.noun, answers, today), questions, answers),
  }
}

function tell(noun: string, answers: readonly RecordAnswer[], today: string): string {
  const found = answers[0]?.found
  if (found === undefined || found === null || !('dates' in found) || found.dates === undefined)
    return renderRecordAnswers(answers, 'en', today)
  const words = new LocalFormat('en', today)
  const days = new Set(found.dates)
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
  return paragraphs(`${many} in a row with ${noun} logged, ${through}.`, run >= lookBack ? null : total)
}
