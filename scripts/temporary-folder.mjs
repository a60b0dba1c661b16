import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { join } from 'node:path'

/** Where Linux keeps files in memory. */
const memory = '/dev/shm'
/** Bytes. The tests' databases and browser profiles take a quarter of it at once. */
const needed = 6 * 2 ** 30

/**
 * Puts temporary files of this process and its children into memory until it ends, where there's room. The tests make some hundred
 * databases of a thousand files each: on a disk that's a fifth of their time. Elsewhere they stay where the system puts them.
 */
export function makeTemporaryFolder() {
  if (freeBytes() < needed) return
  const folder = mkdtempSync(join(memory, 'glowell-'))
  // As any temporary folder: tests start servers as other users.
  chmodSync(folder, 0o1777)
  process.env.TMPDIR = folder
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
}

/** Free bytes in memory; 0 where the system has no such folder. */
function freeBytes() {
  try {
    const { bavail, bsize } = statfsSync(memory)
    return bavail * bsize
  } catch {
    return 0
  }
}
