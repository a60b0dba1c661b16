import { queryOptions } from '@tanstack/react-query'
import { call } from './call.ts'

/** How much of each limit of her plan is used and left. */
export const usageLimitsQuery = queryOptions({
  queryKey: ['api', 'user', 'usage-limits'],
  queryFn: ({ signal }) => call('GET /api/user/usage-limits', { signal }),
})
