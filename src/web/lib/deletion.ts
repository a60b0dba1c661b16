import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import { toast } from '#web/ui/toast.ts'
import type { outdates } from './query-keys.ts'
import { capitalize } from '#contract/capitalize.ts'

type Kind<T> = {
  /** The scope and what is out of date afterwards, as for the feature's other mutations. */
  shared: { scope: { id: string }; meta: ReturnType<typeof outdates> }
  /** Within a sentence: 'workout'. */
  noun: string
  /** The toast's title, where it is more than '<Noun> deleted'. */
  title?: string
  remove: (id: string) => Promise<unknown>
  restore: (id: string) => Promise<unknown>
  show: (client: QueryClient, record: T) => void
  hide: (client: QueryClient, record: T) => void
}

/** Deletes a record without asking. The toast brings it back. */
export function deletion<T extends { id: string }>(kind: Kind<T>) {
  const { shared, noun, title = `${capitalize(noun)} deleted`, show, hide } = kind
  const restoring = mutationOptions({
    ...shared,
    mutationFn: ({ id }: T) => kind.restore(id),
    onMutate: (record, { client }) => {
      show(client, record)
    },
    onError: ({ message }, record, _result, { client }) => {
      hide(client, record)
      toast({ title: `We couldn’t restore this ${noun}`, description: message, variant: 'destructive' })
    },
  })
  return mutationOptions({
    ...shared,
    mutationFn: ({ id }: T) => kind.remove(id),
    onMutate: (record, { client }) => {
      hide(client, record)
      const undo = () => {
        const restored = client.getMutationCache().build(client, restoring).execute(record)
        // Its onError says why.
        restored.catch(() => {})
      }
      toast({ title, action: { label: 'Undo', onSelect: undo } })
    },
    onError: ({ message }, record, _result, { client }) => {
      show(client, record)
      toast({ title: `We couldn’t delete this ${noun}`, description: message, variant: 'destructive' })
    },
  })
}
