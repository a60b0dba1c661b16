import { queryOptions } from '@tanstack/react-query'
import { call } from './call.ts'
import { keys } from './query-keys.ts'

/** How much of each limit of the plan is used and left. */
export const usageLimitsQuery = queryOptions({
  queryKey: keys.usageLimits,
  queryFn: ({ signal }) => call('GET /api/user/usage-limits', { signal }),
})
