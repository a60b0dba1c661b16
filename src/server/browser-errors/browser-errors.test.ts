import { afterEach, expect, inject, test } from 'vitest'
import { problem, read } from '../../../test/client.ts'
import { type StartedApp, startApp } from '../../../test/start-app.ts'

const path = '/api/browser-errors'
const report = { kind: 'TypeError', component: 'JournalScreen' }

let app: StartedApp
afterEach(() => app.stop())

const reported = () =>
  app.logs.filter((line) => line.includes('browser_error')).map((line): unknown => JSON.parse(line))

test('what broke in a browser is one line of the log, signed in or not, and stores nothing', async () => {
  app = await startApp(inject('testServer'))
  const user = await app.signUp()
  const before = await app.fingerprint()
  expect((await app.visitor().post(path, report)).status).toBe(204)
  expect((await user.post(path, report)).status).toBe(204)
  expect(reported()).toMatchObject([report, report])
  expect(await app.fingerprint()).toBe(before)
})

test.each([
  ['a message', { ...report, message: 'I feel low' }],
  ['words for a kind', { ...report, kind: 'I feel low' }],
  ['words for a part', { ...report, component: 'I feel low' }],
  ['an address for a part', { ...report, component: 'https://glowell.example/journal' }],
  ['a long part', { ...report, component: 'x'.repeat(61) }],
  ['no kind', { component: 'JournalScreen' }],
])('a report with %s is refused, and not one word of it is logged', async (_, body) => {
  app = await startApp(inject('testServer'))
  expect(read(problem, await app.visitor().post(path, body)).status).toBe(400)
  expect(reported()).toEqual([])
  expect(app.logs.join('')).not.toMatch(/I feel low|glowell\.example|xxxx/)
})

test('from one address come so many a minute, and the next is told when to come again', async () => {
  app = await startApp(inject('testServer'), { RATE_LIMIT_FACTOR: '0.1' })
  for (let n = 0; n < 2; n += 1) expect((await app.visitor().post(path, report)).status).toBe(204)
  const got = await app.visitor().post(path, report)
  expect(read(problem, got)).toMatchObject({ status: 429, code: 'too_many_requests' })
  expect(Number(got.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(reported()).toHaveLength(2)
})

test('a report from another origin is refused', async () => {
  app = await startApp(inject('testServer'))
  const got = await app.visitor().post(path, report, { origin: 'https://evil.example' })
  expect(read(problem, got).code).toBe('cross_origin')
})
