import { LRUCache } from 'lru-cache'

/** Texts whose results a reader keeps: those of a message or two. */
const max = 8

const caches: { clear: () => void }[] = []
let isToBeForgotten = false

/**
 * The same reader, which remembers its results for the last few texts until the current task of the event loop ends: many readers
 * ask it for the same message. Nobody's words stay in memory for longer.
 */
export function rememberResults<Result extends string | number | object>(
  read: (text: string) => Result,
): (text: string) => Result {
  const recent = new LRUCache<string, Result>({ max, memoMethod: read })
  caches.push(recent)
  return (text) => {
    if (!isToBeForgotten) setImmediate(forgetResults)
    isToBeForgotten = true
    return recent.memo(text)
  }
}

/** Forgets them at once, so that the next reading is measured whole. */
export function forgetResults(): void {
  if (!isToBeForgotten) return
  isToBeForgotten = false
  for (const cache of caches) cache.clear()
}
