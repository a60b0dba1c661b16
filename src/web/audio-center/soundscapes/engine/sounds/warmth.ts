import { crackles, emptyLoop } from '../grains.ts'
import { between } from '../random.ts'
import { textureOf } from '../buffer-cache.ts'
import { burst, chain, filter, gain, noise, pan, repeat, strike, tone, wander } from '../studio.ts'
import type { Happening, Sound } from '../voice.ts'

const log: Happening = {
  every: 19,
  chance: 0.7,
  tail: 2,
  play: (studio, at, random) => {
    const shape = gain(studio, 0)
    shape.gain.setValueAtTime(0, at)
    shape.gain.linearRampToValueAtTime(between(random, 0.5, 1.1), at + 0.01)
    shape.gain.setTargetAtTime(0, at + 0.02, between(random, 0.05, 0.14))
    chain(burst(studio, 'brown', at, 1.2, random()), filter(studio, 'lowpass', 190), shape, studio.out)
  },
}

export const fire: Sound = {
  lay: (studio) => {
    const roar = gain(studio, 0.55)
    wander(studio, roar.gain, 1.1, 0.2)
    chain(noise(studio, 'brown'), filter(studio, 'lowpass', 340), roar, studio.out)
    const flames = gain(studio, 0.24)
    wander(studio, flames.gain, 0.37, 0.12)
    chain(noise(studio, 'pink'), filter(studio, 'bandpass', 620, { Q: 0.6 }), flames, studio.out)
    for (const [seconds, side] of [
      [12.7, -0.35],
      [16.3, 0.35],
    ] as const) {
      const buffer = textureOf(studio.buffers, `crackles ${seconds}`, (rate, random) => {
        return crackles(emptyLoop(seconds, rate), 9, random).samples
      })
      chain(repeat(studio, buffer), gain(studio, 0.9), pan(studio, side), studio.out)
    }
  },
  happenings: [log],
}

const cup: Happening = {
  every: 6.5,
  chance: 0.7,
  tail: 4,
  play: (studio, at, random) => {
    const panner = pan(studio, between(random, -0.8, 0.8))
    panner.connect(studio.out)
    const times = random() < 0.4 ? 2 : 1
    for (let n = 0; n < times; n += 1)
      for (const overtone of [1, 1.83, 2.74])
        strike(studio, at + n * between(random, 0.12, 0.3), panner, {
          pitch: between(random, 1_900, 2_900) * overtone,
          level: between(random, 0.008, 0.03) / overtone,
          decay: between(random, 0.05, 0.16),
          onset: 0.002,
        })
  },
}

export const cafe: Sound = {
  lay: (studio) => {
    // Distant talk: a voice's formants, at the pace of syllables, with pauses.
    for (const [side, low, pace, shift] of [
      [-0.7, 310, 0.19, 0],
      [-0.25, 420, 0.23, 3.1],
      [0.3, 360, 0.21, 7.7],
      [0.75, 500, 0.27, 11.2],
    ] as const) {
      const voice = filter(studio, 'bandpass', low, { Q: 1.6 })
      wander(studio, voice.frequency, 0.6, low * 0.28)
      const open = filter(studio, 'peaking', low * 3.1, { Q: 2, boost: 10 })
      const syllables = gain(studio, 0.32)
      wander(studio, syllables.gain, pace, 0.3)
      const turns = gain(studio, 0.7)
      wander(studio, turns.gain, 4, 0.55)
      chain(noise(studio, 'pink', shift), voice, open, syllables, turns, pan(studio, side), studio.out)
    }
    chain(noise(studio, 'pink', 2), filter(studio, 'lowpass', 900), gain(studio, 0.12), studio.out)
    chain(tone(studio, 99.6, [1, 0.4, 0.1]), gain(studio, 0.006), studio.out)
  },
  happenings: [cup],
}
