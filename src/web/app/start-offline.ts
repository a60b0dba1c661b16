import type { SessionUser } from '#contract/accounts.ts'
import { queryClient } from '#web/lib/query-client.ts'
import { keyOf } from '#web/lib/query-keys.ts'
import { offlineFeatures } from './offline-features.ts'

const reads = Object.values(offlineFeatures).flatMap((feature) => feature.reads.map(keyOf))

const isKept = ({ queryKey }: { queryKey: readonly unknown[] }): boolean =>
  reads.some((read) => read.every((part, n) => queryKey[n] === part))

const first = Object.values(offlineFeatures).map((feature) => feature.first)

const load = async (name: string): Promise<unknown> => offlineFeatures[name.split('/')[0] ?? '']?.load()

let isStarted = false

/** Stores the app and its lists on this device soon after the page has started, if the browser can do that. */
export function startOffline(user: SessionUser): () => void {
  if (isStarted || !window.isSecureContext || !('serviceWorker' in navigator)) return () => {}
  for (const queryKey of reads) queryClient.setQueryDefaults(queryKey, { gcTime: Infinity })
  const start = () => {
    isStarted = true
    if (import.meta.env.PROD) navigator.serviceWorker.register('/sw.js').catch(() => {})
    import('#web/lib/offline.ts').then(
      // This browser may not store anything.
      ({ keepOffline }) => keepOffline(user, { isKept, load, first }).catch(() => {}),
      // The code did not load, because the network was lost: try again when it is back.
      () => window.addEventListener('online', start, { once: true }),
    )
  }
  const timer = setTimeout(start, startDelay)
  return () => clearTimeout(timer)
}

/** How long after the first screen it starts, in milliseconds. */
const startDelay = 1_000
