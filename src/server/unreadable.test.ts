import { getTableName } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { z } from 'zod'
import { type Client, problem, read } from '../../test/client.ts'
import { makeAllRecords, readAllRecords } from '../../test/all-records.ts'
import { collections, sampleBodies, sampleOf } from '../../test/samples.ts'
import { type StartedApp, startApp } from '../../test/start-app.ts'
import { startStripeServer, type StripeServer } from '../../test/stripe-server.ts'
import { recordTables } from './record-tables.ts'
import { sealedColumns } from './sealed-columns.ts'

const words =
  /A title|Some content|Another title|Six quiet|Lavender|the fern|begin again|house by the sea|Sunday porch|productivity|market|Proofreading|short stories|Lovelace|Too little|calm crossing|sea this morning|quiet rack|After breakfast|Lentil soup|Slept early/
const record = z.looseObject({ id: z.string(), isUnreadable: z.literal(true).optional() })
type Column = { table: string; column: string }
const columns = sealedColumns.map((column): Column => ({ table: getTableName(column.table), column: column.name }))

let app: StartedApp
let stripe: StripeServer
let user: Client
let made: ReadonlyMap<string, string> = new Map()
/** One id per table with deletable records. */
const ids = new Map<string, string>()
const records = recordTables.map((table) => getTableName(table))

const idOf = (table: string): string => ids.get(table) ?? ''
const collectionOf = (table: string): string => collections.find((each) => made.get(each) === idOf(table)) ?? ''

beforeAll(async () => {
  stripe = await startStripeServer()
  app = await startApp(inject('testServer'), stripe.settings)
  app.setTime(new Date('2026-11-24T12:00:00.000Z'))
  user = await app.signUp()
  made = await makeAllRecords(user)
  for (const table of records) {
    const { rows } = await app.database.pool.query<{ id: string }>(`select id from ${table} where id::text = any($1)`, [
      [...made.values()],
    ])
    ids.set(table, rows[0]?.id ?? `nothing creates a record of ${table}`)
  }
})
afterAll(async () => {
  await app.stop()
  await stripe.stop()
})

/** Alters the last byte of one value of the account, runs `work`, and restores the value, which nothing may have overwritten. */
async function altering(
  { table, column, id: wanted = idOf(table) }: Column & { id?: string },
  work: () => Promise<void>,
): Promise<void> {
  const { pool } = app.database
  const one = `select ctid from ${table} where ${column} is not null order by (id::text = $1) desc limit 1`
  const { rows } = await pool.query<{ id: string; bytes: Buffer }>(
    `select id::text, ${column} as bytes from ${table} where ctid = (${one})`,
    [wanted],
  )
  const [{ id, bytes } = { id: '', bytes: Buffer.alloc(0) }] = rows
  expect(bytes.length, `no row of ${table} is made: make one above`).toBeGreaterThan(0)
  const broken = Buffer.from(bytes)
  broken.writeUInt8(broken.readUInt8(broken.length - 1) ^ 1, broken.length - 1)
  const write = (value: Buffer) => pool.query(`update ${table} set ${column} = $2 where id::text = $1`, [id, value])
  await write(broken)
  try {
    await work()
    const after = await pool.query<{ bytes: Buffer }>(`select ${column} as bytes from ${table} where id::text = $1`, [
      id,
    ])
    expect(after.rows[0]?.bytes, 'what doesn’t open was written over').toEqual(broken)
  } finally {
    await write(bytes)
  }
}

const readAll = () => readAllRecords(user, made)

/** The records of the lists by id. */
const recordsOf = (answers: ReadonlyMap<string, unknown>) =>
  new Map(
    collections.flatMap((collection) =>
      z
        .array(record)
        .parse(answers.get(collection))
        .filter(({ createdAt }) => createdAt !== null)
        .map((one) => [one.id, one] as const),
    ),
  )

/** The ids of payments are only read to ask the payment service. The rule of a series is only read to add occurrences, habits only to suggest and to sort; an unreadable device shows as unknown. */
const shownNowhere = new Set(['task_series', 'sessions', 'shopping_habits', 'subscriptions'])

