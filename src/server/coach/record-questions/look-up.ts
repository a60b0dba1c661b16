import type { Found, RecordAnswer, RecordQuestion } from '#server/ports/coach-queries.ts'
import { type Answer, type LookUp, paragraphs, type Turn } from '../dialogue/compose-answer.ts'
import { noSuchGoal, progressIn, renderProgress } from './goal-progress.ts'
import { renderDifference } from './comparison.ts'
import { lookUpAgainstLast, lookUpCompared } from './look-up-comparison.ts'
import { lookUpHabits, lookUpStreakOfOne } from './look-up-habits.ts'
import { renderRecordAnswers, makeRecordsAnswer } from './records-answer.ts'
import { followQuestion } from './read-follow-up-question.ts'
import { lookUpAddedGoals, lookUpDueGoals, lookUpUnfinishedGoals } from './goals-by-date.ts'
import { goalSpanIn, renderGoalsOf } from './goals-of-span.ts'
import { lookUpBestMonth, lookUpPayers } from './look-up-income.ts'
import { lookUpMonths } from './look-up-months.ts'
import { lookUpActivity, lookUpLastTime } from './named-activity.ts'
import { namedIn, renderNamed } from './named-record.ts'
import { quoteUserText } from '../guide/quote-user-text.ts'
import { namedArea, type PlainQuestion, plainQuestion } from './read-common-question.ts'
import { type ReadQuestion, readQuestion } from './read-question.ts'
import { readDays } from '../when/read-days.ts'
import { toPlainText } from './plain-text.ts'
import { isOnlyTold, saysSubject } from './question-guards.ts'
import { noteAfter, noteBefore, whereToOpen, whereToRead } from './answer-notes.ts'
import { renderRecordAnswer } from './render-record-answer.ts'

/**
 * Answers a message that asks about the user's own records. Returns null for any other message. If it only may ask about them and no
 * record has the name, `otherwise` answers.
 */
export function lookUpRecords(turn: Turn, otherwise: () => Answer): LookUp | null {
  const { request, today } = turn
  if (request.language === 'en' && isOnlyTold(request.message)) return null
  const read = readQuestion(request.message, request)
  const asked = read !== null && (read.language !== 'en' || saysSubject(read.question, request.message)) ? read : null
  const special =
    lookUpHabits(turn) ??
    lookUpStreakOfOne(turn) ??
    lookUpAll(turn) ??
    lookUpAddedGoals(turn) ??
    lookUpUnfinishedGoals(turn) ??
    lookUpDueGoals(turn) ??
    lookUpGoals(turn) ??
    lookUpPayers(turn) ??
    lookUpBestMonth(turn) ??
    lookUpLastTime(turn) ??
    lookUpActivity(turn, asked) ??
    lookUpNamed(turn, asked, read !== null) ??
    lookUpCompared(turn, asked)
  if (special !== null || asked === null) return special
  const { question, language, isSure } = asked
  const months = lookUpMonths(question, turn)
  if (months !== null) return months
  return {
    questions: [question],
    toAnswer: ([answer]) =>
      answer === undefined || (!isSure && (answer.found === null || isUnknown(answer.found)))
        ? otherwise()
        : makeRecordsAnswer(
            paragraphs(
              language === 'en' ? noteBefore(request.message, answer, question.ask) : null,
              renderRecordAnswer(oldestFirst(answer, request.message), language, today),
              whereToRead(request.message, answer),
              language === 'en' ? noteAfter(request.message, answer) : null,
            ),
            [question],
            [answer],
          ),
  }
}

const longestWaiting = /\b(?:longest|oldest)\b/i
/** Puts the oldest tasks first for 'Which have I put off the longest', if the answer has all of them. */
function oldestFirst(answer: RecordAnswer, message: string): RecordAnswer {
  const { found } = answer
  const isWhole = found?.ask === 'overdue' && found.total === found.tasks.length
  return isWhole && longestWaiting.test(message)
    ? { ...answer, found: { ...found, tasks: found.tasks.toReversed() } }
    : answer
}

const noSleep =
  'Glowell doesn’t track sleep, so I can’t tell you if your mood goes with it. To find out, put “slept badly” in your journal on those mornings: a search for it shows the days, to compare with your moods.'
const thisMonth = 'This month isn’t over yet, so it makes more sense to compare the last two.'

function renderPlain({ kind, isSleep }: PlainQuestion, answers: readonly RecordAnswer[], turn: Turn): string {
  const isOff = answers.every(({ found }) => found === null)
  const told = renderRecordAnswers(
    isOff ? answers.filter(({ area }, at) => area !== answers[at - 1]?.area) : answers,
    turn.request.language,
    turn.today,
  )
  if (isSleep) return paragraphs(told, noSleep)
  if (kind === 'journal') return paragraphs(told, isOff ? null : whereToOpen(answers))
  const difference = kind === 'trend' ? renderDifference(answers.slice(0, 2).toReversed(), 'en', turn.today) : null
  return paragraphs(told, difference, difference === null ? null : thisMonth)
}

/** Answers a plain question about the records, whatever the coach asked before. */
export function lookUpPlain(turn: Turn): LookUp | null {
  const asked = plainQuestion(turn.request.message, turn.today, turn.request.language)
  if (asked === null) return null
  const { questions } = asked
  return {
    questions,
    toAnswer: (answers) => {
      const ordered = answers.map((answer) => oldestFirst(answer, turn.request.message))
      return makeRecordsAnswer(renderPlain(asked, ordered, turn), questions, answers)
    },
  }
}

const oldest =
  /^(?:please |can you )?(?:take|move|reschedule|push|bump)\b.{0,50}\b(?:oldest|most overdue|waiting (?:the )?longest|longest waiting)\b/i
