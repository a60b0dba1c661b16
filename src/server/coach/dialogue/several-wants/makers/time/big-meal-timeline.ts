import { LocalFormat } from '../../../../record-questions/local-format.ts'
import { bulletList } from '../../../../markdown.ts'
import { wholeWords } from '../../../../phrase-pattern.ts'
import { type Answer, makeAnswer, paragraphs } from '../../../compose-answer.ts'
import { asksForPlan } from './facts/asks-for-plan.ts'
import { clockText, hourAfter, hourIn, lengthText, timeText, wholeText } from './facts/time-text.ts'
import type { Part } from '../../part.ts'

const asksTimeline = wholeWords([
  'timeline|time line|schedule|(?:what|when) (?:goes|do i put|should go) in (?:the oven )?(?:when|first|what)|order of (?:things|cooking)|countdown',
])
const asksAhead = wholeWords([
  'what (?:can|could|should|do) i (?:get done|do|make|prep|cook) (?:(?:the )?(?:day|night) before|ahead|early|(?:on )?(?:monday|tuesday|wednesday|thursday|friday|saturday))|(?:get|do|make) ahead',
])
const eatAt = hourAfter('(?:eat|eating|sit down|serve|serving|dinner|supper|lunch|table)(?: is| at)?')
const pounds = /\b(\d{1,2}) ?(?:lbs?|pounds?|pounders?)\b|\b(\d{1,2})-?pound/
const offWork = /\bwork (?:[a-z ]{2,25} )?(?:un)?till? (\d{1,2}(?::\d\d)?)|\boff (?:work )?at (\d{1,2}(?::\d\d)?)/

/** Roasting times of an unstuffed turkey at 325 °F, by its largest weight in pounds, in minutes (USDA, “Turkey basics”). */
const roasting: readonly (readonly [pounds: number, from: number, to: number])[] = [
  [12, 165, 180],
  [14, 180, 225],
  [18, 225, 255],
  [20, 255, 270],
  [24, 270, 300],
]

const guests = {
  glutenFree: /\bgluten\b/,
  vegan: /\bvegans?\b/,
  vegetarian: /\bvegetarians?\b/,
}

/** In minutes: the oven warming up, the rest before carving, and what is kept in hand. */
const [preheat, rest, spare] = [30, 60, 30]
const nightBefore = 60

function dietLines(text: string): string[] {
  const isVegan = guests.vegan.test(text)
  return [
    ...(guests.glutenFree.test(text)
      ? [
          '**Gluten free:** thicken the gravy with cornstarch, bake a small pan of stuffing with gluten-free bread, and give both their own spoon.',
        ]
      : []),
    ...(isVegan || guests.vegetarian.test(text)
      ? [
          `**${isVegan ? 'Vegan' : 'Vegetarian'}:** vegetable broth in the stuffing, ${isVegan ? 'olive oil on the vegetables, potatoes split before the butter goes in' : 'a bean or squash dish'}, and their pan on the top rack, so nothing drips on it.`,
        ]
      : []),
  ]
}

/** The evening before and the day of a turkey dinner with one oven, by the clock. */
function turkeyDay(text: string, local: LocalFormat): string | null {
  const [, one, other] = pounds.exec(text) ?? []
  const weight = Number(one ?? other ?? 0)
  const eat = hourIn(text, eatAt, true)
  const time = roasting.find(([most]) => weight <= most)
  if (weight < 8 || eat === null || eat < 11 * 60 || time === undefined || !/\bturkey\b/.test(text)) return null
  const [, short, long] = time
  const clock = (minute: number) => clockText(minute, local)
  const out = eat - rest
  const into = out - long - spare
  const off = offWork.exec(text)
  const home = off?.[1] ?? off?.[2]
  const begin =
    home === undefined || Number(home.split(':')[0]) >= 8
      ? '7 pm'
      : clock((Number(home.split(':')[0]) % 12) * 60 + 720 + nightBefore)
  const isLate = home !== undefined && Number(home.split(':')[0]) >= 8 && Number(home.split(':')[0]) < 12
  const thaw = Math.ceil(weight / 4)
  return paragraphs(
    bulletList([
      `**${isLate ? 'Two nights before' : 'The night before'}, from ${begin}:** turkey out of its wrapper, dried and salted, uncovered in the fridge. Cranberry sauce, pie, chopped onions and celery, potatoes peeled in water, table set. Stop after two hours.`,
      `**${clock(into - preheat)}:** oven on, 325 °F. Turkey out of the fridge.`,
      `**${clock(into)}:** turkey in. ${weight} pounds, not stuffed, takes about ${lengthText(short)} to ${lengthText(long)}; the other ${spare} minutes are slack.`,
      `**${clock(eat - 150)}:** foil on if it’s brown. If people are bringing dishes, they should be here within the hour.`,
      `**${clock(out)}:** turkey out once the thickest part of the thigh says 165 °F. It rests; the oven goes to 350 for every side at once.`,
      `**${clock(eat - 40)}:** potatoes and gravy on the stove. Rolls in last.`,
      `**${clock(eat - 20)}:** somebody else carves. **${clock(eat)}:** you sit down.`,
    ]),
    dietLines(text).length === 0 ? null : bulletList(dietLines(text)),
    `Thawing: ${weight} pounds needs about ${thaw} days in the fridge, so count back from the day. Still frozen the night before? Cold water, half an hour a pound, new water every 30 minutes.`,
  )
}

