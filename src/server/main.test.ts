import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { Client } from '../../test/client.ts'
import { copyDatabase, toUrl } from '../../test/database.ts'
import { copyDataFolder } from '../../test/data-folder.ts'
import { sampleBodies } from '../../test/samples.ts'
import { startModelServer } from '../../test/model-server.ts'
import { startProcess, withoutCoach } from '../../test/start-process.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'glowell-main-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const person = sampleBodies['POST /api/auth/signup']

describe('on one data folder', () => {
  const settings = () => ({ ...withoutCoach, DATA_DIR: folder })
  const session = new Map<string, string>()
  let server: Awaited<ReturnType<typeof startProcess>>
  beforeAll(async () => {
    await copyDataFolder(inject('dataFolder'), folder)
    const killed = await startProcess(settings())
    const user = new Client(killed.url)
    await user.post('/api/auth/signup', person)
    for (const [name, value] of user.cookies) session.set(name, value)
    for (let n = 0; n < 5; n += 1) await user.post('/api/journal', { title: `${n}`, content: 'kept' })
    await killed.kill()
    server = await startProcess(settings())
  })

  test('what was acknowledged before a kill -9 is there after the next start, and the session is still valid', async () => {
    const user = new Client(server.url)
    for (const [name, value] of session) user.cookies.set(name, value)
    expect((await user.get('/api/journal')).body).toMatchObject(
      [4, 3, 2, 1, 0].map((n) => ({ title: `${n}`, content: 'kept' })),
    )
  })

  test('a second server waits, then stops with a plain message, and the first keeps running', async () => {
    await expect(startProcess(settings())).rejects.toThrow(/already|in use|another/i)
    expect((await new Client(server.url).get('/api/ready')).status).toBe(200)
  })

  test('it stops when asked', async () => {
    expect(await server.stop()).toBe(0)
  })
})

describe('with a model on this machine', () => {
  let ollama: Awaited<ReturnType<typeof startModelServer>>
  let settings: Record<string, string>
  let server: Awaited<ReturnType<typeof startProcess>>
  beforeAll(async () => {
    const { connection, drop } = await copyDatabase(inject('testServer'))
    ollama = await startModelServer('openai-compatible')
    ollama.behave({ models: [{ id: 'llama3.2:latest' }] })
    settings = { DATA_DIR: folder, DATABASE_URL: toUrl(connection), COACH_BASE_URL: ollama.url }
    server = await startProcess(settings)
    return async () => {
      await server.stop()
      await ollama.stop()
      await drop()
    }
  })

  test('the coach is loaded when its page is opened, before the first question', async () => {
    const user = new Client(server.url)
    await user.post('/api/auth/signup', person)
    expect((await user.get('/api/sophia/coach')).status).toBe(200)
    await expect.poll(() => server.logs.join('')).toContain('coach_opened')
  })

  test('the model is offered when the server starts, and only where nothing else was chosen', async () => {
    await expect
      .poll(() => server.logs.join('\n'))
      .toContain('with the model llama3.2:latest. With COACH_PROVIDER=ollama')
    const chosen = await startProcess({ ...settings, COACH_PROVIDER: 'ollama' })
    expect(await chosen.stop()).toBe(0)
    expect(chosen.logs.join('\n')).not.toContain('runs on this machine')
    expect(chosen.logs.join('\n')).toContain('"model":"llama3.2:latest"')
  })
})

test('an invalid setting stops the start with its name, not its value', async () => {
  const started = startProcess({ DATA_DIR: folder, COACH_BASE_URL: 'https://me:secret@models.example/v1' })
  await expect(started).rejects.toThrow(/before it was ready: These settings cannot be used:\n  COACH_BASE_URL: .*$/)
  await expect(started).rejects.not.toThrow('secret')
})
