import { emptyLoop, heart } from '../grains.ts'
import { between, pick } from '../random.ts'
import { textureOf } from '../buffer-cache.ts'
import { chain, filter, gain, noise, pan, repeat, strike, sway, tone, wander } from '../studio.ts'
import type { Happening, Sound } from '../voice.ts'

/** Pitches that go together in any order. */
const bowls = [132, 148.5, 176, 198, 264] as const
const overtones = [
  [1, 1, 2.7],
  [2.74, 0.42, 1.6],
  [5.2, 0.16, 0.8],
  [8.3, 0.05, 0.35],
] as const

const bowl: Happening = {
  every: 8.6,
  chance: 0.88,
  tail: 20,
  isFirst: true,
  play: (studio, at, random) => {
    const panner = pan(studio, between(random, -0.5, 0.5))
    panner.connect(studio.out)
    const pitch = pick(random, bowls)
    const level = between(random, 0.14, 0.26)
    for (const [overtone, share, decay] of overtones) {
      // Two close pitches beat, which is what makes a bowl sing.
      const beat = between(random, 0.25, 0.6)
      for (const side of [-1, 1])
        strike(studio, at, panner, {
          pitch: pitch * overtone + side * beat,
          level: (level * share) / 2,
          decay,
          onset: overtone === 1 ? 0.06 : 0.012,
        })
    }
  },
}

export const singingBowls: Sound = {
  lay: (studio) => {
    const air = gain(studio, 0.05)
    wander(studio, air.gain, 6, 0.02)
    chain(noise(studio, 'pink'), filter(studio, 'lowpass', 380), air, studio.out)
    const ground = gain(studio, 0.028)
    sway(studio, ground.gain, 13, 0.014)
    chain(tone(studio, 66, [1, 0.5, 0.12]), ground, studio.out)
  },
  happenings: [bowl],
}

export const drone: Sound = {
  lay: (studio) => {
    const soft = filter(studio, 'lowpass', 620)
    wander(studio, soft.frequency, 9, 260)
    soft.connect(studio.out)
    for (const [pitch, seconds, side] of [
      [65.41, 17, 0],
      [65.7, 23, 0.2],
      [98.0, 19, -0.4],
      [98.32, 29, 0.4],
      [130.81, 21, -0.2],
      [164.81, 31, 0.55],
      [196.0, 37, -0.55],
    ] as const) {
      const level = gain(studio, 0.055)
      sway(studio, level.gain, seconds, 0.045)
      chain(tone(studio, pitch, [1, 0.5, 0.3, 0.16, 0.08]), level, pan(studio, side), soft)
    }
    chain(noise(studio, 'pink'), filter(studio, 'lowpass', 300), gain(studio, 0.08), studio.out)
  },
}

export const heartbeat: Sound = {
  lay: (studio) => {
    const buffer = textureOf(
      studio.buffers,
      'heart',
      (rate, random) => heart(emptyLoop(17.2, rate), 16, random).samples,
    )
    chain(repeat(studio, buffer), filter(studio, 'lowpass', 190), gain(studio, 0.9), studio.out)
    // Blood and breath around the heartbeat.
    const breath = gain(studio, 0.28)
    sway(studio, breath.gain, 6.4, 0.16)
    chain(noise(studio, 'brown'), filter(studio, 'lowpass', 210), breath, studio.out)
  },
}
