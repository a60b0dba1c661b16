import type { NewSelfCareActivity } from '#contract/self-care.ts'
import type { Feature } from '#server/lib/feature.ts'
import type { RecordActions } from '#server/lib/record-actions.ts'
import { fillSelfCare } from './self-care.demo.ts'
import { careOfWeek } from './self-care.coach.ts'
import { selfCareRoutes } from './self-care.routes.ts'
import { createActivity, deleteActivity, restoreActivity } from './self-care.repo.ts'
import { selfCareSearches } from './self-care.search.ts'
import { breathingPatterns, selfCareActivities } from './self-care.table.ts'
import { selfCareCoachQueries } from './self-care.coach-queries.ts'
import { selfCareExport } from './self-care.export.ts'

const careActions: RecordActions<NewSelfCareActivity> = {
  create: (db, session, given, now) => createActivity(db, session, given, now),
  remove: (db, { owner }, id, now) => deleteActivity(db, owner, id, now),
  restore: (db, { owner }, id) => restoreActivity(db, owner, id),
}

export const selfCareFeature = {
  routes: selfCareRoutes,
  tables: [selfCareActivities, breathingPatterns],
  exports: selfCareExport,
  demo: fillSelfCare,
  searches: selfCareSearches,
  coachQueries: selfCareCoachQueries,
  coachFacts: { selfCare: careOfWeek },
  cardActions: { care: careActions },
  firstData: { selfCare: { page: ['/api/self-care/summary', '/api/self-care/patterns'] } },
} satisfies Feature
