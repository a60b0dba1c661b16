import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { z } from 'zod'
import { exchange, coach } from '#contract/coach.ts'
import { type Client, problem, read } from '../../../test/client.ts'
import { type StartedApp, startApp } from '../../../test/start-app.ts'
import { questionsUsed } from '../../../test/coach-calls.ts'

let app: StartedApp
beforeAll(async () => {
  app = await startApp(inject('testServer'))
})
afterAll(() => app.stop())

const ask = (user: Client, message: string, more: object = {}) => user.post('/api/sophia/chat', { message, ...more })
const question = 'How can I balance self-care with productivity?'
const stream = { accept: 'text/event-stream' }

test('question and answer are found again, and the first answer says that it is no person', async () => {
  const user = await app.signUp()
  expect(read(coach, await user.get('/api/sophia/coach'))).toMatchObject({
    name: 'Built-in guide',
    isOnline: true,
    areas: ['goals', 'planner', 'selfCare', 'onboarding'],
    disclosure: expect.stringContaining('not a person'),
  })
  const first = read(exchange, await ask(user, question))
  expect(first).toMatchObject({ message: question, state: 'done', sentTo: 'this server', helpLines: [] })
  expect(first.response).toContain('not a person')
  expect(first.response.length).toBeGreaterThan(300)
  const second = read(exchange, await ask(user, 'I need motivation to start my side business'))
  expect(second.response).not.toContain('not a person')
  expect(read(z.array(exchange), await user.get('/api/sophia/chats'))).toEqual([second, first])
  expect(read(coach, await user.get('/api/sophia/coach')).disclosure).toBeNull()
  expect(await questionsUsed(user)).toBe(2)
})

test("the help lines of the user's country are told before the user writes, for when a message cannot arrive", async () => {
  const user = await app.signUp()
  const numbers = async () => read(coach, await user.get('/api/sophia/coach')).helpLines.map(({ number }) => number)
  await user.put('/api/user/profile', { timeZone: 'Europe/London' })
  const british = ['116 123', '0808 2000 247', '0800 027 1234', '0808 80 10 800', '999', '0808 802 1414']
  expect(await numbers()).toEqual([...british, 'findahelpline.com'])
  await user.put('/api/user/profile', { timeZone: 'Antarctica/Troll' })
  expect((await numbers()).slice(1)).toEqual(['findahelpline.com', 'befrienders.org'])
})

test.each([
  ['Asia/Calcutta', '14416', '112'],
  ['Europe/Kiev', '7333', '112'],
  ['America/Buenos_Aires', '135', '911'],
])(
  'a phone in %s whose language is American English gets the numbers of where it is',
  async (timeZone, line, emergency) => {
    const user = await app.signUp()
    await user.put('/api/user/profile', { timeZone })
    const american = { 'accept-language': 'en-US,en;q=0.9' }
    const ahead = read(coach, await user.get('/api/sophia/coach', american)).helpLines
    const told = read(exchange, await user.post('/api/sophia/chat', { message: 'I want to kill myself' }, american))
    for (const numbers of [ahead, told.helpLines].map((help) => help.map(({ number }) => number))) {
      expect(numbers).toEqual(expect.arrayContaining([line, emergency]))
      expect(numbers).not.toContain('988')
    }
    expect(told.response).not.toContain('988')
  },
)

test.each(['UTC', 'Europe/Belgrade'])(
  'where no lines are known (%s) nobody else’s are given, whatever the language',
  async (timeZone) => {
    const user = await app.signUp()
    await user.put('/api/user/profile', { timeZone })
    const american = { 'accept-language': 'en-US' }
    const ahead = read(coach, await user.get('/api/sophia/coach', american)).helpLines
    expect(ahead.map(({ number }) => number)).toEqual([
      expect.stringContaining('your local emergency number'),
      'findahelpline.com',
      'befrienders.org',
    ])
    const told = read(exchange, await user.post('/api/sophia/chat', { message: 'I want to kill myself' }, american))
    expect(told.response).toContain('findahelpline.com')
    expect(told.response).not.toContain('988')
  },
)

