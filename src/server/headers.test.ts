import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { api } from '#contract/api.ts'
import { pages } from '#contract/pages.ts'
import { builtWeb } from '../../test/built-web.ts'
import type { Client } from '../../test/client.ts'
import { type StartedApp, startApp } from '../../test/start-app.ts'
import { newId } from './lib/record.ts'

let web: Awaited<ReturnType<typeof builtWeb>>
let app: StartedApp
let user: Client
beforeAll(async () => {
  web = await builtWeb()
  app = await startApp(inject('testServer'), { PUBLIC_URL: 'https://glowell.example' }, { web: web.folder })
  user = await app.signUp()
})
afterAll(async () => {
  await app.stop()
  await web.remove()
})

const careful = (headers: Headers): Record<string, string | null> =>
  Object.fromEntries(
    [
      'x-content-type-options',
      'referrer-policy',
      'cross-origin-opener-policy',
      'cross-origin-resource-policy',
      'strict-transport-security',
      'access-control-allow-origin',
      'x-powered-by',
      'server',
    ].map((name) => [name, headers.get(name)]),
  )
const wanted = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'access-control-allow-origin': null,
  'x-powered-by': null,
  server: null,
}

const calls = Object.keys(api).map((key) =>
  key.replace('{id}', newId()).replace('{n}', '0').replace('{size}', 'thumb').split(' '),
)
const asked: [string, string][] = [
  ...calls.map(([method = '', path = '']): [string, string] => [method, path]),
  ...pages.map(({ path }): [string, string] => ['GET', path]),
  ['GET', '/dashboard'],
  ['GET', '/onboarding'],
  ['GET', '/not-a-page'],
  ['GET', '/api/nothing'],
  ['HEAD', '/'],
  ['POST', '/'],
  ['PATCH', '/api/journal'],
  ['OPTIONS', '/api/journal'],
  ['GET', '/assets/app-1.js'],
  ['GET', '/favicon.svg'],
]

describe.each(asked)('%s %s', (method, path) => {
  test('has the security headers for everyone', async () => {
    for (const client of [app.visitor(), user]) {
      const { headers, status } = await client.send(method, path, undefined, { origin: 'https://glowell.example' })
      expect(careful(headers)).toEqual(wanted)
      const policy = headers.get('content-security-policy') ?? ''
      for (const rule of ["default-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"])
        expect(policy).toContain(rule)
      expect(policy).not.toMatch(/(?:script|default)-src[^;]*'unsafe|\*|https?:/)
      if (status !== 204 && status !== 200 && status !== 201)
        expect(headers.get('content-type')).toMatch(/^(?:application\/problem\+json|text\/html); charset=utf-8$/)
      if (!path.startsWith('/assets/') && path !== '/favicon.svg') expect(headers.get('cache-control')).toBe('no-store')
      expect([301, 302, 303, 307, 308]).not.toContain(status)
    }
  })
})

test.each([
  '/.env',
  '/.git/config',
  '/.git/HEAD',
  '/.build',
  '/.vite/manifest.json',
  '/index.html',
  '/index.html.br',
  '/landing.html',
  '/assets/app-1.js.br',
  '/assets/app-1.js.gz',
  '/assets/',
  '/assets/..%2f.env',
  '/assets/%2e%2e/.env',
  '/assets/..%5c.env',
  '/assets/%00',
  '/%2f/evil.example',
  '/package.json',
  '/src/server/main.ts',
  '/data/keyring',
  '/metrics',
  '/debug',
  '/server-status',
])('nothing is served at %s', async (path) => {
  const got = await app.visitor().get(path)
  expect([400, 404]).toContain(got.status)
  expect(JSON.stringify(got.body)).not.toMatch(/SECRET|\[core\]/)
})

test('an asset is still sent compressed to clients that accept it', async () => {
  const { headers } = await app.visitor().get('/assets/app-1.js', { 'accept-encoding': 'gzip' })
  expect([headers.get('content-encoding'), headers.get('content-type')]).toEqual([
    'gzip',
    'application/javascript; charset=utf-8',
  ])
})

test('on https, cookies are bound to the host and hidden from scripts and other sites, and tokens are new each time', async () => {
  const name = '__Host-glowell_session'
  const seen = new Set([user.cookies.get(name)])
  for (let n = 1; n <= 5; n += 1) {
    const client = app.visitor()
    const body = { username: 'person1', password: 'a quiet morning light' }
    const { headers, status } = await client.post('/api/auth/login', body)
    expect(status).toBe(200)
    const lines = headers.getSetCookie()
    expect(lines.map((line) => line.split('=', 1)[0]).sort()).toEqual(['__Host-glowell_device', name])
    for (const line of lines) {
      const flags = line
        .split(';')
        .slice(1)
        .map((flag) => flag.trim().toLowerCase())
      expect(flags).toEqual(expect.arrayContaining(['secure', 'httponly', 'samesite=lax', 'path=/']))
      expect(flags.some((flag) => flag.startsWith('domain'))).toBe(false)
    }
    const [token = ''] = decodeURIComponent(client.cookies.get(name) ?? '').split('.')
    expect(token).toMatch(/^[\w-]{32,}$/)
    seen.add(client.cookies.get(name))
  }
  expect(seen.size).toBe(6)
})

test.each([
  'https://evil.example',
  'null',
  'https://glowell.example.evil.example',
  'https://evilglowell.example',
  'http://glowell.example',
  'https://glowell.example:444',
  'https://user@glowell.example',
])('a page from %s can neither read nor change anything', async (origin) => {
  const { headers } = await user.get('/api/journal', { origin })
  expect(headers.get('access-control-allow-origin')).toBeNull()
  expect((await user.post('/api/journal', { title: 'a', content: 'b' }, { origin })).status).toBe(403)
  const { headers: asked } = await user.send('OPTIONS', '/api/journal', undefined, { origin })
  expect(asked.get('access-control-allow-methods')).toBeNull()
})
