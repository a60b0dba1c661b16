import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { onboardingApi } from '#contract/onboarding.ts'
import { profile } from '#contract/profile.ts'
import { type Client, problem, read } from '../../../test/client.ts'
import { startApp, type StartedApp } from '../../../test/start-app.ts'

let app: StartedApp
beforeAll(async () => {
  app = await startApp(inject('testServer'))
})
afterAll(() => app.stop())

const none = {
  fullName: '',
  age: null,
  experience_level: null,
  primaryGoals: [],
  currentChallenges: '',
  wellness_areas: [],
  preferred_communication: 'encouraging',
  notifications: { daily_reminders: true, goal_updates: true, wellness_tips: true, community_updates: false },
}
const answers = {
  fullName: 'Ada Maria Lovelace',
  age: '36-45',
  experience_level: 'beginner',
  primaryGoals: ['Work-Life Balance', 'Financial Independence'],
  currentChallenges: 'Saying no',
  wellness_areas: ['Mental & Emotional'],
  preferred_communication: 'gentle',
  notifications: { daily_reminders: false, goal_updates: true, wellness_tips: false, community_updates: true },
}

const state = onboardingApi['GET /api/onboarding'].reply
const get = async (person: Client) => read(state, await person.get('/api/onboarding'))
const complete = (person: Client, body: unknown) => person.post('/api/onboarding/complete', body)
const getProfile = async (person: Client) => read(profile, await person.get('/api/user/profile'))

describe('coming back', () => {
  test('a new account has no answers and stands before the first question', async () => {
    expect(await get(await app.signUp())).toEqual({ answers: null, step: 0, completedAt: null })
  })

  test('answers and step are there when the user comes back', async () => {
    const person = await app.signUp()
    const got = await person.put('/api/onboarding', { answers, step: 3 })
    expect(got.status).toBe(200)
    expect(got.body).toEqual({ answers, step: 3, completedAt: null })
    expect(await get(person)).toEqual(got.body)
  })

  test('saving the same again changes nothing', async () => {
    const person = await app.signUp()
    await person.put('/api/onboarding', { answers, step: 2 })
    await person.put('/api/onboarding', { answers, step: 2 })
    expect(await get(person)).toEqual({ answers, step: 2, completedAt: null })
  })

  test('a visitor is asked to sign in', async () => {
    const visitor = app.visitor()
    for (const got of [
      await visitor.get('/api/onboarding'),
      await visitor.put('/api/onboarding', { answers, step: 1 }),
      await complete(visitor, answers),
    ]) {
      expect(got.status).toBe(401)
      expect(read(problem, got).code).toBe('not_signed_in')
    }
  })

  test("another account can neither read nor change the user's answers", async () => {
    const person = await app.signUp()
    await person.put('/api/onboarding', { answers, step: 2 })
    const other = await app.signUp()
    expect(await get(other)).toEqual({ answers: null, step: 0, completedAt: null })
    await complete(other, { ...none, fullName: 'Someone Else' })
    expect(await get(person)).toEqual({ answers, step: 2, completedAt: null })
    expect((await getProfile(person)).firstName).toBeNull()
  })
})

describe('complete setup', () => {
  test("keeps the user's answers, and opened again the wizard begins at the first question", async () => {
    const person = await app.signUp()
    app.setTime(new Date('2026-11-20T10:00:00.000Z'))
    const got = await complete(person, answers)
    app.setTime(undefined)
    expect(got.status).toBe(200)
    expect(got.body).toEqual({ answers, step: 1, completedAt: '2026-11-20T10:00:00.000Z' })
  })

  test('works with every question passed over', async () => {
    const person = await app.signUp()
    expect(read(state, await complete(person, none)).answers).toEqual(none)
    expect(await getProfile(person)).toMatchObject({ firstName: null, lastName: null })
  })

  test('can be repeated: the answers are new, the day of the first completion stays', async () => {
    const person = await app.signUp()
    const first = read(state, await complete(person, none))
    const changed = await person.put('/api/onboarding', { answers, step: 4 })
    expect(changed.body).toEqual({ answers, step: 4, completedAt: first.completedAt })
    const again = read(state, await complete(person, answers))
    expect(again).toEqual({ answers, step: 1, completedAt: first.completedAt })
  })

  test("the page knows from then on that onboarding is complete, and the user's name", async () => {
    const person = await app.signUp()
    const before = await person.get('/api/auth/check')
    expect(before.body).toMatchObject({ isOnboarded: false, firstName: null })
    await complete(person, answers)
    const after = await person.get('/api/auth/check')
    expect(after.body).toMatchObject({ isOnboarded: true, firstName: 'Ada', lastName: 'Maria Lovelace' })
  })
})

describe("the user's name", () => {
  const named = async (fullName: string) => {
    const person = await app.signUp()
    await complete(person, { ...none, fullName })
    const { firstName, lastName } = await getProfile(person)
    return { firstName, lastName }
  }

  test('becomes the name of an empty profile', async () => {
    expect(await named('Ada Maria Lovelace')).toEqual({ firstName: 'Ada', lastName: 'Maria Lovelace' })
    expect(await named('  Ngozi\u3000')).toEqual({ firstName: 'Ngozi', lastName: null })
    expect(await named('   ')).toEqual({ firstName: null, lastName: null })
  })

  test('never overwrites a name that is there', async () => {
    const person = await app.signUp()
    await person.put('/api/user/profile', { lastName: 'Byron' })
    await complete(person, answers)
    expect(await getProfile(person)).toMatchObject({ firstName: null, lastName: 'Byron' })
  })

  test('fills a profile whose name the user emptied', async () => {
    const person = await app.signUp()
    await person.put('/api/user/profile', { firstName: '', lastName: '' })
    await complete(person, answers)
    expect(await getProfile(person)).toMatchObject({ firstName: 'Ada', lastName: 'Maria Lovelace' })
  })

  test('is not taken while the wizard is still in progress', async () => {
    const person = await app.signUp()
    await person.put('/api/onboarding', { answers, step: 4 })
    expect((await getProfile(person)).firstName).toBeNull()
  })

  test('is cut between whole characters where it is longer than the profile holds', async () => {
    const family = '👩‍👩‍👧‍👦'
    const { firstName } = await named(family.repeat(14))
    expect(firstName).toBe(family.repeat(7))
  })
})

