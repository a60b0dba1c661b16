import type { PoolConfig } from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest'
import { z } from 'zod'
import { type Changes, changes } from '#contract/events.ts'
import { migrateDatabase } from '#server/lib/migrate.ts'
import { readersByTable } from '#web/app/features.ts'
import { type Client, problem, read } from '../../../test/client.ts'
import { listen } from '../../../test/events.ts'
import { sampleBodies } from '../../../test/samples.ts'
import { type StartedApp, startApp } from '../../../test/start-app.ts'
import { TcpProxy } from '../../../test/tcp-proxy.ts'
import { purgeChanges } from './events.repo.ts'

const proxy = new TcpProxy()
let app: StartedApp
let cut: StartedApp
beforeAll(async () => {
  app = await startApp(inject('testServer'))
  cut = await startApp(inject('testServer'), {}, { through: (to: PoolConfig) => proxy.start(to) })
})
afterEach(() => app.setTime(undefined))
afterAll(async () => {
  await app.stop()
  await cut.stop()
})

const ask = async (user: Client, after?: string): Promise<Changes> =>
  read(changes, await user.get(`/api/events${after === undefined ? '' : `?after=${encodeURIComponent(after)}`}`))
const follow = (user: Client, after?: string) =>
  listen(user, `/api/events${after === undefined ? '' : `?after=${encodeURIComponent(after)}`}`)
type Stream = Awaited<ReturnType<typeof follow>>

/** The next changes that a stream tells, past its heartbeats. */
async function nextChanges(stream: Stream): Promise<Changes> {
  for (let told = await stream.next(); told !== null; told = await stream.next())
    if (told.event === 'changes') return changes.parse(told.data)
  throw new Error('The stream ended')
}

async function addTask(user: Client): Promise<string> {
  const got = await user.post('/api/tasks', sampleBodies['POST /api/tasks'])
  expect(got.status).toBe(201)
  return read(z.object({ id: z.string() }), got).id
}

const task = (id: string) => ({ table: 'tasks', ids: [id] })

describe('an event stream', () => {
  test('tells what is created, changed and deleted on another device, by table and id alone', async () => {
    const user = await app.signUp()
    const stream = await follow(user)
    expect(await nextChanges(stream)).toMatchObject({ isReset: true, changes: [] })
    const id = await addTask(user)
    const created = await nextChanges(stream)
    expect(created).toMatchObject({ isReset: false, changes: [task(id)] })
    expect(JSON.stringify(created)).not.toContain(sampleBodies['POST /api/tasks'].title)
    await user.put(`/api/tasks/${id}`, { isCompleted: true })
    expect((await nextChanges(stream)).changes).toEqual([task(id)])
    await user.delete(`/api/tasks/${id}`)
    expect((await nextChanges(stream)).changes).toEqual([task(id)])
    stream.leave()
  })

  test('tells another account nothing', async () => {
    const [user, other] = [await app.signUp(), await app.signUp()]
    const stream = await follow(other)
    await nextChanges(stream)
    await addTask(user)
    const own = await addTask(other)
    expect((await nextChanges(stream)).changes).toEqual([task(own)])
    stream.leave()
  })

  test('tells nothing of a change that was taken back, and all of one that a cursor saw half done', async () => {
    const user = await app.signUp()
    const { cursor } = await ask(user)
    const id = await addTask(user)
    const client = await app.database.pool.connect()
    await client.query('begin')
    await client.query(`update tasks set priority = 1 where id = $1`, [id])
    const during = await ask(user, cursor)
    expect(during.changes).toEqual([task(id)])
    expect((await ask(user, during.cursor)).changes).toEqual([])
    await client.query('commit')
    expect((await ask(user, during.cursor)).changes).toEqual([task(id)])
    await client.query('begin')
    await client.query(`update tasks set priority = 2 where id = $1`, [id])
    await client.query('rollback')
    client.release()
    const after = await ask(user, during.cursor)
    expect((await ask(user, after.cursor)).changes).toEqual([])
  })

  test('goes on where the one before it ended', async () => {
    const user = await app.signUp()
    const first = await follow(user)
    const { cursor } = await nextChanges(first)
    first.leave()
    const ids = [await addTask(user), await addTask(user)]
    const {
      changes: [missed],
      ...told
    } = await nextChanges(await follow(user, cursor))
    expect([missed?.table, missed?.ids?.toSorted(), told.isReset]).toEqual(['tasks', ids.toSorted(), false])
  })

  test.each([
    ['none', undefined],
    ['unreadable', 'yesterday'],
    ['impossible', '1795303175-9:3:'],
    ['impossible in its middle', '1795303175-3:9:8,4'],
    ['of another database', `${Math.floor(Date.now() / 1000)}-1:999999999999:`],
    ['from two days ago', `${Math.floor(Date.now() / 1000) - 172_800}-3:3:`],
  ])('fetches everything anew where its cursor is %s', async (_name, after) => {
    const user = await app.signUp()
    await addTask(user)
    const told = await ask(user, after)
    expect(told).toMatchObject({ isReset: true, changes: [] })
    expect(await ask(user, told.cursor)).toMatchObject({ isReset: false, changes: [] })
  })

  test('fetches everything anew where too much changed', async () => {
    const user = await app.signUp()
    const { cursor } = await ask(user)
    await addTask(user)
    const touch = 'do $$ begin for n in 1..600 loop update tasks set priority = 1 + n % 4; end loop; end $$'
    await app.database.pool.query(touch)
    expect((await ask(user, cursor)).isReset).toBe(true)
  })
})

