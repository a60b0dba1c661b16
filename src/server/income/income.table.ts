import { date, numeric, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import type { IncomeEntry } from '#contract/income.ts'
import { currencies } from '#contract/lists.ts'
import { moment, users, ownerColumn } from '#server/lib/account.table.ts'
import { checkDays, checkMoments, checkBetween, checkOneOf } from '#server/lib/checks.ts'
import { listIndex, record, recordDay, recordRules } from '#server/lib/record.ts'
import { versionedSchema } from '#server/lib/versioned-schema.ts'
import { sealed } from '#server/lib/sealed.ts'

export type IncomeContent = Pick<IncomeEntry, 'source' | 'amount' | 'costs' | 'hours' | 'note' | 'isUnreadable'>

const incomeContent = versionedSchema<IncomeContent>(
  z.strictObject({
    source: z.string(),
    amount: z.string(),
    costs: z.string(),
    hours: z.string().nullable(),
    note: z.string().nullable(),
  }),
)

const unreadable: IncomeContent = {
  source: 'This entry can’t be opened',
  amount: '0',
  costs: '0',
  hours: null,
  note: null,
  isUnreadable: true,
}

/** `day` is when the line was logged: what the Financial score counts. */
export const incomeEntries = pgTable(
  'income_entries',
  {
    ...record(),
    day: recordDay(),
    earnedOn: date('earned_on', { mode: 'string' }).notNull(),
    currency: text('currency').notNull(),
    sealedContent: sealed('words', incomeContent, unreadable).notNull(),
  },
  (table) => [
    ...recordRules(table),
    listIndex(table, table.earnedOn),
    ...checkDays(table.day, table.earnedOn),
    checkOneOf(table.currency, currencies),
  ],
)

/** The tax rate is a percentage. */
export const incomeSettings = pgTable(
  'income_settings',
  {
    userId: text('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    currency: text('currency').notNull(),
    taxRate: numeric('tax_rate'),
  },
  (table) => [checkOneOf(table.currency, currencies), checkBetween(table.taxRate, 0, 90)],
)

/** Steps of the action plan that the user ticked or took into the planner. The task may be deleted since. */
export const actionPlanProgress = pgTable(
  'action_plan_progress',
  {
    userId: ownerColumn(),
    stepId: text('step_id').notNull(),
    doneAt: moment('done_at'),
    taskId: uuid('task_id'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.stepId] }), ...checkMoments(table.doneAt)],
)
