import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { join } from 'node:path'

/** Where Linux keeps files in memory. */
const memory = '/dev/shm'
/** Bytes. The tests' databases and browser profiles took 0.7 GB of it at most (2026-11-29). */
const needed = 6 * 2 ** 30

/**
 * Puts temporary files of this process and its children into memory until it ends, where there's room. Each test file copies
 * a database of many files: ten folders of tests took 76 s on a disk, and 54 s in memory. Elsewhere they stay where the system puts them.
 */
export function makeTemporaryFolder() {
  if (freeBytes() < needed) return
  const folder = mkdtempSync(join(memory, 'glowell-'))
  // As any temporary folder: tests start servers as other users.
  chmodSync(folder, 0o1777)
  process.env.TMPDIR = folder
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
  // A signal alone ends the process without 'exit', and the memory would stay in use.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1))
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
