import { type CoachProposal, maxProposals } from '#contract/coach.ts'
import { addDays } from '#server/lib/days.ts'
import type { TaskFact } from '#server/ports/coach-model.ts'
import { type FixedDays, readWeekWish, type WeekItem, type WeekWish } from '../../actions/read-week-plan.ts'
import { taskCategory } from '../../actions/categories.ts'
import { quoteNames } from '../../guide/quote-names.ts'
import { quoteUserText } from '../../guide/quote-user-text.ts'
import { bulletList } from '../../markdown.ts'
import { LocalFormat } from '../../record-questions/local-format.ts'
import { type Answer, makeAnswer, paragraphs, type Turn } from '../compose-answer.ts'
import { clashIn } from './clashes-with-work.ts'
import { minuteOfNow } from './current-minute.ts'
import { timeOfDay } from '../../when/format-clock-time.ts'
import { scheduleItems } from './schedule-items.ts'
import { dayCards, type ScheduledDay, unseenIn } from './spread-over-days.ts'

/** Returns the weekday; Monday is 0. */
const weekdayOf = (day: string): number => Temporal.PlainDate.from(day).dayOfWeek - 1
/** In minutes of the day. After a night shift, the user sleeps in the morning. */
const sleepsUntil = 15 * 60
/** In minutes, before something today. */
const notice = 30
/** From this minute on a day is too far gone to plan. */
const tooLate = 17 * 60

const taken = (title: string, day: string, from: number, to: number): TaskFact => ({
  title,
  category: 'personal',
  priority: 3,
  dueDate: day,
  time: timeOfDay(from),
  minutes: to - from,
  isCompleted: false,
})

type Day = { day: string; from: number; tasks: TaskFact[]; fixed: FixedDays[]; minutes: number }

function dayOf(day: string, wish: WeekWish, turn: Turn): Day {
  const { request, today } = turn
  const on = weekdayOf(day)
  const fixed = wish.fixed.filter(({ days }) => days.includes(on))
  const afterNight = wish.fixed.some(({ isNight, days }) => isNight && days.includes((on + 6) % 7))
  const own = request.facts.planner?.tasks.filter(({ dueDate, isCompleted }) => dueDate === day && !isCompleted) ?? []
  const busy = fixed.map(({ title, from, to }) => taken(title, day, from, Math.min(to, 24 * 60 - 1)))
  const tasks = [...own, ...busy]
  return {
    day,
    from: Math.max(day === today ? minuteOfNow(turn) + notice : 0, afterNight ? sleepsUntil : 0),
    tasks,
    fixed,
    minutes: tasks.reduce((sum, { minutes }) => sum + minutes, 0),
  }
}

/** Extra minutes counted for a day that has the same item just before or after it. */
const besides = 240
/** Added for each item that this plan has already scheduled. */
const perScheduledItem = 90

/** Preference, in minutes, for a day that the user says is free. */
const dayOff = 480

type Placing = { day: Day; items: WeekItem[] }
const sameNear = (days: readonly Placing[], at: number, item: WeekItem): number =>
  [at - 1, at + 1].filter((near) => days[near]?.items.includes(item) === true).length

/** Puts each item on the emptiest day, and not twice on the same one. */
function assign(wish: WeekWish, days: readonly Placing[]): void {
  const load = (one: Placing, at: number, item: WeekItem): number =>
    one.day.minutes +
    one.items.length * perScheduledItem +
    sameNear(days, at, item) * besides -
    (wish.off.includes(weekdayOf(one.day.day)) ? dayOff : 0)
  for (const item of wish.items.toSorted((a, b) => b.times - a.times))
    for (let time = 0; time < item.times; time += 1) {
      const open = days
        .map((one, at) => ({ one, at }))
        .filter(({ one }) => !one.items.includes(item))
        .filter(({ one }) => item.days === null || item.days.includes(weekdayOf(one.day.day)))
      const best = open.toSorted((a, b) => load(a.one, a.at, item) - load(b.one, b.at, item) || a.at - b.at)[0]
      best?.one.items.push(item)
    }
}

const scheduleDay = ({ day, items }: Placing): { placed: ScheduledDay; left: string[] } => {
  const open = items.map(({ title, minutes }) => ({ title, minutes, time: null, until: null }))
  const plan = scheduleItems(open, day.tasks, { from: day.from, midnight: 0, by: null })
  return {
    placed: { day: day.day, scheduled: plan.placed.filter(({ isOwn }) => isOwn) },
    left: plan.left.map(({ title }) => title),
  }
}

