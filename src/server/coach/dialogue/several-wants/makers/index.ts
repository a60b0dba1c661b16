import type { PartMaker } from '../part.ts'
import { timeBatches } from './time/batch-before-market.ts'
import { routineForBedtime } from './time/bedtime-routine.ts'
import { makeBiblePlan } from './faith/bible-plan.ts'
import { timeBigMeal } from './time/big-meal-timeline.ts'
import { sortBills } from './decisions/bills-that-wait.ts'
import { makeChoresByAge } from './lists/chores-by-age.ts'
import { cleanBeforeCompany } from './time/clean-before-company.ts'
import { findTimeTogether } from './time/days-off-apart.ts'
import { decideForUser } from './decisions/decide.ts'
import { driveOrStop } from './time/drive-or-stop.ts'
import { dropPromise } from './decisions/drop-promise.ts'
import { orderEvening } from './time/evening-order.ts'
import { countDownToEvent } from './time/event-countdown.ts'
import { makeFaithAnswer } from './faith/faith-questions.ts'
import { makeFirstThings } from './lists/first-things-to-buy.ts'
import { fitIntoDay } from './time/fit-into-day.ts'
import { fitWork } from './time/fit-work.ts'
import { planFiveK } from './time/five-k.ts'
import { makeLunchboxes } from './food/lunchbox.ts'
import { makeMeals } from './food/make-meals.ts'
import { makePantryDishes } from './food/pantry-dishes.ts'
import { planFreeMorning } from './time/free-morning.ts'
import { planHomeAloneDays } from './time/home-alone-days.ts'
import { makeIdeas } from './lists/ideas-under-limits.ts'
import { makeLateBelongings } from './warm-words/belongings-after-a-death.ts'
import { goalForLearning } from './time/learn-in-weeks.ts'
import { makeQuestionsToAsk } from './lists/questions-to-ask.ts'
import { raisePrices } from './texts/raise-prices.ts'
import { remindToBring } from './app-setup/remind-to-bring.ts'
import { makeSalePrices } from './lists/sale-prices.ts'
import { setUpInApp } from './app-setup/set-up-in-app.ts'
import { studyAroundDays } from './time/study-around-days.ts'
import { writeText } from './texts/write-text.ts'
import { makeOccasionWords } from './warm-words/occasion-words.ts'
import { makeQuietMinutes } from './faith/quiet-minutes.ts'
import { makeWarmWord } from './warm-words/warm-word.ts'
import { planTonight } from './time/tonight-by-clock.ts'
import { sketchWeek } from './time/week-sketch.ts'
import { layOutSchoolWeek } from './time/week-with-school.ts'
import { weighOptions } from './decisions/weigh-options.ts'
import { whenToSleep } from './time/when-to-sleep.ts'
import { whereItGoesInApp } from './app-setup/where-it-goes-in-app.ts'
import { refuseInStory } from './words-to-say/refuse-in-story.ts'
import { makeWordsToSay } from './words-to-say/words-to-say.ts'
import { workOutSums } from './sums/work-out-sums.ts'

const forApp: readonly PartMaker[] = [setUpInApp, whereItGoesInApp, remindToBring]
const words: readonly PartMaker[] = [makeWarmWord, makeOccasionWords, writeText, refuseInStory, makeWordsToSay]
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
