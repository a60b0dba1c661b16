import type { Premium, premiumApi } from '#contract/premium.ts'
import type { Context } from '#server/lib/context.ts'
import type { Handlers } from '#server/lib/mount.ts'
import { notFound } from '#server/lib/http-error.ts'
import { getPlan, type PlanRow, startTrial } from './premium.repo.ts'

export const premiumRoutes = ({ db, clock }: Context): Handlers<typeof premiumApi> => ({
  'GET /api/premium': async ({ owner }) => {
    const plan = await getPlan(db, owner)
    if (plan === undefined) throw notFound()
    return toPremium(plan, clock())
  },
  'POST /api/premium/trial': async ({ owner }) => {
    const now = clock()
    return toPremium(await startTrial(db, owner, now), now)
  },
})

/** A grant without end is stored as a distant date, and shown without one. */
const endless = new Date('9000-01-01T00:00:00.000Z')

function toPremium({ until, source, trialStartedAt }: PlanRow, now: Date): Premium {
  const isPremium = until !== null && until > now
  return {
    isPremium,
    source: isPremium && source !== null ? source : 'none',
    until: isPremium && until < endless ? until.toISOString() : null,
    trialAvailable: trialStartedAt === null && !isPremium,
  }
}
