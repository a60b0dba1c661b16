import { fromCursor, type Position } from '#server/lib/pagination.ts'

/** Where a task stands in her days: the last row of a page says where the next one begins. */
export type TaskPosition = { dueDate: string; place: number; id: string }

/** More than the places of a day: each day has a stretch of this length on the line of positions. */
const stretch = 100_000_000
const day = 86_400_000

/** A task's position as that of a list: its day and its place on one line. */
export const toPosition = ({ dueDate, place, id }: TaskPosition): Position => ({
  at: new Date((Date.parse(dueDate) / day) * stretch + place + 1),
  id,
})

const start: TaskPosition = { dueDate: '0001-01-01', place: -1, id: '00000000-0000-0000-0000-000000000000' }
const end: TaskPosition = { dueDate: '9999-12-31', place: -1, id: '00000000-0000-0000-0000-000000000000' }

/** Reads a cursor; absent, the start of a list of the soonest first, or the end for the latest first. */
export function readCursor(cursor: string | undefined, first: 'soonest' | 'latest'): TaskPosition {
  if (cursor === undefined) return first === 'soonest' ? start : end
  const { at, id } = fromCursor(cursor)
  const days = Math.floor(at.getTime() / stretch)
  return {
    dueDate: new Date(days * day).toISOString().slice(0, 10),
    place: at.getTime() - days * stretch - 1,
    id,
  }
}