test('at night a closed line says when it opens, and stands after those that answer', async () => {
  const user = await app.signUp()
  await user.put('/api/user/profile', { timeZone: 'America/Los_Angeles' })
  // A Saturday night: the line about eating is Monday to Friday, by the clock of Chicago.
  app.setTime(new Date('2026-11-22T07:00:00.000Z'))
  const told = read(exchange, await ask(user, 'I make myself throw up after every meal'))
  expect(told.helpLines.map(({ number }) => number)).toEqual(['988', '911', '1-888-375-7767'])
  expect(told.helpLines.at(-1)).toMatchObject({ hours: 'Mo-Fr 09:00-21:00', zone: 'America/Chicago' })
  expect(told.response).toMatch(/988 · .* · Open 24\/7/)
  expect(told.response).toMatch(/1-888-375-7767 · .* · Opens Monday at 7 am/)
  const again = read(exchange, await ask(user, 'I make myself throw up after every meal'))
  expect(again.response).toContain('988')
  expect(again.response).not.toContain('1-888-375-7767')
  app.setTime(new Date('2026-11-23T16:00:00.000Z'))
  const awake = await app.signUp()
  await awake.put('/api/user/profile', { timeZone: 'America/Los_Angeles' })
  const byDay = read(exchange, await ask(awake, 'I make myself throw up after every meal'))
  expect(byDay.helpLines.map(({ number }) => number)).toEqual(['1-888-375-7767', '988', '911'])
  expect(byDay.response).toMatch(/1-888-375-7767 · .* · Open until 7 pm/)
})

test('of fifty questions at once a free account gets three answers, and the others say why', async () => {
  const user = await app.signUp()
  const all = await Promise.all(Array.from({ length: 50 }, () => ask(user, question)))
  expect(all.filter(({ status }) => status === 200)).toHaveLength(3)
  const refused = all.filter(({ status }) => status === 403).map((got) => read(problem, got))
  expect(refused).toHaveLength(47)
  expect(refused[0]?.detail).toBe(
    "You've used all 3 free questions for this month. Upgrade to Premium for unlimited AI coaching!",
  )
  expect(await questionsUsed(user)).toBe(3)
})

test('every account has a rate limit, and a safety answer is given all the same', async () => {
  const strict = await startApp(inject('testServer'), { RATE_LIMIT_FACTOR: '0.02' })
  const user = await strict.signUp()
  for (let n = 0; n < 2; n += 1) expect((await ask(user, question)).status).toBe(200)
  const refused = await ask(user, question)
  expect(read(problem, refused)).toMatchObject({ status: 429, code: 'too_many_requests' })
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await questionsUsed(user)).toBe(2)
  for (const need of ['I want to kill myself tonight', 'How do I cook rice?'])
    expect(read(exchange, await ask(user, need)).helpLines).not.toEqual([])
  await strict.stop()
})

test('with no question left the user still gets help at once when the user is in danger, and it costs nothing', async () => {
  const user = await app.signUp()
  await user.put('/api/user/profile', { timeZone: 'Europe/London' })
  for (let n = 0; n < 3; n += 1) await ask(user, question)
  expect((await ask(user, question)).status).toBe(403)
  const got = read(exchange, await ask(user, 'I want to kill myself tonight'))
  expect(got).toMatchObject({ state: 'done', sentTo: null, sources: [] })
  expect(got.helpLines.map(({ number }) => number)).toContain('116 123')
  const after = read(exchange, await ask(user, 'you misunderstood. How tall is the highest bridge near me?'))
  expect(after.helpLines).not.toEqual([])
  expect(await questionsUsed(user)).toBe(3)
})

