import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { exchange } from '#contract/coach.ts'
import { type Client, problem, read } from '../../../test/client.ts'
import { type StartedApp, startApp } from '../../../test/start-app.ts'

let app: StartedApp
beforeAll(async () => {
  app = await startApp(inject('testServer'))
})
afterAll(() => app.stop())

const message = 'How can I balance self-care with productivity?'
const ask = (user: Client, body: unknown) => user.post('/api/sophia/chat', body)
const isJson = /^application\/json/

test('POST /api/sophia/chat takes a message and answers 200 with id, message and response', async () => {
  const user = await app.signUp()
  const got = await ask(user, { message })
  expect([got.status, got.headers.get('content-type')]).toEqual([200, expect.stringMatching(isJson)])
  expect(got.body).toMatchObject({ id: expect.stringMatching(/^[\da-f-]{36}$/), message, response: expect.any(String) })
  expect(read(exchange, got).response.length).toBeGreaterThan(100)
})

test.each([
  ['blank', { message: ' \n\t ' }],
  ['missing', {}],
  ['no text', { message: 7 }],
  ['too long', { message: 'x'.repeat(4_001) }],
  ['beside a field that is not known', { message, model: 'other' }],
])('POST /api/sophia/chat refuses a message that is %s with 400, and counts nothing', async (_, body) => {
  const user = await app.signUp()
  const got = read(problem, await ask(user, body))
  expect(got).toMatchObject({ status: 400, code: 'bad_input' })
  expect((await user.get('/api/sophia/chats')).body).toEqual([])
  expect((await user.get('/api/user/usage-limits')).body).toMatchObject({ aiQuestions: { used: 0 } })
})

test('GET /api/sophia/chats answers 200 with the list of exchanges, newest first, a page at a time', async () => {
  const user = await app.signUp()
  await user.post('/api/premium/trial')
  expect((await user.get('/api/sophia/chats')).body).toEqual([])
  const asked = []
  for (const each of [message, 'How do I rest?', 'How do I save money?'])
    asked.unshift(read(exchange, await ask(user, { message: each })))
  const got = await user.get('/api/sophia/chats')
  expect([got.status, got.headers.get('content-type')]).toEqual([200, expect.stringMatching(isJson)])
  expect(got.body).toEqual(asked)
  const first = await user.get('/api/sophia/chats?limit=2')
  expect(first.body).toEqual(asked.slice(0, 2))
  const next = /<([^>]+)>; rel="next"/.exec(first.headers.get('link') ?? '')?.[1] ?? ''
  const second = await user.get(next)
  expect([second.body, second.headers.get('link')]).toEqual([asked.slice(2), null])
})

test('both answer 401 to who is not signed in, and 403 tells who has no question left in the words of the specification', async () => {
  const visitor = app.visitor()
  for (const got of [await ask(visitor, { message }), await visitor.get('/api/sophia/chats')])
    expect(read(problem, got)).toMatchObject({ status: 401, code: 'not_signed_in' })
  const user = await app.signUp()
  for (let n = 0; n < 3; n += 1) await ask(user, { message })
  expect(read(problem, await ask(user, { message }))).toMatchObject({
    status: 403,
    code: 'limit_reached',
    detail: "You've used all 3 free questions for this month. Upgrade to Premium for unlimited AI coaching!",
  })
  expect((await user.get('/api/sophia/chats')).status).toBe(200)
})

test('asked with Accept: text/event-stream it answers 200 as a stream, and refuses as JSON before it begins', async () => {
  const user = await app.signUp()
  const stream = { accept: 'text/event-stream' }
  const got = await user.post('/api/sophia/chat', { message }, stream)
  expect([got.status, got.headers.get('content-type')]).toEqual([200, expect.stringContaining('text/event-stream')])
  const refused = await user.post('/api/sophia/chat', { message: '' }, stream)
  expect([refused.status, refused.headers.get('content-type')]).toEqual([400, expect.stringContaining('problem+json')])
})
