/** The parts of the landing page that need a script, by name. */
export const islandNames = ['getStarted', 'tryDemo', 'theme'] as const

export type IslandName = (typeof islandNames)[number]
