import { queryOptions } from '@tanstack/react-query'
import { call } from './call.ts'
import { queryKey } from './query-keys.ts'

/** The last 28 days, the latest weight, and how the user sees amounts. */
export const fitnessQuery = queryOptions({
  queryKey: queryKey('GET /api/fitness'),
  queryFn: ({ signal }) => call('GET /api/fitness', { signal }),
})
