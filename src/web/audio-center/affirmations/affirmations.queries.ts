import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { call } from '#web/lib/call.ts'
import { outdates, queryKey } from '#web/lib/query-keys.ts'
import { todaysAffirmationQuery } from '#web/lib/todays-affirmation.ts'
import { toast } from '#web/ui/toast.ts'

/** The Mindset Lab has the rest. */
const shown = 6

/** Personalized ones first, then the user's own, then ours. */
export const libraryQuery = queryOptions({
  queryKey: queryKey('GET /api/affirmations', 'first'),
  queryFn: ({ signal }) => call('GET /api/affirmations', { query: { limit: shown }, signal }),
})

/** The server chooses, so that none repeats before all have been shown. */
export const nextAffirmation = mutationOptions({
  scope: { id: 'affirmations' },
  meta: outdates('/api/dashboard'),
  mutationFn: () => call('POST /api/affirmations/next'),
  onSuccess: (affirmation, _given, _result, { client }) => {
    client.setQueryData(todaysAffirmationQuery.queryKey, affirmation)
  },
  onError: ({ message }) => {
    toast({ title: 'We couldn’t get a new one', description: message, variant: 'destructive' })
  },
})
