import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Call } from '#contract/kernel.ts'
import { HttpError } from './http-error.ts'

/** Leaves JSON as text when it arrives. It is parsed in its account’s queue, because that can be slow. */
export const keepJsonAsText = (app: FastifyInstance): unknown =>
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, async (request: FastifyRequest, bytes: Buffer) =>
    textOf(bytes, request.headers['content-type']),
  )

const ofCharset = /;\s*charset\s*=\s*"?([^\s";]*)/i
const utf8 = new TextDecoder('utf-8', { fatal: true })

/** Refuses bytes of another encoding: decoded as UTF-8, their characters would be lost. */
function textOf(bytes: Buffer, kind = ''): string {
  const [, charset = 'utf-8'] = ofCharset.exec(kind) ?? []
  if (!/^utf-?8$/i.test(charset)) throw new HttpError('wrong_kind', 'Please send this in UTF-8.')
  try {
    return utf8.decode(bytes)
  } catch {
    throw new HttpError('bad_json', 'This isn’t UTF-8, so it couldn’t be read.')
  }
}

function readJson(request: FastifyRequest): Promise<unknown> {
  const { body, server } = request
  if (typeof body !== 'string') return Promise.resolve(body)
  return new Promise((settle, fail) => {
    const end = (error: Error | null, value: unknown) => (error === null ? settle(value) : fail(error))
    void server.getDefaultJsonParser('error', 'error')(request, body, end)
  })
}

/** Reads path, query and body as the contract says, or refuses with each wrong field named. */
export async function receive(call: Call, request: FastifyRequest) {
  // A map, because on a plain object a field named 'constructor' would seem to be there already.
  const fields = new Map<string, string>()
  const read = (schema: z.ZodType | undefined, value: unknown): unknown => {
    if (schema === undefined) return undefined
    const parsed = schema.safeParse(value)
    if (parsed.success) return parsed.data
    for (const issue of parsed.error.issues.slice(0, maxNamed)) {
      const isUnknown = issue.code === 'unrecognized_keys'
      for (const key of isUnknown ? issue.keys.slice(0, maxNamed) : [undefined]) {
        const name = nameOf(key === undefined ? issue.path : [...issue.path, key])
        if (fields.size < maxNamed && !fields.has(name))
          fields.set(name, isUnknown ? 'We don’t know this field' : issue.message)
      }
    }
    return undefined
  }
  const params = read(call.params, request.params)
  const query = read(call.query ?? noKeys, request.query)
  const body = call.bytes ? chunksOf(request) : read(call.body, await readJson(request))
  if (fields.size > 0)
    throw new HttpError(
      'bad_input',
      'Some of this needs another look. Nothing was saved, and nothing you wrote is lost.',
      { fields: Object.fromEntries(fields) },
    )
  return { params, query, body }
}

/** If a handler stops reading half-way, the client can still be answered: the connection stays. */
const chunksOf = ({ raw }: FastifyRequest): AsyncIterable<Uint8Array> => raw.iterator({ destroyOnReturn: false })

const noKeys = z.strictObject({})
/** The most wrong fields that an answer names, and the longest name: clients must not be able to make the answer large. */
const maxNamed = 50
const maxNameLength = 200
const nameOf = (path: PropertyKey[]): string => path.join('.').slice(0, maxNameLength).toWellFormed() || 'body'
