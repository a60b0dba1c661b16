import { queryOptions } from '@tanstack/react-query'
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
