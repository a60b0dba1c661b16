import { getTableName } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest'
import { z } from 'zod'
import { sessionUser } from '#contract/accounts.ts'
import { api } from '#contract/api.ts'
import { type JournalEntry, journalEntry } from '#contract/journal.ts'
import type { Call } from '#contract/kernel.ts'
import { coachAreas, coachAreasAtFirst } from '#contract/lists.ts'
import { premium } from '#contract/premium.ts'
import { shoppingList } from '#contract/shopping.ts'
import { type Client, problem, read } from '../../../test/client.ts'
import { collections } from '../../../test/samples.ts'
import { type StartedApp, startApp } from '../../../test/start-app.ts'
import { ownerColumnName } from '../lib/record-keys.ts'
import { recordTables } from '../record-tables.ts'
import { purgeDemos } from './demo.repo.ts'

const password = 'a quiet morning light'
const timeZone = 'America/Los_Angeles'
const hour = 3_600_000
/** A Wednesday noon in California. */
const wednesday = new Date('2026-03-04T20:00:00.000Z')

let app: StartedApp
beforeAll(async () => {
  app = await startApp(inject('testServer'))
})
afterEach(() => app.setTime(undefined))
afterAll(() => app.stop())

async function open(at?: Date): Promise<Client> {
  app.setTime(at)
  const visitor = app.visitor()
  expect((await visitor.post('/api/demo', { timeZone })).status).toBe(201)
  return visitor
}

async function everything(user: Client): Promise<JournalEntry[]> {
  const found: JournalEntry[] = []
  for (let address: string | undefined = '/api/journal?limit=100'; address !== undefined;) {
    const got = await user.get(address)
    found.push(...z.array(journalEntry).parse(got.body))
    address = /<([^>]+)>; rel="next"/.exec(got.headers.get('link') ?? '')?.[1]
  }
  return found
}

/** How many rows of any table name this account. */
async function rowsOf(userId: string): Promise<number> {
  const { rows: tables } = await app.database.pool.query<{ name: string; id: string }>(
    `select table_name as name, column_name as id from information_schema.columns
     where table_schema = 'public' and (column_name = 'user_id' or (table_name = 'users' and column_name = 'id'))`,
  )
  let rows = 0
  for (const { name, id } of tables) {
    const { rowCount } = await app.database.pool.query(`select 1 from "${name}" where "${id}" = $1`, [userId])
    rows += rowCount ?? 0
  }
  return rows
}

/** The ids of the accounts that share a list with this one. */
async function companionsOf(userId: string): Promise<string[]> {
  const { rows } = await app.database.pool.query<{ id: string }>(
    `select other.account_id as id from shopping_members own join shopping_members other using (list_id)
     where own.account_id = $1 and other.account_id <> $1`,
    [userId],
  )
  return rows.map((row) => row.id)
}

const person = (name: string) => ({ username: name, email: `${name}@example.com`, password })

/** A value that a visitor sees something of. */
const isFilled = (value: unknown): boolean =>
  value !== null && value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0)

const fieldsOf = (reply: z.ZodType | undefined): string[] =>
  reply instanceof z.ZodArray && reply.element instanceof z.ZodObject
    ? Object.keys(reply.element.shape).filter((field) => field !== 'isUnreadable')
    : []

/** The demo has no help lines, weights need no note, and affirmations have their own page. */
const leftEmpty = [
  '/api/journal affirmations',
  '/api/fitness/weights notes',
  ...['sources', 'safety', 'helpLines'].map((field) => `/api/sophia/chats ${field}`),
]

