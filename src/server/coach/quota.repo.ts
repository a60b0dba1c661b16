import { and, count, eq, lt, sql } from 'drizzle-orm'
import { plans } from '#contract/plans.ts'
import { dayOf } from '#server/lib/days.ts'
import type { Db } from '#server/lib/db.ts'
import type { AccountId } from '#server/lib/sealed.ts'
import { lockAccount, type AccountPlan, requireQuota } from '#server/lib/limits.ts'
import { coachChats, coachQuotaUsage } from './coach.table.ts'

type QuotaOwner = { readonly owner: AccountId; readonly timeZone: string }

/** The calendar month (yyyy-MM) in the user's time zone. */
const monthOf = ({ timeZone }: QuotaOwner, now: Date): string => dayOf(now, timeZone).slice(0, 7)

const maxRunningReplies = 4

/** Whether the user may start another reply. Counts across processes, under the account's lock, which is held until `tx` ends. */
export async function canStartReply(tx: Db, owner: { readonly id: string }): Promise<boolean> {
  await lockAccount(tx, owner)
  const [row] = await tx
    .select({ running: count() })
    .from(coachChats)
    .where(and(eq(coachChats.userId, owner.id), eq(coachChats.state, 'streaming')))
  return (row?.running ?? 0) < maxRunningReplies
}

/** Counts the questions of this month, with running replies. */
export async function countQuestions(db: Db, whose: QuotaOwner, now: Date): Promise<number> {
  const [row] = await db
    .select({ used: coachQuotaUsage.used })
    .from(coachQuotaUsage)
    .where(and(eq(coachQuotaUsage.userId, whose.owner.id), eq(coachQuotaUsage.month, monthOf(whose, now))))
  return row?.used ?? 0
}

/** Whether the month has a question left. Only a hint: `takeQuota` decides. */
export const hasQuestionLeft = async (db: Db, whose: QuotaOwner & AccountPlan, now: Date): Promise<boolean> =>
  whose.isPremium || (await countQuestions(db, whose, now)) < plans.free.limits.aiQuestions

/** Uses one question of the month's quota, or refuses. One statement, so that the limit cannot be exceeded. Returns the month. */
export async function takeQuota(tx: Db, whose: QuotaOwner & AccountPlan, now: Date): Promise<string> {
  const month = monthOf(whose, now)
  const taken = await tx
    .insert(coachQuotaUsage)
    .values({ userId: whose.owner.id, month, used: 1 })
    .onConflictDoUpdate({
      target: [coachQuotaUsage.userId, coachQuotaUsage.month],
      set: { used: sql`${coachQuotaUsage.used} + 1` },
      ...(!whose.isPremium && { setWhere: lt(coachQuotaUsage.used, plans.free.limits.aiQuestions) }),
    })
    .returning({ used: coachQuotaUsage.used })
  if (taken.length === 0) await requireQuota(whose, 'aiQuestions', async () => plans.free.limits.aiQuestions)
  return month
}

/** Releases the quota of a reply that failed, is free, or was stopped before its first word. */
export async function releaseQuota(tx: Db, userId: string, month: string | null): Promise<void> {
  if (month === null) return
  await tx
    .update(coachQuotaUsage)
    .set({ used: sql`greatest(0, ${coachQuotaUsage.used} - 1)` })
    .where(and(eq(coachQuotaUsage.userId, userId), eq(coachQuotaUsage.month, month)))
}
