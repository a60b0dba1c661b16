import { and, eq, isNull, lte, or } from 'drizzle-orm'
import { trialDays } from '#contract/plans.ts'
import { users } from '#server/lib/account.table.ts'
import type { Db } from '#server/lib/db.ts'
import { HttpError } from '#server/lib/http-error.ts'
import type { Owner } from '#server/lib/sealed.ts'

const plan = { until: users.premiumUntil, source: users.premiumSource, trialStartedAt: users.trialStartedAt }

export type PlanRow = { until: Date | null; source: 'trial' | 'granted' | null; trialStartedAt: Date | null }

export async function getPlan(db: Db, owner: Owner): Promise<PlanRow | undefined> {
  const [row] = await db.select(plan).from(users).where(eq(users.id, owner.id))
  return row
}

/**
 * Once per account and not on top of premium. One statement, so that of simultaneous requests only one starts it. It ends by
 * itself.
 */
export async function startTrial(db: Db, owner: Owner, now: Date): Promise<PlanRow> {
  const until = new Date(now.getTime() + trialDays * 86_400_000)
  const hasNoPremium = or(isNull(users.premiumUntil), lte(users.premiumUntil, now))
  const [row] = await db
    .update(users)
    .set({ premiumUntil: until, premiumSource: 'trial', trialStartedAt: now })
    .where(and(eq(users.id, owner.id), isNull(users.trialStartedAt), hasNoPremium))
    .returning(plan)
  if (row !== undefined) return row
  const before = await getPlan(db, owner)
  throw new HttpError(
    'trial_used',
    before?.trialStartedAt === null
      ? 'You already have Premium, so there’s no trial to start. We’ll keep it for later.'
      : `Your ${trialDays}-day trial has already been used on this account.`,
  )
}
