import { type FastifyBaseLogger, type FastifyRequest, LogController } from 'fastify'
import { destination, type DestinationStream } from 'pino'
import { unopened } from './sealed.ts'

/**
 * Structured logs without user data: of a request the method and route pattern, never the URL, body or cookies; of an error
 * its kind and location (see error-handler).
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

/** One line per request, after its answer. A second one at its start would double the cost. */
export class OneLine extends LogController {
  override incomingRequest(): void {}
}

/**
 * Logs the number of sealed values that do not open, by table: one line per burst, without ids (`npm run unreadable` lists
 * them). Returns a function that stops it.
 */
export function logUnopened(log: Pick<FastifyBaseLogger, 'warn'>): () => void {
  let counts: Record<string, number> = {}
  const writeCounts = () => {
    log.warn({ event: 'unreadable', counts }, 'sealed values don’t open')
    counts = {}
  }
  const count = (table: unknown) => {
    if (Object.keys(counts).length === 0) setImmediate(writeCounts)
    counts[String(table)] = (counts[String(table)] ?? 0) + 1
  }
  unopened.subscribe(count)
  return () => {
    unopened.unsubscribe(count)
  }
}

/**
 * Standard output, flushed every 250 ms and when the process ends: a write per line took a twelfth of a request's time. Only a
 * killed process loses its last lines.
 */
export const standardLog = () => destination({ dest: 1, sync: false, minLength: 8_192, periodicFlush: 250 })
