import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { exchange, coach } from '#contract/coach.ts'
import { read } from '../../../test/client.ts'
import { listExchanges } from '../../../test/coach-calls.ts'
import { startModelServer } from '../../../test/model-server.ts'
import { type StartedApp, startApp } from '../../../test/start-app.ts'

const message = 'How do I ask for a raise?'
let ollama: Awaited<ReturnType<typeof startModelServer>>
beforeAll(async () => {
  ollama = await startModelServer('openai-compatible')
})
afterAll(() => ollama.stop())

async function withOllama(settings: Readonly<Record<string, string>>, run: (app: StartedApp) => Promise<void>) {
  const app = await startApp(inject('testServer'), {
    COACH_PROVIDER: 'ollama',
    COACH_BASE_URL: ollama.url,
    ...settings,
  })
  await run(app)
  await app.stop()
}

test('the first model that Ollama has answers, by name and on this machine', async () => {
  ollama.behave({ models: [{ id: 'llama3.2:latest' }, { id: 'other' }], chunks: ['Ask on Thursday. '] })
  await withOllama({}, async (app) => {
    const user = await app.signUp()
    const shown = read(coach, await user.get('/api/sophia/coach'))
    expect(shown).toMatchObject({ name: 'llama3.2:latest', kind: 'ollama', isOnline: true })
    const got = read(exchange, await user.post('/api/sophia/chat', { message }))
    expect(got).toMatchObject({ state: 'done', answeredBy: 'llama3.2:latest', sentTo: new URL(ollama.url).host })
    expect(got.response).toContain('Ask on Thursday.')
    expect(JSON.parse(ollama.asked.at(-1)?.body ?? '')).toMatchObject({ model: 'llama3.2:latest' })
  })
})

test.each([
  [
    'by what Ollama tells of each',
    [
      { id: 'tiny-vectors', capabilities: ['embedding'] },
      { id: 'gemma3', capabilities: ['completion'] },
    ],
  ],
  ['by its name where it tells nothing', [{ id: 'nomic-embed-text:latest' }, { id: 'gemma3' }]],
])('a model that is only for embeddings is passed over, %s', async (_, models) => {
  ollama.behave({ models })
  await withOllama({}, async (app) => {
    const user = await app.signUp()
    expect(read(coach, await user.get('/api/sophia/coach'))).toMatchObject({ name: 'gemma3' })
    expect(app.logs.join('')).toContain('"model":"gemma3"')
  })
})

test('is looked for where Ollama listens unless told otherwise', async () => {
  // No server has this model. If one runs there, it refuses the request, and the exchange still says where it was sent.
  const app = await startApp(inject('testServer'), { COACH_PROVIDER: 'ollama', COACH_MODEL: 'no-such-model' })
  const user = await app.signUp()
  expect((await user.post('/api/sophia/chat', { message })).status).toBe(503)
  expect(await listExchanges(user)).toMatchObject([{ state: 'failed', sentTo: '127.0.0.1:11434' }])
  await app.stop()
})

test('the model that is named answers, whichever stands first', async () => {
  ollama.behave({ models: [{ id: 'llama3.2:latest' }] })
  await withOllama({ COACH_MODEL: 'qwen3:8b' }, async (app) => {
    const user = await app.signUp()
    expect(read(exchange, await user.post('/api/sophia/chat', { message })).answeredBy).toBe('qwen3:8b')
  })
})

test('without a model the coach is away, and answers as soon as one is installed', async () => {
  ollama.behave({ models: [] })
  await withOllama({}, async (app) => {
    const user = await app.signUp()
    expect(read(coach, await user.get('/api/sophia/coach'))).toMatchObject({ name: 'Ollama', isOnline: false })
    expect((await user.post('/api/sophia/chat', { message })).status).toBe(503)
    ollama.behave({ models: [{ id: 'gemma3' }] })
    expect(read(coach, await user.get('/api/sophia/coach'))).toMatchObject({ name: 'gemma3', isOnline: true })
    expect(read(exchange, await user.post('/api/sophia/chat', { message }))).toMatchObject({ answeredBy: 'gemma3' })
    expect(app.logs.join('')).toContain('"model":"gemma3"')
  })
})
