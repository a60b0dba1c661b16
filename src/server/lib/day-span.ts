import { addDays } from './days.ts'

type Span = { from: string; to: string }

/** Ten years. */
const maxDays = 3_660

/** In order, and at most ten years: the latest of them. */
export function boundSpan({ from, to }: Span): Span {
  const [first, last] = from <= to ? [from, to] : [to, from]
  const earliest = addDays(last, 1 - maxDays)
  return { from: first < earliest ? earliest : first, to: last }
}
