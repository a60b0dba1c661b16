import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { notFound, Refusal, sqlState, toProblem } from './problem.ts'

/** The one place where an error becomes an answer. What is not a refusal is masked, and logged without her words. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const refusal = error instanceof Refusal ? error : toRefusal(error)
    if (refusal.code === 'unexpected') request.log.error(describe(error), 'unexpected error')
    if (refusal.code === 'unavailable') request.log.warn(describe(error), 'database away')
    return sendProblem(request, reply, refusal)
  })
}

/** Sends a refusal as problem+json. Its detail is hers alone, so nothing on the way may keep it. */
function sendProblem(request: FastifyRequest, reply: FastifyReply, refusal: Refusal): FastifyReply {
  const problem = toProblem(refusal)
  if (refusal.retryAfterSeconds !== undefined) void reply.header('retry-after', Math.ceil(refusal.retryAfterSeconds))
  void reply.header('cache-control', 'no-store')
  if (isNoted(problem.status)) request.log.info({ code: problem.code }, 'refused')
  return reply.code(problem.status).type('application/problem+json; charset=utf-8').send(JSON.stringify(problem))
}

/** What keeps somebody out is worth a line: who guesses, floods or tries doors shows in the log. */
const isNoted = (status: number): boolean => status === 401 || status === 403 || status === 429

function toRefusal(error: FastifyError): Refusal {
  if (isDatabaseAway(error))
    return new Refusal('unavailable', 'We cannot reach your records for a moment. Please try again shortly.', {
      retryAfterSeconds: 5,
    })
  switch (error.statusCode) {
    case 404:
      return notFound()
    case 413:
      return new Refusal('too_large', 'This is more than we can take in at once. Please shorten it.')
    case 415:
      return new Refusal('wrong_kind', 'Please send this as application/json.')
    case 429:
      return new Refusal('too_many_requests', 'That was a lot at once. Please wait a moment.', {
        retryAfterSeconds: 30,
      })
    case 503:
      return new Refusal('unavailable', 'We are busy for a moment. Please try again shortly.', { retryAfterSeconds: 5 })
    default:
      return (error.statusCode ?? 500) < 500
        ? new Refusal('bad_json', 'This request could not be read.')
        : new Refusal('unexpected', 'Something went wrong on our side. Please try again.')
  }
}

/** Lost, ended, full, cancelled for its time; read-only while another server takes over; a deadlock, which a repeat gets past. */
const awayStates = /^(?:08...|57P0[1-5]|53300|57014|25P03|25006|40001|40P01)$/
const awayCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND'])

function isDatabaseAway(error: unknown): boolean {
  const state = sqlState(error)
  if (state !== undefined) return awayStates.test(state)
  for (let cause = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth += 1) {
    if ('syscall' in cause && 'code' in cause && typeof cause.code === 'string' && awayCodes.has(cause.code))
      return true
    if (
      /^(?:Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect)/.test(
        cause.message,
      )
    )
      return true
  }
  return false
}

/** Where it happened and of which kind, but no message and no parameters: a database error quotes the values it met. */
function describe(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { kind: typeof error }
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? []
  const cause = error.cause instanceof Error ? error.cause.name : undefined
  return { kind: error.name, sqlState: sqlState(error), cause, at: frames.slice(0, 8).map((line) => line.trim()) }
}
