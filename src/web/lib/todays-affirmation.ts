import { queryOptions } from '@tanstack/react-query'
import { call } from './call.ts'
import { queryKey } from './query-keys.ts'

/** The same as on the dashboard: the first personalized one, else a random one. */
export const todaysAffirmationQuery = queryOptions({
  queryKey: queryKey('GET /api/affirmations/today'),
  queryFn: ({ signal }) => call('GET /api/affirmations/today', { signal }),
})
