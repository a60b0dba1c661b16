import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest'
import { z } from 'zod'
import { selfCareActivity, selfCareSummary } from '#contract/self-care.ts'
import { newId } from '#server/lib/record.ts'
import { type Client, problem, read } from '../../../test/client.ts'
import { type StartedApp, startApp } from '../../../test/start-app.ts'

const activities = z.array(selfCareActivity)
let app: StartedApp

beforeAll(async () => {
  app = await startApp(inject('testServer'))
})
afterEach(() => app.setTime(undefined))
afterAll(() => app.stop())

const log = async (user: Client, activity: object = {}) =>
  read(selfCareActivity, await user.post('/api/self-care', { activityType: 'bath', duration: 30, ...activity }))

const list = async (user: Client) => read(activities, await user.get('/api/self-care'))
const summary = async (user: Client) => read(selfCareSummary, await user.get('/api/self-care/summary'))

/** Logs as if `now` were this moment. */
async function logAt(user: Client, moment: string, activity: object = {}) {
  app.setTime(new Date(moment))
  return log(user, activity)
}

test('an activity comes back as it was sent, with its completion time', async () => {
  const user = await app.signUp()
  const sent = {
    activityType: 'breathing',
    duration: 5,
    notes: '  Näher 🌅\n',
    mood: 5,
    moodBefore: 2,
    technique: 'Box',
  }
  const before = Date.now()
  const got = await log(user, sent)
  expect(got).toMatchObject(sent)
  expect(Date.parse(got.completedAt)).toBeGreaterThanOrEqual(before)
  expect(await list(user)).toEqual([got])
})

test('a missing mood is 3, a declined mood is none', async () => {
  const user = await app.signUp()
  expect(await log(user)).toMatchObject({ mood: 3, moodBefore: null, notes: null, technique: null })
  expect(await log(user, { mood: null })).toMatchObject({ mood: null })
})

test.each([
  ['no duration', { duration: undefined }, 'duration'],
  ['no minutes', { duration: 0 }, 'duration'],
  ['more than a day', { duration: 1441 }, 'duration'],
  ['half a minute', { duration: 0.5 }, 'duration'],
  ['minutes in words', { duration: '30' }, 'duration'],
  ['a kind that is none', { activityType: 'scrolling' }, 'activityType'],
  ['mood 6', { mood: 6 }, 'mood'],
  ['notes without an end', { notes: 'x'.repeat(2_001) }, 'notes'],
])('an activity with %s is refused, and the field named', async (_name, change, field) => {
  const user = await app.signUp()
  const got = read(problem, await user.post('/api/self-care', { activityType: 'bath', duration: 30, ...change }))
  expect(got).toMatchObject({ status: 400, code: 'bad_input', fields: { [field]: expect.any(String) } })
  expect(await list(user)).toEqual([])
})

test('a change touches what it names, and not when it was', async () => {
  const user = await app.signUp()
  const before = await log(user, { notes: 'Salt', mood: null, technique: 'Box' })
  const after = read(selfCareActivity, await user.put(`/api/self-care/${before.id}`, { mood: 5 }))
  expect(after).toEqual({ ...before, mood: 5 })
  const emptied = await user.put(`/api/self-care/${before.id}`, { notes: null, duration: 45, activityType: 'yoga' })
  expect(read(selfCareActivity, emptied)).toEqual({ ...after, notes: null, duration: 45, activityType: 'yoga' })
})

test('a deleted activity is gone, also from the sums, and comes back when the user undoes it', async () => {
  const user = await app.signUp()
  const logged = await log(user)
  expect((await user.delete(`/api/self-care/${logged.id}`)).status).toBe(204)
  expect(await list(user)).toEqual([])
  expect((await summary(user)).today).toEqual({ minutes: 0, count: 0 })
  expect((await user.delete(`/api/self-care/${logged.id}`)).status).toBe(404)
  expect((await user.put(`/api/self-care/${logged.id}`, { mood: 1 })).status).toBe(404)
  expect(read(selfCareActivity, await user.post(`/api/self-care/${logged.id}/restore`))).toEqual(logged)
  expect((await summary(user)).today).toEqual({ minutes: 30, count: 1 })
})

test('sending the same new activity at once makes one', async () => {
  const user = await app.signUp()
  const activity = { id: newId(), activityType: 'nature', duration: 20 }
  const answers = await Promise.all([1, 2, 3].map(() => user.post('/api/self-care', activity)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 201])
  expect(await list(user)).toHaveLength(1)
})

test('activities are listed newest first, a page at a time, each exactly once', async () => {
  const user = await app.signUp()
  for (let n = 1; n <= 7; n += 1) await logAt(user, `2026-01-0${Math.ceil(n / 2)}T09:00:00Z`, { duration: n })
  const seen: number[] = []
  for (let address: string | undefined = '/api/self-care?limit=3'; address !== undefined;) {
    const got = await user.get(address)
    seen.push(...read(activities, got).map(({ duration }) => duration))
    address = /<([^>]+)>; rel="next"/.exec(got.headers.get('link') ?? '')?.[1]
  }
  expect(seen).toEqual([7, 6, 5, 4, 3, 2, 1])
})

