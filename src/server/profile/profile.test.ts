import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { onboarding } from '#contract/onboarding.ts'
import { profile } from '#contract/profile.ts'
import { sessionUser } from '#contract/accounts.ts'
import { problem, read } from '../../../test/client.ts'
import { startApp, type StartedApp } from '../../../test/start-app.ts'

let app: StartedApp
beforeAll(async () => (app = await startApp(inject('testServer'))))
afterAll(() => app.stop())

const path = '/api/user/profile'

test('a new account has no names, and is not premium', async () => {
  const user = await app.signUp('newcomer')
  expect(read(profile, await user.get(path))).toEqual({
    firstName: null,
    lastName: null,
    avatar: null,
    email: 'newcomer@example.com',
    username: 'newcomer',
    isPremium: false,
    timeZone: 'UTC',
  })
})

test.each([
  ['accents', 'Zoë', "O'Brien-Ångström"],
  ['Arabic', 'نور', 'الهدى'],
  ['Chinese', '伟', '王'],
  ['Devanagari', 'प्रिया', 'शर्मा'],
  ['Thai', 'สุดา', 'ใจดี'],
  ['emoji', '👩🏽‍🚀 Ada', '🏳️‍🌈'],
  ['an accent that stands alone', 'Zoe\u0308', '\u202BA\u202C'],
  ['markup', '<b>Ada</b>', '"; drop table users; --'],
  ['80 characters', 'a'.repeat(80), 'b'.repeat(80)],
])('a name comes back to the letter: %s', async (_kind, firstName, lastName) => {
  const user = await app.signUp()
  expect(read(profile, await user.put(path, { firstName, lastName }))).toMatchObject({ firstName, lastName })
  expect(read(profile, await user.get(path))).toMatchObject({ firstName, lastName })
  expect(read(sessionUser, await user.get('/api/auth/check'))).toMatchObject({ firstName, lastName })
})

test('changing one name leaves the other, and a blank one is none', async () => {
  const user = await app.signUp()
  await user.put(path, { firstName: 'Ada', lastName: 'Lovelace' })
  expect(read(profile, await user.put(path, { firstName: 'Augusta' }))).toMatchObject({ lastName: 'Lovelace' })
  expect(read(profile, await user.put(path, { lastName: ' \t ' }))).toMatchObject({
    firstName: 'Augusta',
    lastName: null,
  })
  expect(read(profile, await user.put(path, { firstName: null }))).toMatchObject({ firstName: null, lastName: null })
})

test('two changes at the same moment are both kept', async () => {
  const user = await app.signUp()
  await Promise.all([user.put(path, { firstName: 'Ada' }), user.put(path, { lastName: 'Lovelace' })])
  expect(read(profile, await user.get(path))).toMatchObject({ firstName: 'Ada', lastName: 'Lovelace' })
})

test.each(['email', 'username', 'isPremium', 'userId', 'id', 'premiumUntil'])(
  '%s cannot be changed here, and nothing else is saved beside it',
  async (field) => {
    const user = await app.signUp()
    const before = read(profile, await user.get(path))
    const got = await user.put(path, `{"firstName":"Eve","${field}":true}`)
    expect(got.status).toBe(400)
    expect(read(problem, got)).toMatchObject({ code: 'bad_input', fields: { [field]: expect.any(String) } })
    expect(read(profile, await user.get(path))).toEqual(before)
  },
)

test('every wrong field is named', async () => {
  const user = await app.signUp()
  const bad = {
    firstName: 'a'.repeat(81),
    lastName: 'nul\0',
    avatar: 'x'.repeat(2_001),
    timeZone: 'Mars/Base',
  }
  const got = await user.put(path, bad)
  expect(got.status).toBe(400)
  expect(Object.keys(read(problem, got).fields ?? {}).sort()).toEqual(['avatar', 'firstName', 'lastName', 'timeZone'])
})

test.each(['Europe/Lisbon', 'America/Argentina/Buenos_Aires', 'Asia/Kolkata', 'Asia/Calcutta', 'UTC'])(
  'the time zone %s is kept',
  async (timeZone) => {
    const user = await app.signUp()
    expect(read(profile, await user.put(path, { timeZone })).timeZone).toBe(timeZone)
    expect(read(profile, await user.get(path)).timeZone).toBe(timeZone)
  },
)

test.each(['', 'Mars/Base', '+02:00', '-05:30', 'Europe/Lisbon; drop', 'US/Pacific-New', 'SystemV/AST4', 7, null])(
  '%j is no time zone',
  async (timeZone) => {
    const user = await app.signUp()
    const got = await user.put(path, { timeZone })
    expect(got.status).toBe(400)
    expect(read(problem, got).fields).toHaveProperty('timeZone')
  },
)

test('a time zone that is none in the database takes no page: days are in UTC until another is chosen', async () => {
  const user = await app.signUp()
  const { id } = read(sessionUser, await user.get('/api/auth/check'))
  await app.database.pool.query("update users set time_zone = 'US/Pacific-New' where id = $1", [id])
  for (const page of ['/api/dashboard', '/api/tasks', '/api/goals', '/api/user/usage-limits'])
    expect([page, (await user.get(page)).status]).toEqual([page, 200])
  expect(read(sessionUser, await user.get('/api/auth/check')).timeZone).toBe('UTC')
})

test('a time zone chosen before the names does not keep onboarding from filling them in', async () => {
  const user = await app.signUp()
  await user.put(path, { timeZone: 'Europe/Lisbon' })
  await user.post('/api/onboarding/complete', answers('Ada Maria Lovelace'))
  expect(read(profile, await user.get(path))).toMatchObject({
    firstName: 'Ada',
    lastName: 'Maria Lovelace',
    timeZone: 'Europe/Lisbon',
  })
})

test('names are stored sealed: the database holds none of their letters', async () => {
  const user = await app.signUp()
  await user.put(path, { firstName: 'Quetzalcoatlina', lastName: 'Xochiquetzal' })
  const { rows } = await app.database.pool.query('select users::text as row from users')
  expect(JSON.stringify(rows)).not.toMatch(/Quetzalcoatlina|Xochiquetzal/)
})

test("a profile is one user's alone, and takes a session", async () => {
  const [ada, eve] = [await app.signUp(), await app.signUp()]
  await ada.put(path, { firstName: 'Ada' })
  expect(read(profile, await eve.get(path)).firstName).toBeNull()
  expect((await app.visitor().get(path)).status).toBe(401)
  expect((await app.visitor().put(path, { firstName: 'Eve' })).status).toBe(401)
})

const answers = (fullName: string) =>
  onboarding.parse({
    fullName,
    age: null,
    experience_level: null,
    primaryGoals: [],
    currentChallenges: '',
    wellness_areas: [],
    preferred_communication: 'encouraging',
    notifications: { daily_reminders: true, goal_updates: true, wellness_tips: true, community_updates: false },
  })
