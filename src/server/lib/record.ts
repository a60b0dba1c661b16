import { v7 } from 'uuid'
import { date, text, uuid } from 'drizzle-orm/pg-core'
import { moment, users } from './account.table.ts'

/** A fresh record id: UUIDv7, so that ids follow time. */
export const newId = (): string => v7()

/** Her day when she made a record, for the records that totals of days count. It stays when she moves to another time zone. */
export const recordDay = () => date('day', { mode: 'string' }).notNull()

/** The columns of every record of hers. A deleted record is kept for 30 days, so that deleting can be undone. */
export const record = () => ({
  userId: text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  id: uuid('id').notNull(),
  createdAt: moment('created_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
  deletedAt: moment('deleted_at'),
})
