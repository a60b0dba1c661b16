import { eq } from 'drizzle-orm'
import { type Limited, plans } from '#contract/plans.ts'
import { users } from './account.table.ts'
import type { Db } from './db.ts'
import type { AccountId } from './sealed.ts'
import { HttpError } from './http-error.ts'

/** An account, and whether it has premium. */
export type AccountPlan = { readonly owner: AccountId; readonly isPremium: boolean }

const details: Record<Limited, (limit: number) => string> = {
  journalEntries: (limit) =>
    `You've reached the ${limit} journal entry limit for free accounts. Upgrade to Premium for unlimited journaling!`,
  aiQuestions: (limit) =>
    `You've used all ${limit} free questions for this month. Upgrade to Premium for unlimited AI coaching!`,
  visionBoards: (limit) =>
    `Free accounts can only create ${limit} vision board item. Upgrade to Premium for unlimited vision board items!`,
}

/**
 * Locks the account's row until the transaction ends, so that its requests wait for each other. Count after this: a count
 * taken earlier lets concurrent requests all pass.
 */
export async function lockAccount(tx: Db, { id }: { readonly id: string }): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, id)).for('no key update')
}

/** Locks free accounts only: premium has no limits to count. */
export async function lockIfLimited(tx: Db, { owner, isPremium }: AccountPlan): Promise<void> {
  if (!isPremium) await lockAccount(tx, owner)
}

/** Refuses with `limit_reached` if the plan's limit is used up. `count` is called only for free accounts. */
export async function requireQuota(
  { isPremium }: AccountPlan,
  limited: Limited,
  count: () => Promise<number>,
): Promise<void> {
  if (isPremium) return
  const limit = plans.free.limits[limited]
  if ((await count()) >= limit) throw new HttpError('limit_reached', details[limited](limit))
}
