import type { RecordQuestion } from '#server/ports/coach-queries.ts'
import { inLanguage } from '../dialogue/coaching/coaching.ts'
import { type Answer, type LookUp, paragraphs, makeAnswer, type Turn } from '../dialogue/compose-answer.ts'
import { oneOf } from '../phrase-pattern.ts'
import { quoteUserText } from '../guide/quote-user-text.ts'
import { answerUnrecorded } from './answer-unrecorded.ts'
import { lookUpPlain, lookUpRecords } from './look-up.ts'
import { compareDays } from './look-up-comparison.ts'
import { toPlainText } from './plain-text.ts'
import { nameIn, taskNoise, timeNoise } from './question-phrases.ts'
import { followQuestion, inDays, spanFor } from './read-follow-up-question.ts'
import { readQuestion } from './read-question.ts'
import { renderRecordAnswers, makeRecordsAnswer } from './records-answer.ts'
import { splitQuestions } from './split-questions.ts'

/** The state of a conversation keeps at most this many questions of an answer. */
const maxQuestions = 3
const maxNamed = 20

type Part = { text: string; lookUp: LookUp }

/** Answers several questions of one message, each from its records. Returns null unless all are about records. */
export function lookUpSeveral(turn: Turn): LookUp | null {
  const parts = splitQuestions(turn.request.message)
  if (parts.length < 2) return null
  const found: Part[] = []
  for (const text of parts) {
    const lookUp = lookUpPart(text, found.at(-1) ?? null, turn) ?? renderUnknown(text, found.length > 0, turn)
    if (lookUp === null) return null
    found.push({ text, lookUp })
  }
  const all = found.map(({ lookUp }) => lookUp)
  const distinct = all.filter((one, at) => !all.slice(0, at).some((other) => isSame(one, other)))
  return distinct.length < 2 ? null : together(distinct)
}

const isSame = (one: LookUp, other: LookUp): boolean =>
  one.questions.length > 0 && JSON.stringify(one.questions) === JSON.stringify(other.questions)

function together(all: readonly LookUp[]): LookUp {
  const questions = all.flatMap((lookUp) => lookUp.questions)
  return {
    questions,
    toAnswer: (answers) => {
      let from = 0
      const said = all.map((lookUp) => {
        from += lookUp.questions.length
        return lookUp.toAnswer(answers.slice(from - lookUp.questions.length, from))
      })
      const told = said.flatMap(({ looked }) => looked?.told ?? []).slice(0, maxNamed)
      const looked = { questions: questions.slice(0, maxQuestions), told }
      // Two questions about an area that is switched off get the same answer.
      return makeAnswer(paragraphs(...new Set(said.map(({ text }) => text))), { isFree: true, looked })
    },
  }
}

const toLookUp = (answer: Answer | null): LookUp | null =>
  answer === null ? null : { questions: [], toAnswer: () => answer }

const looked = (questions: readonly RecordQuestion[], { today, request: { language } }: Turn): LookUp => ({
  questions,
  toAnswer: (answers) => makeRecordsAnswer(renderRecordAnswers(answers, language, today), questions, answers),
})

function lookUpPart(text: string, before: Part | null, turn: Turn): LookUp | null {
  const last = before?.lookUp.questions[0]
  const about = { ...turn, request: { ...turn.request, message: last === undefined ? text : named(text, last) } }
  const other = last === undefined ? null : lookUpOther(text, last, turn)
  if (other !== null) return other
  if (pointsBack.test(text)) return null
  const found =
    toLookUp(answerUnrecorded(about)) ??
    (before === null ? null : lookUpSameDays(text, before, turn)) ??
    lookUpPlain(about) ??
    lookUpRecords(about, () => makeAnswer(''))
  return found !== null && before !== null && isGuessedOfTasks(text, found, turn) ? null : found
}

