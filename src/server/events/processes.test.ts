import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { z } from 'zod'
import { startAlternatingProxy } from '../../../test/alternating-proxy.ts'
import { Client, read } from '../../../test/client.ts'
import { toUrl } from '../../../test/database.ts'
import { listen } from '../../../test/events.ts'
import { sampleBodies } from '../../../test/samples.ts'
import { type StartedApp, startApp } from '../../../test/start-app.ts'
import { startProcess, withoutCoach } from '../../../test/start-process.ts'

/** The process of the tests is one of the two. */
let here: StartedApp
let there: Awaited<ReturnType<typeof startProcess>>
let proxy: Awaited<ReturnType<typeof startAlternatingProxy>>
beforeAll(async () => {
  here = await startApp(inject('testServer'))
  there = await startProcess({ ...withoutCoach, DATA_DIR: here.dataDir, DATABASE_URL: toUrl(here.connection) })
  proxy = await startAlternatingProxy([here.url, there.url])
})
afterAll(async () => {
  await proxy.stop()
  await there.stop()
  await here.stop()
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
