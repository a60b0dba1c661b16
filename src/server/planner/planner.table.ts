import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  time,
} from 'drizzle-orm/pg-core'
import { taskCategories } from '#contract/lists.ts'
import type { PlannerHours } from '#contract/planner.ts'
import { moment, users } from '#server/lib/account.table.ts'
import { record } from '#server/lib/record.ts'
import { sealed } from '#server/lib/sealed.ts'

/** What she wrote in a task, sealed as one value. */
export type TaskWords = { title: string; description: string | null }

/**
 * When a task is stands here by her own clock: day, hour, and which of the two where an hour comes twice. `place` orders the
 * tasks of a day: those without an hour, then by the hour. `completed_on` is her day on which it was done.
 */
export const tasks = pgTable(
  'tasks',
  {
    ...record(),
    category: text('category', { enum: taskCategories }).notNull(),
    priority: smallint('priority').notNull(),
    dueDate: date('due_date', { mode: 'string' }).notNull(),
    startTime: time('start_time', { precision: 3 }),
    isLater: boolean('is_later').notNull(),
    place: integer('place')
      .notNull()
      .generatedAlwaysAs(sql`coalesce((extract(epoch from start_time) * 1000)::integer, -1)`),
    minutes: integer('minutes').notNull(),
    completedAt: moment('completed_at'),
    completedOn: date('completed_on', { mode: 'string' }),
    words: sealed<TaskWords>('words').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('tasks_list_idx')
      .on(table.userId, table.dueDate, table.place, table.id)
      .where(sql`deleted_at is null`),
    index('tasks_done_idx')
      .on(table.userId, table.completedOn)
      .where(sql`deleted_at is null and completed_on is not null`),
    index('tasks_purge_idx')
      .on(table.deletedAt)
      .where(sql`deleted_at is not null`),
    check('tasks_done_whole', sql`(completed_at is null) = (completed_on is null)`),
  ],
)

/** The hours she can plan in. */
export const plannerHours = pgTable('planner_hours', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  hours: jsonb('hours').$type<PlannerHours>().notNull(),
})
