import { and, eq, isNull } from 'drizzle-orm'
import { trialDays } from '#contract/plans.ts'
import { users } from '#server/lib/account.table.ts'
import type { Db } from '#server/lib/db.ts'
import { Refusal } from '#server/lib/problem.ts'
import type { Owner } from '#server/lib/sealed.ts'

const plan = { until: users.premiumUntil, source: users.premiumSource, trialStartedAt: users.trialStartedAt }

export type PlanRow = { until: Date | null; source: 'trial' | 'granted' | null; trialStartedAt: Date | null }

export async function getPlan(db: Db, owner: Owner): Promise<PlanRow | undefined> {
  const [row] = await db.select(plan).from(users).where(eq(users.id, owner.id))
  return row
}

/** Starts the trial, once for each account: one statement, so that two requests at once start one. It ends by itself. */
export async function startTrial(db: Db, owner: Owner, now: Date): Promise<PlanRow> {
  const until = new Date(now.getTime() + trialDays * 86_400_000)
  const [row] = await db
    .update(users)
    .set({ premiumUntil: until, premiumSource: 'trial', trialStartedAt: now })
    .where(and(eq(users.id, owner.id), isNull(users.trialStartedAt), isNull(users.premiumSource)))
    .returning(plan)
  if (row === undefined) throw new Refusal('trial_used', 'Your 14-day trial has already been used on this account.')
  return row
}
