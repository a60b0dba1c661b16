import type { OutgoingHttpHeaders } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify'
import { HttpError, toProblem } from './http-error.ts'

const statusLines = new Map([
  ['HPE_HEADER_OVERFLOW', '431 Request Header Fields Too Large'],
  ['ERR_HTTP_REQUEST_TIMEOUT', '408 Request Timeout'],
])

/**
 * Answers to malformed requests: URLs that cannot be decoded, and bytes that are not HTTP. They are sent before any hook runs,
 * so the common headers are added here.
 */
export const protocolErrors = (headers: OutgoingHttpHeaders) =>
  ({
    frameworkErrors: (_error: Error, _request: FastifyRequest, reply: FastifyReply) => {
      const problem = toProblem(new HttpError('bad_input', 'This address couldn’t be read.'))
      void reply.headers(headers).header('cache-control', 'no-store').code(problem.status)
      void reply.type('application/problem+json; charset=utf-8').send(JSON.stringify(problem))
    },
    clientErrorHandler: (error, socket) => {
      // The client is gone, or in the middle of an answer that a second one would corrupt.
      if (error.code === 'ECONNRESET' || !socket.writable || socket.bytesWritten > 0) socket.destroy()
      else socket.end(bareAnswer(statusLines.get(error.code) ?? '400 Bad Request', headers))
    },
  }) satisfies FastifyServerOptions

function bareAnswer(statusLine: string, headers: OutgoingHttpHeaders): string {
  const lines = Object.entries({ ...headers, 'content-length': '0', connection: 'close' })
  return `HTTP/1.1 ${statusLine}\r\n${lines.map(([name, value]) => `${name}: ${String(value)}\r\n`).join('')}\r\n`
}

/** Refuses what a client expects beyond '100-continue'. Node's own refusal has no headers and no body. */
export function refuseExpectations(app: FastifyInstance): void {
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response))
  app.addHook('onRequest', ({ headers: { expect = '100-continue' } }, _reply, next) => {
    next(/^100-continue$/i.test(expect) ? undefined : new HttpError('bad_input', 'We don’t know what this expects.'))
  })
}

/** Refuses compressed bodies, against decompression bombs. Our clients send none. */
export function rejectCompressed(app: FastifyInstance): void {
  app.addHook('onRequest', ({ headers: { 'content-encoding': coding = 'identity' } }, _reply, next) => {
    next(coding === 'identity' ? undefined : new HttpError('wrong_kind', 'Please send this without compression.'))
  })
}
