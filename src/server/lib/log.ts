import { type FastifyRequest, LogController } from 'fastify'
import type { DestinationStream } from 'pino'

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
