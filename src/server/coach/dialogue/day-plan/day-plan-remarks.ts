import { quoteUserText } from '../../guide/quote-user-text.ts'
import type { LocalFormat } from '../../record-questions/local-format.ts'
import type { DayPlan, ScheduledItem } from './schedule-items.ts'
import type { Same } from './is-already-planned.ts'
import { timeOfDay } from '../../when/format-clock-time.ts'

const pair = ([one, other]: readonly [ScheduledItem, ScheduledItem]): string =>
  `${quoteUserText(one.title)} with ${quoteUserText(other.title)}`

/** Overlapping items, by whether the user has just named one of them. */
export function overlapsOf({ overlaps }: DayPlan): string[] {
  const own = overlaps.filter(([one, other]) => one.isOwn || other.isOwn)
  const before = overlaps.filter((both) => !own.includes(both))
  return [
    ...(own.length > 0 ? [`These overlap, so something has to move: ${own.map(pair).join('; ')}.`] : []),
    ...(before.length > 0 ? [`Already overlapping in your planner: ${before.map(pair).join('; ')}.`] : []),
  ]
}

/** Says that what the planner already has gets no second card. */
export const sayAlready = (same: readonly Same[], words: LocalFormat): string[] =>
  same.map(({ item, task }) => {
    const when = task.time === null ? 'with no set time' : `at ${words.clock(task.time)}`
    const as = item.title === task.title ? '' : ` as ${quoteUserText(task.title)}`
    return `${quoteUserText(item.title)} is in your planner already${as}, ${when}, so it gets no second card.`
  })

/** For 'Done by 4', says when the named items end, and what the planner has after that. */
export function sayDoneBy({ placed, left }: DayPlan, by: number | null, words: LocalFormat): string[] {
  const own = placed.filter(({ isOwn }) => isOwn)
  if (by === null || own.length === 0) return []
  const end = Math.max(...own.map((one) => one.end))
  const [limit, last] = [words.clock(timeOfDay(by)), words.clock(timeOfDay(end))]
  const later = placed.filter((one) => !one.isOwn && one.end > by).map(({ title }) => quoteUserText(title))
  const rest = later.length === 0 ? '' : ` Your planner goes on after ${limit}, though: ${words.list(later)}.`
  if (left.length > 0) return [`It doesn’t all fit before ${limit}.${rest}`]
  return end <= by
    ? [`You’d be done at ${last}, ${end === by ? 'just in time' : `before ${limit}`}.${rest}`]
    : [`That’s more than fits before ${limit}: you’d be done at ${last}.${rest}`]
}
