import { type Limited, plans, premiumRemaining } from '#contract/plans.ts'
import type { usageApi } from '#contract/usage.ts'
import type { Context } from '#server/lib/context.ts'
import type { Db } from '#server/lib/db.ts'
import type { Handlers } from '#server/lib/mount.ts'
import type { Session } from '#server/lib/session.ts'

type Count = (db: Db, session: Session, now: Date) => Promise<number>
type UsageServices = Context & { countQuestions: Count; countEntries: Count; countVisions: Count }

export const usageRoutes = (parts: UsageServices): Handlers<typeof usageApi> => ({
  'GET /api/user/usage-limits': async ({ session }) => {
    const { isPremium } = session
    const usage = async (limited: Limited, count: Count) => {
      const used = await count(parts.db, session, parts.clock())
      const limit = plans.free.limits[limited]
      return { used, limit, remaining: isPremium ? premiumRemaining : Math.max(0, limit - used), unlimited: isPremium }
    }
    const [aiQuestions, journalEntries, visionBoards] = await Promise.all([
      usage('aiQuestions', parts.countQuestions),
      usage('journalEntries', parts.countEntries),
      usage('visionBoards', parts.countVisions),
    ])
    return { aiQuestions, journalEntries, visionBoards }
  },
})
