import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { NewBreathingPattern } from '#contract/self-care.ts'
import type { Db } from '#server/lib/db.ts'
import type { Position } from '#server/lib/pagination.ts'
import { notFound } from '#server/lib/http-error.ts'
import { newId } from '#server/lib/record.ts'
import { type Owner, seal } from '#server/lib/sealed.ts'
import { breathingPatterns } from './self-care.table.ts'

export type PatternRow = typeof breathingPatterns.$inferSelect

const own = (owner: Owner, id: string) => and(eq(breathingPatterns.userId, owner.id), eq(breathingPatterns.id, id))

/** Newest first. */
export const listPatterns = (db: Db, owner: Owner, after: Position, limit: number): Promise<PatternRow[]> =>
  db
    .select()
    .from(breathingPatterns)
    .where(
      and(
        eq(breathingPatterns.userId, owner.id),
        isNull(breathingPatterns.deletedAt),
        sql`(${breathingPatterns.createdAt}, ${breathingPatterns.id}) < (${after.at.toISOString()}, ${after.id})`,
      ),
    )
    .orderBy(desc(breathingPatterns.createdAt), desc(breathingPatterns.id))
    .limit(limit)

/** A known id returns the existing record: a repeated request. */
export async function createPattern(
  db: Db,
  owner: Owner,
  { id = newId(), name, ...times }: NewBreathingPattern,
  now: Date,
): Promise<{ row: PatternRow; isNew: boolean }> {
  const words = seal(owner, breathingPatterns.words, id, { name })
  const [created] = await db
    .insert(breathingPatterns)
    .values({ userId: owner.id, id, ...times, words, createdAt: now, updatedAt: now })
    .onConflictDoNothing()
    .returning()
  if (created !== undefined) return { row: created, isNew: true }
  const [known] = await db.select().from(breathingPatterns).where(own(owner, id))
  if (known === undefined) throw notFound()
  return { row: known, isNew: false }
}

export async function deletePattern(db: Db, owner: Owner, id: string, now: Date): Promise<void> {
  const deleted = await db
    .update(breathingPatterns)
    .set({ deletedAt: now })
    .where(and(own(owner, id), isNull(breathingPatterns.deletedAt)))
    .returning({ id: breathingPatterns.id })
  if (deleted.length === 0) throw notFound()
}

/** Restoring an existing record changes nothing. */
export async function restorePattern(db: Db, owner: Owner, id: string): Promise<PatternRow> {
  const [row] = await db.update(breathingPatterns).set({ deletedAt: null }).where(own(owner, id)).returning()
  if (row === undefined) throw notFound()
  return row
}
