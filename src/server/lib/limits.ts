import { eq } from 'drizzle-orm'
import { type Limited, plans } from '#contract/plans.ts'
import { users } from './account.table.ts'
import type { Db } from './db.ts'
import { HttpError } from './http-error.ts'

/** Who asks, and whether a plan limits her. */
export type Planned = { readonly owner: { readonly id: string }; readonly isPremium: boolean }

const details: Record<Limited, (limit: number) => string> = {
  journalEntries: (limit) =>
    `You've reached the ${limit} journal entry limit for free accounts. Upgrade to Premium for unlimited journaling!`,
  aiQuestions: (limit) =>
    `You've used all ${limit} free questions for this month. Upgrade to Premium for unlimited AI coaching!`,
  visionBoards: (limit) =>
    `Free accounts can only create ${limit} vision board item. Upgrade to Premium for unlimited vision board items!`,
}

/**
 * Makes requests of one account wait for each other, until the transaction ends: it takes the account's row. Count after
 * this, never before: a count taken earlier lets requests of the same moment all pass.
 */
export async function lockAccount(tx: Db, { id }: { readonly id: string }): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, id)).for('no key update')
}

/** The same where the free plan sets a limit; premium accounts have none to count, and take no lock. */
export async function lockIfLimited(tx: Db, { owner, isPremium }: Planned): Promise<void> {
  if (!isPremium) await lockAccount(tx, owner)
}

/** Refuses with `limit_reached` where the plan has no place for one more. `count` is asked only where there is a limit. */
export async function requireQuota(
  { isPremium }: Planned,
  limited: Limited,
  count: () => Promise<number>,
): Promise<void> {
  if (isPremium) return
  const limit = plans.free.limits[limited]
  if ((await count()) >= limit) throw new HttpError('limit_reached', details[limited](limit))
}
