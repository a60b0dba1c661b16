import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import type { MixChange, NewMix, SavedMix } from '#contract/audio.ts'
import { call } from '#web/lib/call.ts'
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
const hide = (client: QueryClient, id: string): void => {
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

export const deleteMix = mutationOptions({
  ...shared,
  mutationFn: ({ id }: SavedMix) => call('DELETE /api/audio/mixes/{id}', { params: { id } }),
  onMutate: (mix, { client }) => {
    hide(client, mix.id)
    const undo = () => client.getMutationCache().build(client, restoreMix).execute(mix)
    toast({ title: 'Mix deleted', action: { label: 'Undo', onSelect: () => void undo() } })
  },
  onError: ({ message }, mix, _result, { client }) => {
    show(client, mix)
    toast({ title: 'We couldn’t delete this mix', description: message, variant: 'destructive' })
  },
})

const restoreMix = mutationOptions({
  ...shared,
  mutationFn: ({ id }: SavedMix) => call('POST /api/audio/mixes/{id}/restore', { params: { id } }),
  onMutate: (mix, { client }) => {
    show(client, mix)
  },
  onError: ({ message }, { id }, _result, { client }) => {
    hide(client, id)
    toast({ title: 'We couldn’t restore this mix', description: message, variant: 'destructive' })
  },
})
