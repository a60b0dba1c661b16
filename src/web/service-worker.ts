import { clientsClaim } from 'workbox-core'
import { cleanupOutdatedCaches, type PrecacheEntry, matchPrecache, precacheAndRoute } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { CacheFirst, NetworkOnly } from 'workbox-strategies'
import { shellPath } from '#contract/pages.ts'
import { cacheOtherScreens } from './lib/worker-messages.ts'

/** Set by the build: styles, fonts, the page without a user, and the scripts of the screens that work without a network. */
declare const precached: PrecacheEntry[]
/** Set by the build: the scripts of the other screens. Their names change with their content. */
declare const rest: string[]
type Work = { waitUntil(work: Promise<unknown>): void }
declare const self: {
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate', listener: (event: Work) => void): void
  addEventListener(type: 'message', listener: (event: Work & { data: unknown }) => void): void
  registration: ServiceWorkerRegistration
}

/** How long to wait for an answer, in seconds, before a page is opened from this device. */
const patience = 8
const restCache = 'rest'

// Pages come from the network whenever it can be reached, so that this worker never delays a new version. API calls are not handled here.
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()))
self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([self.registration.navigationPreload.enable(), dropOldRest()]))
})
self.addEventListener('message', (event) => {
  if (event.data === cacheOtherScreens) event.waitUntil(addRest())
})
clientsClaim()
cleanupOutdatedCaches()
precacheAndRoute(precached, { cleanURLs: false })
registerRoute(({ url }) => rest.includes(url.pathname), new CacheFirst({ cacheName: restCache }))
registerRoute(
  new NavigationRoute(
    new NetworkOnly({
      networkTimeoutSeconds: patience,
      plugins: [{ handlerDidError: async () => matchPrecache(shellPath) }],
    }),
    { denylist: [/^\/api\//, /\.\w+$/] },
  ),
)

/** Fetches them one after the other, so that they don't slow the page down. Cached files are skipped. */
async function addRest(): Promise<void> {
  const cache = await caches.open(restCache)
  for (const path of rest) if ((await cache.match(path)) === undefined) await cache.add(path)
}

async function dropOldRest(): Promise<void> {
  const cache = await caches.open(restCache)
  for (const { url } of await cache.keys()) if (!rest.includes(new URL(url).pathname)) await cache.delete(url)
}
