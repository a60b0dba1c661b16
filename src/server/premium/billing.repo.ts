import { and, eq, isNull, lte, or, sql } from 'drizzle-orm'
import { users } from '#server/lib/account.table.ts'
import type { Db } from '#server/lib/db.ts'
import { notFound } from '#server/lib/http-error.ts'
import { lockAccount } from '#server/lib/limits.ts'
import { newId } from '#server/lib/record.ts'
import { type Owner, seal, unsealOrThrow } from '#server/lib/sealed.ts'
import { type Billing, subscriptions } from './premium.table.ts'
import type { SubscriptionReading } from './subscription-state.ts'

/** `reference` identifies the account at the payment service. */
export type BillingRow = Billing & { reference: string }

export async function findBilling(db: Db, owner: Owner): Promise<BillingRow | null> {
  const [row] = await db
    .select({ reference: subscriptions.id, billing: subscriptions.billing })
    .from(subscriptions)
    .where(eq(subscriptions.userId, owner.id))
  if (row === undefined) return null
  const { reference } = row
  return { reference, ...unsealOrThrow(owner, subscriptions.billing, reference, row.billing) }
}

/** The account's row, created if missing. Of simultaneous requests one creates it. */
export async function ensureBilling(db: Db, owner: Owner, now: Date): Promise<BillingRow> {
  const id = newId()
  const billing = seal(owner, subscriptions.billing, id, { customer: null, checkout: null })
  await db.insert(subscriptions).values({ id, userId: owner.id, createdAt: now, billing }).onConflictDoNothing()
  const row = await findBilling(db, owner)
  if (row === null) throw notFound()
  return row
}

export async function saveBilling(db: Db, owner: Owner, { reference, customer, checkout }: BillingRow): Promise<void> {
  await db
    .update(subscriptions)
    .set({ billing: seal(owner, subscriptions.billing, reference, { customer, checkout }) })
    .where(and(eq(subscriptions.id, reference), eq(subscriptions.userId, owner.id)))
}

/** Deletes the ids that the service no longer knows. The next checkout has another reference. */
export async function forgetBilling(db: Db, owner: Owner, { reference }: BillingRow): Promise<void> {
  await db.delete(subscriptions).where(and(eq(subscriptions.id, reference), eq(subscriptions.userId, owner.id)))
}

/** Stores a reading from the service, unless a later one is already stored. */
export async function saveReading(
  db: Db,
  owner: Pick<Owner, 'id'>,
  { reference }: Pick<BillingRow, 'reference'>,
  { state, periodEnd, paidUntil }: SubscriptionReading,
  fetchedAt: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockAccount(tx, owner)
    const isFirst = or(isNull(subscriptions.fetchedAt), lte(subscriptions.fetchedAt, fetchedAt))
    const kept = await tx
      .update(subscriptions)
      .set({ state, periodEnd, fetchedAt })
      .where(and(eq(subscriptions.id, reference), eq(subscriptions.userId, owner.id), isFirst))
      .returning({ id: subscriptions.id })
    if (kept.length === 0) return
    const isOther = sql`${users.paidUntil} is distinct from ${paidUntil}`
    await tx
      .update(users)
      .set({ paidUntil })
      .where(and(eq(users.id, owner.id), isOther))
  })
}

/** The account of a reference; null if it was deleted, or never one of this server. */
export async function findSubscriber(db: Db, reference: string): Promise<{ id: string; dataKey: string } | null> {
  const [row] = await db
    .select({ id: users.id, dataKey: users.dataKey })
    .from(subscriptions)
    .innerJoin(users, eq(users.id, subscriptions.userId))
    .where(eq(subscriptions.id, reference))
  return row ?? null
}
