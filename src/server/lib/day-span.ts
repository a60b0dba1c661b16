import { addDays } from './days.ts'

type Span = { from: string; to: string }

/** In order, and at most `most` days: the latest of them. */
export function boundSpan({ from, to }: Span, most: number): Span {
  const [first, last] = from <= to ? [from, to] : [to, from]
  const earliest = addDays(last, 1 - most)
  return { from: first < earliest ? earliest : first, to: last }
}
