import type { Feature } from '#server/lib/feature.ts'
import { fillAudio } from './audio.demo.ts'
import { audioRoutes } from './audio.routes.ts'
import { mixSearches } from './audio.search.ts'
import { savedMixes } from './audio.table.ts'
import { audioExport } from './audio.export.ts'

export const audioFeature = {
  routes: audioRoutes,
  tables: [savedMixes],
  exports: audioExport,
  demo: fillAudio,
  searches: mixSearches,
} satisfies Feature
