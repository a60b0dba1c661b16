import { glob } from 'node:fs/promises'
import { resolve } from 'node:path'
import { getTableColumns, getTableName, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { z } from 'zod'
import { api } from '#contract/api.ts'
import { type Client, problem, read } from '../../test/client.ts'
import { sampleBodies } from '../../test/samples.ts'
import { type StartedApp, startApp } from '../../test/start-app.ts'

type Column = { table: string; column: string }

/** Every sealed column of the product: bytes in the database are words of a user. */
async function sealedColumns(): Promise<Column[]> {
  const found: Column[] = []
  for await (const file of glob('src/server/**/*.table.ts')) {
    const tables: Record<string, unknown> = await import(resolve(file))
    for (const table of Object.values(tables))
      if (is(table, PgTable))
        for (const column of Object.values(getTableColumns(table)))
          if (column.getSQLType() === 'bytea') found.push({ table: getTableName(table), column: column.name })
  }
  return found
}

/** What makes a record of a table that can be deleted, where it is listed, and what a change of its words looks like. */
const kinds: Record<string, { create: keyof typeof sampleBodies; list: string; change?: object }> = {
  journal_entries: { create: 'POST /api/journal', list: '/api/journal', change: { title: 'Over it' } },
  goals: { create: 'POST /api/goals', list: '/api/goals', change: { title: 'Over it' } },
  self_care_activities: { create: 'POST /api/self-care', list: '/api/self-care', change: { notes: 'Over it' } },
  breathing_patterns: { create: 'POST /api/self-care/patterns', list: '/api/self-care/patterns' },
  tasks: { create: 'POST /api/tasks', list: '/api/tasks', change: { title: 'Over it' } },
  affirmations: { create: 'POST /api/affirmations', list: '/api/affirmations', change: { content: 'Over it' } },
  coach_chats: { create: 'POST /api/sophia/chat', list: '/api/sophia/chats' },
  visions: { create: 'POST /api/vision-board', list: '/api/vision-board', change: { title: 'Over it' } },
  saved_mixes: { create: 'POST /api/audio/mixes', list: '/api/audio/mixes', change: { name: 'Over it' } },
}
const words =
  /A title|Some content|Another title|Six quiet|Lavender|the fern|begin again|house by the sea|Sunday porch|productivity|market|Lovelace|Too little/
const said = z.looseObject({ id: z.string(), isUnreadable: z.literal(true).optional() })
const columns = await sealedColumns()

let app: StartedApp
let her: Client
const made = new Map<string, string>()

const addressOf = (key: string): string => key.slice(key.indexOf(' ') + 1)
const idOf = (table: string): string => made.get(table) ?? ''

beforeAll(async () => {
  app = await startApp(inject('testServer'))
  app.setTime(new Date('2026-11-24T12:00:00.000Z'))
  her = await app.signUp()
  await her.post('/api/premium/trial')
  await her.put('/api/user/profile', sampleBodies['PUT /api/user/profile'])
  await her.post('/api/onboarding/complete', sampleBodies['POST /api/onboarding/complete'])
  for (const [table, { create }] of Object.entries(kinds))
    for (let n = 0; n < 2; n += 1)
      made.set(table, read(said, await her.post(addressOf(create), sampleBodies[create])).id)
  for (let n = 0; n < 2; n += 1) {
    await her.put(`/api/journal/${idOf('journal_entries')}`, sampleBodies['PUT /api/journal/{id}'])
    await her.post(`/api/goals/${idOf('goals')}/updates`, { add: '10', note: 'From the market' })
  }
  await her.post('/api/tasks', { ...sampleBodies['POST /api/tasks'], repeat: 'FREQ=WEEKLY;COUNT=3' })
})
afterAll(() => app.stop())

/** Alters the last byte of one value of the account, does `work`, and puts the value back: nothing may have written over it. */
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
    expect(after.rows[0]?.bytes, 'what does not open was written over').toEqual(broken)
  } finally {
    await write(bytes)
  }
}

/** Reads everything that can be read, and answers what was said by address. */
async function readAll(): Promise<Map<string, unknown>> {
  const ids: [string, string][] = [
    ['/api/journal/', 'journal_entries'],
    ['/api/goals/', 'goals'],
    ['/api/sophia/chats/', 'coach_chats'],
  ]
  const gets = Object.keys(api)
    .filter((key) => key.startsWith('GET '))
    .map(addressOf)
  const own = gets.flatMap((path) => {
    const table = ids.find(([start]) => path.startsWith(start))?.[1]
    return path.includes('{') ? (table === undefined ? [] : [path.replace('{id}', idOf(table))]) : [path]
  })
  const days = ['/api/tasks?date=2026-11-24', '/api/tasks?from=2026-11-23&to=2026-11-29']
  const answers = new Map<string, unknown>()
  for (const path of [...own.filter((each) => each !== '/api/tasks/days'), ...days]) {
    const got = await her.get(path)
    expect([path, got.status]).toEqual([path, 200])
    answers.set(path, got.body)
  }
  const found = await her.post('/api/journal/search', { text: 't' })
  expect(found.status).toBe(200)
  answers.set('search', found.body)
  return answers
}

/** The records of the lists, each as it was said, by id. */
const recordsOf = (answers: ReadonlyMap<string, unknown>) =>
  new Map(
    Object.values(kinds).flatMap(({ list }) =>
      z
        .array(said)
        .parse(answers.get(list))
        .filter(({ createdAt }) => createdAt !== null)
        .map((one) => [one.id, one] as const),
    ),
  )

/** The rule of a series is only read to plan on; a device that does not open is an unknown one. */
const shownNowhere = new Set(['task_series', 'sessions'])

