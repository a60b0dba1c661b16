import { isStorageFull } from '#server/lib/error-causes.ts'
import { HttpError, storageFull } from '#server/lib/http-error.ts'

/** The refusal of a full or unreachable store. */
export function storeUnavailable(cause: unknown): HttpError {
  if (isStorageFull(cause)) return storageFull(cause)
  const error = new HttpError('unavailable', 'We can’t reach your pictures right now. Please try again shortly.', {
    retryAfterSeconds: 5,
  })
  error.cause = cause
  return error
}
