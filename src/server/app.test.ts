import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { api, type CallKey } from '#contract/api.ts'
import type { Call } from '#contract/kernel.ts'
import { type Client, problem, read } from '../../test/client.ts'
import { access, sampleBodies, sampleOf, samples } from '../../test/samples.ts'
import { type StartedApp, startApp, tables } from '../../test/start-app.ts'
import { newId } from './lib/record.ts'

let app: StartedApp
let user: Client

beforeAll(async () => {
  app = await startApp(inject('testServer'))
  user = await app.signUp()
})
afterAll(() => app.stop())

const rows = Object.entries(access)
const calls = Object.entries<Call>(api)
const addressOf = (key: string, id: string): [string, string] => {
  const [method = '', path = ''] = key.split(' ')
  return [method, path.replace('{id}', id).replace('{n}', '0').replace('{size}', 'thumb')]
}

describe('who may call what', () => {
  test.each(rows.filter(([, { kind }]) => kind !== 'open').map(([key]) => key))(
    '%s rejects a visitor who is not signed in',
    async (key) => {
      const got = await app.visitor().send(...addressOf(key, newId()), sampleOf(key))
      expect(read(problem, got)).toMatchObject({ status: 401, code: 'not_signed_in' })
    },
  )

  test.each(rows.flatMap(([key, row]) => (row.kind === 'record' ? [{ key, make: row.make }] : [])))(
    "$key answers 404 for another account's record, as for one that does not exist",
    async ({ key, make }) => {
      const owner = await app.signUp()
      const other = await app.signUp()
      const body = sampleOf(key)
      const others = await other.send(...addressOf(key, await make(owner)), body)
      const nobodys = await other.send(...addressOf(key, newId()), body)
      expect(read(problem, others)).toMatchObject({ status: 404, code: 'not_found' })
      expect(others.body).toEqual(nobodys.body)
    },
  )
})

