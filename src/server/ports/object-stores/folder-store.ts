import { randomUUID } from 'node:crypto'
import { mkdir, open, readFile, rename, rm, rmdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { ObjectStore } from '../object-store.ts'
import { storeUnavailable } from './store-unavailable.ts'
import { checkKey } from './check-key.ts'

/** Stores objects as files in a folder that only the server's user can read. */
export function createFolderStore(folder: string): ObjectStore {
  const pathOf = (key: string): string => join(folder, checkKey(key))
  return {
    put: async (key, bytes) => {
      const path = pathOf(key)
      await mapErrors(write(path, bytes))
    },
    get: async (key) => {
      const path = pathOf(key)
      return mapErrors(readFile(path).catch(nullWhereMissing))
    },
    remove: async (key) => {
      const path = pathOf(key)
      await mapErrors(rm(path, { force: true }))
      await removeEmpty(dirname(path), folder)
    },
  }
}

/** Written to a temporary file, then renamed: nobody reads half an object, and a power cut leaves none. */
async function write(path: string, bytes: Buffer): Promise<void> {
  const aside = `${path}.${randomUUID()}`
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  try {
    const file = await open(aside, 'wx', 0o600)
    try {
      await file.writeFile(bytes)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(aside, path)
  } catch (error) {
    await rm(aside, { force: true })
    throw error
  }
}

/** Removes the empty folders of deleted accounts. */
async function removeEmpty(from: string, upTo: string): Promise<void> {
  for (let at = from; at !== upTo; at = dirname(at))
    try {
      await rmdir(at)
    } catch {
      return
    }
}

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined)

function nullWhereMissing(error: unknown): null {
  if (codeOf(error) === 'ENOENT' || codeOf(error) === 'ENOTDIR') return null
  throw error
}

/** Maps errors of the disk (full, read-only, failing) to refusals. */
const mapErrors = <T>(work: Promise<T>): Promise<T> =>
  work.catch((error: unknown) => {
    throw storeUnavailable(error)
  })
