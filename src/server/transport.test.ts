import { once } from 'node:events'
import { connect } from 'node:net'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { builtWeb } from '../../test/built-web.ts'
import { type Client, problem, read } from '../../test/client.ts'
import { type StartedApp, startApp } from '../../test/start-app.ts'

let web: Awaited<ReturnType<typeof builtWeb>>
let app: StartedApp
let user: Client
beforeAll(async () => {
  web = await builtWeb()
  app = await startApp(inject('testServer'), {}, { web: web.folder })
  user = await app.signUp()
})
afterAll(async () => {
  await app.stop()
  await web.remove()
})

/** The server's reply to these bytes, until one side closes the connection. */
async function sendRaw(text: string, { url } = app): Promise<string> {
  const { port } = new URL(url)
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

test.each([
  ['many unknown fields', Object.fromEntries(Array.from({ length: 9_000 }, (_, n) => [`k${n}`, 1]))],
  ['a long unknown field', { ['k'.repeat(90_000)]: 1 }],
  [
    'many unknown fields of its parts',
    { username: { a: 1 }, password: Array.from({ length: 9_000 }, () => ({ a: 1 })) },
  ],
])('a body with %s is rejected with a short response', async (_kind, body) => {
  const { status, headers } = await user.post('/api/auth/login', body, { 'accept-encoding': 'identity' })
  expect(status).toBe(400)
  expect(Number(headers.get('content-length'))).toBeLessThan(10_000)
})

describe('an ambiguous request', () => {
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
  ])('with %s is rejected once, and the connection closed', async (_, rest) => {
    const heard = await sendRaw(
      `POST /api/auth/login HTTP/1.1\nhost: localhost\ncontent-type: application/json\n${rest}`,
    )
    expect(answers(heard).length).toBeLessThanOrEqual(1)
    expect(heard).not.toMatch(/^HTTP\/1\.1 (?!400)/)
    expect(heard).not.toContain('"ok"')
  })
})

