import type { QueryClient, UseMutationOptions } from '@tanstack/react-query'
import { capitalize } from '#contract/capitalize.ts'
import { toast, type ToastContent } from '#web/ui/toast.ts'
import type { outdates } from './query-keys.ts'
import { queued } from './queued.ts'

type Options<T> = UseMutationOptions<unknown, Error, T>

type Kind<T> = {
  /** The scope and what is out of date afterwards, as for the feature's other mutations. */
  shared: { scope: { id: string }; meta: ReturnType<typeof outdates> }
  /** Within a sentence: 'workout'. */
  noun: string
  /** The toast's title, where it is more than '<Noun> deleted'. */
  title?: string
  description?: (record: T) => string
  /** The words of a failure, if not 'delete' and 'this <noun>'. */
  verb?: 'delete' | 'remove'
  object?: string
  /** Builds the toast of a failure if it differs from the usual one. */
  toFailure?: (error: Error) => ToastContent | undefined
  /**
   * Set if deleting and restoring can wait for the network: the names of the two mutations, and the user's words for the record
   * (`queued.ts`).
   */
  waits?: { remove: string; restore: string; describe: (record: T) => string }
  remove: (record: T) => Promise<unknown>
  restore: (record: T) => Promise<unknown>
  show: (client: QueryClient, record: T) => void
  hide: (client: QueryClient, record: T) => void
}

/** Deletes a record without asking. The toast brings it back. */
export function deletion<T>(kind: Kind<T>): Options<T> {
  const { shared, noun, title = `${capitalize(noun)} deleted`, verb = 'delete', object = `this ${noun}` } = kind
  const { description, toFailure, waits, show, hide } = kind
  const sayFailed = (error: Error, verb: string): void => {
    const usual = {
      title: `We couldn’t ${verb} ${object}`,
      description: error.message,
      variant: 'destructive',
    } as const
    toast(toFailure?.(error) ?? usual)
  }
  const withQueue = (step: 'remove' | 'restore', options: Options<T>): Options<T> =>
    waits === undefined ? options : queued(waits[step], waits.describe, options)
  const restoring = withQueue('restore', {
    ...shared,
    mutationFn: kind.restore,
    onMutate: (record, { client }) => show(client, record),
    onError: (error, record, _result, { client }) => {
      hide(client, record)
      sayFailed(error, 'restore')
    },
  })
  return withQueue('remove', {
    ...shared,
    mutationFn: kind.remove,
    onMutate: (record, { client }) => {
      hide(client, record)
      const undo = () => {
        const restored = client.getMutationCache().build(client, restoring).execute(record)
        // Its onError shows the reason.
        restored.catch(() => {})
      }
      toast({ title, description: description?.(record), action: { label: 'Undo', onSelect: undo } })
    },
    onError: (error, record, _result, { client }) => {
      show(client, record)
      sayFailed(error, verb)
    },
  })
}
