import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment, ownerColumn } from '#server/lib/account.table.ts'
import { checkMoments, checkBetween, maxInteger } from '#server/lib/checks.ts'

export const savedQuotes = pgTable(
  'saved_quotes',
  { userId: ownerColumn(), quoteId: text('quote_id').notNull(), createdAt: moment('created_at').notNull() },
  (table) => [primaryKey({ columns: [table.userId, table.quoteId] }), ...checkMoments(table.createdAt)],
)

export const completedCourseSteps = pgTable(
  'completed_course_steps',
  {
    userId: ownerColumn(),
    courseId: text('course_id').notNull(),
    stepId: text('step_id').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.courseId, table.stepId] }), ...checkMoments(table.createdAt)],
)

/** Positions of unfinished meditations. */
export const meditationPositions = pgTable(
  'meditation_positions',
  {
    userId: ownerColumn(),
    meditationId: text('meditation_id').notNull(),
    seconds: integer('seconds').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.meditationId] }),
    ...checkMoments(table.updatedAt),
    checkBetween(table.seconds, 0, maxInteger),
  ],
)
