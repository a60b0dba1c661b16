import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { call, callPage } from '#web/lib/call.ts'
import { byPage, itemsOf } from '#web/lib/pages.ts'
import { keys } from '#web/lib/query-keys.ts'
import type { Days } from './addresses.ts'

/** Everything of this screen: what changes with any change. */
/** How many activities the history shows before she asks for more. */
const recent = 10

/** The history of her last so many days, or all of it: newest first, ten at a time. */
export const historyQuery = (days: Days) =>
  infiniteQueryOptions({
    queryKey: [...keys.selfCare, 'history', days ?? 'all'],
    queryFn: ({ pageParam, signal }) =>
      callPage('GET /api/self-care', pageParam, {
        query: { limit: recent, ...(days !== undefined && { days }) },
        signal,
      }),
    ...byPage,
    select: itemsOf,
  })

/** What the last 84 days add up to. */
export const summaryQuery = queryOptions({
  queryKey: [...keys.selfCare, 'summary'],
  queryFn: ({ signal }) => call('GET /api/self-care/summary', { signal }),
})

/** What went together with her mood (premium). */
export const insightsQuery = queryOptions({
  queryKey: [...keys.selfCare, 'insights'],
  queryFn: ({ signal }) => call('GET /api/self-care/insights', { signal }),
})

/** Breathing patterns of her own, newest first. */
export const patternsQuery = infiniteQueryOptions({
  queryKey: [...keys.selfCare, 'patterns'],
  queryFn: ({ pageParam, signal }) => callPage('GET /api/self-care/patterns', pageParam, { query: {}, signal }),
  ...byPage,
  select: itemsOf,
})