describe('an unsupported method', () => {
  test.each(['TRACE', 'OPTIONS', 'PATCH'])('%s is answered with 405 and the allowed methods', async (method) => {
    const heard = await sendRaw(`${method} /api/journal HTTP/1.1\n${host}\nx-secret: mirror\n\n`)
    expect(heard).toMatch(/^HTTP\/1\.1 405 /)
    expect(heard).toMatch(/\r\nallow: GET, POST\r\n/)
    expect(heard).not.toContain('mirror')
  })
  test.each(['PROPFIND', 'PURGE', 'MKCOL', 'SEARCH', 'LOCK', 'QUERY', 'UNSUBSCRIBE'])(
    '%s is answered with 405 everywhere',
    async (method) => {
      for (const path of ['/api/journal', '/api/nothing', '/', '/assets/app-1.js'])
        expect(await sendRaw(`${method} ${path} HTTP/1.1\n${host}\ncontent-length: 0\n\n`)).toMatch(/^HTTP\/1\.1 405 /)
    },
  )
  test('pages and assets are read only', async () => {
    for (const path of ['/', '/journal', '/assets/app-1.js'])
      for (const method of ['POST', 'PUT', 'DELETE']) {
        const got = await user.send(method, path)
        expect([read(problem, got).status, got.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
      }
  })
  test.each(['FOO', 'get', 'CONNECT', 'GET\0'])('%s closes the connection', async (method) => {
    expect(await sendRaw(`${method} / HTTP/1.1\n${host}\n\n`)).toMatch(/^(?:HTTP\/1\.1 (?:400|405) |$)/)
  })
  test('HEAD answers as GET does, without the body', async () => {
    const heard = await sendRaw(`HEAD /api/health HTTP/1.1\n${host}\n\n`)
    expect(heard).toMatch(/^HTTP\/1\.1 200 .*\r\n\r\n$/s)
    expect(heard).toContain('content-length: 15')
  })
})

describe('a malformed request', () => {
  const careful = /content-security-policy: default-src 'none'.*x-content-type-options: nosniff/s
  test.each([
    ['an address that cannot be decoded', `GET /api/journal/%zz HTTP/1.1\n${host}\n\n`, 400],
    ['a page that cannot be decoded', `GET /%c0%ae HTTP/1.1\n${host}\n\n`, 400],
    ['bytes that are not HTTP', 'hello\n\n', 400],
    ['two hosts', `GET /api/health HTTP/1.1\nhost: elsewhere\n${host}\n\n`, 400],
    ['an expectation nobody knows', `GET /api/health HTTP/1.1\n${host}\nexpect: foo\n\n`, 400],
    ['20 kB of headers', `GET / HTTP/1.1\n${host}\nx: ${'x'.repeat(20_000)}\n\n`, 431],
  ])('such as %s is rejected with the security headers', async (_, text, status) => {
    const heard = await sendRaw(text)
    expect(heard).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    expect(heard).toMatch(careful)
  })
  test.each([
    '/assets/../.env',
    '/../../package.json',
    '//evil.example/%2e%2e',
    '/\\evil.example',
    'http://evil.example/.env',
  ])('the path %s is not found', async (address) => {
    const heard = await sendRaw(`GET ${address} HTTP/1.1\n${host}\n\n`)
    expect(heard).toMatch(/^HTTP\/1\.1 40[04] /)
    expect(heard).not.toMatch(/location:|SECRET/i)
  })
})

test.each([
  ['bytes that are not UTF-8', 'application/json', Buffer.from('{"title":"caf\xe9","content":"a"}', 'latin1'), 400],
  ['half a letter at its end', 'application/json', Buffer.from('{"title":"a","content":"b"}\xc3', 'latin1'), 400],
  ['another charset', 'application/json; charset=ISO-8859-1', Buffer.from('{"title":"a","content":"b"}'), 415],
  ['its charset named', 'application/json;charset="UTF-8"', Buffer.from('{"title":"é","content":"b"}'), 201],
])('a body with %s is read as it was meant, or refused', async (_, kind, body, status) => {
  const response = await fetch(new URL('/api/journal', app.url), {
    method: 'POST',
    body: new Uint8Array(body),
    headers: {
      'content-type': kind,
      cookie: [...user.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      origin: app.url,
    },
  })
  expect(response.status).toBe(status)
})

describe('a compressed body', () => {
  const words = JSON.stringify({ title: 'a', content: 'b' })
  const bomb = Buffer.alloc(100_000_000, 'a')
  test.each([
    ['gzip', gzipSync(words)],
    ['gzip', gzipSync(bomb)],
    ['br', brotliCompressSync(words)],
  ])('with %s is rejected without being decompressed', async (kind, body) => {
    const before = process.memoryUsage().rss
    const response = await fetch(new URL('/api/journal', app.url), {
      method: 'POST',
      body: new Uint8Array(body),
      headers: {
        'content-type': 'application/json',
        'content-encoding': kind,
        cookie: [...user.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      },
    })
    expect(response.status).toBe(415)
    expect(process.memoryUsage().rss - before).toBeLessThan(50_000_000)
  })
})

test.each([
  ['POST /api/auth/login', 131_073],
  ['POST /api/goals', 131_073],
  ['POST /api/journal', 524_289],
])('a body too long for %s is rejected by its content-length, before it is sent', async (call, length) => {
  const cookie = `cookie: ${[...user.cookies].map(([name, value]) => `${name}=${value}`).join('; ')}`
  const heard = await sendRaw(
    `${call} HTTP/1.1\n${host}\n${cookie}\ncontent-type: application/json\ncontent-length: ${length}\n\n`,
  )
  expect(heard).toMatch(/^HTTP\/1\.1 413 /)
})

test('the longest entry arrives with each of its characters escaped as six', async () => {
  const user = await app.signUp()
  const content = '\\u0416'.repeat(50_000)
  const response = await fetch(new URL('/api/journal', app.url), {
    method: 'POST',
    body: `{"title":"Long","content":"${content}"}`,
    headers: {
      'content-type': 'application/json',
      cookie: [...user.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      origin: app.url,
    },
  })
  expect(response.status).toBe(201)
})

test('a client that sends slowly has 20 seconds for its headers and 30 for a request', () => {
  expect(app.server.requestTimeout).toBe(30_000)
  expect(app.server.headersTimeout).toBe(20_000)
})

test.each([
  ['headers', 'GET / HTTP/1.1\r\nx: '],
  [
    'a body',
    `POST /api/auth/login HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 9999\r\n\r\n"`,
  ],
])('a client that sends %s slowly is cut off soon after the timeout', { timeout: 20_000 }, async (_, begin) => {
  // Its own server: by default Node first checks after 30 s.
  const dripped = await startApp(inject('testServer'))
  dripped.server.headersTimeout = 100
  dripped.server.requestTimeout = 200
  const socket = connect(Number(new URL(dripped.url).port), '127.0.0.1').on('error', () => {})
  socket.write(begin)
  const drip = setInterval(() => socket.write('x'), 20)
  const [heard] = await once(socket, 'data')
  clearInterval(drip)
  socket.destroy()
  await dripped.stop()
  expect(String(heard)).toMatch(/^HTTP\/1\.1 408 /)
})

describe('with a public address', () => {
  const start = (env: Record<string, string> = {}) =>
    startApp(
      inject('testServer'),
      { PUBLIC_URL: 'https://glow.example', TRUST_PROXY: 'off', ...env },
      { web: web.folder },
    )
  const ask = (path: string, hosts: string) => `GET ${path} HTTP/1.1\n${hosts}connection: close\n\n`

  test('a request that names another host, or forwards one, gets 421 on every path', async () => {
    const other = await start()
    for (const name of [
      'evil.example',
      'glow.example.evil.example',
      'glow.example:444',
      'me@glow.example',
      'localhost',
      '127.0.0.1',
      '',
    ])
      for (const path of ['/', '/journal', '/api/nothing', '/api/auth/check', '/assets/app-1.js'])
        expect(await sendRaw(ask(path, `host: ${name}\n`), other)).toMatch(/^HTTP\/1\.1 421 .*wrong_host/s)
    const forwarded = ask('/', 'host: evil.example\nx-forwarded-host: glow.example\n')
    expect(await sendRaw(forwarded, other)).toMatch(/^HTTP\/1\.1 421 /)
    await other.stop()
  })

  test('a request of HTTP/1.1 without a host is refused with a problem', async () => {
    expect(await sendRaw(ask('/api/auth/check', ''))).toMatch(/^HTTP\/1\.1 400 .*content-security-policy: .*bad_input/s)
  })

  test('a request with its host is served, and a health check with any', async () => {
    const other = await start()
    for (const name of ['glow.example', 'Glow.Example', 'glow.example:443'])
      expect(await sendRaw(ask('/', `host: ${name}\n`), other)).toMatch(/^HTTP\/1\.1 200 /)
    for (const path of ['/api/health', '/api/ready'])
      expect(await sendRaw(ask(path, 'host: 10.0.0.7:3000\n'), other)).toMatch(/^HTTP\/1\.1 200 /)
    await other.stop()
  })

  test('the host from a trusted proxy counts: the last one, if the client sent one too', async () => {
    const other = await start({ TRUST_PROXY: 'on' })
    const through = (names: string) => sendRaw(ask('/', `host: 10.0.0.7\nx-forwarded-host: ${names}\n`), other)
    expect(await through('glow.example')).toMatch(/^HTTP\/1\.1 200 /)
    expect(await through('glow.example, evil.example')).toMatch(/^HTTP\/1\.1 421 /)
    await other.stop()
  })
})
