import { eq } from 'drizzle-orm'
import { type Limited, plans } from '#contract/plans.ts'
import { users } from './account.table.ts'
import type { Db } from './db.ts'
import { Refusal } from './problem.ts'

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
 * Makes room for one more within the plan, or refuses with `limit_reached`. Call it inside the transaction that creates the
 * record: it takes the account's row, so that requests at the same moment are counted one after the other.
 */
export async function takePlace(
  tx: Db,
  planned: Planned,
  limited: Limited,
  count: (tx: Db) => Promise<number>,
): Promise<void> {
  if (planned.isPremium) return
  await tx.select({ id: users.id }).from(users).where(eq(users.id, planned.owner.id)).for('no key update')
  const limit = plans.free.limits[limited]
  if ((await count(tx)) >= limit) throw new Refusal('limit_reached', details[limited](limit))
}
