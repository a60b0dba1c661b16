import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'wouter'
import { call } from '#web/lib/call.ts'
import { premiumQuery } from '#web/lib/premium.ts'
import { invalidate } from '#web/lib/query-keys.ts'
import { changeUser } from '#web/lib/session.ts'
import { toast } from '#web/ui/toast.ts'

/** `isOnItsWay`: the user has just paid, and the server doesn't know of the payment yet. */
export type PaymentCheck = { error: Error | null; isChecking: boolean; isOnItsWay: boolean; check: () => void }

export const planAnchor = 'plan'

/**
 * Handles the return from the payment service: `?plan=paid` from checkout, `unpaid` if the user canceled, `managed` from the
 * portal. Scrolls to the plan.
 */
export function usePlanReturn(): PaymentCheck {
  const queries = useQueryClient()
  const [params, setParams] = useSearchParams()
  const from = params.get('plan')
  const leaveAddress = () => setParams({}, { replace: true })
  const [isBack] = useState(from !== null)
  const { mutate, data, error, isPending, status } = useMutation({
    mutationFn: () => call('POST /api/premium/refresh'),
    onSuccess: async (premium) => {
      queries.setQueryData(premiumQuery.queryKey, premium)
      changeUser({ isPremium: premium.isPremium })
      const isPaid = premium.source === 'paid'
      if (isPaid && from === 'paid')
        toast({ title: 'Premium is yours', description: 'Thank you. It’s on everywhere now.', variant: 'success' })
      if (isPaid || from !== 'paid') leaveAddress()
      // Premium changes many replies.
      await invalidate(queries, '/api')
    },
  })
  useEffect(() => {
    if (from === 'paid' || from === 'managed') mutate()
    if (from !== 'unpaid') return
    toast({ title: 'Nothing was charged', description: 'You can upgrade whenever you like.' })
    leaveAddress()
    // oxlint-disable-next-line react/exhaustive-deps -- Once for each return.
  }, [from])
  useEffect(() => {
    if (isBack) document.getElementById(planAnchor)?.scrollIntoView({ block: 'nearest' })
  }, [isBack, status])
  return {
    error,
    isChecking: isPending,
    isOnItsWay: from === 'paid' && data !== undefined && data.source !== 'paid',
    check: () => mutate(),
  }
}
