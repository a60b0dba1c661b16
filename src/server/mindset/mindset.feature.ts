import type { Context } from '#server/lib/context.ts'
import type { Feature } from '#server/lib/feature.ts'
import { readWritings } from './content.ts'
import { fillMindset } from './mindset.demo.ts'
import { mindsetRoutes } from './mindset.routes.ts'
import { completedCourseSteps, meditationPositions, savedQuotes } from './mindset.table.ts'
import { mindsetExport } from './mindset.export.ts'

export const mindsetFeature = {
  routes: async ({ db, clock }: Context) => mindsetRoutes({ db, clock, writings: await readWritings() }),
  tables: [savedQuotes, completedCourseSteps, meditationPositions],
  exports: mindsetExport,
  demo: fillMindset,
  firstData: { mindset: { page: ['/api/affirmations?limit=24', '/api/affirmations/today'] } },
} satisfies Feature
