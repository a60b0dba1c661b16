import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  time,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { z } from 'zod'
import { taskCategories } from '#contract/lists.ts'
import type { PlannerHours, Task } from '#contract/planner.ts'
import { moment, users, ownerColumn } from '#server/lib/account.table.ts'
import { checkDays, checkMoments, checkBetween, checkOneOf } from '#server/lib/checks.ts'
import { record, recordRules } from '#server/lib/record.ts'
import { versionedSchema } from '#server/lib/versioned-schema.ts'
import { sealed } from '#server/lib/sealed.ts'

export type TaskContent = Pick<Task, 'title' | 'description' | 'isUnreadable'>

const taskContent = versionedSchema<TaskContent>(
  z.strictObject({ title: z.string(), description: z.string().nullable() }),
)

const unreadable: TaskContent = { title: 'This task can’t be opened', description: null, isUnreadable: true }

/** The rule of a series before it was cut off, to undo that. `at` is the time of the cut. */
type Truncation = { at: string; rule: string; plannedThrough: string }

/**
 * A repeating task. Its occurrences are tasks, planned ahead to `planned_through`. `next_generation_on` is the day on which
 * more are planned, null if none will come. The other columns are the template of new occurrences.
 */
export const taskSeries = pgTable(
  'task_series',
  {
    userId: ownerColumn(),
    id: uuid('id').notNull(),
    rule: text('rule').notNull(),
    firstDay: date('first_day', { mode: 'string' }).notNull(),
    plannedThrough: date('planned_through', { mode: 'string' }).notNull(),
    nextGenerationOn: date('next_generation_on', { mode: 'string' }),
    truncations: jsonb('truncations').$type<Truncation[]>().notNull(),
    category: text('category', { enum: taskCategories }).notNull(),
    priority: smallint('priority').notNull(),
    startTime: time('start_time', { precision: 3 }),
    minutes: integer('minutes').notNull(),
    sealedContent: sealed('words', taskContent, unreadable).notNull(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('task_series_next_generation_idx')
      .on(table.nextGenerationOn, table.userId, table.id)
      .where(sql`next_generation_on is not null`),
    ...checkMoments(table.createdAt, table.updatedAt),
    ...checkDays(table.firstDay, table.nextGenerationOn),
    // The day before the first occurrence, or the last planned day.
    checkBetween(table.plannedThrough, '1899-12-31', '2209-12-31'),
    checkOneOf(table.category, taskCategories),
    checkBetween(table.priority, 1, 5),
    checkBetween(table.minutes, 15, 1_440),
  ],
)

/**
 * Times are wall times of the user: day, hour, and `is_second_occurrence`, which of two equal ones when clocks go back.
 * `start_ms`, the milliseconds from 00:00 to the hour, or -1, orders the tasks of a day: those without an hour first.
 * `completed_on` is the user's day of completion; `series_date` the day that the series' rule named, even if the task was moved
 * since.
 */
export const tasks = pgTable(
  'tasks',
  {
    ...record(),
    category: text('category', { enum: taskCategories }).notNull(),
    priority: smallint('priority').notNull(),
    dueDate: date('due_date', { mode: 'string' }).notNull(),
    startTime: time('start_time', { precision: 3 }),
    isSecondOccurrence: boolean('is_second_occurrence').notNull(),
    startMs: integer('start_ms')
      .notNull()
      .generatedAlwaysAs(sql`coalesce((extract(epoch from start_time) * 1000)::integer, -1)`),
    minutes: integer('minutes').notNull(),
    seriesId: uuid('series_id'),
    seriesDate: date('series_date', { mode: 'string' }),
    completedAt: moment('completed_at'),
    completedOn: date('completed_on', { mode: 'string' }),
    sealedContent: sealed('words', taskContent, unreadable).notNull(),
  },
  (table) => [
    ...recordRules(table),
    index('tasks_list_idx')
      .on(table.userId, table.dueDate, table.startMs, table.id)
      .where(sql`deleted_at is null`),
    index('tasks_next_idx')
      .on(table.userId, table.dueDate, table.startMs, table.id)
      .where(sql`deleted_at is null and completed_at is null and start_time is not null`),
    index('tasks_done_idx')
      .on(table.userId, table.completedOn)
      .where(sql`deleted_at is null and completed_on is not null`),
    foreignKey({
      columns: [table.userId, table.seriesId],
      foreignColumns: [taskSeries.userId, taskSeries.id],
    }),
    uniqueIndex('tasks_series_key')
      .on(table.userId, table.seriesId, table.seriesDate)
      .where(sql`series_id is not null`),
    check('tasks_series_whole', sql`(series_id is null) = (series_date is null)`),
    check('tasks_done_whole', sql`(completed_at is null) = (completed_on is null)`),
    ...checkMoments(table.completedAt),
    ...checkDays(table.dueDate, table.seriesDate, table.completedOn),
    checkOneOf(table.category, taskCategories),
    checkBetween(table.priority, 1, 5),
    checkBetween(table.minutes, 15, 1_440),
  ],
)

export const plannerHours = pgTable('planner_hours', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  hours: jsonb('hours').$type<PlannerHours>().notNull(),
})
