import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { Affirmation } from '#contract/affirmations.ts'
import { call, callPage } from '#web/lib/call.ts'
import { byPage, itemsOf } from '#web/lib/list-pages.ts'
import { constantKey, queryKey } from '#web/lib/query-keys.ts'

export type Shelf = 'all' | 'loved' | Affirmation['category']

const atOnce = 24

export const shelfQuery = (shelf: Shelf) =>
  infiniteQueryOptions({
    queryKey: queryKey('GET /api/affirmations', 'shelf', shelf),
    queryFn: ({ pageParam, signal }) =>
      callPage('GET /api/affirmations', pageParam, {
        query: { limit: atOnce, ...(shelf === 'loved' ? { type: shelf } : shelf !== 'all' && { category: shelf }) },
        signal,
      }),
    ...byPage,
    select: itemsOf,
  })

export const meditationsQuery = queryOptions({
  queryKey: queryKey('GET /api/mindset/meditations'),
  queryFn: ({ signal }) => call('GET /api/mindset/meditations', { signal }),
})

/** The text never changes while the page lives. */
export const meditationQuery = (id: string) =>
  queryOptions({
    queryKey: constantKey('GET /api/mindset/meditations/{id}', id),
    queryFn: ({ signal }) => call('GET /api/mindset/meditations/{id}', { params: { id }, signal }),
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })

export const quotesQuery = queryOptions({
  queryKey: queryKey('GET /api/mindset/quotes'),
  queryFn: ({ signal }) => call('GET /api/mindset/quotes', { signal }),
})

export const coursesQuery = queryOptions({
  queryKey: queryKey('GET /api/mindset/courses'),
  queryFn: ({ signal }) => call('GET /api/mindset/courses', { signal }),
})

export const courseQuery = (id: string) =>
  queryOptions({
    queryKey: queryKey('GET /api/mindset/courses/{id}', id),
    queryFn: ({ signal }) => call('GET /api/mindset/courses/{id}', { params: { id }, signal }),
  })
