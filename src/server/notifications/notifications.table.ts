import { pgTable, text } from 'drizzle-orm/pg-core'
import { moment, users } from '#server/lib/account.table.ts'
import { checkMoments } from '#server/lib/checks.ts'

/** The time up to which the user has read the notifications. All else is derived from the records (decision 057). */
export const notificationReads = pgTable(
  'notification_reads',
  {
    userId: text('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    readUpTo: moment('read_up_to').notNull(),
  },
  (table) => checkMoments(table.readUpTo),
)
