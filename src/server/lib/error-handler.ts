import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isDatabaseUnavailable, isStorageFull, sqlState } from './error-causes.ts'
import { notFound, HttpError, signInAgain, storageFull, toProblem, violatedConstraint } from './http-error.ts'
import { BrokenSeal } from './sealed.ts'

/** Converts errors to answers. Unexpected ones are masked, and logged without user data. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const known = error instanceof HttpError ? error : toHttpError(error)
    if (known.code === 'unexpected') request.log.error(describe(error), 'unexpected error')
    if (known.code === 'unavailable') request.log.warn(describe(error), 'database away')
    // Without a cause, the failure of the reply is in the log already.
    if (known.code === 'coach_unavailable' && known.cause !== undefined) request.log.warn(describe(error), 'coach away')
    if (known.code === 'storage_full') request.log.error(describe(error), 'no room left on the disk')
    return sendProblem(request, reply, known)
  })
}

/** Sends a refusal as problem+json. Its detail is private, so it must not be cached. */
function sendProblem(request: FastifyRequest, reply: FastifyReply, known: HttpError): FastifyReply {
  const problem = toProblem(known)
  if (known.retryAfterSeconds !== undefined) void reply.header('retry-after', Math.ceil(known.retryAfterSeconds))
  void reply.header('cache-control', 'no-store')
  if (isNoted(problem.status)) request.log.info({ code: problem.code }, 'refused')
  return reply.code(problem.status).type('application/problem+json; charset=utf-8').send(JSON.stringify(problem))
}

/** Logged, so that guessing and flooding show up. */
const isNoted = (status: number): boolean => status === 401 || status === 403 || status === 429

function toHttpError(error: FastifyError): HttpError {
  if (error instanceof BrokenSeal) return unreadable(error)
  if (isStorageFull(error)) return storageFull(error)
  if (isDatabaseUnavailable(error))
    return new HttpError('unavailable', 'We can’t reach your records right now. Please try again shortly.', {
      retryAfterSeconds: 5,
    })
  const parent = violatedConstraint(error, 'foreignKey')
  if (parent !== undefined) return deletedMeanwhile(parent)
  switch (error.statusCode) {
    case 404:
      return notFound()
    case 413:
      return new HttpError('too_large', 'This is more than we can handle at once. Please shorten it.')
    case 415:
      return new HttpError('wrong_kind', 'Please send this as application/json.')
    case 429:
      return new HttpError('too_many_requests', 'That was a lot at once. Please wait a moment.', {
        retryAfterSeconds: 30,
      })
    case 503:
      return new HttpError('unavailable', 'We’re a little busy right now. Please try again shortly.', {
        retryAfterSeconds: 5,
      })
    default:
      return (error.statusCode ?? 500) < 500
        ? new HttpError('bad_json', 'This request couldn’t be read.')
        : new HttpError('unexpected', 'Something went wrong on our side. Please try again.')
  }
}

/** For a new row whose account or record was deleted after it was looked up. */
const deletedMeanwhile = (constraint: string): HttpError =>
  constraint.endsWith('_users_id_fk') ? signInAgain() : notFound()

const unreadable = ({ reason }: BrokenSeal): HttpError =>
  new HttpError(
    'unreadable',
    reason === 'key'
      ? 'The key to what you wrote can’t be opened, so nothing was changed. All of it is still stored. Please tell whoever runs your Glowell, who can restore the key from a backup.'
      : 'What you wrote here can’t be opened, so nothing was changed. It’s still stored, and you can delete it.',
  )

/** Stack and kind, but no message or parameters: database errors quote values. */
function describe(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { kind: typeof error }
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? []
  const cause = error.cause instanceof Error ? error.cause.name : undefined
  return { kind: error.name, sqlState: sqlState(error), cause, at: frames.slice(0, 8).map((line) => line.trim()) }
}
