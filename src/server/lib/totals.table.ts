import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { ownerColumn } from './account.table.ts'
import { checkDays } from './checks.ts'

/**
 * Number of records by day and kind. Maintained by database triggers: read only. The kind 'forStreak' is everything a
 * streak counts: all kinds but 'goal:…', 'income' and 'reflection'.
 */
export const dayTotals = pgTable(
  'day_totals',
  {
    userId: ownerColumn(),
    day: date('day', { mode: 'string' }).notNull(),
    kind: text('kind').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.day, table.kind] }), ...checkDays(table.day)],
)

/** Days of a month on which 'forStreak' is 2 or more, as bits: bit 0 is the 1st. Maintained by triggers: read only. */
export const activeMonths = pgTable(
  'active_months',
  {
    userId: ownerColumn(),
    month: date('month', { mode: 'string' }).notNull(),
    dayBits: integer('day_bits').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.month] }), ...checkDays(table.month)],
)

/** Number of records by kind. Maintained by triggers: read only. */
export const totals = pgTable(
  'totals',
  { userId: ownerColumn(), kind: text('kind').notNull(), count: integer('count').notNull() },
  (table) => [primaryKey({ columns: [table.userId, table.kind] })],
)
