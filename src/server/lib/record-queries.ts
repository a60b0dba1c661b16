import { and, eq, getTableName, isNull, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from './db.ts'
import type { AccountId } from './sealed.ts'
import { notFound } from './http-error.ts'
import { type ListPage, listPage } from './pagination.ts'

/** A table that begins with the columns of `record()`, with its text in `sealedContent`. */
type RecordTable = PgTable & {
  userId: PgColumn
  id: PgColumn
  createdAt: PgColumn
  updatedAt: PgColumn
  deletedAt: PgColumn
  sealedContent: PgColumn
}

type Row<T extends RecordTable> = T['$inferSelect']
type Given<T extends RecordTable> = Omit<T['$inferInsert'], 'userId' | 'createdAt' | 'updatedAt' | 'deletedAt'> & {
  id: string
}
type Change<T extends RecordTable> = Partial<Omit<Given<T>, 'id'>>

/** The queries that all kinds of records share. Every one of them names the owner; a record of another's answers 404. */
export type RecordQueries<T extends RecordTable> = {
  /** The condition of one record, deleted or not. */
  own: (owner: AccountId, id: string) => SQL | undefined
  /** The condition of one record that is not deleted. */
  live: (owner: AccountId, id: string) => SQL | undefined
  /** A page, newest first, without deleted records. */
  list: ListPage<Row<T>>
  /** One record, deleted or not. */
  find: (db: Db, owner: AccountId, id: string) => Promise<Row<T> | undefined>
  /** One record that is not deleted. */
  read: (db: Db, owner: AccountId, id: string) => Promise<Row<T>>
  /** A known id answers the existing record: a repeated request. */
  create: (db: Db, owner: AccountId, given: Given<T>, now: Date) => Promise<{ row: Row<T>; isNew: boolean }>
  /** Reads a record that is not deleted, and locks it until the transaction ends. */
  lock: (tx: Db, owner: AccountId, id: string) => Promise<Row<T>>
  update: (db: Db, owner: AccountId, id: string, change: Change<T>, now: Date) => Promise<Row<T>>
  remove: (db: Db, owner: AccountId, id: string, now: Date) => Promise<void>
  /** Restoring a record that is not deleted changes nothing. */
  restore: (db: Db, owner: AccountId, id: string) => Promise<Row<T>>
}

/** Only for tables whose records need no locks, limits or checks of their own. */
export function recordQueries<T extends RecordTable>(table: T): RecordQueries<T>
export function recordQueries(table: RecordTable): RecordQueries<RecordTable> {
  const own = (owner: AccountId, id: string) => and(eq(table.userId, owner.id), eq(table.id, id))
  const live = (owner: AccountId, id: string) => and(own(owner, id), isNull(table.deletedAt))
  const find = async (db: Db, owner: AccountId, id: string) => (await db.select().from(table).where(own(owner, id)))[0]
  return {
    own,
    live,
    list: listPage(`${getTableName(table)}_page`, table, table.createdAt, isNull(table.deletedAt)),
    find,
    read: async (db, owner, id) => first(await db.select().from(table).where(live(owner, id))),
    create: async (db, owner, given, now) => {
      const values = { ...given, userId: owner.id, createdAt: now, updatedAt: now }
      const [created] = await db.insert(table).values(values).onConflictDoNothing().returning()
      return { row: found(created ?? (await find(db, owner, given.id))), isNew: created !== undefined }
    },
    lock: async (tx, owner, id) => first(await tx.select().from(table).where(live(owner, id)).for('update')),
    update: async (db, owner, id, change, now) =>
      first(
        await db
          .update(table)
          .set({ ...change, updatedAt: now })
          .where(live(owner, id))
          .returning(),
      ),
    remove: async (db, owner, id, now) => {
      const { rowCount } = await db.update(table).set({ deletedAt: now }).where(live(owner, id))
      if (rowCount === 0) throw notFound()
    },
    restore: async (db, owner, id) =>
      first(await db.update(table).set({ deletedAt: null }).where(own(owner, id)).returning()),
  }
}

function found<R>(row: R | undefined): R {
  if (row === undefined) throw notFound()
  return row
}

const first = <R>([row]: R[]): R => found(row)
