import { setImmediate } from 'node:timers/promises'

/** In milliseconds. */
const stretch = 5

/** For work of many small parts on one thread: what it gives is awaited between them, and lets other requests go on from time to time. */
export function createYielder(): () => Promise<void> {
  let since = performance.now()
  return async () => {
    if (performance.now() - since < stretch) return
    await setImmediate()
    since = performance.now()
  }
}
