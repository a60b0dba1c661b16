import { anyOf, oneOf } from '../phrase-pattern.ts'
import { anyEnglishWeekday, weekdayNumber } from '../when/weekdays.ts'

/**
 * A request for a dinner plan: the busy weekdays (1 is Monday), foods to leave out, the minute of the day from which one can be cooked,
 * and how many are wanted. Each only if given.
 */
export type MealWish = {
  without: string[]
  from: number | null
  isHome: boolean
  most: number | null
  busy: readonly number[]
  isPicky: boolean
}

const maxLetters = 600
/** In words. */
const maxWords = 60
const plans = oneOf(
  'plan|planning|make|give|come up with|figure out|set up|put together|create|need|want|write|map out|do|help with|suggest|ideas for',
)
const meals = oneOf(
  'meals?|dinners?|suppers?|meal plan|dinner plan|menu|what to (?:eat|cook|make)(?: for (?:dinner|supper))?',
)
const wish = new RegExp(
  oneOf(
    String.raw`\b(?:${plans})\b(?: (?:me|us|out|up|a|an|my|our|the|some|simple|easy|quick|week[’']?s?|weekly|weeknight|family|few|kid[- ]friendly|different|cheap|healthy|plain|more|of|for|with|this|next|\d|two|three|four|five|six|seven))* (?:${meals})\b`,
    String.raw`\bwhat (?:should|can|could|do) (?:we|i) (?:eat|cook|(?:eat|have|cook|make|do) for (?:dinners?|suppers?|meals))\b`,
    String.raw`\b(?:${meals}) (?:plan|ideas) for\b`,
  ),
  'i',
)
/** Matches what needs more than a short list of ordinary dinners, and what is not a dinner plan. */
const other = anyOf(
  'allerg\\w*|intoleran\\w*|calorie\\w*|keto|macros?|diet|dieting|lose|weight|diabet\\w*|pregnan\\w*|low[- ](?:carb|sodium|fat|sugar)|cholesterol|blood pressure|kidney|chew\\w*|soft foods?|fasting|celiac',
  'party|guests?|wedding|potluck|thanksgiving|christmas|birthday|meal prep|breakfasts?|lunch(?:es)?|snacks?|restaurant|date|baby|toddler|dog|cat',
)
const asksHow = /^(?:(?:ok|so|hey|and),? ){0,2}(?:how|why|is|are|did)\b/i

const refusals = oneOf(
  "(?:won[’']?t|doesn[’']?t|don[’']?t|can[’']?t|cannot|do not|does not|will not) (?:eat|have|like|do|want|touch|stand)(?: any)?",
  'hates?|dislikes?|no|without(?: any)?|nothing with|anything but|not|skip(?: the)?|except|avoid(?:ing)?|sick of|leave out(?: the)?',
)
const refused = new RegExp(
  String.raw`\b(?:${refusals}) ([\p{L}-]{3,20}(?: meat)?)(?:,? (?:or|and|nor) ([\p{L}-]{3,20}))?`,
  'giu',
)
const free = /\b(dairy|gluten|egg|meat|soy|wheat)[- ]free\b/gi
const singular = (food: string): string => food.toLowerCase().replace(/(?<=[^s])s$/, '')

function withoutIn(text: string): string[] {
  const named = [...text.matchAll(refused)].flatMap(([, one, two]) => [one, two])
  const foods = [...named, ...[...text.matchAll(free)].map(([, food]) => food)].flatMap((food) =>
    food === undefined ? [] : [food.toLowerCase()],
  )
  const diets = /\bvegan\b/i.test(text)
    ? ['meat', 'fish', 'dairy', 'eggs']
    : /\bvegetarian\b|\bmeatless\b/i.test(text)
      ? ['meat', 'fish']
      : []
  return [...new Set([...foods, ...diets])]
}

/** Returns true if a dinner has the food, by one of its kinds or ingredients. */
export const hasFood = (words: readonly string[], food: string): boolean =>
  words.some(
    (one) =>
      singular(one) === singular(food) ||
      one
        .toLowerCase()
        .split(/[\s-]+/)
        .some((word) => singular(word) === singular(food)),
  )

