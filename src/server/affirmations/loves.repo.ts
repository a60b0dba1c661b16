import { and, desc, eq, sql } from 'drizzle-orm'
import { type Db, prepared } from '#server/lib/db.ts'
import type { Position } from '#server/lib/pagination.ts'
import type { Owner } from '#server/lib/sealed.ts'
import { affirmationLoves } from './affirmations.table.ts'

type LoveRow = typeof affirmationLoves.$inferSelect

/** Repeating it changes nothing. */
export async function setLoved(db: Db, owner: Owner, id: string, isLoved: boolean, now: Date): Promise<void> {
  if (isLoved)
    await db
      .insert(affirmationLoves)
      .values({ userId: owner.id, affirmationId: id, createdAt: now })
      .onConflictDoNothing()
  else
    await db
      .delete(affirmationLoves)
      .where(and(eq(affirmationLoves.userId, owner.id), eq(affirmationLoves.affirmationId, id)))
}

const among = prepared((db) =>
  db
    .select({ id: affirmationLoves.affirmationId })
    .from(affirmationLoves)
    .where(
      and(
        eq(affirmationLoves.userId, sql.placeholder('userId')),
        sql`${affirmationLoves.affirmationId} = any(${sql.placeholder('ids')}::uuid[])`,
      ),
    )
    .prepare('affirmations_loved'),
)

export async function lovedAmong(db: Db, owner: Owner, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await among(db).execute({ userId: owner.id, ids: [...ids] })
  return new Set(rows.map(({ id }) => id))
}

/** Latest first. */
export const listLoves = (db: Db, owner: Owner, after: Position, limit: number): Promise<LoveRow[]> =>
  db
    .select()
    .from(affirmationLoves)
    .where(
      and(
        eq(affirmationLoves.userId, owner.id),
        sql`(${affirmationLoves.createdAt}, ${affirmationLoves.affirmationId}) < (${after.at.toISOString()}, ${after.id})`,
      ),
    )
    .orderBy(desc(affirmationLoves.createdAt), desc(affirmationLoves.affirmationId))
    .limit(limit)
