import { queryOptions, useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { brand } from '#contract/brand.ts'
import { plans } from '#contract/plans.ts'
import { call } from './call.ts'
import { once } from './once.ts'
import { queryKey } from './query-keys.ts'

/** The user's plan: free, on trial or premium, and whether a trial is available. */
export const premiumQuery = queryOptions({
  queryKey: queryKey('GET /api/premium'),
  queryFn: ({ signal }) => call('GET /api/premium', { signal }),
})

/** The monthly price: '$7.99'. */
export const premiumPrice = once(() =>
  new Intl.NumberFormat('en', { style: 'currency', currency: brand.currency }).format(
    Number(plans.premium.pricePerMonth),
  ),
)

/** Leaves for a page of the payment service. It stays pending until that page is there. */
export function usePaymentPage(key: 'POST /api/premium/checkout' | 'POST /api/premium/portal') {
  const { mutate, reset, error, isPending, isSuccess } = useMutation({
    mutationFn: () => call(key),
    onSuccess: ({ url }) => window.location.assign(url),
  })
  // Back leads to this page as it was left.
  useEffect(() => {
    const handleShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) reset()
    }
    window.addEventListener('pageshow', handleShow)
    return () => window.removeEventListener('pageshow', handleShow)
  }, [reset])
  return { open: () => mutate(), error, isOpening: isPending || isSuccess }
}
