import { Readable } from 'node:stream'
import { isDeepStrictEqual } from 'node:util'
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods, RouteOptions } from 'fastify'
import { z } from 'zod'
import type { Call, Calls, Received, Reply } from '#contract/kernel.ts'
import { arrayJson, Json } from './json.ts'
import { wrongMethod } from './methods.ts'
import { type Page, toCursor } from './pagination.ts'
import { Refusal, toProblem } from './problem.ts'
import type { Owner } from './sealed.ts'
import type { FindSession, Session } from './session.ts'

/** A reply with another status than the contract's usual one, such as 200 where a create finds its record already there. */
export class Answer<T> {
  readonly status: number
  readonly body: T

  constructor(status: number, body: T) {
    this.status = status
    this.body = body
  }
}

/**
 * A reply that is told as it happens, as an event stream. When the client goes, or its session ends, the iterator's `return` is
 * called. A refusal is told as `problem`, and ends it.
 */
export class Events {
  readonly events: AsyncIterable<{ event: string; data: unknown }>

  constructor(events: AsyncIterable<{ event: string; data: unknown }>) {
    this.events = events
  }
}

/** A reply of bytes instead of JSON. */
export class File {
  readonly type: string
  readonly bytes: Buffer

  constructor(type: string, bytes: Buffer) {
    this.type = type
    this.bytes = bytes
  }
}

type Raw = { request: FastifyRequest; reply: FastifyReply }
type Identity<C extends Call> = C extends { open: true }
  ? { session: Session | null }
  : { session: Session; owner: Owner }
type Result<C extends Call> = Whole<C> | (C extends { stream: true } ? Events : never)
type Whole<C extends Call> = C extends { file: true }
  ? File
  : C extends { list: true }
    ? Reply<C> extends (infer T)[]
      ? Page<T> | Page<Json<T>>
      : never
    : C extends { reply: z.ZodType }
      ? Ready<Reply<C>> | Answer<Ready<Reply<C>>>
      : void
type Ready<T> = T | Json<T>

/** A handler for each key of `A`; a key without one does not compile. */
export type Handlers<A extends Calls> = { [K in keyof A]: A[K] extends Call ? Handler<A[K]> : never }
type Handler<C extends Call> = (given: Received<C> & Identity<C> & Raw) => Promise<Result<C>>

type Given = { params: unknown; query: unknown; body: unknown; session: Session | null } & Raw
/** Any handler, its types erased: a method, because those may be given more than they ask for. */
type AnyHandler = { handle(given: Given): Promise<unknown> }['handle']

type Options = { findSession: FindSession; checkReplies: boolean }
const methods: HTTPMethods[] = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE']

/**
 * Serves every call of `calls`: checks path, query and body against the contract, finds the session, answers as the
 * contract says. With `checkReplies` (tests) a reply that says more or other than the contract is an error.
 */
export function mount<A extends Calls>(app: FastifyInstance, calls: A, handlers: Handlers<A>, options: Options): void
export function mount(
  app: FastifyInstance,
  calls: Calls,
  handlers: Record<string, AnyHandler>,
  options: Options,
): void {
  const served = new Map<string, HTTPMethods[]>()
  for (const [key, call] of Object.entries<Call>(calls)) {
    const [method = '', path = ''] = key.split(' ')
    const url = path.replaceAll(/\{(\w+)\}/g, ':$1')
    const handler = handlers[key]
    const known = methods.find((each) => each === method)
    if (handler === undefined || known === undefined) throw new Error(`No handler for ${key}`)
    served.set(url, [...(served.get(url) ?? []), known])
    const route: RouteOptions = {
      method: known,
      url,
      handler: (request, reply) => answer(call, handler, options, request, reply),
    }
    if (call.bytes) takeBytes(app, route)
    else app.route(route)
  }
  for (const [url, allowed] of served) refuseOtherMethods(app, url, allowed)
}

/** Serves a route whose body is bytes, of whatever kind they say they are: nothing of it is read before its handler asks. */
function takeBytes(app: FastifyInstance, route: RouteOptions): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload))
    scope.route(route)
  })
}

