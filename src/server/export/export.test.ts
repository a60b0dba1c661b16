import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { getTableColumns, getTableName } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { z } from 'zod'
import { sessionUser } from '#contract/accounts.ts'
import { features } from '#server/features.ts'
import { journalEntries, toJournalContent } from '#server/journal/journal.table.ts'
import { journalExport } from '#server/journal/journal.export.ts'
import { exportsOf } from '#server/lib/feature.ts'
import { loadKeyring } from '#server/lib/keyring.ts'
import { newId } from '#server/lib/record.ts'
import { ownerColumnName } from '#server/lib/record-keys.ts'
import { type Owner, seal } from '#server/lib/sealed.ts'
import { makeAllRecords } from '../../../test/all-records.ts'
import { type Client, problem, read } from '../../../test/client.ts'
import { samplePicture, uploadBytes } from '../../../test/pictures.ts'
import { sampleBodies } from '../../../test/samples.ts'
import { type StartedApp, startApp, tables } from '../../../test/start-app.ts'
import { download, textOf } from '../../../test/unzip.ts'
import { Archive } from './archive.ts'
import { writeExport } from './write-export.ts'

let app: StartedApp

beforeAll(async () => {
  app = await startApp(inject('testServer'))
})
afterAll(() => app.stop())

const exported = exportsOf(features)
const files = z.record(z.string(), z.union([z.array(z.looseObject({})), z.looseObject({}), z.null()]))

const idOf = async (user: Client): Promise<string> => read(sessionUser, await user.get('/api/auth/check')).id

const jsonOf = (all: ReadonlyMap<string, Uint8Array>, name: string) =>
  files.parse(JSON.parse(Buffer.from(all.get(`data/${name}.json`) ?? []).toString()))

const listOf = (all: ReadonlyMap<string, Uint8Array>, name: string, list: string) => {
  const found = jsonOf(all, name)[list]
  return Array.isArray(found) ? found : []
}

test('every table of the product is in the download, or says why not', () => {
  const named = exported.flatMap(({ lists, leftOut = [] }) => [
    ...lists.flatMap((list) => list.tables),
    ...leftOut.map(({ table }) => table),
  ])
  expect(named.map(getTableName).toSorted()).toEqual(tables.toSorted())
})

test('it holds every record of every feature, and none that is deleted', async () => {
  const user = await app.signUp()
  const made = await makeAllRecords(user)
  await user.put('/api/dashboard/layout', sampleBodies['PUT /api/dashboard/layout'])
  const deleted = read(z.object({ id: z.string() }), await user.post('/api/journal', sampleBodies['POST /api/journal']))
  await user.delete(`/api/journal/${deleted.id}`)
  const got = await download(user)
  for (const { name, lists } of exported)
    for (const list of lists)
      for (const table of list.tables) {
        const owner = { user_id: 'user_id = $1', list_id: ofLists, id: 'id = $1' }[ownerColumnName(table)] ?? ofLists
        const live = getTableColumns(table)['deletedAt'] === undefined ? '' : 'and deleted_at is null'
        const stored = getTableName(table) === 'shopping_lists' ? ofLists.replace('list_id', 'id') : owner
        const { rowCount } = await app.database.pool.query(
          `select 1 from ${getTableName(table)} where ${stored} ${live}`,
          [await idOf(user)],
        )
        const value = jsonOf(got, name)[list.name]
        const count = Array.isArray(value) ? value.length : Number(value !== null)
        if (getTableName(table) !== 'shopping_members')
          expect([name, list.name, count]).toEqual([name, list.name, rowCount])
      }
  const text = textOf(got)
  for (const [collection, id] of made)
    if (collection !== '/api/shopping-lists') expect([collection, text.includes(id)]).toEqual([collection, true])
  expect(text).not.toContain(deleted.id)
  expect(text).not.toMatch(/"isUnreadable"|"words"/)
  expect(got.has('could-not-be-opened.md')).toBe(false)
})

const ofLists = 'list_id in (select list_id from shopping_members where account_id = $1)'

test('it is a file to keep: named by the user’s day, never cached, with names that every system takes', async () => {
  const user = await app.signUp()
  await makeAllRecords(user)
  app.setTime(new Date('2026-11-22T23:30:00.000Z'))
  const { status, headers } = await user.get('/api/export')
  app.setTime(undefined)
  expect(status).toBe(200)
  expect(headers.get('content-type')).toBe('application/zip')
  expect(headers.get('content-disposition')).toBe('attachment; filename="glowell-2026-11-23.zip"')
  expect(headers.get('cache-control')).toBe('no-store')
  const names = [...(await download(user)).keys()]
  expect(names.filter((name) => !/^(?:[a-z0-9-]+\/)?(?:[a-z0-9-]+|README)\.(?:md|json|webp)$/.test(name))).toEqual([])
  expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length)
})

