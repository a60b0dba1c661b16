import { desc, sql } from 'drizzle-orm'
import { index, jsonb, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import type { MixSound, SavedMix } from '#contract/audio.ts'
import { checkMoments } from '#server/lib/checks.ts'
import { record } from '#server/lib/record.ts'
import { versionedSchema } from '#server/lib/versioned-schema.ts'
import { sealed } from '#server/lib/sealed.ts'

type MixContent = Pick<SavedMix, 'name' | 'isUnreadable'>

const mixContent = versionedSchema<MixContent>(z.strictObject({ name: z.string() }))

/** Mixes of soundscapes: the name is the user's and sealed, the sounds are ours. */
export const savedMixes = pgTable(
  'saved_mixes',
  {
    ...record(),
    sounds: jsonb('sounds').$type<MixSound[]>().notNull(),
    sealedContent: sealed('words', mixContent, { name: 'This mix can’t be opened', isUnreadable: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('saved_mixes_list_idx')
      .on(table.userId, desc(table.createdAt), desc(table.id))
      .where(sql`deleted_at is null`),
    index('saved_mixes_purge_idx')
      .on(table.deletedAt)
      .where(sql`deleted_at is not null`),
    ...checkMoments(table.createdAt, table.updatedAt, table.deletedAt),
  ],
)
