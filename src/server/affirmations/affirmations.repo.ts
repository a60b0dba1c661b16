import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { AffirmationChange, NewAffirmation } from '#contract/affirmations.ts'
import { type Db, prepared } from '#server/lib/db.ts'
import type { Position } from '#server/lib/pagination.ts'
import { notFound } from '#server/lib/http-error.ts'
import { newId } from '#server/lib/record.ts'
import { type Owner, reseal, seal } from '#server/lib/sealed.ts'
import { affirmations } from './affirmations.table.ts'

export type AffirmationRow = typeof affirmations.$inferSelect
export type Category = AffirmationRow['category']

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

/** The user's own, newest first; with a category, only those of it. */
export const listOwn = (
  db: Db,
  owner: Owner,
  after: Position,
  limit: number,
  category: Category | undefined,
): Promise<AffirmationRow[]> =>
  page(db).execute({ userId: owner.id, at: after.at.toISOString(), id: after.id, limit, category: category ?? null })

const known = (owner: Owner, id: string) => and(eq(affirmations.userId, owner.id), eq(affirmations.id, id))
const live = (owner: Owner, id: string) => and(known(owner, id), isNull(affirmations.deletedAt))

/** The user's own among `ids`, without deleted ones, unordered. */
export async function findOwn(db: Db, owner: Owner, ids: readonly string[]): Promise<AffirmationRow[]> {
  if (ids.length === 0) return []
  return db
    .select()
    .from(affirmations)
    .where(and(eq(affirmations.userId, owner.id), inArray(affirmations.id, [...ids]), isNull(affirmations.deletedAt)))
}

/** A known id returns the existing record: a repeated request. */
export async function createAffirmation(
  db: Db,
  owner: Owner,
  { id = newId(), content, category = 'general' }: NewAffirmation,
  now: Date,
): Promise<{ row: AffirmationRow; isNew: boolean }> {
  const words = seal(owner, affirmations.words, id, { content })
  const [created] = await db
    .insert(affirmations)
    .values({ userId: owner.id, id, category, words, createdAt: now, updatedAt: now })
    .onConflictDoNothing()
    .returning()
  if (created !== undefined) return { row: created, isNew: true }
  const [row] = await db.select().from(affirmations).where(known(owner, id))
  if (row === undefined) throw notFound()
  return { row, isNew: false }
}

/** Changes only the given fields. */
export const updateAffirmation = (
  db: Db,
  owner: Owner,
  id: string,
  { content, category }: AffirmationChange,
  now: Date,
): Promise<AffirmationRow> =>
  db.transaction(async (tx) => {
    const [before] = await tx.select().from(affirmations).where(live(owner, id)).for('update')
    if (before === undefined) throw notFound()
    const [row] = await tx
      .update(affirmations)
      .set({
        ...(category !== undefined && { category }),
        ...(content !== undefined && { words: reseal(owner, affirmations.words, id, before.words, { content }) }),
        updatedAt: now,
      })
      .where(live(owner, id))
      .returning()
    if (row === undefined) throw notFound()
    return row
  })

export async function deleteAffirmation(db: Db, owner: Owner, id: string, now: Date): Promise<void> {
  const deleted = await db
    .update(affirmations)
    .set({ deletedAt: now })
    .where(live(owner, id))
    .returning({ id: affirmations.id })
  if (deleted.length === 0) throw notFound()
}

/** Restoring an existing record changes nothing. */
export async function restoreAffirmation(db: Db, owner: Owner, id: string): Promise<AffirmationRow> {
  const [row] = await db.update(affirmations).set({ deletedAt: null }).where(known(owner, id)).returning()
  if (row === undefined) throw notFound()
  return row
}
