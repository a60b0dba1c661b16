import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type StartedApp, startApp } from '../../../test/start-app.ts'

let app: StartedApp
beforeAll(async () => {
  app = await startApp(inject('testServer'))
})
afterAll(() => app.stop())

/** `normalize` alone takes seconds for it. */
const marks = `x${'\u0344'.repeat(12_000)}${'\u0316'.repeat(12_000)}`
const letters = 'é'.repeat(marks.length)
/** With nothing done about it, marks take more than twenty times what letters do. */
const mostTimes = 8

const search = { text: 'zebras' }
test.each([
  ['the search of the journal', '/api/journal/search', () => search],
  ['the search for everything', '/api/search', () => search],
  ['a question about the journal', '/api/sophia/chat', () => ({ message: 'what did I write about zebras' })],
  ['a message of such marks', '/api/sophia/chat', (text: string) => ({ message: text.slice(10_001, 14_001) })],
])('%s takes about as long for marks in any order as for letters', async (_, path, bodyOf) => {
  /** Processor time of the server and the test. */
  const costOf = async (text: string): Promise<number> => {
    const user = await app.signUp()
    expect((await user.put('/api/sophia/areas', { areas: ['journal'] })).status).toBe(200)
    for (const content of [text, text])
      expect((await user.post('/api/journal', { title: 'Marks', content })).status).toBe(201)
    await user.post('/api/sophia/chat', { message: 'hello' })
    const start = process.threadCpuUsage()
    expect((await user.post(path, bodyOf(text))).status).toBeLessThan(300)
    const { user: own, system } = process.threadCpuUsage(start)
    return own + system
  }
  const plain = await costOf(letters)
  expect((await costOf(marks)) / plain).toBeLessThan(mostTimes)
})
