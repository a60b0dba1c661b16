import type { ActivityType, goalCategories, taskCategories } from '#contract/lists.ts'

/** Kinds of totals, as named by the triggers. */
export type Kind =
  | 'journal'
  | 'prayer'
  | 'reflection'
  | 'workout'
  | `selfCare:${ActivityType}`
  | `task:${(typeof taskCategories)[number] | 'household'}`
  | `goal:${(typeof goalCategories)[number]}`
  | 'income'

/** Records of a kind: in the last 14 days, in the 14 before, in the last 7, today. A record can be dated tomorrow after a flight west, and counts too. */
export type Counts = readonly [now: number, before: number, week: number, today: number]

/** The last 28 days by kind. `forStreak` is all that the streak counts; kinds without a record are absent. */
export type Recent = Readonly<Partial<Record<Kind | 'forStreak', Counts>>>

export const only = (recent: Recent, kinds: readonly Kind[]): Recent =>
  Object.fromEntries(kinds.flatMap((kind) => (recent[kind] === undefined ? [] : [[kind, recent[kind]]])))

const none: Counts = [0, 0, 0, 0]
const periods = { now: 0, before: 1, week: 2, today: 3 } as const

/** The number of records of these kinds in a part of the 28 days. */
export const sumOf = (recent: Recent, kinds: readonly (Kind | 'forStreak')[], when: keyof typeof periods): number =>
  kinds.reduce((sum, kind) => sum + (recent[kind] ?? none)[periods[when]], 0)