describe('what the user writes', () => {
  test('comes back to the letter in any language, with emoji', async () => {
    const words = 'ß ﬁ Ω שלום नमस्ते 你好 👩🏽‍💻 e\u0301 é \u202Ertl\u202C "quotes" \\ <b> \r\n\t end '
    const person = await app.signUp()
    const given = { ...answers, fullName: words, currentChallenges: words.repeat(20) }
    await complete(person, given)
    expect((await get(person)).answers).toEqual(given)
  })

  test('may be as long as the contract allows, and no longer', async () => {
    const person = await app.signUp()
    const full = { ...answers, fullName: 'n'.repeat(160), currentChallenges: '長'.repeat(5000) }
    expect((await complete(person, full)).status).toBe(200)
    expect((await get(person)).answers).toEqual(full)
    const got = await complete(person, { ...full, fullName: 'n'.repeat(161), currentChallenges: '長'.repeat(5001) })
    expect(Object.keys(read(problem, got).fields ?? {})).toEqual(['fullName', 'currentChallenges'])
  })

  test('is nowhere in the database or the logs in plain text', async () => {
    const person = await app.signUp()
    const mark = 'marked-words-7c1f'
    await complete(person, { ...answers, fullName: `${mark} Name`, currentChallenges: `${mark} challenge` })
    const { rows } = await app.database.pool.query<{ row: string }>('select users::text as row from users')
    const stored = rows.map(({ row }) => row).join()
    expect(stored).not.toContain(mark)
    expect(stored).not.toContain(Buffer.from(mark).toString('hex'))
    expect(app.logs.join()).not.toContain(mark)
  })
})

describe('bad input stores nothing', () => {
  const wrong: [string, object, string][] = [
    ['an unknown age', { age: '12-17' }, 'age'],
    ['an unknown level', { experience_level: 'expert' }, 'experience_level'],
    ['an unknown goal', { primaryGoals: ['Fame'] }, 'primaryGoals.0'],
    ['a goal twice', { primaryGoals: ['Relationships', 'Relationships'] }, 'primaryGoals'],
    ['an unknown area', { wellness_areas: ['Weight loss'] }, 'wellness_areas.0'],
    ['an area twice', { wellness_areas: ['Physical Health', 'Physical Health'] }, 'wellness_areas'],
    ['an unknown style', { preferred_communication: 'harsh' }, 'preferred_communication'],
    ['no style', { preferred_communication: null }, 'preferred_communication'],
    ['a name of another type', { fullName: 7 }, 'fullName'],
    ['a list for a text', { currentChallenges: ['Saying no'] }, 'currentChallenges'],
    ['a text for a list', { primaryGoals: 'Relationships' }, 'primaryGoals'],
    ['a NUL byte', { fullName: 'Ada\0' }, 'fullName'],
    ['half a character', { currentChallenges: '\uD83D' }, 'currentChallenges'],
    [
      'a text for a switch',
      { notifications: { ...none.notifications, goal_updates: 'yes' } },
      'notifications.goal_updates',
    ],
    ['an unknown switch', { notifications: { ...none.notifications, sms: true } }, 'notifications.sms'],
    ['an unknown field', { isPremium: true }, 'isPremium'],
    ["another's id", { userId: 'someone' }, 'userId'],
  ]

  test.for(wrong)('%s is refused and named', async ([, change, field]) => {
    const person = await app.signUp()
    const done = await complete(person, { ...answers, ...change })
    expect(done.status).toBe(400)
    expect(Object.keys(read(problem, done).fields ?? {})).toEqual([field])
    const saved = await person.put('/api/onboarding', { answers: { ...answers, ...change }, step: 1 })
    expect(saved.status).toBe(400)
    expect(Object.keys(read(problem, saved).fields ?? {})).toEqual([`answers.${field}`])
    expect(await get(person)).toEqual({ answers: null, step: 0, completedAt: null })
  })

  test('a step that is none is refused', async () => {
    const person = await app.signUp()
    for (const step of [-1, 5, 1.5, '2', null, undefined]) {
      const got = await person.put('/api/onboarding', { answers, step })
      expect(got.status).toBe(400)
      expect(Object.keys(read(problem, got).fields ?? {})).toEqual(['step'])
    }
    expect((await get(person)).answers).toBeNull()
  })

  test('every wrong field is named at once', async () => {
    const got = await complete(await app.signUp(), {})
    expect(Object.keys(read(problem, got).fields ?? {}).sort()).toEqual(Object.keys(answers).sort())
  })

  test('five megabytes, broken JSON, no body and __proto__ are refused without a fault', async () => {
    const person = await app.signUp()
    const bodies = [
      [JSON.stringify({ ...answers, currentChallenges: 'x'.repeat(5_000_000) }), 413],
      ['{"fullName":', 400],
      ['[]', 400],
      ['null', 400],
      [`{"__proto__":{"isPremium":true},${JSON.stringify(answers).slice(1)}`, 400],
      ['['.repeat(100_000), 400],
    ] as const
    for (const [body, status] of bodies) expect((await complete(person, body)).status).toBe(status)
    expect((await complete(person, undefined)).status).toBe(400)
    expect((await get(person)).answers).toBeNull()
  })
})
