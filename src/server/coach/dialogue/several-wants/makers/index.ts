import type { PartMaker } from '../part.ts'
import { timeBatches } from './batch-before-market.ts'
import { routineForBedtime } from './bedtime-routine.ts'
import { makeBiblePlan } from './bible-plan.ts'
import { timeBigMeal } from './big-meal-timeline.ts'
import { sortBills } from './bills-that-wait.ts'
import { makeChoresByAge } from './chores-by-age.ts'
import { cleanBeforeCompany } from './clean-before-company.ts'
import { findTimeTogether } from './days-off-apart.ts'
import { decideForUser } from './decide.ts'
import { driveOrStop } from './drive-or-stop.ts'
import { dropPromise } from './drop-promise.ts'
import { orderEvening } from './evening-order.ts'
import { countDownToEvent } from './event-countdown.ts'
import { makeFaithAnswer } from './faith-questions.ts'
import { makeFirstThings } from './first-things-to-buy.ts'
import { fitIntoDay } from './fit-into-day.ts'
import { fitWork } from './fit-work.ts'
import { planFiveK } from './five-k.ts'
import { makeLunchboxes } from './food/lunchbox.ts'
import { makeMeals } from './food/make-meals.ts'
import { makePantryDishes } from './food/pantry-dishes.ts'
import { planFreeMorning } from './free-morning.ts'
import { planHomeAloneDays } from './home-alone-days.ts'
import { makeIdeas } from './ideas-under-limits.ts'
import { makeLateBelongings } from './late-belongings.ts'
import { goalForLearning } from './learn-in-weeks.ts'
import { makeQuestionsToAsk } from './questions-to-ask.ts'
import { raisePrices } from './raise-prices.ts'
import { remindToBring } from './remind-to-bring.ts'
import { makeSalePrices } from './sale-prices.ts'
import { setUpInApp } from './set-up-in-app.ts'
import { studyAroundDays } from './study-around-days.ts'
import { writeText } from './texts/write-text.ts'
import { makeOccasionWords } from './occasion-words.ts'
import { makeQuietMinutes } from './quiet-minutes.ts'
import { makeWarmWord } from './warm-word.ts'
import { planTonight } from './tonight-by-clock.ts'
import { sketchWeek } from './week-sketch.ts'
import { layOutSchoolWeek } from './week-with-school.ts'
import { weighOptions } from './weigh-options.ts'
import { whenToSleep } from './when-to-sleep.ts'
import { whereItGoesInApp } from './where-it-goes-in-app.ts'
import { makeWordsToSay } from './words-to-say.ts'
import { workOutSums } from './work-out-sums.ts'

const forApp: readonly PartMaker[] = [setUpInApp, whereItGoesInApp, remindToBring]
const words: readonly PartMaker[] = [makeWarmWord, makeOccasionWords, writeText, makeWordsToSay]
const faith: readonly PartMaker[] = [makeBiblePlan, makeQuietMinutes, makeFaithAnswer, makeLateBelongings]
const sumsAndDecisions: readonly PartMaker[] = [
  makeChoresByAge,
  driveOrStop,
  sortBills,
  workOutSums,
  dropPromise,
  decideForUser,
  weighOptions,
]
const time: readonly PartMaker[] = [
  whenToSleep,
  planTonight,
  cleanBeforeCompany,
  countDownToEvent,
  planFiveK,
  studyAroundDays,
  fitIntoDay,
  layOutSchoolWeek,
  routineForBedtime,
  planHomeAloneDays,
  timeBigMeal,
  timeBatches,
  findTimeTogether,
  planFreeMorning,
  goalForLearning,
  fitWork,
  orderEvening,
  sketchWeek,
]
const lists: readonly PartMaker[] = [
  makeQuestionsToAsk,
  makeLunchboxes,
  makePantryDishes,
  makeMeals,
  makeSalePrices,
  makeFirstThings,
  makeIdeas,
]

/** Makers for parts of messages, in their order: the first that has an answer gives it. */
export const partMakers: readonly PartMaker[] = [
  raisePrices,
  ...forApp,
  ...words,
  ...faith,
  ...sumsAndDecisions,
  ...time,
  ...lists,
]