describe('bad input', () => {
  const spoilt = ['\0', 'half \ud800 character', 'x'.repeat(60_000), 12.5, -1, true, [], {}, [[[]]], null]
  /** zod's own messages, which the contract should replace with ours. */
  const isZodMessage = /^(Invalid|Too (small|big)|Unrecognized|Expected)/
  const rights = ['isPremium', 'userId', 'user_id', 'premiumUntil', 'dataKey', 'createdAt', 'deletedAt', 'constructor']

  test.each([...samples])('%s names every wrong field, stores nothing and never fails', async (key, body) => {
    const call = calls.find(([name]) => name === key)?.[1]
    const before = await app.fingerprint()
    for (const field of Object.keys(body))
      for (const value of spoilt) {
        const changed = { ...body, [field]: value }
        if (call?.body?.safeParse(changed).success) continue
        const got = read(problem, await user.send(...addressOf(key, newId()), changed))
        expect(got, `${field} = ${JSON.stringify(value).slice(0, 40)}`).toMatchObject({
          status: 400,
          code: 'bad_input',
        })
        expect(Object.keys(got.fields ?? {}).some((path) => path === field || path.startsWith(`${field}.`))).toBe(true)
        expect(Object.entries(got.fields ?? {}).filter(([, message]) => isZodMessage.test(message))).toEqual([])
      }
    const got = read(
      problem,
      await user.send(...addressOf(key, newId()), {
        ...body,
        ...Object.fromEntries(rights.map((name) => [name, true])),
      }),
    )
    expect(got.status).toBe(400)
    expect(Object.keys(got.fields ?? {}).sort()).toEqual([...rights].sort())
    expect(await app.fingerprint()).toBe(before)
  })

  test.each<[string, string, number]>([
    ['broken JSON', '{"title": "a', 400],
    ['no JSON at all', 'title=a', 400],
    ['a prototype', '{"title":"a","content":"b","__proto__":{"isPremium":true}}', 400],
    [
      'a constructor with a prototype',
      '{"title":"a","content":"b","constructor":{"prototype":{"isPremium":true}}}',
      400,
    ],
    ['a list', '[]', 400],
    ['a bare word', '"title"', 400],
    ['null', 'null', 400],
    ['50,000 levels', `${'['.repeat(50_000)}${']'.repeat(50_000)}`, 400],
    ['5 MB of text', JSON.stringify({ title: 'a', content: 'x'.repeat(5_000_000) }), 413],
  ])('a body that is %s is rejected', async (_, body, status) => {
    const got = await user.post('/api/journal', body)
    expect(read(problem, got).status).toBe(status)
    expect((await user.get('/api/journal')).body).toEqual([])
  })

  test.each(['\u200b', ' \u200b\u00a0\ufeff ', '\u202e', '\u0007', '\u2800\u3164'])(
    'a text of which nothing can be seen is refused as an empty one: %j',
    async (blank) => {
      for (const [address, body] of [
        ['/api/goals', { title: blank, targetValue: '5' }],
        ['/api/journal', { title: blank, content: 'Rain' }],
        ['/api/tasks', { title: blank, dueDate: '2026-11-28' }],
        ['/api/shopping-items', { line: blank }],
        ['/api/sophia/chat', { message: blank }],
      ] as const) {
        const [field] = Object.keys(body)
        const got = read(problem, await user.post(address, body))
        expect({ address, ...got }).toMatchObject({
          address,
          status: 400,
          fields: { [field ?? '']: 'Please write something here' },
        })
      }
    },
  )

  test('a body of another content type is rejected', async () => {
    for (const kind of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', 'application/xml'])
      expect(read(problem, await user.post('/api/journal', '{}', { 'content-type': kind })).status).toBe(415)
  })

  test.each([
    'limit=0',
    'limit=101',
    'limit=x',
    'limit=1.5',
    'limit=1&limit=2',
    'cursor=!',
    'cursor=',
    'userId=1',
    'cursor=MjAyNg',
  ])('a list request with ?%s is rejected', async (query) => {
    expect(read(problem, await user.get(`/api/journal?${query}`)).status).toBe(400)
  })

  test('a call without query parameters rejects one and names it', async () => {
    const got = read(problem, await user.get('/api/dashboard?userId=1'))
    expect(got).toMatchObject({ status: 400, fields: { userId: 'We don’t know this field' } })
  })

  test.each([
    '1',
    'x',
    '%00',
    '../../etc/passwd',
    newId().toUpperCase().replace('7', '4'),
    '00000000-0000-0000-0000-000000000000',
  ])('a record request with the id %s is rejected', async (id) => {
    const got = await user.delete(`/api/journal/${encodeURIComponent(id)}`)
    expect([400, 404]).toContain(read(problem, got).status)
  })
})

describe('every answer', () => {
  test('an unknown path is 404, and an unsupported method is 405 with the allowed methods', async () => {
    expect(read(problem, await user.get('/api/nothing')).code).toBe('not_found')
    const got = await user.send('PATCH', '/api/journal', {})
    expect(read(problem, got).status).toBe(405)
    expect(got.headers.get('allow')).toBe('GET, POST')
  })

  test('has the security headers and a request id', async () => {
    for (const path of ['/api/health', '/api/journal', '/api/nothing']) {
      const { headers } = await app.visitor().get(path)
      expect(headers.get('content-security-policy')).toContain("default-src 'none'")
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('referrer-policy')).toBe('no-referrer')
      expect(headers.get('cache-control')).toBe('no-store')
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
      expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
      expect(headers.get('access-control-allow-origin')).toBeNull()
    }
  })

  test.each<Record<string, string>>([
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'http://127.0.0.1.evil.example' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'http://127.0.0.1:1' },
  ])('a change from another origin (%o) is rejected', async (headers) => {
    expect(read(problem, await user.post('/api/journal', sampleBodies['POST /api/journal'], headers))).toMatchObject({
      status: 403,
      code: 'cross_origin',
    })
  })
})

test('a GET request changes nothing', async () => {
  const before = await app.fingerprint()
  for (const key of Object.keys(api).filter((name): name is CallKey => name.startsWith('GET ')))
    await user.send(...addressOf(key, newId()))
  // Downloads of everything are counted, as any call that costs much.
  const { rowCount } = await app.database.pool.query(`delete from rate_limits where key like 'exportAccount:%'`)
  expect(rowCount).toBe(1)
  expect(await app.fingerprint()).toBe(before)
})

test('every table of the database belongs to one feature', async () => {
  const { rows } = await app.database.pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public'`,
  )
  expect(tables.toSorted()).toEqual(rows.map(({ name }) => name).toSorted())
})
