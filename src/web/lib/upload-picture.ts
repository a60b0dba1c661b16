import type { Picture } from '#contract/pictures.ts'
import { call } from './call.ts'
import { sendBytes, type Sending } from './send-bytes.ts'
import { shrinkPicture } from './shrink-picture.ts'

/**
 * Sends a picture of hers to the server, made smaller first where it is large: never more than 5 MB. Name the answer's
 * `objectPath` in a record within a day. Throws `CallError`, whose message is for her; an `AbortError` where she left.
 */
export async function uploadPicture(file: Blob, { signal, onProgress }: Sending = {}): Promise<Picture> {
  const light = await shrinkPicture(file)
  onProgress?.(0)
  const { uploadURL } = await call('POST /api/objects/upload', { ...(signal && { signal }) })
  // By its path: behind some proxies the page knows another name of this house than the server does.
  const { pathname } = new URL(uploadURL)
  const response = await sendBytes(pathname, light, { ...(signal && { signal }), ...(onProgress && { onProgress }) })
  return response.json()
}

/** Has the server fetch a pasted `https` address, and keep what is there like an upload. Throws `CallError`. */
export const fetchPicture = (address: string, { signal }: Sending = {}): Promise<Picture> =>
  call('POST /api/objects/fetch', { body: { address }, ...(signal && { signal }) })
