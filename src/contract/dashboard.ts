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

/** Of the goal that she tracks as this: decimal text and whole percent. All null where no goal is marked so. */
const tracked = z.object({
  current: z.string().nullable(),
  target: z.string().nullable(),
  percentage: percent.nullable(),
})

/** The entity of the specification. Weekly is the last 7 days in her time zone; `wellnessScore` is null until there is data. */
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

/** Which goal stands behind a tracked number, and the currency it is in: for links and for showing money. */
const trackedGoal = z.object({ id, currency: z.string().nullable() }).nullable()

/**
 * One of the five areas of the wellness score over the last `days` days: `count` of the `target` that fills it (points 0 to
 * 100, null while the whole score is). `counts` says in words what is counted; `isChosen` weighs twice: she chose it.
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

/** What the wellness score is made of, and its formula in one sentence. */
const wellness = z.object({ days: z.int().min(1), formula: z.string(), areas: z.array(wellnessArea) })

/**
 * Days in a row with `goal` or more activities; a day of rest in any seven does not break it. `heldBy`: what keeps it past
 * today: today's activities, or today as her day of rest; null where only today's can (or there is no streak).
 * `restDay`: the day of rest within the last 6 days that the streak has used.
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

/** What comes next: a task with an hour (`at`), or a goal due on `date`. */
const upcomingEvent = z.object({
  kind: z.enum(['task', 'goal']),
  id,
  title: z.string(),
  date: day,
  at: moment.nullable(),
})
export type UpcomingEvent = z.infer<typeof upcomingEvent>

/** A sentence from her own data, and what it is based on; null there means too little yet, and `text` says what is missing. */
const insight = z.object({ text: z.string(), basedOn: z.string().nullable() })

const card = z.enum(dashboardCards, { error: 'This is not a card of the dashboard' })

/** The cards in her order. */
const layout = z.array(z.object({ card, isHidden: z.boolean() }))
export type DashboardLayout = z.infer<typeof layout>

/** All that the dashboard's first paint needs. Lists hold at most: tasks 20 (not done first), entries 2, goals 3, upcoming 5. */
export const dashboard = z.object({
  today: day,
  stats: dashboardStats,
  tracked: z.object({ monthlyIncome: trackedGoal, emergencyFund: trackedGoal }),
  wellness,
  streak,
  affirmation,
  tasks: z.object({ items: z.array(task), total: count, completed: count }),
  entries: z.array(journalEntry),
  /** Without their forecasts: those are on the screen of the goals. */
  goals: z.array(goal.omit({ forecast: true })),
  week: z.object({ selfCare: towards, journal: towards, financial: towards }),
  upcoming: z.array(upcomingEvent),
  insight,
  focus: onboardingApi['GET /api/onboarding'].reply,
  layout,
})
export type Dashboard = z.infer<typeof dashboard>

/** Each card at most once. Cards that are not named keep their default place among the others, and are shown. */
const newLayout = z.strictObject({
  layout: z
    .array(z.strictObject({ card, isHidden: z.boolean({ error: 'Hidden is true or false' }) }), {
      error: 'This should be a list of cards',
    })
    .max(dashboardCards.length, { error: 'Each card once' })
    .refine((cards) => new Set(cards.map(({ card }) => card)).size === cards.length, { error: 'Each card once' }),
})

export const dashboardApi = {
  'GET /api/dashboard': { reply: dashboard },
  'GET /api/dashboard/stats': { reply: dashboardStats },
  'PUT /api/dashboard/layout': { body: newLayout, reply: z.object({ layout }) },
} satisfies Calls
