import { createContext, Script } from 'node:vm'
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
 * measurement by the clock is enough where 4,000 and 8,000 are both as linear time makes them: 2.6 lies between 2 and 4, and 30
 * between 11 (from 350 characters to 4,000) and 131. The clock also counts what disturbs, which lengthens one of the two at most.
 */
const harmless = 2
const clearlyTwice = 2.6
const clearlyElevenTimes = 30
/** How often it is tried: on a busy machine what takes longer is interrupted, and what is short isn't. */
const screens = 3
/** Shortest measurement: some kernels count a thread's time in ticks of 4 or 10 ms. */
const window = 24
const rounds = 12
/** The lengths that are read too where 8,000 characters are fast: a reader may refuse a text of that length unread. */
const fewer = [100, 1_000]
/** Milliseconds that no text may take. */
const worst = 500
/** Milliseconds after which exponential time is stopped: less than a test may take. */
const endless = 240_000

const context = createContext({ work: () => {} })
const script = new Script('work()')

/** Whether `work` ends. Nothing else stops it: a test's own time limit waits until it has ended. */
export function ends(work: () => void): boolean {
  context.work = work
  try {
    script.runInContext(context, { timeout: endless })
    return true
  } catch (error) {
    if (typeof error === 'object' && error !== null && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT')
      return false
    throw error
  }
}

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

/** Whether a single read takes more milliseconds: by the clock, whose reading costs less, and then by the processor's time. */
export const takesMore = (read: TextReader, text: string, most: number, once = clockTimeOf(read, text)): boolean =>
  once > most && processorTimeOf(read, text, 0) > most

/** Milliseconds of a single read. */
export function clockTimeOf(read: TextReader, text: string): number {
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
  const [short, half, whole] = [make(350), make(4_000), make(8_000)]
  let [little, last, double] = [Infinity, Infinity, Infinity]
  for (let round = 1; round <= screens; round += 1) {
    double = Math.min(double, clockTimeOf(read, whole))
    last = Math.min(last, clockTimeOf(read, half))
    little = Math.min(little, clockTimeOf(read, short))
    if (takesMore(read, half, worst, last) || takesMore(read, short, worst, little)) return Infinity
    if (double <= harmless) return fewer.map(make).some((text) => takesMore(read, text, worst)) ? Infinity : 0
    // From the second round on it's the least of several, which no disturbance lengthened.
    if (double < clearlyTwice * last && (round > 1 || last < clearlyElevenTimes * little)) return 0
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
