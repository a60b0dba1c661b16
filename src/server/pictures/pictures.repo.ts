import { and, count, eq, isNull, lte, ne, sql, sum } from 'drizzle-orm'
import { type Db, prepared } from '#server/lib/db.ts'
import { lockAccount } from '#server/lib/limits.ts'
import { HttpError, fieldError } from '#server/lib/http-error.ts'
import { purgeRows } from '#server/lib/purge.ts'
import { idOfPath } from '#server/lib/pictures.ts'
import { newId } from '#server/lib/record.ts'
import type { Owner } from '#server/lib/sealed.ts'
import type { Session } from '#server/lib/session.ts'
import { pendingObjectDeletions, pictures } from './pictures.table.ts'
import { spent } from './upload-address.ts'

/** Limits per account, so that none fills the disk; demos hold less, because anyone can open one. */
const maxOfAccount = { pictures: 2_000, bytes: 1_000_000_000 }
const maxOfDemo = { pictures: 40, bytes: 20_000_000 }

/** Reserves an upload, and answers the picture's id. */
export async function askForPicture(db: Db, { owner, isDemo }: Session, now: Date): Promise<string> {
  const allowed = isDemo ? maxOfDemo : maxOfAccount
  const id = newId()
  await db.transaction(async (tx) => {
    await lockAccount(tx, owner)
    const [held] = await tx
      .select({ pictures: count(), bytes: sum(pictures.bytes).mapWith(Number) })
      .from(pictures)
      .where(eq(pictures.userId, owner.id))
    if (held !== undefined && (held.pictures >= allowed.pictures || held.bytes >= allowed.bytes)) throw full()
    await tx.insert(pictures).values({ userId: owner.id, id, state: 'asked', createdAt: now })
  })
  return id
}

const full = () =>
  new HttpError('limit_reached', 'There’s no room for another picture. Delete one you don’t need to make room.')

const ownPicture = (owner: Owner, id: string) => and(eq(pictures.userId, owner.id), eq(pictures.id, id))

/** Marks an upload URL as used before any byte is read: of two concurrent uploads one wins. */
export async function beginUpload(db: Db, owner: Owner, id: string): Promise<void> {
  const begun = await db
    .update(pictures)
    .set({ state: 'arriving' })
    .where(and(ownPicture(owner, id), eq(pictures.state, 'asked')))
    .returning({ id: pictures.id })
  if (begun.length === 0) throw spent()
}

type Measures = { width: number; height: number; bytes: number }

/** Marks that files are about to be written: from now on, deleting the row must also remove files. */
export async function beginStoring(db: Db, owner: Owner, id: string, measures: Measures): Promise<void> {
  const begun = await db
    .update(pictures)
    .set({ state: 'storing', ...measures })
    .where(and(ownPicture(owner, id), eq(pictures.state, 'arriving')))
    .returning({ id: pictures.id })
  if (begun.length === 0) throw spent()
}

export async function keepPicture(db: Db, owner: Owner, id: string): Promise<void> {
  const kept = await db
    .update(pictures)
    .set({ state: 'stored' })
    .where(and(ownPicture(owner, id), eq(pictures.state, 'storing')))
    .returning({ id: pictures.id })
  if (kept.length === 0) throw spent()
}

/** Deletes a failed upload. */
export async function dropPicture(db: Db, owner: Owner, id: string): Promise<void> {
  await db.delete(pictures).where(ownPicture(owner, id))
}

const find = prepared((db) =>
  db
    .select({ id: pictures.id })
    .from(pictures)
    .where(
      and(
        eq(pictures.userId, sql.placeholder('userId')),
        eq(pictures.id, sql.placeholder('id')),
        eq(pictures.state, 'stored'),
      ),
    )
    .prepare('picture_find'),
)

export async function hasPicture(db: Db, owner: Owner, id: string): Promise<boolean> {
  return (await find(db).execute({ userId: owner.id, id })).length > 0
}

/** See `Pictures.claim`. */
export async function claimPicture(tx: Db, owner: Owner, field: string, path: string): Promise<void> {
  const id = idOfPath(path)
  const [row] =
    id === null
      ? []
      : await tx
          .select({ id: pictures.id })
          .from(pictures)
          .where(and(ownPicture(owner, id), eq(pictures.state, 'stored')))
          .for('no key update')
  if (row === undefined) throw fieldError(field, 'This picture isn’t there anymore, so choose it again')
}

const hour = 3_600_000
const before = (now: Date, hours: number): Date => new Date(now.getTime() - hours * hour)

/** Deletes unfinished uploads after an hour, and pictures that no record has used for a day. */
export async function purgePictures(db: Db, now: Date): Promise<number> {
  const isUnfinished = and(ne(pictures.state, 'stored'), lte(pictures.createdAt, before(now, 1)))
  const isUnreferenced = and(eq(pictures.referenceCount, 0), lte(pictures.unreferencedSince, before(now, 24)))
  const isNewlyUnreferenced = and(
    eq(pictures.referenceCount, 0),
    eq(pictures.state, 'stored'),
    isNull(pictures.unreferencedSince),
  )
  const purged =
    (await purgeRows(db, pictures, sql`${isUnfinished}`)) + (await purgeRows(db, pictures, sql`${isUnreferenced}`))
  await db.update(pictures).set({ unreferencedSince: now }).where(isNewlyUnreferenced)
  return purged
}

/** Folders of deleted pictures in the object store. */
export async function listPendingDeletions(db: Db, limit: number): Promise<string[]> {
  const rows = await db.select().from(pendingObjectDeletions).limit(limit)
  return rows.map(({ folder }) => folder)
}

export async function removePendingDeletion(db: Db, folder: string): Promise<void> {
  await db.delete(pendingObjectDeletions).where(eq(pendingObjectDeletions.folder, folder))
}
