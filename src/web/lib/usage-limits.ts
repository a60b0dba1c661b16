import { queryOptions } from '@tanstack/react-query'
import { call } from './call.ts'
import { queryKey } from './query-keys.ts'

/** How much of each limit of the plan is used and left. */
export const usageLimitsQuery = queryOptions({
  queryKey: queryKey('GET /api/user/usage-limits'),
  queryFn: ({ signal }) => call('GET /api/user/usage-limits', { signal }),
})
