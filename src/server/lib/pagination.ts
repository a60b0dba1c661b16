import { and, type AnyColumn, desc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { type Db, prepared } from './db.ts'
import { HttpError } from './http-error.ts'
import { Sealed } from './sealed.ts'

/** A page starts after the row with this time and id, newest first. */
export type Position = { at: Date; id: string }

/** One page of a list, and where the next one starts (undefined on the last). */
export type Page<T> = { items: T[]; next: Position | undefined }

/** Records on a page if the query names no limit. */
export const defaultLimit = 50
/** Limit for the texts of one page, in bytes. A page has at least one record, whatever its size. */
export const maxPageBytes = 524_288
const beforeAll: Position = { at: new Date('9999-12-31T00:00:00.000Z'), id: 'ffffffff-ffff-ffff-ffff-ffffffffffff' }

/** The position of a row in a list of the newest first. */
export const positionOf = ({ createdAt, id }: { createdAt: Date; id: string }): Position => ({ at: createdAt, id })

/** Without a row, the start of the list. */
export const afterRow = (row: { createdAt: Date; id: string } | undefined): Position =>
  row === undefined ? beforeAll : positionOf(row)

/** Timestamps and ids that the database accepts. */
const ours = /^([1-9]\d{3}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z) ([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

/** A position as an opaque cursor of a `Link` header. */
export const toCursor = ({ at, id }: Position): string => Buffer.from(`${at.toISOString()} ${id}`).toString('base64url')

/** Reads a cursor; absent, the start of the list. Refuses any other text with 400. */
export function fromCursor(cursor: string | undefined): Position {
  if (cursor === undefined) return beforeAll
  const [, at = '', id = ''] = ours.exec(Buffer.from(cursor, 'base64url').toString('utf8')) ?? []
  const moment = new Date(at)
  if (Number.isNaN(moment.getTime()))
    throw new HttpError('bad_input', 'This page of the list can’t be found.', {
      fields: { cursor: 'This isn’t one of our cursors' },
    })
  return { at: moment, id }
}

/** A table of records with sealed content. */
type WithContent = PgTable & { userId: PgColumn; id: PgColumn; sealedContent: PgColumn }

export type ListPage<Row> = (
  db: Db,
  owner: { id: string },
  after: Position,
  limit: number,
  values?: Readonly<Record<string, string>>,
) => Promise<Row[]>

/**
 * The prepared query of one page of a list, newest first: the owner's rows after a position, at most `limit`, and at most one row
 * more than a page of bytes. `at` is the time that orders them; placeholders of `where` take their `values`.
 */
export function listPage<T extends WithContent>(
  name: string,
  table: T,
  at: PgColumn,
  where: SQL,
): ListPage<T['$inferSelect']>
export function listPage(name: string, table: WithContent, at: PgColumn, where: SQL): ListPage<object> {
  const order = sql`${desc(at)}, ${desc(table.id)}`
  const isAfter = sql`(${at}, ${table.id}) < (${sql.placeholder('at')}, ${sql.placeholder('id')})`
  const page = prepared((db) => {
    const sized = db
      .select({ ...getTableColumns(table), before: bytesBefore(table.sealedContent, order) })
      .from(table)
      .where(and(eq(table.userId, sql.placeholder('userId')), where, isAfter))
      .orderBy(order)
      .limit(sql.placeholder('limit'))
      .as('sized')
    const { before, ...columns } = sized._.selectedFields
    return db
      .select(columns)
      .from(sized)
      .where(sql`${before} <= ${maxPageBytes}`)
      .orderBy(desc(sql.identifier(at.name)), desc(sql.identifier(table.id.name)))
      .prepare(name)
  })
  return (db, { id: userId }, after, limit, values) =>
    page(db).execute({ ...values, userId, at: after.at.toISOString(), id: after.id, limit })
}

/** The size of the texts of all earlier rows of a list. */
const bytesBefore = (sealedContent: AnyColumn, order: SQL) =>
  sql<string>`coalesce(sum(least(octet_length(${sealedContent}), ${maxPageBytes})) over (order by ${order} rows between unbounded preceding and 1 preceding), 0)`.as(
    'before',
  )

/** Size of a row's texts, in bytes. */
const weightOf = (row: object): number =>
  Object.values(row).reduce((sum: number, value) => (value instanceof Sealed ? sum + value.bytes.length : sum), 0)

/** Cuts rows to a page of at most `limit` rows and `maxPageBytes`. An extra row means that there are more. */
export function toPage<R extends object, T>(
  rows: R[],
  limit: number,
  position: (row: R) => Position,
  present: (row: R) => T,
): Page<T> {
  let bytes = 0
  const tooMany = rows.findIndex((row, index) => {
    bytes += weightOf(row)
    return index === limit || (index > 0 && bytes > maxPageBytes)
  })
  const shown = tooMany === -1 ? rows : rows.slice(0, tooMany)
  const last = shown.at(-1)
  return { items: shown.map(present), next: tooMany !== -1 && last !== undefined ? position(last) : undefined }
}
