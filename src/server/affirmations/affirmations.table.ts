import { desc } from 'drizzle-orm'
import { date, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import type { Affirmation } from '#contract/affirmations.ts'
import { affirmationCategories } from '#contract/lists.ts'
import { moment, ownerColumn } from '#server/lib/account.table.ts'
import { checkDays, checkMoments, checkOneOf } from '#server/lib/checks.ts'
import { listIndex, record, recordRules } from '#server/lib/record.ts'
import { versionedSchema } from '#server/lib/versioned-schema.ts'
import { sealed } from '#server/lib/sealed.ts'

const owned = () => ({
  userId: ownerColumn(),
  affirmationId: uuid('affirmation_id').notNull(),
})

export type AffirmationContent = Pick<Affirmation, 'content' | 'isUnreadable'>

const affirmationContent = versionedSchema<AffirmationContent>(z.strictObject({ content: z.string() }))

/** The user's own affirmations. */
export const affirmations = pgTable(
  'affirmations',
  {
    ...record(),
    category: text('category', { enum: affirmationCategories }).notNull(),
    sealedContent: sealed('words', affirmationContent, {
      content: 'This affirmation can’t be opened',
      isUnreadable: true,
    }).notNull(),
  },
  (table) => [
    ...recordRules(table),
    listIndex(table, table.createdAt),
    checkOneOf(table.category, affirmationCategories),
  ],
)

/** Own, personalized and library ones alike. */
export const affirmationLoves = pgTable(
  'affirmation_loves',
  { ...owned(), createdAt: moment('created_at').notNull() },
  (table) => [
    primaryKey({ columns: [table.userId, table.affirmationId] }),
    index('affirmation_loves_list_idx').on(table.userId, desc(table.createdAt), desc(table.affirmationId)),
    ...checkMoments(table.createdAt),
  ],
)

/** Shown in the current round: cleared once all were shown, so never more rows than affirmations. */
export const affirmationsSeen = pgTable('affirmations_seen', owned(), (table) => [
  primaryKey({ columns: [table.userId, table.affirmationId] }),
])

/** The last one requested, and the user's day of that request: one row an account. */
export const currentAffirmations = pgTable(
  'current_affirmations',
  { ...owned(), day: date('day', { mode: 'string' }).notNull() },
  (table) => [primaryKey({ columns: [table.userId] }), ...checkDays(table.day)],
)
