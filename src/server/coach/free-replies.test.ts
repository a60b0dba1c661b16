import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { exchange } from '#contract/coach.ts'
import { type Client, read } from '../../../test/client.ts'
import { type StartedApp, startApp } from '../../../test/start-app.ts'
import { questionsUsed } from '../../../test/coach-calls.ts'

let app: StartedApp
beforeAll(async () => {
  app = await startApp(inject('testServer'))
})
afterAll(() => app.stop())

const ask = (user: Client, message: string) => user.post('/api/sophia/chat', { message })
const question = 'How can I balance self-care with productivity?'

test.each([
  'hello',
  'thank you so much',
  'are you a real person?',
  'who won the match',
  'how am I doing?',
  'remind me to call the dentist tomorrow at 3pm',
])('“%s” is answered and uses no question', async (message) => {
  const user = await app.signUp()
  const { state, response } = read(exchange, await ask(user, message))
  expect([state, response.length > 20, await questionsUsed(user)]).toEqual(['done', true, 0])
})

test('of ten greetings at once none uses a question', async () => {
  const user = await app.signUp()
  const all = await Promise.all(Array.from({ length: 10 }, () => ask(user, 'hello')))
  expect(all.some(({ status }) => status === 200)).toBe(true)
  expect(all.filter(({ status }) => status === 403)).toEqual([])
  expect(await questionsUsed(user)).toBe(0)
})

test('with no question left, what is free is still answered, and a question still says why not', async () => {
  const user = await app.signUp()
  for (let n = 0; n < 3; n += 1) expect((await ask(user, question)).status).toBe(200)
  expect((await ask(user, question)).status).toBe(403)
  expect(read(exchange, await ask(user, 'add a task to water the plants tomorrow')).proposals).toHaveLength(1)
  expect(read(exchange, await ask(user, 'thanks')).state).toBe('done')
  expect(await questionsUsed(user)).toBe(3)
})

test('a coaching conversation uses one question, whatever its length, and answers by tap or in words', async () => {
  const user = await app.signUp()
  const first = read(exchange, await ask(user, 'Should I keep the piano or sell it?'))
  expect(first.choices).toContain('Peace of mind')
  expect(await questionsUsed(user)).toBe(1)
  expect(read(exchange, await ask(user, 'Peace of mind')).choices).toEqual(['Relief', 'A dip', 'Not much'])
  const question = read(exchange, await ask(user, 'the first one'))
  expect(question.choices).toEqual([])
  const last = read(exchange, await ask(user, 'if my husband would find work there'))
  expect(last.response).toContain('You felt relief')
  expect(last.proposals).toHaveLength(1)
  expect(await questionsUsed(user)).toBe(1)
})

test('a conversation goes on from where it stands', async () => {
  const user = await app.signUp()
  await user.post('/api/premium/trial')
  read(exchange, await ask(user, 'teach me a breathing exercise'))
  expect(read(exchange, await ask(user, 'why does that work?')).response).toContain('Balban')
})
