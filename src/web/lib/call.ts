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
/** A call whose contract takes nothing, or nothing that it must have, needs no second argument. */
export type Arguments<K extends CallKey> = {} extends Given<K> ? [options?: Options<K>] : [options: Options<K>]

/** A page of a list: `next` continues it, undefined on the last. */
export type ListPage<T> = { items: T; next: string | undefined }

/**
 * A call that was refused or did not arrive. `message` is for her; `fields` names wrong inputs. `status` is 0 where no
 * answer came at all.
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

/** What is thrown where no answer came. */
export const offline = (): CallError =>
  new CallError({
    status: 0,
    code: 'offline',
    detail: 'We cannot reach Glowell right now. What you wrote is safe here.',
  })

/** Makes one call of the contract and gives its reply. Throws `CallError`. */
export async function call<K extends CallKey>(key: K, ...[options]: Arguments<K>): Promise<Reply<Api[K]>> {
  const response = await send(key, options)
  return parse(await response.text())
}

/** Makes a list call and gives one page of it. `after` is the `next` of the page before. */
export async function callPage<K extends CallKey>(
  key: K,
  after: string | undefined,
  ...[options]: Arguments<K>
): Promise<ListPage<Reply<Api[K]>>> {
  const response = await send(key, options, after)
  return { items: await response.json(), next: nextOf(response) }
}

/** A reply without a body reads as undefined. */
const parse = (text: string) => (text === '' ? undefined : JSON.parse(text))

/** Makes a call that tells its reply as an event stream, and gives the stream. Throws `CallError`. */
export async function callBody<K extends CallKey>(key: K, ...[options]: Arguments<K>): Promise<Response['body']> {
  return (await send(key, { ...options, accept: 'text/event-stream' })).body
}

type Loose = { params?: object; query?: object; body?: unknown; accept?: string } & Transport

/** A change outlives the page that is left right after it. Browsers allow 64 kB under way at once: a character has up to 3 bytes. */
const mostKept = 20_000
let keptCharacters = 0

async function send(
  key: string,
  { params, query, body, accept, signal }: Loose = {},
  address?: string,
): Promise<Response> {
  const [method = 'GET', path = ''] = key.split(' ')
  const text = body === undefined ? '' : JSON.stringify(body)
  const isKept = method !== 'GET' && accept === undefined && keptCharacters + text.length <= mostKept
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
  // Pressed twice, or deleted on another tab: what is gone is deleted, and its undo stays where it is.
  if (method === 'DELETE' && response.status === 404) return new Response(null, { status: 204 })
  if (!response.ok) throw await toError(response)
  return response
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

/** What a refusal says. For those few who do not call by `call`. */
export async function toError(response: Response): Promise<CallError> {
  const { status } = response
  try {
    const problem: Problem = await response.json()
    return new CallError({ ...problem, status })
  } catch {
    return new CallError({ status, code: 'unexpected', detail: 'Something went wrong on our side. Please try again.' })
  }
}
