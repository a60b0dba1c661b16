import { onlineManager, type QueryClient } from '@tanstack/react-query'
import { queryClient } from './query-client.ts'
import { cacheOtherScreens } from './worker-messages.ts'

/** Fetches the data that a feature shows first, with one call per step. */
export type Prefetch = (client: QueryClient) => AsyncIterable<unknown>

/** Most characters of JSON that are prefetched in all; it stops at the reply that would exceed it. */
const maxCharacters = { plain: 1_000_000, metered: 200_000 }
const maxTries = 3

/**
 * Waits until the service worker has the scripts. Then has it store the scripts of the other screens, and fetches the data that
 * these features show first, so that they open later without a network. Without a worker it never continues. Returns false if
 * it was interrupted.
 */
export async function prefetchFeatures(features: readonly (() => Promise<Prefetch>)[]): Promise<boolean> {
  const { active } = await navigator.serviceWorker.ready
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A worker has no target: it is of this origin.
  if (!isMetered()) active?.postMessage(cacheOtherScreens)
  for (let tries = 0; tries < maxTries; tries += 1) {
    try {
      await readAll(features)
      return true
    } catch {
      // A change by the user aborted the call, or there is no network.
    }
  }
  return false
}

async function readAll(features: readonly (() => Promise<Prefetch>)[]): Promise<void> {
  let left = isMetered() ? maxCharacters.metered : maxCharacters.plain
  for (const load of features) {
    const read = await load()
    await idle()
    for await (const reply of read(queryClient)) {
      left -= JSON.stringify(reply).length
      if (left < 0) return
      await idle()
    }
  }
}

/** Waits until online with no mutation pending: an older reply would overwrite the change. */
function idle(): Promise<void> {
  return new Promise((resolve) => {
    const stops: (() => void)[] = []
    const check = () => {
      if (queryClient.isMutating() > 0 || !onlineManager.isOnline()) return
      for (const stop of stops) stop()
      resolve()
    }
    stops.push(queryClient.getMutationCache().subscribe(check), onlineManager.subscribe(check))
    check()
  })
}

/** True on a mobile connection, or if the user has asked to save data. False if the browser doesn't say. */
function isMetered(): boolean {
  const connection: unknown = 'connection' in navigator ? navigator.connection : undefined
  if (typeof connection !== 'object' || connection === null) return false
  const savesData = 'saveData' in connection && connection.saveData === true
  return savesData || ('type' in connection && connection.type === 'cellular')
}
