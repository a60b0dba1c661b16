import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { z } from 'zod'
import { sessionUser } from '#contract/accounts.ts'
import { exchange } from '#contract/coach.ts'
import { dashboard } from '#contract/dashboard.ts'
import { traditions } from '#contract/spiritual-lists.ts'
import { prayer, reflection, spiritualApi } from '#contract/spiritual.ts'
import { newId } from '#server/lib/record.ts'
import { type Client, problem, read } from '../../../test/client.ts'
import { type StartedApp, startApp } from '../../../test/start-app.ts'

const today = spiritualApi['GET /api/spiritual/today'].reply
let app: StartedApp

beforeAll(async () => {
  app = await startApp(inject('testServer'))
})
afterAll(() => app.stop())

const listed = async (user: Client, query = '') => read(z.array(prayer), await user.get(`/api/prayers${query}`))
const pray = async (user: Client, text: string) => read(prayer, await user.post('/api/prayers', { text }))

test('a prayer is kept, answered with a day and a word, opened again, deleted and brought back', async () => {
  const user = await app.signUp()
  const { id } = read(prayer, await user.post('/api/prayers', { text: 'For Mom’s scan', topic: 'loved-ones' }))
  const answer = { on: '2025-06-01', words: 'All clear.' }
  const answered = read(prayer, await user.put(`/api/prayers/${id}`, { answer }))
  expect(answered).toMatchObject({ text: 'For Mom’s scan', topic: 'loved-ones', answer })
  const edited = read(prayer, await user.put(`/api/prayers/${id}`, { text: 'For the scan', topic: null }))
  expect(edited).toMatchObject({ text: 'For the scan', topic: null, answer })
  expect(read(prayer, await user.put(`/api/prayers/${id}`, { answer: null })).answer).toBeNull()
  expect((await user.delete(`/api/prayers/${id}`)).status).toBe(204)
  expect(await listed(user)).toEqual([])
  expect((await user.put(`/api/prayers/${id}`, { text: 'Gone' })).status).toBe(404)
  expect(read(prayer, await user.post(`/api/prayers/${id}/restore`)).text).toBe('For the scan')
  expect(await listed(user)).toHaveLength(1)
})

test('prayers are listed newest first, page by page, and open ones apart from answered ones', async () => {
  const user = await app.signUp()
  for (const text of ['One', 'Two', 'Three']) await pray(user, text)
  const [newest] = await listed(user)
  await user.put(`/api/prayers/${newest?.id}`, { answer: { on: '2025-06-01', words: '' } })
  expect((await listed(user, '?state=open')).map(({ text }) => text)).toEqual(['Two', 'One'])
  expect((await listed(user, '?state=answered')).map(({ text }) => text)).toEqual(['Three'])
  const page = await user.get('/api/prayers?state=open&limit=1')
  const next = /<([^>]+)>; rel="next"/.exec(page.headers.get('link') ?? '')?.[1] ?? ''
  expect(read(z.array(prayer), await user.get(next)).map(({ text }) => text)).toEqual(['One'])
})

test('a reflection is kept with its prompt and minutes, changed, deleted and brought back', async () => {
  const user = await app.signUp()
  const sent = { text: 'The window, open.', prompt: 'What was good?', seconds: 300 }
  const { id } = read(reflection, await user.post('/api/reflections', sent))
  const changed = read(reflection, await user.put(`/api/reflections/${id}`, { text: 'The open window.' }))
  expect(changed).toMatchObject({ ...sent, text: 'The open window.' })
  expect((await user.delete(`/api/reflections/${id}`)).status).toBe(204)
  expect((await user.get('/api/reflections')).body).toEqual([])
  expect(read(reflection, await user.post(`/api/reflections/${id}/restore`))).toMatchObject({ id })
})

test('what is sent twice, or at once, is kept once', async () => {
  const user = await app.signUp()
  for (const [path, sent] of [
    ['/api/prayers', { id: newId(), text: 'Once' }],
    ['/api/reflections', { id: newId(), text: 'Once', seconds: 10 }],
  ] as const) {
    const answers = await Promise.all([1, 2].map(() => user.post(path, sent)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 201])
    expect((await user.get(path)).body).toHaveLength(1)
  }
})

