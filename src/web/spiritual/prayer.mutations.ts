import { mutationOptions } from '@tanstack/react-query'
import type { NewPrayer, Prayer, PrayerChange } from '#contract/spiritual.ts'
import { call, isGone } from '#web/lib/call.ts'
import { deletion } from '#web/lib/deletion.ts'
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
  onError: (_error, given, _result, { client }) => {
    hidePrayer(client, given)
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
  onError: (error, { before }, _result, { client }) => {
    if (isGone(error)) hidePrayer(client, before)
    else showPrayer(client, before)
  },
})

export const deletePrayer = deletion<Prayer>({
  shared,
  noun: 'prayer',
  remove: ({ id }) => call('DELETE /api/prayers/{id}', { params: { id } }),
  restore: ({ id }) => call('POST /api/prayers/{id}/restore', { params: { id } }),
  show: showPrayer,
  hide: hidePrayer,
})
