import { drops, emptyLoop } from '../grains.ts'
import { textureOf } from '../buffer-cache.ts'
import { between } from '../random.ts'
import { burst, chain, filter, gain, noise, pan, repeat, type Studio, wander } from '../studio.ts'
import type { Happening, Sound } from '../voice.ts'

const fine = { perSecond: 130, low: 1_800, high: 7_500, shortest: 0.0012, longest: 0.006 }
const onWood = { perSecond: 42, low: 260, high: 1_700, shortest: 0.004, longest: 0.022 }

/** Two loops of different lengths, one on each side: together they repeat only after minutes. */
function fall(studio: Studio, name: string, kind: typeof fine, level: number, out: AudioNode): void {
  for (const [seconds, side] of [
    [11.3, -0.55],
    [14.9, 0.55],
  ] as const) {
    const buffer = textureOf(studio.buffers, `${name} ${seconds}`, (rate, random) => {
      return drops(emptyLoop(seconds, rate), kind, random).samples
    })
    chain(repeat(studio, buffer), gain(studio, level), pan(studio, side), out)
  }
}

/** Many drops, too far away to tell apart. */
function rush(studio: Studio, low: number, high: number, level: number): void {
  const amount = gain(studio, level)
  wander(studio, amount.gain, 5, level * 0.3)
  chain(noise(studio, 'pink'), filter(studio, 'highpass', low), filter(studio, 'lowpass', high), amount, studio.out)
}

export const rain: Sound = {
  lay: (studio) => {
    rush(studio, 500, 8_000, 0.62)
    chain(noise(studio, 'brown', 5), filter(studio, 'lowpass', 420), gain(studio, 0.16), studio.out)
    fall(studio, 'fine drops', fine, 0.55, studio.out)
  },
}

export const roof: Sound = {
  lay: (studio) => {
    rush(studio, 180, 1_700, 0.5)
    const wood = filter(studio, 'peaking', 240, { Q: 1.1, boost: 7 })
    wood.connect(studio.out)
    fall(studio, 'drops on wood', onWood, 0.85, wood)
    chain(noise(studio, 'brown', 3), filter(studio, 'lowpass', 160), gain(studio, 0.2), studio.out)
  },
}

/** Far thunder: it begins, rolls on, and fades into the rain. */
const thunder: Happening = {
  every: 26,
  chance: 0.8,
  tail: 14,
  play: (studio, at, random) => {
    const seconds = between(random, 7, 12)
    const dark = filter(studio, 'lowpass', 220)
    dark.frequency.setValueAtTime(between(random, 160, 420), at)
    dark.frequency.exponentialRampToValueAtTime(70, at + seconds)
    const shape = gain(studio, 0)
    const level = between(random, 0.7, 1.9)
    shape.gain.setValueAtTime(0, at)
    shape.gain.linearRampToValueAtTime(level, at + between(random, 0.15, 0.9))
    for (let roll = 1; roll < 5; roll += 1)
      shape.gain.linearRampToValueAtTime(
        level * (1 - roll / 5.5) * between(random, 0.35, 1),
        at + ((roll + between(random, -0.2, 0.3)) * seconds) / 5,
      )
    shape.gain.linearRampToValueAtTime(0, at + seconds)
    chain(
      burst(studio, 'brown', at, seconds + 0.1, random()),
      dark,
      shape,
      pan(studio, between(random, -0.6, 0.6)),
      studio.out,
    )
  },
}

export const storm: Sound = {
  lay: (studio) => {
    rush(studio, 250, 3_600, 0.62)
    chain(noise(studio, 'brown', 7), filter(studio, 'lowpass', 260), gain(studio, 0.22), studio.out)
    fall(studio, 'fine drops', fine, 0.25, studio.out)
  },
  happenings: [thunder],
}
