import { z } from 'zod'
import { affirmation } from './affirmations.ts'
import { day, id, moment } from './fields.ts'
import { goal } from './goals.ts'
import { journalEntry } from './journal.ts'
import type { Calls } from './kernel.ts'
import { dashboardCards, streakMessages, wellnessAreas } from './lists.ts'
import { onboardingApi } from './onboarding.ts'
import { task } from './planner.ts'

const count = z.int().min(0)
const percent = z.int().min(0).max(100)

/**
 * Progress of the goal tracked as this: decimal text and whole percent. All null without such a goal. For the income, `current`
 * is the goal's value and this month's log in its currency; without a goal only the log, if it is in one currency.
 */
const tracked = z.object({
  current: z.string().nullable(),
  target: z.string().nullable(),
  percentage: percent.nullable(),
})

/** Weekly is the last 7 days in the user's time zone; `wellnessScore` is null without data. */
export const dashboardStats = z.object({
  streak: count,
  goalsCompleted: count,
  totalGoals: count,
  wellnessScore: percent.nullable(),
  monthlyIncome: tracked,
  emergencyFund: tracked,
  weeklySelfCareActivities: count,
  weeklyJournalEntries: count,
})
export type DashboardStats = z.infer<typeof dashboardStats>

/** The goal behind a tracked number, and its currency. */
const trackedGoal = z.object({ id, currency: z.string().nullable() }).nullable()

/**
 * One of the five areas of the wellness score over the last `days` days: `count` out of `target` gives `points` from 0 to
 * 100, null while the score is null. `counts` describes what is counted. An area the user chose (`isChosen`) counts twice.
 */
const wellnessArea = z.object({
  area: z.enum(wellnessAreas),
  name: z.string(),
  points: percent.nullable(),
  count,
  target: z.int().min(1),
  counts: z.string(),
  isChosen: z.boolean(),
})
export type WellnessArea = z.infer<typeof wellnessArea>

/** The areas of the wellness score, and its formula in one sentence. */
const wellness = z.object({ days: z.int().min(1), formula: z.string(), areas: z.array(wellnessArea) })

/**
 * Days in a row with `goal` or more activities; one rest day in any seven does not break it. `heldBy`: why it lasts past
 * today, by today's activities or as a rest day; null if it needs more activities today, or there is no streak.
 * `restDay`: the rest day used within the last 6 days.
 */
const streak = z.object({
  days: count,
  today: count,
  goal: z.int().min(1),
  heldBy: z.enum(['today', 'rest']).nullable(),
  restDay: day.nullable(),
  daysThisMonth: count,
  message: z.enum(streakMessages),
})
export type Streak = z.infer<typeof streak>

const towards = z.object({ count, target: z.int().min(1) })

/** A task with a time (`at`), a household day, or a goal due on `date`. */
const upcomingEvent = z.object({
  kind: z.enum(['task', 'household', 'goal']),
  id,
  title: z.string(),
  date: day,
  at: moment.nullable(),
})
export type UpcomingEvent = z.infer<typeof upcomingEvent>

/** A sentence about the user's data. `basedOn` is null while there is too little data; `text` then says what is missing. */
const insight = z.object({ text: z.string(), basedOn: z.string().nullable() })

const card = z.enum(dashboardCards, { error: 'This isn’t a card of the dashboard' })

/** The cards in the user's order. */
const layout = z.array(z.object({ card, isHidden: z.boolean() }))
export type DashboardLayout = z.infer<typeof layout>

/** Everything the dashboard's first paint needs. At most 20 tasks (open ones first), 2 entries, 3 goals, 5 upcoming. */
export const dashboard = z.object({
  today: day,
  stats: dashboardStats,
  tracked: z.object({ monthlyIncome: trackedGoal, emergencyFund: trackedGoal }),
  /** The net of this month's income log by currency. Only the counted one is in `monthlyIncome`. */
  incomeLog: z.array(z.object({ currency: z.string(), net: z.string(), entries: count, isCounted: z.boolean() })),
  wellness,
  streak,
  affirmation,
  tasks: z.object({ items: z.array(task), total: count, completed: count }),
  entries: z.array(journalEntry),
  /** Forecasts are shown on the goals screen only. */
  goals: z.array(goal.omit({ forecast: true })),
  week: z.object({ selfCare: towards, journal: towards, financial: towards }),
  upcoming: z.array(upcomingEvent),
  insight,
  focus: onboardingApi['GET /api/onboarding'].reply,
  layout,
})
export type Dashboard = z.infer<typeof dashboard>

/** Each card at most once. Cards left out keep their default position and are shown. */
const newLayout = z.strictObject({
  layout: z
    .array(z.strictObject({ card, isHidden: z.boolean({ error: 'Hidden is true or false' }) }), {
      error: 'This should be a list of cards',
    })
    .max(dashboardCards.length, { error: 'List each card only once' })
    .refine((cards) => new Set(cards.map(({ card }) => card)).size === cards.length, {
      error: 'List each card only once',
    }),
})

export const dashboardApi = {
  'GET /api/dashboard': { reply: dashboard },
  'GET /api/dashboard/stats': { reply: dashboardStats },
  'PUT /api/dashboard/layout': { body: newLayout, reply: z.object({ layout }) },
} satisfies Calls
