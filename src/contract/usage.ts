import { z } from 'zod'
import type { Calls } from './kernel.ts'

/** Use of one limit. Premium reports 999 remaining and unlimited true. */
const usage = z.object({
  used: z.int().min(0),
  limit: z.int().min(0),
  remaining: z.int().min(0),
  unlimited: z.boolean(),
})

/** The limits of the free plan, with their use. */
export const usageLimits = z.object({ aiQuestions: usage, journalEntries: usage, visionBoards: usage })
export type UsageLimits = z.infer<typeof usageLimits>

export const usageApi = {
  'GET /api/user/usage-limits': { reply: usageLimits },
} satisfies Calls
