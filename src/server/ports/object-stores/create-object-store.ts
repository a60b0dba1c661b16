import { join, resolve } from 'node:path'
import type { Env } from '#server/env.ts'
import type { ObjectStore } from '../object-store.ts'
import { createFolderStore } from './folder-store.ts'
import { createBucketStore } from './s3.ts'

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