test('with nothing logged the sums are zero and the moods are not invented', async () => {
  const got = await summary(await app.signUp())
  expect(got.week).toEqual({ minutes: 0, count: 0, mood: { count: 0, mean: null } })
  expect(got.days).toHaveLength(84)
  expect(got.byActivity).toEqual([])
  expect(got.breathing).toEqual({ count: 0, before: null, after: null })
})

test("the week is the last seven days, from the user's midnight on", async () => {
  const user = await app.signUp()
  await user.put('/api/user/profile', { timeZone: 'Pacific/Auckland' })
  await logAt(user, '2026-06-08T11:59:00Z', { duration: 1 })
  await logAt(user, '2026-06-08T12:00:00Z', { duration: 10, mood: 4 })
  await logAt(user, '2026-06-14T11:59:00Z', { duration: 100, mood: null })
  await logAt(user, '2026-06-14T12:01:00Z', { duration: 1000, mood: 5, activityType: 'yoga' })
  const got = await summary(user)
  expect(got.today).toEqual({ minutes: 1000, count: 1 })
  expect(got.week).toEqual({ minutes: 1110, count: 3, mood: { count: 2, mean: 4.5 } })
  expect(got.days.at(-1)?.date).toBe('2026-06-15')
  expect(got.days.slice(-8).map(({ minutes }) => minutes)).toEqual([1, 10, 0, 0, 0, 0, 100, 1000])
  expect(got.byActivity).toEqual([
    { activityType: 'yoga', minutes: 1000, count: 1 },
    { activityType: 'bath', minutes: 111, count: 3 },
  ])
})

test('the history of so many days holds what their sums hold, a page at a time', async () => {
  const user = await app.signUp()
  await user.put('/api/user/profile', { timeZone: 'Pacific/Auckland' })
  await logAt(user, '2026-06-08T11:59:00Z', { duration: 1 })
  await logAt(user, '2026-06-08T12:00:00Z', { duration: 10 })
  await logAt(user, '2026-06-14T12:01:00Z', { duration: 1000 })
  const minutes = async (query: string) =>
    read(activities, await user.get(`/api/self-care?${query}`)).map(({ duration }) => duration)
  expect(await minutes('days=7')).toEqual([1000, 10])
  expect(await minutes('days=1')).toEqual([1000])
  expect(await minutes('days=84')).toEqual([1000, 10, 1])
  const { headers } = await user.get('/api/self-care?days=7&limit=1')
  expect(headers.get('link')).toMatch(/days=7&limit=1&cursor=.*rel="next"/)
})

test.each(['days=0', 'days=85', 'days=x', 'days=1.5', 'days=', 'days=1&days=2'])(
  'a history asked with ?%s is refused',
  async (query) => {
    const user = await app.signUp()
    expect(read(problem, await user.get(`/api/self-care?${query}`))).toMatchObject({ status: 400, code: 'bad_input' })
  },
)

test.each([
  ['into summer time', '2026-03-29', '2026-03-22T22:59:00Z', '2026-03-22T23:00:00Z', '2026-03-29T21:59:00Z'],
  ['into winter time', '2026-10-25', '2026-10-18T21:59:00Z', '2026-10-18T22:00:00Z', '2026-10-25T22:59:00Z'],
])('the week is right across the change %s', async (_name, today, tooEarly, first, last) => {
  const user = await app.signUp()
  await user.put('/api/user/profile', { timeZone: 'Europe/Berlin' })
  await logAt(user, tooEarly, { duration: 1 })
  await logAt(user, first, { duration: 10 })
  await logAt(user, last, { duration: 100 })
  const got = await summary(user)
  expect(got.week).toMatchObject({ minutes: 110, count: 2 })
  expect(got.days.slice(-8).map(({ minutes }) => minutes)).toEqual([1, 10, 0, 0, 0, 0, 0, 100])
  expect(got.days.at(-1)).toMatchObject({ date: today, minutes: 100 })
})

test('what breathing changed counts only sessions with a mood before and after', async () => {
  const user = await app.signUp()
  await log(user, { activityType: 'breathing', moodBefore: 2, mood: 4 })
  await log(user, { activityType: 'breathing', moodBefore: 3, mood: 5 })
  await log(user, { activityType: 'breathing', moodBefore: 1, mood: null })
  await log(user, { activityType: 'breathing', mood: 1 })
  expect((await summary(user)).breathing).toEqual({ count: 2, before: 2.5, after: 4.5 })
})

test('another account sees and changes nothing of it', async () => {
  const [user, other] = await Promise.all([app.signUp(), app.signUp()])
  const { id } = await log(user)
  expect(await list(other)).toEqual([])
  expect((await summary(other)).today.count).toBe(0)
  expect(await log(other, { id, duration: 7 })).toMatchObject({ id, duration: 7 })
  expect((await list(user)).map(({ duration }) => duration)).toEqual([30])
})
