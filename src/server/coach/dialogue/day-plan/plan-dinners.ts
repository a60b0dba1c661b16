import { z } from 'zod'
import { maxProposals } from '#contract/coach.ts'
import { addDays } from '#server/lib/days.ts'
import { readContent } from '#server/lib/content.ts'
import {
  asksForNeeds,
  hasFood,
  type MealWish,
  readMealWish,
  withoutBusyDays,
} from '../../actions/read-dinner-request.ts'
import { bulletList } from '../../markdown.ts'
import { oneOf } from '../../phrase-pattern.ts'
import { LocalFormat } from '../../record-questions/local-format.ts'
import { readSpanOfDays } from '../../when/span-of-days.ts'
import { type Answer, makeAnswer, paragraphs, type Turn } from '../compose-answer.ts'
import { minuteOfNow } from './current-minute.ts'
import { scheduleItems } from './schedule-items.ts'
import { dayCards, type ScheduledDay, unseenIn } from './spread-over-days.ts'
import { timeOfDay } from '../../when/format-clock-time.ts'

const dinner = z.strictObject({
  title: z.string().min(1),
  minutes: z.int().min(25).max(35),
  has: z.array(z.string()),
  needs: z.array(z.string()).min(1),
  /** True if most picky children eat it. */
  isPlain: z.literal(true).optional(),
  /** True for dinners of beans, eggs, rice or potatoes. */
  isCheap: z.literal(true).optional(),
})
type Dinner = z.infer<typeof dinner>
const all = await readContent('coach/dinners', z.array(dinner))

const wordsOf = ({ title, has, needs }: Dinner): string[] => [title, ...has, ...needs]
const otherFoods = new Set(
  'mushrooms onions seafood shellfish shrimp nuts peanuts lamb tofu olives avocado peppers broccoli garlic tuna bacon sausage ham'.split(
    ' ',
  ),
)
/** True for foods, but not for 'fuss' in 'no fuss'. */
const isFood = (word: string): boolean => otherFoods.has(word) || all.some((one) => hasFood(wordsOf(one), word))

const lead = 'Dinner: '
const toShop = 'Put what they need on my shopping list'
/** In minutes of the day. */
const usual = 18 * 60
const mostDays = 7
/** In minutes. */
const quickest = 25

/** Finds a gap on that day from `from` on, or returns `from` if there is none. */
function timeOn(turn: Turn, day: string, minutes: number, from: number): number {
  const tasks = turn.request.facts.planner?.tasks.filter((task) => task.dueDate === day && !task.isCompleted) ?? []
  const item = { title: 'Meal', time: null, minutes, until: null }
  return scheduleItems([item], tasks, { from, midnight: 0, by: null }).placed.find(({ isOwn }) => isOwn)?.begin ?? from
}

const hasDinner = ({ request }: Turn, day: string): boolean =>
  (request.facts.planner?.tasks ?? []).some(
    ({ title, dueDate }) => dueDate === day && /\b(?:dinner|supper)\b/i.test(title),
  )

const tight = new RegExp(
  oneOf(
    String.raw`[$£€] ?\d{2,3}\b|\b\d{2,3} ?(?:dollars|bucks|euros|quid)\b`,
    String.raw`\b(?:cheap\w*|broke|no money|tight (?:budget|on money)|till? payday|until payday)\b`,
    String.raw`\b(?:on|to|under) (?:a |my |our )?(?:tight |small )?budget\b`,
  ),
  'i',
)

type PlannedDinner = { day: string; one: Dinner; begin: number }
type Fit = { without: readonly string[]; from: number; busy: readonly string[]; isPicky: boolean; isTight: boolean }
function planOf(turn: Turn, span: readonly string[], { without, from, busy, isPicky, isTight }: Fit): PlannedDinner[] {
  const allowed = all.filter((one) => !without.some((food) => hasFood(wordsOf(one), food)))
  const score = ({ isPlain, isCheap }: Dinner): number =>
    (isPicky && isPlain === true ? 1 : 0) + (isTight && isCheap === true ? 2 : 0)
  const fits = allowed.toSorted((one, other) => score(other) - score(one))
  const isBusy = (day: string): boolean => busy.includes(day)
  const forBusy = span.filter(isBusy)
  // The quick ones are kept for the days that need them.
  const quick = fits.filter(({ minutes }) => minutes <= quickest).slice(0, forBusy.length)
  const others = fits.filter((one) => !quick.includes(one))
  const open = span.filter((day) => !isBusy(day))
  return span.flatMap((day) => {
    const one = isBusy(day) ? quick[forBusy.indexOf(day)] : others[open.indexOf(day)]
    return one === undefined ? [] : [{ day, one, begin: timeOn(turn, day, one.minutes, from) }]
  })
}

type Plan = Fit & { wish: MealWish; taken: readonly string[]; isShort: boolean }

