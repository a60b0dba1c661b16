import { type ErrorCode, errors, type Problem } from '#contract/errors.ts'
import { causesOf, sqlState } from './error-causes.ts'

/** An error shown to the user: `detail` is text for people, `fields` names each wrong input. Thrown anywhere in a request. */
export class HttpError extends Error {
  readonly code: ErrorCode
  readonly fields: Record<string, string> | undefined
  readonly retryAfterSeconds: number | undefined

  constructor(
    code: ErrorCode,
    detail: string,
    more: { fields?: Record<string, string>; retryAfterSeconds?: number } = {},
  ) {
    super(detail)
    this.name = 'HttpError'
    this.code = code
    this.fields = more.fields
    this.retryAfterSeconds = more.retryAfterSeconds
  }
}

/** The same answer for a missing record and for another user's. */
export const notFound = (): HttpError => new HttpError('not_found', 'We couldn’t find this. It may have been deleted.')

/** The session has ended, or never existed. */
export const signInAgain = (): HttpError =>
  new HttpError('not_signed_in', 'Please log in to continue. What you wrote is still here.')

/** A queue or a limit of this process is full. */
export const serverBusy = (): HttpError =>
  new HttpError('unavailable', 'We’re a little busy right now. Please try again shortly.', { retryAfterSeconds: 5 })

/** The disk is full. Without `retryAfterSeconds`: somebody has to free space first. */
export function storageFull(cause: unknown): HttpError {
  const error = new HttpError(
    'storage_full',
    'There’s no room left where Glowell keeps your things, so this wasn’t saved. What you wrote is still here. Free up some disk space, or tell whoever runs your Glowell, then try again.',
  )
  error.cause = cause
  return error
}

const refuseField = (code: ErrorCode, field: string, detail: string): HttpError =>
  new HttpError(code, `${detail}. Nothing was saved, and nothing you wrote is lost.`, { fields: { [field]: detail } })

/** The refusal of one field. */
export const fieldError = (field: string, detail: string): HttpError => refuseField('bad_input', field, detail)

/** `too_large` for a field: the account already holds the maximum. */
export const fullError = (field: string, detail: string): HttpError => refuseField('too_large', field, detail)

/** An error on the wire (RFC 9457). */
export function toProblem(error: HttpError): Problem {
  const { status, title } = errors[error.code]
  return {
    type: `/problems/${error.code}`,
    title,
    status,
    detail: error.message,
    code: error.code,
    ...(error.fields && { fields: error.fields }),
  }
}

/** SQLSTATEs: unique_violation and foreign_key_violation. */
const states = { unique: '23505', foreignKey: '23503' } as const

/** The name of the violated constraint of this kind; undefined for any other error. */
export function violatedConstraint(error: unknown, kind: keyof typeof states = 'unique'): string | undefined {
  if (sqlState(error) !== states[kind]) return undefined
  for (const cause of causesOf(error))
    if ('constraint' in cause && typeof cause.constraint === 'string') return cause.constraint
  return undefined
}
