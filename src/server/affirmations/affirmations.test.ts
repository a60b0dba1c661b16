import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest'
import { z } from 'zod'
import { type Affirmation, affirmation } from '#contract/affirmations.ts'
import { goal } from '#contract/goals.ts'
import { affirmationCategories } from '#contract/lists.ts'
import { newId } from '#server/lib/record.ts'
import { type Client, problem, read } from '../../../test/client.ts'
import { sampleBodies } from '../../../test/samples.ts'
import { type StartedApp, startApp } from '../../../test/start-app.ts'

const list = z.array(affirmation)
let app: StartedApp

beforeAll(async () => {
  app = await startApp(inject('testServer'))
})
afterEach(() => app.setTime(undefined))
afterAll(() => app.stop())

const write = async (user: Client, given: object = {}) =>
  read(affirmation, await user.post('/api/affirmations', { content: 'I begin again.', ...given }))
const love = async (user: Client, id = '', isLoved = true) =>
  read(affirmation, await user.put(`/api/affirmations/${id}/love`, { isLoved }))

async function all(user: Client, query = ''): Promise<Affirmation[]> {
  const found: Affirmation[] = []
  for (let address: string | undefined = `/api/affirmations${query}`; address !== undefined;) {
    const got = await user.get(address)
    found.push(...read(list, got))
    address = /<([^>]+)>; rel="next"/.exec(got.headers.get('link') ?? '')?.[1]
  }
  return found
}
const own = async (user: Client) => (await all(user, '?limit=100')).filter(({ isCustom }) => isCustom)
const personal = async (user: Client) => (await all(user, '?limit=100')).filter(({ isPersonalized }) => isPersonalized)
const contents = (of: Affirmation[]) => of.map(({ content }) => content)

const onboardingDefaults = {
  ...sampleBodies['POST /api/onboarding/complete'],
  experience_level: null,
  primaryGoals: [],
  currentChallenges: '',
  wellness_areas: [],
}
const answer = (user: Client, answers: object) =>
  user.post('/api/onboarding/complete', { ...onboardingDefaults, ...answers })
const setGoal = async (user: Client, given: object = {}) =>
  read(goal, await user.post('/api/goals', { title: 'Emergency fund', targetValue: '900', ...given }))

describe('ours', () => {
  test('at least 120 of them, over all categories, for every account alike', async () => {
    const [user, other] = await Promise.all([app.signUp(), app.signUp()])
    await write(user)
    const ours = await all(user, '?type=system&limit=100')
    expect(ours.length).toBeGreaterThanOrEqual(120)
    expect(new Set(ours.map(({ category }) => category))).toEqual(new Set(affirmationCategories))
    expect(new Set(ours.map(({ id }) => id)).size).toBe(ours.length)
    const plain = { isCustom: false, isPersonalized: false, basedOn: null, isLoved: false, createdAt: null }
    for (const one of ours) expect(one).toMatchObject(plain)
    expect(await all(other, '?type=system')).toEqual(ours)
    expect(await all(other)).toEqual(ours)
  })

  test('cannot be changed, deleted or restored', async () => {
    const user = await app.signUp()
    const [first] = read(list, await user.get('/api/affirmations?type=system&limit=1'))
    const path = `/api/affirmations/${first?.id}`
    const answers = [
      await user.put(path, { content: 'x' }),
      await user.delete(path),
      await user.post(`${path}/restore`),
    ]
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404])
  })
})

