import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { call } from '#web/lib/call.ts'
import { keys, outdates } from '#web/lib/query-keys.ts'
import { toast } from '#web/ui/toast.ts'

/** How many of the library stand here; the rest is in the Mindset Lab. */
const shown = 6

/** The affirmation of her day: the first personalized one, else one at random. It is the one of her dashboard. */
export const featuredQuery = queryOptions({
  queryKey: [...keys.affirmations, 'today'],
  queryFn: ({ signal }) => call('GET /api/affirmations/today', { signal }),
})

/** The first of the library: drawn from what she told us, her own, then ours. */
export const libraryQuery = queryOptions({
  queryKey: [...keys.affirmations, 'first'],
  queryFn: ({ signal }) => call('GET /api/affirmations', { query: { limit: shown }, signal }),
})

/** Asks for another one. The server chooses, so that none comes again before she has seen them all. */
export const nextAffirmation = mutationOptions({
  scope: { id: 'affirmations' },
  meta: outdates('dashboard'),
  mutationFn: () => call('POST /api/affirmations/next'),
  onSuccess: (affirmation, _given, _result, { client }) => {
    client.setQueryData(featuredQuery.queryKey, affirmation)
  },
  onError: ({ message }) => {
    toast({ title: 'There is no new one just now', description: message, variant: 'destructive' })
  },
})
