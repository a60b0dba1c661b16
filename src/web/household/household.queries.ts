import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { call, callPage } from '#web/lib/call.ts'
import { allPages } from '#web/lib/list-pages.ts'
import { constantKey, queryKey } from '#web/lib/query-keys.ts'

/** Every task of the household: at most 500. The first page's URL is the one that the HTML preloads. */
export const tasksQuery = queryOptions({
  queryKey: queryKey('GET /api/household-tasks'),
  queryFn: ({ signal }) =>
    allPages((next) => callPage('GET /api/household-tasks', next, { query: { limit: 100 }, signal })),
})

export const peopleQuery = queryOptions({
  queryKey: queryKey('GET /api/household/people'),
  queryFn: ({ signal }) => call('GET /api/household/people', { signal }),
})

export const balanceQuery = queryOptions({
  queryKey: queryKey('GET /api/household/balance'),
  queryFn: ({ signal }) => call('GET /api/household/balance', { signal }),
})

/** Our own lists: they change only with a release. */
export const templatesQuery = queryOptions({
  queryKey: constantKey('GET /api/household/templates'),
  queryFn: ({ signal }) => call('GET /api/household/templates', { signal }),
  staleTime: Infinity,
})

export async function* firstReads(client: QueryClient) {
  yield await client.fetchQuery(tasksQuery)
  yield await client.fetchQuery(peopleQuery)
  yield await client.fetchQuery(balanceQuery)
}