describe("the user's own", () => {
  test('exactly what the specification sends makes one, and it comes back to the letter', async () => {
    const user = await app.signUp()
    const sent = { content: ' Ich fange an — ﷽ 🌻\n', category: 'self-love', isCustom: true }
    const got = await user.post('/api/affirmations', sent)
    expect(got.status).toBe(201)
    const made = read(affirmation, got)
    expect(made).toMatchObject({ ...sent, isPersonalized: false, basedOn: null, isLoved: false })
    expect(await own(user)).toEqual([made])
    expect((await write(user)).category).toBe('general')
  })

  test('sending the same new one twice makes one', async () => {
    const user = await app.signUp()
    const given = { id: newId(), content: 'Once.' }
    const answers = await Promise.all([1, 2, 3].map(() => user.post('/api/affirmations', given)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 201])
    expect(contents(await own(user))).toEqual(['Once.'])
  })

  test('an edit changes what it names; a deleted one is gone, and comes back as it was, loved', async () => {
    const user = await app.signUp()
    const { id } = await write(user)
    await love(user, id)
    const edited = read(affirmation, await user.put(`/api/affirmations/${id}`, { category: 'success' }))
    expect(edited).toMatchObject({ content: 'I begin again.', category: 'success', isLoved: true })
    const reworded = read(affirmation, await user.put(`/api/affirmations/${id}`, { content: 'I go on.' }))
    expect(reworded).toEqual({ ...edited, content: 'I go on.' })
    expect((await user.delete(`/api/affirmations/${id}`)).status).toBe(204)
    expect(await own(user)).toEqual([])
    expect(await all(user, '?type=loved')).toEqual([])
    const gone = [
      await user.put(`/api/affirmations/${id}`, { content: 'x' }),
      await user.put(`/api/affirmations/${id}/love`, { isLoved: true }),
      await user.delete(`/api/affirmations/${id}`),
    ]
    expect(gone.map(({ status }) => status)).toEqual([404, 404, 404])
    expect(read(affirmation, await user.post(`/api/affirmations/${id}/restore`))).toEqual(reworded)
    expect(await own(user)).toEqual([reworded])
  })

  test.each<[string, object]>([
    ['content', { content: undefined }],
    ['content', { content: ' \n ' }],
    ['content', { content: 'x'.repeat(501) }],
    ['content', { content: 'half \ud800' }],
    ['content', { content: 'NUL \0' }],
    ['category', { category: 'wealth' }],
    ['category', { category: null }],
    ['isCustom', { isCustom: false }],
    ['id', { id: '1' }],
    ['isLoved', { isLoved: true }],
  ])('%s in %o is named, and nothing is kept', async (field, wrong) => {
    const user = await app.signUp()
    const got = read(problem, await user.post('/api/affirmations', { content: 'I begin again.', ...wrong }))
    expect([got.code, Object.keys(got.fields ?? {})]).toEqual(['bad_input', [field]])
    expect(await own(user)).toEqual([])
  })

  test('another account neither sees nor loves one', async () => {
    const [user, other] = await Promise.all([app.signUp(), app.signUp()])
    const { id } = await write(user)
    expect(await own(other)).toEqual([])
    expect((await other.put(`/api/affirmations/${id}/love`, { isLoved: true })).status).toBe(404)
  })
})

describe('the list', () => {
  test("is personalized ones, the user's own newest first, then ours, by pages of any size, each exactly once", async () => {
    const user = await app.signUp()
    await answer(user, { primaryGoals: ['Career Growth'], wellness_areas: ['Physical Health'] })
    await setGoal(user)
    for (const day of [1, 2, 3, 4]) {
      app.setTime(new Date(Date.UTC(2026, 0, Math.ceil(day / 2))))
      await write(user, { content: `${day}` })
    }
    app.setTime(undefined)
    const whole = await all(user, '?limit=100')
    const kinds = whole.map(({ isPersonalized, isCustom }) => (isPersonalized ? 'p' : isCustom ? 'h' : 'o')).join('')
    expect(kinds).toMatch(/^p{6}h{4}o{120,}$/)
    expect(new Set(contents(await own(user)).slice(0, 2))).toEqual(new Set(['3', '4']))
    expect(new Set(whole.map(({ id }) => id)).size).toBe(whole.length)
    for (const limit of [1, 7]) expect(await all(user, `?limit=${limit}`)).toEqual(whole)
  })

  test('of a category holds all of that category and nothing else, by pages, loved or not', async () => {
    const user = await app.signUp()
    await answer(user, { primaryGoals: ['Career Growth'] })
    for (const category of ['health', 'success', 'health']) await write(user, { category })
    const whole = await all(user, '?limit=100')
    for (const category of ['health', 'success']) {
      const wanted = whole.filter((one) => one.category === category)
      expect(await all(user, `?category=${category}&limit=3`)).toEqual(wanted)
      await love(user, wanted.at(-1)?.id)
      expect((await all(user, `?type=loved&category=${category}`)).map(({ id }) => id)).toEqual([wanted.at(-1)?.id])
    }
    expect((await all(user, '?type=system&category=health')).every(({ isCustom }) => !isCustom)).toBe(true)
    expect((await user.get('/api/affirmations?category=wealth')).status).toBe(400)
  })

  test('refuses a kind that there is none of', async () => {
    const got = await (await app.signUp()).get('/api/affirmations?type=famous')
    expect(read(problem, got)).toMatchObject({ status: 400, fields: { type: expect.any(String) } })
  })
})

describe('loving', () => {
  test("is kept for ours, the user's own and personalized ones, listed latest first, and can be taken back", async () => {
    const user = await app.signUp()
    await answer(user, { primaryGoals: ['Career Growth'] })
    const [fromAnswer] = await personal(user)
    const [ours] = read(list, await user.get('/api/affirmations?type=system'))
    const own = await write(user)
    for (const [day, one] of [ours, fromAnswer, own].entries()) {
      app.setTime(new Date(Date.UTC(2026, 0, day + 1)))
      expect(await love(user, one?.id)).toEqual({ ...one, isLoved: true })
      await love(user, one?.id)
    }
    app.setTime(undefined)
    const loved = await all(user, '?type=loved&limit=2')
    expect(loved.map(({ id }) => id)).toEqual([own.id, fromAnswer?.id, ours?.id])
    expect(loved.every(({ isLoved }) => isLoved)).toBe(true)
    expect((await all(user)).filter(({ isLoved }) => isLoved)).toHaveLength(3)
    expect((await love(user, ours?.id, false)).isLoved).toBe(false)
    expect(await all(user, '?type=loved')).toEqual(loved.slice(0, 2))
    expect((await user.put(`/api/affirmations/${newId()}/love`, { isLoved: true })).status).toBe(404)
  })
})

