import {
  dehydrate,
  type DehydratedState,
  hydrate,
  type Mutation,
  onlineManager,
  type Query,
} from '@tanstack/react-query'
import type { SessionUser } from '#contract/accounts.ts'
import { toast } from '#web/ui/toast.ts'
import { CallError } from './call.ts'
import {
  deleteWaiting,
  keepUser,
  keptUser,
  readCopy,
  readWaiting,
  saveCopy,
  saveWaiting,
  waitingKey,
  waitingKeys,
} from './device-copy.ts'
import { newId } from './new-id.ts'
import { areChangesKept, isHeldUp, type Refused, refusedChanges, refusedPanel, waited } from './offline-state.ts'
import { queryClient, queuedKey } from './query-client.ts'
import { describeChange } from './queued.ts'
import { type Prefetch, prefetchFeatures } from './prefetch.ts'

export { forgetAccount, forgetUser } from './device-copy.ts'

/** The most lists that stay on this device: those that were read last. */
const maxKept = 150
/** In milliseconds. */
const copyDelay = 500

type Waiting = Pick<DehydratedState, 'mutations'> & { refused: readonly Refused[] }
/**
 * `isKept`: whether a list stays on this device. `load`: the code of a mutation that waits, by its name. `first`: what each feature
 * that opens without a network shows first.
 */
export type OfflineParts = {
  isKept: (query: Query) => boolean
  load: (name: string) => Promise<unknown>
  first: readonly (() => Promise<Prefetch>)[]
}

const tab = newId()
let isLeaving = false
let load: OfflineParts['load'] | undefined
let saving: Promise<unknown> = Promise.resolve()
/** Lists that an earlier page stored and that this page has not fetched yet. */
let earlier: DehydratedState['queries'] = []

/** Shows the stored lists of the user who was signed in last, and returns the user; undefined if none is stored. */
export async function openKept(): Promise<SessionUser | undefined> {
  const user = await keptUser()
  if (user !== undefined) {
    const copy = await readCopy(user)
    if (isCopy(copy)) hydrate(queryClient, copy)
  }
  return user
}

/** Keeps lists and waiting changes on this device, and sends what waited in tabs that are closed. */
export async function keepOffline(user: SessionUser, features: OfflineParts): Promise<void> {
  load = features.load
  void navigator.locks.request(lockOf(tab), () => new Promise(() => {}))
  await keepUser(user)
  const copy = await readCopy(user)
  if (isCopy(copy)) earlier = copy.queries
  const saveLists = watchLists(user, features)
  watchChanges(user)
  const adopt = () => adoptChanges(user, features)
  window.addEventListener('online', () => void adopt())
  await adopt()
  if (!(await prefetchFeatures(features.first))) return
  earlier = []
  saveLists()
  await saving
  performance.mark(allKept)
}

/** The performance mark that says that every list now opens without a network. */
const allKept = 'all-kept'

const isCopy = (value: unknown): value is DehydratedState =>
  typeof value === 'object' && value !== null && 'queries' in value && Array.isArray(value.queries)

const lockOf = (id: string): string => `tab:${id}`

/** Stores the lists that this page reads, whenever they change. Returns a function that stores them at once. */
function watchLists(user: SessionUser, { isKept }: OfflineParts): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const save = () => {
    clearTimeout(timer)
    timer = undefined
    if (!isLeaving) inTurn(() => saveCopy(user, copyOf(isKept)))
  }
  save()
  queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && isKept(query)) timer ??= setTimeout(save, onlineManager.isOnline() ? copyDelay : 0)
  })
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' && timer !== undefined) save()
  })
  return save
}

