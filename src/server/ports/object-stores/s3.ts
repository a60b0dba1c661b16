import { hash } from 'node:crypto'
import { AwsClient } from 'aws4fetch'
import { storageFull } from '#server/lib/http-error.ts'
import type { ObjectStore } from '../object-store.ts'
import { storeAway } from './away.ts'
import { checkKey } from './key.ts'

type Bucket = {
  bucket: string
  /** The address of the service, without the bucket. */
  endpoint: string
  region: string
  accessKeyId: string
  secretAccessKey: string
  sessionToken?: string
}

/** One try, in milliseconds; a service that stumbles is asked three times. */
const patience = 10_000

/** Keeps objects in a bucket of any S3 service, its name in the path, which every one of them understands. */
export function openBucket({ bucket, endpoint, ...credentials }: Bucket): ObjectStore {
  const client = new AwsClient({ ...credentials, service: 's3', retries: 2 })
  const send = async (method: string, key: string, bytes?: Buffer): Promise<Response> => {
    const address = `${endpoint.replace(/\/$/, '')}/${bucket}/${checkKey(key)}`
    const body = bytes === undefined ? undefined : new Uint8Array(bytes)
    // Signed with its hash: on the way to a service without TLS it cannot be changed, nor can it arrive broken.
    const headers = { 'x-amz-content-sha256': hash('sha256', body ?? '') }
    const signal = AbortSignal.timeout(patience)
    try {
      return await client.fetch(address, { method, headers, signal, ...(body && { body }) })
    } catch (error) {
      throw storeAway(error)
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
      // A bucket that is not there must not read as a picture that is not there.
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
    throw storeAway(error)
  }
}

function orRefused(response: Response, bytes: Buffer): Buffer {
  if (response.ok) return bytes
  const cause = new Error(`The object store answered ${response.status}`)
  // 507 is what MinIO answers whose disks are full; Ceph says it of a quota, with 403.
  throw response.status === 507 || bytes.includes('QuotaExceeded') ? storageFull(cause) : storeAway(cause)
}