const line = ({ day }: Placing, { scheduled }: ScheduledDay, words: LocalFormat): string => {
  const fixed = day.fixed.map(({ title, from, to, isNight, isAssumed }) =>
    isAssumed
      ? title
      : `${title}, ${words.clock(timeOfDay(from))}${isNight ? '' : ` to ${words.clock(timeOfDay(Math.min(to, 24 * 60 - 1)))}`}`,
  )
  const own = scheduled.map(({ title, begin }) => `${quoteUserText(title)} at ${words.clock(timeOfDay(begin ?? 0))}`)
  const parts = [...fixed, ...(own.length > 0 ? [words.list(own)] : [])]
  return `${words.dayName(day.day)}: ${parts.length > 0 ? parts.join('; ') : 'open'}`
}

const hours = (one: FixedDays, words: LocalFormat): string =>
  `${words.clock(timeOfDay(one.from))} to ${words.clock(timeOfDay(Math.min(one.to, 24 * 60 - 1)))}`

/** Says what was assumed, so that the user can correct it. */
function assumed({ fixed, items }: WeekWish, words: LocalFormat): string[] {
  const guessed = fixed.filter(({ isAssumed, isNight }) => isAssumed && !isNight)
  const nights = fixed.filter(({ isNight, isAssumed }) => isNight && isAssumed)
  const said = guessed.map(
    (one) => `${one.title.slice(0, 1).toLowerCase()}${one.title.slice(1)} as ${hours(one, words)}`,
  )
  const sessions = items.filter(({ isGuess }) => isGuess)
  return [
    ...(said.length > 0 ? [`You didn’t give hours, so I counted ${words.list(said)}.`] : []),
    ...(nights.length > 0 ? ['After a night shift I kept everything past 3 pm, so you can sleep.'] : []),
    ...(sessions.length > 0
      ? [`You didn’t give a number for ${quoteNames(sessions.map(({ title }) => title))}, so I put in three.`]
      : []),
  ]
}

const withCategory = (card: CoachProposal): CoachProposal =>
  card.kind === 'task' ? { ...card, category: taskCategory(card.title) } : card

/** Plans the next seven days: the fixed items that the message names, and cards for the others. Returns null if it names none. */
export function planWeekItems(turn: Turn): Answer | null {
  const { request } = turn
  const wish = request.language === 'en' ? readWeekWish(request.message) : null
  return wish === null ? null : planWeekOf(turn, wish)
}

/** Plans the next seven days with these fixed items and wishes. */
export function planWeekOf(turn: Turn, wish: WeekWish): Answer {
  const { today } = turn
  const words = new LocalFormat('en', today)
  const first = minuteOfNow(turn) < tooLate ? today : addDays(today, 1)
  const span = Array.from({ length: 7 }, (_, at) => addDays(first, at))
  const days = span.map((day): Placing => ({ day: dayOf(day, wish, turn), items: [] }))
  assign(wish, days)
  const clash = clashIn(
    days.map(({ day }) => day),
    words,
  )
  const scheduled = days.map(scheduleDay)
  const all = dayCards(scheduled.map((one) => one.placed))
  const cards = all.slice(0, maxProposals).map(withCategory)
  const left = [...new Set(scheduled.flatMap((one) => one.left))]
  return makeAnswer(
    paragraphs(
      clash,
      'Here’s your week, around what you told me and what’s in your planner:',
      bulletList(days.map((one, at) => line(one, scheduled[at]?.placed ?? { day: one.day.day, scheduled: [] }, words))),
      wish.items.length === 0 && clash === null
        ? 'What do you want to fit in? Say it like “3 walks and groceries,” and I’ll find the spots.'
        : null,
      [
        ...assumed(wish, words),
        ...(left.length > 0 ? [`There’s no gap left for ${quoteNames(left, 'disjunction')}.`] : []),
        ...(all.length > cards.length
          ? [`Only ${maxProposals} cards fit under one reply, so the last ones have none.`]
          : []),
        ...(cards.length > 0 ? ['I picked the times and lengths. Change anything on its card before you add it.'] : []),
      ].join(' ') || null,
      unseenIn(turn, span),
    ),
    { cards, isFree: true },
  )
}
