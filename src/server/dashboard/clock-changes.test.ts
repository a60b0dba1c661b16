import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { z } from 'zod'
import { dashboard } from '#contract/dashboard.ts'
import { task } from '#contract/planner.ts'
import { selfCareSummary } from '#contract/self-care.ts'
import { type Client, read } from '../../../test/client.ts'
import { type StartedApp, startApp } from '../../../test/start-app.ts'

let app: StartedApp
beforeAll(async () => {
  app = await startApp(inject('testServer'))
})
afterAll(() => app.stop())

const getDashboard = async (user: Client) => read(dashboard, await user.get('/api/dashboard'))
const log = (user: Client) => user.post('/api/self-care', { activityType: 'bath', duration: 10 })

test.each([
  ['America/New_York', '2026-03-08', 23],
  ['America/New_York', '2026-11-01', 25],
  ['Pacific/Auckland', '2026-09-27', 23],
  ['Pacific/Auckland', '2026-04-05', 25],
  ['Australia/Lord_Howe', '2026-10-04', 23.5],
  ['Australia/Lord_Howe', '2026-04-05', 24.5],
  ['Asia/Kolkata', '2026-11-01', 24],
  // Here midnight is what the clocks skip, and what comes twice.
  ['Africa/Cairo', '2026-04-24', 23],
  ['Africa/Cairo', '2026-10-29', 25],
  ['America/Santiago', '2026-09-06', 23],
])('in %s all numbers take %s, which has %d hours, as one day', async (timeZone, day, hours) => {
  const date = Temporal.PlainDate.from(day)
  const startOf = (days: number) => date.add({ days }).toZonedDateTime(timeZone).epochMilliseconds
  expect((startOf(1) - startOf(0)) / 3_600_000).toBe(hours)

  app.setTime(new Date(startOf(0)))
  const user = await app.signUp()
  await user.put('/api/user/profile', { timeZone })
  await log(user)
  const first = await getDashboard(user)
  app.setTime(new Date(startOf(1) - 1))
  await log(user)
  await user.post('/api/tasks', { title: 'Late' })
  const last = await getDashboard(user)
  expect(first).toMatchObject({ today: day, streak: { days: 0, today: 1 } })
  expect(last).toMatchObject({ today: day, streak: { days: 1, today: 2, heldBy: 'today' }, tasks: { total: 1 } })
  expect(last.affirmation).toEqual(first.affirmation)
  expect((await user.get('/api/tasks/unfinished')).body).toEqual([])

  app.setTime(new Date(startOf(1)))
  await log(user)
  const next = await getDashboard(user)
  expect(next).toMatchObject({ today: date.add({ days: 1 }).toString(), tasks: { total: 0 } })
  expect(next.streak).toMatchObject({ days: 1, today: 1, heldBy: 'rest' })
  expect(next.affirmation.id).not.toBe(first.affirmation.id)
  const unfinished = read(z.array(task), await user.get('/api/tasks/unfinished'))
  expect(unfinished.map(({ dueDate }) => dueDate)).toEqual([day])
  const { days } = read(selfCareSummary, await user.get('/api/self-care/summary'))
  expect(days.slice(-2).map(({ date, count }) => [date, count])).toEqual([
    [day, 2],
    [next.today, 1],
  ])

  const weekly = async (at: number) => {
    app.setTime(new Date(at))
    return (await getDashboard(user)).stats.weeklySelfCareActivities
  }
  expect([await weekly(startOf(7) - 1), await weekly(startOf(7)), await weekly(startOf(8))]).toEqual([3, 1, 0])
})
