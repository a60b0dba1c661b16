import type { Feature } from '#server/lib/feature.ts'
import { fillGoals } from './goals.demo.ts'
import { readGoalsForDashboard, listGoalFacts, trackedGoals } from './goals.dashboard.ts'
import { lockGoalForShare, titlesOf } from './goals.links.ts'
import { goalActions } from './goals.named.ts'
import { goalNotices, hasMadeGoal } from './goals.notices.ts'
import { goalsRoutes } from './goals.routes.ts'
import { goalSearches } from './goals.search.ts'
import { goals, progressEntries } from './goals.table.ts'
import { readOpenGoals } from './open-goals.repo.ts'
import { goalCoachQueries } from './goals.coach-queries.ts'
import { goalsExport } from './goals.export.ts'

export const goalsFeature = {
  routes: goalsRoutes,
  tables: [goals, progressEntries],
  exports: goalsExport,
  demo: fillGoals,
  searches: goalSearches,
  notices: goalNotices,
  coachQueries: goalCoachQueries,
  coachFacts: { goals: listGoalFacts },
  cardActions: { goal: goalActions },
  dashboard: { goals: readGoalsForDashboard, tracked: trackedGoals },
  firstData: { goals: { page: ['/api/goals', '/api/goals/summary', '/api/onboarding'] } },
  shares: {
    hasMadeGoal,
    goalLinks: { titlesOf, hold: lockGoalForShare },
    readOpenGoals,
  },
} satisfies Feature
