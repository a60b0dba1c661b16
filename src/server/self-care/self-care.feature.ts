import type { Feature } from '#server/lib/feature.ts'
import { fillSelfCare } from './self-care.demo.ts'
import { careOfWeek } from './self-care.coach.ts'
import { selfCareRoutes } from './self-care.routes.ts'
import { breathingPatterns, selfCareActivities } from './self-care.table.ts'
import { selfCareRecords } from './self-care.records.ts'

export const selfCareFeature = {
  routes: selfCareRoutes,
  tables: [selfCareActivities, breathingPatterns],
  demo: fillSelfCare,
  shares: { selfCareRecords, careOfWeek },
} satisfies Feature
