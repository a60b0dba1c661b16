import { mutationOptions } from '@tanstack/react-query'
import type { NewPrayer, Prayer, PrayerChange } from '#contract/spiritual.ts'
import { call } from '#web/lib/call.ts'
import { outdates } from '#web/lib/query-keys.ts'
import { toast } from '#web/ui/toast.ts'
import { hidePrayer, showPrayer } from './spiritual-cache.ts'

const shared = { scope: { id: 'prayers' }, meta: outdates('/api/prayers', '/api/dashboard') }

type SentPrayer = Required<NewPrayer>

export const savePrayer = mutationOptions({
  ...shared,
  mutationFn: (prayer: SentPrayer) => call('POST /api/prayers', { body: prayer }),
  onMutate: (prayer, { client }) => {
    const now = new Date().toISOString()
    showPrayer(client, { ...prayer, answer: null, createdAt: now, updatedAt: now })
  },
  onSuccess: (prayer, _given, _result, { client }) => {
    showPrayer(client, prayer)
    toast({ title: 'Prayer Request Saved', variant: 'success' })
  },
  onError: (_error, { id }, _result, { client }) => {
    hidePrayer(client, id)
  },
})

/** Changes the text or the topic, answers a prayer, or opens it again. */
export const changePrayer = mutationOptions({
  ...shared,
  mutationFn: ({ before, change }: { before: Prayer; change: PrayerChange }) =>
    call('PUT /api/prayers/{id}', { params: { id: before.id }, body: change }),
  onMutate: ({ before, change }, { client }) => {
    showPrayer(client, { ...before, ...change })
  },
  onSuccess: (prayer, { before }, _result, { client }) => {
    showPrayer(client, prayer)
    if (before.answer === null && prayer.answer !== null)
      toast({ title: 'Saved with your answered prayers', variant: 'success' })
  },
  onError: (_error, { before }, _result, { client }) => {
    showPrayer(client, before)
  },
})

export const deletePrayer = mutationOptions({
  ...shared,
  mutationFn: ({ id }: Prayer) => call('DELETE /api/prayers/{id}', { params: { id } }),
  onMutate: (prayer, { client }) => {
    hidePrayer(client, prayer.id)
    const undo = () => client.getMutationCache().build(client, restorePrayer).execute(prayer)
    toast({ title: 'Prayer deleted', action: { label: 'Undo', onSelect: () => void undo() } })
  },
  onError: ({ message }, prayer, _result, { client }) => {
    showPrayer(client, prayer)
    toast({ title: 'This prayer is still here', description: message, variant: 'destructive' })
  },
})

const restorePrayer = mutationOptions({
  ...shared,
  mutationFn: ({ id }: Prayer) => call('POST /api/prayers/{id}/restore', { params: { id } }),
  onMutate: (prayer, { client }) => {
    showPrayer(client, prayer)
  },
  onError: ({ message }, { id }, _result, { client }) => {
    hidePrayer(client, id)
    toast({ title: 'This prayer didn’t come back yet', description: message, variant: 'destructive' })
  },
})
