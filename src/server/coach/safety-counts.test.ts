import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Pool } from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { Client } from '../../../test/client.ts'
import { copyDatabase, toUrl } from '../../../test/database.ts'
import { startProcess } from '../../../test/start-process.ts'

let folder: string
let copy: Awaited<ReturnType<typeof copyDatabase>>
let pool: Pool
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'glowell-counts-'))
  copy = await copyDatabase(inject('testServer'))
  pool = new Pool(copy.connection)
})
afterAll(async () => {
  await pool.end()
  await copy.drop()
  await rm(folder, { recursive: true, force: true })
})

const start = () => startProcess({ DATA_DIR: folder, DATABASE_URL: toUrl(copy.connection) })
const rows = async () => (await pool.query('select * from coach_safety_counts order by kind, language')).rows
const person = (username: string) => ({ username, email: `${username}@example.com`, password: 'a quiet morning light' })

test('the host reads how often help was given, by day, kind and language, and nothing of whom or of what', async () => {
  const first = await start()
  for (const name of ['ada', 'mia']) {
    const user = new Client(first.url)
    await user.post('/api/auth/signup', person(name))
    await user.post('/api/sophia/chat', { message: 'How do I rest?' })
    await user.post('/api/sophia/chat', { message: 'I want to kill myself tonight' })
  }
  expect(await rows()).toEqual([])
  await first.stop()
  const second = await start()
  const user = new Client(second.url)
  await user.post('/api/auth/signup', person('ana'))
  await user.post('/api/sophia/chat', { message: 'My husband hit me again last night' })
  const other = new Client(second.url)
  await other.post('/api/auth/signup', person('eva'))
  await other.post('/api/sophia/chat', { message: 'I want to kill myself' })
  await second.stop()
  const day = expect.any(Date)
  expect(await rows()).toEqual([
    { day, kind: 'selfHarm', language: 'en', count: 3 },
    { day, kind: 'violenceAtHome', language: 'en', count: 1 },
  ])
  const lines = [...first.logs, ...second.logs].filter((line) => /selfHarm|violenceAtHome|kill|husband/.test(line))
  expect(lines).toHaveLength(2)
  for (const line of lines) expect(line).toContain('"event":"coach_safety_counts"')
})
