import { chain, filter, gain, noise } from '../studio.ts'
import type { Sound } from '../voice.ts'

export const brown: Sound = {
  lay: (studio) => {
    chain(noise(studio, 'brown'), filter(studio, 'lowpass', 1_000), gain(studio, 0.6), studio.out)
  },
}

export const pink: Sound = {
  lay: (studio) => {
    chain(noise(studio, 'pink'), filter(studio, 'highpass', 40), gain(studio, 0.5), studio.out)
  },
}