function refuseOtherMethods(app: FastifyInstance, url: string, allowed: HTTPMethods[]): void {
  const method = methods.filter((each) => !allowed.includes(each) && !app.hasRoute({ method: each, url }))
  if (method.length === 0) return
  app.route({
    method,
    url,
    handler: (_request, reply) => {
      throw wrongMethod(reply, allowed)
    },
  })
}

async function answer(call: Call, handler: AnyHandler, options: Options, request: FastifyRequest, reply: FastifyReply) {
  const session = call.anonymous ? null : await options.findSession(request.headers.cookie)
  if (session === null && !call.open) throw signInAgain()
  const given = { ...check(call, request), session, owner: session?.owner, request, reply }
  const result = await handler(given)
  const requireSession = async () => {
    if (session !== null && (await options.findSession(request.headers.cookie))?.id !== session.id) throw signInAgain()
  }
  if (result instanceof Events)
    return reply
      .type('text/event-stream')
      .header('x-accel-buffering', 'no')
      .send(Readable.from(toLines(result, requireSession)))
  if (result instanceof File) return reply.type(result.type).send(result.bytes)
  if (call.stream) await requireSession()
  if (call.reply === undefined) return reply.code(call.status ?? 204).send()
  const { status, body } = result instanceof Answer ? result : { status: call.status ?? 200, body: result }
  const content = call.list ? listContent(body, request, reply) : body
  const json = toJson(content)
  if (options.checkReplies) checkReply(call.reply, json)
  return reply.code(status).type('application/json; charset=utf-8').send(json)
}

const signInAgain = () => new Refusal('not_signed_in', 'Please sign in to go on. What you wrote is still here.')

/** Looks at the session before each event, because it may have ended since, in any process: nothing of hers leaves then. */
async function* toLines({ events }: Events, requireSession: () => Promise<void>) {
  try {
    for await (const told of events) {
      await requireSession()
      yield toLine(told)
    }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    yield toLine({ event: 'problem', data: toProblem(error) })
  }
}

const toLine = ({ event, data }: { event: string; data: unknown }) =>
  `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`

function check(call: Call, request: FastifyRequest) {
  // A map, because on a plain object a field named 'constructor' would seem to be there already.
  const fields = new Map<string, string>()
  const read = (schema: z.ZodType | undefined, value: unknown): unknown => {
    if (schema === undefined) return undefined
    const parsed = schema.safeParse(value)
    if (parsed.success) return parsed.data
    for (const issue of parsed.error.issues)
      for (const path of issue.code === 'unrecognized_keys'
        ? issue.keys.map((key) => [...issue.path, key])
        : [issue.path])
        if (!fields.has(nameOf(path)))
          fields.set(nameOf(path), issue.code === 'unrecognized_keys' ? 'This field is not known here' : issue.message)
    return undefined
  }
  const params = read(call.params, request.params)
  const query = read(call.query ?? noKeys, request.query)
  const body = call.bytes ? chunksOf(request) : read(call.body, request.body)
  if (fields.size > 0)
    throw new Refusal(
      'bad_input',
      'Some of this needs another look. Nothing was saved, and nothing you wrote is lost.',
      { fields: Object.fromEntries(fields) },
    )
  return { params, query, body }
}

/** Who stops reading half-way can still be answered: the connection stays. */
const chunksOf = ({ raw }: FastifyRequest): AsyncIterable<Uint8Array> => raw.iterator({ destroyOnReturn: false })

const noKeys = z.strictObject({})
const nameOf = (path: PropertyKey[]): string => path.join('.') || 'body'

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

function toJson(content: unknown): string | Buffer {
  if (content instanceof Json) return content.bytes
  return Array.isArray(content) && content.length > 0 && content.every(isReady)
    ? arrayJson(content).bytes
    : JSON.stringify(content)
}

const isReady = (value: unknown): value is Json<unknown> => value instanceof Json

function checkReply(schema: z.ZodType, json: string | Buffer): void {
  const wire: unknown = JSON.parse(json.toString())
  if (!isDeepStrictEqual(schema.parse(wire), wire)) throw new TypeError('A reply says more than its contract')
}
