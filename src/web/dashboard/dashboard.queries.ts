import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Dashboard } from '#contract/dashboard.ts'
import { call } from '#web/lib/call.ts'
import { queryKey } from '#web/lib/query-keys.ts'

/** Everything on the dashboard in one request. Fetched on every visit, because almost every change affects it. */
export const dashboardQuery = queryOptions({
  queryKey: queryKey('GET /api/dashboard'),
  queryFn: ({ signal }) => call('GET /api/dashboard', { signal }),
  staleTime: 0,
})

/** Changes the cached dashboard, if it has been loaded. */
export const changeDashboard = (client: QueryClient, change: (data: Dashboard) => Dashboard): void => {
  client.setQueryData(dashboardQuery.queryKey, (data) => data && change(data))
}
