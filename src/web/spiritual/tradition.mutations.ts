import { mutationOptions } from '@tanstack/react-query'
import type { Tradition } from '#contract/spiritual-lists.ts'
import { call } from '#web/lib/call.ts'
import { outdates } from '#web/lib/query-keys.ts'
import { toast } from '#web/ui/toast.ts'
import { todayQuery } from './spiritual.queries.ts'

/** Shows the chosen tradition at once. Its reading is shown after today's texts are fetched again. */
export const chooseTradition = mutationOptions({
  scope: { id: 'spiritual-settings' },
  meta: outdates('/api/spiritual'),
  mutationFn: (tradition: Tradition) => call('PUT /api/spiritual/settings', { body: { tradition } }),
  onMutate: (tradition, { client }) => {
    const before = client.getQueryData(todayQuery.queryKey)
    client.setQueryData(todayQuery.queryKey, (today) => today && { ...today, tradition })
    return before
  },
  onError: ({ message }, _tradition, before, { client }) => {
    client.setQueryData(todayQuery.queryKey, before)
    toast({ title: 'We couldn’t save this change', description: message, variant: 'destructive' })
  },
})
