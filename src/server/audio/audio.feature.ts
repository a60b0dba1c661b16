import type { Feature } from '#server/lib/feature.ts'
import { fillAudio } from './audio.demo.ts'
import { purgeAudio } from './audio.purge.ts'
import { audioRoutes } from './audio.routes.ts'
import { savedMixes } from './audio.table.ts'

export const audioFeature = {
  routes: audioRoutes,
  tables: [savedMixes],
  purge: purgeAudio,
  demo: fillAudio,
} satisfies Feature
