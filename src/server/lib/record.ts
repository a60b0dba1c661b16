import { desc, getTableName, sql } from 'drizzle-orm'
import { type AnyPgColumn, date, index, type PgColumn, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { v7 } from 'uuid'
import { moment, ownerColumn } from './account.table.ts'
import { checkMoments } from './checks.ts'

/** A new record id: UUIDv7, so that ids are ordered by time. */
export const newId = (): string => v7()

/** The user's local date when the record was made, for daily totals. It does not change with the user's time zone. */
export const recordDay = () => date('day', { mode: 'string' }).notNull()

/** The columns of every record. A deleted record can be restored for 30 days. */
export const record = () => ({
  userId: ownerColumn(),
  id: uuid('id').notNull(),
  createdAt: moment('created_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
  deletedAt: moment('deleted_at'),
})

type RecordColumns = Record<'userId' | 'id' | 'createdAt' | 'updatedAt' | 'deletedAt', PgColumn>

/** The primary key, the checks and the purge's index of every table of records. */
export const recordRules = ({ userId, id, createdAt, updatedAt, deletedAt }: RecordColumns) => [
  primaryKey({ columns: [userId, id] }),
  index(`${getTableName(id.table)}_purge_idx`)
    .on(deletedAt)
    .where(sql`deleted_at is not null`),
  ...checkMoments(createdAt, updatedAt, deletedAt),
]

/** The index of the list of an owner's records, latest first by `at`. */
export const listIndex = ({ userId, id }: RecordColumns, at: AnyPgColumn) =>
  index(`${getTableName(id.table)}_list_idx`)
    .on(userId, desc(at), desc(id))
    .where(sql`deleted_at is null`)
