import { randomUUID } from 'node:crypto'
import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import Fastify, { type FastifyInstance } from 'fastify'
import { addressKey } from './lib/address-key.ts'
import { limitIncoming } from './lib/incoming-limits.ts'
import { handleErrors } from './lib/error-handler.ts'
import { refuseUnknownHosts } from './lib/host.ts'
import { loggerOptions, logUnopened, OneLine } from './lib/log.ts'
import { protocolErrors, refuseExpectations, rejectCompressed } from './lib/protocol-errors.ts'
import { refuseUnknownMethods } from './lib/methods.ts'
import { limitPipelining } from './lib/pipelining.ts'
import { guardResponses } from './lib/response-limits.ts'
import { refuseCrossOrigin } from './lib/origin.ts'
import { usualPace } from './lib/slow-readers.ts'
import { securityHeaders } from './lib/security-headers.ts'
import type { AppParts } from './services.ts'

/** Enough for calls that set no limit of their own. Bodies of waiting requests are already in memory. */
const bodyLimit = 131_072
/** At a stop, connections that are still open after this many milliseconds are closed: slow uploads, unread responses. */
const grace = 5_000

const noSchemas = () => () => {
  throw new Error('A route has a schema of Fastify’s own. What comes in is checked by its contract.')
}

/** The bare server: limits, headers of every response, errors that no route handles, and its shutdown. */
export async function createHttpServer({ env, logTo, pace = usualPace }: AppParts): Promise<FastifyInstance> {
  const headers = securityHeaders(env.isSecure)
  const app = Fastify({
    bodyLimit,
    // One hop: the address that the proxy itself saw. The client could have forged anything further back.
    trustProxy: env.TRUST_PROXY ? (_address, hop) => hop === 0 : false,
    genReqId: () => randomUUID(),
    logger: loggerOptions(env.LOG_LEVEL, logTo),
    logController: new OneLine(),
    requestTimeout: 30_000,
    // Node checks both limits every 30 s by default, so a slow client would have up to 30 s more.
    // `lib/host.ts` refuses a missing Host with a problem; Node's own refusal has no headers and no body.
    http: { headersTimeout: 20_000, connectionsCheckingInterval: 1_000, requireHostHeader: false },
    ...protocolErrors(headers),
    // The contract checks requests (zod): Fastify's own compilers of schemas would be a hundred files to load.
    schemaController: { compilersFactory: { buildValidator: noSchemas, buildSerializer: noSchemas } },
    routerOptions: { maxParamLength: 200 },
  })
  app.removeContentTypeParser('text/plain')
  handleErrors(app)
  countUnopened(app)
  app.addHook('onRequest', (_request, reply, next) => {
    void reply.headers(headers)
    next()
  })
  limitPipelining(app)
  const { RATE_LIMIT_FACTOR: factor, TRUST_PROXY: isBehindProxy = false } = env
  guardResponses(app, { factor, addressOf: addressKey, pace })
  limitIncoming(app, { factor, addressOf: addressKey, isBehindProxy })
  await compressAnswers(app)
  refuseUnknownHosts(app, env.PUBLIC_URL)
  refuseUnknownMethods(app)
  rejectCompressed(app)
  refuseExpectations(app)
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

/** Gives each response an id and its cache rule; closes connections at a stop. */
function finishAnswers(app: FastifyInstance): void {
  let isClosing = false
  app.addHook('preClose', async () => {
    isClosing = true
    setTimeout(() => app.server.closeAllConnections(), grace).unref()
  })
  app.addHook('onSend', (request, reply, payload, next) => {
    void reply.header('x-request-id', request.id)
    // A keep-alive connection would hold up the stop.
    if (isClosing) void reply.header('connection', 'close')
    if (request.url.startsWith('/api/') && !reply.hasHeader('cache-control'))
      void reply.header('cache-control', 'no-store')
    next(null, payload)
  })
}
