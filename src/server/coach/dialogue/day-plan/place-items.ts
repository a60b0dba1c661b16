import type { TaskFact } from '#server/ports/coach-model.ts'
import type { PlanItem } from '../../actions/plan-items.ts'

/** In minutes of the day, from midnight; `begin` is null where only the end is known. `isOwn`: the user named it now; else it's in the planner. `isSet`: its time is the user's own. */
export type Placed = { title: string; begin: number | null; end: number; isOwn: boolean; isSet: boolean }
/** A day in its order, what found no room, and pairs that overlap. */
export type DayPlan = {
  placed: readonly Placed[]
  left: readonly PlanItem[]
  overlaps: readonly (readonly [Placed, Placed])[]
}

/** Counted for what has no length. */
export const usualMinutes = 60
const between = 15
const opens = 9 * 60
const closes = 21 * 60

const toMinutes = (time: string): number => {
  const [hour = '0', minute = '0'] = time.split(':')
  return Number(hour) * 60 + Number(minute)
}

const lengthOf = ({ minutes }: PlanItem): number => minutes ?? usualMinutes

const ofTask = ({ title, time, minutes }: TaskFact): Placed[] =>
  time === null ? [] : [{ title, begin: toMinutes(time), end: toMinutes(time) + minutes, isOwn: false, isSet: true }]

function ofItem(item: PlanItem, midnight: number): Placed[] {
  if (item.until !== null) return [{ title: item.title, begin: null, end: item.until, isOwn: true, isSet: true }]
  if (item.time === null) return []
  const begin = toMinutes(item.time) || midnight
  return [{ title: item.title, begin, end: begin + lengthOf(item), isOwn: true, isSet: true }]
}

const inOrder = (all: readonly Placed[]): Placed[] =>
  all.toSorted((a, b) => (a.begin ?? 0) - (b.begin ?? 0) || a.end - b.end)

/** The first beginning, on a quarter of an hour, from which so many minutes are free. */
function firstGap(taken: readonly Placed[], minutes: number, from: number): number | null {
  let at = Math.ceil(Math.max(from, opens) / 15) * 15
  for (const { begin, end } of inOrder(taken)) {
    if (at + minutes + between <= (begin ?? 0)) break
    if (end > at - between) at = Math.ceil((end + between) / 15) * 15
  }
  return at + minutes <= closes ? at : null
}

const meets = (one: Placed, other: Placed): boolean =>
  one.begin !== null && other.begin !== null && other.begin < one.end && (one.isOwn || other.isOwn)
const overlapsIn = (placed: readonly Placed[]): [Placed, Placed][] =>
  placed.flatMap((one, at) =>
    placed.slice(at + 1).flatMap((other): [Placed, Placed][] => (meets(one, other) ? [[one, other]] : [])),
  )

/** Before these hours nobody has them. */
const mealHours: readonly (readonly [RegExp, number])[] = [
  [/^(?:have |eat |make |cook )?lunch\b/i, 12 * 60],
  [/^(?:have |eat |make |cook )?(?:dinner|supper)\b/i, 18 * 60],
]
function gapFor(item: PlanItem, taken: readonly Placed[], from: number): number | null {
  const usual = mealHours.find(([meal]) => meal.test(item.title))?.[1] ?? 0
  return firstGap(taken, lengthOf(item), Math.max(from, usual)) ?? firstGap(taken, lengthOf(item), from)
}

/** What is for oneself comes after the rest. */
const forSelf = /\b(?:myself|me time|nap|rest|relax|read|bath|walk)\b/i

/** Puts what has no time into the gaps between what has one, from `from` on. `midnight`: which one is meant, the first or the last minute. */
export function placeItems(
  items: readonly PlanItem[],
  tasks: readonly TaskFact[],
  { from, midnight }: { from: number; midnight: number },
): DayPlan {
  const taken = [...items.flatMap((item) => ofItem(item, midnight)), ...tasks.flatMap(ofTask)]
  const open = items.filter(({ time, until }) => time === null && until === null)
  const left: PlanItem[] = []
  for (const item of [
    ...open.filter(({ title }) => !forSelf.test(title)),
    ...open.filter(({ title }) => forSelf.test(title)),
  ]) {
    const begin = gapFor(item, taken, from)
    if (begin === null) left.push(item)
    else taken.push({ title: item.title, begin, end: begin + lengthOf(item), isOwn: true, isSet: false })
  }
  const placed = inOrder(taken)
  return { placed, left, overlaps: overlapsIn(placed) }
}
