import { answerBareComparison, answerUnrecorded } from '../record-questions/answer-unrecorded.ts'
import { lookUpJournalOfEvent } from '../record-questions/journal-of-event.ts'
import { answerBestWeek, lookUpBestDay } from '../record-questions/best-day.ts'
import { lookUpAsAsked } from '../record-questions/look-up-as-asked.ts'
import { lookUpForgotten } from '../record-questions/look-up-forgotten.ts'
import { lookUpIncomeAndSpending } from '../record-questions/look-up-income-and-spending.ts'
import { lookUpGoalsThenAndNow } from '../record-questions/goals-then-and-now.ts'
import { lookUpRoomInPlanner } from '../record-questions/room-in-planner.ts'
import { lookUpRateBySource } from '../record-questions/series/rate-by-source.ts'
import { lookUpGoalsTouched } from '../record-questions/goals-touched.ts'
import { lookUpSaidFeeling } from '../record-questions/journal-of-feeling.ts'
import { lookUpJournalWords } from '../record-questions/journal-words.ts'
import { lookUpLastDone } from '../record-questions/last-done.ts'
import { questionAlone } from '../record-questions/question-alone.ts'
import { lookUpSeveral } from '../record-questions/look-up-several.ts'
import { lookUpNamedArea, lookUpNext, lookUpOldest, lookUpPlain } from '../record-questions/look-up.ts'
import { answerAgreed, answerOtherOne } from './answer-card-change.ts'
import { answerHouseholdRhythms } from './household-rhythms.ts'
import { lookUpDaysOfFeeling } from '../record-questions/days-of-feeling.ts'
import { lookUpDaysWithout, lookUpLastCare } from '../record-questions/days-without.ts'
import { lookUpMarkedMoods } from '../record-questions/mood-log-counts.ts'
import { lookUpMoodDays } from '../record-questions/mood-by-days.ts'
import { lookUpMoodWhether } from '../record-questions/mood-whether.ts'
import { lookUpTrend } from '../record-questions/record-trend.ts'
import { lookUpSeries, lookUpSeriesLast } from '../record-questions/series/look-up-series.ts'
import { lookUpDroppableTasks } from '../record-questions/droppable-tasks.ts'
import { lookUpWordOfTheYear } from '../record-questions/word-of-the-year.ts'
import { findUnsupportedArea } from '../actions/unsupported-areas.ts'
import { keepInJournal } from '../situations/statement-choices.ts'
import { type Answer, type LookUp, makeAnswer, type Turn } from './compose-answer.ts'

/** Answers explicit questions about records, and those that no record answers. */
export const lookUpAsked = (turn: Turn): Answer | LookUp | null =>
  answerUnsupportedArea(turn) ??
  answerHouseholdRhythms(turn) ??
  lookUpDroppableTasks(turn) ??
  lookUpGoalsThenAndNow(turn) ??
  lookUpRoomInPlanner(turn) ??
  lookUpRateBySource(turn) ??
  lookUpGoalsTouched(turn) ??
  lookUpWordOfTheYear(turn) ??
  lookUpMarkedMoods(turn) ??
  lookUpSaidFeeling(turn) ??
  lookUpJournalWords(turn) ??
  lookUpSeries(turn) ??
  lookUpAlone(turn)

/** Looks up the whole message, or else only its question. */
function lookUpAlone(turn: Turn): Answer | LookUp | null {
  const found = lookUpInSoManyWords(turn)
  const sentence = found === null && turn.request.language === 'en' ? questionAlone(turn.request.message) : null
  const alone =
    sentence === null ? found : lookUpInSoManyWords({ ...turn, request: { ...turn.request, message: sentence } })
  return alone ?? lookUpSeriesLast(turn)
}

const lookUpInSoManyWords = (turn: Turn): Answer | LookUp | null =>
  lookUpAsAsked(turn) ??
  lookUpDaysWithout(turn) ??
  lookUpForgotten(turn) ??
  lookUpIncomeAndSpending(turn) ??
  lookUpSeveral(turn) ??
  lookUpOldest(turn) ??
  lookUpJournalOfEvent(turn) ??
  lookUpDaysOfFeeling(turn) ??
  lookUpBestDay(turn) ??
  answerBestWeek(turn) ??
  lookUpMoodDays(turn) ??
  lookUpLastCare(turn) ??
  lookUpMoodWhether(turn) ??
  lookUpTrend(turn) ??
  lookUpPlain(turn) ??
  answerUnrecorded(turn) ??
  answerBareComparison(turn) ??
  lookUpLastDone(turn)

/** Answers what refers to the card or the records of the answer before. */
export const goOnWithRecords = (turn: Turn): Answer | LookUp | null =>
  answerAgreed(turn) ?? answerOtherOne(turn) ?? lookUpNext(turn)

const saysNothing = new Set<string | undefined>(['nearby', 'topic'])
/** If nothing answers a question that names a part of the app, looks up that part's records. */
export const orNamedArea = (turn: Turn, answer: Answer): Answer | LookUp =>
  (saysNothing.has(answer.question?.purpose) && answer.isFree ? lookUpNamedArea(turn) : null) ?? answer

/** Says that the app has no place for what the user wants kept, and offers the journal where that helps. */
function answerUnsupportedArea({ request, state }: Turn): Answer | null {
  const { question } = state.kept
  // After any other question of the coach, the message may be its answer.
  if (request.language !== 'en' || (question !== null && question.purpose !== 'topic')) return null
  const found = findUnsupportedArea(request.message)
  if (found === null) return null
  return makeAnswer(found.answer, { isFree: true, ...(found.canBeKept && { choices: [keepInJournal] }) })
}
