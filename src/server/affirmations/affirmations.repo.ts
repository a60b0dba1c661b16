import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { AffirmationChange, NewAffirmation } from '#contract/affirmations.ts'
import { type Db, prepared } from '#server/lib/db.ts'
import type { Position } from '#server/lib/pagination.ts'
import { recordQueries } from '#server/lib/record-queries.ts'
import { newId } from '#server/lib/record.ts'
import { type Owner, reseal, seal } from '#server/lib/sealed.ts'
import { affirmations } from './affirmations.table.ts'

export type AffirmationRow = typeof affirmations.$inferSelect
export type Category = AffirmationRow['category']

const { create, lock, update, remove, restore } = recordQueries(affirmations)

export { remove as deleteAffirmation, restore as restoreAffirmation }

const page = prepared((db) =>
  db
    .select()
    .from(affirmations)
    .where(
      and(
        eq(affirmations.userId, sql.placeholder('userId')),
        isNull(affirmations.deletedAt),
        sql`(${affirmations.createdAt}, ${affirmations.id}) < (${sql.placeholder('at')}, ${sql.placeholder('id')})`,
        sql`(${sql.placeholder('category')}::text is null or ${affirmations.category} = ${sql.placeholder('category')})`,
      ),
    )
    .orderBy(desc(affirmations.createdAt), desc(affirmations.id))
    .limit(sql.placeholder('limit'))
    .prepare('affirmations_page'),
)

/** The user's own, newest first; with a category, only that category's. */
export const listOwn = (
  db: Db,
  owner: Owner,
  after: Position,
  limit: number,
  category: Category | undefined,
): Promise<AffirmationRow[]> =>
  page(db).execute({ userId: owner.id, at: after.at.toISOString(), id: after.id, limit, category: category ?? null })

/** The user's own among `ids`, without deleted ones, unordered. */
export async function findOwn(db: Db, owner: Owner, ids: readonly string[]): Promise<AffirmationRow[]> {
  if (ids.length === 0) return []
  return db
    .select()
    .from(affirmations)
    .where(and(eq(affirmations.userId, owner.id), inArray(affirmations.id, [...ids]), isNull(affirmations.deletedAt)))
}

export const createAffirmation = (
  db: Db,
  owner: Owner,
  { id = newId(), content, category = 'general' }: NewAffirmation,
  now: Date,
): Promise<{ row: AffirmationRow; isNew: boolean }> =>
  create(db, owner, { id, category, sealedContent: seal(owner, affirmations.sealedContent, id, { content }) }, now)

/** Changes only the given fields. */
export const updateAffirmation = (
  db: Db,
  owner: Owner,
  id: string,
  { content, ...facts }: AffirmationChange,
  now: Date,
): Promise<AffirmationRow> =>
  db.transaction(async (tx) => {
    const before = await lock(tx, owner, id)
    const sealedContent =
      content === undefined
        ? before.sealedContent
        : reseal(owner, affirmations.sealedContent, id, before.sealedContent, { content })
    return update(tx, owner, id, { ...facts, sealedContent }, now)
  })
