import type { Habits } from './shopping.table.ts'

/** The most names that are remembered for a list, and for its aisles. */
const maxNames = 300
/** Two ticks this far apart, in milliseconds, belong to different trips. */
const maxPause = 45 * 60_000

export const noHabits: Habits = { names: [], aisles: [], lastTick: null }

/** 'Milk' and 'milk ' are one thing. */
const folded = (name: string): string => name.trim().replaceAll(/\s+/g, ' ').toLowerCase()

/** Counts a name that was added. The last added comes first, so that the oldest are forgotten. */
export function rememberName(habits: Habits, name: string): Habits {
  const known = habits.names.find((each) => folded(each.name) === folded(name))
  const others = habits.names.filter((each) => each !== known)
  return { ...habits, names: [{ name, uses: (known?.uses ?? 0) + 1 }, ...others].slice(0, maxNames) }
}

/** Learns the order of the aisles: an item that is ticked right after another comes after it in the store. The latest trip wins. */
export function learnTick(habits: Habits, given: string, at: number): Habits {
  const name = folded(given)
  const { lastTick } = habits
  const isSameTrip = lastTick !== null && at - lastTick.at <= maxPause && lastTick.name !== name
  const aisles = isSameTrip ? following(habits.aisles, lastTick.name, name) : habits.aisles
  return { ...habits, aisles: aisles.slice(-maxNames), lastTick: { name, at } }
}

function following(aisles: readonly string[], before: string, name: string): string[] {
  const known = aisles.includes(before) ? [...aisles] : [...aisles, before]
  const at = known.indexOf(name)
  if (at > known.indexOf(before)) return known
  const others = known.filter((each) => each !== name)
  return others.toSpliced(others.indexOf(before) + 1, 0, name)
}

/** The index at which a name belongs among the open ones; null if its aisle, or all of theirs, are unknown. */
export function indexByAisle({ aisles }: Habits, name: string, open: readonly string[]): number | null {
  const own = aisles.indexOf(folded(name))
  if (own === -1) return null
  const positions = open.map((each) => aisles.indexOf(folded(each)))
  const next = positions.findIndex((position) => position > own)
  if (next !== -1) return next
  const last = positions.findLastIndex((position) => position !== -1)
  return last === -1 ? null : last + 1
}

/** Names to add again, the most used first, without those that are open. */
export function suggest({ names }: Habits, open: readonly string[], most: number): string[] {
  const there = new Set(open.map(folded))
  return names
    .filter(({ name }) => !there.has(folded(name)))
    .toSorted((one, other) => other.uses - one.uses)
    .slice(0, most)
    .map(({ name }) => name)
}
