// No zod: the browser loads this file too.

/** Categories of soundscapes with their display names. */
export const soundscapeCategories = [
  { key: 'water', label: 'Rain & water' },
  { key: 'nature', label: 'Nature' },
  { key: 'warmth', label: 'Warm places' },
  { key: 'tones', label: 'Tones' },
  { key: 'noise', label: 'Noise' },
] as const

/** Name, category, and the minutes a soundscape plays when started from its card. */
export const soundscapes = [
  { key: 'rain', label: 'Soft Rain', category: 'water', minutes: 60 },
  { key: 'roof', label: 'Rain on the Roof', category: 'water', minutes: 90 },
  { key: 'storm', label: 'Distant Thunder', category: 'water', minutes: 60 },
  { key: 'ocean', label: 'Ocean Waves', category: 'water', minutes: 90 },
  { key: 'stream', label: 'Forest Stream', category: 'water', minutes: 60 },
  { key: 'wind', label: 'Wind in the Trees', category: 'nature', minutes: 60 },
  { key: 'birds', label: 'Birds at Dawn', category: 'nature', minutes: 30 },
  { key: 'crickets', label: 'Summer Night', category: 'nature', minutes: 90 },
  { key: 'fire', label: 'Open Fire', category: 'warmth', minutes: 60 },
  { key: 'cafe', label: 'Quiet Café', category: 'warmth', minutes: 45 },
  { key: 'bowls', label: 'Singing Bowls', category: 'tones', minutes: 30 },
  { key: 'drone', label: 'Warm Drone', category: 'tones', minutes: 60 },
  { key: 'heartbeat', label: 'Heartbeat', category: 'tones', minutes: 30 },
  { key: 'brown', label: 'Brown Noise', category: 'noise', minutes: 120 },
  { key: 'pink', label: 'Pink Noise', category: 'noise', minutes: 120 },
] as const satisfies readonly {
  key: string
  label: string
  category: (typeof soundscapeCategories)[number]['key']
  minutes: number
}[]

export type Soundscape = (typeof soundscapes)[number]
export type SoundscapeKey = Soundscape['key']

/** The most sounds in a mix, and mixes per user. */
export const mixBounds = { sounds: 8, mixes: 50 } as const
