import { timeToMinutes } from '#server/lib/minutes-of-day.ts'
import type { TaskFact } from '#server/ports/coach-model.ts'
import type { PlanItem } from '../../actions/plan-items.ts'

/**
 * Times are minutes from midnight; `begin` is null if only the end is known. `isOwn`: the user just named it; otherwise it is in the
 * planner. `isSet`: the user chose its time.
 */
export type ScheduledItem = { title: string; begin: number | null; end: number; isOwn: boolean; isSet: boolean }
/** `by`: the time when everything should be done, if that is possible. */
type Bounds = { from: number; midnight: number; by: number | null }
/** The items in the order of the day, the items that didn't fit, and pairs that overlap. */
export type DayPlan = {
  placed: readonly ScheduledItem[]
  left: readonly PlanItem[]
  overlaps: readonly (readonly [ScheduledItem, ScheduledItem])[]
}

/** The length of an item that has none. */
export const usualMinutes = 60
const between = 15
const opens = 9 * 60
const closes = 21 * 60

const lengthOf = ({ minutes }: PlanItem): number => minutes ?? usualMinutes

const ofTask = ({ title, time, minutes }: TaskFact): ScheduledItem[] =>
  time === null
    ? []
    : [{ title, begin: timeToMinutes(time), end: timeToMinutes(time) + minutes, isOwn: false, isSet: true }]

function ofItem(item: PlanItem, midnight: number): ScheduledItem[] {
  if (item.until !== null) return [{ title: item.title, begin: null, end: item.until, isOwn: true, isSet: true }]
  if (item.time === null) return []
  const begin = timeToMinutes(item.time) || midnight
  return [{ title: item.title, begin, end: begin + lengthOf(item), isOwn: true, isSet: true }]
}

const inOrder = (all: readonly ScheduledItem[]): ScheduledItem[] =>
  all.toSorted((a, b) => (a.begin ?? 0) - (b.begin ?? 0) || a.end - b.end)

/** Finds the first quarter hour that is followed by this many free minutes before `to`. */
function firstGap(taken: readonly ScheduledItem[], minutes: number, from: number, to = closes): number | null {
  let at = Math.ceil(Math.max(from, opens) / 15) * 15
  for (const { begin, end } of inOrder(taken)) {
    if (at + minutes + between <= (begin ?? 0)) break
    if (end > at - between) at = Math.ceil((end + between) / 15) * 15
  }
  return at + minutes <= to ? at : null
}

const meets = (one: ScheduledItem, other: ScheduledItem): boolean =>
  one.begin !== null && other.begin !== null && other.begin < one.end
const overlapsIn = (placed: readonly ScheduledItem[]): [ScheduledItem, ScheduledItem][] =>
  placed.flatMap((one, at) =>
    placed
      .slice(at + 1)
      .flatMap((other): [ScheduledItem, ScheduledItem][] => (meets(one, other) ? [[one, other]] : [])),
  )

/** The earliest hour for each meal. */
const mealHours: readonly (readonly [RegExp, number])[] = [
  [/^(?:have |eat |make |cook )?lunch\b/i, 12 * 60],
  [/^(?:have |eat |make |cook )?(?:dinner|supper)\b/i, 18 * 60],
  [/\b(?:date|movie|game|family) night\b/i, 18 * 60],
]
function gapFor(item: PlanItem, taken: readonly ScheduledItem[], { from, by }: Bounds): number | null {
  const { part } = item
  const minutes = lengthOf(item)
  // If the part of the day is already over, the rest of the day is used.
  if (part !== undefined) {
    const begin = Math.max(from, part.from)
    return firstGap(taken, minutes, begin, Math.min(part.to, closes)) ?? firstGap(taken, minutes, begin)
  }
  const usual = mealHours.find(([meal]) => meal.test(item.title))?.[1] ?? 0
  const early =
    by === null ? null : (firstGap(taken, minutes, Math.max(from, usual), by) ?? firstGap(taken, minutes, from, by))
  return early ?? firstGap(taken, minutes, Math.max(from, usual)) ?? firstGap(taken, minutes, from)
}

/** Matches the user's own pastimes, which come after everything else. */
const forSelf = /\b(?:myself|me time|nap|rest|relax|read|bath|walk)\b/i

/**
 * Puts the items without a time into the gaps between the others, from `from` on. `midnight`: whether that word means the first or the last
 * minute.
 */
export function scheduleItems(items: readonly PlanItem[], tasks: readonly TaskFact[], bounds: Bounds): DayPlan {
  const { midnight } = bounds
  const taken = [...items.flatMap((item) => ofItem(item, midnight)), ...tasks.flatMap(ofTask)]
  const open = items.filter(({ time, until }) => time === null && until === null)
  const left: PlanItem[] = []
  // Items that fit only one part of the day choose their gaps first.
  const [bound, free] = [open.filter(({ part }) => part !== undefined), open.filter(({ part }) => part === undefined)]
  for (const item of [
    ...bound,
    ...free.filter(({ title }) => !forSelf.test(title)),
    ...free.filter(({ title }) => forSelf.test(title)),
  ]) {
    const begin = gapFor(item, taken, bounds)
    if (begin === null) left.push(item)
    else taken.push({ title: item.title, begin, end: begin + lengthOf(item), isOwn: true, isSet: false })
  }
  const placed = inOrder(taken)
  return { placed, left, overlaps: overlapsIn(placed) }
}
