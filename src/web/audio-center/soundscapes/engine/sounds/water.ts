import { waveCurve } from '../curves.ts'
import { bubbles, emptyLoop } from '../grains.ts'
import { curveOf, textureOf } from '../buffer-cache.ts'
import { chain, filter, follow, gain, noise, pan, repeat, wander } from '../studio.ts'
import type { Sound } from '../voice.ts'

export const ocean: Sound = {
  lay: (studio) => {
    for (const [side, waves, shift] of [
      [-0.5, 5, 0],
      [0.5, 6, 4.2],
    ] as const) {
      const curve = curveOf(studio.buffers, `waves ${waves}`, (random) => waveCurve(waves, random))
      // A wave gets louder and brighter as it breaks, and its foam hisses as it runs out.
      const surf = filter(studio, 'lowpass', 320)
      follow(studio, curve, surf.frequency, 2_600, shift)
      const loud = gain(studio, 0.06)
      follow(studio, curve, loud.gain, 0.8, shift)
      chain(noise(studio, 'pink', shift), surf, loud, pan(studio, side), studio.out)
      const foam = gain(studio, 0.005)
      follow(studio, curve, foam.gain, 0.09, shift - 0.9)
      chain(noise(studio, 'white', shift), filter(studio, 'highpass', 3_200), foam, pan(studio, side), studio.out)
    }
    chain(noise(studio, 'brown'), filter(studio, 'lowpass', 180), gain(studio, 0.2), studio.out)
  },
}

export const stream: Sound = {
  lay: (studio) => {
    for (const [seconds, side] of [
      [10.7, -0.6],
      [12.9, 0],
      [15.1, 0.6],
    ] as const) {
      const buffer = textureOf(studio.buffers, `bubbles ${seconds}`, (rate, random) => {
        return bubbles(emptyLoop(seconds, rate), 44, random).samples
      })
      const level = gain(studio, 0.5)
      wander(studio, level.gain, 3, 0.18)
      chain(repeat(studio, buffer), level, pan(studio, side), studio.out)
    }
    const flow = gain(studio, 0.4)
    wander(studio, flow.gain, 4, 0.1)
    chain(noise(studio, 'pink'), filter(studio, 'bandpass', 820, { Q: 0.5 }), flow, studio.out)
    chain(noise(studio, 'white'), filter(studio, 'highpass', 4_500), gain(studio, 0.03), studio.out)
  },
}
