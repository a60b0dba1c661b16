/** From this certainty a matter is given as the answer. What that gets right and wrong: decision 050. */
export const sureFrom = 0.6

/** A short message leaves much open. A matter that is so far ahead of the next one is meant all the same. */
const clear = { from: 0.2, timesNext: 5, timesOutside: 1 } as const

/** How certain the best matter is, by how probable it is, the next one, and that no matter is meant. */
export const certaintyOf = (best: number, next: number, outside: number): number =>
  best >= clear.from && best >= clear.timesNext * next && best >= clear.timesOutside * outside
    ? Math.max(best, sureFrom)
    : best
