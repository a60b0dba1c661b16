import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type SelfCareInsights, selfCareActivity, selfCareInsights } from '#contract/self-care.ts'
import { type Client, problem, read } from '../../../test/client.ts'
import { type StartedApp, startApp } from '../../../test/start-app.ts'

let app: StartedApp

beforeAll(async () => {
  app = await startApp(inject('testServer'))
  app.setTime(new Date('2026-11-21T12:00:00.000Z'))
})
afterAll(() => app.stop())

async function premium(): Promise<Client> {
  const user = await app.signUp()
  await user.post('/api/premium/trial')
  return user
}

async function log(user: Client, daysAgo: number, activity: object = {}): Promise<void> {
  const sent = { activityType: 'bath', duration: 20, ...activity }
  const { id } = read(selfCareActivity, await user.post('/api/self-care', sent))
  const earlier = `update self_care_activities set created_at = created_at - $1 * interval '1 day' where id = $2`
  await app.database.pool.query(earlier, [daysAgo, id])
}

const insights = async (user: Client): Promise<SelfCareInsights> =>
  read(selfCareInsights, await user.get('/api/self-care/insights'))

test('below 14 days with a mood nothing is compared, and it says how many there are', async () => {
  const user = await premium()
  for (let day = 0; day < 13; day += 1) await log(user, day, { mood: 4 })
  await log(user, 13, { mood: null })
  await log(user, 0, { mood: 2 })
  await log(user, 84, { mood: 2 })
  expect(await insights(user)).toEqual({ days: 13, trend: null, byMinutes: null, byActivity: [] })
})

test('from 14 days up, days with an activity stand beside days without, each with how many', async () => {
  const user = await premium()
  for (let day = 0; day < 16; day += 1) await log(user, day, { mood: day < 6 ? 5 : 3, duration: day < 6 ? 40 : 20 })
  for (let day = 0; day < 5; day += 1) await log(user, day, { activityType: 'yoga', mood: null, duration: 5 })
  for (let day = 0; day < 3; day += 1) await log(user, day, { activityType: 'nature', mood: 5 })
  expect(await insights(user)).toEqual({
    days: 16,
    trend: null,
    byMinutes: { minutes: 20, more: { days: 6, mood: 5 }, less: { days: 10, mood: 3 } },
    byActivity: [{ activityType: 'yoga', with: { days: 5, mood: 5 }, without: { days: 11, mood: 3.18 } }],
  })
})

test('a trend compares the last 28 days with the 28 before, and a day counts once', async () => {
  const user = await premium()
  for (let day = 24; day < 36; day += 1) for (const mood of [2, 5]) await log(user, day, { mood: day < 28 ? mood : 3 })
  for (let day = 56; day < 62; day += 1) await log(user, day, { mood: 1 })
  const { days, trend } = await insights(user)
  expect(days).toBe(18)
  expect(trend).toEqual({ recent: { days: 4, mood: 3.5 }, before: { days: 8, mood: 3 } })
})

test('the largest difference comes first', async () => {
  const user = await premium()
  for (let day = 0; day < 16; day += 1) {
    await log(user, day, { mood: day < 8 ? 4 : 3 })
    if (day < 8) await log(user, day, { activityType: 'music', mood: null })
    if (day % 2 === 0) await log(user, day, { activityType: 'reading', mood: null })
  }
  expect((await insights(user)).byActivity.map(({ activityType }) => activityType)).toEqual(['music', 'reading'])
})

test('a free account is refused, and told that its charts are free', async () => {
  const user = await app.signUp()
  const got = read(problem, await user.get('/api/self-care/insights'))
  expect(got).toMatchObject({ status: 403, code: 'limit_reached' })
})
