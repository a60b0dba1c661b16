import { desc, sql } from 'drizzle-orm'
import {
  date,
  foreignKey,
  index,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { z } from 'zod'
import type { Goal } from '#contract/goals.ts'
import { currencies, goalCategories, goalKinds, goalTracks } from '#contract/lists.ts'
import { moment } from '#server/lib/account.table.ts'
import { checkDays, checkMoments, checkBetween, checkOneOf } from '#server/lib/checks.ts'
import { record, recordDay } from '#server/lib/record.ts'
import { versionedSchema } from '#server/lib/versioned-schema.ts'
import { sealed } from '#server/lib/sealed.ts'

export type GoalContent = Pick<Goal, 'title' | 'description' | 'milestones' | 'isUnreadable'>

const goalContent = versionedSchema<GoalContent>(
  z.strictObject({
    title: z.string(),
    description: z.string().nullable(),
    milestones: z.array(z.strictObject({ id: z.string(), text: z.string(), isDone: z.boolean() })),
  }),
)
const note = versionedSchema(z.string())

const unreadable: GoalContent = {
  title: 'This goal can’t be opened',
  description: null,
  milestones: [],
  isUnreadable: true,
}

/** As in the contract: at most 12 digits before the point and 4 after it. */
const leastAmount = '0.0001'
const maxAmount = '999999999999.9999'

/** Numbers are exact decimals. `startValue` is where progress began, from which pace is measured. */
export const goals = pgTable(
  'goals',
  {
    ...record(),
    kind: text('kind', { enum: goalKinds }).notNull(),
    category: text('category', { enum: goalCategories }).notNull(),
    priority: smallint('priority').notNull(),
    currency: text('currency'),
    target: numeric('target').notNull(),
    current: numeric('current').notNull(),
    startValue: numeric('start_value').notNull(),
    targetDate: date('target_date', { mode: 'string' }),
    trackAs: text('track_as', { enum: goalTracks }),
    completedAt: moment('completed_at'),
    sealedContent: sealed('words', goalContent, unreadable).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('goals_list_idx')
      .on(table.userId, desc(table.createdAt), desc(table.id))
      .where(sql`deleted_at is null`),
    index('goals_area_idx')
      .on(table.userId, table.category, sql`(completed_at is not null)`, desc(table.createdAt), desc(table.id))
      .where(sql`deleted_at is null`),
    index('goals_due_idx')
      .on(table.userId, table.targetDate, table.id)
      .where(sql`deleted_at is null and completed_at is null and target_date is not null`),
    index('goals_done_idx')
      .on(table.userId, table.completedAt)
      .where(sql`deleted_at is null and completed_at is not null`),
    uniqueIndex('goals_track_as_key')
      .on(table.userId, table.trackAs)
      .where(sql`deleted_at is null and track_as is not null`),
    index('goals_purge_idx')
      .on(table.deletedAt)
      .where(sql`deleted_at is not null`),
    ...checkMoments(table.createdAt, table.updatedAt, table.deletedAt),
    ...checkMoments(table.completedAt),
    ...checkDays(table.targetDate),
    checkOneOf(table.kind, goalKinds),
    checkOneOf(table.category, goalCategories),
    checkOneOf(table.currency, currencies),
    checkOneOf(table.trackAs, goalTracks),
    checkBetween(table.priority, 1, 5),
    checkBetween(table.target, leastAmount, maxAmount),
    checkBetween(table.current, 0, maxAmount),
    checkBetween(table.startValue, 0, maxAmount),
  ],
)

/** One row per change of a goal's number: what it changed by, and the resulting value. The table keeps its first name: `note` is sealed. */
export const progressEntries = pgTable(
  'goal_updates',
  {
    userId: text('user_id').notNull(),
    id: uuid('id').notNull(),
    goalId: uuid('goal_id').notNull(),
    value: numeric('value').notNull(),
    change: numeric('change').notNull(),
    note: sealed('note', note, 'This note can’t be opened'),
    day: recordDay(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    foreignKey({
      columns: [table.userId, table.goalId],
      foreignColumns: [goals.userId, goals.id],
    }).onDelete('cascade'),
    index('goal_updates_list_idx').on(table.userId, table.goalId, desc(table.createdAt), desc(table.id)),
    ...checkMoments(table.createdAt),
    ...checkDays(table.day),
    checkBetween(table.value, 0, maxAmount),
    checkBetween(table.change, `-${maxAmount}`, maxAmount),
  ],
)
