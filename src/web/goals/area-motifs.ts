import type { Goal } from '#contract/goals.ts'
import type { Motif } from '#web/ui/drawings/Landscape.tsx'

export const areaMotifs: Readonly<Record<Goal['category'], Motif>> = {
  financial: 'stones',
  physical: 'path',
  'self-care': 'water',
  career: 'peaks',
  personal: 'rays',
  relationships: 'rings',
  spiritual: 'stars',
}
