import { queryOptions } from '@tanstack/react-query'
import type { Limited } from '#contract/plans.ts'
import type { UsageLimits } from '#contract/usage.ts'
import { call } from './call.ts'
import { queryKey } from './query-keys.ts'

/** How much of each limit of the plan is used and left. */
export const usageLimitsQuery = queryOptions({
  queryKey: queryKey('GET /api/user/usage-limits'),
  queryFn: ({ signal }) => call('GET /api/user/usage-limits', { signal }),
})

/** How much of one limit is used and left. */
export type LimitUsage = UsageLimits[Limited]

/** Whether the plan has no room for another record. It's a prediction: the server decides. */
export const isAtLimit = (usage: LimitUsage | undefined): boolean =>
  usage !== undefined && !usage.unlimited && usage.remaining === 0
