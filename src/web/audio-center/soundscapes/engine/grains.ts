import { between, type Random } from './random.ts'

/** A loop without a seam: what reaches over its end goes on at its beginning. */
export type Loop = { samples: Float32Array<ArrayBuffer>; rate: number }

export const emptyLoop = (seconds: number, rate: number): Loop => ({
  samples: new Float32Array(Math.round(seconds * rate)),
  rate,
})

/** An oscillator of one complex multiplication a sample, which is cheaper than a sine. */
function turning(pitch: number, rate: number, rise = 0) {
  const angle = (2 * Math.PI * pitch) / rate
  return { x: 1, y: 0, stepX: Math.cos(angle), stepY: Math.sin(angle), bend: (angle * rise) / rate }
}
type Turning = ReturnType<typeof turning>

/** Returns a value from -1 to 1. `rise` raises the pitch by that share a second. */
function turn(tone: Turning): number {
  const { x, y, stepX, stepY, bend } = tone
  tone.x = x * stepX - y * stepY
  tone.y = x * stepY + y * stepX
  if (bend !== 0) {
    tone.stepX = stepX - stepY * bend
    tone.stepY = stepY + stepX * bend
    // Scales the step back to length 1, because each bend makes it slightly longer.
    const length = 1 / Math.hypot(tone.stepX, tone.stepY)
    tone.stepX *= length
    tone.stepY *= length
  }
  return y
}

function lay(
  { samples, rate }: Loop,
  at: number,
  seconds: number,
  next: (sample: number, count: number) => number,
): void {
  const count = Math.round(seconds * rate)
  let index = Math.round(at * rate) % samples.length
  for (let sample = 0; sample < count; sample += 1) {
    samples[index] = (samples[index] ?? 0) + next(sample, count)
    index = index + 1 === samples.length ? 0 : index + 1
  }
}

/** Calls `put` with random moments of the loop, `perSecond` of them per second. */
function scatter({ samples, rate }: Loop, perSecond: number, random: Random, put: (at: number) => void): void {
  const seconds = samples.length / rate
  for (let n = 0; n < seconds * perSecond; n += 1) put(random() * seconds)
}

/** Many quiet and few loud ones, as with drops and sparks. */
const uneven = (random: Random, power: number): number => (1 - random()) ** power

type Drops = { perSecond: number; low: number; high: number; shortest: number; longest: number }

/** Short tones that decay at once. */
export function drops(loop: Loop, { perSecond, low, high, shortest, longest }: Drops, random: Random): Loop {
  scatter(loop, perSecond, random, (at) => {
    const tone = turning(low * (high / low) ** random(), loop.rate)
    const decay = between(random, shortest, longest)
    const fall = Math.exp(-1 / (decay * loop.rate))
    let level = 0.5 * uneven(random, 4)
    lay(loop, at, decay * 5, () => (level *= fall) * turn(tone))
  })
  return loop
}

/** Tones that rise a little as the bubble bursts. */
export function bubbles(loop: Loop, perSecond: number, random: Random): Loop {
  scatter(loop, perSecond, random, (at) => {
    const pitch = 380 * 6 ** random()
    const seconds = between(random, 0.015, 0.07) * (700 / pitch + 0.5)
    const tone = turning(pitch, loop.rate, between(random, 0.05, 0.5) / seconds)
    const level = 0.28 * uneven(random, 2.5)
    lay(loop, at, seconds, (sample, count) => {
      const part = sample / count
      return level * 16 * (part * (1 - part)) ** 2 * turn(tone)
    })
  })
  return loop
}

/** Bursts of noise, most of them tiny, in small groups. */
export function crackles(loop: Loop, perSecond: number, random: Random): Loop {
  const crack = (at: number, loud: number) => {
    const decay = between(random, 0.0008, 0.006)
    const fall = Math.exp(-1 / (decay * loop.rate))
    const tone = turning(between(random, 900, 4_500), loop.rate)
    let level = 0.6 * loud
    lay(loop, at, decay * 6, () => (level *= fall) * (random() * 2 - 1 + turn(tone)))
  }
  scatter(loop, perSecond, random, (at) => {
    const level = 0.9 * uneven(random, 5)
    crack(at, level)
    if (random() < 0.3) for (let n = 1; n < 5; n += 1) crack(at + n * between(random, 0.008, 0.05), level * random())
  })
  return loop
}

/** A few pulses of a high tone, again and again, with a rest now and then. */
export function cricket(loop: Loop, pitch: number, every: number, random: Random): Loop {
  const seconds = loop.samples.length / loop.rate
  const count = Math.floor(seconds / every)
  for (let n = 0; n < count; n += 1) {
    if (random() < 0.12) continue
    const at = (n * seconds) / count + between(random, 0, 0.06)
    const pulses = random() < 0.7 ? 3 : 4
    for (let pulse = 0; pulse < pulses; pulse += 1) {
      const tone = turning(Math.min(pitch, loop.rate * 0.45), loop.rate)
      lay(loop, at + pulse * 0.042, 0.03, (sample, count) => {
        const part = sample / count
        return 0.3 * 4 * part * (1 - part) * turn(tone)
      })
    }
  }
  return loop
}

/** Two soft beats, then a pause. */
export function heart(loop: Loop, beats: number, random: Random): Loop {
  const every = loop.samples.length / loop.rate / beats
  const knock = (at: number, pitch: number, decay: number, loud: number) => {
    const fall = Math.exp(-1 / (decay * loop.rate))
    // The pitch starts higher and drops, as with a drum skin.
    const sink = Math.exp(-1 / (0.02 * loop.rate))
    const step = (2 * Math.PI * pitch) / loop.rate
    let [level, above, angle] = [loud, 0.6, 0]
    lay(loop, at, decay * 7, (sample) => {
      level *= fall
      above *= sink
      angle += step * (1 + above)
      return Math.min(1, sample / (0.012 * loop.rate)) * level * Math.sin(angle)
    })
  }
  for (let n = 0; n < beats; n += 1) {
    const at = n * every + between(random, 0, 0.02)
    knock(at, 52, 0.075, between(random, 0.75, 0.9))
    knock(at + 0.31, 68, 0.05, between(random, 0.42, 0.5))
  }
  return loop
}
