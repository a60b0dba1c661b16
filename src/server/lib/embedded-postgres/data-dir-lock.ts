import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout } from 'node:timers/promises'

const busyCode = 5

/** How long a server waits for one that may still be stopping, and how often it checks, in milliseconds. */
const patience = 10_000
const lookEvery = 100

/** A data folder that is locked by another process. */
export class DataDirInUse extends Error {
  override name = 'DataDirInUse'
}

/**
 * Locks a data folder, or throws `DataDirInUse`. The operating system releases the lock when the process ends in any way.
 *
 * Node has no file locks, but SQLite has: an exclusive transaction on an empty file is an fcntl lock on POSIX and LockFileEx
 * on Windows, so no process ids are compared, and two containers on one volume see each other's lock. Nothing else in the
 * process may open and close this file: POSIX would release the lock with it.
 */
export function lockDataDir(dataDir: string): { release: () => void } {
  const holderFile = join(dataDir, 'lock.pid')
  const file = openLockFile(join(dataDir, 'lock'))
  try {
    // In memory, because a refused start must leave no journal file behind.
    file.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE')
  } catch (error) {
    file.close()
    if (!isBusy(error)) throw new Error(`Cannot lock ${dataDir}: does its file system know locks?`, { cause: error })
    throw new DataDirInUse(
      `The data folder ${dataDir} is in use by another running server${lockHolder(holderFile)}. ` +
        'Stop that one first, or give this one a folder of its own with DATA_DIR.',
      { cause: error },
    )
  }
  writeFileSync(holderFile, `${process.pid}\n`, { mode: 0o600 })
  return {
    release: () => {
      if (file.isOpen) file.close()
    },
  }
}

/** Like `lockDataDir`, but waits for another process to release the folder, and logs that once. */
export async function waitForDataDir(dataDir: string, log: (line: string) => void): Promise<{ release: () => void }> {
  const end = performance.now() + patience
  for (let isLogged = false; ; isLogged = true) {
    try {
      return lockDataDir(dataDir)
    } catch (error) {
      if (!(error instanceof DataDirInUse) || performance.now() > end) throw error
      if (!isLogged) log(`Another server still has ${dataDir}; waiting up to ${patience / 1_000} s for it to stop.`)
    }
    await setTimeout(lookEvery)
  }
}

function openLockFile(path: string): DatabaseSync {
  try {
    // Two concurrent starts can block each other's first step: SQLite retries for this many milliseconds.
    return new DatabaseSync(path, { timeout: 500 })
  } catch (error) {
    throw new Error(`Cannot open ${path}: does the data folder belong to another user, or is it read-only?`, {
      cause: error,
    })
  }
}

const isBusy = (error: unknown): boolean => error instanceof Error && 'errcode' in error && error.errcode === busyCode

// For the error message only: the lock itself never relies on a process id in a file.
function lockHolder(path: string): string {
  return existsSync(path) ? ` (process ${readFileSync(path, 'utf8').trim()})` : ''
}
