import { desc, sql } from 'drizzle-orm'
import { check, date, index, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import type { Assignee, HouseholdPerson, HouseholdTask } from '#contract/household.ts'
import { type HouseholdCategory, householdCategories, repeatBases, repeatUnits } from '#contract/household-lists.ts'
import { moment, users } from '#server/lib/account.table.ts'
import { checkDays, checkMoments, checkBetween, checkOneOf } from '#server/lib/checks.ts'
import { listIndex, record, recordDay, recordRules } from '#server/lib/record.ts'
import { versionedSchema } from '#server/lib/versioned-schema.ts'
import { sealed } from '#server/lib/sealed.ts'

export type HouseholdTaskContent = Pick<HouseholdTask, 'text' | 'isUnreadable'>

const taskContent = versionedSchema<HouseholdTaskContent>(z.strictObject({ text: z.string() }))

/** Who has each role: `me`, the id of a person, or null. Never a name. */
const assignees = () => ({
  noticedBy: text('noticed_by').$type<NonNullable<Assignee>>(),
  plannedBy: text('planned_by').$type<NonNullable<Assignee>>(),
  doneBy: text('done_by').$type<NonNullable<Assignee>>(),
})

/**
 * `due_on` is the next day a task is due, `done_on` the day it was last done, `anchor_on` the date the user chose: a repeat by
 * date counts from there, so that the 31st comes back after a shorter month.
 */
export const householdTasks = pgTable(
  'household_tasks',
  {
    ...record(),
    category: text('category').$type<HouseholdCategory>().notNull(),
    dueOn: date('due_on', { mode: 'string' }),
    anchorOn: date('anchor_on', { mode: 'string' }),
    doneOn: date('done_on', { mode: 'string' }),
    repeatEvery: smallint('repeat_every'),
    repeatUnit: text('repeat_unit', { enum: repeatUnits }),
    repeatFrom: text('repeat_from', { enum: repeatBases }),
    ...assignees(),
    sealedContent: sealed('words', taskContent, { text: 'This task can’t be opened', isUnreadable: true }).notNull(),
  },
  (table) => [
    ...recordRules(table),
    listIndex(table, table.createdAt),
    index('household_tasks_next_idx')
      .on(table.userId, table.dueOn, table.id)
      .where(sql`deleted_at is null and due_on is not null and (done_on is null or repeat_unit is not null)`),
    check('household_tasks_due_whole', sql`(due_on is null) = (anchor_on is null)`),
    check(
      'household_tasks_repeat_whole',
      sql`num_nonnulls(repeat_every, repeat_unit, repeat_from) in (0, 3) and (repeat_unit is null or due_on is not null)`,
    ),
    ...checkDays(table.dueOn, table.anchorOn, table.doneOn),
    checkOneOf(
      table.category,
      householdCategories.map(({ id }) => id),
    ),
    checkBetween(table.repeatEvery, 1, 99),
    checkOneOf(table.repeatUnit, repeatUnits),
    checkOneOf(table.repeatFrom, repeatBases),
  ],
)

/**
 * Each time a task was done, and who had which role then. It outlives its task: deleting a chore does not undo what was done.
 * `due_before` is the due date to restore when the last completion is undone.
 */
export const householdCompletions = pgTable(
  'household_completions',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull(),
    taskId: uuid('task_id').notNull(),
    day: recordDay(),
    dueBefore: date('due_before', { mode: 'string' }),
    ...assignees(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('household_completions_task_idx').on(table.userId, table.taskId, desc(table.id)),
    index('household_completions_day_idx').on(table.userId, table.day),
    ...checkMoments(table.createdAt),
    ...checkDays(table.day, table.dueBefore),
  ],
)

export type PersonContent = Pick<HouseholdPerson, 'name' | 'isUnreadable'>

const personContent = versionedSchema<PersonContent>(z.strictObject({ name: z.string() }))

/** People whose names the user keeps. None of them has an account. */
export const householdPeople = pgTable(
  'household_people',
  {
    ...record(),
    sealedContent: sealed('words', personContent, { name: 'This name can’t be opened', isUnreadable: true }).notNull(),
  },
  (table) => [
    ...recordRules(table),
    index('household_people_list_idx')
      .on(table.userId, table.createdAt, table.id)
      .where(sql`deleted_at is null`),
  ],
)