const leftNoise: ReadonlySet<string> = taskNoise.union(
  new Set(
    `left else need needs get done finish finished open remaining go plate anything something other things stuff work items appointments
    events anywhere hacer falta faltan queda quedan mas cosas citas`.split(/\s+/),
  ),
)
/** 'What's left of what I set aside' names neither a day nor a task, so today's tasks don't answer it. */
function isGuessedOfTasks(text: string, { questions }: LookUp, { today, request: { language } }: Turn): boolean {
  const [question] = questions
  if (question?.ask !== 'tasks' || questions.length > 1 || ofPlanner.test(text)) return false
  return spanFor(question, text, today, language) === null && nameIn(toPlainText(text), leftNoise) !== null
}
const ofPlanner = /\b(?:tasks?|to-?dos?|planner|calendar|schedule|agenda|list|tareas?|pendientes?|calendario)\b/i

/** Matches 'When did I break it last', where the records don't say what 'it' is. */
const pointsBack = /\b(?:did|have|had) (?:i|we) \w+ (?:it|them|that)\b/i
const amountNoise: ReadonlySet<string> = timeNoise.union(
  new Set('how much many have i had it was is did do cuanto cuantos cuanta cuantas llevo llevamos hice y'.split(' ')),
)

/** Answers 'And was October better?', '¿y cuánto llevo este mes?' by repeating the question before it for other days. */
function lookUpOther(text: string, last: RecordQuestion, turn: Turn): LookUp | null {
  const { request, today } = turn
  const { language } = request
  const compared = compareDays(text, last, language, today)
  if (compared !== null) return compared
  const isOnlyDays = nameIn(toPlainText(text), amountNoise) === null
  const next = isOnlyDays ? followQuestion(text, [last], { today, language }) : null
  const span = isOnlyDays ? spanFor(last, text, today, language) : null
  const moved = next?.[0] ?? (span === null ? null : inDays(last, span, today))
  return moved === null ? null : looked([moved], turn)
}

const ofLogs: ReadonlySet<RecordQuestion['ask']> = new Set<RecordQuestion['ask']>([
  'mood',
  'income',
  'saved',
  'workouts',
  'water',
  'selfCare',
  'journalCount',
  'prayers',
])

/** Answers 'How often did I journal in November and what was my mood'. The days in the first question apply to both. */
function lookUpSameDays(text: string, before: Part, turn: Turn): LookUp | null {
  const { request, today } = turn
  const question = readQuestion(text, request)?.question
  const [last] = before.lookUp.questions
  if (question === undefined || last === undefined || !ofLogs.has(question.ask) || !ofLogs.has(last.ask)) return null
  if (spanFor(question, text, today, request.language) !== null) return null
  const span = spanFor(last, before.text, today, request.language)
  const moved = span === null ? null : inDays(question, span, today)
  return moved === null ? null : looked([moved], turn)
}

const askWhichRecord = oneOf('which|which one|which of them|which of those|what one')
const ofGoals = new RegExp(String.raw`^(?:${askWhichRecord}) (?=(?:is|am|are|will|has|have|did)\b)`, 'i')
const untilDone =
  /^when (?:will|do|would|am|can|could) (?:i|we)\b(?=.{0,20}\b(?:done|finish\w*|there|reach\w*|hit|get)\b)/i
/** Puts the record of the part before into 'Which one is behind', 'when will I be done'. */
function named(text: string, last: RecordQuestion): string {
  if (last.ask === 'goals' || last.ask === 'goal') {
    const which = text.replace(ofGoals, 'which goal ')
    if (which !== text) return which
  }
  return last.ask === 'goal' && last.about !== null && untilDone.test(text)
    ? `when will I reach my ${last.about} goal?`
    : text
}

const factual =
  /^(?:what|which|when|who|where|how (?:much|many|long|often)|did|qué|que|cu[aá]nt[oa]s?|cu[aá]ndo|qui[eé]n)\b/i
const wantsMore =
  /\b(?:should|can|could|would|why|how (?:do|to)|normal|okay|bad|wrong|advice|tips|help|you|debo|deber[ií]a|puedo|bien|mal)\b/i
/** Says that the records don't answer the other half of the message. */
const renderUnknown = (text: string, isAfter: boolean, { request }: Turn): LookUp | null =>
  isAfter && factual.test(text) && !wantsMore.test(text)
    ? toLookUp(
        makeAnswer(
          inLanguage(
            request,
            `Your records don’t tell me the other half: ${quoteUserText(text)}.`,
            `Lo otro no está en tus registros: ${quoteUserText(text)}.`,
          ),
          { isFree: true },
        ),
      )
    : null