test("the month begins in the user's time zone", async () => {
  app.setTime(new Date('2027-03-31T10:59:00.000Z'))
  const user = await app.signUp()
  await user.put('/api/user/profile', { timeZone: 'Pacific/Auckland' })
  for (let n = 0; n < 3; n += 1) await ask(user, question)
  expect((await ask(user, question)).status).toBe(403)
  app.setTime(new Date('2027-03-31T11:01:00.000Z'))
  expect((await ask(user, question)).status).toBe(200)
  expect(await questionsUsed(user)).toBe(1)
  app.setTime(undefined)
})

test('the same id sent twice is one question', async () => {
  const user = await app.signUp()
  const id = '01890000-0000-7000-8000-00000000c0ac'
  const [one, two] = await Promise.all([ask(user, question, { id }), ask(user, question, { id })])
  expect(read(exchange, one)).toEqual(read(exchange, two))
  expect(await questionsUsed(user)).toBe(1)
})

test('asked for a stream, the reply arrives in pieces that add up to what is kept', async () => {
  const user = await app.signUp()
  const got = await user.post('/api/sophia/chat', { message: question }, stream)
  expect(got.headers.get('content-type')).toContain('text/event-stream')
  expect(got.headers.get('content-encoding')).toBeNull()
  const events = eventsOf(got.body)
  const [first, ...others] = events
  const last = exchange.parse(others.pop()?.data)
  const added = others.map(({ data }) => z.object({ text: z.string() }).parse(data).text)
  expect(exchange.parse(first?.data).response + added.join('')).toBe(last.response)
  expect(last.state).toBe('done')
  const again = eventsOf((await user.get(`/api/sophia/chats/${last.id}/stream`, stream)).body)
  expect(exchange.parse(again.at(-1)?.data)).toEqual(last)
})

const eventsOf = (body: unknown) =>
  z
    .string()
    .parse(body)
    .split('\n\n')
    .filter((part) => part !== '')
    .map((part) => {
      const [, event = '', data = ''] = /^event: (.*)\ndata: (.*)$/.exec(part) ?? []
      return { event, data: z.unknown().parse(JSON.parse(data)) }
    })

test('what the user recorded is read only from the areas that the user allows, and each reply shows what was read', async () => {
  const user = await app.signUp()
  await user.post('/api/goals', { title: 'Six quiet months', targetValue: '5000', currentValue: '500' })
  await user.post('/api/journal', { title: 'Secret', content: 'Nobody reads this' })
  const before = read(exchange, await ask(user, question))
  expect(before.sources.find(({ area }) => area === 'goals')?.lines).toEqual(['“Six quiet months” (financial), 10%'])
  expect(JSON.stringify(before)).not.toContain('Secret')
  expect((await user.put('/api/sophia/areas', { areas: ['journal'] })).status).toBe(200)
  const after = read(exchange, await ask(user, 'Help me build confidence for my goals'))
  expect(after.sources).toEqual([])
  expect(after.response).not.toContain('Six quiet months')
  const counted = read(exchange, await ask(user, 'How many journal entries did I write this week?'))
  expect(counted.sources.map(({ area }) => area)).toEqual(['journal'])
  expect(counted.response).toContain('1')
})

test('a proposal creates nothing until it is accepted, one record however often that is, and can be undone', async () => {
  const user = await app.signUp()
  const asked = read(exchange, await ask(user, 'Add a task to call the bank tomorrow at 10:00'))
  expect(asked.proposals).toHaveLength(1)
  const tasks = async () => read(z.array(z.object({ id: z.string(), title: z.string() })), await user.get('/api/tasks'))
  expect(await tasks()).toEqual([])
  const path = `/api/sophia/chats/${asked.id}/proposals/0`
  const accepted = await Promise.all([user.post(`${path}/accept`), user.post(`${path}/accept`)])
  expect(accepted.map((got) => read(exchange, got).proposals[0]?.state)).toEqual(['accepted', 'accepted'])
  expect((await tasks()).map(({ id }) => id)).toEqual([asked.proposals[0]?.recordId])
  expect(read(exchange, await user.post(`${path}/undo`)).proposals[0]?.state).toBe('undone')
  expect(await tasks()).toEqual([])
  await user.post(`${path}/accept`)
  expect(await tasks()).toHaveLength(1)
  expect((await user.post(`/api/sophia/chats/${asked.id}/proposals/7/accept`)).status).toBe(404)
  for (const n of ['00', '0x0', '0.0', '1e0', '+0', '%200'])
    expect((await user.post(`/api/sophia/chats/${asked.id}/proposals/${n}/accept`)).status).toBe(400)
  const edited = { proposal: { ...asked.proposals[0]?.proposal, time: '24:00' } }
  expect((await user.post(`${path}/accept`, edited)).body).toMatchObject({
    fields: { 'proposal.time': 'A time such as 09:00' },
  })
})

