import type { NewTask } from '#contract/planner.ts'
import type { Feature } from '#server/lib/feature.ts'
import type { RecordActs } from '#server/lib/record-acts.ts'
import { planRepeats } from './plan-repeats.ts'
import { fillPlanner } from './planner.demo.ts'
import { nextTasks, readTasksForDashboard, tasksOfWeek } from './planner.dashboard.ts'
import { statesOfTasks } from './planner.links.ts'
import { purgePlanner } from './planner.purge.ts'
import { createTask } from './planner.repo.ts'
import { plannerRoutes } from './planner.routes.ts'
import { plannerHours, tasks, taskSeries } from './planner.table.ts'
import { deleteTask, restoreTask } from './series-undo.ts'
import { taskRecords } from './planner.records.ts'

const taskActs: RecordActs<NewTask> = {
  create: (db, { owner, timeZone }, given, now) => createTask(db, { owner, timeZone, now }, given),
  remove: (db, { owner, timeZone }, id, now) => deleteTask(db, { owner, timeZone, now }, id, 'this'),
  restore: (db, { owner, timeZone }, id, now) => restoreTask(db, { owner, timeZone, now }, id),
}

export const plannerFeature = {
  routes: plannerRoutes,
  tables: [tasks, taskSeries, plannerHours],
  purge: purgePlanner,
  demo: fillPlanner,
  jobs: [{ name: 'plan', cron: '43 2 * * *', run: ({ db, keyring, clock }) => planRepeats(db, keyring, clock()) }],
  shares: { taskRecords, nextTasks, taskActs, readTasksForDashboard, statesOfTasks, tasksOfWeek },
} satisfies Feature
