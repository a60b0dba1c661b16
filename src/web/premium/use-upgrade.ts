import { useQuery } from '@tanstack/react-query'
import type { Premium } from '#contract/premium.ts'
import { premiumQuery, usePaymentPage } from '#web/lib/premium.ts'
import { useStartTrial } from './premium.queries.ts'

type Start = { start: () => void; isStarting: boolean }

/** The action of 'Upgrade Now', and whether it is in progress. */
export type Offer =
  | { kind: 'asking' }
  | { kind: 'unknown'; detail: string; retry: () => void }
  | ({ kind: 'trial' } & Start)
  | ({ kind: 'checkout'; error: Error | null; trial: Start | null } & Start)
  | { kind: 'owned'; until: string | null; isTrial: boolean }
  | { kind: 'used' }

export function useUpgrade(onStarted: () => void): Offer {
  const plan = useQuery(premiumQuery)
  const { mutate, isPending } = useStartTrial()
  const checkout = usePaymentPage('POST /api/premium/checkout')
  const trial = { start: () => mutate(undefined, { onSuccess: onStarted }), isStarting: isPending }
  if (plan.data !== undefined)
    return offerOf(plan.data, trial, { start: checkout.open, isStarting: checkout.isOpening, error: checkout.error })
  if (plan.isError && !plan.isFetching)
    return { kind: 'unknown', detail: plan.error.message, retry: () => void plan.refetch() }
  return { kind: 'asking' }
}

/** If the server takes payments, 'Upgrade Now' leads to them, also during the trial. */
function offerOf(premium: Premium, trial: Start, checkout: Start & { error: Error | null }): Offer {
  const { isPremium, source, until, trialAvailable, takesPayments } = premium
  const isTrial = source === 'trial'
  if (takesPayments && (!isPremium || isTrial))
    return { kind: 'checkout', ...checkout, trial: trialAvailable ? trial : null }
  if (isPremium) return { kind: 'owned', until, isTrial }
  return trialAvailable ? { kind: 'trial', ...trial } : { kind: 'used' }
}
