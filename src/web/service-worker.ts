import { clientsClaim } from 'workbox-core'
import { cleanupOutdatedCaches, type PrecacheEntry, matchPrecache, precacheAndRoute } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { NetworkOnly } from 'workbox-strategies'
import { shellPath } from '#contract/pages.ts'

/** Set by the build: the app's scripts, styles and fonts, and its page without a user. */
declare const precached: PrecacheEntry[]
declare const self: {
  skipWaiting(): Promise<void>
  addEventListener(
    type: 'install' | 'activate',
    listener: (event: { waitUntil(work: Promise<unknown>): void }) => void,
  ): void
  registration: ServiceWorkerRegistration
}

/** After so long without an answer, in seconds, a page opens from this device. */
const patience = 8

// A page always comes from the network, where there is one: this worker never holds back a new version. Calls pass it by.
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()))
self.addEventListener('activate', (event) => event.waitUntil(self.registration.navigationPreload.enable()))
clientsClaim()
cleanupOutdatedCaches()
precacheAndRoute(precached, { cleanURLs: false })
registerRoute(
  new NavigationRoute(
    new NetworkOnly({
      networkTimeoutSeconds: patience,
      plugins: [{ handlerDidError: async () => matchPrecache(shellPath) }],
    }),
    { denylist: [/^\/api\//, /\.\w+$/] },
  ),
)
