import { and, eq, isNull, lte, or } from 'drizzle-orm'
import { trialDays } from '#contract/plans.ts'
import { users } from '#server/lib/account.table.ts'
import type { Db } from '#server/lib/db.ts'
import { HttpError, notFound } from '#server/lib/http-error.ts'
import type { Owner } from '#server/lib/sealed.ts'
import { type SubscriptionState, subscriptions } from './premium.table.ts'

export type PlanRow = {
  /** The end of a trial or a grant. */
  until: Date | null
  source: 'trial' | 'granted' | null
  trialStartedAt: Date | null
  paidUntil: Date | null
  subscription: SubscriptionState | null
  periodEnd: Date | null
}

const plan = {
  until: users.premiumUntil,
  source: users.premiumSource,
  trialStartedAt: users.trialStartedAt,
  paidUntil: users.paidUntil,
  subscription: subscriptions.state,
  periodEnd: subscriptions.periodEnd,
}

export async function getPlan(db: Db, owner: Owner): Promise<PlanRow> {
  const [row] = await db
    .select(plan)
    .from(users)
    .leftJoin(subscriptions, eq(subscriptions.userId, users.id))
    .where(eq(users.id, owner.id))
  if (row === undefined) throw notFound()
  return row
}

/**
 * Once per account and not on top of premium. One statement, so that of simultaneous requests only one starts it. It ends by
 * itself.
 */
export async function startTrial(db: Db, owner: Owner, now: Date): Promise<PlanRow> {
  const until = new Date(now.getTime() + trialDays * 86_400_000)
  const hasNoPremium = or(isNull(users.premiumUntil), lte(users.premiumUntil, now))
  const hasNotPaid = or(isNull(users.paidUntil), lte(users.paidUntil, now))
  const started = await db
    .update(users)
    .set({ premiumUntil: until, premiumSource: 'trial', trialStartedAt: now })
    .where(and(eq(users.id, owner.id), isNull(users.trialStartedAt), hasNoPremium, hasNotPaid))
    .returning({ id: users.id })
  const after = await getPlan(db, owner)
  if (started.length > 0) return after
  throw new HttpError(
    'trial_used',
    after.trialStartedAt === null
      ? 'You already have Premium, so there’s no trial to start. We’ll keep it for later.'
      : `Your ${trialDays}-day trial has already been used on this account.`,
  )
}
