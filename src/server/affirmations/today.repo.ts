import { randomInt } from 'node:crypto'
import { and, asc, count, eq, inArray, isNull, ne, sql } from 'drizzle-orm'
import type { UserTime } from '#server/lib/clock.ts'
import { dayOf } from '#server/lib/days.ts'
import { type Db, prepared } from '#server/lib/db.ts'
import type { Owner } from '#server/lib/sealed.ts'
import { currentAffirmations, affirmations, affirmationsSeen } from './affirmations.table.ts'
import { toLibraryItem, type ListedAffirmation } from './listed-affirmation.ts'
import { findItems, toOwnItem, readLazyItems, personalItems, type Sources } from './combined-list.ts'
import { affirmationOfDay } from './today.ts'

const lastAsked = prepared((db) =>
  db
    .select()
    .from(currentAffirmations)
    .where(eq(currentAffirmations.userId, sql.placeholder('userId')))
    .prepare('affirmation_asked'),
)

/** The last one requested today, otherwise the first one of the day. */
export async function readToday(db: Db, owner: Owner, sources: Sources, time: UserTime): Promise<ListedAffirmation> {
  const [asked] = await lastAsked(db).execute({ userId: owner.id })
  if (asked?.day === dayOf(time.now, time.timeZone)) {
    const found = await findItems(db, owner, sources, [asked.affirmationId])
    const [one] = found.values()
    if (one !== undefined && !one.isUnreadable) return one
  }
  return affirmationOfDay(await readLazyItems(db, owner, sources), sources.library, owner, time)
}

/**
 * Another affirmation for today: any not yet shown, and once all were shown, any but the current one. Locks the day's row, so
 * that two requests at once never get the same.
 */
export const giveNext = (db: Db, owner: Owner, sources: Sources, time: UserTime): Promise<ListedAffirmation> =>
  db.transaction(async (tx) => {
    const items = await readLazyItems(tx, owner, sources)
    const shown = await lockDay(tx, owner, affirmationOfDay(items, sources.library, owner, time).id, time)
    const given = [...personalItems(items), ...sources.library.ours.map(toLibraryItem)]
    const next = await pickNext(tx, owner, given, shown)
    const seen = [shown, next.id].map((affirmationId) => ({ userId: owner.id, affirmationId }))
    await tx.insert(affirmationsSeen).values(seen).onConflictDoNothing()
    await tx.update(currentAffirmations).set({ affirmationId: next.id }).where(eq(currentAffirmations.userId, owner.id))
    return next
  })

/** Locks the day's row and returns the current affirmation. */
async function lockDay(tx: Db, owner: Owner, first: string, { now, timeZone }: UserTime): Promise<string> {
  const [row] = await tx
    .insert(currentAffirmations)
    .values({ userId: owner.id, affirmationId: first, day: dayOf(now, timeZone) })
    .onConflictDoUpdate({
      target: currentAffirmations.userId,
      set: {
        day: sql`excluded.day`,
        affirmationId: sql`case when ${currentAffirmations.day} = excluded.day then ${currentAffirmations.affirmationId} else excluded.affirmation_id end`,
      },
    })
    .returning({ affirmationId: currentAffirmations.affirmationId })
  return row?.affirmationId ?? first
}

/** An unreadable one counts as shown. */
async function pickNext(
  tx: Db,
  owner: Owner,
  given: readonly ListedAffirmation[],
  shown: string,
): Promise<ListedAffirmation> {
  for (;;) {
    const next = (await pickUnseen(tx, owner, given, shown)) ?? (await beginRound(tx, owner, given, shown))
    if (!next.isUnreadable) return next
    await tx.insert(affirmationsSeen).values({ userId: owner.id, affirmationId: next.id }).onConflictDoNothing()
  }
}

async function beginRound(
  tx: Db,
  owner: Owner,
  given: readonly ListedAffirmation[],
  shown: string,
): Promise<ListedAffirmation> {
  await tx.delete(affirmationsSeen).where(eq(affirmationsSeen.userId, owner.id))
  const next = await pickUnseen(tx, owner, given, shown)
  if (next === undefined) throw new Error('There’s no other affirmation')
  return next
}

/** Uniformly random among those not yet shown: `given` and the user's own. */
async function pickUnseen(
  tx: Db,
  owner: Owner,
  given: readonly ListedAffirmation[],
  shown: string,
): Promise<ListedAffirmation | undefined> {
  const seen = await tx
    .select({ id: affirmationsSeen.affirmationId })
    .from(affirmationsSeen)
    .where(
      and(
        eq(affirmationsSeen.userId, owner.id),
        inArray(
          affirmationsSeen.affirmationId,
          given.map(({ id }) => id),
        ),
      ),
    )
  const gone = new Set([shown, ...seen.map(({ id }) => id)])
  const open = given.filter(({ id }) => !gone.has(id))
  const [own] = await tx.select({ count: count() }).from(affirmations).where(unseen(owner, shown))
  const total = open.length + (own?.count ?? 0)
  if (total === 0) return undefined
  const at = randomInt(total)
  return open[at] ?? pickOwn(tx, owner, shown, at - open.length)
}

async function pickOwn(tx: Db, owner: Owner, shown: string, at: number): Promise<ListedAffirmation | undefined> {
  const [row] = await tx
    .select()
    .from(affirmations)
    .where(unseen(owner, shown))
    .orderBy(asc(affirmations.createdAt), asc(affirmations.id))
    .offset(at)
    .limit(1)
  return row && toOwnItem(owner, row)
}

const unseen = (owner: Owner, shown: string) =>
  and(
    eq(affirmations.userId, owner.id),
    isNull(affirmations.deletedAt),
    ne(affirmations.id, shown),
    sql`not exists (select from ${affirmationsSeen} where ${affirmationsSeen.userId} = ${affirmations.userId} and ${affirmationsSeen.affirmationId} = ${affirmations.id})`,
  )
