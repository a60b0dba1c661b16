import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { call, callPage } from '#web/lib/call.ts'
import { byPage, itemsOf } from '#web/lib/list-pages.ts'
import { queryKey } from '#web/lib/query-keys.ts'
import type { Days } from './addresses.ts'

const recent = 10

export const historyQuery = (days: Days) =>
  infiniteQueryOptions({
    queryKey: queryKey('GET /api/self-care', 'history', days ?? 'all'),
    queryFn: ({ pageParam, signal }) =>
      callPage('GET /api/self-care', pageParam, {
        query: { limit: recent, ...(days !== undefined && { days }) },
        signal,
      }),
    ...byPage,
    select: itemsOf,
  })

export const summaryQuery = queryOptions({
  queryKey: queryKey('GET /api/self-care/summary'),
  queryFn: ({ signal }) => call('GET /api/self-care/summary', { signal }),
})

export const insightsQuery = queryOptions({
  queryKey: queryKey('GET /api/self-care/insights'),
  queryFn: ({ signal }) => call('GET /api/self-care/insights', { signal }),
})

export const patternsQuery = infiniteQueryOptions({
  queryKey: queryKey('GET /api/self-care/patterns'),
  queryFn: ({ pageParam, signal }) => callPage('GET /api/self-care/patterns', pageParam, { query: {}, signal }),
  ...byPage,
  select: itemsOf,
})

export async function* firstReads(client: QueryClient) {
  yield await client.fetchQuery(summaryQuery)
  yield await client.fetchInfiniteQuery(patternsQuery)
  yield await client.fetchInfiniteQuery(historyQuery(undefined))
}
