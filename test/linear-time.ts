import { forgetResults } from '#server/lib/remember-results.ts'
import type { TextReader } from './guide-readers.ts'

/** Characters of the first measurement. */
const longest = 16_000
/** Milliseconds for it below which growth can't be measured and does no harm. */
const floor = 8
/** It is 4 times 4,000; squared that is 16. */
const clearlyLinear = 7
/**
 * Milliseconds for 8,000 characters up to which even quadratic time would keep 16,000 under the floor. Of what takes longer, one
 * measurement by the clock is enough where 4,000 and 8,000 are both as linear time makes them: 2.6 lies between 2 and 4, and 6
 * between 4 (from 1,000 characters to 4,000) and 16. The clock also counts what disturbs, which lengthens one of the two at most.
 */
const harmless = 2
const clearlyTwice = 2.6
const clearlyFourTimes = 6
/** How often it is tried: on a busy machine what takes longer is interrupted, and what is short isn't. */
const screens = 3
/** Shortest measurement: some kernels count a thread's time in ticks of 4 or 10 ms. */
const window = 24
const rounds = 12
/** Measured first, so that exponential time is noticed before it takes forever; `worst` is in milliseconds. */
const early = [25, 50, 75, 100, 150, 225, 350, 1_000, 4_000]
const worst = 500

/** Processor time of this thread in milliseconds: other processes and the JIT compiler do not count. */
function spent(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1_000
}

/** Milliseconds of processor time per read, repeated until `atLeast` milliseconds are used. */
export function processorTimeOf(read: TextReader, text: string, atLeast = window): number {
  const start = spent()
  let times = 0
  let taken = 0
  do {
    forgetResults()
    read(text)
    times += 1
    taken = spent() - start
  } while (taken < atLeast)
  return taken / times
}

/** Milliseconds of a single read. */
function clockTimeOf(read: TextReader, text: string): number {
  forgetResults()
  const start = performance.now()
  read(text)
  return performance.now() - start
}

/**
 * How much longer 8,000 characters take than 4,000: 2 if linear, 4 if quadratic. 0 if 16,000 are too fast to measure or
 * clearly linear. Errors only make figures larger, so the least of several rounds counts, with more rounds while in doubt.
 */
export function growthOf(read: TextReader, make: (length: number) => string, limit: number): number {
  let [previous, last] = [0, 0]
  for (const length of early) {
    previous = last
    last = clockTimeOf(read, make(length))
    if (last > worst && processorTimeOf(read, make(length), 0) > worst) return Infinity
  }
  const [quarter, half, whole] = [make(1_000), make(4_000), make(8_000)]
  let double = Infinity
  for (let round = 1; round <= screens; round += 1) {
    double = Math.min(double, clockTimeOf(read, whole))
    if (double <= harmless) return 0
    // From the second round on it's the least of several, which no disturbance lengthened.
    if (double < clearlyTwice * last && (round > 1 || last < clearlyFourTimes * previous)) return 0
    previous = Math.min(previous, clockTimeOf(read, quarter))
    last = Math.min(last, clockTimeOf(read, half))
  }
  const first = processorTimeOf(read, make(longest), 0)
  if (first <= floor) return 0
  // Whatever disturbs a measurement makes it longer, so the least of three.
  if (first < clearlyLinear * Math.min(last, ...[half, half].map((text) => processorTimeOf(read, text, 0)))) return 0
  const four = processorTimeOf(read, half)
  // Once may have been the collector of garbage.
  const again = processorTimeOf(read, make(longest))
  if (again <= floor || again < clearlyLinear * four) return 0
  let [least, most] = [Infinity, Infinity]
  for (let round = 1; round <= rounds; round += 1) {
    least = Math.min(least, processorTimeOf(read, half))
    most = Math.min(most, processorTimeOf(read, whole))
    if (round > 1 && most / least < limit) break
  }
  return most / least
}
