import { queryOptions } from '@tanstack/react-query'
import { call } from '#web/lib/call.ts'
import { queryKey } from '#web/lib/query-keys.ts'

/** Newest first. */
export const mixesQuery = queryOptions({
  queryKey: queryKey('GET /api/audio/mixes'),
  queryFn: ({ signal }) => call('GET /api/audio/mixes', { signal }),
})

/** How many of the latest activities are searched for a mood. */
const recent = 20

/** null where none of the latest activities has a mood. Invalidated with any change of self-care. */
export const lastMoodQuery = queryOptions({
  queryKey: queryKey('GET /api/self-care', 'last-mood'),
  queryFn: async ({ signal }) => {
    const latest = await call('GET /api/self-care', { query: { limit: recent }, signal })
    return latest.find(({ mood }) => mood !== null) ?? null
  },
})
