import { once } from 'node:events'
import { createServer } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startPictureHost } from '../../../test/picture-host.ts'
import { isPublic, createSafeFetch, SafeFetchError } from './safe-fetch.ts'

const bytes = Buffer.alloc(2_000, 7)
let host: Awaited<ReturnType<typeof startPictureHost>>
let asked: string[] = []

beforeAll(async () => {
  host = await startPictureHost(
    (request, response) => {
      const { url = '' } = request
      asked.push(url)
      const to = /^\/to\?(.*)/.exec(url)?.[1]
      if (to !== undefined) response.writeHead(302, { location: decodeURIComponent(to) }).end()
      else if (url === '/loop') response.writeHead(301, { location: '/loop' }).end()
      else if (url === '/nowhere') response.writeHead(302).end()
      else if (url === '/missing') response.writeHead(404).end(bytes)
      else if (url === '/packed') response.writeHead(200, { 'content-encoding': 'gzip' }).end(bytes)
      else if (url === '/said') response.writeHead(200, { 'content-length': 5_001 }).write(bytes)
      else if (url === '/silent') response.writeHead(200).write('a')
      else if (url === '/endless') {
        const more = () =>
          void (response.write(Buffer.alloc(60_000)) ? setImmediate(more) : response.once('drain', more))
        more()
      } else if (url === '/headers') response.end(JSON.stringify(request.headers))
      else response.end(bytes)
    },
    { 'mixed.example': ['127.0.0.1', '10.0.0.7'], 'inside.example': ['192.168.1.1'] },
  )
})
afterAll(() => host.stop())

const script = 'javascript'
const maxBytes = 5_000
const read = (path: string, name?: string) => host.safeFetch.read(host.at(path, name), maxBytes)

test('a file at a public https address is read, also behind three redirects', async () => {
  expect(await read('/a.png')).toEqual(bytes)
  const thrice = ['/to?', '/to?', '/to?'].reduceRight((to, way) => `${way}${encodeURIComponent(to)}`, '/a.png')
  expect(await read(thrice)).toEqual(bytes)
})

test('the host learns nothing about the user: no cookie, no referrer', async () => {
  const headers = JSON.parse((await read('/headers')).toString())
  expect(Object.keys(headers).sort()).toEqual(['accept', 'connection', 'host', 'user-agent'])
  expect(headers['user-agent']).toBe('Glowell')
})

test.each([
  ['a file that says it is too large', '/said'],
  ['a file without an end', '/endless'],
  ['a host that falls silent', '/silent'],
  ['a file that is not there', '/missing'],
  ['a compressed answer', '/packed'],
  ['a redirect without an end', '/loop'],
  ['a redirect to nowhere', '/nowhere'],
  ['a redirect to http', `/to?${encodeURIComponent('http://pictures.example/')}`],
  ['a redirect to a script', `/to?${encodeURIComponent(`${script}:alert(1)`)}`],
  ['a redirect to a file', `/to?${encodeURIComponent('file:///etc/passwd')}`],
  ['a redirect into our own network', `/to?${encodeURIComponent('https://inside.example/')}`],
  ['a redirect to the machine of the cloud', `/to?${encodeURIComponent('https://169.254.169.254/latest/meta-data/')}`],
])('%s is given up', async (_, path) => {
  await expect(read(path)).rejects.toThrow(SafeFetchError)
})

test('a name that stands for a private address too is not asked at all, nor one that another certificate is for', async () => {
  asked = []
  for (const name of ['mixed.example', 'inside.example', 'unknown.example', 'unnamed.example'])
    await expect(read('/a.png', name)).rejects.toThrow(SafeFetchError)
  expect(asked).toEqual([])
})

test('a name is looked up once: what it means a moment later is never asked', async () => {
  let lookups = 0
  const turning = createSafeFetch({
    resolve: async () => [{ address: (lookups += 1) === 1 ? '127.0.0.1' : '10.0.0.1', family: 4 }],
    mayReach: (address) => address === '127.0.0.1',
    patience: 1_000,
  })
  await expect(turning.read(host.at('/a.png'), maxBytes)).rejects.toThrow('not reached')
  expect(lookups).toBe(1)
})

describe('with an eye on this machine', () => {
  let hits = 0
  const canary = createServer((socket) => {
    hits += 1
    socket.destroy()
  })
  let port = 0
  beforeAll(async () => {
    await once(canary.listen(0, '::'), 'listening')
    const address = canary.address()
    port = address === null || typeof address === 'string' ? 0 : address.port
  })
  afterAll(() => void canary.close())

  const names: Record<string, string> = {
    localhost: '127.0.0.1',
    'localhost.': '127.0.0.1',
    'rebound.example': '::ffff:127.0.0.1',
    'six.example': '::1',
    'ten.example': '10.0.0.1',
    'cloud.example': '169.254.169.254',
  }
  const outside = createSafeFetch({
    resolve: async (host) => (names[host] ? [{ address: names[host], family: 4 }] : []),
    mayReach: isPublic,
    patience: 2_000,
  })

  const hosts =
    `127.0.0.1 127.0.0.2 127.1 127.0.1 2130706433 0x7f000001 0x7f.0x0.0x0.0x1 0177.0.0.1 017700000001 0 0.0.0.0 00
    127.0.0.1. [::1] [::] [::ffff:127.0.0.1] [::ffff:7f00:1] [0:0:0:0:0:ffff:127.0.0.1] [::127.0.0.1] [64:ff9b::7f00:1]
    [2002:7f00:1::] [2001:0:7f00:1::] [fe80::1] [fc00::1] [fd00:ec2::254] [fec0::1] [ff02::1] [100::1] [2001:db8::1]
    10.0.0.1 172.16.0.1 172.31.255.255 192.168.0.1 169.254.169.254 169.254.170.2 100.64.0.1 198.18.0.1 192.0.0.192 192.0.2.1
    203.0.113.1 224.0.0.1 240.0.0.1 255.255.255.255 ①②⑦.⓪.⓪.① １２７.0.0.1 localhost localhost. LOCALHOST rebound.example
    six.example ten.example cloud.example`.split(/\s+/)
  const forms = [
    ...hosts.map((name) => `https://${name}:PORT/a.png`),
    ...['http', 'ftp', 'file', 'gopher', 'dict', 'ws'].map((scheme) => `${scheme}://127.0.0.1:PORT/`),
    `${script}:alert(1)`,
    'data:image/png;base64,AAAA',
    'blob:https://127.0.0.1:PORT/1',
    'https://127.0.0.1:PORT@1.1.1.1:1/',
    'https://user:word@127.0.0.1:PORT/',
    'https:127.0.0.1:PORT',
    'https:///127.0.0.1:PORT',
    'https://127.0.0.1:PORT\\@pictures.example/',
    '//127.0.0.1:PORT/',
    '',
  ]

  test.each(forms)('%j is never asked', async (form) => {
    await expect(outside.read(form.replace('PORT', String(port)), maxBytes)).rejects.toThrow(SafeFetchError)
    expect(hits).toBe(0)
  })
})

test.each(['1.1.1.1', '8.8.8.8', '93.184.215.14', '2606:4700::1111', '2a00:1450:4001:80b::200e'])(
  '%s is public',
  (address) => expect(isPublic(address)).toBe(true),
)
