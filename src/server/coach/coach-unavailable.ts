import { HttpError } from '#server/lib/http-error.ts'

/** The failure text of the specification. The message stays in the user's input, and no quota is used. */
export function coachUnavailable(cause?: unknown): HttpError {
  const error = new HttpError('coach_unavailable', "I'm having trouble responding right now. Please try again!", {
    retryAfterSeconds: 5,
  })
  error.cause = cause
  return error
}
