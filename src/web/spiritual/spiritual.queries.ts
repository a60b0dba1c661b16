import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { call, callPage } from '#web/lib/call.ts'
import { byPage, itemsOf } from '#web/lib/list-pages.ts'
import { constantKey, queryKey } from '#web/lib/query-keys.ts'

export type PrayerState = 'open' | 'answered'

export const todayQuery = queryOptions({
  queryKey: queryKey('GET /api/spiritual/today'),
  queryFn: ({ signal }) => call('GET /api/spiritual/today', { signal }),
})

/** The texts never change while the page lives. */
export const wisdomQuery = queryOptions({
  queryKey: constantKey('GET /api/spiritual/wisdom'),
  queryFn: ({ signal }) => call('GET /api/spiritual/wisdom', { signal }),
  staleTime: Infinity,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
})

export const prayersQuery = (state: PrayerState) =>
  infiniteQueryOptions({
    queryKey: queryKey('GET /api/prayers', state),
    queryFn: ({ pageParam, signal }) =>
      callPage('GET /api/prayers', pageParam, { query: { state, limit: 20 }, signal }),
    ...byPage,
    select: itemsOf,
  })

export const reflectionsQuery = infiniteQueryOptions({
  queryKey: queryKey('GET /api/reflections'),
  queryFn: ({ pageParam, signal }) => callPage('GET /api/reflections', pageParam, { query: { limit: 10 }, signal }),
  ...byPage,
  select: itemsOf,
})
