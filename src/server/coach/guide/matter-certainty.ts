/** From this certainty a matter is given as the answer (measured in decision 050). */
export const sureFrom = 0.6

/** A matter of a short message is certain at a lower probability, if it is this far ahead of the next one. */
const clear = { from: 0.2, timesNext: 5, timesOutOfScope: 1 } as const

/** Returns the certainty of the best matter from its probability, that of the next one, and that of being out of scope. */
export const certaintyOf = (best: number, next: number, outOfScope: number): number =>
  best >= clear.from && best >= clear.timesNext * next && best >= clear.timesOutOfScope * outOfScope
    ? Math.max(best, sureFrom)
    : best
