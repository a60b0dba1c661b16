import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { NewReflection, ReflectionChange } from '#contract/spiritual.ts'
import { dayOf } from '#server/lib/days.ts'
import type { Db } from '#server/lib/db.ts'
import { notFound } from '#server/lib/http-error.ts'
import type { Position } from '#server/lib/pagination.ts'
import { newId } from '#server/lib/record.ts'
import { type Owner, reseal, seal } from '#server/lib/sealed.ts'
import { reflections } from './spiritual.table.ts'

export type ReflectionRow = typeof reflections.$inferSelect

const own = (owner: Owner, id: string) => and(eq(reflections.userId, owner.id), eq(reflections.id, id))
const live = (owner: Owner, id: string) => and(own(owner, id), isNull(reflections.deletedAt))

/** Newest first. */
export const listReflections = (db: Db, owner: Owner, after: Position, limit: number): Promise<ReflectionRow[]> =>
  db
    .select()
    .from(reflections)
    .where(
      and(
        eq(reflections.userId, owner.id),
        isNull(reflections.deletedAt),
        sql`(${reflections.createdAt}, ${reflections.id}) < (${after.at.toISOString()}, ${after.id})`,
      ),
    )
    .orderBy(desc(reflections.createdAt), desc(reflections.id))
    .limit(limit)

/** A known id returns the existing record: a repeated request. */
export async function createReflection(
  db: Db,
  { owner, timeZone }: { owner: Owner; timeZone: string },
  { id = newId(), text, prompt = null, seconds }: NewReflection,
  now: Date,
): Promise<{ row: ReflectionRow; isNew: boolean }> {
  const words = seal(owner, reflections.words, id, { text, prompt })
  const [created] = await db
    .insert(reflections)
    .values({ userId: owner.id, id, seconds, words, day: dayOf(now, timeZone), createdAt: now, updatedAt: now })
    .onConflictDoNothing()
    .returning()
  if (created !== undefined) return { row: created, isNew: true }
  const [known] = await db.select().from(reflections).where(own(owner, id))
  if (known === undefined) throw notFound()
  return { row: known, isNew: false }
}

export async function updateReflection(
  db: Db,
  owner: Owner,
  id: string,
  change: ReflectionChange,
  now: Date,
): Promise<ReflectionRow> {
  return db.transaction(async (tx) => {
    const [before] = await tx.select().from(reflections).where(live(owner, id)).for('update')
    if (before === undefined) throw notFound()
    const words = reseal(owner, reflections.words, id, before.words, change)
    const [row] = await tx.update(reflections).set({ words, updatedAt: now }).where(live(owner, id)).returning()
    if (row === undefined) throw notFound()
    return row
  })
}

export async function deleteReflection(db: Db, owner: Owner, id: string, now: Date): Promise<void> {
  const deleted = await db
    .update(reflections)
    .set({ deletedAt: now })
    .where(live(owner, id))
    .returning({ id: reflections.id })
  if (deleted.length === 0) throw notFound()
}

/** Restoring an existing record changes nothing. */
export async function restoreReflection(db: Db, owner: Owner, id: string): Promise<ReflectionRow> {
  const [row] = await db.update(reflections).set({ deletedAt: null }).where(own(owner, id)).returning()
  if (row === undefined) throw notFound()
  return row
}