function copyOf(isKept: OfflineParts['isKept']): DehydratedState {
  const kept = queryClient
    .getQueryCache()
    .getAll()
    .filter((query) => query.state.data !== undefined && isKept(query))
    .toSorted((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt)
  const chosen = new Set(kept.slice(0, maxKept))
  const { queries } = dehydrate(queryClient, {
    shouldDehydrateQuery: (query) => chosen.has(query),
    shouldDehydrateMutation: () => false,
  })
  const read = new Set(kept.map(({ queryHash }) => queryHash))
  const unread = earlier.filter(({ queryHash }) => !read.has(queryHash))
  return { mutations: [], queries: [...queries, ...unread].slice(0, maxKept) }
}

function watchChanges(user: SessionUser): void {
  const save = () => inTurn(() => saveOwn(user))
  queryClient.getMutationCache().subscribe((event) => {
    if (event.type !== 'updated' || event.mutation.options.mutationKey?.[0] !== queuedKey) return
    const { mutation, action } = event
    if (isHeldUp(mutation)) waited.add(mutation)
    if (action.type === 'error') recordFailedChange(mutation)
    if (!isLeaving) save()
  })
  refusedChanges.listen(save)
  const markHeldUp = () => {
    for (const mutation of queryClient.getMutationCache().getAll()) if (isHeldUp(mutation)) waited.add(mutation)
  }
  onlineManager.subscribe(markHeldUp)
  markHeldUp()
  inTurn(async () => {
    await saveOwn(user)
    areChangesKept.set(true)
  })
}

/**
 * Records a change that the server refused. If the session has ended, waiting changes stay on this device until the same
 * account signs in again.
 */
function recordFailedChange(mutation: Mutation): void {
  const { error, variables } = mutation.state
  if (!(error instanceof CallError)) return
  if (error.code === 'not_signed_in') isLeaving = true
  else if (waited.has(mutation)) {
    const text = describeChange(mutation.options.mutationKey, variables)
    refusedChanges.set([...refusedChanges.get(), { id: newId(), text, reason: error.message }])
    // Shows a toast too, because the panel may be out of view.
    toast({
      title: 'A change couldn’t be saved',
      description: text,
      variant: 'destructive',
      action: { label: 'See why', onSelect: () => document.querySelector<HTMLElement>(`#${refusedPanel}`)?.focus() },
    })
  }
}

const isWaiting = ({ options, state }: Mutation): boolean =>
  options.mutationKey?.[0] === queuedKey && state.status === 'pending'

async function saveOwn(user: SessionUser): Promise<void> {
  const key = waitingKey(user, tab)
  const refused = refusedChanges.get()
  const { mutations } = dehydrate(queryClient, {
    shouldDehydrateQuery: () => false,
    shouldDehydrateMutation: isWaiting,
  })
  if (mutations.length === 0 && refused.length === 0) return deleteWaiting(key)
  return saveWaiting(user, key, { mutations, refused } satisfies Waiting)
}

/** Describes the changes of all tabs that wait for the network, in the user's words. */
export async function describeWaiting(user: SessionUser): Promise<string[]> {
  await saving
  const lists = await Promise.all((await waitingKeys(user.id)).map((key) => readWaiting(user, key)))
  const waiting = lists
    .filter(isWaitingList)
    .flatMap(({ mutations }) => mutations)
    .filter(({ state }) => state.isPaused || state.failureCount > 0)
  for (const { mutationKey } of waiting) await load?.(String(mutationKey?.[1]))
  return waiting.map(({ mutationKey, state }) => describeChange(mutationKey, state.variables))
}

/** Takes over the waiting changes of closed tabs. Each open tab stores its own. */
async function adoptChanges(user: SessionUser, features: OfflineParts): Promise<void> {
  for (const key of await waitingKeys(user.id)) {
    if (key === waitingKey(user, tab)) continue
    await navigator.locks.request(lockOf(key.slice(key.lastIndexOf(':') + 1)), { ifAvailable: true }, async (lock) => {
      if (lock === null) return
      const waiting = await readWaiting(user, key)
      if (isWaitingList(waiting)) await take(waiting, features)
      await saveOwn(user)
      await deleteWaiting(key)
    })
  }
  await queryClient.resumePausedMutations()
}

async function take({ mutations, refused }: Waiting, { load }: OfflineParts): Promise<void> {
  for (const { mutationKey } of mutations) await load(String(mutationKey?.[1]))
  const paused = mutations.map((one) => ({ ...one, state: { ...one.state, isPaused: true } }))
  const before = new Set(queryClient.getMutationCache().getAll())
  hydrate(queryClient, { mutations: paused, queries: [] })
  for (const mutation of queryClient.getMutationCache().getAll()) if (!before.has(mutation)) waited.add(mutation)
  refusedChanges.set([...refusedChanges.get(), ...refused])
}

const isWaitingList = (value: unknown): value is Waiting =>
  typeof value === 'object' && value !== null && 'mutations' in value && Array.isArray(value.mutations)

/** Writes one at a time, so that the last one wins. Errors of the storage are ignored. */
function inTurn(work: () => Promise<void>): void {
  saving = saving.then(work).catch(() => {})
}
