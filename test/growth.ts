import type { TextReader } from './text-readers.ts'

/** Below this many milliseconds for 50,000 characters no growth can be asked for, and none does harm. */
const floor = 24
/** 50,000 characters are 12.5 times as many as 4,000; the square of that is 156. */
const clearlyLinear = 20
/** How long one figure is measured at least: some kernels count a thread's time in ticks of 4 or 10 ms. */
const window = 24
const rounds = 12
/** Looked at first, so that what doubles with each word is noticed before it takes for ever; `worst` is in milliseconds. */
const early = [...Array.from({ length: 16 }, (_, step) => 25 * (step + 1)), 1_000, 4_000]
const worst = 500

/** Milliseconds of processor that this thread has used: what else the machine does, and the compiler beside it, is not in it. */
function spent(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1_000
}

/** Milliseconds of processor that reading a text takes, by as many times as fill `atLeast` milliseconds. */
export function processorTimeOf(read: TextReader, text: string, atLeast = window): number {
  const start = spent()
  let times = 0
  let taken = 0
  do {
    read(text)
    times += 1
    taken = spent() - start
  } while (taken < atLeast)
  return taken / times
}

/**
 * By how much longer 8,000 characters take than 4,000: 2 where time grows as the text does, 4 where it is squared. 0 where even 50,000
 * are read in no time, or show it already. Figures only err upwards, so the least of several rounds counts, and further rounds are taken where it is in doubt.
 */
export function growthOf(read: TextReader, make: (length: number) => string, limit: number): number {
  for (const length of early) if (processorTimeOf(read, make(length), 0) > worst) return Infinity
  const longest = processorTimeOf(read, make(50_000), 0)
  const [half, whole] = [make(4_000), make(8_000)]
  if (longest <= floor || longest < clearlyLinear * processorTimeOf(read, half)) return 0
  let [least, most] = [Infinity, Infinity]
  for (let round = 1; round <= rounds; round += 1) {
    least = Math.min(least, processorTimeOf(read, half))
    most = Math.min(most, processorTimeOf(read, whole))
    if (round > 1 && most / least < limit) break
  }
  return most / least
}
