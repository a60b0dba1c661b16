/** The parts of the landing page that need a script. */
export const islandNames = ['getStarted', 'tryDemo', 'theme'] as const

export type IslandName = (typeof islandNames)[number]
