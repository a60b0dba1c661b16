import { z } from 'zod'
import { capitalize } from '#contract/capitalize.ts'
import { readContent } from '#server/lib/content.ts'
import { bulletList } from '../../markdown.ts'
import { paragraphs, type Turn } from '../compose-answer.ts'
import { figureText } from './numbers-to-figures.ts'

const meals = ['breakfast', 'snack', 'lunch', 'dinner'] as const
type Meal = (typeof meals)[number]
const dishes = await readContent(
  'coach/plain-meals',
  z.array(
    z.strictObject({
      meal: z.enum(meals),
      name: z.string().min(1).max(90),
      /** Ingredients that somebody may not eat. */
      has: z.array(z.enum(['gluten', 'dairy', 'egg', 'nuts', 'meat', 'fish', 'soy', 'sugar'])),
      /** The appliance that it needs; 'none' for a cold dish. */
      needs: z.enum(['oven', 'burner', 'none']),
    }),
  ),
)
type Dish = (typeof dishes)[number]
type Food = Dish['has'][number]

const asks = new RegExp(
  String.raw`\b(?:plan|make|give|what|need|do|set|write|help)\b[^.?!]{0,40}\b(?:meals?|menu|food|eat|feed|lunch(?:es)?|` +
    String.raw`dinners?|suppers?|breakfasts?)\b|^meals? (?:for|from|plan)\b|\bmeal plan\b`,
  'i',
)
const diets: readonly (readonly [form: RegExp, without: readonly Food[], who: string])[] = [
  [/\b(?:coeliac|celiac|gluten)\b/i, ['gluten'], 'gluten-free'],
  [/\bvegan\b/i, ['meat', 'fish', 'egg', 'dairy'], 'vegan'],
  [/\bvegetarian\b|\bno meat\b|\bveggie\b/i, ['meat', 'fish'], 'without meat'],
  [/\b(?:dairy|lactose)\b/i, ['dairy'], 'without dairy'],
  [/\b(?:nut|peanut)s? (?:allerg\w*|free)|\b(?:no|allergic to) (?:nuts|peanuts)\b/i, ['nuts'], 'without nuts'],
  [/\b(?:egg allergy|no eggs|allergic to eggs?)\b/i, ['egg'], 'without eggs'],
  [/\b(?:diabet\w*|low[- ]sugar|no sugar)\b/i, ['sugar'], 'without sweets'],
]
const noOven =
  /\b(?:no oven|without an oven|(?:1|one|single|2) (?:burner|hob|ring|hot ?plate)s?|hot ?plate|camp(?:ing)? stove|stovetop only|just a (?:burner|hob))\b/i
const noStove = new RegExp(
  String.raw`\b(?:no (?:stove|kitchen|cooking)|can['’]?t cook|nothing (?:that )?needs? (?:a )?(?:microwave|cooking|` +
    String.raw`heating)|no microwave|without (?:a )?(?:kitchen|stove|microwave)|only a kettle|just a kettle|kettle only|` +
    String.raw`hotel room|in (?:the|my) (?:truck|cab|car|van))\b`,
  'i',
)
const slots: readonly (readonly [Meal, RegExp])[] = [
  ['breakfast', /\bbreakfasts?\b/i],
  ['snack', /\b(?:snacks?|smoko|tea breaks?|morning tea)\b/i],
  ['lunch', /\b(?:lunch(?:es)?|midday)\b/i],
  ['dinner', /\b(?:dinners?|suppers?|tea at)\b/i],
]
const eaters =
  /\b(\d{1,2}) (?:blokes|people|volunteers|men|women|of us|kids|guests|shearers|workers|adults|guys|hungry|mouths)\b/i
const days = /\b(\d{1,2}) (?:[a-z]+ )?(?:days|nights|shifts|evenings)\b/i
const oneDay = /\b(?:tonight|tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/i
const weekLong = /\bweek\b/i

/** Picks one dish for each meal of a day that everybody can eat. */
function dayMenu(fit: readonly Dish[], wanted: readonly Meal[], day: number): string {
  return wanted
    .flatMap((meal) => {
      const of = fit.filter((dish) => dish.meal === meal)
      const dish = of[day % Math.max(1, of.length)]
      return dish === undefined ? [] : [wanted.length === 1 ? dish.name : `${meal}: ${dish.name}`]
    })
    .join('; ')
}

const notesOn = (text: string, without: ReadonlySet<Food>, isMixed: boolean): string =>
  [
    isMixed && without.has('meat') ? 'If somebody wants meat, cook it in its own pan and put it on top.' : null,
    without.has('gluten')
      ? 'For gluten: a clean board, pan and spoon of its own, bread kept away, and read the label on stock, sauces and sausages.'
      : null,
    without.has('sugar')
      ? 'How much and when is between you and your doctor or nurse; eat at your usual hours as far as the shift lets you.'
      : null,
    /\b(?:nearest (?:shop|store)|far from|once a (?:week|month)|hour (?:and|away|each))\b/i.test(text)
      ? 'Beans, rice, potatoes, onions and cans keep, so one trip covers it. Buy a day’s worth extra.'
      : null,
  ]
    .filter((part) => part !== null)
    .join(' ')

/** Lists meals that everybody named can eat, for the appliances there are. Returns null if the message names neither. */
export function answerMealsForDiets({ request: { message } }: Turn): string | null {
  const text = figureText(message)
  if (
    !asks.test(text) ||
    /\b(?:shopping|grocery|groceries) list\b|\badd\b|\bmy planner\b|\bcalories\b|\blose weight\b/i.test(text)
  )
    return null
  const told = diets.filter(([form]) => form.test(text))
  const named = slots.filter(([, form]) => form.test(text)).map(([meal]) => meal)
  const without = new Set(told.flatMap(([, foods]) => foods))
  const isBare = noStove.test(text)
  const isSmall = noOven.test(text)
  const isMixed =
    told.length > 0 &&
    (/\b(?:one|1|2|3|some) (?:of (?:them|us)|is|are|of 'em)\b|\bone's\b|\b1's\b/i.test(text) || told.length > 1)
  if (!isBare && !isSmall && !isMixed && named.length < 3) return null
  const fit = dishes.filter(
    ({ has, needs }) =>
      !has.some((food) => without.has(food)) && (isBare ? needs === 'none' : !isSmall || needs !== 'oven'),
  )
  const wanted: readonly Meal[] =
    named.length > 0
      ? meals.filter((meal) => named.includes(meal) || (named.includes('snack') && meal === 'dinner'))
      : isBare
        ? ['snack', 'lunch']
        : ['breakfast', 'lunch', 'dinner']
  const many = Math.min(7, Number(days.exec(text)?.[1] ?? (weekLong.test(text) ? 5 : oneDay.test(text) ? 1 : 3)))
  const count = eaters.exec(text)?.[1]
  const lines = Array.from({ length: many }, (_, day) => `Day ${day + 1}: ${dayMenu(fit, wanted, day)}`)
  const who = told.map(([, , name]) => name)
  const head = `${who.length === 0 ? 'Plain food' : `Everything here is ${who.join(' and ')}, so it’s one pot for everybody`}${isBare ? ', and nothing has to be heated' : isSmall ? ', and it all works on a burner' : ''}${count === undefined ? '' : `. Times ${count}`}:`
  return paragraphs(capitalize(head), bulletList(lines), notesOn(text, without, isMixed))
}
