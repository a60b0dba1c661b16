import { queryOptions } from '@tanstack/react-query'
import { call } from '#web/lib/call.ts'
import { keys } from '#web/lib/query-keys.ts'

/** The mixes that she saved, newest first. */
export const mixesQuery = queryOptions({
  queryKey: keys.mixes,
  queryFn: ({ signal }) => call('GET /api/audio/mixes', { signal }),
})

/** How far back her last mood is looked for, in activities. */
const recent = 20

/** The mood that she logged last in self-care; null where there is none among the latest. It changes with any change of self-care. */
export const lastMoodQuery = queryOptions({
  queryKey: [...keys.selfCare, 'last-mood'],
  queryFn: async ({ signal }) => {
    const latest = await call('GET /api/self-care', { query: { limit: recent }, signal })
    return latest.find(({ mood }) => mood !== null) ?? null
  },
})
