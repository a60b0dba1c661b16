import autocannon from 'autocannon'
import { processorTime } from './process-usage.ts'
import type { Server } from './server-process.ts'

/** Load on one address: 16 connections, each sending its next request after the response. */
type Load = {
  server: Server
  path: string
  cookie: string
  seconds: number
  method?: 'GET' | 'POST'
  body?: string
}

/** Requests a second, and the server's processor time per request, in milliseconds. */
export type Throughput = { perSecond: number; processor: number }

/** Sends the load and measures. Throws unless every response succeeds. */
export async function throughput(load: Load): Promise<Throughput> {
  const { server, path, cookie, seconds, method = 'GET', body } = load
  const before = await processorTime(server.pid)
  const result = await autocannon({
    url: new URL(path, server.url).href,
    connections: 16,
    duration: seconds,
    headers: { cookie, ...(body && { 'content-type': 'application/json' }) },
    method,
    ...(body && { body }),
  })
  if (result.non2xx > 0 || result.errors > 0 || result['2xx'] === 0)
    throw new Error(`${path}: ${result.non2xx} refused, ${result.errors} failed, ${result['2xx']} answered`)
  const processor = ((await processorTime(server.pid)) - before) / result['2xx']
  return { perSecond: result['2xx'] / result.duration, processor }
}
