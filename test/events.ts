import { EventSourceParserStream } from 'eventsource-parser/stream'
import { z } from 'zod'
import type { Client } from './client.ts'

type StreamEvent = { event: string; data: unknown }

/** Requests an event stream by POST (with a body) or GET, and reads its events one by one. */
export async function listen(client: Client, path: string, body?: object) {
  const leaving = new AbortController()
  const response = await fetch(new URL(path, client.base), {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      accept: 'text/event-stream',
      cookie: [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
    signal: leaving.signal,
  })
  const type = response.headers.get('content-type') ?? ''
  if (response.body === null || !type.startsWith('text/event-stream'))
    throw new Error(`${path} answered ${response.status} instead of a stream`)
  const reader = response.body
    .pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream())
    .getReader()
  const next = async (): Promise<StreamEvent | null> => {
    const { done, value } = await reader.read()
    return done ? null : { event: value.event ?? '', data: z.unknown().parse(JSON.parse(value.data)) }
  }
  return {
    next,
    /** Reads events until one has `text`. */
    until: async (text: string): Promise<void> => {
      for (let streamed = await next(); streamed !== null; streamed = await next())
        if (JSON.stringify(streamed).includes(text)) return
      throw new Error(`The stream ended without ${text}`)
    },
    /** All that the stream still tells. A heartbeat can come at any time, so it is left out. */
    rest: async (): Promise<StreamEvent[]> => {
      const all: StreamEvent[] = []
      for (let streamed = await next(); streamed !== null; streamed = await next())
        if (streamed.event !== 'heartbeat') all.push(streamed)
      return all
    },
    leave: () => leaving.abort(),
  }
}