describe('one unreadable value', () => {
  test.each(columns)('of $table ($column) breaks no page: the rest is shown, and the log counts it', async (column) => {
    const before = recordsOf(await readAll())
    const logged = app.logs.length
    await altering(column, async () => {
      const answers = await readAll()
      const after = recordsOf(answers)
      expect([...after.keys()]).toEqual([...before.keys()])
      for (const [id, one] of before) if (id !== idOf(column.table)) expect(after.get(id)).toEqual(one)
      if (ids.has(column.table)) expect(after.get(idOf(column.table))).toMatchObject({ isUnreadable: true })
      expect((await user.post('/api/affirmations/next')).status).toBe(200)
      const reply = await user.post('/api/sophia/chat', { message: 'How is my week?' })
      expect([reply.status, read(record, reply).isUnreadable]).toEqual([200, undefined])
      expect(JSON.stringify(reply.body)).not.toContain('can’t be opened')
      if (!shownNowhere.has(column.table))
        expect(JSON.stringify([...answers.values()])).toMatch(/can’t be opened|isUnreadable/)
      await user.delete(`/api/sophia/chats/${read(record, reply).id}`)
    })
    const lines = app.logs.slice(logged).flatMap((line) => line.trim().split('\n'))
    const counts = lines.filter((line) => line.includes(`"counts":{`) && line.includes(`"${column.table}":`))
    if (!shownNowhere.has(column.table)) expect(counts.length).toBeGreaterThan(0)
    expect(lines.filter((line) => words.test(line))).toEqual([])
    expect(lines.filter((line) => line.includes('"kind":"BrokenSeal"'))).toEqual([])
  })

  test.each(records)('of %s can be deleted and restored, but not overwritten', async (table) => {
    const collection = collectionOf(table)
    const own = `${collection}/${idOf(table)}`
    const change = sampleOf(`PUT ${collection}/{id}`)
    await altering({ table, column: 'words' }, async () => {
      if (change !== undefined)
        expect(read(problem, await user.put(own, change))).toMatchObject({ status: 409, code: 'unreadable' })
      expect((await user.delete(own)).status).toBe(204)
      const left = z.array(record).parse((await user.get(collection)).body)
      expect(left.map(({ id }) => id)).not.toContain(idOf(table))
      const back = await user.post(`${own}/restore`)
      expect([back.status, read(record, back).isUnreadable]).toEqual([200, true])
    })
  })

  test('is covered here for every column of bytes in the database', async () => {
    const { rows } = await app.database.pool.query<Column>(
      `select table_name as table, column_name as column from information_schema.columns
       where table_schema = 'public' and data_type = 'bytea'`,
    )
    const named = (all: readonly Column[]) => all.map(({ table, column }) => `${table}.${column}`).sort()
    expect(named(columns)).toEqual(named(rows))
  })

  test('is covered here for every table with deletable records', async () => {
    const { rows } = await app.database.pool.query<{ table_name: string }>(
      `select distinct b.table_name from information_schema.columns b join information_schema.columns d using (table_schema, table_name)
       where table_schema = 'public' and b.data_type = 'bytea' and d.column_name = 'deleted_at'`,
    )
    expect(rows.map((row) => row.table_name).sort()).toEqual(records.toSorted())
  })

  test('does not stop other changes: a task is completed, a vision moved, an exchange not repeated', async () => {
    await altering({ table: 'tasks', column: 'words' }, async () => {
      const ticked = await user.put(`/api/tasks/${idOf('tasks')}`, { isCompleted: true })
      expect([ticked.status, ticked.body]).toMatchObject([200, { isCompleted: true, isUnreadable: true }])
      const moved = await user.put(`/api/tasks/${idOf('tasks')}`, { dueDate: '2026-11-25' })
      expect([moved.status, moved.body]).toMatchObject([200, { dueDate: '2026-11-25', isUnreadable: true }])
    })
    await altering({ table: 'visions', column: 'words' }, async () => {
      const moved = await user.put(`/api/vision-board/${idOf('visions')}`, { position: 1, isLoved: true })
      expect([moved.status, moved.body]).toMatchObject([200, { position: 1, isLoved: true, isUnreadable: true }])
    })
    await altering({ table: 'coach_chats', column: 'words' }, async () => {
      const again = await user.post(`/api/sophia/chats/${idOf('coach_chats')}/retry`)
      expect(read(problem, again)).toMatchObject({ status: 409, code: 'unreadable' })
    })
  })
})