describe('personalized ones', () => {
  test("are drawn from each of the user's answers, in the tone the user chose, saying which", async () => {
    const user = await app.signUp()
    expect(await personal(user)).toEqual([])
    const answers = {
      primaryGoals: ['Career Growth', 'Spiritual Growth'],
      wellness_areas: ['Spiritual Growth'],
      currentChallenges: 'Too little time',
      experience_level: 'beginner',
    }
    await answer(user, { ...answers, preferred_communication: 'gentle' })
    const soft = await personal(user)
    expect(soft.map(({ basedOn }) => basedOn).slice(0, 5)).toEqual([
      'your answer “Career Growth”',
      'your answer “Spiritual Growth”',
      'your answer “Spiritual Growth”',
      'the challenge you told us about',
      'your answer “Beginner”',
    ])
    expect(new Set(contents(soft)).size).toBe(10)
    expect(JSON.stringify(soft)).not.toContain('Too little time')
    expect(await personal(user)).toEqual(soft)
    await answer(user, { ...answers, preferred_communication: 'direct' })
    const strong = await personal(user)
    expect(strong.map(({ basedOn }) => basedOn)).toEqual(soft.map(({ basedOn }) => basedOn))
    expect(new Set([...contents(soft), ...contents(strong)]).size).toBe(20)
    await answer(user, { ...answers, preferred_communication: 'encouraging' })
    expect(await personal(user)).toEqual(soft)
  })

  test("are drawn from the user's open goals by their names, keep their ids, and leave with the goal", async () => {
    const user = await app.signUp()
    const { id } = await setGoal(user)
    const before = await personal(user)
    expect(before.map(({ basedOn, category }) => [basedOn, category])).toEqual([
      ['your goal “Emergency fund”', 'abundance'],
      ['your goal “Emergency fund”', 'abundance'],
    ])
    // A name that fits in no sentence stays out of it.
    for (const { content } of before) expect(content).not.toMatch(/emergency fund/i)
    await love(user, before[0]?.id)
    await user.put(`/api/goals/${id}`, { title: ' Six quiet\n $1 months ' })
    const renamed = await personal(user)
    expect(renamed.map(({ id }) => id)).toEqual(before.map(({ id }) => id))
    expect(renamed[0]).toMatchObject({ isLoved: true, basedOn: 'your goal “Six quiet $1 months”' })
    expect(renamed[0]?.content).toBe('Every bit I put toward six quiet $1 months counts.')
    await user.put(`/api/goals/${id}`, { currentValue: '900' })
    expect(await personal(user)).toEqual([])
    expect(await all(user, '?type=loved')).toEqual([])
    await user.put(`/api/goals/${id}`, { currentValue: '10' })
    expect(await personal(user)).toEqual(renamed)
    await user.delete(`/api/goals/${id}`)
    expect(await personal(user)).toEqual([])
  })

  test('name a long goal by its beginning, and are about the newest twelve where the user has many', async () => {
    const user = await app.signUp()
    await setGoal(user, { title: '👩🏽‍🚀'.repeat(25) + 'e\u0301'.repeat(50) })
    expect((await personal(user))[0]?.basedOn).toBe(`your goal “${'👩🏽‍🚀'.repeat(25)}${'e\u0301'.repeat(35)}…”`)
    for (let n = 1; n <= 13; n += 1) await setGoal(user, { title: `Goal ${n}`, category: 'personal' })
    const named = new Set((await personal(user)).map(({ basedOn }) => basedOn))
    expect(named).toEqual(new Set(Array.from({ length: 12 }, (_, n) => `your goal “Goal ${n + 2}”`)))
  })
})

test("the demo holds a few of the user's own, and what the user loves", async () => {
  const visitor = app.visitor()
  await visitor.post('/api/demo', { timeZone: 'America/Los_Angeles' })
  expect((await own(visitor)).length).toBeGreaterThanOrEqual(3)
  const loved = await all(visitor, '?type=loved')
  expect(new Set(loved.map(({ isCustom }) => isCustom))).toEqual(new Set([true, false]))
  const { rowCount } = await app.database.pool.query(
    'select 1 from affirmation_loves l join users u on u.id = l.user_id where u.demo_expires_at is not null',
  )
  expect(loved).toHaveLength(rowCount ?? 0)
  expect(new Set((await personal(visitor)).map(({ basedOn }) => basedOn?.slice(0, 9)))).toEqual(
    new Set(['your goal', 'your answ', 'the chall']),
  )
})