describe('one value that does not open', () => {
  test.each(columns)('of $table ($column) takes no page: the rest stands, and the log counts it', async (column) => {
    const before = recordsOf(await readAll())
    const logged = app.logs.length
    await altering(column, async () => {
      const answers = await readAll()
      const after = recordsOf(answers)
      expect([...after.keys()]).toEqual([...before.keys()])
      for (const [id, one] of before) if (id !== idOf(column.table)) expect(after.get(id)).toEqual(one)
      if (column.table in kinds) expect(after.get(idOf(column.table))).toMatchObject({ isUnreadable: true })
      expect((await her.post('/api/affirmations/next')).status).toBe(200)
      const reply = await her.post('/api/sophia/chat', { message: 'How is my week?' })
      expect([reply.status, read(said, reply).isUnreadable]).toEqual([200, undefined])
      expect(JSON.stringify(reply.body)).not.toContain('cannot be opened')
      if (!shownNowhere.has(column.table))
        expect(JSON.stringify([...answers.values()])).toMatch(/cannot be opened|isUnreadable/)
      await her.delete(`/api/sophia/chats/${read(said, reply).id}`)
    })
    const lines = app.logs.slice(logged).flatMap((line) => line.trim().split('\n'))
    const counts = lines.filter((line) => line.includes(`"counts":{`) && line.includes(`"${column.table}":`))
    if (!shownNowhere.has(column.table)) expect(counts.length).toBeGreaterThan(0)
    expect(lines.filter((line) => words.test(line))).toEqual([])
    expect(lines.filter((line) => line.includes('"kind":"BrokenSeal"'))).toEqual([])
  })

  test.each(Object.entries(kinds))(
    'of %s can be deleted and brought back, and not written over',
    async (table, kind) => {
      const own = `${kind.list}/${idOf(table)}`
      await altering({ table, column: 'words' }, async () => {
        if (kind.change !== undefined)
          expect(read(problem, await her.put(own, kind.change))).toMatchObject({ status: 409, code: 'unreadable' })
        expect((await her.delete(own)).status).toBe(204)
        const left = z.array(said).parse((await her.get(kind.list)).body)
        expect(left.map(({ id }) => id)).not.toContain(idOf(table))
        const back = await her.post(`${own}/restore`)
        expect([back.status, read(said, back).isUnreadable]).toEqual([200, true])
      })
    },
  )

  test('of every table with records that can be deleted is covered here', async () => {
    const { rows } = await app.database.pool.query<{ table_name: string }>(
      `select distinct b.table_name from information_schema.columns b join information_schema.columns d using (table_schema, table_name)
       where table_schema = 'public' and b.data_type = 'bytea' and d.column_name = 'deleted_at'`,
    )
    expect(rows.map((row) => row.table_name).sort()).toEqual(Object.keys(kinds).sort())
  })

  test('leaves what is not words as it was: a task is ticked, a vision moved, an exchange is not asked again', async () => {
    await altering({ table: 'tasks', column: 'words' }, async () => {
      const ticked = await her.put(`/api/tasks/${idOf('tasks')}`, { isCompleted: true })
      expect([ticked.status, ticked.body]).toMatchObject([200, { isCompleted: true, isUnreadable: true }])
      const moved = await her.put(`/api/tasks/${idOf('tasks')}`, { dueDate: '2026-11-25' })
      expect([moved.status, moved.body]).toMatchObject([200, { dueDate: '2026-11-25', isUnreadable: true }])
    })
    await altering({ table: 'visions', column: 'words' }, async () => {
      const moved = await her.put(`/api/vision-board/${idOf('visions')}`, { position: 1, isLoved: true })
      expect([moved.status, moved.body]).toMatchObject([200, { position: 1, isLoved: true, isUnreadable: true }])
    })
    await altering({ table: 'coach_chats', column: 'words' }, async () => {
      const again = await her.post(`/api/sophia/chats/${idOf('coach_chats')}/retry`)
      expect(read(problem, again)).toMatchObject({ status: 409, code: 'unreadable' })
    })
  })
})

test('of a repeated task one that does not open stays as it is while the others are renamed', async () => {
  const repeated = { title: 'Swim', dueDate: '2027-03-01', repeat: 'FREQ=DAILY;COUNT=3' }
  const { id } = read(said, await her.post('/api/tasks', repeated))
  await altering({ table: 'tasks', column: 'words', id }, async () => {
    const next = z.array(said).parse((await her.get('/api/tasks?date=2027-03-02')).body)
    const renamed = await her.put(`/api/tasks/${next[0]?.id}`, { title: 'Swim far', scope: 'all' })
    expect([renamed.status, renamed.body]).toMatchObject([200, { title: 'Swim far' }])
    const first = await her.get('/api/tasks?date=2027-03-01')
    expect(first.body).toMatchObject([{ id, title: 'This task cannot be opened', isUnreadable: true }])
  })
})

describe('a name that does not open', () => {
  test('stays while something else of the profile changes, and gives way to a name that she writes', async () => {
    const names: Column = { table: 'users', column: 'names' }
    await altering(names, async () => {
      const got = await her.put('/api/user/profile', { firstName: null, lastName: '', timeZone: 'Europe/Oslo' })
      expect([got.status, got.body]).toMatchObject([200, { firstName: null, isUnreadable: true }])
      expect((await her.post('/api/onboarding/complete', sampleBodies['POST /api/onboarding/complete'])).status).toBe(
        200,
      )
    })
    const renamed = await her.put('/api/user/profile', { firstName: 'Grace' })
    expect(renamed.body).toMatchObject({ firstName: 'Grace' })
  })
})
