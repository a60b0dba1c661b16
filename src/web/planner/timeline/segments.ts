import type { DaySpan } from './day-span.ts'

/** Times are epoch milliseconds. */
export type TimeInterval = { id: string; start: number; end: number }

/** The part of an interval on one day. `column` of `columns` side by side; it may span `width` of them. */
export type Segment = TimeInterval & {
  day: number
  column: number
  columns: number
  width: number
  /** Whether the task begins on this day (`isHead`), and whether it ends on it (`isTail`). */
  isHead: boolean
  isTail: boolean
}

/** The shortest visible duration in ms, so that a block stays readable and easy to tap. */
const minVisibleMs = 22.5 * 60_000

/** Splits at midnight and puts what overlaps side by side. */
export const segmentsOf = (intervals: readonly TimeInterval[], spans: readonly DaySpan[]): Segment[] =>
  spans.flatMap((span, day) =>
    sideBySide(
      intervals.filter((each) => each.start < span.end && each.end > span.start),
      span,
      day,
    ),
  )

function sideBySide(intervals: readonly TimeInterval[], span: DaySpan, day: number): Segment[] {
  const parts = intervals
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
      widen(group)
      group = []
    }
    part.column = freeColumn(group, part.start)
    group.push(part)
    until = Math.max(until, visibleEnd(part))
  }
  widen(group)
  return parts
}

const visibleEnd = ({ start, end }: TimeInterval): number => Math.max(end, start + minVisibleMs)

function freeColumn(group: readonly Segment[], start: number): number {
  let column = 0
  while (group.some((other) => other.column === column && visibleEnd(other) > start)) column += 1
  return column
}

/** Widens each of a group over the free columns on its right. */
function widen(group: readonly Segment[]): void {
  const columns = Math.max(0, ...group.map(({ column }) => column)) + 1
  for (const part of group) {
    const overlapping = group.filter((other) => other.start < visibleEnd(part) && visibleEnd(other) > part.start)
    const next = Math.min(columns, ...overlapping.map(({ column }) => column).filter((column) => column > part.column))
    part.columns = columns
    part.width = next - part.column
  }
}

/** Segments of one day, by id, that don't fit. One button in the last column opens them. */
export type Fold = Pick<Segment, 'day' | 'start' | 'end'> & { ids: readonly string[] }

/** Limits overlapping segments to `most` columns; the last column folds the rest. */
export function foldSegments(segments: readonly Segment[], most: number): { shown: Segment[]; folds: Fold[] } {
  const shown = segments.flatMap((part) => {
    if (part.columns <= most) return [part]
    const room = most - 1 - part.column
    return room > 0 ? [{ ...part, columns: most, width: Math.min(part.width, room) }] : []
  })
  const folds: Fold[] = []
  const rest = segments.filter(({ columns, column }) => columns > most && column >= most - 1)
  for (const part of rest.toSorted((a, b) => a.day - b.day || a.start - b.start)) {
    const last = folds.at(-1)
    const end = visibleEnd(part)
    if (last?.day === part.day && part.start < last.end)
      folds[folds.length - 1] = { ...last, end: Math.max(last.end, end), ids: [...last.ids, part.id] }
    else folds.push({ day: part.day, start: part.start, end, ids: [part.id] })
  }
  return { shown, folds }
}
