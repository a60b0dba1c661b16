import { dayOf } from '#server/lib/days.ts'
import type { RecordQuestion } from '#server/ports/records.ts'
import type { Language } from '../safety/kinds.ts'
import { readClock, readHours } from './clock-time.ts'
import { english } from './forms-english.ts'
import { spanish } from './forms-spanish.ts'
import { plain, plainEnglish, plainSpanish, sentencesOf } from './normalize.ts'
import type { Asked } from './asked.ts'
import { isAdvice, readLoosely } from './loose.ts'
import { readGoalQuestion } from './read-goals.ts'
import { readListQuestion } from './read-lists.ts'
import { readLogQuestion } from './read-logs.ts'
import { readTaskQuestion } from './read-tasks.ts'

/** `now` in the user's time zone says which day is today. */
export type QuestionContext = { now: Date; timeZone: string }
/** `isSure`: it names a kind of record, and not only something that may have one. */
export type ReadQuestion = { question: RecordQuestion; language: Language; isSure: boolean }

const mostSentences = 8
const mostWords = 34

const formsOf = { en: english, es: spanish }

const subjects = [readLogQuestion, readListQuestion, readGoalQuestion, readTaskQuestion, readLoosely]

/** The question about the user's own records that a message asks, or null. Questions about life in general are none. */
export function readQuestion(message: string, { now, timeZone }: QuestionContext): ReadQuestion | null {
  const sentences = sentencesOf(plain(message))
  if (sentences.length > mostSentences) return null
  const today = dayOf(now, timeZone)
  for (const sentence of sentences) {
    if (sentence.split(' ').length > mostWords) continue
    const asked = [toAsked(plainEnglish(sentence), 'en', today), toAsked(plainSpanish(sentence), 'es', today)]
    for (const one of asked) {
      const question = readSentence(one) ?? readEmbedded(one)
      if (question !== null) return { question, language: one.language, isSure: isSure(question, one) }
    }
  }
  return null
}

function toAsked(text: string, language: Language, today: string): Asked {
  const range = readHours(text, language)
  const clock = range === null ? readClock(text, language) : null
  const hours = range === null ? null : { from: range.from, to: range.to }
  const rest = range?.rest ?? clock?.rest ?? text
  return { text, language, today, forms: formsOf[language], at: clock?.at ?? null, hours, rest }
}

const questionStart =
  /(?<=.{3} )(?:what|which|how (?:much|many|long|often|far)|when|do i|did i|have i|am i|is there|cuant[oa]s?|que|cuando|cual)\b/g

/** A question after something told: 'I'm at the store, what did I need'. Not within what asks for advice. */
function readEmbedded(asked: Asked): RecordQuestion | null {
  if (isAdvice(asked)) return null
  const starts = Array.from(asked.text.matchAll(questionStart), ({ index }) => index).slice(0, 3)
  for (const start of starts) {
    const question = readSentence(toAsked(asked.text.slice(start), asked.language, asked.today))
    if (question !== null) return question
  }
  return null
}

function readSentence(asked: Asked): RecordQuestion | null {
  if (asked.text === '' || asked.forms.other.test(asked.text)) return null
  for (const read of subjects) {
    const question = read(asked)
    if (question !== null) return question
  }
  return null
}

const isSure = ({ ask }: RecordQuestion, { text, forms }: Asked): boolean =>
  (ask !== 'goal' && ask !== 'findTask') || forms.goalWord.test(text) || forms.taskList.test(text)
