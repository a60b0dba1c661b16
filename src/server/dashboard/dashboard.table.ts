import { jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { DashboardLayout } from '#contract/dashboard.ts'
import { users } from '#server/lib/account.table.ts'

/** The cards as she arranged them. Without a row they stand in their first order. */
export const dashboardLayouts = pgTable('dashboard_layouts', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  cards: jsonb('cards').$type<DashboardLayout>().notNull(),
})
