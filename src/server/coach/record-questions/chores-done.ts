import type { RecordQuestion } from '#server/ports/coach-queries.ts'
import { addDays } from '#server/lib/days.ts'
import { type LookUp, type Turn } from '../dialogue/compose-answer.ts'
import { oneOf } from '../phrase-pattern.ts'
import { readDays } from '../when/read-days.ts'
import { toPlainText } from './plain-text.ts'
import { leadIns } from './question-phrases.ts'
import { makeRecordsAnswer, renderRecordAnswers } from './records-answer.ts'

const nouns = oneOf(
  'chores?|house ?work|household (?:tasks?|stuff|things|chores?|jobs?)|house (?:tasks?|stuff|things|chores)|cleaning',
)
const did = oneOf(
  'do|did|done|finish|finished|get done|got done|gotten done|complete|completed|check off|checked off|knock out|knocked out|get|gotten',
)
const lead = `^(?:(?:${leadIns}|do you know|tell me|show me|list) )*`
const asks = new RegExp(
  oneOf(
    String.raw`${lead}(?:what|which|how many|any|whats)(?: of)?(?: my| the| our| all)? (?:${nouns}) (?:that )?(?:did|have|has|had|were|was|got|are|i|we)\b.{0,20}\b(?:${did})\b`,
    String.raw`${lead}what (?:all )?(?:did|have) (?:i|we) (?:${did})\b.{0,12}\b(?:around|at|in) (?:the )?(?:house|home)\b`,
    String.raw`${lead}(?:did|have) (?:i|we) (?:${did}) (?:any|all|some|my|the)(?: of)?(?: my| the)? (?:${nouns})\b`,
  ),
)
const outOfScope =
  /\b(?:should|how (?:do|can|to)|why|left|not|havent|haven't|didnt|didn't|still|due|undone|need|help|kids?|husband|who)\b/
/** In days. */
const usualSpan = 7

/** Answers 'What chores did I do this week' with the household tasks that were checked off. */
export function lookUpChoresDone({ request: { message, language }, today }: Turn): LookUp | null {
  const line = toPlainText(message)
  if (language !== 'en' || !asks.test(line) || outOfScope.test(line)) return null
  const span = readDays(line, language, today, 'past').span ?? { from: addDays(today, 1 - usualSpan), to: today }
  const questions: RecordQuestion[] = [{ ask: 'household', ...span, state: 'done' }]
  return {
    questions,
    toAnswer: (answers) => makeRecordsAnswer(renderRecordAnswers(answers, language, today), questions, answers),
  }
}

const lateAtHome = new RegExp(
  String.raw`${lead}(?:what|whats|what's|which|anything|any|is anything|do i have any|what is|what are)\b.{0,25}\b(?:overdue|late|past due|behind)\b.{0,30}\b(?:around the house|at home|in the house|household|chores?|house)\b|${lead}(?:what|which|any|do i have any) (?:household |house )?chores?(?: tasks)? (?:are|that are|is)? ?(?:overdue|late|past due)\b`,
)
/** In days. The household page shows overdue tasks this far back. */
const lateDays = 365

/** Answers 'What's overdue around the house' with the household tasks that were due before today. */
export function lookUpLateAtHome({ request: { message, language }, today }: Turn): LookUp | null {
  if (language !== 'en' || !lateAtHome.test(toPlainText(message))) return null
  const questions: RecordQuestion[] = [{ ask: 'household', from: addDays(today, -lateDays), to: addDays(today, -1) }]
  return {
    questions,
    toAnswer: (answers) => {
      const found = answers[0]?.found
      const isNone = found?.ask === 'household' && found.due.length === 0
      const text = isNone
        ? 'Nothing at home is overdue.'
        : renderRecordAnswers(answers, language, today).replace(
            'Due at home, soonest first:',
            'Overdue at home, oldest first:',
          )
      return makeRecordsAnswer(text, questions, answers)
    },
  }
}
