import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { Client } from '../../test/client.ts'
import { copyDataFolder } from '../../test/data-folder.ts'
import { askForUpload } from '../../test/pictures.ts'
import { sampleBodies } from '../../test/samples.ts'
import { startProcess, withoutCoach } from '../../test/start-process.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'glowell-stop-'))
  await copyDataFolder(inject('dataFolder'), folder)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const person = sampleBodies['POST /api/auth/signup']

/** Starts to save an entry, and returns a function that sends the rest and waits for the reply. */
async function beginEntry(url: string) {
  const user = new Client(url)
  await user.post('/api/auth/signup', person)
  const body = JSON.stringify({ title: 'Last', content: 'words' })
  const { port, host } = new URL(url)
  const socket = connect(Number(port), '127.0.0.1')
  const cookie = [...user.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
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

/** Ends it cleanly while an upload hangs and a response is unread. */
async function stopWhileStuck(server: Awaited<ReturnType<typeof startProcess>>) {
  const user = new Client(server.url)
  await user.post('/api/auth/login', sampleBodies['POST /api/auth/login'])
  for (let n = 0; n < 6; n += 1) await user.post('/api/journal', { title: `${n}`, content: '🌊'.repeat(25_000) })
  const { port } = new URL(server.url)
  const path = await askForUpload(user)
  const head = `HTTP/1.1\r\nhost: x\r\ncookie: ${[...user.cookies].map(([name, value]) => `${name}=${value}`).join('; ')}\r\n`
  const slow = connect(Number(port), '127.0.0.1')
  slow.on('error', () => {})
  slow.write(`PUT ${path} ${head}content-type: image/png\r\ncontent-length: 1000\r\n\r\n\x89PNG`)
  const deaf = connect(Number(port), '127.0.0.1')
  deaf.on('error', () => {})
  deaf.write(`GET /api/journal ${head}\r\n`.repeat(30))
  await expect.poll(() => server.logs.filter((line) => line.includes('request completed')).length).toBeGreaterThan(9)
  expect(await server.stop()).toBe(0)
  for (const socket of [slow, deaf]) socket.destroy()
}

test('a server that is asked to stop finishes the request in flight, ends although an upload hangs and a response is unread, and the next one waits for it and says so once', async () => {
  const first = await startProcess({ ...withoutCoach, DATA_DIR: folder })
  const finish = await beginEntry(first.url)
  const waits = Promise.withResolvers<string>()
  const second = startProcess({ ...withoutCoach, DATA_DIR: folder }, waits.resolve)
  expect(await waits.promise).toContain('waiting up to 10 s')
  // Only now: a stop cuts connections after 5 s, and a start can take longer on a busy machine.
  const stopped = first.stop()
  expect(await finish()).toContain('HTTP/1.1 201 Created')
  expect(await stopped).toBe(0)
  const next = await second
  expect(next.logs.filter((line) => line.includes('waiting'))).toHaveLength(1)
  await stopWhileStuck(next)
})
