import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, inject, onTestFinished, test } from 'vitest'
import { Client } from '../../test/client.ts'
import { copyDatabase, toUrl } from '../../test/database.ts'
import { copyDataFolder } from '../../test/data-folder.ts'
import { sampleBodies } from '../../test/samples.ts'
import { startModelServer } from '../../test/model-server.ts'
import { startProcess, withoutCoach } from '../../test/start-process.ts'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'glowell-main-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const person = sampleBodies['POST /api/auth/signup']

/** Settings for a start with a copy of the run's database: making one takes longer than the start. */
async function withCopy(): Promise<Record<string, string>> {
  const { connection, drop } = await copyDatabase(inject('testServer'))
  onTestFinished(drop)
  return { DATA_DIR: folder, DATABASE_URL: toUrl(connection) }
}

test('what was acknowledged before a kill -9 is there after the next start, and the session is still valid', async () => {
  await copyDataFolder(inject('dataFolder'), folder)
  const first = await startProcess({ ...withoutCoach, DATA_DIR: folder })
  const user = new Client(first.url)
  await user.post('/api/auth/signup', person)
  for (let n = 0; n < 5; n += 1)
    expect((await user.post('/api/journal', { title: `${n}`, content: 'kept' })).status).toBe(201)
  await first.kill()
  const second = await startProcess({ ...withoutCoach, DATA_DIR: folder })
  const again = new Client(second.url)
  for (const [name, value] of user.cookies) again.cookies.set(name, value)
  expect((await again.get('/api/journal')).body).toMatchObject(
    [4, 3, 2, 1, 0].map((n) => ({ title: `${n}`, content: 'kept' })),
  )
  await second.stop()
})

test('a second server on the same data folder waits, then stops with a plain message, and the first keeps running', async () => {
  await copyDataFolder(inject('dataFolder'), folder)
  const first = await startProcess({ ...withoutCoach, DATA_DIR: folder })
  await expect(startProcess({ ...withoutCoach, DATA_DIR: folder })).rejects.toThrow(/already|in use|another/i)
  expect((await new Client(first.url).get('/api/ready')).status).toBe(200)
  await first.stop()
})

test('the coach is loaded when the server starts, before the first question', async () => {
  const settings = await withCopy()
  const server = await startProcess(settings)
  await expect.poll(() => server.logs.some((line) => line.includes('coach_opened')), { timeout: 20_000 }).toBe(true)
  await server.stop()
  const without = await startProcess({ ...settings, COACH_PROVIDER: 'off' })
  expect(await without.stop()).toBe(0)
  expect(without.logs.join('')).not.toContain('coach_opened')
})

test('a model that runs on this machine is offered when the server starts, and only where nothing else was chosen', async () => {
  const ollama = await startModelServer('openai-compatible')
  ollama.behave({ models: [{ id: 'llama3.2:latest' }] })
  const settings = { ...(await withCopy()), COACH_BASE_URL: ollama.url }
  const server = await startProcess(settings)
  await expect
    .poll(() => server.logs.join('\n'), { timeout: 20_000 })
    .toContain('with the model llama3.2:latest. With COACH_PROVIDER=ollama')
  await server.stop()
  const chosen = await startProcess({ ...settings, COACH_PROVIDER: 'ollama' })
  expect(await chosen.stop()).toBe(0)
  expect(chosen.logs.join('\n')).not.toContain('runs on this machine')
  expect(chosen.logs.join('\n')).toContain('"model":"llama3.2:latest"')
  await ollama.stop()
})

test('an invalid setting stops the start with its name, not its value', async () => {
  const started = startProcess({ DATA_DIR: folder, COACH_BASE_URL: 'https://me:secret@models.example/v1' })
  await expect(started).rejects.toThrow(/before it was ready: These settings cannot be used:\n  COACH_BASE_URL: .*$/)
  await expect(started).rejects.not.toThrow('secret')
})