test('an answer that is there, or whose card was accepted, is not asked for again', async () => {
  const user = await app.signUp()
  const asked = read(exchange, await ask(user, 'Add a task to call the bank tomorrow at 10:00'))
  const retry = () => user.post(`/api/sophia/chats/${asked.id}/retry`)
  expect(read(problem, await retry())).toMatchObject({ status: 409, code: 'taken' })
  await user.post(`/api/sophia/chats/${asked.id}/proposals/0/accept`)
  for (const state of ['stopped', 'failed']) {
    await app.database.pool.query('update coach_chats set state = $2 where id = $1', [asked.id, state])
    expect(read(problem, await retry())).toMatchObject({ status: 409, code: 'taken' })
    await user.post('/api/sophia/chat', { id: asked.id, message: 'Add a task to call the bank tomorrow at 10:00' })
    const [kept] = read(z.array(exchange), await user.get('/api/sophia/chats'))
    expect(kept).toMatchObject({ id: asked.id, state, proposals: [{ state: 'accepted' }] })
  }
  expect(read(exchange, await user.post(`/api/sophia/chats/${asked.id}/proposals/0/undo`)).proposals[0]?.state).toBe(
    'undone',
  )
  expect((await user.get('/api/tasks')).body).toEqual([])
  expect(read(exchange, await retry()).state).toBe('done')
})

test('one exchange or all of them can be deleted, and come back', async () => {
  const user = await app.signUp()
  const one = read(exchange, await ask(user, question))
  const two = read(exchange, await ask(user, 'Help me build confidence for my goals'))
  const list = async () => read(z.array(exchange), await user.get('/api/sophia/chats')).map(({ id }) => id)
  await user.delete(`/api/sophia/chats/${one.id}`)
  expect(await list()).toEqual([two.id])
  const gone = z.object({ deleted: z.number(), deletedAt: z.string() })
  const { deleted, deletedAt } = read(gone, await user.delete('/api/sophia/chats'))
  expect([deleted, await list()]).toEqual([1, []])
  expect((await user.post('/api/sophia/chats/restore', { deletedAt })).body).toEqual({ restored: 1 })
  expect((await user.post(`/api/sophia/chats/${one.id}/restore`)).status).toBe(200)
  expect(await list()).toEqual([two.id, one.id])
})

test('a reply whose process died is closed and costs nothing', async () => {
  const user = await app.signUp()
  const { id } = read(exchange, await ask(user, question))
  await app.database.pool.query(
    `update coach_chats set state = 'streaming', updated_at = now() - interval '31 seconds' where id = $1`,
    [id],
  )
  expect(read(z.array(exchange), await user.get('/api/sophia/chats'))[0]?.state).toBe('failed')
  expect(await questionsUsed(user)).toBe(0)
  expect(read(exchange, await user.post(`/api/sophia/chats/${id}/retry`)).state).toBe('done')
  expect(await questionsUsed(user)).toBe(1)
})

test('where the coach is off, none of its addresses is there', async () => {
  const off = await startApp(inject('testServer'), { COACH_PROVIDER: 'off' })
  const user = await off.signUp()
  for (const path of ['/api/sophia/coach', '/api/sophia/chats']) expect((await user.get(path)).status).toBe(404)
  expect((await ask(user, question)).status).toBe(404)
  await off.stop()
})
