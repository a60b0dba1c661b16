import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest'
import { sessionUser } from '#contract/accounts.ts'
import { plans } from '#contract/plans.ts'
import { premium } from '#contract/premium.ts'
import { profile } from '#contract/profile.ts'
import { usageLimits } from '#contract/usage.ts'
import { type Client, problem, read } from '../../../test/client.ts'
import { startApp, type StartedApp } from '../../../test/start-app.ts'

let app: StartedApp
beforeAll(async () => (app = await startApp(inject('testServer'))))
afterEach(() => void app.setTime(undefined))
afterAll(() => app.stop())

const planOf = async (user: Client) => read(premium, await user.get('/api/premium'))
const limitsOf = async (user: Client) => read(usageLimits, await user.get('/api/user/usage-limits'))
const startTrial = (user: Client) => user.post('/api/premium/trial')
const write = (user: Client) => user.post('/api/journal', { title: 'Evening', content: 'The light was good today.' })

const day = 86_400_000
/** A server without payments. */
const unpaid = { takesPayments: false, subscription: 'none' }
const start = new Date('2027-03-01T08:00:00.000Z')
const after = (days: number, milliseconds = 0) => new Date(start.getTime() + days * day + milliseconds)

const grant = (username: string, until: Date) =>
  app.database.pool.query(`update users set premium_until = $2, premium_source = 'granted' where username = $1`, [
    username,
    until,
  ])

test('a new account is free, with the limits of the plan and a trial to start', async () => {
  const user = await app.signUp()
  expect(await planOf(user)).toEqual({ isPremium: false, source: 'none', until: null, trialAvailable: true, ...unpaid })
  const { aiQuestions, journalEntries, visionBoards } = plans.free.limits
  const unused = (limit: number) => ({ used: 0, limit, remaining: limit, unlimited: false })
  expect(await limitsOf(user)).toEqual({
    aiQuestions: unused(aiQuestions),
    journalEntries: unused(journalEntries),
    visionBoards: unused(visionBoards),
  })
})

test('the trial makes the account premium at once, everywhere, with 999 remaining and unlimited true', async () => {
  app.setTime(start)
  const user = await app.signUp()
  await write(user)
  const got = await startTrial(user)
  expect(got.status).toBe(201)
  expect(read(premium, got)).toEqual({
    isPremium: true,
    source: 'trial',
    until: '2027-03-15T08:00:00.000Z',
    trialAvailable: false,
    ...unpaid,
  })
  expect(await limitsOf(user)).toEqual({
    aiQuestions: { used: 0, limit: 3, remaining: 999, unlimited: true },
    journalEntries: { used: 1, limit: 10, remaining: 999, unlimited: true },
    visionBoards: { used: 0, limit: 1, remaining: 999, unlimited: true },
  })
  expect(read(profile, await user.get('/api/user/profile')).isPremium).toBe(true)
  expect(read(sessionUser, await user.get('/api/auth/check')).isPremium).toBe(true)
})

test('the trial ends by itself after 14 days, to the millisecond, and is not to be had again', async () => {
  app.setTime(start)
  const user = await app.signUp()
  await startTrial(user)
  app.setTime(after(14, -1))
  expect(await planOf(user)).toMatchObject({ isPremium: true, source: 'trial' })
  app.setTime(after(14))
  expect(await planOf(user)).toEqual({
    isPremium: false,
    source: 'none',
    until: null,
    trialAvailable: false,
    ...unpaid,
  })
  expect((await limitsOf(user)).journalEntries).toEqual({ used: 0, limit: 10, remaining: 10, unlimited: false })
  const again = await startTrial(user)
  expect(again.status).toBe(409)
  expect(read(problem, again)).toMatchObject({ code: 'trial_used', detail: expect.stringContaining('14-day trial') })
  expect(await planOf(user)).toMatchObject({ isPremium: false })
})

test('records beyond the limit stay after premium ends; only new ones are refused', async () => {
  app.setTime(start)
  const user = await app.signUp()
  await startTrial(user)
  for (let n = 0; n < 12; n += 1) expect((await write(user)).status).toBe(201)
  app.setTime(after(15))
  expect((await limitsOf(user)).journalEntries).toEqual({ used: 12, limit: 10, remaining: 0, unlimited: false })
  expect((await user.get('/api/journal')).body).toHaveLength(12)
  const refused = await write(user)
  expect(refused.status).toBe(403)
  expect(read(problem, refused).code).toBe('limit_reached')
})

test('a free account at its limit can write again as soon as the trial starts', async () => {
  const user = await app.signUp()
  for (let n = 0; n < 10; n += 1) expect((await write(user)).status).toBe(201)
  expect((await write(user)).status).toBe(403)
  await startTrial(user)
  expect((await write(user)).status).toBe(201)
})

test('50 requests at once start exactly one trial', async () => {
  app.setTime(start)
  const user = await app.signUp()
  const answers = await Promise.all(Array.from({ length: 50 }, () => startTrial(user)))
  expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array.from({ length: 49 }, () => 409)])
  expect((await planOf(user)).until).toBe('2027-03-15T08:00:00.000Z')
})

test('a trial is one account’s own: nobody else gets it, and it takes a session', async () => {
  const [ada, eve] = [await app.signUp(), await app.signUp()]
  await startTrial(ada)
  expect(await planOf(eve)).toMatchObject({ isPremium: false, trialAvailable: true })
  expect((await startTrial(app.visitor())).status).toBe(401)
  expect((await app.visitor().get('/api/premium')).status).toBe(401)
})

test('a trial that another site asks for does not start', async () => {
  const user = await app.signUp()
  const got = await user.post('/api/premium/trial', undefined, { origin: 'https://elsewhere.example' })
  expect(got.status).toBe(403)
  expect(await planOf(user)).toMatchObject({ isPremium: false, trialAvailable: true })
})

test('premium that was granted without an end says so, and keeps the trial for later', async () => {
  const user = await app.signUp('granted')
  await grant('granted', new Date('9999-01-01T00:00:00.000Z'))
  expect(await planOf(user)).toEqual({
    isPremium: true,
    source: 'granted',
    until: null,
    trialAvailable: false,
    ...unpaid,
  })
  expect(read(problem, await startTrial(user)).detail).toContain('already have Premium')
  expect(await planOf(user)).toMatchObject({ source: 'granted', until: null })
})

test('when granted premium has ended, the trial can still be started', async () => {
  app.setTime(start)
  const user = await app.signUp('lapsed')
  await grant('lapsed', after(2))
  expect(await planOf(user)).toMatchObject({ isPremium: true, until: '2027-03-03T08:00:00.000Z' })
  app.setTime(after(3))
  expect(await planOf(user)).toEqual({ isPremium: false, source: 'none', until: null, trialAvailable: true, ...unpaid })
  expect((await startTrial(user)).status).toBe(201)
})

test('a server without payments says so instead of leading anywhere', async () => {
  const user = await app.signUp()
  for (const path of ['checkout', 'portal', 'webhook'])
    expect(read(problem, await user.post(`/api/premium/${path}`))).toMatchObject({
      status: 404,
      code: 'payments_off',
    })
  expect(read(premium, await user.post('/api/premium/refresh')).takesPayments).toBe(false)
})
