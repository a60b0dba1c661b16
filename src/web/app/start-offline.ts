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

/** Once the page is at rest: keeps the app and its lists on this device, where the browser can. */
export function startOffline(user: SessionUser): () => void {
  if (isStarted || !window.isSecureContext || !('serviceWorker' in navigator)) return () => {}
  for (const queryKey of reads) queryClient.setQueryDefaults(queryKey, { gcTime: Infinity })
  const start = () => {
    isStarted = true
    if (import.meta.env.PROD) navigator.serviceWorker.register('/sw.js').catch(() => {})
    import('#web/lib/offline.ts').then(
      // This browser may keep nothing.
      ({ keepOffline }) => keepOffline(user, { isKept, load, first }).catch(() => {}),
      // The network was gone before the page was at rest.
      () => window.addEventListener('online', start, { once: true }),
    )
  }
  const timer = setTimeout(start, startDelay)
  return () => clearTimeout(timer)
}

/** After the first screen, in milliseconds. */
const startDelay = 1_000