/** Says what was left out, and how the hours were chosen. */
const remarks = ({ wish, without, taken, isShort, from, busy, isPicky, isTight }: Plan, words: LocalFormat): string =>
  [
    busy.length > 0 && `The quick ones are ${words.list(busy.map((day) => words.on(day)))}, when it’s busy.`,
    isTight && 'They’re the cheap ones first: beans, eggs, rice and potatoes.',
    isPicky && 'They’re plain ones that picky eaters mostly go for.',
    without.length > 0 && `I left out ${words.list(without)}.`,
    taken.length > 0 &&
      `Your planner has a dinner already ${words.list(taken.map((day) => words.on(day)))}, so I left that open.`,
    wish.isHome &&
      `I counted half an hour after you’re home, so cooking starts at ${words.clock(timeOfDay(from))} or later.`,
    isShort && 'That’s all I have that fits, so some days are open.',
    'Change anything on its card before you add it.',
  ]
    .filter((part) => typeof part === 'string')
    .join(' ')

const lineOf = ({ day, one, begin }: PlannedDinner, words: LocalFormat): string =>
  `${words.dayName(day)} at ${words.clock(timeOfDay(begin))}: ${one.title}, ${one.minutes} minutes`

const toScheduledDay = ({ day, one, begin }: PlannedDinner): ScheduledDay => ({
  day,
  scheduled: [{ title: `${lead}${one.title}`, begin, end: begin + one.minutes, isOwn: true, isSet: false }],
})

/** Extra days that are searched, because some days may have a dinner already. */
const spare = 7
/** Returns the days for the dinners. If the message names a number of dinners and fewer days, they go on from the first of these. */
function daysOfWish(wish: MealWish, message: string, now: Parameters<typeof readSpanOfDays>[1]): string[] | null {
  const text = withoutBusyDays(message)
  const named = readSpanOfDays(text, now)
  if (wish.most === null || (named === null && wish.busy.length === 0)) return named
  if (named !== null && named.length >= wish.most) return named
  const first = named?.[0] ?? readSpanOfDays('for the next 2 days', now)?.[0]
  return first === undefined ? named : Array.from({ length: wish.most + spare }, (_, at) => addDays(first, at))
}

/** Plans dinners for several days, one a day. Returns null if the message doesn't ask for that. */
function planMeals(turn: Turn): Answer | null {
  const { request, today } = turn
  const wish = readMealWish(request.message)
  if (wish === null) return null
  const now = { ...request, today, minute: minuteOfNow(turn) }
  const span = daysOfWish(wish, request.message, now)
  if (span === null || span.length < 2) return null
  const from = wish.from ?? usual
  const without = wish.without.filter(isFood)
  const many = wish.most ?? mostDays
  const open = span.filter((day) => !hasDinner(turn, day)).slice(0, many)
  const taken = span.filter((day) => hasDinner(turn, day) && (wish.most === null || day < (open.at(-1) ?? day)))
  const busy = open.filter((day) => wish.busy.includes(Temporal.PlainDate.from(day).dayOfWeek))
  const fit = { without, from, busy, isPicky: wish.isPicky, isTight: tight.test(request.message) }
  const plan = planOf(turn, open, fit)
  if (plan.length < 2) return null
  const words = new LocalFormat('en', today)
  return makeAnswer(
    paragraphs(
      'Here are simple dinners, one a day:',
      bulletList(plan.map((one) => lineOf(one, words))),
      remarks({ ...fit, wish, taken, isShort: plan.length < open.length }, words),
      unseenIn(turn, span),
      'Want what they need on your shopping list?',
    ),
    { cards: dayCards(plan.map(toScheduledDay)), choices: [toShop], isFree: true },
  )
}

/** Returns what the dinners of the last reply need. */
function shopForMeals({ request: { message, cards } }: Turn): Answer | null {
  if (!asksForNeeds(message)) return null
  const planned = cards.flatMap(({ proposal, turnsAgo }): Dinner[] => {
    if (turnsAgo !== 1 || proposal.kind !== 'task') return []
    return all.filter(({ title }) => proposal.title === `${lead}${title}`)
  })
  const needs = [...new Set(planned.flatMap((one) => one.needs))]
  if (needs.length === 0) return null
  const over = needs.slice(maxProposals)
  const rest = over.length === 0 ? null : `Only ${maxProposals} fit under one reply. Still missing: ${over.join(', ')}.`
  return makeAnswer(paragraphs('Here’s what they need. Tap the cards for what isn’t in your kitchen already.', rest), {
    cards: needs.slice(0, maxProposals).map((title) => ({ kind: 'item' as const, title, list: 'household' as const })),
    choices: over.length === 0 ? [] : [`Add ${over.join(', ')} to my shopping list`],
    isFree: true,
  })
}

/** Plans dinners, or lists the things that they need. */
export const planDinners = (turn: Turn): Answer | null =>
  turn.request.language === 'en' ? (planMeals(turn) ?? shopForMeals(turn)) : null
