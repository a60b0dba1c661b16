import {
  hashKey,
  MutationCache,
  type MutationOptions,
  notifyManager,
  onlineManager,
  QueryCache,
  QueryClient,
  type QueryKey,
} from '@tanstack/react-query'
import { CallError, offline } from './call.ts'
import { isHeldUp } from './offline-state.ts'

declare module '@tanstack/react-query' {
  interface Register {
    /** `changes`: the prefixes of the query keys that a mutation makes out of date, on every open tab. */
    mutationMeta: { changes?: readonly QueryKey[] }
  }
}

let isEnding = false

/** Whether this page ends its session, and is about to leave. */
export const isEndingSession = (): boolean => isEnding

/** How long to wait for another tab to end the session, in milliseconds: the tab may be closed before it has done so. */
const maxEndLength = 5_000

/** Called when another tab is about to end the session. Until it has, errors about the ended session are ignored. */
export function expectEnd(): void {
  isEnding = true
  setTimeout(() => (isEnding = false), maxEndLength)
}

/** Ends this page's session. Errors about the ended session are ignored, because the page leaves by itself. */
export async function endingSession<T>(end: () => Promise<T>): Promise<T> {
  isEnding = true
  try {
    return await end()
  } catch (error) {
    isEnding = false
    throw error
  }
}

/** Replaces this page's session by another. Meanwhile errors about the earlier one are ignored. */
export async function replacingSession<T>(replace: () => Promise<T>): Promise<T> {
  isEnding = true
  try {
    return await replace()
  } finally {
    isEnding = false
  }
}

// The session has ended: a fresh page load shows the signed-out pages.
const leaveWhenSignedOut = (error: Error) => {
  if (isEnding || !(error instanceof CallError) || error.code !== 'not_signed_in') return
  void import('./device-copy.ts')
    .then(({ forgetUser }) => forgetUser())
    .catch(() => {})
    .finally(() => window.location.reload())
}

/** Undefined where the landing page is prerendered in Node, which has no other tabs. */
const otherTabs = typeof window === 'undefined' ? undefined : new BroadcastChannel('changes')

/** Keys to refetch, each once, when no mutation is running: a fetch in between would undo what already shows. */
const outdated = new Map<string, QueryKey>()
let timer: ReturnType<typeof setTimeout> | undefined

/**
 * How long to collect changes, in milliseconds. The stream reports a tab's own change right after the reply, and both then
 * cause one fetch.
 */
const echoDelay = 50

/** Refetches what changed, here or elsewhere. */
export function markOutdated(changes: readonly QueryKey[]): void {
  for (const queryKey of changes) outdated.set(hashKey(queryKey), queryKey)
  timer ??= setTimeout(fetchOutdated, echoDelay)
}

function fetchOutdated(): void {
  timer = undefined
  // Runs again when the mutation ends.
  if (queryClient.isMutating() > 0) return
  for (const queryKey of outdated.values()) void queryClient.invalidateQueries({ queryKey })
  outdated.clear()
}

/** The first part of the key of a mutation that may wait for the network (queued.ts). */
export const queuedKey = 'queued'

/**
 * Lets a mutation fail at once if it would have to wait in the same scope behind a change that waits for the network. It would
 * hang, and it is not stored on the device.
 */
function refuseBehindWaiting({ mutationKey, scope }: MutationOptions<unknown, unknown, unknown>): void {
  if (scope === undefined || mutationKey?.[0] === queuedKey) return
  const ahead = queryClient.getMutationCache().find({
    mutationKey: [queuedKey],
    exact: false,
    predicate: (mutation) => mutation.options.scope?.id === scope.id && isHeldUp(mutation),
  })
  if (ahead !== undefined) throw offline()
}

// By default a page that was opened without a network counts as online.
if (typeof window !== 'undefined') onlineManager.setOnline(navigator.onLine)

// By default observers are notified by a timer: a ticked checkbox would be drawn unticked in between.
notifyManager.setScheduler(queueMicrotask)

const mutationCache = new MutationCache({
  onError: leaveWhenSignedOut,
  onMutate: async (_variables, { meta, options }) => {
    refuseBehindWaiting(options)
    await Promise.all((meta?.changes ?? []).map((queryKey) => queryClient.cancelQueries({ queryKey })))
  },
  onSettled: (_data, error, _variables, _result, { meta }) => {
    const changes = meta?.changes ?? []
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A channel has no target: it is of this origin.
    if (error === null && changes.length > 0) otherTabs?.postMessage(changes)
    markOutdated(changes)
  },
})

/**
 * The only cache of server data. A return to the tab or the network refetches, and so does a change made on another tab. Nothing is
 * retried, and without a network a call fails at once, except for the changes of `queued.ts`: these wait and are sent later.
 */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: leaveWhenSignedOut }),
  mutationCache,
  defaultOptions: {
    queries: {
      retry: false,
      staleTime: 30_000,
      refetchOnWindowFocus: 'always',
      refetchOnReconnect: 'always',
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
})

otherTabs?.addEventListener('message', ({ data }: MessageEvent<QueryKey[]>) => markOutdated(data))
