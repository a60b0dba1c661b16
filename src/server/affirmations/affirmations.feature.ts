import type { UserTime } from '#server/lib/clock.ts'
import type { Context } from '#server/lib/context.ts'
import type { Db } from '#server/lib/db.ts'
import type { Feature } from '#server/lib/feature.ts'
import type { Owner } from '#server/lib/sealed.ts'
import { fillAffirmations } from './affirmations.demo.ts'
import { purgeLoves } from './affirmations.purge.ts'
import { affirmationOfToday, affirmationsRoutes } from './affirmations.routes.ts'
import { affirmationSearches } from './affirmations.search.ts'
import { currentAffirmations, affirmationLoves, affirmations, affirmationsSeen } from './affirmations.table.ts'
import { getLibrary } from './library.ts'
import type { Sources } from './combined-list.ts'
import { affirmationsExport } from './affirmations.export.ts'

type ListSources = Omit<Sources, 'library'>

export const affirmationsFeature = {
  routes: async ({ db, clock, readAnswers, readOpenGoals }: Context & ListSources) =>
    affirmationsRoutes({ db, clock, readAnswers, readOpenGoals, library: await getLibrary() }),
  tables: [affirmations, affirmationLoves, affirmationsSeen, currentAffirmations],
  exports: affirmationsExport,
  purge: purgeLoves,
  demo: fillAffirmations,
  searches: affirmationSearches,
  dashboard: {
    affirmation: async (db: Db, owner: Owner, told: ListSources, time: UserTime) =>
      affirmationOfToday(db, owner, { ...told, library: await getLibrary() }, time),
  },
} satisfies Feature
