import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import type { RequestListener } from 'node:http'
import { createServer } from 'node:https'
import { createSafeFetch, type SafeFetch } from '#server/ports/safe-fetch.ts'

/** A self-signed certificate and key for `pictures.example` and `elsewhere.example`, for this server only. */
const pem = new URL('./fixtures/pictures.example.pem', import.meta.url)

/**
 * A picture host at `https://pictures.example:PORT` with real TLS on this machine. `names` adds other host names and their
 * addresses. Only 127.0.0.1 can be reached.
 */
export async function startPictureHost(listener: RequestListener, names: Record<string, string[]> = {}) {
  const key = await readFile(pem, 'utf8')
  const server = createServer({ key, cert: key }, listener)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('No port')
  const known: Record<string, string[]> = {
    'pictures.example': ['127.0.0.1'],
    'unnamed.example': ['127.0.0.1'],
    ...names,
  }
  const safeFetch: SafeFetch = createSafeFetch({
    resolve: async (host) => (known[host] ?? []).map((at) => ({ address: at, family: at.includes(':') ? 6 : 4 })),
    mayReach: (at) => at === '127.0.0.1',
    ca: key,
    patience: 1_500,
  })
  return {
    safeFetch,
    port: address.port,
    at: (path: string, host = 'pictures.example') => `https://${host}:${address.port}${path}`,
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
