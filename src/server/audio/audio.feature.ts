import type { Feature } from '#server/lib/feature.ts'
import { fillAudio } from './audio.demo.ts'
import { audioRoutes } from './audio.routes.ts'
import { savedMixes } from './audio.table.ts'

export const audioFeature = {
  routes: audioRoutes,
  tables: [savedMixes],
  demo: fillAudio,
} satisfies Feature
