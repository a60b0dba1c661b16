import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { getTableName, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { z } from 'zod'
import { type Client, read } from '../../test/client.ts'
import { makeAllRecords, readAllRecords } from '../../test/all-records.ts'
import { fixtureOwner, readFixtures } from '../../test/fixtures/seal-samples.ts'
import { addVersion, rowsOf, sealAs, storeAsBefore, valueOf } from '../../test/older-seals.ts'
import { type StartedApp, startApp } from '../../test/start-app.ts'
import { startStripeServer, type StripeServer } from '../../test/stripe-server.ts'
import { coachAreas } from '#contract/lists.ts'
import { coachChats } from './coach/coach.table.ts'
import { journalRevisions } from './journal/journal.table.ts'
import { loadKeyring } from './lib/keyring.ts'
import { keyFields, keysOf, type KeyRow, openOwner } from './lib/record-keys.ts'
import { resealAll } from './lib/reseal.ts'
import { type Owner, Sealed, unsealOrThrow } from './lib/sealed.ts'
import { newDialogue } from './ports/dialogue-state.ts'
import { sealedColumns } from './sealed-columns.ts'

const created = z.object({ id: z.string() })
const named = (column: (typeof sealedColumns)[number]) => `${getTableName(column.table)}.${column.name}`

let app: StartedApp
let stripe: StripeServer
let client: Client
let made: ReadonlyMap<string, string>
const addedVersions = new DisposableStack()
beforeAll(async () => {
  stripe = await startStripeServer()
  app = await startApp(inject('testServer'), stripe.settings)
  app.setTime(new Date('2026-11-24T12:00:00.000Z'))
  client = await app.signUp()
  made = await makeAllRecords(client)
})
afterAll(async () => {
  addedVersions.dispose()
  await app.stop()
  await stripe.stop()
})

const ring = () => loadKeyring(join(app.dataDir, 'keyring'))
async function ownerOf(id: string): Promise<Owner> {
  const { rows } = await app.database.db.execute<KeyRow>(
    sql`select ${keyFields} from (values (1)) t ${keysOf(sql`${id}`)}`,
  )
  const [row] = rows
  if (row === undefined) throw new Error(`Nobody has a key of ${id}`)
  return openOwner(await ring(), row)
}
const resealNow = async () => resealAll(app.database.db, await ring(), sealedColumns)
const readAll = () => readAllRecords(client, made)

describe('values that earlier releases sealed', () => {
  test('open in today’s shape: a sample of every version of every value', async () => {
    const fixtures = await readFixtures()
    for (const column of sealedColumns) {
      const { schema, version } = valueOf(column)
      const own = fixtures.filter((one) => `${one.table}.${one.column}` === named(column))
      const versions = new Set(own.map((one) => one.version))
      expect([named(column), [...versions].sort()]).toEqual([
        named(column),
        Array.from({ length: version }, (_, n) => n + 1),
      ])
      for (const { id, bytes } of own) {
        const opened = unsealOrThrow(fixtureOwner, column, id, new Sealed(Buffer.from(bytes, 'base64')))
        expect(schema.parse(opened)).toEqual(opened)
      }
    }
  })

  test('of the coach have a degree of help: those with help lines have the full one', async () => {
    const degrees = (await readFixtures()).flatMap(({ table, id, bytes }) =>
      table === 'coach_chats'
        ? [
            [
              id,
              unsealOrThrow(fixtureOwner, coachChats.sealedContent, id, new Sealed(Buffer.from(bytes, 'base64')))
                .safety,
            ],
          ]
        : [],
    )
    expect(Object.fromEntries(degrees)).toEqual({
      'before two degrees': 'full',
      'ordinary, before two degrees': null,
      'with two degrees': 'note',
      sample: 'full',
    })
  })

  test('of the coach from before its conversations had a state begin a new one', async () => {
    const states = (await readFixtures()).flatMap(({ table, version, id, bytes }) =>
      table === 'coach_chats' && version < 3
        ? [
            unsealOrThrow(fixtureOwner, coachChats.sealedContent, id, new Sealed(Buffer.from(bytes, 'base64')))
              .dialogueState,
          ]
        : [],
    )
    expect(states.length).toBeGreaterThan(2)
    expect(states).toEqual(states.map(() => newDialogue))
  })

  test('of the coach from before it was kept what a reply could quote count as made of every area', async () => {
    const areas = (await readFixtures()).flatMap(({ table, version, id, bytes }) =>
      table === 'coach_chats' && version < 4
        ? [
            unsealOrThrow(fixtureOwner, coachChats.sealedContent, id, new Sealed(Buffer.from(bytes, 'base64')))
              .historyAreas,
          ]
        : [],
    )
    expect(areas.length).toBeGreaterThan(3)
    expect(areas).toEqual(areas.map(() => coachAreas))
  })

  test('of the coach from before its parts were renamed hold the same as today', async () => {
    const fixtures = await readFixtures()
    const [before, now] = [4, 5].map((version) => {
      const one = fixtures.find((each) => each.table === 'coach_chats' && each.version === version)
      return unsealOrThrow(
        fixtureOwner,
        coachChats.sealedContent,
        one?.id ?? '',
        new Sealed(Buffer.from(one?.bytes ?? '', 'base64')),
      )
    })
    expect(before).toEqual(now)
    for (const part of [now?.sources, now?.helpLines, now?.preface]) expect(part).not.toHaveLength(0)
  })

  test('of the coach are shown by every route with that degree, and can be followed up', async () => {
    const id = made.get('/api/sophia/chats') ?? ''
    const row = (await rowsOf(app, coachChats.sealedContent)).find((one) => one.id === id)
    const owner = await ownerOf(row?.account ?? '')
    const now = unsealOrThrow(owner, coachChats.sealedContent, id, new Sealed(row?.bytes ?? Buffer.alloc(0)))
    const { message, answeredBy, sentTo, sources, proposals, preface, reply, concernState } = now
    const help = [{ label: 'Call', number: '988', source: 'A list' }]
    const stored = {
      message,
      answeredBy,
      sentTo,
      read: sources,
      proposals,
      help,
      lead: preface,
      reply,
      thread: concernState,
    }
    const write = (bytes: Buffer) =>
      app.database.pool.query('update coach_chats set words = $2 where id = $1', [id, bytes])
    await write(sealAs(owner, coachChats.sealedContent, id, 1, stored))
    const shown = { id, message, safety: 'full', helpLines: help }
    expect((await client.get('/api/sophia/chats')).body).toEqual(
      expect.arrayContaining([expect.objectContaining(shown)]),
    )
    expect((await client.get(`/api/sophia/chats/${id}/stream`)).body).toMatchObject(shown)
    expect((await client.post(`/api/sophia/chats/${id}/stop`)).body).toMatchObject(shown)
    await client.delete(`/api/sophia/chats/${id}`)
    expect((await client.post(`/api/sophia/chats/${id}/restore`)).body).toMatchObject(shown)
    expect((await client.post('/api/sophia/chat', { message: 'And today?' })).status).toBe(200)
  })
})

describe('a new version of every value', () => {
  let before: Map<string, unknown>
  const asked = async () => {
    const { body } = await client.post('/api/sophia/chat', { message: 'How are my goals this week?' })
    const { id, response, sources } = z.looseObject({ id: z.string() }).parse(body)
    await client.delete(`/api/sophia/chats/${id}`)
    return { response, sources }
  }
  let answer: unknown
  const stored = new Map<string, number>()

  beforeAll(async () => {
    answer = await asked()
    before = await readAll()
    for (const column of sealedColumns)
      stored.set(named(column), await storeAsBefore(app, column, ownerOf, (was) => ({ was })))
    for (const value of new Set(sealedColumns.map(valueOf))) addedVersions.use(addVersion(value))
  })

  test('shows older values unchanged on every route, and to the coach', async () => {
    expect([...stored].filter(([, rows]) => rows === 0)).toEqual([])
    const logged = app.logs.length
    const after = await readAll()
    for (const [path, body] of before) expect([path, after.get(path)]).toEqual([path, body])
    expect(await asked()).toEqual(answer)
    expect(app.logs.slice(logged).join('')).not.toContain('"event":"unreadable"')
  })

  test('lets an update change the named fields of older values, and nothing else', async () => {
    const id = made.get('/api/goals') ?? ''
    const changed = await client.put(`/api/goals/${id}`, { description: 'By the sea' })
    const known = z
      .array(z.looseObject({ id: z.string(), title: z.string() }))
      .parse(before.get('/api/goals'))
      .find((one) => one.id === id)
    expect(changed.body).toMatchObject({ title: known?.title, description: 'By the sea' })
  })
})

/** When each record was last changed, and all the totals. */
async function timesAndTotals(): Promise<unknown> {
  const { rows } = await app.database.pool.query(
    `select (select jsonb_agg(to_jsonb(t) order by t.kind) from totals t) as totals,
      (select jsonb_agg(to_jsonb(t) order by t.day, t.kind) from day_totals t) as days,
      ${[
        'users',
        'sessions',
        'journal_entries',
        'goals',
        'tasks',
        'task_series',
        'visions',
        'coach_chats',
        'saved_mixes',
        'shopping_items',
        'shopping_habits',
      ]
        .map((table) => `(select jsonb_agg(t.updated_at order by t.id) from ${table} t) as ${table}`)
        .join(', ')}`,
  )
  return rows
}

const old = async () => {
  let count = 0
  for (const column of sealedColumns)
    for (const { bytes } of await rowsOf(app, column))
      if (bytes[1] !== valueOf(column).version || bytes[0] !== 2) count += 1
  return count
}

describe('resealing while the server runs', () => {
  test('leaves unreadable values and counts them by reason, skips locked rows, and reseals the rest', async () => {
    await client.post('/api/tasks', { title: 'Swim', dueDate: '2026-11-24', repeat: 'FREQ=DAILY' })
    await storeAsBeforeLast()
    const [one, two] = await rowsOf(app, journalRevisions.sealedContent)
    const broken = Buffer.from(one?.bytes ?? '')
    broken.writeUInt8(broken.readUInt8(broken.length - 1) ^ 1, broken.length - 1)
    const owner = await ownerOf(two?.account ?? '')
    const newer = sealAs(owner, journalRevisions.sealedContent, two?.id ?? '', 9, { any: 'thing' })
    const write = (id: string | undefined, bytes: Buffer) =>
      app.database.pool.query('update journal_revisions set words = $2 where id = $1', [id, bytes])
    await write(one?.id, broken)
    await write(two?.id, newer)
    const held = made.get('/api/goals') ?? ''
    const holder = await app.database.pool.connect()
    await holder.query('begin')
    await holder.query('select from goals where id = $1 for update', [held])
    const times = await timesAndTotals()

    await Promise.all([resealNow(), resealNow(), resealNow()])
    // The rows that each process skipped because another had locked them.
    await resealNow()
    const left = { 'journal_revisions: altered': 1, 'journal_revisions: newer': 1 }
    expect(await resealNow()).toEqual({ done: {}, left })
    const kept = new Map((await rowsOf(app, journalRevisions.sealedContent)).map(({ id, bytes }) => [id, bytes]))
    expect([kept.get(one?.id ?? ''), kept.get(two?.id ?? '')]).toEqual([broken, newer])
    expect(await old()).toBe(3)
    await holder.query('commit')
    holder.release()
    expect(await resealNow()).toEqual({ done: { goals: 1 }, left })
    expect((await resealNow()).done).toEqual({})
    expect(await timesAndTotals()).toEqual(times)
    await write(one?.id, one?.bytes ?? Buffer.alloc(0))
    await write(two?.id, two?.bytes ?? Buffer.alloc(0))
    expect((await resealNow()).done).toEqual({ journal_revisions: 2 })
  })

  test('never overwrites what is written meanwhile', async () => {
    const ids: string[] = []
    for (let n = 0; n < 30; n += 1)
      ids.push(read(created, await client.post('/api/tasks', { title: `Task ${n}`, dueDate: '2026-12-24' })).id)
    await storeAsBeforeLast()
    const writes = ids.map((id) => client.put(`/api/tasks/${id}`, { title: `Changed ${id}` }))
    await Promise.all([...writes, resealNow(), resealNow()])
    const shown = z
      .array(z.looseObject({ id: z.string() }))
      .parse((await client.get('/api/tasks?date=2026-12-24')).body)
    for (const id of ids) expect(shown.find((task) => task.id === id)).toMatchObject({ title: `Changed ${id}` })
  })

  test('wraps data keys again once the ring has a new key, and leaves an unreadable one', async () => {
    const { pool } = app.database
    const path = join(app.dataDir, 'rotated')
    const { keys } = JSON.parse(await readFile(join(app.dataDir, 'keyring'), 'utf8'))
    await writeFile(
      path,
      JSON.stringify({ current: 'k2', keys: { ...keys, k2: Buffer.alloc(32, 7).toString('base64') } }),
    )
    const rotated = await loadKeyring(path)
    await app.signUp('poppy')
    const lost = `k0.${Buffer.alloc(60).toString('base64')}`
    await pool.query(`update users set data_key = $1 where username = 'poppy'`, [lost])
    const read = async () =>
      (
        await pool.query<{ id: string; key: string; at: Date }>(
          'select id, data_key as key, updated_at as at from users order by 1',
        )
      ).rows
    const before = await read()
    const counts = await resealAll(app.database.db, rotated, [])
    expect(counts).toEqual({ done: { users: 1 }, left: { 'users: key': 1 } })
    const after = await read()
    expect(after.map(({ at }) => at)).toEqual(before.map(({ at }) => at))
    expect(after.map(({ key }) => key.slice(0, 3)).sort()).toEqual(['k0.', 'k2.'])
    for (const [at, { id, key }] of after.entries())
      if (key !== lost)
        expect(rotated.openDataKey(id, key).equals(rotated.openDataKey(id, before[at]?.key ?? ''))).toBe(true)
    expect((await resealAll(app.database.db, rotated, [])).done).toEqual({})
    for (const { id, key } of before) await pool.query('update users set data_key = $2 where id = $1', [id, key])
    await pool.query(`delete from users where username = 'poppy'`)
  })

  test('shows everything as before', async () => {
    await storeAsBeforeLast()
    const shown = await readAll()
    await resealNow()
    expect(await old()).toBe(0)
    expect(await readAll()).toEqual(shown)
  })
})

/** Adds today's version of every value once more, so that stored values count as older. */
async function storeAsBeforeLast(): Promise<void> {
  for (const column of sealedColumns) await storeAsBefore(app, column, ownerOf, (was) => ({ was }))
  for (const value of new Set(sealedColumns.map(valueOf))) addedVersions.use(addVersion(value))
}
