import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type StartedApp, startApp } from '../../../test/start-app.ts'

let app: StartedApp
beforeAll(async () => {
  app = await startApp(inject('testServer'))
})
afterAll(() => app.stop())

/** `normalize` alone takes seconds for it. */
const marks = `x${'\u0344'.repeat(12_000)}${'\u0316'.repeat(12_000)}`
/** Milliseconds of processor time, of the server and of the test. */
const limit = 500

test.each([
  ['the search of the journal', '/api/journal/search', { text: 'zebras' }],
  ['the search for everything', '/api/search', { text: 'zebras' }],
  ['a question about the journal', '/api/sophia/chat', { message: 'what did I write about zebras' }],
  ['a message of such marks', '/api/sophia/chat', { message: marks.slice(10_001, 14_001) }],
])('%s takes no longer where marks stand in any order', async (_, path, body) => {
  const user = await app.signUp()
  expect((await user.put('/api/sophia/areas', { areas: ['journal'] })).status).toBe(200)
  for (const content of [marks, marks])
    expect((await user.post('/api/journal', { title: 'Marks', content })).status).toBe(201)
  await user.post('/api/sophia/chat', { message: 'hello' })
  const start = process.threadCpuUsage()
  expect((await user.post(path, body)).status).toBeLessThan(300)
  const { user: own, system } = process.threadCpuUsage(start)
  expect((own + system) / 1_000).toBeLessThan(limit)
})
