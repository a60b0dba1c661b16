import { type CoachProposal, maxProposals } from '#contract/coach.ts'
import type { TaskFact } from '#server/ports/coach-model.ts'
import { addDays } from '#server/lib/days.ts'
import { makeTask } from '../../actions/task-requests.ts'
import { quoteNames } from '../../guide/quote-names.ts'
import { quoteUserText } from '../../guide/quote-user-text.ts'
import { LocalFormat } from '../../record-questions/local-format.ts'
import { bulletList } from '../../markdown.ts'
import { type Answer, makeAnswer, paragraphs, type Turn } from '../compose-answer.ts'
import { minuteOfNow } from './current-minute.ts'
import { type DayPlan, type ScheduledItem, scheduleItems, usualMinutes } from './schedule-items.ts'
import { overlapsOf, sayAlready, sayDoneBy } from './day-plan-remarks.ts'
import { alreadyThere, type Same } from './is-already-planned.ts'
import { timeOfDay } from '../../when/format-clock-time.ts'
import { planHead, type PlanWish, readPlanWish, wholeDay } from '../../actions/plan-items.ts'

function line({ title, begin, end, isOwn }: ScheduledItem, words: LocalFormat): string {
  const until = words.clock(timeOfDay(end))
  const when = begin === null ? `Until ${until}` : `${words.clock(timeOfDay(begin))} to ${until}`
  return `${when}: ${quoteUserText(title)}${isOwn ? '' : ' (in your planner)'}`
}

type Refused = PlanWish['refused'][number]
const whys = ['noSuchHour', 'skipped', 'tooLong', 'noLength'] as const

/** Names the items that don't fit a day for one reason. */
function refusal(refused: readonly Refused[], why: Refused['why']): string[] {
  const ones = refused.filter((one) => one.why === why)
  if (ones.length === 0) return []
  const [said, left] = [quoteNames(ones.map((one) => one.said)), quoteNames(ones.map(({ title }) => title))]
  const isMany = ones.length > 1
  const they = isMany ? 'they' : 'it'
  const never = `${said} ${isMany ? 'don’t' : 'doesn’t'} exist`
  if (why === 'noLength')
    return [`I can’t read ${said} as a length, so I left out ${left}. How long should ${they} be?`]
  return why === 'tooLong'
    ? [`${said} ${isMany ? 'are' : 'is'} more than a day, so I left out ${left}. How long should ${they} be?`]
    : why === 'skipped'
      ? [`${never} on that day, because the clocks go forward, so I left out ${left}. When should ${they} be?`]
      : [`${never}, so I left out ${left}. When should ${they} be?`]
}

function noCardFor(open: readonly string[]): string[] {
  const [have, they] = open.length > 1 ? ['have', 'they start'] : ['has', 'it starts']
  return open.length === 0 ? [] : [`${quoteNames(open)} ${have} no card, since I don’t know when ${they}.`]
}

/** Says which named items get no card, and why. */
const withoutCard = ({ placed, left }: DayPlan, { refused, over }: PlanWish): string[] => [
  ...whys.flatMap((why) => refusal(refused, why)),
  ...(left.length > 0
    ? [
        `There’s no gap left for ${quoteNames(
          left.map(({ title }) => title),
          'disjunction',
        )}.`,
      ]
    : []),
  ...noCardFor(placed.flatMap(({ title, begin }) => (begin === null ? [title] : []))),
  ...(over.length > 0
    ? [`Only ${maxProposals} fit under one reply, so I left out ${quoteNames(over)}. Send me those next.`]
    : []),
]

function remarks(plan: DayPlan, wish: PlanWish, same: readonly Same[], words: LocalFormat, weekday: string): string {
  const { placed } = plan
  const isPicked = placed.some(({ isOwn, isSet }) => isOwn && !isSet)
  const isGuessed = wish.items.some((item) => item.minutes === null && item.until === null && !plan.left.includes(item))
  return [
    ...sayDoneBy(plan, wish.by, words),
    wish.unreadBy !== null && `${quoteUserText(wish.unreadBy)} doesn’t exist, so I didn’t plan toward it.`,
    ...sayAlready(same, words),
    ...overlapsOf(plan),
    ...withoutCard(plan, wish),
    placed.some(({ isOwn, begin }) => isOwn && begin === 0) &&
      `Midnight here is the start of ${weekday}, not the end of it.`,
    isPicked && 'I picked a time for anything without one.',
    isGuessed && `If you didn’t give a length, I counted ${usualMinutes} minutes.`,
    placed.some(({ isOwn, begin }) => isOwn && begin !== null) && 'Change anything on its card before you add it.',
  ]
    .filter((part) => typeof part === 'string')
    .join(' ')
}

