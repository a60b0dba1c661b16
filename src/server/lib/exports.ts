import { and, asc, eq, getTableColumns, is, isNull, type SQL, sql } from 'drizzle-orm'
import { getTableConfig, PgColumn, type PgTable } from 'drizzle-orm/pg-core'
import type { Db } from './db.ts'
import { isSealed, unsealWithStatus, type Owner, Sealed } from './sealed.ts'
import type { OwnerInZone } from './session.ts'

/** A feature's part of the user's download: its lists in one JSON file, and its texts in Markdown. */
export type Exports = {
  /** The name of its JSON file. */
  name: string
  lists: readonly ExportedList[]
  /** Tables that hold nothing for the user, and why. */
  leftOut?: readonly { table: PgTable; because: string }[]
}

export type ExportedList = {
  name: string
  tables: readonly PgTable[]
  /** At most one record: its JSON is that record or null, not an array. */
  isSingle: boolean
  /** The first line of its Markdown; a list without a title is in JSON alone. */
  title?: string
  /** Every live record of the owner, oldest first, read in batches. */
  read: (db: Db, reader: OwnerInZone) => AsyncIterable<ExportedRecord>
}

/** One record as it goes into the download. */
export type ExportedRecord = {
  json: Readonly<Record<string, unknown>>
  /** The record's name if it does not open. */
  id: string
  isUnreadable: boolean
  /** The path of its picture. */
  picture: string | null
  /** Its text, and the file that holds it, without `.md`. Records of one file follow each other. */
  markdown?: () => { file: string; text: string }
}

type OpenedValue<V> = V extends Sealed<infer W> ? W : V
/** A row with its sealed values open; one that does not open is its column's placeholder. */
type Opened<T extends PgTable> = { [K in keyof T['$inferSelect']]: OpenedValue<T['$inferSelect'][K]> }

type Options<T extends PgTable> = {
  name: string
  table: T
  /** Whose rows they are; `userId` by default. */
  owner?: PgColumn
  /** The columns that order the records, before their key. They are never null. */
  by?: readonly PgColumn[]
  /** Narrows the owner's rows. Deleted ones are always left out. */
  where?: SQL
  /** Columns that are useful only in the database. */
  without?: readonly (keyof T['$inferSelect'] & string)[]
  /** Other names for columns, by column. */
  as?: Readonly<Partial<Record<keyof T['$inferSelect'] & string, string>>>
  picture?: (row: Opened<T>) => string | null
  /** `file` is one for all records by default. */
  markdown?: {
    title: string
    file: string | ((row: Opened<T>, timeZone: string) => string)
    text: (row: Opened<T>, timeZone: string) => string
  }
}

/** Records read at once. Their texts may have 200 kB each. */
const batch = 50

/** The list of a table's rows with every column, so that a new field is in the download without another line. */
export function exportTable<T extends PgTable>(options: Options<T>): ExportedList
export function exportTable({ name, table, by = [], markdown, ...options }: Options<PgTable>): ExportedList {
  const columns = getTableColumns(table)
  const owner = options.owner ?? columns['userId']
  if (owner === undefined) throw new Error(`The rows of ${name} have no owner`)
  const order = [...by, ...keyOf(table).filter((column) => column !== owner && !by.includes(column))]
  const isLive = and(options.where, columns['deletedAt'] && isNull(columns['deletedAt']))
  const readBatch = (db: Db, { id }: Owner, after: SQL | undefined) =>
    db
      .select()
      .from(table)
      .where(and(eq(owner, id), isLive, after))
      .orderBy(...order.map((column) => asc(column)))
      .limit(batch)
  return {
    name,
    tables: [table],
    isSingle: order.length === 0,
    ...(markdown !== undefined && { title: markdown.title }),
    async *read(db, { owner: reader, timeZone }) {
      for (let after: SQL | undefined, isMore = true; isMore;) {
        const rows: Record<string, unknown>[] = await readBatch(db, reader, after)
        for (const row of rows) {
          const { opened, isUnreadable } = openRow(reader, table, row)
          yield {
            id: typeof row['id'] === 'string' ? row['id'] : name,
            isUnreadable,
            json: toRecord(opened, { isUnreadable, without: options.without, as: options.as }),
            picture: options.picture?.(opened) ?? null,
            ...(markdown !== undefined && { markdown: () => markdownOf(markdown, opened, timeZone) }),
          }
        }
        const last = rows.at(batch - 1)
        isMore = order.length > 0 && last !== undefined
        after = last && isAfter(columns, order, last)
      }
    },
  }
}

const markdownOf = (
  { file, text }: NonNullable<Options<PgTable>['markdown']>,
  row: Record<string, unknown>,
  zone: string,
) => ({
  file: typeof file === 'string' ? file : file(row, zone),
  text: text(row, zone),
})

function keyOf(table: PgTable): PgColumn[] {
  const { primaryKeys, columns } = getTableConfig(table)
  return primaryKeys[0]?.columns ?? columns.filter(({ primary }) => primary)
}

function isAfter(columns: Record<string, PgColumn>, order: readonly PgColumn[], last: Record<string, unknown>): SQL {
  const keys = Object.entries(columns)
  const values = order.map((column) => sql.param(last[keys.find(([, each]) => each === column)?.[0] ?? ''], column))
  return sql`(${sql.join([...order], sql`, `)}) > (${sql.join(values, sql`, `)})`
}

/** Opens every sealed value of a row with the key of `owner`. */
function openRow(owner: Owner, table: PgTable, row: Readonly<Record<string, unknown>>) {
  const opened: Record<string, unknown> = { ...row }
  let isUnreadable = false
  for (const [name, column] of Object.entries(getTableColumns(table))) {
    const value = row[name]
    if (!(value instanceof Sealed) || !is(column, PgColumn) || !isSealed(column)) continue
    const found = unsealWithStatus(owner, column, typeof row['id'] === 'string' ? row['id'] : '', value)
    opened[name] = found.value
    isUnreadable ||= found.isUnreadable
  }
  return { opened, isUnreadable }
}

/** Left out: the account is known, and deleted records are not in the download. */
const unshown = ['userId', 'deletedAt']

type Shown = {
  isUnreadable: boolean
  without?: readonly string[] | undefined
  as?: Readonly<Partial<Record<string, string>>> | undefined
}

/** A row as JSON: its sealed content beside its other fields, or apart as `words` if both have a field with the same name. */
function toRecord(
  { sealedContent, ...row }: Readonly<Record<string, unknown>>,
  { isUnreadable, without = [], as = {} }: Shown,
): Record<string, unknown> {
  const hidden = new Set([...unshown, ...without])
  const fields = Object.entries(row).flatMap(([name, value]) => (hidden.has(name) ? [] : [[as[name] ?? name, value]]))
  const record: Record<string, unknown> = Object.fromEntries(fields)
  const texts = typeof sealedContent === 'object' && sealedContent !== null ? sealedContent : {}
  const isApart = Object.keys(texts).some((name) => name in record)
  return { ...record, ...(isApart ? { words: sealedContent } : texts), ...(isUnreadable && { isUnreadable }) }
}
