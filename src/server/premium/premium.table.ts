import { pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import { moment, ownerColumn } from '#server/lib/account.table.ts'
import { checkMoments, checkOneOf } from '#server/lib/checks.ts'
import { versionedSchema } from '#server/lib/versioned-schema.ts'
import { sealed } from '#server/lib/sealed.ts'

/** The ids that the payment service gave: its customer, and the last checkout that was opened. */
export type Billing = { customer: string | null; checkout: string | null; isUnreadable?: true }

const billing = versionedSchema<Billing>(
  z.strictObject({ customer: z.string().nullable(), checkout: z.string().nullable() }),
)

export const subscriptionStates = ['renews', 'ends', 'payment_due', 'ended'] as const
export type SubscriptionState = (typeof subscriptionStates)[number]

/**
 * A row for each account that ever opened a checkout. `id` identifies the account at the payment service. `state` and
 * `periodEnd` were read from the service at `fetchedAt`; null before the first payment.
 */
export const subscriptions = pgTable(
  'subscriptions',
  {
    id: uuid('id').primaryKey(),
    userId: ownerColumn(),
    createdAt: moment('created_at').notNull(),
    billing: sealed('billing', billing, { customer: null, checkout: null, isUnreadable: true }).notNull(),
    state: text('state', { enum: subscriptionStates }),
    periodEnd: moment('period_end'),
    fetchedAt: moment('fetched_at'),
  },
  (table) => [
    uniqueIndex('subscriptions_user_key').on(table.userId),
    ...checkMoments(table.createdAt, table.periodEnd, table.fetchedAt),
    checkOneOf(table.state, subscriptionStates),
  ],
)
