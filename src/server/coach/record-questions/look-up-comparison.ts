import type { RecordQuestion } from '#server/ports/coach-queries.ts'
import { type LookUp, paragraphs, type Turn } from '../dialogue/compose-answer.ts'
import type { Language } from '../safety/kinds.ts'
import {
  chosenBetween,
  comparedBeside,
  comparedIn,
  comparedWithLast,
  renderDifference,
  renderWhether,
  toComparison,
} from './comparison.ts'
import type { ReadQuestion } from './read-question.ts'
import { renderRecordAnswers, makeRecordsAnswer } from './records-answer.ts'

/** Says that habits have no page of their own. */
export const habitsLead: Readonly<Record<Language, string>> = {
  en: 'Glowell doesn’t track habits separately, so here’s what you checked off and logged.',
  es: 'Glowell no lleva hábitos aparte. Esto es lo que quedó marcado.',
}

const subjects: readonly (readonly [RegExp, (span: { from: string; to: string }) => RecordQuestion])[] = [
  [/\b(?:income|earn\w*|made)\b/i, ({ from }) => ({ ask: 'income', month: from.slice(0, 7) })],
  [/\bself-? ?care\b/i, (span) => ({ ask: 'selfCare', ...span, activity: null })],
  [/\bmoods?\b/i, (span) => ({ ask: 'mood', ...span, by: 'all', weekday: null })],
  [/\bjournal\b/i, (span) => ({ ask: 'journalCount', ...span })],
  [/\bworkouts?\b/i, (span) => ({ ask: 'workouts', ...span })],
  [/\bhabits?\b/i, (span) => ({ ask: 'tasks', ...span, state: 'done', hours: null })],
  [/\b(?:saved|savings)\b/i, ({ from }) => ({ ask: 'saved', month: from.slice(0, 7) })],
]
/** Returns the question about the log that a message names. The days are read separately. */
const subjectOf = (message: string, today: string): RecordQuestion | undefined =>
  subjects.find(([form]) => form.test(message))?.[1]({ from: today, to: today })

/** Compares two times: 'what did I earn in October, as against September'. */
export function lookUpCompared(turn: Turn, asked: ReadQuestion | null): LookUp | null {
  const {
    request: { message, language },
    today,
    state,
  } = turn
  const against = comparedIn(message)
  const sides = against ?? chosenBetween(message)
  const named = asked?.question ?? subjectOf(message, today)
  // A choice such as 'is it better to rest today or tomorrow' does not continue the last question. 'As against' does.
  const base = named ?? (against === null ? undefined : state.kept.looked?.questions[0])
  if (sides === null || base === undefined) return null
  const both = toComparison(base, sides, { today, language })
  if (both === null) return null
  return sideBySide(both, turn, against !== null, /\bhabits?\b/i.test(message) ? habitsLead[language] : null)
}

/** Answers 'Is that better or worse than October?' after an answer from the records. */
export function lookUpAgainstLast(turn: Turn): LookUp | null {
  const {
    request: { message, language },
    state,
    today,
  } = turn
  const [last] = state.kept.looked?.questions ?? []
  const both = last === undefined ? null : comparedWithLast(message, last, { today, language })
  return both === null ? null : sideBySide(both, turn, false)
}

/** Answers 'And was October better?' after a question about another time, without repeating that one. */
export function compareDays(part: string, last: RecordQuestion, language: Language, today: string): LookUp | null {
  const both = comparedBeside(part, last, { today, language })
  if (both === null) return null
  return {
    questions: both,
    toAnswer: (answers) => {
      const isOff = answers.some(({ found }) => found === null)
      const difference = isOff ? null : renderDifference(answers, language, today)
      return makeRecordsAnswer(
        paragraphs(renderRecordAnswers(answers.slice(1), language, today), difference),
        both,
        answers,
      )
    },
  }
}

const sideBySide = (
  both: [RecordQuestion, RecordQuestion],
  { request: { message, language }, today }: Turn,
  isWhether: boolean,
  lead: string | null = null,
): LookUp => ({
  questions: both,
  toAnswer: (answers) => {
    const isOff = answers.some(({ found }) => found === null)
    const verdict = isOff || !isWhether || language !== 'en' ? null : renderWhether(message, answers, today)
    const text = isOff
      ? renderRecordAnswers(answers.slice(0, 1), language, today)
      : paragraphs(
          lead,
          verdict,
          renderRecordAnswers(answers, language, today),
          verdict === null ? renderDifference(answers, language, today) : null,
        )
    return makeRecordsAnswer(text, both, answers)
  },
})
