import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { z } from 'zod'
import { journalEntry, journalRevision } from '#contract/journal.ts'
import { usageLimits } from '#contract/usage.ts'
import { newId } from '#server/lib/record.ts'
import { type Client, problem, read } from '../../../test/client.ts'
import { type StartedApp, startApp } from '../../../test/start-app.ts'

const entries = z.array(journalEntry)
let app: StartedApp

beforeAll(async () => {
  app = await startApp(inject('testServer'))
})
afterAll(() => app.stop())

const write = async (user: Client, entry: object = {}) =>
  read(journalEntry, await user.post('/api/journal', { title: 'A quiet day', content: 'Tea, rain, a book.', ...entry }))

const titles = async (user: Client) => read(entries, await user.get('/api/journal')).map(({ title }) => title)

test('text comes back unchanged, in any language', async () => {
  const user = await app.signUp()
  const entry = {
    title: '日記 — naïve ﷽',
    content: '  Ça va ?\r\n\tمرحبا 👩🏽‍🚀\u200d e\u0301  ',
    tags: ['été', '🌅'],
    mood: 5,
  }
  const written = await write(user, { ...entry, gratitude: null, affirmations: null })
  expect(written).toMatchObject({ ...entry, gratitude: null, affirmations: null })
  expect(read(entries, await user.get('/api/journal'))).toEqual([written])
})

test('an entry without a mood or tags has mood 3 and no tags', async () => {
  expect(await write(await app.signUp())).toMatchObject({ mood: 3, tags: null, gratitude: null, affirmations: null })
})

test('entries are listed newest first, a page at a time, each exactly once', async () => {
  const user = await app.signUp()
  await user.post('/api/premium/trial')
  for (let day = 1; day <= 7; day += 1) {
    app.setTime(new Date(Date.UTC(2026, 0, Math.ceil(day / 2))))
    await write(user, { title: `day ${day}` })
  }
  app.setTime(undefined)
  const seen: string[] = []
  let address: string | undefined = '/api/journal?limit=3'
  for (let pages = 0; address !== undefined && pages < 5; pages += 1) {
    const got = await user.get(address)
    seen.push(...read(entries, got).map(({ title }) => title))
    address = /<([^>]+)>; rel="next"/.exec(got.headers.get('link') ?? '')?.[1]
  }
  expect(seen).toEqual(['day 7', 'day 6', 'day 5', 'day 4', 'day 3', 'day 2', 'day 1'])
})

test('an edit changes what it names and keeps the earlier text', async () => {
  const user = await app.signUp()
  const { id } = await write(user, { tags: ['rain'] })
  const edited = read(journalEntry, await user.put(`/api/journal/${id}`, { content: 'Sun after all.', mood: 4 }))
  expect(edited).toMatchObject({ title: 'A quiet day', content: 'Sun after all.', tags: ['rain'], mood: 4 })
  const revisions = read(z.array(journalRevision), await user.get(`/api/journal/${id}/revisions`))
  expect(revisions).toMatchObject([{ title: 'A quiet day', content: 'Tea, rain, a book.', mood: 3 }])
})

test('an edit that changes nothing keeps no earlier text', async () => {
  const user = await app.signUp()
  const written = await write(user, { tags: ['rain'] })
  const { title, tags, mood } = written
  for (const change of [{}, { title }, { tags, mood }])
    expect(read(journalEntry, await user.put(`/api/journal/${written.id}`, change))).toEqual(written)
  expect(read(z.array(journalRevision), await user.get(`/api/journal/${written.id}/revisions`))).toEqual([])
})

test('two edits at the same moment keep both earlier texts', async () => {
  const user = await app.signUp()
  const { id } = await write(user)
  await Promise.all([
    user.put(`/api/journal/${id}`, { title: 'one' }),
    user.put(`/api/journal/${id}`, { content: 'two' }),
  ])
  expect(read(entries, await user.get('/api/journal'))).toMatchObject([{ title: 'one', content: 'two' }])
  expect(read(z.array(z.unknown()), await user.get(`/api/journal/${id}/revisions`))).toHaveLength(2)
})

test('a deleted entry is gone, and comes back when the user undoes it', async () => {
  const user = await app.signUp()
  const written = await write(user)
  expect((await user.delete(`/api/journal/${written.id}`)).status).toBe(204)
  expect(await titles(user)).toEqual([])
  expect((await user.put(`/api/journal/${written.id}`, { title: 'x' })).status).toBe(404)
  expect((await user.delete(`/api/journal/${written.id}`)).status).toBe(404)
  expect(read(journalEntry, await user.post(`/api/journal/${written.id}/restore`))).toEqual(written)
  expect(await titles(user)).toEqual(['A quiet day'])
})

test('sending the same new entry twice makes one', async () => {
  const user = await app.signUp()
  const entry = { id: newId(), title: 'Once', content: 'Only once.' }
  const answers = await Promise.all([1, 2, 3].map(() => user.post('/api/journal', entry)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 201])
  expect(await titles(user)).toEqual(['Once'])
})

