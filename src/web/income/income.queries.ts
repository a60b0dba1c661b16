import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { call, callPage } from '#web/lib/call.ts'
import { byPage, itemsOf } from '#web/lib/list-pages.ts'
import { constantKey, queryKey } from '#web/lib/query-keys.ts'

/** The latest day first. */
export const incomeQuery = infiniteQueryOptions({
  queryKey: queryKey('GET /api/income', 'log'),
  queryFn: ({ pageParam, signal }) => callPage('GET /api/income', pageParam, { query: {}, signal }),
  ...byPage,
  select: itemsOf,
})

export const summaryQuery = queryOptions({
  queryKey: queryKey('GET /api/income/summary'),
  queryFn: ({ signal }) => call('GET /api/income/summary', { signal }),
})

export const settingsQuery = queryOptions({
  queryKey: queryKey('GET /api/income/settings'),
  queryFn: ({ signal }) => call('GET /api/income/settings', { signal }),
})

/** Always fetched again, because the planner changes the tasks of its steps. */
export const planQuery = queryOptions({
  queryKey: queryKey('GET /api/income/plan'),
  queryFn: ({ signal }) => call('GET /api/income/plan', { signal }),
  staleTime: 0,
})

/** The texts of the guide. They don't change while the page is open. */
export const guideQuery = queryOptions({
  queryKey: constantKey('GET /api/income/guide'),
  queryFn: ({ signal }) => call('GET /api/income/guide', { signal }),
  staleTime: Number.POSITIVE_INFINITY,
})
