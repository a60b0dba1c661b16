import { createServer } from 'node:http'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { z } from 'zod'
import { Client, problem, read } from '../../test/client.ts'
import { copyDataFolder } from '../../test/data-folder.ts'
import { smallDisk } from '../../test/full-disk.ts'
import { askForUpload, samplePicture } from '../../test/pictures.ts'
import { sampleBodies } from '../../test/samples.ts'
import { type StartedApp, startApp } from '../../test/start-app.ts'
import { startProcess, withoutCoach } from '../../test/start-process.ts'
import { download } from '../../test/unzip.ts'

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
  const disk = await smallDisk(262_144)
  if (disk === undefined) {
    skip('no disk of its own can be mounted here')
    return
  }
  await disk.fill(0)
  const small = await startApp(inject('testServer'), { DATA_DIR: disk.outside })
  const client = await small.signUp()
  const address = await askForUpload(client)
  expect(read(problem, await client.put(address, samplePicture))).toMatchObject(full)
  await disk.makeRoom()
  expect((await client.put(await askForUpload(client), samplePicture)).status).toBe(201)
  await small.stop()
  await disk.remove()
})

test('a disk that fills stops changes while the database still has room to go on, and a start on a full one says so', async ({
  skip,
}) => {
  const disk = await smallDisk(268_435_456)
  if (disk === undefined) {
    skip('no disk of its own can be mounted here')
    return
  }
  await copyDataFolder(inject('dataFolder'), disk.outside)
  const start = () => startProcess({ ...withoutCoach, DATA_DIR: disk.inside }, () => {}, disk.within)
  const server = await start()
  const writer = new Client(server.url)
  await writer.post('/api/auth/signup', sampleBodies['POST /api/auth/signup'])
  // The limit of a free account would come before the disk is full.
  expect((await writer.post('/api/premium/trial')).status).toBeLessThan(300)
  const entry = { ...sampleBodies['POST /api/journal'], title: 'Wisteria', content: 'a'.repeat(45_000) }
  const { id } = read(z.object({ id: z.string() }), await writer.post('/api/journal', entry))
  await disk.fill(40_000_000)
  const statuses = new Set<number>()
  await expect.poll(async () => statuses.add((await writer.post('/api/journal', entry)).status).has(507)).toBe(true)
  for (let n = 0; n < 50; n += 1) statuses.add((await writer.post('/api/journal', entry)).status)
  expect([...statuses].filter((status) => status !== 201)).toEqual([507])
  expect(read(problem, await writer.post('/api/journal', entry))).toMatchObject(full)
  expect((await writer.get('/api/journal')).status).toBe(200)
  expect((await writer.post('/api/search', { text: 'Wisteria' })).status).toBe(200)
  expect((await writer.post('/api/auth/login', sampleBodies['POST /api/auth/login'])).status).toBe(200)
  expect((await download(writer)).size).toBeGreaterThan(1)
  expect((await writer.delete(`/api/journal/${id}`)).status).toBe(204)
  await disk.makeRoom()
  await expect.poll(async () => (await writer.post('/api/journal', entry)).status).toBe(201)
  await server.stop()
  await disk.fill(0)
  await expect(start()).rejects.toThrow(/The disk is full/)
  await disk.makeRoom()
  const again = await start()
  expect((await new Client(again.url).get('/api/ready')).status).toBe(200)
  await again.stop()
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
