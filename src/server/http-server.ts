import { randomUUID } from 'node:crypto'
import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import Fastify, { type FastifyInstance } from 'fastify'
import { addressKey } from './lib/address-key.ts'
import { handleErrors } from './lib/error-handler.ts'
import { refuseUnknownHosts } from './lib/host.ts'
import { loggerOptions, logUnopened, OneLine } from './lib/log.ts'
import { protocolErrors, rejectCompressed } from './lib/protocol-errors.ts'
import { refuseUnknownMethods } from './lib/methods.ts'
import { guardAnswers } from './lib/open-answers.ts'
import { refuseCrossOrigin } from './lib/origin.ts'
import { securityHeaders } from './lib/security-headers.ts'
import type { Parts } from './services.ts'

/** More than any call but the journal's can need: what waits for its turn has been read already. */
const bodyLimit = 131_072
/** At a stop, what hangs for so long is cut off, in milliseconds: an upload that drips, an answer that nobody reads. */
const grace = 5_000

/** The server before it serves anything: its bounds, the headers of every answer, what it refuses whatever is asked, how it stops. */
export async function openHttpServer({ env, logTo, stallLimit }: Parts): Promise<FastifyInstance> {
  const headers = securityHeaders(env.isSecure)
  const app = Fastify({
    bodyLimit,
    // One hop: what the proxy itself saw. Anything further back could have been written by the client.
    trustProxy: env.TRUST_PROXY ? (_address, hop) => hop === 0 : false,
    genReqId: () => randomUUID(),
    logger: loggerOptions(env.LOG_LEVEL, logTo),
    logController: new OneLine(),
    requestTimeout: 30_000,
    // Node looks at both limits each 30 s unless told: what drips would have that much longer.
    http: { headersTimeout: 20_000, connectionsCheckingInterval: 1_000 },
    ...protocolErrors(headers),
    routerOptions: { maxParamLength: 200 },
  })
  app.removeContentTypeParser('text/plain')
  handleErrors(app)
  countUnopened(app)
  app.addHook('onRequest', (_request, reply, next) => {
    void reply.headers(headers)
    next()
  })
  guardAnswers(app, { factor: env.RATE_LIMIT_FACTOR, addressOf: addressKey, stallLimit })
  await compressAnswers(app)
  refuseUnknownHosts(app, env.PUBLIC_URL)
  refuseUnknownMethods(app)
  rejectCompressed(app)
  refuseCrossOrigin(app, env.PUBLIC_URL)
  finishAnswers(app)
  return app
}

function countUnopened(app: FastifyInstance): void {
  const stopCounting = logUnopened(app.log)
  app.addHook('onClose', async () => stopCounting())
}

async function compressAnswers(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    globalDecompression: false,
    threshold: 1024,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  })
}

/** Gives each answer its id and says what may be kept of it; at a stop, lets connections go. */
function finishAnswers(app: FastifyInstance): void {
  let isClosing = false
  app.addHook('preClose', async () => {
    isClosing = true
    setTimeout(() => app.server.closeAllConnections(), grace).unref()
  })
  app.addHook('onSend', (request, reply, payload, next) => {
    void reply.header('x-request-id', request.id)
    // A connection kept alive after its last answer would hold up the stop.
    if (isClosing) void reply.header('connection', 'close')
    if (request.url.startsWith('/api/') && !reply.hasHeader('cache-control'))
      void reply.header('cache-control', 'no-store')
    next(null, payload)
  })
}
