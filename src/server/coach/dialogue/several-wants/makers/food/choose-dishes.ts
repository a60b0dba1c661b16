import { type Dish, dishes, goods, type Use } from './dishes.ts'
import type { FoodLimits } from './read-food-limits.ts'

/** A dish, and how many whole meals of it everybody eats; 0.5 of a dish among others. */
export type Serving = { dish: Dish; times: number; use: Use }
export type Wish = { use: Use; many: number; times: number }

/** If the user doesn’t say how many eat. */
export const usualPeople = 4

const isSalty = ({ needs }: Dish): boolean => needs.some(({ good }) => goods[good]?.isSalty === true)

/** Whether everybody can eat the dish and it can be made. */
function fits(dish: Dish, use: Use, limits: FoodLimits): boolean {
  const { has, ways, tags } = dish
  const needsTag = (tag: Dish['tags'][number]) => tags.includes(tag)
  return (
    dish.for.includes(use) &&
    !has.some((food) => food !== 'vegetarian' && limits.avoid.has(food)) &&
    ways.some((way) => limits.ways.has(way)) &&
    !(limits.isLowSalt && isSalty(dish)) &&
    !(limits.isDiabetic && has.includes('sweet')) &&
    (use !== 'dinner' || !limits.isApart || needsTag('apart')) &&
    (use !== 'dinner' || ((!limits.isFast || needsTag('fast')) && (!limits.isWaiting || ways.includes('slow')))) &&
    (use === 'dinner' || !limits.isByHand || needsTag('hand')) &&
    (use !== 'lunch' || ((!limits.isCold || needsTag('cold')) && (!limits.isUnchilled || needsTag('keeps'))))
  )
}

const proteins = ['poultry', 'beef', 'pork', 'fish', 'egg', 'beans', 'dairy'] as const
const proteinOf = ({ has }: Dish): string => proteins.find((food) => has.includes(food)) ?? 'none'

/** In dollars for one person. */
const priceOf = ({ needs }: Dish): number =>
  needs.reduce((sum, { good, feeds }) => sum + (goods[good]?.dollars ?? 0) / feeds, 0)

/** Picks dishes for one kind of meal: other proteins each time, the wanted kind first, cheap ones first if money is short. */
function pick({ use, many, times }: Wish, limits: FoodLimits, isShort: boolean): Serving[] {
  const left = dishes.filter((dish) => fits(dish, use, limits))
  const used = new Map<string, number>()
  const bought = new Set<string>()
  const wantsPlate = limits.isDiabetic || limits.isLowSalt
  const score = (dish: Dish): number =>
    (used.get(proteinOf(dish)) ?? 0) * 4 +
    dish.needs.filter(({ good }) => bought.has(good)).length * 0.5 +
    (wantsPlate && !dish.tags.includes('plate') ? 3 : 0) +
    (isShort ? priceOf(dish) * 2 : 0)
  return Array.from({ length: many }).flatMap(() => {
    const [best] = left.toSorted((one, other) => score(one) - score(other))
    if (best === undefined) return []
    left.splice(left.indexOf(best), 1)
    used.set(proteinOf(best), (used.get(proteinOf(best)) ?? 0) + 1)
    for (const { good } of best.needs) bought.add(good)
    return [{ dish: best, times, use }]
  })
}

/** Returns the whole units of each good that have to be bought. */
export function toBuy(servings: readonly Serving[], people: number): { good: string; units: number }[] {
  const needed = new Map<string, number>()
  for (const { dish, times } of servings)
    for (const { good, feeds } of dish.needs) needed.set(good, (needed.get(good) ?? 0) + (people * times) / feeds)
  return [...needed].map(([good, units]) => ({ good, units: Math.ceil(units - 0.05) || 1 }))
}

/** In dollars. */
export const costOf = (servings: readonly Serving[], people: number): number =>
  toBuy(servings, people).reduce((sum, { good, units }) => sum + units * (goods[good]?.dollars ?? 0), 0)

/** Chooses dishes within the limits; if they cost more than the budget, the cheaper ones. */
export function chooseDishes(wishes: readonly Wish[], limits: FoodLimits): Serving[] {
  const people = limits.people ?? usualPeople
  const first = wishes.flatMap((wish) => pick(wish, limits, false))
  return limits.budget !== null && costOf(first, people) > limits.budget
    ? wishes.flatMap((wish) => pick(wish, limits, true))
    : first
}

/** Whether the dish can be made on a busy evening. */
export const isEasy = ({ tags, ways }: Dish): boolean => tags.includes('fast') || ways.includes('slow')
