import { between, type Random } from './random.ts'

/** Samples a second: enough for slow curves, and the lowest rate that every browser supports. */
export const curveRate = 8_000

/** Returns a curve from -1 to 1 with a turning point about every `every` seconds. Its end meets its beginning. */
export function wanderCurve(every: number, random: Random): Float32Array<ArrayBuffer> {
  const count = Math.max(6, Math.round(34 / every))
  const points = Array.from({ length: count }, () => between(random, -1, 1))
  const step = Math.round(every * curveRate)
  const curve = new Float32Array(count * step)
  for (let at = 0; at < curve.length; at += 1) {
    const index = Math.floor(at / step)
    const part = (at % step) / step
    const from = points[index] ?? 0
    const to = points[(index + 1) % count] ?? 0
    curve[at] = from + (to - from) * part * part * (3 - 2 * part)
  }
  return curve
}

/** Returns a curve from 0 to 1. Each wave rises slowly, breaks and runs out. Their lengths differ, so that they have no rhythm. */
export function waveCurve(waves: number, random: Random): Float32Array<ArrayBuffer> {
  const lengths = Array.from({ length: waves }, () => between(random, 7.5, 12.5))
  const total = lengths.reduce((sum, seconds) => sum + seconds, 0)
  const curve = new Float32Array(Math.round(total * curveRate))
  let start = 0
  for (const seconds of lengths) {
    const height = between(random, 0.55, 1)
    const rise = between(random, 0.32, 0.45) * seconds
    // A wave overlaps the start of the next one.
    const whole = seconds * 1.5
    for (let n = 0; n < whole * curveRate; n += 1) {
      const time = n / curveRate
      const up = time < rise ? (time / rise) ** 2.4 : Math.exp(-(time - rise) / (seconds * 0.24))
      const end = Math.min(1, (whole - time) / (seconds * 0.3))
      const index = (Math.round(start * curveRate) + n) % curve.length
      curve[index] = Math.min(1, Math.max(curve[index] ?? 0, height * up * end))
    }
    start += seconds
  }
  return curve
}
