import { z } from 'zod'

/** A response: `body` is parsed JSON, or the text if it is none, or undefined if it is empty. */
export type TestResponse = { status: number; headers: Headers; body: unknown }

const setCookie = /^([^=;]+)=([^;]*)/

/** An HTTP client of the running server, with its own cookie jar. */
export class Client {
  readonly base: string
  readonly cookies = new Map<string, string>()
  private readonly always: Record<string, string>

  /** `always`: headers of every request, such as a proxy adds. */
  constructor(base: string, always: Record<string, string> = {}) {
    this.base = base
    this.always = always
  }

  /** The same person at another address: another process, or another browser with the same cookies. */
  at(base = this.base): Client {
    const other = new Client(base, this.always)
    for (const [name, value] of this.cookies) other.cookies.set(name, value)
    return other
  }

  async send(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<TestResponse> {
    const response = await this.fetch(method, path, body, headers)
    return { status: response.status, headers: response.headers, body: parse(await response.text()) }
  }

  /** The response, its body unread. */
  async fetch(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Response> {
    const response = await fetch(new URL(path, this.base), {
      method,
      redirect: 'manual',
      headers: {
        ...(body !== undefined && { 'content-type': isBytes(body) ? 'image/png' : 'application/json' }),
        ...(this.cookies.size > 0 && {
          cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        }),
        ...this.always,
        ...headers,
      },
      ...(body !== undefined && { body: isBytes(body) || typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    for (const line of response.headers.getSetCookie()) this.keep(line)
    return response
  }

  get = (path: string, headers?: Record<string, string>) => this.send('GET', path, undefined, headers)
  post = (path: string, body?: unknown, headers?: Record<string, string>) => this.send('POST', path, body, headers)
  put = (path: string, body?: unknown, headers?: Record<string, string>) => this.send('PUT', path, body, headers)
  delete = (path: string, headers?: Record<string, string>) => this.send('DELETE', path, undefined, headers)

  private keep(line: string): void {
    const [, name, value] = setCookie.exec(line) ?? []
    if (name === undefined || value === undefined) return
    if (value === '' || /max-age=0/i.test(line)) this.cookies.delete(name)
    else this.cookies.set(name, value)
  }
}

const isBytes = (body: unknown): body is Uint8Array<ArrayBuffer> => body instanceof Uint8Array

function parse(text: string): unknown {
  if (text === '') return undefined
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** Parses a body with `schema`, so that a test fails if the response has another shape. */
export const read = <S extends z.ZodType>(schema: S, got: TestResponse): z.output<S> => schema.parse(got.body)

/** The problem in the response of a rejected call. */
export const problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number(),
  detail: z.string(),
  code: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
})
