import type { Readable } from 'node:stream'
import { isDeepStrictEqual } from 'node:util'
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods, RouteOptions } from 'fastify'
import type { z } from 'zod'
import type { Call, Calls, Received, Reply } from '#contract/kernel.ts'
import { addressKey } from './address-key.ts'
import type { RequireSpace } from './free-space.ts'
import { toEventStream } from './event-stream.ts'
import { type Json, toJson } from './json.ts'
import { wrongMethod } from './methods.ts'
import type { ResponseLimits } from './response-limits.ts'
import { type Page, toCursor } from './pagination.ts'
import { keepJsonAsText, receive } from './receive.ts'
import { signInAgain } from './http-error.ts'
import { BytesReply, DownloadReply, EventStreamReply, StatusReply } from './reply-kinds.ts'
import type { Owner } from './sealed.ts'
import { type FindSession, orSignedOut, type Session } from './session.ts'

/** `releaseSlot`: only waiting is left, so the account's next request may start. */
type Raw = { request: FastifyRequest; reply: FastifyReply; releaseSlot: () => void }
type Identity<C extends Call> = C extends { open: true }
  ? { session: Session | null }
  : { session: Session; owner: Owner }
type Result<C extends Call> = Whole<C> | (C extends { stream: true } ? EventStreamReply : never)
type Whole<C extends Call> = C extends { file: true }
  ? BytesReply
  : C extends { download: true }
    ? DownloadReply
    : C extends { list: true }
      ? Reply<C> extends (infer T)[]
        ? Page<T> | Page<Json<T>>
        : never
      : C extends { reply: z.ZodType }
        ? Ready<Reply<C>> | StatusReply<Ready<Reply<C>>>
        : void
type Ready<T> = T | Json<T>

/** A handler for each key of `A`; a key without one does not compile. */
export type Handlers<A extends Calls> = { [K in keyof A]: A[K] extends Call ? Handler<A[K]> : never }
type Handler<C extends Call> = (given: Received<C> & Identity<C> & Raw) => Promise<Result<C>>

type Given = { params: unknown; query: unknown; body: unknown; session: Session | null } & Raw
/** Any handler, its types erased. A method, because methods accept narrower parameters. */
type AnyHandler = { handle(given: Given): Promise<unknown> }['handle']

type Options = {
  findSession: FindSession
  /** The session token in the cookies, not yet checked. */
  tokenOf: (cookies: string | undefined) => string | undefined
  responseLimits: ResponseLimits
  /** Throws while the disk has no room for changes. */
  requireSpace: RequireSpace
  checkReplies: boolean
}
const methods: HTTPMethods[] = ['GET', 'POST', 'PUT', 'DELETE']

/**
 * Serves every call of `calls`: checks path, query and body against the contract, finds the session, and replies as the
 * contract says. With `checkReplies` (tests) a reply that differs from the contract is an error.
 */
export function mount<A extends Calls>(app: FastifyInstance, calls: A, handlers: Handlers<A>, options: Options): void
export function mount(
  app: FastifyInstance,
  calls: Calls,
  handlers: Record<string, AnyHandler>,
  options: Options,
): void {
  keepJsonAsText(app)
  for (const [key, call] of Object.entries<Call>(calls)) {
    const [method = '', path = ''] = key.split(' ')
    const url = path.replaceAll(/\{(\w+)\}/g, ':$1')
    const [handler, known] = [handlers[key], methods.find((each) => each === method)]
    if (handler === undefined || known === undefined) throw new Error(`No handler for ${key}`)
    const route: RouteOptions = {
      method: known,
      url,
      ...(call.bodyLimit !== undefined && { bodyLimit: call.bodyLimit }),
      // Before the body arrives: a request without a session cookie is not read.
      onRequest: ({ headers }, _reply, next) =>
        next(call.open || options.tokenOf(headers.cookie) !== undefined ? undefined : signInAgain()),
      handler: (request, reply) => answer(call, handler, options, request, reply),
    }
    if (call.bytes) takeBytes(app, route)
    else app.route(route)
  }
  refuseOtherMethods(app)
}

/** Serves a route whose body is bytes of any content type. The body is not read before its handler asks. */
function takeBytes(app: FastifyInstance, route: RouteOptions): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload))
    scope.route(route)
  })
}

