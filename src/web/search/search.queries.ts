import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '#web/lib/call.ts'
import { queryKey } from '#web/lib/query-keys.ts'

export const leastLetters = 2

/** Not cached after the search is closed. A search that is no longer needed is cancelled. */
export const searchQuery = (text: string) =>
  queryOptions({
    queryKey: queryKey('POST /api/search', text),
    queryFn: ({ signal }) => call('POST /api/search', { body: { text }, signal }),
    enabled: text.length >= leastLetters,
    placeholderData: keepPreviousData,
    gcTime: 0,
    refetchOnWindowFocus: false,
  })
