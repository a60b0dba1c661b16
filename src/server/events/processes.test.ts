import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { z } from 'zod'
import { startAlternatingProxy } from '../../../test/alternating-proxy.ts'
import { Client, read } from '../../../test/client.ts'
import { copyDatabase, toUrl } from '../../../test/database.ts'
import { listen } from '../../../test/events.ts'
import { sampleBodies } from '../../../test/samples.ts'
import { startProcess, withoutCoach } from '../../../test/start-process.ts'

let folder: string
let copy: Awaited<ReturnType<typeof copyDatabase>>
let processes: Awaited<ReturnType<typeof startProcess>>[]
let proxy: Awaited<ReturnType<typeof startAlternatingProxy>>
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'glowell-two-'))
  copy = await copyDatabase(inject('testServer'))
  const settings = { ...withoutCoach, DATA_DIR: folder, DATABASE_URL: toUrl(copy.connection) }
  processes = await Promise.all([startProcess(settings), startProcess(settings)])
  proxy = await startAlternatingProxy(processes.map(({ url }) => url))
})
afterAll(async () => {
  await proxy.stop()
  await Promise.all(processes.map(({ stop }) => stop()))
  await copy.drop()
  await rm(folder, { recursive: true, force: true })
})

test('two server processes behind one proxy carry each change to streams on either of them', async () => {
  const user = new Client(proxy.url)
  await user.post('/api/auth/signup', {
    username: 'both',
    email: 'both@example.com',
    password: 'a quiet morning light',
  })
  const from = proxy.served.length
  const streams = [await listen(user, '/api/events'), await listen(user, '/api/events')]
  expect(new Set(proxy.served.slice(from)).size).toBe(2)
  for (const stream of streams) await stream.next()
  for (let n = 0; n < 2; n += 1) {
    const got = await user.post('/api/tasks', sampleBodies['POST /api/tasks'])
    const { id } = read(z.object({ id: z.string() }), got)
    for (const stream of streams) await stream.until(id)
  }
  for (const stream of streams) stream.leave()
})
