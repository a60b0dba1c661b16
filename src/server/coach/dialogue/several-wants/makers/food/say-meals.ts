import { wholeDollars } from '../../../../whole-dollars.ts'
import { bulletList, numberedList } from '../../../../markdown.ts'
import { paragraphs } from '../../../compose-answer.ts'
import { costOf, isEasy, type Serving, toBuy, usualPeople } from './choose-dishes.ts'
import { goods } from './dishes.ts'
import type { FoodLimits } from './read-food-limits.ts'

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']
/** In the order of most stores; what has to stay cold comes last. */
const aisles = [
  'Produce',
  'Bread and tortillas',
  'Cans and dry goods',
  'Snacks and drinks',
  'Meat and fish',
  'Dairy and eggs',
  'Frozen',
]

/** Puts the quick dishes on the busy days of a week. */
function byDays(servings: readonly Serving[], busy: readonly number[]): string[] {
  const easy = servings
    .filter(({ dish }) => isEasy(dish))
    .toSorted((one, other) => Number(other.dish.ways.includes('slow')) - Number(one.dish.ways.includes('slow')))
  const forBusy = easy.slice(0, busy.length)
  const others = servings.filter((one) => !forBusy.includes(one))
  return days.slice(0, servings.length).flatMap((day, at) => {
    const one = busy.includes(at + 1) ? (forBusy.shift() ?? others.shift()) : (others.shift() ?? forBusy.shift())
    return one === undefined ? [] : [`**${day}:** ${sayDish(one)}`]
  })
}

const sayDish = ({ dish: { name, how } }: Serving): string => (how === undefined ? name : `${name} (${how})`)

const labels: Readonly<Partial<Record<Serving['use'], string>>> = {
  dinner: 'Dinner',
  breakfast: 'Breakfast',
  lunch: 'Lunch',
}

/** For cooking once: the dishes by days of the week. */
const prepDays = ['Monday to Wednesday', 'Thursday and Friday']

function lines(servings: readonly Serving[], limits: FoodLimits, isWeek: boolean): string {
  const dinners = servings.filter(({ use }) => use === 'dinner')
  if (isWeek && dinners.length === servings.length && dinners.length === days.length)
    return bulletList(byDays(dinners, limits.busy))
  if (servings.length === prepDays.length && servings.every(({ use, times }) => use === 'lunch' && times > 2))
    return bulletList(servings.map((one, at) => `**${prepDays[at] ?? ''}:** ${sayDish(one)}`))
  const isMixed = new Set(servings.map(({ use }) => use)).size > 1
  return numberedList(
    servings.map((one) => {
      const label = labels[one.use]
      return isMixed && label !== undefined ? `${label}: ${sayDish(one)}` : sayDish(one)
    }),
  )
}

/** Says what the goods cost, beside the budget if there is one. */
function sayCost(servings: readonly Serving[], { people, budget, store }: FoodLimits): string {
  const many = people ?? usualPeople
  const cost = costOf(servings, many)
  const about = `About ${wholeDollars(cost)} for ${many === 1 ? 'one' : many}${people === null ? ' (you didn’t say how many, so I counted four)' : ''}, by my guess at ${store ?? 'discount-store'} prices`
  if (budget === null) return `${about}.`
  return cost <= budget
    ? `${about}, so inside your ${wholeDollars(budget)}.`
    : `${about}. That’s over your ${wholeDollars(budget)}, so drop the one you’d miss least.`
}

const theme = /\b(?!birthday|this|that|the|pool|dinner|big|small|the|a|his|her)([a-z]{4,12})[ -](?:themed?|party)\b/i
/** A sign at each dish carries the theme of a children’s party. */
function sayTheme(servings: readonly Serving[], message: string): string | null {
  const name = theme.exec(message)?.[1]?.toLowerCase()
  return name === undefined || !servings.some(({ use }) => use === 'partyMain')
    ? null
    : `A paper sign with a ${name} name at each dish is all the theme the food needs.`
}

const needsIce = (servings: readonly Serving[]): boolean =>
  servings.some(({ use, dish: { tags } }) => use === 'lunch' && !tags.includes('keeps'))

const notes = (servings: readonly Serving[], message: string, limits: FoodLimits): string | null =>
  [
    sayTheme(servings, message),
    limits.isApart ? 'Every part can go on the plate by itself, nothing mixed.' : null,
    limits.avoid.has('nuts') || /\ballerg/i.test(message)
      ? 'With an allergy, read every label, “may contain” too.'
      : null,
    limits.avoid.has('gluten') ? 'For gluten-free, read the labels on broth, sauces and spice mixes too.' : null,
    /\b(?:spicy|black pepper)\b/i.test(message) ? 'Nothing here needs pepper or heat; leave both off.' : null,
    limits.isLowSalt ? 'Season with lemon, garlic and onion, and buy the no-salt-added cans.' : null,
    needsIce(servings) && !limits.isUnchilled ? 'Anything with meat, eggs or dairy travels with an ice pack.' : null,
    limits.isDiabetic || limits.isLowSalt
      ? 'These are plain food ideas; check them with the doctor or a dietitian.'
      : null,
  ]
    .filter((note) => note !== null)
    .join(' ') || null

/** Lists the meals. */
export const sayMeals = (servings: readonly Serving[], limits: FoodLimits, message: string, hasList: boolean): string =>
  paragraphs(
    lines(servings, limits, /\bweek\b|\bmonday (?:through|to|thru|-) friday\b/i.test(message)),
    [notes(servings, message, limits), hasList || limits.budget === null ? null : sayCost(servings, limits)]
      .filter((one) => one !== null)
      .join(' '),
  )

/** Lists what to buy for the meals, by aisle. */
export function sayShoppingList(servings: readonly Serving[], limits: FoodLimits): string {
  const items = toBuy(servings, limits.people ?? usualPeople)
  const rows = aisles.flatMap((aisle) => {
    const own = items.flatMap(({ good, units }) => {
      const one = goods[good]
      return one?.aisle === aisle ? [`${units} ${units === 1 ? one.one : one.many}`] : []
    })
    return own.length === 0 ? [] : [`**${aisle}:** ${own.join(', ')}`]
  })
  return paragraphs(
    bulletList(rows),
    `${sayCost(servings, limits)} Oil, salt and spices aren’t in it; check the cupboard first.`,
  )
}
