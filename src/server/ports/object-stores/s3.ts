import { hash } from 'node:crypto'
import { AwsClient } from 'aws4fetch'
import { storageFull } from '#server/lib/http-error.ts'
import type { ObjectStore } from '../object-store.ts'
import { storeUnavailable } from './store-unavailable.ts'
import { checkKey } from './check-key.ts'

type Bucket = {
  bucket: string
  /** URL of the service, without the bucket. */
  endpoint: string
  region: string
  accessKeyId: string
  secretAccessKey: string
  sessionToken?: string
}

/** Timeout of one try, in milliseconds. There are up to three. */
const patience = 10_000

/** Stores objects in a bucket of any S3 service. Path-style URLs, which every service supports. */
export function createBucketStore({ bucket, endpoint, ...credentials }: Bucket): ObjectStore {
  const client = new AwsClient({ ...credentials, service: 's3', retries: 2 })
  const send = async (method: string, key: string, bytes?: Buffer): Promise<Response> => {
    const address = `${endpoint.replace(/\/$/, '')}/${bucket}/${checkKey(key)}`
    const body = bytes === undefined ? undefined : new Uint8Array(bytes)
    // The body's hash is signed, so that changes and corruption are detected even without TLS.
    const headers = { 'x-amz-content-sha256': hash('sha256', body ?? '') }
    const signal = AbortSignal.timeout(patience)
    try {
      return await client.fetch(address, { method, headers, signal, ...(body && { body }) })
    } catch (error) {
      throw storeUnavailable(error)
    }
  }
  return {
    put: async (key, bytes) => {
      const response = await send('PUT', key, bytes)
      orRefused(response, await bytesOf(response))
    },
    get: async (key) => {
      const response = await send('GET', key)
      const bytes = await bytesOf(response)
      // A missing bucket must not look like a missing object.
      if (response.status === 404 && !bytes.includes('NoSuchBucket')) return null
      return orRefused(response, bytes)
    },
    remove: async (key) => {
      const response = await send('DELETE', key)
      const bytes = await bytesOf(response)
      if (response.status !== 404) orRefused(response, bytes)
    },
  }
}

async function bytesOf(response: Response): Promise<Buffer> {
  try {
    return Buffer.from(await response.bytes())
  } catch (error) {
    throw storeUnavailable(error)
  }
}

function orRefused(response: Response, bytes: Buffer): Buffer {
  if (response.ok) return bytes
  const cause = new Error(`The object store answered ${response.status}`)
  // MinIO answers 507 when its disks are full; Ceph answers 403 with QuotaExceeded.
  throw response.status === 507 || bytes.includes('QuotaExceeded') ? storageFull(cause) : storeUnavailable(cause)
}
