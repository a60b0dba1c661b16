import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import type { MixChange, NewMix, SavedMix } from '#contract/audio.ts'
import { call } from '#web/lib/call.ts'
import { deletion } from '#web/lib/deletion.ts'
import { outdates } from '#web/lib/query-keys.ts'
import { toast } from '#web/ui/toast.ts'
import { mixesQuery } from './audio.queries.ts'

/** One at a time, so that an undo never overtakes what it undoes. */
const shared = { scope: { id: 'mixes' }, meta: outdates('/api/audio/mixes') }

const show = (client: QueryClient, mix: SavedMix): void => {
  client.setQueryData(mixesQuery.queryKey, (all) =>
    all?.some(({ id }) => id === mix.id)
      ? all.map((one) => (one.id === mix.id ? mix : one))
      : [mix, ...(all ?? [])].toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1)),
  )
}
const hide = (client: QueryClient, { id }: SavedMix): void => {
  client.setQueryData(mixesQuery.queryKey, (all) => all?.filter((one) => one.id !== id))
}

export const saveMix = mutationOptions({
  ...shared,
  mutationFn: (mix: NewMix) => call('POST /api/audio/mixes', { body: mix }),
  onSuccess: (mix, _given, _result, { client }) => {
    show(client, mix)
    toast({ title: 'Your mix is saved', variant: 'success' })
  },
})

export const changeMix = mutationOptions({
  ...shared,
  mutationFn: ({ id, change }: { id: string; change: MixChange }) =>
    call('PUT /api/audio/mixes/{id}', { params: { id }, body: change }),
  onSuccess: (mix, _given, _result, { client }) => {
    show(client, mix)
    toast({ title: 'Your mix is saved', variant: 'success' })
  },
})

export const deleteMix = deletion<SavedMix>({
  shared,
  noun: 'mix',
  remove: ({ id }) => call('DELETE /api/audio/mixes/{id}', { params: { id } }),
  restore: ({ id }) => call('POST /api/audio/mixes/{id}/restore', { params: { id } }),
  show,
  hide,
})
