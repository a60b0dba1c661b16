import { isStorageFull } from '#server/lib/faults.ts'
import { Refusal, storageFull } from '#server/lib/problem.ts'

/** The refusal of a store that has no room left, or cannot be reached now: what is stored is not lost. */
export function storeAway(cause: unknown): Refusal {
  if (isStorageFull(cause)) return storageFull(cause)
  const refusal = new Refusal('unavailable', 'We cannot reach your pictures for a moment. Please try again shortly.', {
    retryAfterSeconds: 5,
  })
  refusal.cause = cause
  return refusal
}
