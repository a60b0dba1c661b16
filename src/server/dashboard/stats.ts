import { Decimal } from 'decimal.js'
import type { Dashboard, DashboardLayout, DashboardStats } from '#contract/dashboard.ts'
import { activityTypes } from '#contract/lists.ts'
import type { OnboardingState } from '#contract/onboarding.ts'
import { insightOf } from './insight.ts'
import { arrangeCards } from './layout.ts'
import { type Kind, type Recent, sumOf } from './recent.ts'
import { type ActiveMonth, streakOf } from './streak.ts'
import { financialKinds, formulaOf, wellnessDays, wellnessOf } from './wellness.ts'
import type { TrackedGoal } from '#server/ports/goal-view.ts'

/** The goals tracked as monthly income and as emergency fund. */
export type Tracked = { monthlyIncome?: TrackedGoal; emergencyFund?: TrackedGoal }

/** The net of this month's income log in one currency. */
export type LoggedIncome = { currency: string; net: string; entries: number }

/** The result of the dashboard's statement, and the user's local date. */
export type Numbers = {
  today: string
  recent: Recent
  months: readonly ActiveMonth[]
  counted: Readonly<Record<string, number>>
  tracked: Tracked
  income: readonly LoggedIncome[]
  cards: DashboardLayout
  focus: OnboardingState
  hidesSpiritual: boolean
}

const selfCare: readonly Kind[] = activityTypes.map(({ key }): Kind => `selfCare:${key}`)
const targets = { selfCare: 7, journal: 7, financial: 3 }

const measure = ({ recent, months, today, focus, hidesSpiritual }: Numbers) => ({
  streak: streakOf(months, today, sumOf(recent, ['forStreak'], 'today')),
  wellness: wellnessOf(recent, focus.answers?.wellness_areas ?? [], hidesSpiritual),
  selfCareInWeek: sumOf(recent, selfCare, 'week'),
  entriesInWeek: sumOf(recent, ['journal'], 'week'),
})
type Measured = ReturnType<typeof measure>

/** The counts of `GET /api/dashboard/stats`. Fields without data are null. */
export const toStats = (numbers: Numbers, measured: Measured = measure(numbers)): DashboardStats => ({
  streak: measured.streak.days,
  goalsCompleted: numbers.counted['goals:completed'] ?? 0,
  totalGoals: numbers.counted['goals'] ?? 0,
  wellnessScore: measured.wellness.score,
  monthlyIncome: toMonthlyIncome(numbers),
  emergencyFund: toTracked(numbers.tracked.emergencyFund),
  weeklySelfCareActivities: measured.selfCareInWeek,
  weeklyJournalEntries: measured.entriesInWeek,
})

type Lists = 'affirmation' | 'tasks' | 'entries' | 'goals' | 'upcoming'

/** All numbers of the dashboard, each with the counts that it is made of. */
export function toDashboard(numbers: Numbers): Omit<Dashboard, Lists> {
  const measured = measure(numbers)
  const { today, recent, tracked, income, focus, cards, hidesSpiritual } = numbers
  const { streak, wellness } = measured
  return {
    today,
    stats: toStats(numbers, measured),
    tracked: { monthlyIncome: toLink(tracked.monthlyIncome), emergencyFund: toLink(tracked.emergencyFund) },
    incomeLog: income.map(({ currency, net, entries }) => ({
      currency,
      net,
      entries,
      isCounted: currency === countedIncome(numbers)?.currency,
    })),
    wellness: { days: wellnessDays, formula: formulaOf(hidesSpiritual ? 4 : 5), areas: wellness.areas },
    streak,
    week: {
      selfCare: { count: measured.selfCareInWeek, target: targets.selfCare },
      journal: { count: measured.entriesInWeek, target: targets.journal },
      financial: { count: sumOf(recent, financialKinds, 'week'), target: targets.financial },
    },
    insight: insightOf({ recent, streak, areas: wellness.areas }, today),
    focus,
    layout: arrangeCards(cards),
  }
}

const toTracked = (goal: TrackedGoal | undefined): DashboardStats['monthlyIncome'] => ({
  current: goal?.current ?? null,
  target: goal?.target ?? null,
  percentage: goal?.percentage ?? null,
})

/** The log in the goal's currency; without a goal its only currency. Different currencies are never added up. */
const countedIncome = ({ tracked, income }: Numbers): LoggedIncome | undefined =>
  tracked.monthlyIncome === undefined
    ? income.length === 1
      ? income[0]
      : undefined
    : income.find(({ currency }) => currency === tracked.monthlyIncome?.currency)

function toMonthlyIncome(numbers: Numbers): DashboardStats['monthlyIncome'] {
  const goal = numbers.tracked.monthlyIncome
  const logged = countedIncome(numbers)
  if (logged === undefined) return toTracked(goal)
  const current = new Decimal(goal?.current ?? 0).plus(logged.net)
  const percent = goal && current.times(100).div(goal.target).floor()
  return {
    current: current.toFixed(),
    target: goal?.target ?? null,
    percentage: percent ? Decimal.max(0, Decimal.min(100, percent)).toNumber() : null,
  }
}

const toLink = (goal: TrackedGoal | undefined): Dashboard['tracked']['monthlyIncome'] =>
  goal === undefined ? null : { id: goal.id, currency: goal.currency }