describe('a key that does not open', () => {
  const keys: readonly Column[] = [
    { table: 'users', column: 'data_key' },
    { table: 'shopping_members', column: 'data_key' },
    { table: 'shopping_invitations', column: 'data_key' },
  ]

  /** Alters every key of a column, runs `work`, and restores them. */
  async function alteringKeys({ table, column }: Column, work: () => Promise<void>): Promise<void> {
    const flip = `update ${table} set ${column} = overlay(${column} placing
      (case substr(${column}, 20, 1) when 'A' then 'B' else 'A' end) from 20)`
    const { rows } = await app.database.pool.query<{ id: string; key: string }>(
      `select id::text, ${column} as key from ${table}`,
    )
    expect(rows.length).toBeGreaterThan(0)
    await app.database.pool.query(flip)
    try {
      await work()
    } finally {
      for (const { id, key } of rows)
        await app.database.pool.query(`update ${table} set ${column} = $2 where id::text = $1`, [id, key])
    }
  }
  const broken = { status: 409, code: 'unreadable', detail: expect.stringMatching(/The key to what you wrote/) }
  const personal = '/api/shopping-items?list=personal'

  test('is covered here for every column of keys in the database', async () => {
    const { rows } = await app.database.pool.query<Column>(
      `select table_name as table, column_name as column from information_schema.columns
       where table_schema = 'public' and column_name like '%key' and data_type = 'text' order by table_name desc`,
    )
    expect(rows).toEqual(keys)
  })

  test('of an account is said plainly on every call, and the account can log out', async () => {
    const person = { username: 'locked', password: 'a quiet morning light' }
    const [client, other] = [await app.signUp('locked'), app.visitor()]
    await client.post('/api/journal', sampleBodies['POST /api/journal'])
    await alteringKeys({ table: 'users', column: 'data_key' }, async () => {
      for (const path of ['/api/journal', '/api/auth/check', '/api/export'])
        expect(read(problem, await client.get(path))).toMatchObject(broken)
      expect(read(problem, await client.post('/api/journal', sampleBodies['POST /api/journal']))).toMatchObject(broken)
      expect(read(problem, await other.post('/api/auth/login', person))).toMatchObject(broken)
      expect((await other.post('/api/auth/password/forgot', { email: 'locked@example.com' })).status).toBe(202)
      const cookies = new Map(client.cookies)
      expect((await client.post('/api/auth/logout')).status).toBe(204)
      for (const [name, value] of cookies) client.cookies.set(name, value)
      expect((await client.get('/api/journal')).status).toBe(401)
    })
    expect((await other.post('/api/auth/login', person)).status).toBe(200)
    expect((await other.get('/api/journal')).body).toMatchObject([{ title: 'A title' }])
    expect(app.logs.join('')).not.toContain('unexpected error')
  })

  test('of a list makes its items unreadable, one by one, and nothing is written with another', async () => {
    const before = z.array(record).parse((await user.get(personal)).body)
    expect(before.length).toBeGreaterThan(0)
    await alteringKeys({ table: 'shopping_members', column: 'data_key' }, async () => {
      const shown = z.array(record).parse((await user.get(personal)).body)
      expect(shown.map(({ id, isUnreadable }) => [id, isUnreadable])).toEqual(before.map(({ id }) => [id, true]))
      await readAll()
      const more = { line: 'Bread', list: 'personal' }
      expect(read(problem, await user.post('/api/shopping-items', more))).toMatchObject(broken)
      const share = sampleBodies['POST /api/shopping-lists/{id}/invitations']
      expect(read(problem, await user.post('/api/shopping-lists/personal/invitations', share))).toMatchObject(broken)
    })
    expect((await user.get(personal)).body).toEqual(before)
  })

  test('of an invitation is said plainly', async () => {
    const share = sampleBodies['POST /api/shopping-lists/{id}/invitations']
    const shared = await user.post('/api/shopping-lists/personal/invitations', share)
    const { secret } = read(z.object({ secret: z.string() }), shared)
    const guest = await app.signUp('invited')
    await alteringKeys({ table: 'shopping_invitations', column: 'data_key' }, async () => {
      expect(read(problem, await guest.post('/api/shopping-invitations/open', { secret }))).toMatchObject(broken)
    })
    expect((await guest.post('/api/shopping-invitations/open', { secret })).status).toBe(200)
  })
})

test('an unreadable occurrence of a repeated task stays as it is while the others are renamed', async () => {
  const repeated = { title: 'Swim', dueDate: '2027-03-01', repeat: 'FREQ=DAILY;COUNT=3' }
  const { id } = read(record, await user.post('/api/tasks', repeated))
  await altering({ table: 'tasks', column: 'words', id }, async () => {
    const next = z.array(record).parse((await user.get('/api/tasks?date=2027-03-02')).body)
    const renamed = await user.put(`/api/tasks/${next[0]?.id}`, { title: 'Swim far', scope: 'all' })
    expect([renamed.status, renamed.body]).toMatchObject([200, { title: 'Swim far' }])
    const first = await user.get('/api/tasks?date=2027-03-01')
    expect(first.body).toMatchObject([{ id, title: 'This task can’t be opened', isUnreadable: true }])
  })
})

describe('an unreadable name', () => {
  test('stays while other parts of the profile change, and is replaced by a new name', async () => {
    const names: Column = { table: 'users', column: 'names' }
    await altering(names, async () => {
      const got = await user.put('/api/user/profile', { firstName: null, lastName: '', timeZone: 'Europe/Oslo' })
      expect([got.status, got.body]).toMatchObject([200, { firstName: null, isUnreadable: true }])
      expect((await user.post('/api/onboarding/complete', sampleBodies['POST /api/onboarding/complete'])).status).toBe(
        200,
      )
    })
    const renamed = await user.put('/api/user/profile', { firstName: 'Grace' })
    expect(renamed.body).toMatchObject({ firstName: 'Grace' })
  })
})