test('what was written can be read in any editor, by month and in the user’s time', async () => {
  const user = await app.signUp()
  await user.put('/api/user/profile', { firstName: null, lastName: null, timeZone: 'America/New_York' })
  const write = async (at: string, title: string) => {
    app.setTime(new Date(at))
    await user.post('/api/journal', { title, content: `Line one of ${title}\n\n- a list`, tags: ['tea'], mood: 4 })
  }
  await write('2026-10-12T12:00:00.000Z', 'October')
  // Still October in New York.
  await write('2026-11-01T02:30:00.000Z', '../../Late: a *night*\n# two lines')
  await write('2026-11-05T12:00:00.000Z', 'November')
  app.setTime(undefined)
  const got = await download(user)
  const pages = [...got]
    .filter(([name]) => name.startsWith('journal/'))
    .map(([name, bytes]) => [name, Buffer.from(bytes).toString()])
  expect(pages.map(([name]) => name)).toEqual(['journal/2026-10.md', 'journal/2026-11.md'])
  expect(pages[0]?.[1]).toContain(
    '## October\n\n- Written: 2026-10-12 08:00\n- Mood: Good\n- Tags: tea\n\nLine one of October\n\n- a list',
  )
  expect(pages[0]?.[1]).toContain('## ../../Late: a *night* # two lines\n\n- Written: 2026-10-31 22:30')
  expect(pages[1]?.[1]).toContain('## November')
})

test('pictures come as they are stored, without those of deleted records', async () => {
  const user = await app.signUp()
  await user.post('/api/premium/trial')
  const [kept, gone] = [await uploadBytes(user, samplePicture), await uploadBytes(user, samplePicture)]
  const vision = { ...sampleBodies['POST /api/vision-board'], imageUrl: kept }
  expect((await user.post('/api/vision-board', vision)).status).toBe(201)
  const other = await user.post('/api/vision-board', { ...vision, imageUrl: gone })
  await user.delete(`/api/vision-board/${read(z.object({ id: z.string() }), other).id}`)
  const got = await download(user)
  const name = `pictures/${kept.split('/').at(-1)}.webp`
  expect([...got.keys()].filter((each) => each.startsWith('pictures/'))).toEqual([name])
  expect((await sharp(got.get(name)).metadata()).format).toBe('webp')
  expect(Buffer.from(got.get('vision-board.md') ?? []).toString()).toContain(`![](${name})`)
})

test('on a shared list it says of others what the list shows, and nothing else of theirs is in it', async () => {
  const [user, other] = [await app.signUp('mine'), await app.signUp('somebody.else')]
  await other.post('/api/journal', { title: 'Only theirs', content: 'A canary of theirs' })
  await other.post('/api/shopping-items', { line: '2 kg pears', list: 'household' })
  const share = await other.post('/api/shopping-lists/household/invitations', { role: 'edit', days: 3, name: 'Ada' })
  const { secret } = read(z.looseObject({ secret: z.string() }), share)
  expect((await user.post('/api/shopping-invitations/accept', { secret, name: 'Grace' })).status).toBeLessThan(300)
  const got = await download(user)
  expect(listOf(got, 'shopping', 'lists')).toMatchObject([
    {
      role: 'edit',
      members: [
        { name: 'Ada', role: 'owner', isYou: false },
        { name: 'Grace', role: 'edit', isYou: true },
      ],
    },
  ])
  const text = textOf(got)
  expect(Buffer.from(got.get('shopping.md') ?? []).toString()).toContain('- [ ] 2 kg · pears')
  for (const theirs of [await idOf(other), 'somebody.else', 'Only theirs', 'A canary'])
    expect(text).not.toContain(theirs)
  for (const ours of ['dataKey', 'data_key', 'accountId', 'token', 'argon2']) expect(text).not.toContain(ours)
})

test('what can’t be opened is named, and the rest is whole', async () => {
  const user = await app.signUp()
  const write = async (title: string) =>
    read(z.object({ id: z.string() }), await user.post('/api/journal', { title, content: 'Words' })).id
  const [broken, whole] = [await write('Broken'), await write('Whole')]
  await app.database.pool.query('update journal_entries set words = $2 where id = $1', [broken, Buffer.alloc(40, 2)])
  const got = await download(user)
  expect(Buffer.from(got.get('could-not-be-opened.md') ?? []).toString()).toContain(`- journal/entries ${broken}`)
  expect(listOf(got, 'journal', 'entries')).toMatchObject([
    { id: broken, isUnreadable: true, mood: expect.any(Number) },
    { id: whole, title: 'Whole' },
  ])
})

test('a free account at its limits can still take everything with it, but not again and again', async () => {
  const user = await app.signUp()
  for (let n = 0; n < 3; n += 1) await user.post('/api/journal', sampleBodies['POST /api/journal'])
  expect(listOf(await download(user), 'journal', 'entries')).toHaveLength(3)
  const strict = await startApp(inject('testServer'), { RATE_LIMIT_FACTOR: '0.1' })
  try {
    const often = await strict.signUp()
    await download(often)
    await download(often)
    const refused = await often.get('/api/export')
    expect(read(problem, refused).code).toBe('too_many_requests')
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  } finally {
    await strict.stop()
  }
})

