import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { setTimeout } from 'node:timers/promises'

type Tool = { name: string; input: object }

/** How the model service replies next: it sends `chunks`, or fails in some way. */
export type Behaviour = {
  chunks?: readonly string[]
  /** Tools that it calls at the end. */
  tools?: readonly Tool[]
  /** Awaited between two chunks. */
  wait?: () => Promise<unknown>
  status?: number
  /** The models it lists; of those with `capabilities` it tells them, as Ollama does. */
  models?: readonly { id: string; capabilities?: readonly string[] }[]
  /** `mute`: it never replies; `silent`: it stalls after its chunks; `elsewhere`: it redirects. */
  fails?: 'cut' | 'garbage' | 'nothing' | 'mute' | 'silent' | 'endless' | 'sorry' | 'elsewhere'
  /** It ends because its bound of words is reached. */
  isTooLong?: boolean
  /** It sends a few bytes at a time, also within a character. */
  isSlow?: boolean
  /** How it replies where it is asked for a second opinion on a message. Without it, it refuses those. */
  opinion?: Behaviour
}

/** The reply of a service with this assessment of a message. */
export const judging = (danger: string): Behaviour => ({
  chunks: [],
  tools: [{ name: 'judge_danger', input: { danger } }],
})

/** A service that pauses after a number of chunks, until `go` is called. */
export function pausing(after: number, chunks: readonly string[] = ['First. ', 'Second. ', 'Third. ', 'Fourth. ']) {
  const { promise, resolve } = Promise.withResolvers<void>()
  let sent = 0
  const wait = () => ((sent += 1) < after ? Promise.resolve() : promise)
  return { behaviour: { chunks, wait } satisfies Behaviour, go: resolve }
}

/** A real HTTP server with the protocol of a model service, so that tests cover the whole path. */
export async function startModelServer(kind: keyof typeof speaks) {
  let behave: (asked: string) => Behaviour = () => ({})
  type Asked = { body: string; headers: IncomingMessage['headers'] }
  const asked: Asked[] = []
  const opinions: Asked[] = []
  const open = new Set<ServerResponse>()
  const server = createServer((request, response) => {
    open.add(response)
    response.once('close', () => open.delete(response))
    void serve(request, response)
  })
  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let body = ''
    for await (const chunk of request) body += String(chunk)
    const isOpinion = body.includes('"judge_danger"')
    const reply = behave(body)
    const behaviour = isOpinion ? (reply.opinion ?? { status: 400 }) : reply
    const { models = [] } = behaviour
    if (request.method === 'GET')
      return void response
        .writeHead(behaviour.status ?? 200)
        .end(JSON.stringify({ data: models.map(({ id }) => ({ id })) }))
    if (request.url === '/api/show') {
      const shown = models.find(({ id, capabilities }) => capabilities !== undefined && body.includes(`"${id}"`))
      return void response.writeHead(shown === undefined ? 404 : 200).end(JSON.stringify(shown ?? {}))
    }
    const kept = isOpinion ? opinions : asked
    kept.push({ body, headers: request.headers })
    if (behaviour.status !== undefined)
      return void response
        .writeHead(behaviour.status, { 'content-type': 'application/json' })
        .end('{"error":{"message":"no","type":"error"}}')
    const {
      chunks = ['Hello. ', 'You can do this. '],
      tools = [],
      wait = () => setTimeout(1),
      fails,
      isSlow,
      isTooLong = false,
    } = behaviour
    if (fails === 'mute') return
    if (fails === 'elsewhere') return void response.writeHead(307, { location: '/v2/elsewhere' }).end()
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    if (fails === 'garbage') return void response.end('data: <html>{{{\n\ndata: 42\n\n')
    if (fails === 'nothing') return void response.end()
    const send = async (text: string) => {
      const bytes = Buffer.from(text)
      const step = isSlow ? 7 : bytes.length
      for (let at = 0; at < bytes.length; at += step) {
        response.write(bytes.subarray(at, at + step))
        if (isSlow) await setTimeout(1)
      }
    }
    const goesOn = () => fails === 'endless' && !response.destroyed
    for (const line of speaks[kind].begin) await send(line)
    do
      for (const text of chunks) {
        await send(speaks[kind].say(text))
        await wait()
      }
    while (goesOn())
    if (fails === 'silent') return
    if (fails === 'cut') return void response.destroy()
    if (fails === 'sorry') return void response.end(speaks[kind].sorry)
    await send(tools.map(speaks[kind].call).join(''))
    response.end(speaks[kind].end(tools.length, isTooLong))
  }
  const { promise: listening, resolve } = Promise.withResolvers<void>()
  server.listen(0, '127.0.0.1', resolve)
  await listening
  const address = server.address()
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/v1`
  return {
    url,
    /** The product's settings for this service. */
    settings: { COACH_PROVIDER: kind, COACH_BASE_URL: url, COACH_API_KEY: 'a-key', COACH_MODEL: 'wise-1' },
    asked,
    /** The messages that it was asked a second opinion on. */
    opinions,
    /** Replies in progress whose client is still connected. */
    countOpen: () => open.size,
    behave: (next: Behaviour | typeof behave) => (behave = typeof next === 'function' ? next : () => next),
    stop: async () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

const data = (value: unknown): string => `data: ${JSON.stringify(value)}\n\n`
const chunk = (delta: object, finish: string | null = null): string =>
  data({ id: 'c', created: 0, model: 'm', choices: [{ index: 0, delta, finish_reason: finish }] })
const event = (type: string, more: object): string => `event: ${type}\n${data({ type, ...more })}`

const openAi = {
  begin: [chunk({ role: 'assistant' })],
  say: (content: string) => chunk({ content }),
  call: ({ name, input }: Tool, index: number) =>
    chunk({
      tool_calls: [{ index, id: `t${index}`, type: 'function', function: { name, arguments: JSON.stringify(input) } }],
    }),
  sorry: data({ error: { message: 'overloaded', type: 'server_error', code: 500 } }),
  end: (calls: number, isTooLong: boolean) =>
    `${chunk({}, isTooLong ? 'length' : calls > 0 ? 'tool_calls' : 'stop')}data: [DONE]\n\n`,
}

const speaks = {
  'openai-compatible': openAi,
  ollama: openAi,
  anthropic: {
    begin: [
      event('message_start', {
        message: {
          id: 'm',
          type: 'message',
          role: 'assistant',
          model: 'm',
          content: [],
          stop_reason: null,
          stop_sequence: null,
          usage: { input_tokens: 1, output_tokens: 1 },
        },
      }),
      event('content_block_start', { index: 0, content_block: { type: 'text', text: '' } }),
    ],
    say: (text: string) => event('content_block_delta', { index: 0, delta: { type: 'text_delta', text } }),
    call: ({ name, input }: Tool, before: number) =>
      [
        event('content_block_stop', { index: before }),
        event('content_block_start', {
          index: before + 1,
          content_block: { type: 'tool_use', id: `t${before}`, name, input: {} },
        }),
        event('content_block_delta', {
          index: before + 1,
          delta: { type: 'input_json_delta', partial_json: JSON.stringify(input) },
        }),
      ].join(''),
    sorry: event('error', { error: { type: 'overloaded_error', message: 'Overloaded' } }),
    end: (calls: number, isTooLong: boolean) =>
      [
        event('content_block_stop', { index: calls }),
        event('message_delta', {
          delta: { stop_reason: isTooLong ? 'max_tokens' : calls > 0 ? 'tool_use' : 'end_turn', stop_sequence: null },
          usage: { output_tokens: 2 },
        }),
        event('message_stop', {}),
      ].join(''),
  },
}
