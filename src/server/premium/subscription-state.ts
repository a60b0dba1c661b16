import type { PaidSubscription } from '#server/ports/payments.ts'
import type { SubscriptionState } from './premium.table.ts'

/** The subscription of an account. `paidUntil`: the end of premium through it. */
export type SubscriptionReading = { state: SubscriptionState; periodEnd: Date; paidUntil: Date | null }

const day = 86_400_000
/** How long premium stays on without news of a renewal: as long as the service repeats its events. */
const renewalDays = 3
/** How long premium stays while the service tries a card again: its own default. */
const retryDays = 14

const after = (moment: Date, days: number): Date => new Date(moment.getTime() + days * day)

/** The subscription that lasts longest, of all that a customer has or had. */
export function readSubscriptionState(found: readonly PaidSubscription[], now: Date): SubscriptionReading | null {
  const readings = found.map((one) => readOne(one, now))
  return readings.toSorted((a, b) => endOf(b) - endOf(a) || b.periodEnd.getTime() - a.periodEnd.getTime())[0] ?? null
}

const endOf = ({ paidUntil }: SubscriptionReading): number => paidUntil?.getTime() ?? 0

function readOne(given: PaidSubscription, now: Date): SubscriptionReading {
  const { status, periodStart, periodEnd, cancelsAt } = given
  switch (status) {
    case 'active':
    case 'trialing':
      return cancelsAt === null
        ? { state: 'renews', periodEnd, paidUntil: after(periodEnd, renewalDays) }
        : { state: 'ends', periodEnd: cancelsAt, paidUntil: cancelsAt }
    case 'past_due': {
      const end = after(periodStart, retryDays)
      return { state: 'payment_due', periodEnd: end, paidUntil: end }
    }
    case 'unpaid':
    case 'paused':
      return { state: 'payment_due', periodEnd, paidUntil: null }
    case 'canceled':
      return readEnded(given, now)
    default:
      return { state: 'ended', periodEnd, paidUntil: null }
  }
}

/** A paid period stays when the user cancels. A subscription that ended without payment is over. */
function readEnded(given: PaidSubscription, now: Date): SubscriptionReading {
  const { periodEnd, endedAt, isCancelledByUser, isInvoicePaid } = given
  const end = isCancelledByUser && isInvoicePaid ? periodEnd : (endedAt ?? now)
  return { state: end > now ? 'ends' : 'ended', periodEnd: end, paidUntil: end }
}