const entries = 10_000

/** Gives an account entries that do not compress: 10,000 of 1 kB. */
async function fill(user: Client, most = entries, bytes = 600): Promise<Owner> {
  const id = await idOf(user)
  const { rows } = await app.database.pool.query<{ key: string }>('select data_key as key from users where id = $1', [
    id,
  ])
  const owner = { id, key: (await loadKeyring(join(app.dataDir, 'keyring'))).openDataKey(id, rows[0]?.key ?? '') }
  for (let at = 0; at < most; at += 1_000)
    await app.database.db.insert(journalEntries).values(
      Array.from({ length: Math.min(1_000, most - at) }, (_, n) => {
        const [entry, createdAt] = [newId(), new Date(Date.UTC(2020, 0, 1) + (at + n) * 3_600_000)]
        const content = Buffer.from(crypto.getRandomValues(new Uint8Array(bytes))).toString('base64')
        const text = seal(
          owner,
          journalEntries.sealedContent,
          entry,
          toJournalContent({ title: `Entry ${at + n}`, content }),
        )
        return {
          id: entry,
          userId: id,
          createdAt,
          updatedAt: createdAt,
          day: '2020-01-01',
          mood: 3,
          sealedContent: text,
        }
      }),
    )
  return owner
}

test('downloads of many accounts that nobody reads never keep out another account', async () => {
  const held: Socket[] = []
  const isBegun = () => app.logs.filter((line) => line.includes('"event":"export"')).length
  const before = isBegun()
  for (let n = 0; n < 24; n += 1) {
    const reader = await app.signUp(`reader${n}`)
    // More than the system takes for a reader by itself.
    await fill(reader, 100, 65_536)
    const socket = connect(Number(new URL(app.url).port), '127.0.0.1')
    const cookie = [...reader.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    socket.write(`GET /api/export HTTP/1.1\r\nhost: x\r\ncookie: ${cookie}\r\n\r\n`)
    held.push(socket)
  }
  await expect.poll(() => isBegun() - before).toBe(24)
  const other = await app.signUp('other')
  await makeAllRecords(other)
  expect([...(await download(other)).keys()]).toContain('README.md')
  await expect.poll(() => app.logs.join('')).toContain('export_broke_off')
  for (const socket of held) socket.destroy()
})

describe('with 10,000 entries', () => {
  let user: Client
  let owner: Owner

  beforeAll(async () => {
    user = await app.signUp()
    owner = await fill(user)
  })

  test('all of them come, in order', async () => {
    const titles = Array.from({ length: entries }, (_, n) => `Entry ${n}`)
    const got = await download(user)
    expect(listOf(got, 'journal', 'entries').map(({ title }) => title)).toEqual(titles)
    const pages = [...got]
      .filter(([name]) => name.startsWith('journal/'))
      .map(([, bytes]) => Buffer.from(bytes).toString())
    expect(pages.join('').match(/^## Entry \d+$/gm)).toEqual(titles.map((title) => `## ${title}`))
  })

  test('a reader who takes nothing yet holds up the reading, so that memory has a little of it only', async () => {
    let made = 0
    const counted = journalExport.lists.map((list) => ({
      ...list,
      read: async function* (...given: Parameters<typeof list.read>) {
        for await (const row of list.read(...given)) {
          made += JSON.stringify(row.json).length
          yield row
        }
      },
    }))
    const archive = new Archive(new Date())
    const { db, pool } = app.database
    const parts = { db, exported: [{ ...journalExport, lists: counted }], pictures: { open: async () => null } }
    const written = writeExport(parts, { owner, timeZone: 'UTC' }, archive)
    await expect.poll(() => made).toBeGreaterThan(0)
    // As many queries as the whole takes.
    for (let n = 0; n < 400; n += 1) await pool.query('select 1')
    expect(made).toBeLessThan(2_000_000)
    archive.output.resume()
    await written
    expect(made).toBeGreaterThan(2 * entries * 800)
  })

  test('a reader who goes away leaves nothing behind: the next download begins at once', async () => {
    const response = await user.fetch('GET', '/api/export')
    expect((await user.get('/api/export')).status).toBe(429)
    await response.body?.cancel()
    await expect
      .poll(async () => {
        const again = await user.fetch('GET', '/api/export')
        await again.body?.cancel()
        return again.status
      })
      .toBe(200)
    expect(app.logs.join('')).not.toMatch(/Entry \d/)
  })

  test('an account with that many goes in one piece, and a download under way breaks off', async () => {
    let response = Response.error()
    // The one that the test before left may still be ending.
    await expect
      .poll(async () => {
        response = await user.fetch('GET', '/api/export')
        return response.status
      })
      .toBe(200)
    expect((await user.post('/api/account/delete', { password: 'a quiet morning light' })).status).toBe(204)
    const left = await app.database.pool.query('select 1 from journal_entries where user_id = $1', [owner.id])
    expect(left.rowCount).toBe(0)
    await expect(response.arrayBuffer()).rejects.toThrow()
  })
})
