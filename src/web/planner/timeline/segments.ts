import type { DaySpan } from './day-span.ts'

/** Something that takes from one moment to another, in milliseconds. */
export type Taken = { id: string; start: number; end: number }

/** The part of it that is on one day. `column` of `columns` beside one another; it may reach over `width` of them. */
export type Segment = Taken & {
  day: number
  column: number
  columns: number
  width: number
  /** It began on an earlier day, or goes on upon a later one. */
  isHead: boolean
  isTail: boolean
}

/** So that it can be read and touched, nothing is drawn shorter than it would be with so many milliseconds. */
const leastDrawn = 22.5 * 60_000

/** Cuts what passes midnight, and stands what is at the same time side by side. */
export const segmentsOf = (taken: readonly Taken[], spans: readonly DaySpan[]): Segment[] =>
  spans.flatMap((span, day) =>
    sideBySide(
      taken.filter((each) => each.start < span.end && each.end > span.start),
      span,
      day,
    ),
  )

function sideBySide(taken: readonly Taken[], span: DaySpan, day: number): Segment[] {
  const parts = taken
    .map(({ id, start, end }) => ({
      id,
      day,
      start: Math.max(start, span.start),
      end: Math.min(end, span.end),
      column: 0,
      columns: 1,
      width: 1,
      isHead: start >= span.start,
      isTail: end <= span.end,
    }))
    .toSorted((a, b) => a.start - b.start || b.end - a.end || (a.id < b.id ? -1 : 1))
  let group: Segment[] = []
  let until = -Infinity
  for (const part of parts) {
    if (part.start >= until) {
      spread(group)
      group = []
    }
    part.column = freeColumn(group, part.start)
    group.push(part)
    until = Math.max(until, drawnEnd(part))
  }
  spread(group)
  return parts
}

const drawnEnd = ({ start, end }: Taken): number => Math.max(end, start + leastDrawn)

function freeColumn(group: readonly Segment[], start: number): number {
  let column = 0
  while (group.some((other) => other.column === column && drawnEnd(other) > start)) column += 1
  return column
}

/** Gives each of a group the room that is free at its right. */
function spread(group: readonly Segment[]): void {
  const columns = Math.max(0, ...group.map(({ column }) => column)) + 1
  for (const part of group) {
    const rivals = group.filter((other) => other.start < drawnEnd(part) && drawnEnd(other) > part.start)
    const next = Math.min(columns, ...rivals.map(({ column }) => column).filter((column) => column > part.column))
    part.columns = columns
    part.width = next - part.column
  }
}
