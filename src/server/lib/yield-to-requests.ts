import { setImmediate } from 'node:timers/promises'

/** In milliseconds. */
const stretch = 5

/** For work in many small parts: awaiting the returned function between them lets other requests run from time to time. */
export function createYielder(): () => Promise<void> {
  let since = performance.now()
  return async () => {
    if (performance.now() - since < stretch) return
    await setImmediate()
    since = performance.now()
  }
}
