import { z } from 'zod'
import { type CoachProposal, maxProposals } from '#contract/coach.ts'
import { readContent } from '#server/lib/content.ts'
import type { TaskFact } from '#server/ports/coach-model.ts'
import type { PlanItem } from '../../actions/plan-items.ts'
import { readSpreadWish, type SpreadWish } from '../../actions/read-spread-request.ts'
import { makeTask } from '../../actions/task-requests.ts'
import { quoteNames } from '../../guide/quote-names.ts'
import { quoteUserText } from '../../guide/quote-user-text.ts'
import { bulletList } from '../../markdown.ts'
import { LocalFormat } from '../../record-questions/local-format.ts'
import { readSpanOfDays } from '../../when/span-of-days.ts'
import { type Answer, makeAnswer, paragraphs, type Turn } from '../compose-answer.ts'
import { minuteOfNow } from './current-minute.ts'
import { scheduleItems, type ScheduledItem } from './schedule-items.ts'
import { isInWeek } from './plan-named-items.ts'
import { alreadyThere, type Same } from './is-already-planned.ts'
import { timeOfDay } from '../../when/format-clock-time.ts'

const usual = await readContent(
  'coach/house-cleaning',
  z.array(z.strictObject({ text: z.string().min(1), for: z.enum(['any', 'guests', 'home', 'moveOut']) })),
)

/** The length of a chore that has none. */
const choreMinutes = 45
/** In minutes of the day. On workdays only the evening is free. */
const workEnds = 18 * 60

const inEvenings = /\b(?:nights?|evenings?|after work)\b/i

const item = (title: string): PlanItem => ({ title, time: null, minutes: null, until: null })

/** Returns the chores to spread, and their source if the user named none. */
function choresFor({ items, forGuests, isCleaning }: SpreadWish, { request }: Turn) {
  if (items.length > 0) return { items, from: null }
  const due = request.facts.household?.due ?? []
  const own = forGuests || /\b(?:clean|cleaning)\b/i.test(request.message) ? [] : due
  if (own.length > 1)
    return { items: own.slice(0, maxProposals).map(({ text }) => item(text)), from: 'household' as const }
  const list = usual.filter((one) => one.for === 'any' || one.for === (forGuests ? 'guests' : 'home'))
  return { items: isCleaning ? list.map(({ text }) => item(text)) : [], from: 'usual' as const }
}

/** Returns how many of the items each day gets: evenly, and any left over go to the emptiest days. */
function countsPerDay(many: number, busy: readonly number[]): number[] {
  const base = Math.floor(many / busy.length)
  const more = many % busy.length
  const extra = new Set(
    Array.from({ length: more }, (_, part) => {
      const [from, to] = [part, part + 1].map((edge) => Math.floor((edge * busy.length) / more))
      const days = busy.map((minutes, day) => ({ minutes, day })).slice(from, to)
      return days.toSorted((a, b) => a.minutes - b.minutes || a.day - b.day)[0]?.day ?? 0
    }),
  )
  return busy.map((_, day) => base + (extra.has(day) ? 1 : 0))
}

export type ScheduledDay = { day: string; scheduled: readonly ScheduledItem[] }
type Planned = { days: ScheduledDay[]; left: PlanItem[] }
type Bounds = { tasksOf: (day: string) => readonly TaskFact[]; fromOf: (day: string) => number }

const isWorkday = (day: string): boolean => Temporal.PlainDate.from(day).dayOfWeek <= 5

function scheduleOver(items: readonly PlanItem[], span: readonly string[], { tasksOf, fromOf }: Bounds): Planned {
  const sized = items.map((one) => ({ ...one, minutes: one.minutes ?? choreMinutes }))
  const counts = countsPerDay(
    sized.length,
    span.map((day) => tasksOf(day).reduce((sum, { minutes }) => sum + minutes, 0)),
  )
  let waiting: PlanItem[] = []
  let at = 0
  // Items without a gap on their day choose first on the next.
  const fill = (day: string, share: readonly PlanItem[]): ScheduledDay => {
    const { placed, left } = scheduleItems([...waiting, ...share], tasksOf(day), {
      from: fromOf(day),
      midnight: 0,
      by: null,
    })
    waiting = [...left]
    return { day, scheduled: placed.filter(({ isOwn }) => isOwn) }
  }
  const days = span.map((day, index) => {
    const share = sized.slice(at, at + (counts[index] ?? 0))
    at += share.length
    return fill(day, share)
  })
  return { days, left: waiting }
}

