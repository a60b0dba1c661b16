import { z } from 'zod'
import { moment } from './fields.ts'
import type { Calls } from './kernel.ts'

/**
 * `until` is when premium ends by itself, or, if a subscription renews, when it is paid next; null if it does not end, or the
 * user has none. `takesPayments`: this server has a payment service. `subscription` is the user's own, paid or once paid.
 */
export const premium = z.object({
  isPremium: z.boolean(),
  source: z.enum(['none', 'trial', 'granted', 'paid']),
  until: moment.nullable(),
  trialAvailable: z.boolean(),
  takesPayments: z.boolean(),
  subscription: z.enum(['none', 'renews', 'ends', 'payment_due', 'ended']),
})
export type Premium = z.infer<typeof premium>

/** A page of the payment service, to be opened instead of this one. */
const paymentPage = z.object({ url: z.url() })

/** Bytes of an event: those of the payment service are a few kilobytes long. */
export const maxEventBytes = 262_144

export const premiumApi = {
  'GET /api/premium': { reply: premium },
  'POST /api/premium/trial': { reply: premium, status: 201 },
  'POST /api/premium/checkout': { reply: paymentPage },
  'POST /api/premium/portal': { reply: paymentPage },
  /** Reads the subscription anew, so that a plan is right before the payment service has told of it. */
  'POST /api/premium/refresh': { reply: premium },
  'POST /api/premium/webhook': { open: true, bytes: true, bodyLimit: maxEventBytes },
} satisfies Calls
