import { type Limited, plans, premiumRemaining } from '#contract/plans.ts'
import type { usageApi } from '#contract/usage.ts'
import type { Handlers } from '#server/lib/mount.ts'
import type { Session } from '#server/lib/session.ts'

/** How many of each limited thing she has now; each feature brings its own. */
export type Counters = Record<Limited, (session: Session) => Promise<number>>

export const usageRoutes = (counters: Counters): Handlers<typeof usageApi> => ({
  'GET /api/user/usage-limits': async ({ session }) => {
    const { isPremium } = session
    const usage = async (limited: Limited) => {
      const used = await counters[limited](session)
      const limit = plans.free.limits[limited]
      return { used, limit, remaining: isPremium ? premiumRemaining : Math.max(0, limit - used), unlimited: isPremium }
    }
    const [aiQuestions, journalEntries, visionBoards] = await Promise.all([
      usage('aiQuestions'),
      usage('journalEntries'),
      usage('visionBoards'),
    ])
    return { aiQuestions, journalEntries, visionBoards }
  },
})
