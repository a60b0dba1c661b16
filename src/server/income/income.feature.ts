import { incomeGuide } from '#contract/income.ts'
import type { NewIncomeEntry } from '#contract/income.ts'
import { readContent } from '#server/lib/content.ts'
import type { Context } from '#server/lib/context.ts'
import type { Feature } from '#server/lib/feature.ts'
import type { RecordActions } from '#server/lib/record-actions.ts'
import { incomeOfMonth } from './income.dashboard.ts'
import { fillIncome } from './income.demo.ts'
import { createEntry, deleteEntry, restoreEntry } from './income.repo.ts'
import { incomeRoutes } from './income.routes.ts'
import { incomeSearches } from './income.search.ts'
import { incomeEntries, incomeSettings, actionPlanProgress } from './income.table.ts'
import type { PlannerParts } from './plan.repo.ts'
import { readCurrency } from './settings.repo.ts'
import { incomeCoachQueries } from './income.coach-queries.ts'
import { incomeExport } from './income.export.ts'

const incomeActions: RecordActions<NewIncomeEntry> = {
  create: createEntry,
  remove: (db, { owner }, id, now) => deleteEntry(db, owner, id, now),
  restore: (db, { owner }, id) => restoreEntry(db, owner, id),
}

const firstCalls = ['/api/income/summary', '/api/income/settings', '/api/income/guide']

export const incomeFeature = {
  routes: async (services: Context & PlannerParts) =>
    incomeRoutes({ ...services, guide: await readContent('income/guide', incomeGuide) }),
  tables: [incomeEntries, incomeSettings, actionPlanProgress],
  exports: incomeExport,
  demo: fillIncome,
  searches: incomeSearches,
  coachQueries: incomeCoachQueries,
  cardActions: { income: incomeActions },
  dashboard: { income: incomeOfMonth },
  firstData: {
    income: {
      page: firstCalls,
      tabs: { 'action-plan': [...firstCalls, '/api/income/plan'], 'success-stories': [...firstCalls, '/api/income'] },
    },
  },
  shares: { readCurrency },
} satisfies Feature
