import { normalize } from '../../../../guide/text-analysis.ts'
import { bulletList } from '../../../../markdown.ts'
import { makeAnswer, paragraphs } from '../../../compose-answer.ts'
import type { PartMaker } from '../../part.ts'
import { plainWords } from '../lists/written-lists.ts'

/** Matches the foods that somebody eats: 'eats 6 foods (noodles, …)', 'only eats toast, bananas and cheese'. */
const eaten = [
  /\b(?:eats?|eat|likes?) (?:only |just )?(?:about )?(?:\w+) (?:foods|things)\b[^a-z(]{0,3}\(([^)]{8,160})\)/i,
  /\b(?:only|just) eats? ([^.;:?!]{8,160})/i,
  /\b(?:eats?|likes?) (?:only|just) ([^.;:?!]{8,160})/i,
]
const fewest = 3
const starch =
  /\b(?:noodles?|pasta|mac\w*|rice|bread|toast|crackers?|waffles?|pancakes?|bagels?|tortillas?|pretzels?|cereal|potato\w*|fries|chips|rolls?|muffins?)\b/
const protein =
  /\b(?:turkey|chicken|nuggets?|cheese|yogurt|eggs?|ham|hot ?dogs?|peanut\w*|beans?|hummus|tuna|meat|sausages?|bologna|salami|pepperoni|jerky)\b/
const nutty = /\b(?:pea)?nut/

const hints: readonly (readonly [form: RegExp, hint: string])[] = [
  [/\b(?:noodles?|pasta|mac\w*|rice|nuggets?)\b/, 'hot in a thermos'],
  [/\bapples?\b/, 'in thin slices'],
  [/\bgrapes?\b/, 'cut lengthwise'],
  [/\b(?:hot ?dogs?|sausages?)\b/, 'cut lengthwise, then small'],
  [/\b(?:turkey|ham|salami|bologna)\b/, 'rolled up'],
  [/\byogurt\b/, 'frozen the night before'],
]
const withHint = (food: string): string => {
  const hint = hints.find(([form]) => form.test(food))?.[1]
  return hint === undefined ? food : `${food} ${hint}`
}

function readFoods(message: string): string[] {
  const plain = plainWords(message)
  const list = eaten.map((form) => form.exec(plain)?.[1]).find((found) => found !== undefined)
  if (list === undefined) return []
  return list
    .toLowerCase()
    .split(/,(?: and)? | and |, ?/)
    .map((food) => food.trim())
    .filter((food) => food !== '' && food.split(' ').length <= 3)
}

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']
const at = (foods: readonly string[], day: number): string[] => {
  const food = foods[day % Math.max(1, foods.length)]
  return food === undefined ? [] : [food]
}

/** Packs five lunches of the few foods that a child eats. */
export const makeLunchboxes: PartMaker = ({ line, context }) => {
  if (!/\blunch(?:es)?\b/.test(line) || !/\b(?:lunches|pack|what|ideas?|make|need|give)\b/.test(line)) return null
  const { message } = context.turn.request
  const isNutFree = /\b(?:no (?:pea)?nuts?|(?:pea)?nut[ -]free|nut allergy)\b/i.test(message)
  const foods = readFoods(message).filter((food) => !(isNutFree && nutty.test(food)))
  if (foods.length < fewest) return null
  const starches = foods.filter((food) => starch.test(food))
  const proteins = foods.filter((food) => !starch.test(food) && protein.test(food))
  const others = foods.filter((food) => !starch.test(food) && !protein.test(food))
  const boxes = days.map((day, number) => {
    const second = proteins.length > 1 && others.length < 2 ? at(proteins, number + 1) : at(others, number + 1)
    const box = [...new Set([...at(proteins, number), ...at(starches, number), ...at(others, number), ...second])]
    return `**${day}:** ${box.map((food) => withHint(food)).join(', ')}`
  })
  const packed = foods.find((food) => /\b(?:crackers?|pretzels?|chips|cereal|waffles?|bread|muffins?)\b/.test(food))
  const label = isNutFree
    ? `Read the label on the ${packed ?? 'packaged things'}: no nuts, and no “may contain.”`
    : null
  return makeAnswer(
    paragraphs(
      `Only the foods on the list, in a new order each day:`,
      bulletList(boxes),
      [
        label,
        'An ice pack goes in with anything from the fridge, and small boxes keep things from touching.',
        normalize(message).includes('day') && /\b(?:first|starts?|new)\b/i.test(message)
          ? 'For the first day, pack the surest favorite.'
          : null,
      ]
        .filter((note) => note !== null)
        .join(' '),
    ),
  )
}
