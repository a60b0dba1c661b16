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
  firstData: {
    audio: {
      page: ['/api/self-care/patterns'],
      tabs: {
        affirmations: ['/api/affirmations/today', '/api/affirmations?limit=6'],
        music: [],
        soundscapes: ['/api/audio/mixes', '/api/self-care?limit=20'],
      },
    },
  },
} satisfies Feature
