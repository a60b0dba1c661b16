import type { Picture } from '#contract/pictures.ts'
import { call } from './call.ts'
import { sendBytes, type Sending } from './send-bytes.ts'
import { shrinkPicture } from './shrink-picture.ts'

/**
 * Uploads a picture, scaled down first where it is large: at most 5 MB. A record must use its `objectPath` within a day.
 * Throws `CallError`, whose message is for the user, or an `AbortError` where the signal aborts it.
 */
export async function uploadPicture(file: Blob, { signal, onProgress }: Sending = {}): Promise<Picture> {
  const light = await shrinkPicture(file)
  onProgress?.(0)
  const { uploadURL } = await call('POST /api/objects/upload', { ...(signal && { signal }) })
  // Uses only the path, because behind some proxies the page's host differs from the one that the server knows.
  const { pathname } = new URL(uploadURL)
  const response = await sendBytes(pathname, light, { ...(signal && { signal }), ...(onProgress && { onProgress }) })
  return response.json()
}

/** Has the server fetch a pasted `https` URL and store the picture like an upload. Throws `CallError`. */
export const fetchPicture = (address: string, { signal }: Sending = {}): Promise<Picture> =>
  call('POST /api/objects/fetch', { body: { address }, ...(signal && { signal }) })