const clock = String.raw`(?:around |at |by |about |until |till |before )*(\d{1,2})(?::(\d\d))? ?([ap])?`
const home = new RegExp(
  String.raw`\b(?:home|back|off(?: work)?|through the door|in the door)\b (?:from work )?${clock}`,
  'i',
)
const eats = new RegExp(String.raw`\b(?:eat|dinner|supper|cook(?:ing)?)\b (?:is )?(?:at|around|about|by) ${clock}`, 'i')
/** In minutes: to change and begin. */
const toBegin = 30

function minuteIn([, hour = '', minutes = '0', half]: readonly (string | undefined)[]): number | null {
  const number = Number(hour)
  if (hour === '' || number > 12 || number === 0 || Number(minutes) > 59 || half?.toLowerCase() === 'a') return null
  return (number % 12) * 60 + 12 * 60 + Number(minutes)
}

const numbers = ['two', 'three', 'four', 'five', 'six', 'seven']
const counted = new RegExp(
  String.raw`\b([2-7]|${oneOf(...numbers)}) (?:(?:simple|easy|quick|different|weeknight|cheap|plain|healthy|family|kid[- ]friendly) ){0,3}(?:dinners|suppers|meals)\b`,
  'i',
)
function countIn(text: string): number | null {
  const said = counted.exec(text)?.[1]?.toLowerCase()
  return said === undefined ? null : numbers.includes(said) ? numbers.indexOf(said) + 2 : Number(said)
}

const picky = /\b(?:picky|fussy|choosy|wont try|kid[- ]friendly)\b/i
const days = String.raw`(?:(?:on|every) )?${anyEnglishWeekday}(?:,? ?(?:and|&|or|,|/) ?${anyEnglishWeekday}){0,4}`
const sports = oneOf(
  'ball|soccer|baseball|softball|football|basketball|volleyball|hockey|swim|dance|cheer|choir|band|karate|gymnastics|scouts?',
  'church|youth group|bible study|therapy|tutoring',
)
const events = oneOf(
  `(?:${sports})(?: (?:practices?|games?|meets?|lessons?|class|classes|rehearsals?|meetings?))?`,
  'practices?|games?|lessons?|rehearsals?|meetings?|late shifts?|work late|working late|home late|busy|double shifts?',
)
/** Matches 'Ball practice Tues and Thurs', 'Wednesdays are church': no days for the plan, but what kind of day they are. */
const busy = new RegExp(
  oneOf(
    String.raw`\b(?:${events}) (?:is |are |nights? |days? )?${days}\b(?: nights?)?`,
    String.raw`\b${days},? (?:(?:nights?|is|are|we|i|have|has|got|the|boys|girls|kids|he|she|they|my|son|daughter) ){0,5}(?:${events})\b`,
  ),
  'gi',
)

function busyIn(text: string): number[] {
  const named = [...text.matchAll(busy)].flatMap(
    ([said]) => said.match(new RegExp(String.raw`\b${anyEnglishWeekday}\b`, 'gi')) ?? [],
  )
  return [...new Set(named.map((name) => weekdayNumber(name)))]
}

/** Drops the days that the message only calls busy. */
export const withoutBusyDays = (message: string): string => message.slice(0, maxLetters).replace(busy, ' ')

/** Reads a request for dinners on several days. Returns null if there is none, or it needs more than an ordinary list. */
export function readMealWish(message: string): MealWish | null {
  const text = message.slice(0, maxLetters)
  if (!wish.test(text) || other.test(text) || asksHow.test(text) || text.split(/\s+/).length > maxWords) return null
  const atHome = minuteIn(home.exec(text) ?? [])
  const atTable = minuteIn(eats.exec(text) ?? [])
  const from = atTable ?? (atHome === null ? null : Math.ceil((atHome + toBegin) / 15) * 15)
  return {
    without: withoutIn(text),
    from,
    isHome: atTable === null && atHome !== null,
    most: countIn(text),
    busy: busyIn(text),
    isPicky: picky.test(text),
  }
}

/** Returns true for 'Put what they need on my shopping list'. */
export const asksForNeeds = (message: string): boolean =>
  /\b(?:put|add|yes)\b[^.?!]{0,40}\b(?:needs?|ingredients|groceries)\b[^.?!]{0,30}\b(?:shopping|grocery) list\b/i.test(
    message.slice(0, 120),
  )
