import type { Feature } from '#server/lib/feature.ts'
import { purgePictures } from './pictures.repo.ts'
import { picturesRoutes } from './pictures.routes.ts'
import { pendingObjectDeletions, pictures } from './pictures.table.ts'
import { sweepPictures } from './sweep.ts'
import { picturesExport } from './pictures.export.ts'

export const picturesFeature = {
  routes: picturesRoutes,
  tables: [pictures, pendingObjectDeletions],
  exports: picturesExport,
  noDemo: 'Its visions show pictures of our own.',
  purge: purgePictures,
  shares: { sweepPictures },
  jobs: [{ name: 'sweep', cron: '27 * * * *', run: ({ db, store }) => sweepPictures(db, store) }],
} satisfies Feature
