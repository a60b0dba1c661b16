import { join, resolve } from 'node:path'
import type { Env } from '#server/env.ts'
import { openFolder } from './object-stores/folder.ts'
import { openBucket } from './object-stores/s3.ts'

/**
 * Where what is too large for the database is kept: bytes under keys such as `pictures/1/2`, letters, digits, `-` and `_`
 * between the slashes. What is put is there for good once `put` settles, whole or not at all. While the store is away
 * each method throws a refusal with `unavailable`, and `put` one with `storage_full` where there is no room.
 */
export type ObjectStore = {
  put(key: string, bytes: Buffer): Promise<void>
  /** The bytes under a key; null where there are none. */
  get(key: string): Promise<Buffer | null>
  /** Removing what is not there is no error. */
  remove(key: string): Promise<void>
}

/** The store that the settings name: a folder in `DATA_DIR`, or a bucket of any S3 service (`OBJECT_STORE`). */
export function openObjectStore(env: Env): ObjectStore {
  const { OBJECT_STORE, AWS_ACCESS_KEY_ID = '', AWS_SECRET_ACCESS_KEY = '' } = env
  if (OBJECT_STORE === undefined) return openFolder(join(resolve(env.DATA_DIR), 'objects'))
  return openBucket({
    bucket: OBJECT_STORE.slice('s3://'.length),
    endpoint: env.AWS_ENDPOINT_URL ?? `https://s3.${env.AWS_REGION}.amazonaws.com`,
    region: env.AWS_REGION,
    accessKeyId: AWS_ACCESS_KEY_ID,
    secretAccessKey: AWS_SECRET_ACCESS_KEY,
    ...(env.AWS_SESSION_TOKEN !== undefined && { sessionToken: env.AWS_SESSION_TOKEN }),
  })
}