describe('a shared list', () => {
  const made = z.object({ id: z.string(), secret: z.string() })

  async function share() {
    const [owner, member, stranger] = [await app.signUp(), await app.signUp(), await app.signUp()]
    const sent = { role: 'edit', days: 7, name: 'Ada' }
    const { secret } = read(made, await owner.post('/api/shopping-lists/household/invitations', sent))
    expect((await member.post('/api/shopping-invitations/accept', { secret, name: 'Grace' })).status).toBe(200)
    const milk = read(
      z.object({ id: z.string() }),
      await owner.post('/api/shopping-items', { list: 'household', line: 'Milk' }),
    ).id
    return { owner, member, stranger, milk }
  }

  test('tells each member what any of them changes, and nobody else', async () => {
    const { owner, member, stranger, milk } = await share()
    const streams = await Promise.all([owner, member, stranger].map((user) => follow(user)))
    for (const stream of streams) await nextChanges(stream)
    expect((await member.put(`/api/shopping-items/${milk}/tick`, { isCompleted: true })).status).toBe(200)
    const [toOwner, toMember] = streams
    for (const stream of [toOwner, toMember])
      await stream?.until(JSON.stringify({ table: 'shopping_items', ids: [milk] }))
    const own = await addTask(stranger)
    expect(streams[2] && (await nextChanges(streams[2])).changes).toEqual([task(own)])
    for (const stream of streams) stream.leave()
  })

  test('tells a member that it was removed, and nothing of the list from then on', async () => {
    const { owner, member, milk } = await share()
    const people = z.object({ members: z.array(z.object({ id: z.string(), role: z.string() })) })
    const { members } = read(people, await owner.get('/api/shopping-lists/household/members'))
    const { cursor } = await ask(member)
    await owner.delete(`/api/shopping-members/${members.find(({ role }) => role === 'edit')?.id}`)
    const told = await ask(member, cursor)
    expect(told.changes.map(({ table }) => table)).toContain('shopping_members')
    await owner.put(`/api/shopping-items/${milk}`, { name: 'Oat milk' })
    expect((await ask(member, told.cursor)).changes).toEqual([])
  })
})

describe('the end of a stream', () => {
  const end = { event: 'problem', data: { code: 'not_signed_in' } }

  test('comes when the session ends on another device', async () => {
    const user = await app.signUp('twodevices')
    const stream = await follow(user)
    await stream.next()
    const laptop = app.visitor()
    await laptop.post('/api/auth/login', { username: 'twodevices', password: 'a quiet morning light' })
    await laptop.post('/api/auth/sessions/revoke-others')
    expect((await stream.rest()).at(-1)).toMatchObject(end)
  })

  test('comes when its session has expired, before anything more is told', async () => {
    const user = await app.signUp()
    const stream = await follow(user)
    await stream.next()
    const id = await addTask(user)
    await stream.until(id)
    app.setTime(new Date(Date.now() + 91 * 86_400_000))
    await app.database.pool.query('update tasks set priority = 2 where id = $1', [id])
    const told = await stream.rest()
    expect(told).toHaveLength(1)
    expect(told[0]).toMatchObject(end)
  })

  test('comes when the account is deleted', async () => {
    const user = await app.signUp('gone')
    const stream = await follow(user)
    await stream.next()
    await app.database.pool.query(`delete from users where username = 'gone'`)
    expect((await stream.rest()).at(-1)).toMatchObject(end)
  })

  test('comes at once when the server stops', async () => {
    const other = await startApp(inject('testServer'))
    const stream = await follow(await other.signUp())
    await stream.next()
    const rest = stream.rest()
    await other.stop()
    expect(await rest).toEqual([])
  })
})

