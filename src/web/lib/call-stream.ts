import type { Api, CallKey } from '#contract/api.ts'
import type { Problem } from '#contract/errors.ts'
import type { Reply, StreamEvent } from '#contract/kernel.ts'
import { type Arguments, callBody, CallError, offline } from './call.ts'

type StreamKey = { [K in CallKey]: Api[K] extends { stream: true } ? K : never }[CallKey]

/** Preloaded after the page has started, which does not wait for it: no stream is read before the first question. */
const loadParser = () => import('./event-stream-parser.ts')
const early = loadParser().catch(() => null)

/** Makes a stream call and yields its events as they arrive. Throws `CallError`, also where the stream ends in a problem. */
export async function* callStream<K extends StreamKey>(
  key: K,
  ...given: Arguments<K>
): AsyncGenerator<StreamEvent<Reply<Api[K]>>> {
  // Loaded before the call: without a parser the reply could not be read.
  const { EventSourceParserStream } = (await early) ?? (await loadParser().catch(throwOffline))
  const body = await callBody(key, ...given)
  if (body === null) return
  const events = body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream()).getReader()
  try {
    for (let next = await events.read(); !next.done; next = await events.read()) {
      const { event, data } = next.value
      if (event === 'problem') throw toError(data)
      if (event === 'chat' || event === 'text') yield { event, data: JSON.parse(data) }
    }
  } finally {
    await events.cancel()
  }
}

function throwOffline(): never {
  throw offline()
}

function toError(data: string): CallError {
  const problem: Problem = JSON.parse(data)
  return new CallError(problem)
}
