import { normalize } from '../../../../guide/text-analysis.ts'
import { bulletList } from '../../../../markdown.ts'
import { makeAnswer, paragraphs } from '../../../compose-answer.ts'
import { planDinners } from '../../../day-plan/plan-dinners.ts'
import type { PartMaker } from '../../part.ts'
import { chooseDishes, type Serving } from './choose-dishes.ts'
import { readMealAsk, readMealWishes } from './read-meal-wishes.ts'
import { type FoodLimits, readFoodLimits } from './read-food-limits.ts'
import { sayMeals, sayShoppingList } from './say-meals.ts'

/** Of the ways to heat food. */
const allWays = 5
const hasLimit = (limits: FoodLimits): boolean =>
  limits.avoid.size > 0 ||
  limits.budget !== null ||
  limits.people !== null ||
  limits.ways.size < allWays ||
  [
    limits.isCold,
    limits.isByHand,
    limits.isDiabetic,
    limits.isLowSalt,
    limits.isUnchilled,
    limits.isFast,
    limits.isWaiting,
  ].includes(true)

/** Matches meals of what is in the house, or of the few foods that somebody eats. Other makers do these. */
const ofOwnFoods =
  /\b(?:not going to the store|without going to the store|what i have|whats in the house|only eats?|who eats (?:\d|\w+) foods)\b/

type Menu = { servings: readonly Serving[]; limits: FoodLimits; asks: readonly string[] }

/** The meals that the message asks for somewhere. Each of its wants gets the same ones. */
function readMenu(message: string, wants: readonly string[]): Menu | null {
  const line = normalize(message)
  const limits = readFoodLimits(message)
  if (ofOwnFoods.test(line) || !hasLimit(limits)) return null
  const asks = wants.map(normalize)
  const asked = asks.find((want) => readMealAsk(want).meals)
  if (asked === undefined) return null
  const servings = chooseDishes(readMealWishes(asked, line), limits)
  return servings.length === 0 ? null : { servings, limits, asks }
}

const aheadOf = (servings: readonly Serving[]): string[] =>
  servings.flatMap(({ dish: { name, ahead } }) => (ahead === undefined ? [] : [`**${name}:** ${ahead}`]))

const tableFirst = 'Set the table, pick the serving bowls and put a note in each, so nothing’s left but the food.'

/** Plans meals under what is told (diets, people, budget, appliances, busy days), and what to buy for exactly these. */
export const makeMeals: PartMaker = ({ line, wants, context }) => {
  const ask = readMealAsk(line)
  if (!ask.meals && !ask.list && !ask.ahead) return null
  const { message } = context.turn.request
  const menu = readMenu(message, wants)
  if (menu === null) return null
  const { servings, limits, asks } = menu
  // Asked alone, dinners on named days go into the planner, by a stage after this one.
  if (asks.length < 2 && planDinners(context.turn) !== null) return null
  if (ask.ahead) {
    const ahead = aheadOf(servings)
    return ahead.length === 0 ? null : makeAnswer(paragraphs(bulletList(ahead), tableFirst))
  }
  const hasOtherList = asks.some((want) => want !== line && readMealAsk(want).list)
  const meals = ask.meals ? sayMeals(servings, limits, message, ask.list || hasOtherList) : null
  return makeAnswer(
    paragraphs(
      meals,
      meals !== null && ask.list ? '**To buy, by aisle:**' : null,
      ask.list ? sayShoppingList(servings, limits) : null,
    ),
  )
}