const cardsOf = ({ placed }: DayPlan, day: string): CoachProposal[] =>
  placed.flatMap(({ title, begin, end, isOwn }) => {
    if (!isOwn || begin === null) return []
    const on = begin < wholeDay ? day : addDays(day, 1)
    return [makeTask(title, { day: on, time: timeOfDay(begin), minutes: Math.max(15, end - begin), repeat: null }, on)]
  })

/** From this minute on a weekday that is today is rather the next. */
const evening = 17 * 60
const nextOne = /\b(?:next|coming|following)\b/i
/** True if 'plan my Saturday' means today, because it is said on a Saturday before the evening. */
export function isTodaysName(phrase: string, turn: Turn): boolean {
  const name = new LocalFormat('en', turn.today).weekday(turn.today)
  const isIt = new RegExp(String.raw`\b${name}$`, 'i').test(phrase.trim())
  return isIt && !nextOne.test(phrase) && minuteOfNow(turn) < evening
}

/** Says which day a weekday was taken for, if it may be today or a week from now. */
function sayWhichDay({ request, today }: Turn, day: string): string | null {
  const words = new LocalFormat('en', today)
  const name = words.weekday(today)
  if (words.weekday(day) !== name || !new RegExp(String.raw`\b${name}\b`, 'i').test(planHead(request.message)))
    return null
  return day === today
    ? `I took ${name} as today. For the one after, say “plan next ${name}.”`
    : day === addDays(today, 7)
      ? `I took ${name} as ${words.date(day)}, not today.`
      : null
}

/** In minutes of the day. */
const beginOfPart = (message: string): number =>
  /\b(?:evening|tonight)\b/i.test(message) ? 17 * 60 : /\bafternoon\b/i.test(message) ? 12 * 60 : 0

/** Whether the clocks jump over this hour on that day. */
function isSkipped(day: string, time: string, timeZone: string): boolean {
  const wall = Temporal.PlainDateTime.from(`${day}T${time}`)
  return !wall.toZonedDateTime(timeZone).toPlainDateTime().equals(wall)
}

function withoutSkipped(wish: PlanWish, day: string, timeZone: string, words: LocalFormat): PlanWish {
  const skipped = wish.items.filter(({ time }) => time !== null && isSkipped(day, time, timeZone))
  return {
    ...wish,
    items: wish.items.filter((item) => !skipped.includes(item)),
    refused: [
      ...wish.refused,
      ...skipped.map(({ title, time }) => ({ title, said: words.clock(time ?? ''), why: 'skipped' as const })),
    ],
  }
}

/** Whether the facts of the planner reach to that day. */
export const isInWeek = (day: string, today: string): boolean => day <= addDays(today, 7)

function unseen({ request: { facts }, today }: Turn, day: string): string | null {
  if (facts.planner === null) return 'I can’t see your planner right now, so this is only what you named.'
  return isInWeek(day, today)
    ? null
    : 'I only see the next seven days of your planner here, so this is only what you named.'
}

/** Plans a day with the items of the message between the planner's. Returns null if the message names none. */
export function planNamedItems(turn: Turn, day: string, tasks: readonly TaskFact[]): Answer | null {
  const { request, today } = turn
  const words = new LocalFormat('en', today)
  const wish = withoutSkipped(readPlanWish(request.message, { ...request, today }), day, request.timeZone, words)
  if (wish.items.length + wish.refused.length === 0) return null
  const isToday = day === today
  const from = Math.max(isToday ? minuteOfNow(turn) : 0, beginOfPart(planHead(request.message)))
  const same = alreadyThere(wish.items, tasks)
  const items = wish.items.filter((item) => !same.some((one) => one.item === item))
  const plan = scheduleItems(items, tasks, { from, midnight: isToday ? wholeDay : 0, by: wish.by })
  const untimed = tasks.filter(({ time }) => time === null).map(({ title }) => title)
  return makeAnswer(
    paragraphs(
      plan.placed.length > 0 ? `Here’s how it could fit ${words.on(day)}:` : null,
      bulletList(plan.placed.map((one) => line(one, words))),
      untimed.length > 0 ? `Also in your planner, with no set time: ${quoteNames(untimed)}.` : null,
      unseen(turn, day),
      remarks(plan, { ...wish, items }, same, words, words.weekday(day)),
      sayWhichDay(turn, day),
    ),
    { cards: cardsOf(plan, day), isFree: true },
  )
}
