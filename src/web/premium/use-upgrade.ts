import { useQuery } from '@tanstack/react-query'
import type { Premium } from '#contract/premium.ts'
import { premiumQuery } from '#web/lib/premium.ts'
import { useStartTrial } from './premium.queries.ts'

/** What 'Upgrade Now' would do, and whether it is in progress. */
export type Offer =
  | { kind: 'asking' }
  | { kind: 'unknown'; detail: string; retry: () => void }
  | { kind: 'trial'; start: () => void; isStarting: boolean }
  | { kind: 'owned'; until: string | null; isTrial: boolean }
  | { kind: 'used' }

export function useUpgrade(onStarted: () => void): Offer {
  const plan = useQuery(premiumQuery)
  const { mutate, isPending } = useStartTrial()
  if (plan.data !== undefined)
    return offerOf(plan.data, isPending, () => {
      mutate(undefined, { onSuccess: onStarted })
    })
  if (plan.isError && !plan.isFetching)
    return { kind: 'unknown', detail: plan.error.message, retry: () => void plan.refetch() }
  return { kind: 'asking' }
}

function offerOf(premium: Premium, isStarting: boolean, start: () => void): Offer {
  if (premium.isPremium) return { kind: 'owned', until: premium.until, isTrial: premium.source === 'trial' }
  return premium.trialAvailable ? { kind: 'trial', start, isStarting } : { kind: 'used' }
}
