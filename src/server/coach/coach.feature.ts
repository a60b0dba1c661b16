import type { Feature } from '#server/lib/feature.ts'
import { fillCoach } from './coach.demo.ts'
import { purgeCoach } from './coach.purge.ts'
import { coachRoutes } from './coach.routes.ts'
import { coachChats, coachMonths, coachSafetyCounts, coachSettings } from './coach.table.ts'
import { helpRoutes } from './help.routes.ts'
import { type CoachServices, openCoach } from './open-coach.ts'
import { countQuestions } from './quota.repo.ts'

export const coachFeature = {
  routes: (services: CoachServices) => ({ ...coachRoutes(openCoach(services)), ...helpRoutes() }),
  tables: [coachChats, coachMonths, coachSettings, coachSafetyCounts],
  purge: purgeCoach,
  demo: fillCoach,
  shares: { countQuestions },
} satisfies Feature
