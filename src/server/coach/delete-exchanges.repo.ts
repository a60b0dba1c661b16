import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '#server/lib/db.ts'
import { notFound } from '#server/lib/http-error.ts'
import type { Owner } from '#server/lib/sealed.ts'
import { type ExchangeRow, isExchange, isLiveExchange } from './coach.repo.ts'
import { coachChats } from './coach.table.ts'

/** Deletes an exchange; `restoreExchange` takes that back. */
export async function deleteExchange(db: Db, owner: Owner, id: string, now: Date): Promise<void> {
  const deleted = await db
    .update(coachChats)
    .set({ deletedAt: now })
    .where(isLiveExchange(owner, id))
    .returning({ id: coachChats.id })
  if (deleted.length === 0) throw notFound()
}

/** Restores a deleted exchange. */
export async function restoreExchange(db: Db, owner: Owner, id: string): Promise<ExchangeRow> {
  const [row] = await db.update(coachChats).set({ deletedAt: null }).where(isExchange(owner, id)).returning()
  if (row === undefined) throw notFound()
  return row
}

/** Deletes all exchanges with the same `deletedAt`, by which `restoreAll` finds them. */
export async function deleteAll(db: Db, owner: Owner, now: Date): Promise<number> {
  const { rowCount } = await db
    .update(coachChats)
    .set({ deletedAt: now })
    .where(and(eq(coachChats.userId, owner.id), isNull(coachChats.deletedAt)))
  return rowCount ?? 0
}

/** Restores the exchanges that were deleted together. */
export async function restoreAll(db: Db, owner: Owner, deletedAt: Date): Promise<number> {
  const { rowCount } = await db
    .update(coachChats)
    .set({ deletedAt: null })
    .where(and(eq(coachChats.userId, owner.id), eq(coachChats.deletedAt, deletedAt)))
  return rowCount ?? 0
}