test.each([
  ['/api/prayers', { text: '  ' }, 'text'],
  ['/api/prayers', { text: 'x'.repeat(2_001) }, 'text'],
  ['/api/prayers', { text: 'For rain', topic: 'weather' }, 'topic'],
  ['/api/prayers', { text: 'For rain', id: 'mine' }, 'id'],
  ['/api/reflections', { text: '', seconds: 300 }, 'text'],
  ['/api/reflections', { text: 'x'.repeat(5_001), seconds: 300 }, 'text'],
  ['/api/reflections', { text: 'Rain', seconds: -1 }, 'seconds'],
  ['/api/reflections', { text: 'Rain', seconds: 3_601 }, 'seconds'],
  ['/api/reflections', { text: 'Rain', seconds: 1.5 }, 'seconds'],
])('%s refuses %j and names the field', async (path, body, field) => {
  const user = await app.signUp()
  const got = read(problem, await user.post(path, body))
  expect(got).toMatchObject({ status: 400, fields: { [field]: expect.any(String) } })
  expect((await user.get(path)).body).toEqual([])
})

test.each([
  [{ on: '0000-01-01', words: '' }, 'answer.on'],
  [{ on: '2026-02-30', words: '' }, 'answer.on'],
  [{ on: '2199-12-31', words: '' }, 'answer.on'],
  [{ on: '2026-11-20', words: 'x'.repeat(501) }, 'answer.words'],
])('a prayer is not answered by %j', async (answer, field) => {
  const user = await app.signUp()
  const { id } = await pray(user, 'For rain')
  const got = read(problem, await user.put(`/api/prayers/${id}`, { answer }))
  expect(got).toMatchObject({ status: 400, fields: { [field]: expect.any(String) } })
  expect((await listed(user))[0]?.answer).toBeNull()
})

async function readAt(user: Client, moment: string) {
  app.setTime(new Date(moment))
  return read(today, await user.get('/api/spiritual/today'))
}

async function signUpAt(moment: string): Promise<Client> {
  app.setTime(new Date(moment))
  return app.signUp()
}

test('the reading of a day is the same all day by the user’s own clock, and another the next', async () => {
  const user = await signUpAt('2026-12-25T20:00:00.000Z')
  await user.put('/api/user/profile', { timeZone: 'America/Los_Angeles' })
  const christmas = await readAt(user, '2026-12-25T20:00:00.000Z')
  expect(christmas).toMatchObject({ date: '2026-12-25', tradition: 'christian' })
  expect(christmas.reading).toMatchObject({ reference: 'Isaiah 9:6', work: 'World English Bible' })
  expect(await readAt(user, '2026-12-26T07:00:00.000Z')).toEqual(christmas)
  expect((await readAt(user, '2026-12-26T09:00:00.000Z')).reading).not.toEqual(christmas.reading)
  const leapDay = '2028-02-29T20:00:00.000Z'
  expect((await readAt(await signUpAt(leapDay), leapDay)).reading.reference).toBe('Ecclesiastes 3:1')
  app.setTime(undefined)
})

test.each(traditions.map(({ key }) => key))('the reading is from the chosen tradition: %s', async (tradition) => {
  const user = await signUpAt('2026-11-22T12:00:00.000Z')
  expect((await user.put('/api/spiritual/settings', { tradition })).body).toEqual({ tradition, isHidden: false })
  const one = await readAt(user, '2026-11-22T12:00:00.000Z')
  expect(one.tradition).toBe(tradition)
  expect((await readAt(user, '2026-11-23T12:00:00.000Z')).reading).not.toEqual(one.reading)
  app.setTime(undefined)
})

