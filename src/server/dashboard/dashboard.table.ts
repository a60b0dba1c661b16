import { jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { DashboardLayout } from '#contract/dashboard.ts'
import { users } from '#server/lib/account.table.ts'

/** The user's arrangement of cards. Without a row the default order applies. */
export const dashboardLayouts = pgTable('dashboard_layouts', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  cards: jsonb('cards').$type<DashboardLayout>().notNull(),
})
