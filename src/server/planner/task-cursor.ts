import { fromCursor, type Position } from '#server/lib/pagination.ts'

/** The position of a task in the list by days; the last row of a page is the next cursor. */
export type TaskPosition = { dueDate: string; startMs: number; id: string }

/** More than the positions of one day: each day gets this many on one number line. */
const stretch = 100_000_000
const day = 86_400_000

/** Day and start as one number. */
export const toPosition = ({ dueDate, startMs, id }: TaskPosition): Position => ({
  at: new Date((Date.parse(dueDate) / day) * stretch + startMs + 1),
  id,
})

const start: TaskPosition = { dueDate: '0001-01-01', startMs: -1, id: '00000000-0000-0000-0000-000000000000' }
const end: TaskPosition = { dueDate: '9999-12-31', startMs: -1, id: '00000000-0000-0000-0000-000000000000' }

/** Without a cursor, the start of the list in its direction. */
export function readCursor(cursor: string | undefined, first: 'soonest' | 'latest'): TaskPosition {
  if (cursor === undefined) return first === 'soonest' ? start : end
  const { at, id } = fromCursor(cursor)
  const days = Math.floor(at.getTime() / stretch)
  return {
    dueDate: new Date(days * day).toISOString().slice(0, 10),
    startMs: at.getTime() - days * stretch - 1,
    id,
  }
}
