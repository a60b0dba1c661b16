import { LRUCache } from 'lru-cache'

/** Texts whose results a reader keeps: those of a message or two. */
const max = 8

const caches: { clear: () => void }[] = []

/** The same reader, which remembers its results for the last few texts: many ask it for the same message. */
export function rememberResults<Result extends string | number>(
  read: (text: string) => Result,
): (text: string) => Result {
  const recent = new LRUCache<string, Result>({ max, memoMethod: read })
  caches.push(recent)
  return (text) => recent.memo(text)
}

/** Call it when a text is answered: nobody's words stay in memory for longer. */
export function forgetResults(): void {
  for (const cache of caches) cache.clear()
}
