import type { Random } from './random.ts'

export type Colour = 'white' | 'pink' | 'brown'

/** The root mean square of all noise. */
const loudness = 0.2
/** Seconds of crossfade from the end of a loop to its beginning. */
const overlap = 1.5

/** A loop without a seam. */
export function noiseLoop(colour: Colour, seconds: number, rate: number, random: Random): Float32Array<ArrayBuffer> {
  const length = Math.round(seconds * rate)
  const joined = Math.min(Math.round(overlap * rate), length)
  // Filters with a state need a moment to settle.
  const raw = whiteNoise(length + joined + rate, random)
  if (colour === 'pink') makePink(raw, rate)
  if (colour === 'brown') makeBrown(raw, rate)
  const loop = raw.slice(rate, rate + length)
  for (let at = 0; at < joined; at += 1) {
    const phase = (at / joined) * (Math.PI / 2)
    loop[at] = (loop[at] ?? 0) * Math.sin(phase) + (raw[rate + length + at] ?? 0) * Math.cos(phase)
  }
  level(loop)
  return loop
}

// Millions of samples while the user waits: plain loops without function calls.

/** Marsaglia's 32-bit xorshift, from -1 to 1. */
function whiteNoise(length: number, random: Random): Float32Array<ArrayBuffer> {
  const samples = new Float32Array(length)
  let state = Math.floor(random() * 4_294_967_295) | 1
  for (let at = 0; at < length; at += 1) {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    samples[at] = state / 2_147_483_648
  }
  return samples
}

/** Pink: six one-pole filters two octaves apart, 3 dB less with every octave. */
function makePink(samples: Float32Array, rate: number): void {
  const corners = [16, 64, 256, 1_024, 4_096, 16_384]
  const [a, b, c, d, e, f] = corners.map((corner) => 1 - Math.exp((-2 * Math.PI * corner) / rate))
  const [i, j, k, l, m, n] = corners.map((corner) => 1 / Math.sqrt(corner))
  if (!a || !b || !c || !d || !e || !f || !i || !j || !k || !l || !m || !n) return
  let [u, v, w, x, y, z] = [0, 0, 0, 0, 0, 0]
  for (let at = 0; at < samples.length; at += 1) {
    const white = samples[at] ?? 0
    u += a * (white - u)
    v += b * (white - v)
    w += c * (white - w)
    x += d * (white - x)
    y += e * (white - y)
    z += f * (white - z)
    samples[at] = i * u + j * v + k * w + l * x + m * y + n * z
  }
}

/** Brown: a leaky integral, 6 dB less with every octave above 25 Hz. */
function makeBrown(samples: Float32Array, rate: number): void {
  const keep = Math.exp((-2 * Math.PI * 25) / rate)
  let value = 0
  for (let at = 0; at < samples.length; at += 1) {
    value = value * keep + (samples[at] ?? 0)
    samples[at] = value
  }
}

/** Removes the offset, and scales to the loudness. */
function level(samples: Float32Array): void {
  let sum = 0
  for (let at = 0; at < samples.length; at += 1) sum += samples[at] ?? 0
  const mean = sum / samples.length
  let power = 0
  for (let at = 0; at < samples.length; at += 1) power += ((samples[at] ?? 0) - mean) ** 2
  const factor = loudness / Math.sqrt(power / samples.length)
  for (let at = 0; at < samples.length; at += 1) samples[at] = ((samples[at] ?? 0) - mean) * factor
}
