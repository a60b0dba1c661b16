import { type Answer, makeAnswer, type Turn } from '../compose-answer.ts'
import { answerWindow } from './day-window.ts'
import { answerOrderByDate } from './order-by-date.ts'
import { answerSumInMessage } from './sums-in-message.ts'
import { answerPracticePlan, answerSplitPractice } from './practice-plan.ts'
import { answerDayAlone } from './lists-and-timetables/day-alone.ts'
import { answerEventPlan } from './lists-and-timetables/event-plan.ts'
import { answerHardSession } from './lists-and-timetables/hard-session.ts'
import { answerPackingList } from './lists-and-timetables/packing-list.ts'
import { answerThingsToDo } from './lists-and-timetables/things-to-do.ts'
import { answerDebtOrder } from './debts-in-order.ts'
import { answerTimetable } from './lists-and-timetables/weekday-timetable.ts'
import { answerSmallWorkout } from './small-workout.ts'
import { answerMealsForDiets } from './meals-for-diets.ts'
import { answerGoalSteps } from './goal-steps.ts'
import { answerPickOne } from './pick-one.ts'
import { answerFreeTimeInDay } from './free-time-in-day.ts'
import { answerDoable } from './is-it-doable.ts'

const kinds: readonly ((turn: Turn) => string | null)[] = [
  answerDebtOrder,
  answerPackingList,
  answerTimetable,
  answerDayAlone,
  answerHardSession,
  answerThingsToDo,
  answerSumInMessage,
  answerOrderByDate,
  answerEventPlan,
  answerDoable,
  answerWindow,
  answerFreeTimeInDay,
  answerPickOne,
  answerGoalSteps,
  answerMealsForDiets,
  answerSmallWorkout,
  answerSplitPractice,
  answerPracticePlan,
]

/** Matches a death: nothing is calculated then, but paperwork may still be split into steps. */
const grave =
  /\b(?:died|dies|dying|buried|funeral|hospice|stillb\w*|miscarr\w*|suicid\w*|kill(?:ed)? (?:myself|himself|herself)|terminal)\b/i

/** Answers with a plan, an order or a sum, from the days, hours, amounts and names of the message alone. */
export function answerPlanRequest(turn: Turn): Answer | null {
  if (turn.request.language !== 'en') return null
  const isGrave = grave.test(turn.request.message)
  for (const answer of isGrave ? [answerGoalSteps] : kinds) {
    const text = answer(turn)
    if (text !== null) return makeAnswer(text, { closesTopic: true })
  }
  return null
}
