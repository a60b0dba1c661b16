import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '#web/lib/call.ts'
import { toast } from '#web/ui/toast.ts'

const affirmationsKey = ['api', 'affirmations'] as const

/** The affirmation of her day, at the very address that the page preloads. */
export const todayQuery = queryOptions({
  queryKey: [...affirmationsKey, 'today'],
  queryFn: ({ signal }) => call('GET /api/affirmations/today', { signal }),
})

/** One after the other, so that what she loves is what she was looking at. */
const shared = { scope: { id: 'affirmations' }, meta: { changes: [affirmationsKey, ['api', 'dashboard']] } }

/** Asks for another one. The server chooses, so that none comes again before she has seen them all. */
export const nextAffirmation = mutationOptions({
  ...shared,
  mutationFn: () => call('POST /api/affirmations/next'),
  onSuccess: (next, _given, _result, { client }) => {
    client.setQueryData(todayQuery.queryKey, next)
  },
  onError: ({ message }) => {
    toast({ title: 'There is no new one just now', description: message, variant: 'destructive' })
  },
})

type Love = { id: string; isLoved: boolean }

/** Keeps that she loves one, or that she does not any more. Shows at once. */
export const loveAffirmation = mutationOptions({
  ...shared,
  mutationFn: ({ id, isLoved }: Love) => call('PUT /api/affirmations/{id}/love', { params: { id }, body: { isLoved } }),
  onMutate: (love, { client }) => {
    mark(client, love)
  },
  onError: ({ message }, { id, isLoved }, _result, { client }) => {
    mark(client, { id, isLoved: !isLoved })
    toast({ title: 'This is not kept yet', description: message, variant: 'destructive' })
  },
})

const mark = (client: QueryClient, { id, isLoved }: Love) =>
  client.setQueryData(todayQuery.queryKey, (shown) => (shown?.id === id ? { ...shown, isLoved } : shown))