test('another account can neither see, find, change, delete nor restore an entry', async () => {
  const [user, other] = await Promise.all([app.signUp(), app.signUp()])
  const { id } = await write(user)
  expect(await titles(other)).toEqual([])
  expect(read(entries, await other.post('/api/journal/search', { text: 'quiet' }))).toEqual([])
  const attempts = await Promise.all([
    other.put(`/api/journal/${id}`, { title: 'mine' }),
    other.delete(`/api/journal/${id}`),
    other.post(`/api/journal/${id}/restore`),
    other.get(`/api/journal/${id}/revisions`),
  ])
  expect(attempts.map(({ status }) => status)).toEqual([404, 404, 404, 404])
  expect(await write(other, { id, title: 'Same id, own entry' })).toMatchObject({ id, title: 'Same id, own entry' })
  expect(await titles(user)).toEqual(['A quiet day'])
})

test('search finds text in title, content and any tag, whatever the case, newest first and by page', async () => {
  const user = await app.signUp()
  await write(user, { title: 'LAVENDER fields' })
  await write(user, { title: 'b', content: 'the smell of lavender' })
  await write(user, { title: 'c', tags: ['home', 'Lavender'] })
  await write(user, { title: 'd' })
  const found = await user.post('/api/journal/search?limit=2', { text: 'lavENDer' })
  expect(read(entries, found).map(({ title }) => title)).toEqual(['c', 'b'])
  const next = /<([^>]+)>/.exec(found.headers.get('link') ?? '')?.[1] ?? ''
  expect(read(entries, await user.post(next, { text: 'lavENDer' })).map(({ title }) => title)).toEqual([
    'LAVENDER fields',
  ])
  expect(read(entries, await user.post('/api/journal/search', { text: '%' }))).toEqual([])
})

test('search finds what the search for everything finds: words in any order, without accents, in every text', async () => {
  const user = await app.signUp()
  await write(user, { title: 'Café with Noor', content: 'Rain on the windows.' })
  await write(user, { title: 'b', gratitude: 'A blue umbrella' })
  await write(user, { title: 'c', affirmations: 'I take my time' })
  const found = async (text: string) =>
    read(entries, await user.post('/api/journal/search', { text })).map(({ title }) => title)
  for (const [text, title] of [
    ['rain cafe', 'Café with Noor'],
    ['umbrella blue', 'b'],
    ['my time', 'c'],
  ] as const) {
    expect(await found(text)).toEqual([title])
    expect((await user.post('/api/search', { text })).body).toMatchObject({ groups: [{ hits: [{ title }] }] })
  }
  expect(await found('windows umbrella')).toEqual([])
})

test('a free account holds 10 entries; deleting one makes room for another', async () => {
  const user = await app.signUp()
  for (let n = 0; n < 10; n += 1) await write(user)
  const refused = await user.post('/api/journal', { title: 'Eleven', content: 'Too many' })
  expect(read(problem, refused)).toMatchObject({
    status: 403,
    code: 'limit_reached',
    detail: "You've reached the 10 journal entry limit for free accounts. Upgrade to Premium for unlimited journaling!",
  })
  const [newest] = read(entries, await user.get('/api/journal'))
  await user.delete(`/api/journal/${newest?.id}`)
  expect(read(usageLimits, await user.get('/api/user/usage-limits')).journalEntries).toEqual({
    used: 9,
    limit: 10,
    remaining: 1,
    unlimited: false,
  })
  await write(user, { title: 'In its place' })
  expect((await user.post(`/api/journal/${newest?.id}/restore`)).status).toBe(403)
})

test('50 entries sent at once pass exactly the limit', async () => {
  const user = await app.signUp()
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, n) => user.post('/api/journal', { title: `${n}`, content: 'at once' })),
  )
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(10)
  expect(answers.filter(({ status }) => status === 403)).toHaveLength(40)
  expect(await titles(user)).toHaveLength(10)
})

test('premium writes on without a limit, and keeps everything readable when it ends', async () => {
  const user = await app.signUp()
  await user.post('/api/premium/trial')
  for (let n = 0; n < 12; n += 1) await write(user, { title: `${n}` })
  const premium = read(usageLimits, await user.get('/api/user/usage-limits'))
  expect(premium.journalEntries).toEqual({ used: 12, limit: 10, remaining: 999, unlimited: true })
  app.setTime(new Date(Date.now() + 15 * 86_400_000))
  try {
    const [newest] = read(entries, await user.get('/api/journal'))
    expect(await titles(user)).toHaveLength(12)
    expect((await user.put(`/api/journal/${newest?.id}`, { title: 'still mine' })).status).toBe(200)
    expect((await user.post('/api/journal', { title: 'no', content: 'no' })).status).toBe(403)
    expect(read(usageLimits, await user.get('/api/user/usage-limits')).journalEntries.remaining).toBe(0)
  } finally {
    app.setTime(undefined)
  }
})
