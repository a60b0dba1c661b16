import { type ErrorCode, errors, type Problem } from '#contract/errors.ts'
import { causesOf, sqlState } from './faults.ts'

/** A refusal that reaches her: `detail` is written for her, `fields` names each wrong input. Thrown anywhere in a request. */
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
    this.name = 'Refusal'
    this.code = code
    this.fields = more.fields
    this.retryAfterSeconds = more.retryAfterSeconds
  }
}

/** The one answer for a record that is not there or not hers. */
export const notFound = (): HttpError => new HttpError('not_found', 'We could not find this. It may have been deleted.')

/** The refusal of what finds no room on the disk. Waiting does not help: somebody has to make room. */
export function storageFull(cause: unknown): HttpError {
  const refusal = new HttpError(
    'storage_full',
    "There's no room left where Glowell keeps your things, so this wasn't saved. What you wrote is still here. Free up some disk space, or tell whoever runs your Glowell, then try again.",
  )
  refusal.cause = cause
  return refusal
}

/** The refusal of one field: `said` without its full stop. */
export const fieldError = (field: string, said: string): HttpError =>
  new HttpError('bad_input', `${said}. Nothing was saved, and nothing you wrote is lost.`, {
    fields: { [field]: said },
  })

/** A refusal as it goes on the wire. */
export function toProblem(refusal: HttpError): Problem {
  const { status, title } = errors[refusal.code]
  return {
    type: `/problems/${refusal.code}`,
    title,
    status,
    detail: refusal.message,
    code: refusal.code,
    ...(refusal.fields && { fields: refusal.fields }),
  }
}

/** The name of the unique constraint that a write ran into; undefined for any other error. */
export function violatedConstraint(error: unknown): string | undefined {
  if (sqlState(error) !== '23505') return undefined
  for (const cause of causesOf(error))
    if ('constraint' in cause && typeof cause.constraint === 'string') return cause.constraint
  return undefined
}
