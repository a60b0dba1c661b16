import { performance } from 'node:perf_hooks'

/** The median. */
export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  return ((sorted[middle] ?? Number.NaN) + (sorted[(sorted.length - 1) >> 1] ?? Number.NaN)) / 2
}

export async function time(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

/**
 * Measures `things` alternately, `rounds` times, after one round of warm-up, and returns the figures of each, in the order
 * given. Alternating spreads the machine's other load over all of them.
 */
export async function alternate<T>(rounds: number, ...things: (() => Promise<T>)[]): Promise<T[][]> {
  const figures: T[][] = things.map(() => [])
  for (let round = 0; round <= rounds; round += 1)
    for (const [index, thing] of things.entries()) {
      const figure = await thing()
      if (round > 0) figures[index]?.push(figure)
    }
  return figures
}

/** The ratio of `a` to `b` in each round, and the median of those. */
export const ratio = (a: number[], b: number[]): number =>
  median(a.map((value, round) => value / (b[round] ?? Number.NaN)))
