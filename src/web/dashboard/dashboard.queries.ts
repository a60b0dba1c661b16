import { queryOptions } from '@tanstack/react-query'
import { call } from '#web/lib/call.ts'

/** All that the dashboard shows, in one request. Asked anew whenever she comes back, because everything changes it. */
export const dashboardQuery = queryOptions({
  queryKey: ['api', 'dashboard'],
  queryFn: ({ signal }) => call('GET /api/dashboard', { signal }),
  staleTime: 0,
})
