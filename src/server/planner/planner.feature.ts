import type { Feature } from '#server/lib/feature.ts'
import { planRepeats } from './plan-repeats.ts'
import { fillPlanner } from './planner.demo.ts'
import { nextTasks, readTasksForDashboard, tasksOfWeek } from './planner.dashboard.ts'
import { statesOfTasks } from './planner.links.ts'
import { seriesActions, taskActions } from './planner.named.ts'
import { purgePlanner } from './planner.purge.ts'
import { taskNotices } from './planner.notices.ts'
import { plannerRoutes } from './planner.routes.ts'
import { taskSearches } from './planner.search.ts'
import { plannerHours, tasks, taskSeries } from './planner.table.ts'
import { taskCoachQueries } from './planner.coach-queries.ts'
import { plannerExport } from './planner.export.ts'

export const plannerFeature = {
  routes: plannerRoutes,
  tables: [tasks, taskSeries, plannerHours],
  exports: plannerExport,
  purge: purgePlanner,
  demo: fillPlanner,
  searches: taskSearches,
  notices: taskNotices,
  jobs: [{ name: 'plan', cron: '43 2 * * *', run: ({ db, keyring, clock }) => planRepeats(db, keyring, clock()) }],
  coachQueries: taskCoachQueries,
  coachFacts: { planner: tasksOfWeek },
  cardActions: { task: taskActions, series: seriesActions },
  dashboard: { tasks: readTasksForDashboard },
  upcoming: nextTasks,
  firstData: {
    planner: {
      page: [
        '/api/tasks?date={day}&limit=100',
        '/api/tasks/days?from={from}&to={to}',
        '/api/tasks/unfinished?limit=100',
        '/api/fitness/cycle/calendar',
      ],
    },
  },
  shares: {
    taskActions,
    statesOfTasks,
  },
} satisfies Feature
