import type { NewHouseholdTask } from '#contract/household.ts'
import type { Feature } from '#server/lib/feature.ts'
import type { RecordActs } from '#server/lib/record-acts.ts'
import { householdFacts, nextHouseholdDays } from './household.dashboard.ts'
import { fillHousehold } from './household.demo.ts'
import { purgeHousehold } from './household.purge.ts'
import { createTask, deleteTask, restoreTask } from './household.repo.ts'
import { householdRoutes } from './household.routes.ts'
import { householdDone, householdPeople, householdTasks } from './household.table.ts'
import { householdRecords } from './household.records.ts'

const householdActs: RecordActs<NewHouseholdTask> = {
  create: createTask,
  remove: (db, { owner }, id, now) => deleteTask(db, owner, id, now),
  restore: (db, { owner }, id) => restoreTask(db, owner, id),
}

export const householdFeature = {
  routes: householdRoutes,
  tables: [householdTasks, householdDone, householdPeople],
  purge: purgeHousehold,
  demo: fillHousehold,
  shares: { householdRecords, householdActs, householdFacts, nextHouseholdDays },
} satisfies Feature
