import { sql } from 'drizzle-orm'
import { bigint, boolean, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import type { Placement, Vision } from '#contract/vision-board.ts'
import { visionCategories } from '#contract/vision-lists.ts'
import { moment } from '#server/lib/account.table.ts'
import { checkMoments, checkOneOf } from '#server/lib/checks.ts'
import { record } from '#server/lib/record.ts'
import { versionedSchema } from '#server/lib/versioned-schema.ts'
import { sealed } from '#server/lib/sealed.ts'

export type VisionContent = Pick<Vision, 'title' | 'description' | 'achievedNote' | 'isUnreadable'>

const visionContent = versionedSchema<VisionContent>(
  z.strictObject({ title: z.string(), description: z.string().nullable(), achievedNote: z.string().nullable() }),
)

const unreadable: VisionContent = {
  title: 'This vision can’t be opened',
  description: null,
  achievedNote: null,
  isUnreadable: true,
}

/**
 * `rank` orders a board, with gaps, so that moving one writes one row. The migration adds by hand: the foreign key of `goal_id`,
 * emptied when a goal is purged, and the trigger that counts pictures (decision 021).
 */
export const visions = pgTable(
  'visions',
  {
    ...record(),
    rank: bigint('rank', { mode: 'number' }).notNull(),
    category: text('category').$type<NonNullable<Vision['category']>>(),
    imageUrl: text('image_url'),
    isLoved: boolean('is_loved').notNull(),
    achievedAt: moment('achieved_at'),
    goalId: uuid('goal_id'),
    placement: jsonb('placement').$type<Placement>(),
    sealedContent: sealed('words', visionContent, unreadable).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('visions_list_idx')
      .on(table.userId, table.rank, table.id)
      .where(sql`deleted_at is null`),
    index('visions_goal_idx')
      .on(table.userId, table.goalId)
      .where(sql`goal_id is not null`),
    index('visions_purge_idx')
      .on(table.deletedAt)
      .where(sql`deleted_at is not null`),
    ...checkMoments(table.createdAt, table.updatedAt, table.deletedAt),
    ...checkMoments(table.achievedAt),
    checkOneOf(
      table.category,
      visionCategories.map(({ id }) => id),
    ),
  ],
)
