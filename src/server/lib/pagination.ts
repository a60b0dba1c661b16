import { Refusal } from './problem.ts'

/** Where a page starts: after the row with this moment and id, newest first. */
export type Position = { at: Date; id: string }

/** One page of a list, and where the next one starts (undefined on the last). */
export type Page<T> = { items: T[]; next: Position | undefined }

export const defaultLimit = 50
const beforeAll: Position = { at: new Date('9999-12-31T00:00:00.000Z'), id: 'ffffffff-ffff-ffff-ffff-ffffffffffff' }

/** No more than the database takes for a moment and an id. */
const ours = /^([1-9]\d{3}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z) ([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

/** A position as the opaque text of a `Link` header. */
export const toCursor = ({ at, id }: Position): string => Buffer.from(`${at.toISOString()} ${id}`).toString('base64url')

/** Reads a cursor; absent, the start of the list. Refuses with 400 what is not one of ours. */
export function fromCursor(cursor: string | undefined): Position {
  if (cursor === undefined) return beforeAll
  const [, at = '', id = ''] = ours.exec(Buffer.from(cursor, 'base64url').toString('utf8')) ?? []
  const moment = new Date(at)
  if (Number.isNaN(moment.getTime()))
    throw new Refusal('bad_input', 'This page of the list cannot be found.', {
      fields: { cursor: 'This is not a cursor of ours' },
    })
  return { at: moment, id }
}

/** Cuts `limit + 1` fetched rows to a page: the one too many proves that there is more. */
export function toPage<R, T>(
  rows: R[],
  limit: number,
  position: (row: R) => Position,
  present: (row: R) => T,
): Page<T> {
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  return { items: shown.map(present), next: rows.length > limit && last !== undefined ? position(last) : undefined }
}
