import { type InfiniteData, mutationOptions, type QueryClient } from '@tanstack/react-query'
import type { Affirmation, AffirmationChange, NewAffirmation } from '#contract/affirmations.ts'
import { call, type ListPage } from '#web/lib/call.ts'
import { deletion } from '#web/lib/deletion.ts'
import { outdates, queryKey } from '#web/lib/query-keys.ts'
import { toast, toastNotSaved } from '#web/ui/toast.ts'

type Shelves = InfiniteData<ListPage<Affirmation[]>>

/** One at a time, so that an undo never overtakes what it undoes. */
const shared = { scope: { id: 'affirmations' }, meta: outdates('/api/affirmations', '/api/dashboard') }

function changeShelves(client: QueryClient, change: (items: Affirmation[]) => Affirmation[]): void {
  client.setQueriesData<Shelves>({ queryKey: queryKey('GET /api/affirmations', 'shelf') }, (data) => {
    if (data === undefined) return undefined
    return { ...data, pages: data.pages.map((page) => ({ ...page, items: change(page.items) })) }
  })
}

const replace = (client: QueryClient, next: Affirmation): void => {
  changeShelves(client, (items) => items.map((item) => (item.id === next.id ? next : item)))
}

const hide = (client: QueryClient, { id: deleted }: { id: string }): void => {
  changeShelves(client, (items) => items.filter(({ id }) => id !== deleted))
}

export const createAffirmation = mutationOptions({
  ...shared,
  mutationFn: (affirmation: NewAffirmation) => call('POST /api/affirmations', { body: affirmation }),
  onSuccess: () => {
    toast({ title: 'Affirmation created! ✨', variant: 'success' })
  },
})

export const changeAffirmation = mutationOptions({
  ...shared,
  mutationFn: ({ id, change }: { id: string; change: AffirmationChange }) =>
    call('PUT /api/affirmations/{id}', { params: { id }, body: change }),
  onSuccess: (affirmation, _given, _result, { client }) => {
    replace(client, affirmation)
    toast({ title: 'Affirmation saved', variant: 'success' })
  },
})

export const loveAffirmation = mutationOptions({
  ...shared,
  mutationFn: ({ id, isLoved }: Affirmation) =>
    call('PUT /api/affirmations/{id}/love', { params: { id }, body: { isLoved } }),
  onMutate: (affirmation, { client }) => {
    replace(client, affirmation)
  },
  onError: (error, affirmation, _result, { client }) => {
    replace(client, { ...affirmation, isLoved: !affirmation.isLoved })
    toastNotSaved(error)
  },
})

export const deleteAffirmation = deletion<Affirmation>({
  shared,
  noun: 'affirmation',
  remove: ({ id }) => call('DELETE /api/affirmations/{id}', { params: { id } }),
  restore: ({ id }) => call('POST /api/affirmations/{id}/restore', { params: { id } }),
  // Only the server knows its position, so the lists are fetched again.
  show: () => {},
  hide,
})