describe('the demo', () => {
  test('opens signed in, premium, past the questions, and says that it is a demo', async () => {
    const visitor = app.visitor()
    const got = await visitor.post('/api/demo')
    expect(got.status).toBe(201)
    const user = read(sessionUser, got)
    expect(user).toMatchObject({ firstName: 'Nora', isDemo: true, isPremium: true, isOnboarded: true })
    expect((await visitor.get('/api/auth/check')).body).toEqual(user)
    expect(read(premium, await visitor.get('/api/premium'))).toMatchObject({ source: 'granted', trialAvailable: false })
    expect((await visitor.post('/api/premium/trial')).status).toBe(409)
  })

  test('holds three months of a journal, up to today or yesterday, at plausible hours and on the right weekdays', async () => {
    const entries = await everything(await open(wednesday))
    const ages = entries.map(({ createdAt }) => (wednesday.getTime() - Date.parse(createdAt)) / (24 * hour))
    expect(entries.length).toBeGreaterThanOrEqual(60)
    expect(entries.length).toBeLessThanOrEqual(75)
    expect(Math.min(...ages)).toBeGreaterThanOrEqual(0)
    expect(Math.min(...ages)).toBeLessThan(2)
    expect(Math.max(...ages)).toBeGreaterThan(80)
    expect(new Set(entries.map(({ mood }) => mood))).toEqual(new Set([1, 2, 3, 4, 5]))
    const words = entries.map(({ content }) => content.split(/\s+/).length)
    expect(Math.min(...words)).toBeLessThan(25)
    expect(Math.max(...words)).toBeGreaterThan(120)
    const saturday = entries.find(({ title }) => title === 'Half a table')
    expect(new Date(saturday?.createdAt ?? '').toLocaleString('en-US', { timeZone })).toBe('2/28/2026, 7:30:00 PM')
  })

  test('holds records of every kind but the cycle log, which waits for a consent', async () => {
    const { id } = read(sessionUser, await (await open(wednesday)).get('/api/auth/check'))
    const ofLists = 'list_id in (select list_id from shopping_members where account_id = $1)'
    for (const table of recordTables) {
      const name = getTableName(table)
      if (name === 'cycle_days') continue
      const isTheirs = ownerColumnName(table) === 'list_id' ? ofLists : 'user_id = $1'
      const { rowCount } = await app.database.pool.query(`select 1 from ${name} where ${isTheirs}`, [id])
      expect([name, rowCount]).not.toEqual([name, 0])
    }
  })

  test('fills every field of its records somewhere', async () => {
    const visitor = await open(wednesday)
    const unused: string[] = []
    for (const [key, { reply, list, query }] of Object.entries<Call>(api)) {
      const path = key.slice('GET '.length)
      if (list !== true || !collections.includes(path) || !query?.safeParse({ limit: 100 }).success) continue
      const records = read(z.array(z.record(z.string(), z.unknown())), await visitor.get(`${path}?limit=100`))
      // The cycle log waits for a consent.
      if (records.length === 0) continue
      const used = new Set(records.flatMap((record) => Object.keys(record).filter((field) => isFilled(record[field]))))
      unused.push(
        ...fieldsOf(reply)
          .filter((field) => !used.has(field))
          .map((field) => `${path} ${field}`),
      )
    }
    expect(unused).toEqual(leftEmpty)
  })

  test.each([0, 1, 2, 3, 4, 5, 6])('opened on any day (%i) its last entry is of today or yesterday', async (days) => {
    const now = new Date(wednesday.getTime() + days * 24 * hour - 13 * hour)
    const [last] = await everything(await open(now))
    expect((now.getTime() - Date.parse(last?.createdAt ?? '')) / hour).toBeLessThan(40)
  })

  test('can be used like any account: the visitor writes, and nobody else sees it', async () => {
    const user = await open()
    const written = await user.post('/api/journal', { title: 'Mine', content: 'From inside the demo.' })
    expect(written.status).toBe(201)
    const { id } = read(journalEntry, written)
    const other = await open()
    expect((await other.put(`/api/journal/${id}`, { title: 'Theirs' })).status).toBe(404)
    expect((await everything(other)).map((entry) => entry.id)).not.toContain(id)
    expect((await everything(user))[0]).toMatchObject({ id, title: 'Mine' })
  })

  test('shares a list with somebody, whose account goes when the demo ends or is kept', async () => {
    const user = await open(wednesday)
    const shared = async () => {
      const lists = z.array(shoppingList).parse((await user.get('/api/shopping-lists')).body)
      return lists.filter(({ members }) => members > 1)
    }
    const [list, ...others] = await shared()
    expect(others).toEqual([])
    expect(list).toMatchObject({ list: 'home-design', role: 'owner', members: 2, total: 4, completed: 1 })
    expect((await user.get(`/api/shopping-lists/${list?.id}/members`)).body).toMatchObject({
      members: [
        { name: 'Nora', role: 'owner', isYou: true },
        { name: 'Iver', role: 'edit', isYou: false },
      ],
    })
    const { id } = read(sessionUser, await user.get('/api/auth/check'))
    const [companion = ''] = await companionsOf(id)
    expect((await user.post('/api/auth/signup', person('Sharer'))).status).toBe(201)
    expect(await shared()).toEqual([])
    expect((await user.get('/api/shopping-items?list=home-design')).body).toHaveLength(4)
    expect(await rowsOf(companion)).toBe(0)
  })

  test('lets the coach read its sample data, and not what is written once the demo is kept', async () => {
    const user = await open(wednesday)
    const areas = async () => (await user.get('/api/sophia/coach')).body
    expect(await areas()).toMatchObject({ areas: coachAreas.filter((area) => area !== 'cycle') })
    expect((await user.post('/api/auth/signup', person('Keeper2'))).status).toBe(201)
    expect(await areas()).toMatchObject({ areas: coachAreasAtFirst })
    const chosen = await open(wednesday)
    expect((await chosen.put('/api/sophia/areas', { areas: ['goals'] })).status).toBeLessThan(300)
    expect((await chosen.get('/api/sophia/coach')).body).toMatchObject({ areas: ['goals'] })
  })

  test('asked for again from inside answers the same one', async () => {
    const user = await open()
    const first = (await user.get('/api/auth/check')).body
    const again = await user.post('/api/demo')
    expect(again).toMatchObject({ status: 200, body: first })
  })

  test('is gone after 24 hours: the session at once, every row with the purge', async () => {
    const user = await open(wednesday)
    const { id } = read(sessionUser, await user.get('/api/auth/check'))
    const kept = await open(new Date(wednesday.getTime() + hour))
    app.setTime(new Date(wednesday.getTime() + 24 * hour - 1))
    expect((await user.get('/api/auth/check')).status).toBe(200)
    const end = new Date(wednesday.getTime() + 24 * hour)
    app.setTime(end)
    expect((await user.get('/api/auth/check')).status).toBe(401)
    expect((await user.get('/api/journal')).status).toBe(401)
    expect(await rowsOf(id)).toBeGreaterThan(60)
    const [companion = ''] = await companionsOf(id)
    expect(await rowsOf(companion)).toBeGreaterThan(0)
    await purgeDemos(app.database.db, end)
    expect(await rowsOf(id)).toBe(0)
    expect(await rowsOf(companion)).toBe(0)
    expect((await kept.get('/api/auth/check')).status).toBe(200)
  })

  test('sends no mail and has no password to change, reset or log in with', async () => {
    const user = await open()
    const { email, username } = read(sessionUser, await user.get('/api/auth/check'))
    const before = app.logs.length
    expect((await user.post('/api/auth/password/forgot', { email })).status).toBe(202)
    expect(app.logs.slice(before).join('')).not.toMatch(/reset_asked|reset-password#/)
    const change = { currentPassword: password, newPassword: 'another quiet light' }
    expect(read(problem, await user.post('/api/auth/password', change)).code).toBe('wrong_password')
    expect((await app.visitor().post('/api/auth/login', { username, password })).status).toBe(401)
    expect((await app.visitor().post('/api/auth/login', { username: email, password })).status).toBe(401)
  })
})

describe('where it is not wanted', () => {
  test.each([
    ['off where it is turned off', { DEMO: 'off' }, 404, { code: 'not_found' }],
    ['off in production', { NODE_ENV: 'production', PUBLIC_URL: 'https://glow.example' }, 404, { code: 'not_found' }],
    [
      'on in production that asks for it',
      { NODE_ENV: 'production', PUBLIC_URL: 'https://glow.example', DEMO: 'on' },
      201,
      { isDemo: true },
    ],
  ])('it is %s', async (_name, env, status, body) => {
    const other = await startApp(inject('testServer'), env)
    try {
      expect(await other.visitor().post('/api/demo')).toMatchObject({ status, body })
    } finally {
      await other.stop()
    }
  })

  test('an address that opens many is asked to wait', async () => {
    const strict = await startApp(inject('testServer'), { RATE_LIMIT_FACTOR: '0.03' })
    try {
      const answers = []
      for (let n = 0; n < 3; n += 1) answers.push(await strict.visitor().post('/api/demo'))
      expect(answers.map(({ status }) => status)).toEqual([201, 201, 429])
      expect(Number(answers[2]?.headers.get('retry-after'))).toBeGreaterThan(0)
    } finally {
      await strict.stop()
    }
  })
})

describe('signing up from it', () => {
  test('keeps every record under the user’s own names, and ends the demo', async () => {
    const user = await open(wednesday)
    const earlier = new Map(user.cookies)
    await user.post('/api/journal', { title: 'Mine', content: 'Stays.' })
    const before = await everything(user)
    const { id } = read(sessionUser, await user.get('/api/auth/check'))
    const got = await user.post('/api/auth/signup', { ...person('Keeper'), timeZone: 'Europe/Paris' })
    expect(got.status).toBe(201)
    const account = { id, username: 'Keeper', email: 'keeper@example.com', firstName: null, lastName: null }
    expect(got.body).toMatchObject({ ...account, isDemo: false, isPremium: false, isOnboarded: false })
    expect(await everything(user)).toEqual(before)
    app.setTime(new Date(wednesday.getTime() + 48 * hour))
    await purgeDemos(app.database.db, new Date(wednesday.getTime() + 48 * hour))
    expect(await everything(user)).toEqual(before)
    const elsewhere = app.visitor()
    expect((await elsewhere.post('/api/auth/login', { username: 'keeper', password })).status).toBe(200)
    expect(await everything(elsewhere)).toEqual(before)
    const old = app.visitor()
    for (const [name, value] of earlier) old.cookies.set(name, value)
    expect((await old.get('/api/auth/check')).status).toBe(401)
  })

  test('has the free limit for new records only, and a trial still to come', async () => {
    const user = await open()
    await user.post('/api/auth/signup', person('limited'))
    const [entry] = await everything(user)
    const refused = await user.post('/api/journal', { title: 'One more', content: 'Too many.' })
    expect(read(problem, refused).code).toBe('limit_reached')
    expect((await user.put(`/api/journal/${entry?.id}`, { title: 'Edited' })).status).toBe(200)
    expect((await user.post('/api/premium/trial')).status).toBe(201)
    expect((await user.post('/api/journal', { title: 'One more', content: 'Now it fits.' })).status).toBe(201)
  })

  test('keeps a name that the visitor set in it', async () => {
    const user = await open(wednesday)
    app.setTime(new Date(wednesday.getTime() + hour))
    await user.put('/api/user/profile', { firstName: 'Amal', lastName: null })
    const got = await user.post('/api/auth/signup', person('amal'))
    expect(read(sessionUser, got).firstName).toBe('Amal')
  })

  test('is refused like any other, and leaves the demo as it is: weak password, taken names, two at once', async () => {
    await app.signUp('settled')
    const user = await open()
    const weak = await user.post('/api/auth/signup', { ...person('newcomer'), password: 'password' })
    expect(read(problem, weak).code).toBe('weak_password')
    const taken = await user.post('/api/auth/signup', { ...person('newcomer'), email: 'settled@example.com' })
    expect(read(problem, taken)).toMatchObject({ code: 'taken', fields: { email: expect.any(String) } })
    expect(read(sessionUser, await user.get('/api/auth/check')).isDemo).toBe(true)
    const demoBefore = await user.get('/api/auth/check')
    const both = await Promise.all([
      user.post('/api/auth/signup', person('first.of.two')),
      user.post('/api/auth/signup', person('second.of.two')),
    ])
    const demo = read(sessionUser, demoBefore).id
    expect(both.filter((got) => got.status === 201 && read(sessionUser, got).id === demo)).toHaveLength(1)
  })
})
