import { desc } from 'drizzle-orm'
import { foreignKey, index, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import type { JournalEntry, NewJournalEntry } from '#contract/journal.ts'
import { moment } from '#server/lib/account.table.ts'
import { checkDays, checkMoments, checkBetween } from '#server/lib/checks.ts'
import { listIndex, record, recordDay, recordRules } from '#server/lib/record.ts'
import { versionedSchema } from '#server/lib/versioned-schema.ts'
import { sealed } from '#server/lib/sealed.ts'

/** One sealed value, so that a page costs one operation a row. */
export type JournalContent = Pick<
  JournalEntry,
  'title' | 'content' | 'tags' | 'gratitude' | 'affirmations' | 'isUnreadable'
>

/** The sealed content of a new entry. */
export const toJournalContent = ({
  title,
  content,
  tags = null,
  gratitude = null,
  affirmations = null,
}: NewJournalEntry): JournalContent => ({ title, content, tags, gratitude, affirmations })

const journalContent = versionedSchema<JournalContent>(
  z.strictObject({
    title: z.string(),
    content: z.string(),
    tags: z.array(z.string()).nullable(),
    gratitude: z.string().nullable(),
    affirmations: z.string().nullable(),
  }),
)

const unreadable = (title: string): JournalContent => ({
  title,
  content: '',
  tags: null,
  gratitude: null,
  affirmations: null,
  isUnreadable: true,
})

export const journalEntries = pgTable(
  'journal_entries',
  {
    ...record(),
    day: recordDay(),
    mood: smallint('mood').notNull(),
    sealedContent: sealed('words', journalContent, unreadable('This entry can’t be opened')).notNull(),
  },
  (table) => [
    ...recordRules(table),
    listIndex(table, table.createdAt),
    ...checkDays(table.day),
    checkBetween(table.mood, 1, 5),
  ],
)

export const journalRevisions = pgTable(
  'journal_revisions',
  {
    userId: text('user_id').notNull(),
    id: uuid('id').notNull(),
    entryId: uuid('entry_id').notNull(),
    mood: smallint('mood').notNull(),
    sealedContent: sealed('words', journalContent, unreadable('This version can’t be opened')).notNull(),
    replacedAt: moment('replaced_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    foreignKey({
      columns: [table.userId, table.entryId],
      foreignColumns: [journalEntries.userId, journalEntries.id],
    }).onDelete('cascade'),
    index('journal_revisions_list_idx').on(table.userId, table.entryId, desc(table.replacedAt), desc(table.id)),
    ...checkMoments(table.replacedAt),
    checkBetween(table.mood, 1, 5),
  ],
)
