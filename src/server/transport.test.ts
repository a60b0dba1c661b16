import { once } from 'node:events'
import { connect } from 'node:net'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { builtWeb } from '../../test/built-web.ts'
import { type Client, problem, read } from '../../test/client.ts'
import { type StartedApp, startApp } from '../../test/start-app.ts'

let web: Awaited<ReturnType<typeof builtWeb>>
let app: StartedApp
let her: Client
beforeAll(async () => {
  web = await builtWeb()
  app = await startApp(inject('testServer'), {}, { web: web.folder })
  her = await app.signUp()
})
afterAll(async () => {
  await app.stop()
  await web.remove()
})

/** What the server says to these bytes until it, or `connection: close` at their end, closes the connection. */
async function say(text: string): Promise<string> {
  const { port } = new URL(app.url)
  const socket = connect(Number(port), '127.0.0.1')
  const heard: Buffer[] = []
  socket.on('data', (chunk) => heard.push(Buffer.from(chunk)))
  socket.on('error', () => {})
  socket.write(text.replaceAll('\n', '\r\n'))
  await once(socket, 'close')
  return Buffer.concat(heard).toString('latin1')
}
const host = 'host: localhost\nconnection: close'
const answers = (heard: string): string[] => heard.match(/HTTP\/1\.1 \d{3}/g) ?? []

describe('two readings of one request', () => {
  const hidden = 'GET /api/health HTTP/1.1\nhost: localhost\n\n'
  test.each([
    ['a length and chunks', `content-length: 6\ntransfer-encoding: chunked\n\n0\n\n${hidden}`],
    ['chunks and a length', `transfer-encoding: chunked\ncontent-length: 6\n\n0\n\n${hidden}`],
    ['two lengths', `content-length: 5\ncontent-length: 6\n\nabcdef${hidden}`],
    ['a list of lengths', `content-length: 5, 6\n\nabcdef${hidden}`],
    ['a signed length', `content-length: +5\n\nabcde${hidden}`],
    ['a length in hex', `content-length: 0x5\n\nabcde${hidden}`],
    ['a negative length', `content-length: -1\n\n${hidden}`],
    ['an encoding nobody knows', `transfer-encoding: xchunked\n\n0\n\n${hidden}`],
    ['chunked and something after', `transfer-encoding: chunked, identity\n\n0\n\n${hidden}`],
    ['a space before the colon', `content-length : 5\n\nabcde${hidden}`],
    ['a folded header', `x-a: b\n transfer-encoding: chunked\ncontent-length: 5\n\nabcde${hidden}`],
    ['a broken chunk size', `transfer-encoding: chunked\n\nzz\nabc\n0\n\n${hidden}`],
  ])('such as %s is refused once, and the connection closed', async (_, rest) => {
    const heard = await say(`POST /api/auth/login HTTP/1.1\nhost: localhost\ncontent-type: application/json\n${rest}`)
    expect(answers(heard).length).toBeLessThanOrEqual(1)
    expect(heard).not.toMatch(/^HTTP\/1\.1 (?!400)/)
    expect(heard).not.toContain('"ok"')
  })
})

describe('a method that is not used', () => {
  test.each(['TRACE', 'OPTIONS', 'PATCH'])('%s is answered with 405 and those that are', async (method) => {
    const heard = await say(`${method} /api/journal HTTP/1.1\n${host}\nx-secret: mirror\n\n`)
    expect(heard).toMatch(/^HTTP\/1\.1 405 /)
    expect(heard).toMatch(/\r\nallow: GET, POST\r\n/)
    expect(heard).not.toContain('mirror')
  })
  test.each(['PROPFIND', 'PURGE', 'MKCOL', 'SEARCH', 'LOCK', 'QUERY', 'UNSUBSCRIBE'])(
    '%s is answered with 405 everywhere',
    async (method) => {
      for (const path of ['/api/journal', '/api/nothing', '/', '/assets/app-1.js'])
        expect(await say(`${method} ${path} HTTP/1.1\n${host}\ncontent-length: 0\n\n`)).toMatch(/^HTTP\/1\.1 405 /)
    },
  )
  test('pages and assets are read only', async () => {
    for (const path of ['/', '/journal', '/assets/app-1.js'])
      for (const method of ['POST', 'PUT', 'DELETE']) {
        const got = await her.send(method, path)
        expect([read(problem, got).status, got.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
      }
  })
  test.each(['FOO', 'get', 'CONNECT', 'GET\0'])('%s closes the connection', async (method) => {
    expect(await say(`${method} / HTTP/1.1\n${host}\n\n`)).toMatch(/^(?:HTTP\/1\.1 (?:400|405) |$)/)
  })
  test('HEAD answers as GET does, without the body', async () => {
    const heard = await say(`HEAD /api/health HTTP/1.1\n${host}\n\n`)
    expect(heard).toMatch(/^HTTP\/1\.1 200 .*\r\n\r\n$/s)
    expect(heard).toContain('content-length: 15')
  })
})

describe('what is not a request', () => {
  const careful = /content-security-policy: default-src 'none'.*x-content-type-options: nosniff/s
  test.each([
    ['an address that cannot be decoded', `GET /api/journal/%zz HTTP/1.1\n${host}\n\n`, 400],
    ['a page that cannot be decoded', `GET /%c0%ae HTTP/1.1\n${host}\n\n`, 400],
    ['bytes that are not HTTP', 'hello\n\n', 400],
    ['20 kB of headers', `GET / HTTP/1.1\n${host}\nx: ${'x'.repeat(20_000)}\n\n`, 431],
  ])('such as %s is refused with careful headers', async (_, text, status) => {
    const heard = await say(text)
    expect(heard).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    expect(heard).toMatch(careful)
  })
  test.each([
    '/assets/../.env',
    '/../../package.json',
    '//evil.example/%2e%2e',
    '/\\evil.example',
    'http://evil.example/.env',
  ])('the address %s leads nowhere', async (address) => {
    const heard = await say(`GET ${address} HTTP/1.1\n${host}\n\n`)
    expect(heard).toMatch(/^HTTP\/1\.1 40[04] /)
    expect(heard).not.toMatch(/location:|SECRET/i)
  })
})

describe('a compressed body', () => {
  const words = JSON.stringify({ title: 'a', content: 'b' })
  const bomb = Buffer.alloc(100_000_000, 'a')
  test.each([
    ['gzip', gzipSync(words)],
    ['gzip', gzipSync(bomb)],
    ['br', brotliCompressSync(words)],
  ])('of kind %s is refused without being opened', async (kind, body) => {
    const before = process.memoryUsage().rss
    const response = await fetch(new URL('/api/journal', app.url), {
      method: 'POST',
      body: new Uint8Array(body),
      headers: {
        'content-type': 'application/json',
        'content-encoding': kind,
        cookie: [...her.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      },
    })
    expect(response.status).toBe(415)
    expect(process.memoryUsage().rss - before).toBeLessThan(50_000_000)
  })
})

test('a body of 1 MiB and a byte is refused by its length, before it is sent', async () => {
  const heard = await say(
    `POST /api/auth/login HTTP/1.1\n${host}\ncontent-type: application/json\ncontent-length: 1048577\n\n`,
  )
  expect(heard).toMatch(/^HTTP\/1\.1 413 /)
})

test('a client that sends slowly has 30 seconds for a request', () => {
  expect(app.server.requestTimeout).toBe(30_000)
  expect(app.server.headersTimeout).toBe(20_000)
})
