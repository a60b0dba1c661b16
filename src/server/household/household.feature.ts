import type { Feature } from '#server/lib/feature.ts'
import { householdFacts, nextHouseholdDays } from './household.dashboard.ts'
import { fillHousehold } from './household.demo.ts'
import { householdActions } from './household.named.ts'
import { purgeHousehold } from './household.purge.ts'
import { householdRoutes } from './household.routes.ts'
import { householdSearches } from './household.search.ts'
import { householdCompletions, householdPeople, householdTasks } from './household.table.ts'
import { householdCoachQueries } from './household.coach-queries.ts'
import { householdExport } from './household.export.ts'

export const householdFeature = {
  routes: householdRoutes,
  tables: [householdTasks, householdCompletions, householdPeople],
  exports: householdExport,
  purge: purgeHousehold,
  demo: fillHousehold,
  searches: householdSearches,
  coachQueries: householdCoachQueries,
  coachFacts: { household: householdFacts },
  cardActions: { household: householdActions },
  upcoming: nextHouseholdDays,
  firstData: {
    household: { page: ['/api/household-tasks?limit=100', '/api/household/people', '/api/household/balance'] },
  },
} satisfies Feature