test('hidden, the spiritual area leaves the score and the session says so; shown again, all is as before', async () => {
  const user = await app.signUp()
  await pray(user, 'For rain')
  await user.put('/api/spiritual/settings', { tradition: 'jewish' })
  const areas = async () => read(dashboard, await user.get('/api/dashboard')).wellness
  const shown = await areas()
  expect(shown.areas.find(({ name }) => name === 'Spiritual')).toMatchObject({ count: 1, points: 14 })
  expect(shown.formula).toContain('five areas')
  expect(read(sessionUser, await user.get('/api/auth/check')).hidesSpiritual).toBe(false)

  expect((await user.put('/api/spiritual/settings', { isHidden: true })).body).toEqual({
    tradition: 'jewish',
    isHidden: true,
  })
  const hidden = await areas()
  expect(hidden.areas.map(({ name }) => name)).toEqual(['Physical', 'Financial', 'Mental', 'Life Organization'])
  expect(JSON.stringify(hidden)).not.toMatch(/spiritual|prayer|five/i)
  expect(read(sessionUser, await user.get('/api/auth/check')).hidesSpiritual).toBe(true)

  await user.put('/api/spiritual/settings', { isHidden: false })
  expect(await areas()).toEqual(shown)
  expect(await listed(user)).toHaveLength(1)
  expect(read(today, await user.get('/api/spiritual/today')).tradition).toBe('jewish')
})

test('a prayer counts for the streak; prayers and reflections fill the spiritual area', async () => {
  const user = await app.signUp()
  await pray(user, 'For rain')
  await user.post('/api/reflections', { text: 'Rain.', seconds: 300 })
  const { streak, wellness } = read(dashboard, await user.get('/api/dashboard'))
  expect(streak).toMatchObject({ days: 0, today: 1 })
  expect(wellness.areas.find(({ name }) => name === 'Spiritual')).toMatchObject({ count: 2 })
  await pray(user, 'For sun')
  expect(read(dashboard, await user.get('/api/dashboard')).streak).toMatchObject({ days: 1, today: 2 })
})

test('what is prayed, reflected and believed is not readable in the database', async () => {
  const user = await app.signUp()
  await user.post('/api/prayers', { text: 'For my sister Amara', topic: 'healing' })
  await user.post('/api/reflections', { text: 'Amara called', seconds: 300 })
  await user.put('/api/spiritual/settings', { tradition: 'muslim' })
  const { id } = read(sessionUser, await user.get('/api/auth/check'))
  const dump = await Promise.all(
    ['prayers where user_id', 'reflections where user_id', 'users where id'].map((from) =>
      app.database.pool.query(
        `select t::text, encode(${from.startsWith('users') ? 'spiritual' : 'words'}, 'escape') as words
        from ${from.split(' ')[0]} t where ${from.split(' ').at(-1)} = $1`,
        [id],
      ),
    ),
  )
  const text = JSON.stringify(dump.map(({ rows }) => rows))
  expect(dump.every(({ rows }) => rows.length === 1)).toBe(true)
  expect(text).not.toMatch(/Amara|healing|muslim/)
})

test('the coach reads how often, never what, and only where allowed; hidden, it reads nothing and offers no prayer', async () => {
  const user = await app.signUp()
  await user.post('/api/premium/trial')
  await pray(user, 'For my sister Amara')
  const ask = async (message: string) => read(exchange, await user.post('/api/sophia/chat', { message }))
  const question = 'How many times did I pray this week?'
  expect((await ask(question)).sources).toEqual([])
  await user.put('/api/sophia/areas', { areas: ['spiritual'] })
  const asked = await ask(question)
  expect(asked.sources).toEqual([
    { area: 'spiritual', lines: [expect.stringMatching(/^prayers kept: 1, reflections: 0, /)] },
  ])
  expect(asked.response).not.toContain('Amara')
  const offered = await ask('Add a prayer for my sister')
  expect(offered.proposals).toMatchObject([{ proposal: { kind: 'prayer', title: 'For my sister' }, state: 'open' }])
  expect(await listed(user)).toHaveLength(1)
  await user.post(`/api/sophia/chats/${offered.id}/proposals/0/accept`)
  expect((await listed(user)).map(({ text }) => text)).toContain('For my sister')
  await user.post(`/api/sophia/chats/${offered.id}/proposals/0/undo`)
  expect(await listed(user)).toHaveLength(1)

  await user.put('/api/spiritual/settings', { isHidden: true })
  expect((await ask(question)).sources).toEqual([])
  const hidden = await ask('Add a prayer for my sister')
  expect([hidden.sources, hidden.proposals]).toEqual([[], []])
})
