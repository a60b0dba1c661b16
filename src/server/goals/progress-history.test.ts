import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { z } from 'zod'
import { goal, goalHistory } from '#contract/goals.ts'
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
const make = async (user: Client, given: object = {}) =>
  read(goal, await user.post('/api/goals', { title: 'The quiet fund', targetValue: '1200', ...given }))
const add = async (user: Client, id: string, sum: string) =>
  read(goal, await user.post(`/api/goals/${id}/progress`, { add: sum }))
const see = async (user: Client) => read(z.array(goal), await user.get('/api/goals'))[0]
const history = async (user: Client, id: string) => read(goalHistory, await user.get(`/api/goals/${id}/history`))

/** Moves the goal's history back by this many days. */
async function pass(days: number, id: string): Promise<void> {
  const { pool } = app.database
  await pool.query(`update goals set created_at = created_at - $1 * interval '1 day' where id = $2`, [days, id])
  await pool.query(`update goal_updates set created_at = created_at - $1 * interval '1 day' where goal_id = $2`, [
    days,
    id,
  ])
}

test('the forecast appears from the third day with an update on, and after two weeks', async () => {
  const user = await premium()
  const { id, forecast } = await make(user, { currentValue: '200' })
  expect(forecast).toEqual({ state: 'tooEarly', days: 0, from: '2026-12-05' })
  await pass(4, id)
  expect((await add(user, id, '60')).forecast).toMatchObject({ state: 'tooEarly', days: 1 })
  expect((await add(user, id, '10')).forecast).toMatchObject({ state: 'tooEarly', days: 1 })
  await pass(7, id)
  expect((await add(user, id, '50.5')).forecast).toMatchObject({ days: 2, from: '2026-11-24' })
  await pass(1, id)
  expect((await add(user, id, '-20.5')).forecast).toEqual({ state: 'tooEarly', days: 3, from: '2026-11-23' })
  await pass(8, id)
  const basis = { since: '2026-11-01', updates: 4, gained: '100.0' }
  expect((await see(user))?.forecast).toEqual({ state: 'arrives', on: '2027-05-20', ...basis })
  const note = { value: '300', note: 'Only to say that I’m here' }
  expect(read(goal, await user.post(`/api/goals/${id}/progress`, note)).forecast).toMatchObject(basis)
})

test('what lies more than 90 days back does not count, nor what a goal began with', async () => {
  const user = await premium()
  const { id } = await make(user, { currentValue: '500' })
  for (const days of [52, 9, 30, 51]) {
    await add(user, id, '30')
    await pass(days, id)
  }
  const edited = read(goal, await user.put(`/api/goals/${id}`, { title: 'The quieter fund' }))
  expect(edited.forecast).toMatchObject({ state: 'arrives', since: '2026-08-23', updates: 3, gained: '90' })
})

test('a free account is told nothing made up: no forecast, and a refusal instead of the chart', async () => {
  const user = await app.signUp()
  const { id, forecast } = await make(user)
  expect(forecast).toBeNull()
  expect(read(problem, await user.get(`/api/goals/${id}/history`))).toMatchObject({
    status: 403,
    code: 'limit_reached',
  })
})

test('the history of a goal is the last value of each day on which it moved', async () => {
  const user = await premium()
  const { id } = await make(user, { currentValue: '5' })
  await pass(2, id)
  for (const sum of ['1', '2']) await add(user, id, sum)
  await pass(6, id)
  await add(user, id, '0.5')
  await pass(1, id)
  expect(await history(user, id)).toEqual({
    startDate: '2026-11-12',
    today: '2026-11-21',
    startValue: '5',
    points: [
      { date: '2026-11-12', value: '5' },
      { date: '2026-11-14', value: '8' },
      { date: '2026-11-20', value: '8.5' },
    ],
  })
})

test('a history of many days stays within 180 points, and ends where the goal is', async () => {
  const user = await premium()
  const { id } = await make(user, { targetValue: '9999' })
  await pass(700, id)
  await app.database.pool.query(
    `insert into goal_updates (user_id, id, goal_id, value, change, day, created_at)
     select user_id, ('01890000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, id, n, 1, at::date, at
     from goals, generate_series(1, 690) n, lateral (select created_at + n * interval '1 day' as at) moment where id = $1`,
    [id],
  )
  const { points } = await history(user, id)
  expect(points.length).toBeGreaterThan(100)
  expect(points.length).toBeLessThanOrEqual(180)
  expect(points.at(-1)).toEqual({ date: '2026-11-11', value: '690' })
  const dates = points.map(({ date }) => date)
  expect(dates).toEqual(dates.toSorted())
})
