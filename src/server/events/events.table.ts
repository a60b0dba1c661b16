import { sql } from 'drizzle-orm'
import { bigint, customType, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from '#server/lib/account.table.ts'
import { checkMoments } from '#server/lib/checks.ts'

/** The number of a transaction, which never repeats. */
const transactionId = customType<{ data: string }>({ dataType: () => 'xid8' })

/**
 * The log of changes by account, written by triggers on all tables with an owner (decision 045) and kept for a day: read only.
 * `ids` is null if there are none or too many. Without a foreign key, whose check would lock the rows of other members of a
 * list; a trigger deletes an account's log with it.
 */
export const changes = pgTable(
  'changes',
  {
    userId: text('user_id').notNull(),
    transaction: transactionId('transaction')
      .notNull()
      .default(sql`pg_current_xact_id()`),
    id: bigint('id', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    tableName: text('table_name').notNull(),
    ids: text('ids').array(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.transaction, table.id] }),
    index('changes_purge_idx').using('brin', table.createdAt),
    ...checkMoments(table.createdAt),
  ],
)
