import { CallError, toError } from './call.ts'

/** Aborts an upload, and reports its progress. */
export type Sending = {
  signal?: AbortSignal
  /** `share`: how much has been sent, from 0 to 1. */
  onProgress?: (share: number) => void
}

/**
 * PUTs a file to our server and returns the response. By XMLHttpRequest, because `fetch` reports no upload progress.
 * Throws `CallError`, or an `AbortError` where the signal aborts it.
 */
export const sendBytes = (address: string, bytes: Blob, { signal, onProgress }: Sending = {}): Promise<Response> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const leave = () => request.abort()
    const end = () => signal?.removeEventListener('abort', leave)
    request.open('PUT', address)
    request.withCredentials = true
    request.setRequestHeader('content-type', bytes.type || 'application/octet-stream')
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress?.(total === 0 ? 1 : loaded / total))
    request.addEventListener('loadend', end)
    request.addEventListener('abort', () => reject(new DOMException('Left', 'AbortError')))
    request.addEventListener('error', () => reject(unreachable()))
    request.addEventListener('load', () => {
      const response = new Response(request.responseText, { status: request.status })
      if (response.ok) resolve(response)
      else toError(response).then(reject, reject)
    })
    if (signal?.aborted) return reject(new DOMException('Left', 'AbortError'))
    signal?.addEventListener('abort', leave)
    request.send(bytes)
  })

const unreachable = () =>
  new CallError({
    status: 0,
    code: 'offline',
    detail: 'We can’t reach Glowell right now. Your picture is still here, so please try again.',
  })
