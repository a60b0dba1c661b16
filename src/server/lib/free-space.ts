import { statfs } from 'node:fs/promises'
import { storageFull } from './http-error.ts'

/**
 * Room for four segments of the write-ahead log, in bytes. Without room for the next segment PostgreSQL ends, and can't start
 * again before somebody frees space.
 */
const leastFree = 67_108_864
/** Milliseconds between two looks. */
const lookEvery = 1_000

/** Throws while too little space is left for changes. */
export type RequireSpace = () => Promise<void>

/** Looks at the disk of a folder, at most once a second. A disk that can't be looked at counts as free. */
export function watchFreeSpace(folder: string): RequireSpace {
  let at = -Infinity
  let look = Promise.resolve(Infinity)
  return async () => {
    if (performance.now() - at > lookEvery) {
      at = performance.now()
      look = statfs(folder).then(
        ({ bavail, bsize }) => bavail * bsize,
        () => Infinity,
      )
    }
    const free = await look
    if (free < leastFree) throw storageFull(new Error('Little space is left on the disk of the database'))
  }
}
