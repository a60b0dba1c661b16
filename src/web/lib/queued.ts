import { onlineManager, type UseMutationOptions } from '@tanstack/react-query'
import { CallError } from './call.ts'
import { queryClient, queuedKey } from './query-client.ts'

const maxPause = 30_000

/** Describes a change in the user's words, by the name of its mutation. Shown if the server refuses it later. */
const described = new Map<string, (given: unknown) => string>()

type Given<T, V, C> = UseMutationOptions<T, Error, V, C>

/**
 * A mutation that waits for the network, on this device and past the closing of the page, and is sent once, in the order of its
 * `scope`. Its variables are JSON, and repeating it must do no harm: creates bring their id. `describe` gives back what the user
 * wrote. `name` is 'feature/what'; the feature's module is listed in `app/offline-features.ts`.
 */
export function queued<T, V, C>(name: string, describe: (given: V) => string, options: Given<T, V, C>): Given<T, V, C>
export function queued(
  name: string,
  describe: (given: unknown) => string,
  options: Given<unknown, unknown, unknown>,
): Given<unknown, unknown, unknown> {
  const waiting: Given<unknown, unknown, unknown> = {
    ...options,
    mutationKey: [queuedKey, name],
    networkMode: 'online',
    retry: (_count, error) => isUnreachable(error),
    retryDelay: (count) => Math.min(1_000 * 2 ** count, maxPause),
  }
  described.set(name, describe)
  queryClient.setMutationDefaults([queuedKey, name], waiting)
  return waiting
}

/** For a form that saves by such a mutation. Returns undefined if the change waits on this device, because the form is then done. */
export function sentOrWaiting<T>(saving: Promise<T>): Promise<T> | undefined {
  if (onlineManager.isOnline()) return saving
  // The mutation itself reports how it ended.
  saving.catch(() => {})
  return undefined
}

/** Describes a change in the user's words. */
export const describeChange = (key: readonly unknown[] | undefined, given: unknown): string =>
  described.get(String(key?.[1]))?.(given) ?? 'A change'

const isUnreachable = (error: Error): boolean =>
  error instanceof CallError && (error.status === 0 || error.status === 429 || error.status >= 500)
