import { v7 } from 'uuid'
import { date, text, uuid } from 'drizzle-orm/pg-core'
import { moment, users } from './account.table.ts'

/** A new record id: UUIDv7, so that ids are ordered by time. */
export const newId = (): string => v7()

/** The user's local date when the record was made, for daily totals. It does not change with the user's time zone. */
export const recordDay = () => date('day', { mode: 'string' }).notNull()

/** The columns of every record. A deleted record can be restored for 30 days. */
export const record = () => ({
  userId: text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  id: uuid('id').notNull(),
  createdAt: moment('created_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
  deletedAt: moment('deleted_at'),
})
