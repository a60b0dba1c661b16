import { addDays } from '#server/lib/days.ts'
import type { RecordQuestion } from '#server/ports/coach-queries.ts'
import { type LookUp, paragraphs, type Turn } from '../dialogue/compose-answer.ts'
import { readDays } from '../when/read-days.ts'
import { toYou, withoutDeterminer, withoutWhen } from './asked-name.ts'
import { toPlainText } from './plain-text.ts'
import { activities, firstNamed, askOpening } from './question-phrases.ts'
import { dailyLogIn } from './record-subjects.ts'
import { makeRecordsAnswer, renderRecordAnswers } from './records-answer.ts'

/** Matches 'How much time did I spend on hobbies'. Group: on what. */
const spentOn = new RegExp(
  String.raw`${askOpening}how (?:much time|many hours|many minutes|long) (?:did|have) (?:i|we) (?:spen[dt]|put in|give|given|waste|wasted) (?:on|with|in|at|doing|to|for )?(.{2,50})$`,
)
/** Matches 'How many pages have I read'. Group: what. */
const readSome = new RegExp(
  String.raw`${askOpening}(?:how many|how much) (?:of )?(pages|chapters|books|audiobooks|novels|verses) (?:of \w+ )?(?:did|have|had) (?:i|we) (?:\w+ )?(?:read|finish|finished|listened|gotten through|get through)\b`,
)
const advice = /\b(?:should|why|how (?:do|can|to)|help|tips|normal)\b/
const maxWords = 18
/** In days. */
const usualSpan = 28

type Asked = { first: string; activity: 'reading' | null }

function askedIn(line: string): Asked | null {
  if (line.split(' ').length > maxWords || advice.test(line)) return null
  const read = readSome.exec(line)?.[1]
  if (read !== undefined)
    return {
      first: `Glowell doesn’t count ${read}. What it keeps is the reading you log as self-care.`,
      activity: 'reading',
    }
  const said = spentOn.exec(line)?.[1]
  if (said === undefined) return null
  const name = withoutDeterminer(withoutWhen(said))
  const isKept = dailyLogIn(name) !== null || firstNamed(name, activities) !== null || /\bself\b|\bpray/.test(name)
  if (name === '' || isKept || name.split(' ').length > 5) return null
  return {
    first: `Glowell doesn’t keep how long you spend on ${toYou(name)}. Self-care is what has minutes.`,
    activity: null,
  }
}

/** Answers questions about time and pages, which no log counts, with the nearest kind of self-care. */
export function lookUpTimeAndPages({ request: { message, language }, today }: Turn): LookUp | null {
  const line = toPlainText(message)
  const asked = language === 'en' ? askedIn(line) : null
  if (asked === null) return null
  const span = readDays(line, language, today, 'past').span ?? { from: addDays(today, 1 - usualSpan), to: today }
  const questions: RecordQuestion[] = [{ ask: 'selfCare', ...span, activity: asked.activity, by: 'day' }]
  return {
    questions,
    toAnswer: (answers) =>
      makeRecordsAnswer(paragraphs(asked.first, renderRecordAnswers(answers, language, today)), questions, answers),
  }
}
