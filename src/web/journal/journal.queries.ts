import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { call, callPage } from '#web/lib/call.ts'
import { byPage, itemsOf } from '#web/lib/list-pages.ts'
import { queryKey } from '#web/lib/query-keys.ts'

/** Newest first. The first page's address is the one that the page preloads: it has no query string. */
export const journalQuery = infiniteQueryOptions({
  queryKey: queryKey('GET /api/journal'),
  queryFn: ({ pageParam, signal }) => callPage('GET /api/journal', pageParam, { query: {}, signal }),
  ...byPage,
  select: itemsOf,
})

export const entryQuery = (id: string) =>
  queryOptions({
    queryKey: queryKey('GET /api/journal/{id}', id),
    queryFn: ({ signal }) => call('GET /api/journal/{id}', { params: { id }, signal }),
  })

/** Searches the whole journal on the server. A search that is no longer wanted is cancelled. */
export const journalSearchQuery = (text: string) =>
  infiniteQueryOptions({
    queryKey: queryKey('POST /api/journal/search', text),
    queryFn: ({ pageParam, signal }) =>
      callPage('POST /api/journal/search', pageParam, { query: {}, body: { text }, signal }),
    ...byPage,
    select: itemsOf,
  })

/** Earlier texts of an entry, newest first. */
export const revisionsQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: queryKey('GET /api/journal/{id}/revisions', id),
    queryFn: ({ pageParam, signal }) =>
      callPage('GET /api/journal/{id}/revisions', pageParam, { params: { id }, query: {}, signal }),
    ...byPage,
    select: itemsOf,
  })
