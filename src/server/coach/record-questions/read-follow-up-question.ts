import type { RecordQuestion } from '#server/ports/coach-queries.ts'
import type { Language } from '../safety/kinds.ts'
import { type Leaning, readDays } from '../when/read-days.ts'
import { toPlainText, withoutShortForms } from './plain-text.ts'
import { nameIn, timeNoise } from './question-phrases.ts'

type Span = { from: string; to: string }

/** Reads the days in a text, in the past or the future depending on the kind of question. Null if it names none. */
export function spanFor(question: RecordQuestion, text: string, today: string, language: Language): Span | null {
  const line = withoutShortForms(toPlainText(text))
  const isAhead = ahead.has(question.ask) && !(question.ask === 'tasks' && question.state === 'done')
  const leaning: Leaning = isAhead && !past.test(line) ? 'future' : 'past'
  return readDays(line, language, today, leaning).span
}
const ahead: ReadonlySet<RecordQuestion['ask']> = new Set<RecordQuestion['ask']>([
  'tasks',
  'taskAt',
  'freeTime',
  'household',
])
const past = /\b(?:last|yesterday|previous|before|ago|did|was|pasad[oa]|ayer)\b/

/** Returns the same question for other days, or null if the question has no days. */
export function inDays(question: RecordQuestion, { from, to }: Span, today: string): RecordQuestion | null {
  switch (question.ask) {
    case 'tasks':
      return {
        ...question,
        from,
        to,
        hours: null,
        state: to < today && question.state !== 'done' ? 'all' : question.state,
      }
    case 'taskAt':
      return { ask: 'tasks', from, to, state: 'open', hours: null }
    case 'freeTime':
    case 'household':
    case 'moodDays':
    case 'selfCare':
    case 'workouts':
    case 'water':
    case 'prayers':
    case 'journalCount':
    case 'journalAbout':
    case 'findTask':
      return { ...question, from, to }
    case 'goals':
      return question.which === 'added' ? { ...question, from, to } : null
    case 'mood':
      return { ...question, from, to, weekday: null }
    case 'income':
      return { ...question, month: from.slice(0, 7), from: null, to: null }
    case 'saved':
      return { ...question, month: from.slice(0, 7) }
    default:
      return null
  }
}

const leads = /^(?:and|ok and|so|what about|how about|and what about|and how about|then|the week of|y|y que tal)\b/
/** Matches the answer 'It was March 3' to the coach's question. */
const toldWhen = /^(?:it|that|hers|his|theirs)(?: was|'s| is) (?:on )?/
const maxWords = 8

/** Repeats the last questions for the days in 'And last week?'. Returns null if the message says more, or names no days. */
export function followQuestion(
  message: string,
  asked: readonly RecordQuestion[],
  { today, language }: { today: string; language: Language },
): RecordQuestion[] | null {
  const said = withoutShortForms(toPlainText(message))
  const line = said.replace(toldWhen, '')
  const isShort = line.split(' ').length <= maxWords
  const isNext = leads.test(line) || line !== said || message.trim().endsWith('?') || line.split(' ').length <= 3
  if (asked.length === 0 || !isShort || !isNext || nameIn(line, timeNoise) !== null) return null
  const next = asked.slice(0, 1).flatMap((question) => {
    const span = spanFor(question, line, today, language)
    return span === null ? [] : (inDays(question, span, today) ?? [])
  })
  return next.length > 0 ? next : null
}
