import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Client } from '../../test/client.ts'
import { askForUpload } from '../../test/pictures.ts'
import { sampleBodies } from '../../test/samples.ts'
import { startProcess } from '../../test/start-process.ts'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'glowell-main-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const person = sampleBodies['POST /api/auth/signup']

test('what was acknowledged before a kill -9 is there after the next start, and her session still holds', async () => {
  const first = await startProcess({ DATA_DIR: folder })
  const her = new Client(first.url)
  await her.post('/api/auth/signup', person)
  for (let n = 0; n < 5; n += 1)
    expect((await her.post('/api/journal', { title: `${n}`, content: 'kept' })).status).toBe(201)
  await first.kill()
  const second = await startProcess({ DATA_DIR: folder })
  const again = new Client(second.url)
  for (const [name, value] of her.cookies) again.cookies.set(name, value)
  expect((await again.get('/api/journal')).body).toMatchObject(
    [4, 3, 2, 1, 0].map((n) => ({ title: `${n}`, content: 'kept' })),
  )
  await second.stop()
})

test('a second server on the same data folder is refused with a plain message once it has waited, and the first goes on', async () => {
  const first = await startProcess({ DATA_DIR: folder })
  await expect(startProcess({ DATA_DIR: folder })).rejects.toThrow(/already|in use|another/i)
  expect((await new Client(first.url).get('/api/ready')).status).toBe(200)
  await first.stop()
})

test('the coach is opened when the server starts, before anybody asks', async () => {
  const server = await startProcess({ DATA_DIR: folder })
  await expect.poll(() => server.logs.some((line) => line.includes('coach_opened')), { timeout: 20_000 }).toBe(true)
  await server.stop()
  const without = await startProcess({ DATA_DIR: folder, COACH_PROVIDER: 'off' })
  expect(await without.stop()).toBe(0)
  expect(without.logs.join('')).not.toContain('coach_opened')
})

/** Begins to save an entry on a server, and gives what sends the rest of it and waits for the answer. */
async function beginEntry(url: string) {
  const her = new Client(url)
  await her.post('/api/auth/signup', person)
  const body = JSON.stringify({ title: 'Last', content: 'words' })
  const { port, host } = new URL(url)
  const socket = connect(Number(port), '127.0.0.1')
  const cookie = [...her.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  socket.write(
    `POST /api/journal HTTP/1.1\r\nhost: ${host}\r\ncookie: ${cookie}\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\nexpect: 100-continue\r\n\r\n`,
  )
  const [go] = await once(socket, 'data')
  expect(String(go)).toContain('100 Continue')
  return async () => {
    socket.write(body)
    const [answer] = await once(socket, 'data')
    socket.destroy()
    return String(answer)
  }
}

test('a server that is asked to stop finishes the request in flight first', async () => {
  const server = await startProcess({ DATA_DIR: folder })
  const finish = await beginEntry(server.url)
  const stopped = server.stop()
  expect(await finish()).toContain('HTTP/1.1 201 Created')
  expect(await stopped).toBe(0)
})

test('a server that starts while the one before it is still stopping waits for it, and says so once', async () => {
  const first = await startProcess({ DATA_DIR: folder })
  const finish = await beginEntry(first.url)
  const stopped = first.stop()
  const waits = Promise.withResolvers<string>()
  const second = startProcess({ DATA_DIR: folder }, waits.resolve)
  expect(await waits.promise).toContain('waiting up to 10 s')
  expect(await finish()).toContain('HTTP/1.1 201 Created')
  expect(await stopped).toBe(0)
  const { logs, stop } = await second
  expect(logs.filter((line) => line.includes('waiting'))).toHaveLength(1)
  await stop()
})

test('a server that is asked to stop ends in order while an upload hangs and an answer is not read', async () => {
  const server = await startProcess({ DATA_DIR: folder })
  const her = new Client(server.url)
  await her.post('/api/auth/signup', person)
  for (let n = 0; n < 6; n += 1) await her.post('/api/journal', { title: `${n}`, content: '🌊'.repeat(25_000) })
  const { port } = new URL(server.url)
  const path = await askForUpload(her)
  const head = `HTTP/1.1\r\nhost: x\r\ncookie: ${[...her.cookies].map(([name, value]) => `${name}=${value}`).join('; ')}\r\n`
  const slow = connect(Number(port), '127.0.0.1')
  slow.on('error', () => {})
  slow.write(`PUT ${path} ${head}content-type: image/png\r\ncontent-length: 1000\r\n\r\n\x89PNG`)
  const deaf = connect(Number(port), '127.0.0.1')
  deaf.on('error', () => {})
  deaf.write(`GET /api/journal ${head}\r\n`.repeat(30))
  await expect.poll(() => server.logs.filter((line) => line.includes('request completed')).length).toBeGreaterThan(9)
  expect(await server.stop()).toBe(0)
  for (const socket of [slow, deaf]) socket.destroy()
})

test.each([
  ['PORT', { PORT: 'http' }],
  ['PUBLIC_URL', { PUBLIC_URL: 'glowell.example' }],
  ['PUBLIC_URL', { NODE_ENV: 'production' }],
  ['PUBLIC_URL', { NODE_ENV: 'production', PUBLIC_URL: 'http://glowell.example' }],
  ['COMMUNITY_URL', { COMMUNITY_URL: 'http://community.example' }],
  ['SECURITY_CONTACT', { SECURITY_CONTACT: 'security@glowell.example' }],
  ['DATABASE_URL', { DATABASE_URL: 'mysql://localhost/x' }],
  ['COACH_PROVIDER', { COACH_PROVIDER: 'oracle' }],
  ['COACH_BASE_URL', { COACH_PROVIDER: 'openai-compatible', COACH_MODEL: 'wise-1' }],
  ['COACH_BASE_URL', { COACH_BASE_URL: 'localhost:11434' }],
  ['COACH_BASE_URL', { COACH_BASE_URL: 'https://me:secret@models.example/v1' }],
  ['COACH_BASE_URL', { COACH_BASE_URL: 'https://models.example/v1?key=secret' }],
  ['COACH_MODEL', { COACH_PROVIDER: 'openai-compatible', COACH_BASE_URL: 'http://localhost:11434/v1' }],
  ['COACH_API_KEY', { COACH_PROVIDER: 'anthropic', COACH_MODEL: 'wise-1' }],
  ['COACH_API_KEY', { COACH_API_KEY: 'two\nlines' }],
  ['COACH_TIME_LIMIT', { COACH_TIME_LIMIT: '0' }],
  ['DEMO', { DEMO: 'maybe' }],
  ['OBJECT_STORE', { OBJECT_STORE: 'https://bucket.example', AWS_ACCESS_KEY_ID: 'one', AWS_SECRET_ACCESS_KEY: 'two' }],
  ['AWS_SECRET_ACCESS_KEY', { OBJECT_STORE: 's3://pictures', AWS_ACCESS_KEY_ID: 'one' }],
  ['RATE_LIMIT_FACTOR', { RATE_LIMIT_FACTOR: '-1' }],
])('a bad %s names itself and stops the start', async (name, settings) => {
  const started = startProcess({ DATA_DIR: folder, ...settings })
  await expect(started).rejects.toThrow(
    new RegExp(`before it was ready: These settings cannot be used:\n  ${name}: .*$`),
  )
  await expect(started).rejects.not.toThrow('secret')
})

test('in production without an address the start stops with the line to add, as no cookie would be secure', async () => {
  await expect(startProcess({ DATA_DIR: folder, NODE_ENV: 'production' })).rejects.toThrow(
    'add PUBLIC_URL=https://glowell.example',
  )
})
