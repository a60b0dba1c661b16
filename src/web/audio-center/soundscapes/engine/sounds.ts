import type { SoundscapeKey } from '#contract/soundscapes.ts'
import { birds, crickets, wind } from './sounds/nature.ts'
import { brown, pink } from './sounds/coloured-noise.ts'
import { rain, roof, storm } from './sounds/rain.ts'
import { drone, heartbeat, singingBowls } from './sounds/tones.ts'
import { cafe, fire } from './sounds/warmth.ts'
import { ocean, stream } from './sounds/water.ts'
import type { Sound } from './voice.ts'

export type SoundKey = SoundscapeKey

/** `trim` makes all equally loud. */
export const sounds: Record<SoundKey, Sound & { trim: number }> = {
  rain: { ...rain, trim: 1 },
  roof: { ...roof, trim: 1 },
  storm: { ...storm, trim: 1 },
  ocean: { ...ocean, trim: 1 },
  stream: { ...stream, trim: 1.15 },
  wind: { ...wind, trim: 1 },
  birds: { ...birds, trim: 1.35 },
  crickets: { ...crickets, trim: 1 },
  fire: { ...fire, trim: 0.95 },
  cafe: { ...cafe, trim: 1.2 },
  bowls: { ...singingBowls, trim: 1.4 },
  drone: { ...drone, trim: 1 },
  heartbeat: { ...heartbeat, trim: 1 },
  brown: { ...brown, trim: 0.9 },
  pink: { ...pink, trim: 0.85 },
}