const toWhen = /\b(?:to|until|for) ((?:this |next )?[^,.!?]{3,50})/i
/** Answers 'Move my oldest open task to Saturday' with the name of that task and a chip that moves it. */
export function lookUpOldest({ request: { message, language }, today }: Turn): LookUp | null {
  const when = language === 'en' && oldest.test(message) ? toWhen.exec(message)?.[1] : undefined
  if (when === undefined) return null
  const questions = [{ ask: 'overdue' }] as const
  return {
    questions,
    toAnswer: (answers) => {
      const found = answers[0]?.found
      // The latest come first and the list may be cut, so the oldest is known only if the list is complete.
      const first = found?.ask === 'overdue' && found.total === found.tasks.length ? found.tasks.at(-1) : undefined
      if (first === undefined)
        return makeRecordsAnswer(renderRecordAnswers(answers, language, today), questions, answers)
      const text = `${quoteUserText(first.title)} has waited longest. Tap below, and I’ll make the card that moves it.`
      return { ...makeRecordsAnswer(text, questions, answers), choices: [`Move “${first.title}” to ${when.trim()}`] }
    },
  }
}

/** Answers with the records of the area that the question names, instead of saying that there is nothing. */
export function lookUpNamedArea({ request: { message, language }, today }: Turn): LookUp | null {
  const question = namedArea(message, today, language)
  if (question === null) return null
  return {
    questions: [question],
    toAnswer: (answers) =>
      makeRecordsAnswer(
        paragraphs('Here’s what I have on that.', renderRecordAnswers(answers, language, today)),
        [question],
        answers,
      ),
  }
}

/** Answers 'And last week?', 'is that more than in October?' after an answer from the records. */
export function lookUpNext(turn: Turn): LookUp | null {
  return lookUpAgainstLast(turn) ?? lookUpOtherDays(turn)
}

function lookUpOtherDays({ request, state, today }: Turn): LookUp | null {
  const { looked } = state.kept
  const { message, language } = request
  const questions = looked === undefined ? null : followQuestion(message, looked.questions, { today, language })
  if (questions === null) return null
  return {
    questions,
    toAnswer: (answers) => {
      const answer = makeRecordsAnswer(renderRecordAnswers(answers, language, today), questions, answers)
      const isEmpty = (answer.looked?.told ?? []).length === 0
      // The user can still refer to the records of the answer before.
      return isEmpty && looked !== undefined ? { ...answer, looked: { questions, told: looked.told } } : answer
    },
  }
}

/** Answers 'Add 40 to my quiet fund' with the page where that is done, if there is such a goal. */
export function lookUpProgress({ request, today }: Turn, otherwise: () => Answer): LookUp | null {
  const { message, language } = request
  const progress = progressIn(message, request)
  if (progress === null) return null
  const questions = [{ ask: 'goal', about: progress.about, want: 'left' }] as const
  return {
    questions,
    toAnswer: (answers) => {
      const found = answers[0]?.found
      const text = found?.ask === 'goal' ? renderProgress(progress, found, language, today) : null
      const none = progress.isGoal === true && found?.ask === 'goal' ? noSuchGoal(progress, found, language) : null
      return (text ?? none) === null ? otherwise() : makeRecordsAnswer(text ?? none ?? '', questions, answers)
    },
  }
}

function lookUpGoals({ request: { message, language }, today }: Turn): LookUp | null {
  const span = goalSpanIn(message, today, language)
  if (span === null) return null
  const questions = [{ ask: 'goals', which: 'open' }] as const
  return {
    questions,
    toAnswer: (answers) => {
      const found = answers[0]?.found
      const text =
        found?.ask === 'goals'
          ? renderGoalsOf(span, found, language, today)
          : renderRecordAnswers(answers, language, today)
      return makeRecordsAnswer(text, questions, answers)
    },
  }
}

const everything =
  /^(?:and |so )?(?:did i|have i) (?:do|done|get|gotten|finish(?:ed)?|complete[d]?) (?:everything|all|all of)\b/i
/** Answers 'Did I do everything yesterday' with all tasks of these days. */
function lookUpAll({ request: { message, language }, today }: Turn): LookUp | null {
  if (!everything.test(message)) return null
  const span = readDays(toPlainText(message), language, today, 'past').span ?? { from: today, to: today }
  const questions = [{ ask: 'tasks', ...span, state: 'all', hours: null }] as const
  return {
    questions,
    toAnswer: (answers) => makeRecordsAnswer(renderRecordAnswers(answers, language, today), questions, answers),
  }
}

/** The labels that the classifier may give a question about a record with a name. */
const maybeNamed: ReadonlySet<RecordQuestion['ask']> = new Set<RecordQuestion['ask']>([
  'findTask',
  'tasks',
  'household',
  'workouts',
  'goal',
  'goals',
  'shopping',
])

function lookUpNamed(
  { request: { message, language }, today }: Turn,
  asked: ReadQuestion | null,
  isAsked: boolean,
): LookUp | null {
  if (asked !== null && !maybeNamed.has(asked.question.ask)) return null
  const named = namedIn(message, today, language, isAsked)
  if (named === null) return null
  return {
    questions: named.questions,
    toAnswer: (answers) =>
      makeRecordsAnswer(
        renderNamed(named, answers, language, today) ?? renderRecordAnswers(answers.slice(0, 1), language, today),
        named.questions,
        answers,
      ),
  }
}

/** Returns true if the question gave a name and no record has it. */
const isUnknown = (found: Found): boolean =>
  (found.ask === 'goal' && found.goals.length === 0) || (found.ask === 'findTask' && found.tasks.length === 0)