const dayLines = (days: readonly ScheduledDay[], words: LocalFormat): string =>
  bulletList(
    days.flatMap(({ day, scheduled }) =>
      scheduled.length === 0
        ? []
        : `${words.dayName(day)}: ${words.list(scheduled.map(({ title, begin }) => `${quoteUserText(title)} at ${words.clock(timeOfDay(begin ?? 0))}`))}`,
    ),
  )

export const dayCards = (days: readonly ScheduledDay[]): CoachProposal[] =>
  days.flatMap(({ day, scheduled }) =>
    scheduled.map(({ title, begin, end }) => ({
      ...makeTask(
        title,
        { day, time: timeOfDay(begin ?? 0), minutes: Math.max(15, end - (begin ?? 0)), repeat: null },
        day,
      ),
      category: 'personal' as const,
    })),
  )

/** Returns a note if the planner doesn't show all of these days, or null. */
export function unseenIn({ request, today }: Turn, span: readonly string[]): string | null {
  if (request.facts.planner === null) return 'I can’t see your planner right now, so check that the times are free.'
  return span.every((day) => isInWeek(day, today))
    ? null
    : 'I only see the next seven days of your planner, so check the times after that.'
}

const sources = {
  household: 'You didn’t name any, so these are the ones due on your household list. They stay on that list, too.',
  usual: 'You didn’t name any, so this is the usual short list for a house.',
} as const

type Spread = Planned & { same: readonly Same[]; over: readonly string[] }

function remarks({ days, left, same, over }: Spread, words: LocalFormat): string {
  const there = same.map(
    ({ item: { title }, task }) => `${quoteUserText(title)} is in your planner already, ${words.on(task.dueDate)}.`,
  )
  const leftOut = quoteNames(
    left.map(({ title }) => title),
    'disjunction',
  )
  const filled = days.filter(({ scheduled }) => scheduled.length > 0)
  const onEvenings = filled.some(({ day }) => isWorkday(day)) ? ', evenings on workdays' : ''
  return [
    ...there,
    ...(left.length > 0 ? [`There’s no gap left for ${leftOut}.`] : []),
    ...(over.length > 0 ? [`Only ${maxProposals} fit under one reply, so I left out ${quoteNames(over)}.`] : []),
    ...(filled.length > 0
      ? [
          `I picked the days and times${onEvenings}, around what’s in your planner. If you didn’t give a length, I counted ${choreMinutes} minutes. Change anything on its card before you add it.`,
        ]
      : []),
  ].join(' ')
}

/** Spreads the items around the planner's entries on these days. */
function planSpread(
  turn: Turn,
  items: readonly PlanItem[],
  span: readonly string[],
  minute: number,
): Omit<Spread, 'over'> {
  const { request, today } = turn
  const tasks = request.facts.planner?.tasks.filter(({ isCompleted }) => !isCompleted) ?? []
  const within = tasks.filter(({ dueDate }) => span.includes(dueDate))
  const same = alreadyThere(items, within)
  const open = items.filter((one) => !same.some((known) => known.item === one))
  const isEvening = inEvenings.test(request.message)
  return {
    same,
    ...scheduleOver(open, span, {
      tasksOf: (day) => within.filter(({ dueDate }) => dueDate === day),
      fromOf: (day) => Math.max(day === today ? minute : 0, isWorkday(day) || isEvening ? workEnds : 0),
    }),
  }
}

/** Spreads chores over the days that the message names. Returns null if the message doesn't ask for it. */
export function spreadOverDays(turn: Turn): Answer | null {
  const { request, today } = turn
  if (request.language !== 'en') return null
  const clock = { ...request, today, minute: minuteOfNow(turn) }
  const wish = readSpreadWish(request.message, clock)
  const span = wish === null ? null : readSpanOfDays(request.message, clock)
  if (wish === null || span === null || span.length === 0) return null
  const { items, from } = choresFor(wish, turn)
  if (items.length === 0) return null
  const plan = planSpread(turn, items, span, clock.minute)
  const words = new LocalFormat('en', today)
  const cards = dayCards(plan.days)
  return makeAnswer(
    paragraphs(
      cards.length === 0 ? null : `Here it is, spread over ${cards.length === 1 ? 'one day' : 'the days'}:`,
      dayLines(plan.days, words),
      from === null ? null : sources[from],
      remarks({ ...plan, over: wish.over }, words),
      unseenIn(turn, span),
    ),
    { cards, isFree: true },
  )
}
