/** The gap between two ranks: it can be halved twenty times before ranks are numbered anew. */
export const rankGap = 2 ** 20

/** A rank between two neighbours (undefined at an end); null where their gap is used up. */
export function rankBetween(before: number | undefined, after: number | undefined): number | null {
  if (before === undefined) return after === undefined ? 0 : after - rankGap
  if (after === undefined) return before + rankGap
  return after - before > 1 ? Math.floor((before + after) / 2) : null
}
