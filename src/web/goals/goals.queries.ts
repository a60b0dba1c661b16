import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { call, callPage } from '#web/lib/call.ts'
import { byPage, itemsOf } from '#web/lib/list-pages.ts'
import { queryKey } from '#web/lib/query-keys.ts'

/** Newest first. The first page's address is the one that the page preloads. */
export const goalsQuery = infiniteQueryOptions({
  queryKey: queryKey('GET /api/goals'),
  queryFn: ({ pageParam, signal }) => callPage('GET /api/goals', pageParam, { query: {}, signal }),
  ...byPage,
  select: itemsOf,
})

export const goalSummaryQuery = queryOptions({
  queryKey: queryKey('GET /api/goals/summary'),
  queryFn: ({ signal }) => call('GET /api/goals/summary', { signal }),
})

/** The updates of one goal, newest first. */
export const goalProgressQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: queryKey('GET /api/goals/{id}/progress', id),
    queryFn: ({ pageParam, signal }) =>
      callPage('GET /api/goals/{id}/progress', pageParam, { params: { id }, query: {}, signal }),
    ...byPage,
    select: itemsOf,
  })

/** A goal's history over time (premium). */
export const goalHistoryQuery = (id: string) =>
  queryOptions({
    queryKey: queryKey('GET /api/goals/{id}/history', id),
    queryFn: ({ signal }) => call('GET /api/goals/{id}/history', { params: { id }, signal }),
  })

/** The wizard's answers, from which ideas for goals are made. Always fetched again, because the wizard changes them. */
export const answersQuery = queryOptions({
  queryKey: queryKey('GET /api/onboarding', 'goals'),
  queryFn: ({ signal }) => call('GET /api/onboarding', { signal }),
  staleTime: 0,
})
