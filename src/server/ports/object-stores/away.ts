import { Refusal } from '#server/lib/problem.ts'

/** The refusal of a store that cannot be reached now: what is hers is not lost. */
export function storeAway(cause: unknown): Refusal {
  const refusal = new Refusal('unavailable', 'We cannot reach your pictures for a moment. Please try again shortly.', {
    retryAfterSeconds: 5,
  })
  refusal.cause = cause
  return refusal
}