function refuseOtherMethods(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, next) => {
    const { url } = request
    const isUnknown = request.is404 && url.startsWith('/api/')
    const allowed = isUnknown ? methods.filter((method) => app.findRoute({ method, url }) !== null) : []
    next(allowed.length > 0 ? wrongMethod(reply, allowed) : undefined)
  })
}

async function answer(call: Call, handler: AnyHandler, options: Options, request: FastifyRequest, reply: FastifyReply) {
  // A call without records and body never waits in the queue.
  const isLight = call.anonymous && call.body === undefined
  // The slot is free once the response is ready, before it is read.
  const { payload } = await (isLight
    ? prepare(call, handler, options, { request, reply, session: null, releaseSlot: () => {} })
    : queued(call, handler, options, { request, reply }))
  return reply.send(payload)
}

/** Signed-out clients share a queue per address. */
async function queued(call: Call, handler: AnyHandler, options: Options, { request, reply }: Omit<Raw, 'releaseSlot'>) {
  const { responseLimits, findSession, requireSpace } = options
  const { cookie } = request.headers
  const address = addressKey(request)
  const find = () => (call.open ? orSignedOut(findSession(cookie)) : findSession(cookie))
  const session = call.anonymous ? null : await responseLimits.queueSessionLookup(address, find)
  if (session === null && !call.open) throw signInAgain()
  if (needsSpace(call, request)) await requireSpace()
  const account = session?.owner.id
  if (account !== undefined)
    responseLimits.takeOpenSlot(account, reply, call.stream === true && request.method === 'GET')
  const { payload } = await responseLimits.queueForAccount(account ?? address, reply, (releaseSlot) =>
    prepare(call, handler, options, { request, reply, session, releaseSlot }),
  )
  const isHeld = typeof payload === 'string' || Buffer.isBuffer(payload)
  if (account !== undefined && isHeld) responseLimits.countUnsent(account, Buffer.byteLength(payload), reply)
  return { payload }
}

const needsSpace = ({ needsNoSpace, anonymous }: Call, { method }: FastifyRequest): boolean =>
  !needsNoSpace && !anonymous && method !== 'GET' && method !== 'HEAD' && method !== 'DELETE'

type Payload = string | Buffer | Readable | undefined

/** Runs the handler and returns the payload; status and headers are set on the reply. */
async function prepare(
  call: Call,
  handler: AnyHandler,
  { findSession, checkReplies }: Options,
  given: Raw & { session: Session | null },
): Promise<{ payload: Payload }> {
  const { session, request, reply } = given
  const whole = { ...(await receive(call, request)), ...given, owner: session?.owner }
  const result = await handler(whole)
  const requireSession = async () => {
    if (session !== null && (await findSession(request.headers.cookie))?.id !== session.id) throw signInAgain()
  }
  if (result instanceof EventStreamReply) {
    void reply.type('text/event-stream').header('x-accel-buffering', 'no')
    return { payload: toEventStream(result.events, requireSession) }
  }
  if (result instanceof BytesReply) {
    void reply.type(result.type)
    return { payload: result.bytes }
  }
  if (result instanceof DownloadReply) {
    void reply.type(result.type).header('content-disposition', `attachment; filename="${result.fileName}"`)
    return { payload: result.bytes }
  }
  if (call.stream) await requireSession()
  if (call.reply === undefined) {
    void reply.code(call.status ?? 204)
    return { payload: undefined }
  }
  const { status, body } = result instanceof StatusReply ? result : { status: call.status ?? 200, body: result }
  const json = toJson(call.list ? listContent(body, request, reply) : body)
  if (checkReplies) checkReply(call.reply, json)
  void reply.code(status).type('application/json; charset=utf-8')
  return { payload: json }
}

function listContent(page: unknown, request: FastifyRequest, reply: FastifyReply): unknown {
  if (!isPage(page)) throw new TypeError('A list call must return a page')
  if (page.next !== undefined) {
    const next = new URL(request.url, 'http://self')
    next.searchParams.set('cursor', toCursor(page.next))
    void reply.header('link', `<${next.pathname}${next.search}>; rel="next"`)
  }
  return page.items
}

const isPage = (value: unknown): value is Page<unknown> =>
  typeof value === 'object' && value !== null && 'items' in value && 'next' in value

function checkReply(schema: z.ZodType, json: string | Buffer): void {
  const wire: unknown = JSON.parse(json.toString())
  if (!isDeepStrictEqual(schema.parse(wire), wire)) throw new TypeError('A reply says more than its contract')
}
