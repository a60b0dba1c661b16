import { createServer } from 'node:http'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type Client, problem, read } from '../../test/client.ts'
import { fullDisk } from '../../test/full-disk.ts'
import { askForUpload, samplePicture } from '../../test/pictures.ts'
import { sampleBodies } from '../../test/samples.ts'
import { type StartedApp, startApp } from '../../test/start-app.ts'

let app: StartedApp
let user: Client
beforeAll(async () => {
  app = await startApp(inject('testServer'))
  user = await app.signUp('full')
  await app.database.pool.query(`
    create function refuse() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file "base/1/2"' using errcode = 'disk_full'; end $$`)
})
afterAll(() => app.stop())

const password = 'a quiet morning light'
const full = {
  status: 507,
  code: 'storage_full',
  detail: expect.stringMatching(/still here\. Free up some disk space/),
}

test('while the database’s disk is full, each change says so and what to do, and reads still work', async () => {
  const tables = ['users', 'sessions', 'journal_entries', 'coach_chats', 'tasks']
  for (const table of tables)
    await app.database.pool.query(`create trigger full_disk before insert on ${table} execute function refuse()`)
  const calls: [string, unknown][] = [
    ['/api/journal', sampleBodies['POST /api/journal']],
    ['/api/tasks', sampleBodies['POST /api/tasks']],
    ['/api/auth/signup', { username: 'later', email: 'later@example.com', password }],
    ['/api/auth/login', { username: 'full', password }],
    ['/api/demo', undefined],
    ['/api/sophia/chat', { message: 'How do I rest?' }],
  ]
  for (const [path, body] of calls) {
    const got = await user.post(path, body)
    expect([path, read(problem, got)]).toMatchObject([path, full])
    expect(got.headers.get('retry-after')).toBeNull()
  }
  expect((await user.get('/api/journal')).status).toBe(200)
  expect(app.logs.join('')).toContain('no room left on the disk')
  for (const table of tables) await app.database.pool.query(`drop trigger full_disk on ${table}`)
  expect((await user.post('/api/journal', sampleBodies['POST /api/journal'])).status).toBe(201)
})

test('a picture that does not fit on the disk says so, and is stored once there is space', async ({ skip }) => {
  const disk = await fullDisk()
  if (disk === undefined) {
    skip('no disk of its own can be mounted here')
    return
  }
  const small = await startApp(inject('testServer'), { DATA_DIR: disk.folder })
  const client = await small.signUp()
  const address = await askForUpload(client)
  expect(read(problem, await client.put(address, samplePicture))).toMatchObject(full)
  await disk.makeRoom()
  expect((await client.put(await askForUpload(client), samplePicture)).status).toBe(201)
  await small.stop()
  await disk.remove()
})

test.each([
  ['a store whose disks are full', 507, 'XMinioStorageFull'],
  ['a bucket whose quota is used up', 403, 'QuotaExceeded'],
])('a picture that does not fit in %s says so', async (_, status, code) => {
  const service = createServer((_request, response) =>
    response.writeHead(status).end(`<Error><Code>${code}</Code></Error>`),
  )
  await new Promise<void>((settle) => void service.listen(0, '127.0.0.1', settle))
  const bound = service.address()
  const port = typeof bound === 'object' && bound !== null ? bound.port : 0
  const far = await startApp(inject('testServer'), {
    OBJECT_STORE: 's3://pictures',
    AWS_ENDPOINT_URL: `http://127.0.0.1:${port}`,
    AWS_ACCESS_KEY_ID: 'one',
    AWS_SECRET_ACCESS_KEY: 'two',
  })
  const client = await far.signUp()
  expect(read(problem, await client.put(await askForUpload(client), samplePicture))).toMatchObject(full)
  await far.stop()
  service.close()
})
