import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import { outdates } from '#web/lib/query-keys.ts'
import { toast } from '#web/ui/toast.ts'

/** Changes of this page go out one after another, and are seen on it and on the dashboard. */
export const shared = { scope: { id: 'fitness' }, meta: outdates('/api/fitness', '/api/dashboard') }

type Kind<T> = {
  /** Within a sentence: 'workout'. */
  noun: string
  remove: (id: string) => Promise<unknown>
  restore: (id: string) => Promise<unknown>
  show: (client: QueryClient, record: T) => void
  hide: (client: QueryClient, record: T) => void
}

/** Deletes a record, with a toast that brings it back. */
export function deletion<T extends { id: string }>({ noun, remove, restore, show, hide }: Kind<T>) {
  const restoring = mutationOptions({
    ...shared,
    mutationFn: ({ id }: T) => restore(id),
    onMutate: (record, { client }) => {
      show(client, record)
    },
    onError: ({ message }, record, _result, { client }) => {
      hide(client, record)
      toast({ title: `This ${noun} didn’t come back yet`, description: message, variant: 'destructive' })
    },
  })
  return mutationOptions({
    ...shared,
    mutationFn: ({ id }: T) => remove(id),
    onMutate: (record, { client }) => {
      hide(client, record)
      const undo = () => client.getMutationCache().build(client, restoring).execute(record)
      const title = `${noun.charAt(0).toUpperCase()}${noun.slice(1)} deleted`
      toast({ title, action: { label: 'Undo', onSelect: () => void undo() } })
    },
    onError: ({ message }, record, _result, { client }) => {
      show(client, record)
      toast({ title: `This ${noun} is still here`, description: message, variant: 'destructive' })
    },
  })
}
