import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Dashboard } from '#contract/dashboard.ts'
import { call } from '#web/lib/call.ts'
import { keys } from '#web/lib/query-keys.ts'

/** All that the dashboard shows, in one request. Asked anew whenever she comes back, because everything changes it. */
export const dashboardQuery = queryOptions({
  queryKey: keys.dashboard,
  queryFn: ({ signal }) => call('GET /api/dashboard', { signal }),
  staleTime: 0,
})

/** Shows a change at once, wherever the dashboard has been loaded. */
export const changeDashboard = (client: QueryClient, change: (data: Dashboard) => Dashboard): void => {
  client.setQueryData(dashboardQuery.queryKey, (data) => data && change(data))
}
