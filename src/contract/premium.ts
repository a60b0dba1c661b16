import { z } from 'zod'
import { moment } from './fields.ts'
import type { Calls } from './kernel.ts'

/** `until` is when premium ends by itself; null if it does not, or the user has none. */
export const premium = z.object({
  isPremium: z.boolean(),
  source: z.enum(['none', 'trial', 'granted']),
  until: moment.nullable(),
  trialAvailable: z.boolean(),
})
export type Premium = z.infer<typeof premium>

export const premiumApi = {
  'GET /api/premium': { reply: premium },
  'POST /api/premium/trial': { reply: premium, status: 201 },
} satisfies Calls
