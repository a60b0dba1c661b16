import { queryOptions } from '@tanstack/react-query'
import { call } from '#web/lib/call.ts'

/** The two most recent entries, at the very address that the page preloads. Below the journal's key: its changes reach here. */
export const recentEntriesQuery = queryOptions({
  queryKey: ['api', 'journal', { limit: 2 }],
  queryFn: ({ signal }) => call('GET /api/journal', { query: { limit: 2 }, signal }),
})

/** What she told us to care about. Asked anew whenever she comes back, because the wizard changes it. */
export const focusQuery = queryOptions({
  queryKey: ['api', 'onboarding', 'focus'],
  queryFn: ({ signal }) => call('GET /api/onboarding', { signal }),
  staleTime: 0,
})
