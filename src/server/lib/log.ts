import { type FastifyBaseLogger, type FastifyRequest, LogController } from 'fastify'
import { destination, type DestinationStream } from 'pino'
import { unopened } from './sealed.ts'

/**
 * Structured logs with ids and never her words: of a request its method and its route's pattern, not its address with the
 * query, no body, no cookie; of an error its kind and place (see error-handler).
 */
export const loggerOptions = (level: string, stream?: DestinationStream) => ({
  level,
  ...(stream && { stream }),
  serializers: {
    req: (request: FastifyRequest) => ({ method: request.method, route: request.routeOptions?.url ?? 'none' }),
    res: (reply: { statusCode: number }) => ({ statusCode: reply.statusCode }),
    err: (error: Error) => ({ type: error.name, message: '', stack: '' }),
  },
})

/** One line a request, when its answer is out: one at its start too would cost as much again and say nothing more. */
export class OneLine extends LogController {
  override incomingRequest(): void {}
}

/**
 * Counts in the log what does not open, by table: one line for all that a page meets at once, without ids and words (the operator's
 * check lists ids). Calling what it answers ends the counting.
 */
export function logUnopened(log: Pick<FastifyBaseLogger, 'warn'>): () => void {
  let counts: Record<string, number> = {}
  const tell = () => {
    log.warn({ event: 'unreadable', counts }, 'sealed values do not open')
    counts = {}
  }
  const count = (table: unknown) => {
    if (Object.keys(counts).length === 0) setImmediate(tell)
    counts[String(table)] = (counts[String(table)] ?? 0) + 1
  }
  unopened.subscribe(count)
  return () => {
    unopened.unsubscribe(count)
  }
}

/**
 * Standard output, written a few times a second and when the process ends: a write for each line took a twelfth of a request's
 * time. Only a process that is killed outright loses its last quarter of a second.
 */
export const standardLog = () => destination({ dest: 1, sync: false, minLength: 8_192, periodicFlush: 250 })
