import { and, count, desc, eq, isNull } from 'drizzle-orm'
import type { MixChange, NewMix } from '#contract/audio.ts'
import { mixBounds } from '#contract/soundscapes.ts'
import type { Db } from '#server/lib/db.ts'
import { lockAccount } from '#server/lib/limits.ts'
import { notFound, HttpError } from '#server/lib/http-error.ts'
import { newId } from '#server/lib/record.ts'
import { type Owner, reseal, seal } from '#server/lib/sealed.ts'
import { savedMixes } from './audio.table.ts'

export type MixRow = typeof savedMixes.$inferSelect

const ownMix = (owner: Owner, id: string) => and(eq(savedMixes.userId, owner.id), eq(savedMixes.id, id))
const liveMix = (owner: Owner, id: string) => and(ownMix(owner, id), isNull(savedMixes.deletedAt))
const allOf = (owner: Owner) => and(eq(savedMixes.userId, owner.id), isNull(savedMixes.deletedAt))

/** Newest first. */
export const listMixes = (db: Db, owner: Owner): Promise<MixRow[]> =>
  db
    .select()
    .from(savedMixes)
    .where(allOf(owner))
    .orderBy(desc(savedMixes.createdAt), desc(savedMixes.id))
    .limit(mixBounds.mixes)

/** Refuses at the limit. Locks the account until the transaction ends. */
async function requireMixQuota(tx: Db, owner: Owner): Promise<void> {
  await lockAccount(tx, owner)
  const [mixes] = await tx.select({ count: count() }).from(savedMixes).where(allOf(owner))
  if ((mixes?.count ?? 0) >= mixBounds.mixes)
    throw new HttpError(
      'limit_reached',
      `You already have ${mixBounds.mixes} mixes. Delete one to make room for another.`,
    )
}

/** A known id returns the existing record: a repeated request. */
export const createMix = (
  db: Db,
  owner: Owner,
  { id = newId(), name, sounds }: NewMix,
  now: Date,
): Promise<{ row: MixRow; isNew: boolean }> =>
  db.transaction(async (tx) => {
    await lockAccount(tx, owner)
    const [row] = await tx.select().from(savedMixes).where(ownMix(owner, id))
    if (row !== undefined) return { row, isNew: false }
    await requireMixQuota(tx, owner)
    const sealedContent = seal(owner, savedMixes.sealedContent, id, { name })
    const [created] = await tx
      .insert(savedMixes)
      .values({ userId: owner.id, id, sounds, sealedContent, createdAt: now, updatedAt: now })
      .returning()
    if (created === undefined) throw notFound()
    return { row: created, isNew: true }
  })

/** Changes only the given fields. */
export const updateMix = (db: Db, owner: Owner, id: string, { name, sounds }: MixChange, now: Date): Promise<MixRow> =>
  db.transaction(async (tx) => {
    const [before] = await tx.select().from(savedMixes).where(liveMix(owner, id)).for('update')
    if (before === undefined) throw notFound()
    const [row] = await tx
      .update(savedMixes)
      .set({
        ...(sounds !== undefined && { sounds }),
        ...(name !== undefined && {
          sealedContent: reseal(owner, savedMixes.sealedContent, id, before.sealedContent, { name }),
        }),
        updatedAt: now,
      })
      .where(liveMix(owner, id))
      .returning()
    if (row === undefined) throw notFound()
    return row
  })

export async function deleteMix(db: Db, owner: Owner, id: string, now: Date): Promise<void> {
  const deleted = await db
    .update(savedMixes)
    .set({ deletedAt: now })
    .where(liveMix(owner, id))
    .returning({ id: savedMixes.id })
  if (deleted.length === 0) throw notFound()
}

/** Within the limit. Restoring an existing mix changes nothing. */
export const restoreMix = (db: Db, owner: Owner, id: string): Promise<MixRow> =>
  db.transaction(async (tx) => {
    const [row] = await tx.select().from(savedMixes).where(ownMix(owner, id)).for('update')
    if (row === undefined) throw notFound()
    if (row.deletedAt === null) return row
    await requireMixQuota(tx, owner)
    const [restored] = await tx.update(savedMixes).set({ deletedAt: null }).where(ownMix(owner, id)).returning()
    return restored ?? row
  })
