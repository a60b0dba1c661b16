import type { Api, CallKey } from '#contract/api.ts'
import type { Problem } from '#contract/errors.ts'
import type { Reply, Sent } from '#contract/kernel.ts'

type Given<K extends CallKey> = {
  [P in keyof Sent<Api[K]> as undefined extends Sent<Api[K]>[P] ? never : P]: Sent<Api[K]>[P]
} & {
  [P in keyof Sent<Api[K]> as Sent<Api[K]>[P] extends undefined ? never : P]?: Sent<Api[K]>[P]
}
type Transport = { signal?: AbortSignal }
type Options<K extends CallKey> = Given<K> & Transport
/** The second argument is optional where the contract requires nothing. */
export type Arguments<K extends CallKey> = {} extends Given<K> ? [options?: Options<K>] : [options: Options<K>]

/** A page of a list: `next` continues it, undefined on the last. */
export type ListPage<T> = { items: T; next: string | undefined }

/**
 * A call that was refused or got no answer. `message` is shown to the user; `fields` has errors by input. `status` is 0 where
 * no answer came.
 */
export class CallError extends Error {
  readonly status: number
  readonly code: Problem['code'] | 'offline'
  readonly fields: Readonly<Record<string, string>>

  constructor({
    status,
    code,
    detail,
    fields,
  }: {
    status: number
    code: CallError['code']
    detail: string
    fields?: Record<string, string>
  }) {
    super(detail)
    this.name = 'CallError'
    this.status = status
    this.code = code
    this.fields = fields ?? {}
  }
}

/** True if the server doesn't have the record, or no longer has it. */
export const isGone = (error: unknown): boolean => error instanceof CallError && error.code === 'not_found'

/**
 * True if a change may have been saved in spite of the error: without an answer, after a failure of the server, or after the
 * session ended.
 */
export const isAnswerLost = (error: unknown): boolean =>
  error instanceof CallError && (error.status === 0 || error.status === 401 || error.status >= 500)

/** The error where no answer came. */
export const offline = (): CallError =>
  new CallError({
    status: 0,
    code: 'offline',
    detail: 'We can’t reach Glowell right now. What you wrote is safe here.',
  })

/** Makes one call of the contract and returns its reply. Throws `CallError`. */
export async function call<K extends CallKey>(key: K, ...[options]: Arguments<K>): Promise<Reply<Api[K]>> {
  const response = await send(key, options)
  return parse(await response.text())
}

/** Makes a list call and returns one page. `after` is the `next` of the page before. */
export async function callPage<K extends CallKey>(
  key: K,
  after: string | undefined,
  ...[options]: Arguments<K>
): Promise<ListPage<Reply<Api[K]>>> {
  const response = await send(key, options, after)
  return { items: await response.json(), next: nextOf(response) }
}

/** A reply without a body is undefined. */
const parse = (text: string) => (text === '' ? undefined : JSON.parse(text))

/** Makes a call whose reply is an event stream, and returns the stream. Throws `CallError`. */
export async function callBody<K extends CallKey>(key: K, ...[options]: Arguments<K>): Promise<Response['body']> {
  return (await send(key, { ...options, accept: 'text/event-stream' })).body
}

/** Makes a call whose reply is a file, and returns the response to read it from. Throws `CallError`. */
export const callFile = <K extends CallKey>(key: K, ...[options]: Arguments<K>): Promise<Response> => send(key, options)

type Loose = { params?: object; query?: object; body?: unknown; accept?: string } & Transport

/** In characters of up to 3 bytes each: browsers limit `keepalive` requests in progress to 64 kB in all. */
const keepaliveLimit = 20_000
let keptCharacters = 0

async function send(
  key: string,
  { params, query, body, accept, signal }: Loose = {},
  address?: string,
): Promise<Response> {
  const [method = 'GET', path = ''] = key.split(' ')
  const text = body === undefined ? '' : JSON.stringify(body)
  const isKept = method !== 'GET' && accept === undefined && keptCharacters + text.length <= keepaliveLimit
  if (isKept) keptCharacters += text.length
  const response = await fetch(address ?? addressOf(path, params, query), {
    method,
    credentials: 'include',
    keepalive: isKept,
    ...(signal && { signal }),
    headers: { ...(accept && { accept }), ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: text }),
  })
    .catch((error: unknown) => {
      if (signal?.aborted) throw error
      throw offline()
    })
    .finally(() => {
      if (isKept) keptCharacters -= text.length
    })
  // The record is already deleted, by a second press or on another tab. That counts as success, and the first toast keeps its Undo.
  if (method === 'DELETE' && response.status === 404) return new Response(null, { status: 204 })
  if (!response.ok) throw await toError(response)
  return response
}

/** The address of a call, for what the browser requests by itself. */
export function callAddress<K extends CallKey>(key: K, ...[options]: Arguments<K>): string
export function callAddress(key: string, { params, query }: Loose = {}): string {
  return addressOf(key.slice(key.indexOf(' ') + 1), params, query)
}

function addressOf(path: string, params: object = {}, query: object = {}): string {
  let address = path
  for (const [name, value] of Object.entries(params))
    address = address.replace(`{${name}}`, encodeURIComponent(String(value)))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value))
  return search.size > 0 ? `${address}?${search}` : address
}

const nextOf = (response: Response): string | undefined =>
  /<([^>]+)>; rel="next"/.exec(response.headers.get('link') ?? '')?.[1]

/** The error of a refused response. For requests that are not made by `call`. */
export async function toError(response: Response): Promise<CallError> {
  const { status } = response
  try {
    const problem: Problem = await response.json()
    return new CallError({ ...problem, status })
  } catch {
    return new CallError({ status, code: 'unexpected', detail: 'Something went wrong on our side. Please try again.' })
  }
}
