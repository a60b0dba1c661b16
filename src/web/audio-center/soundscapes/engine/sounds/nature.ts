import { cricket, emptyLoop } from '../grains.ts'
import { between, pick, type Random } from '../random.ts'
import { textureOf } from '../buffer-cache.ts'
import {
  chain,
  echo,
  filter,
  gain,
  noise,
  pan,
  playFor,
  repeat,
  strike,
  type Studio,
  wander,
  within,
} from '../studio.ts'
import type { Happening, Sound } from '../voice.ts'

/** Wind in leaves on one side; each side has its own gusts. */
function gusts(studio: Studio, side: number, shift: number, level: number): void {
  const bough = filter(studio, 'bandpass', 480, { Q: 0.8 })
  wander(studio, bough.frequency, 6, 190)
  const strength = gain(studio, 0.75 * level)
  wander(studio, strength.gain, 6, 0.42 * level)
  chain(noise(studio, 'pink', shift), bough, strength, pan(studio, side), studio.out)
  const leaves = gain(studio, 0.085 * level)
  wander(studio, leaves.gain, 2.3, 0.07 * level)
  const bright = chain(
    noise(studio, 'white', shift),
    filter(studio, 'highpass', 2_300),
    filter(studio, 'lowpass', 7_500),
  )
  chain(bright, leaves, pan(studio, side * 1.4), studio.out)
}

export const wind: Sound = {
  lay: (studio) => {
    gusts(studio, -0.5, 0, 1)
    gusts(studio, 0.5, 6.6, 1)
    chain(noise(studio, 'brown'), filter(studio, 'lowpass', 150), gain(studio, 0.25), studio.out)
  },
}

/** A tone that glides through these pitches, silent between the notes. */
function call(studio: Studio, at: number, notes: readonly Note[], level: number, out: AudioNode): void {
  const source = new OscillatorNode(studio.context)
  const shape = gain(studio, 0)
  let time = at
  for (const { from, to, seconds, rest } of notes) {
    source.frequency.setValueAtTime(within(studio.context, from), time)
    source.frequency.exponentialRampToValueAtTime(within(studio.context, to), time + seconds)
    shape.gain.setValueAtTime(0, time)
    shape.gain.linearRampToValueAtTime(level, time + seconds * 0.3)
    shape.gain.linearRampToValueAtTime(0, time + seconds)
    time += seconds + rest
  }
  chain(source, shape, out)
  playFor(studio, source, at, time - at)
}

type Note = { from: number; to: number; seconds: number; rest: number }

const songs: readonly [Song, ...Song[]] = [
  // A blackbird, slow and low.
  (random) =>
    Array.from({ length: 3 + Math.floor(random() * 3) }, () => {
      const from = between(random, 1_700, 2_500)
      return { from, to: from * between(random, 0.8, 1.25), seconds: between(random, 0.14, 0.34), rest: 0.06 }
    }),
  // A great tit: two notes, again and again.
  (random) => {
    const pitch = between(random, 3_400, 4_100)
    return Array.from({ length: 6 + 2 * Math.floor(random() * 3) }, (_, at) => {
      const from = at % 2 === 0 ? pitch : pitch * 0.76
      return { from, to: from * 0.98, seconds: 0.1, rest: at % 2 === 0 ? 0.03 : 0.09 }
    })
  },
  // A robin: a quick run downwards.
  (random) => {
    const top = between(random, 4_200, 5_600)
    return Array.from({ length: 9 + Math.floor(random() * 6) }, (_, at) => {
      const from = top * 0.95 ** at * between(random, 0.9, 1.12)
      return { from, to: from * between(random, 0.85, 1.2), seconds: between(random, 0.04, 0.09), rest: 0.02 }
    })
  },
]
type Song = (random: Random) => Note[]

const singing = (every: number, chance: number, loudest: number): Happening => ({
  every,
  chance,
  tail: 6,
  isFirst: true,
  play: (studio, at, random) => {
    const panner = pan(studio, between(random, -0.85, 0.85))
    panner.connect(studio.out)
    call(studio, at, pick(random, songs)(random), between(random, 0.25, 1) * loudest, panner)
  },
})

export const birds: Sound = {
  lay: (studio) => {
    gusts(studio, -0.4, 2, 0.22)
    gusts(studio, 0.4, 9, 0.22)
    chain(noise(studio, 'pink', 4), filter(studio, 'lowpass', 700), gain(studio, 0.16), studio.out)
    // One reverb for all birds.
    return echo(studio, 0.23, 0.32)
  },
  happenings: [singing(3.1, 0.8, 0.16), singing(4.7, 0.7, 0.1), singing(7.9, 0.7, 0.06)],
}

const owl: Happening = {
  every: 41,
  chance: 0.6,
  tail: 5,
  play: (studio, at, random) => {
    const panner = pan(studio, between(random, -0.7, 0.7))
    panner.connect(studio.out)
    const pitch = between(random, 330, 390)
    for (const [after, decay] of [
      [0, 0.16],
      [0.75, 0.1],
      [1.05, 0.3],
    ] as const)
      strike(studio, at + after, panner, { pitch, level: 0.07, decay, onset: 0.12 })
  },
}

export const crickets: Sound = {
  lay: (studio) => {
    for (const [seconds, pitch, every, side, level] of [
      [9.1, 4_350, 0.66, -0.7, 0.42],
      [11.3, 4_720, 0.83, 0.65, 0.3],
      [14.7, 4_050, 1.04, 0.15, 0.2],
    ] as const) {
      const buffer = textureOf(studio.buffers, `cricket ${pitch}`, (rate, random) => {
        return cricket(emptyLoop(seconds, rate), pitch, every, random).samples
      })
      chain(repeat(studio, buffer), gain(studio, level), pan(studio, side), studio.out)
    }
    const many = gain(studio, 0.5)
    wander(studio, many.gain, 7, 0.2)
    chain(noise(studio, 'white'), filter(studio, 'bandpass', 5_100, { Q: 9 }), many, studio.out)
    chain(noise(studio, 'brown'), filter(studio, 'lowpass', 320), gain(studio, 0.3), studio.out)
  },
  happenings: [owl],
}