const meal = '(?:lunch|dinner|supper|brunch)'
const company = new RegExp(
  [
    String.raw`\b(?:host\w*|guests|company|ladies|thanksgiving|(?:christmas|easter) ${meal}|(?:coming|over) for ${meal}`,
    String.raw`|having (?:\w+ ){1,4}over|${meal} for (?:\d|the family|my in ?-?laws))\b`,
  ].join(''),
)
const worksThatDay = /\bwork\b[^.?!]{0,30}\d|\boff (?:work )?at \d/
const many = /\b(\d{1,2}) (?:\w+ )?(?:ladies|people|guests|friends|of us)\b|\bfor (\d{1,2})\b/
const weekday = /\b(monday|tuesday|wednesday|thursday|friday|saturday)\b/
const weakOven = /\boven (?:only )?(?:half|barely|doesn't|doesnt|is broken|isn't|isnt)/

/** Returns what can be done on the day before company eats. */
function dayBefore(text: string, whole: string, line: string): string | null {
  if (!company.test(text)) return null
  const [, a, b] = many.exec(text) ?? []
  const number = a ?? b
  const day = weekday.exec(line)?.[1]
  const isWorking = worksThatDay.test(text)
  const [first, second, third] = isWorking
    ? ['On the way home', 'Then', 'Last']
    : ['Morning', 'Early afternoon', 'Late afternoon']
  const salad = guests.vegan.test(whole) || guests.vegetarian.test(whole) ? 'bean' : 'chicken'
  const head = day === undefined ? 'The day before' : day.charAt(0).toUpperCase() + day.slice(1)
  return paragraphs(
    `**${head}**, in three short rounds with a sit-down between:`,
    bulletList([
      `**${first}:** the shopping, and the table all the way: cloth, plates${number === undefined ? '' : ` for ${number}`}, glasses, flowers.`,
      `**${second}:** whatever’s better cold or the next day. Dessert${weakOven.test(text) ? ' that needs no oven' : ''}, salad dressing, a dip, a pot of soup or a ${salad} salad. Lettuce washed and in a towel, drinks in the fridge.${guests.glutenFree.test(text) ? ' Put the gluten-free things on their own plate with a note.' : ''}`,
      `**${third}, 30 minutes:** the bathroom and the room you’ll sit in. Doors shut on the rest.`,
    ]),
    'That leaves the day itself: warm it, toss the salad, coffee on, get dressed an hour before they come. If somebody asks what to bring, say bread or dessert.',
  )
}

/** Lays out a turkey dinner by the clock, or the day before company eats. Returns null if the hour or the weight isn't told. */
export function timeBigMeal(part: Part): Answer | null {
  const isAhead = asksAhead.test(part.line)
  if (!isAhead && !asksTimeline.test(part.line) && !asksForPlan(part.line)) return null
  const text = timeText(part)
  const local = new LocalFormat('en', part.alone.today)
  const made = isAhead ? dayBefore(text, wholeText(part), part.line) : turkeyDay(text, local)
  return made === null ? null : makeAnswer(made, { closesTopic: true })
}
