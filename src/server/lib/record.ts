import { v7 } from 'uuid'
import { text, uuid } from 'drizzle-orm/pg-core'
import { moment, users } from './account.table.ts'

/** A fresh record id: UUIDv7, so that ids follow time. */
export const newId = (): string => v7()

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