test('an account can hold sixteen streams, and the seventeenth is told when to come back', async () => {
  const strict = await startApp(inject('testServer'), { RATE_LIMIT_FACTOR: '1' })
  const user = await strict.signUp()
  const streams = await Promise.all(Array.from({ length: 16 }, () => follow(user)))
  for (const stream of streams) await stream.next()
  const refused = await user.get('/api/events', { accept: 'text/event-stream' })
  expect(read(problem, refused)).toMatchObject({ code: 'too_many_requests' })
  expect((await user.get('/api/tasks?date=2026-11-24')).status).toBe(200)
  await strict.stop()
})

test('what changes while the connection to the database is lost is told when it is back', async () => {
  const user = await cut.signUp()
  const { cursor } = await ask(user)
  const stream = await follow(user, cursor)
  await nextChanges(stream)
  const id = await addTask(user)
  const before = await nextChanges(stream)
  expect(before.changes).toEqual([task(id)])
  proxy.cut()
  proxy.restore()
  await cut.database.pool.query('update tasks set priority = 1 where id = $1', [id]).catch(() => {})
  await cut.database.pool.query('update tasks set priority = 2 where id = $1', [id])
  // A stream that was just reading ends with its connection, and a browser goes on where it was.
  const after = await nextChanges(stream).catch(async () => nextChanges(await follow(user, before.cursor)))
  expect(after.changes).toEqual([task(id)])
  stream.leave()
})

describe('the log of changes', () => {
  test('is written for every table with an owner or a list, also one that comes with a later migration', async () => {
    const { pool } = app.database
    await pool.query('create table later_records (user_id text not null, id uuid not null)')
    await migrateDatabase(pool)
    const { rows } = await pool.query<{ table: string; events: string }>(
      `select c.relname as table, string_agg(t.tgname, ' ' order by t.tgname) as events
       from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname in ('user_id', 'list_id')
       left join pg_trigger t on t.tgrelid = c.oid and t.tgname like 'announce%'
       where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
         and c.relname not in ('changes', 'day_totals', 'active_months', 'totals')
       group by c.oid`,
    )
    await pool.query('drop table later_records')
    expect(rows.map(({ table }) => table)).toContain('later_records')
    expect(rows.filter(({ events }) => events !== 'announce_delete announce_insert announce_update')).toEqual([])
  })

  test('names only tables that src/web/app/features.ts lists, so that a browser knows what to fetch', async () => {
    const { rows } = await app.database.pool.query<{ table: string }>(
      `select c.relname as table from pg_trigger t join pg_class c on c.oid = t.tgrelid
       where t.tgname = 'announce_update'`,
    )
    expect(rows.map(({ table }) => table).toSorted()).toEqual(Object.keys(readersByTable).toSorted())
  })

  test('holds a change of many records as one line, without their ids', async () => {
    const user = await app.signUp()
    for (let n = 0; n < 51; n += 1) await addTask(user)
    const { cursor } = await ask(user)
    await app.database.pool.query(
      'update tasks set priority = 1 where user_id = (select user_id from tasks where id = $1)',
      [await addTask(user)],
    )
    expect((await ask(user, cursor)).changes).toEqual([{ table: 'tasks', ids: null }])
  })

  test('is purged after a day', async () => {
    const user = await app.signUp()
    await addTask(user)
    const count = async () => (await app.database.pool.query('select from changes')).rowCount
    await purgeChanges(app.database.db, new Date(Date.now() + 24 * 3_600_000))
    expect(await count()).toBeGreaterThan(0)
    await purgeChanges(app.database.db, new Date(Date.now() + 26 * 3_600_000))
    expect(await count()).toBe(0)
  })
})
