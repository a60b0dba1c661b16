import { join, resolve } from 'node:path'
import type { Env } from '#server/env.ts'
import { createFolderStore } from './object-stores/folder-store.ts'
import { createBucketStore } from './object-stores/s3.ts'

/**
 * Stores bytes under keys such as `pictures/1/2`, with letters, digits, `-` and `_` between the slashes. `put` is durable and
 * atomic once it settles. While the store is unreachable each method throws `unavailable`; `put` throws `storage_full` if there
 * is no space.
 */
export type ObjectStore = {
  put(key: string, bytes: Buffer): Promise<void>
  /** The bytes under a key, or null. */
  get(key: string): Promise<Buffer | null>
  /** Removing a missing key is no error. */
  remove(key: string): Promise<void>
}

/** The configured store: a folder in `DATA_DIR`, or a bucket of any S3 service (`OBJECT_STORE`). */
export function createObjectStore(env: Env): ObjectStore {
  const { OBJECT_STORE, AWS_ACCESS_KEY_ID = '', AWS_SECRET_ACCESS_KEY = '' } = env
  if (OBJECT_STORE === undefined) return createFolderStore(join(resolve(env.DATA_DIR), 'objects'))
  return createBucketStore({
    bucket: OBJECT_STORE.slice('s3://'.length),
    endpoint: env.AWS_ENDPOINT_URL ?? `https://s3.${env.AWS_REGION}.amazonaws.com`,
    region: env.AWS_REGION,
    accessKeyId: AWS_ACCESS_KEY_ID,
    secretAccessKey: AWS_SECRET_ACCESS_KEY,
    ...(env.AWS_SESSION_TOKEN !== undefined && { sessionToken: env.AWS_SESSION_TOKEN }),
  })
}
