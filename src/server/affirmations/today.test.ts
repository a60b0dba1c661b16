import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest'
import { z } from 'zod'
import { type Affirmation, affirmation } from '#contract/affirmations.ts'
import { type Client, read } from '../../../test/client.ts'
import { sampleBodies } from '../../../test/samples.ts'
import { type StartedApp, startApp } from '../../../test/start-app.ts'

let app: StartedApp
beforeAll(async () => {
  app = await startApp(inject('testServer'))
})
afterEach(() => app.setTime(undefined))
afterAll(() => app.stop())

const noon = new Date('2026-06-10T12:00:00.000Z')
const onDay = (days: number) => new Date(noon.getTime() + days * 86_400_000)
const today = async (user: Client) => read(affirmation, await user.get('/api/affirmations/today'))
const next = async (user: Client) => read(affirmation, await user.post('/api/affirmations/next'))
const write = (user: Client, content: string) => user.post('/api/affirmations', { content })
const answer = (user: Client, answers: object = {}) =>
  user.post('/api/onboarding/complete', { ...sampleBodies['POST /api/onboarding/complete'], ...answers })
async function askFor(user: Client, isIt: (one: Affirmation) => boolean): Promise<Affirmation> {
  for (let asked = await next(user); ; asked = await next(user)) if (isIt(asked)) return asked
}

/** All possible ids. */
async function everything(user: Client): Promise<Set<string>> {
  const found: string[] = []
  for (let address: string | undefined = '/api/affirmations?limit=100'; address !== undefined;) {
    const got = await user.get(address)
    found.push(...read(z.array(affirmation), got).map(({ id }) => id))
    address = /<([^>]+)>; rel="next"/.exec(got.headers.get('link') ?? '')?.[1]
  }
  return new Set(found)
}

describe('today', () => {
  test('is one of ours with nothing known of the user, the same all day, another tomorrow', async () => {
    const user = await app.signUp()
    app.setTime(noon)
    const first = await today(user)
    expect(first).toMatchObject({ isPersonalized: false, isCustom: false })
    app.setTime(new Date('2026-06-10T23:59:59.999Z'))
    expect(await today(user)).toEqual(first)
    const seen = new Set<string>()
    for (let day = 0; day < 30; day += 1) {
      app.setTime(onDay(day))
      seen.add((await today(user)).id)
    }
    expect(seen.size).toBe(30)
  })

  test('is a personalized one where there are any, one after another', async () => {
    const user = await app.signUp()
    await answer(user)
    const days = []
    for (let day = 0; day < 8; day += 1) {
      app.setTime(onDay(day))
      days.push(await today(user))
    }
    expect(days.every(({ isPersonalized }) => isPersonalized)).toBe(true)
    expect(new Set(days.map(({ id }) => id)).size).toBe(8)
  })

  test('stays when the user sets a goal, which counts from tomorrow', async () => {
    const user = await app.signUp()
    app.setTime(noon)
    await answer(user)
    const first = await today(user)
    for (let n = 0; n < 5; n += 1) await user.post('/api/goals', { title: `Goal ${n}`, targetValue: '5' })
    expect(await today(user)).toEqual(first)
    const based = []
    for (let day = 1; day <= 18; day += 1) {
      app.setTime(onDay(day))
      based.push((await today(user)).basedOn)
    }
    for (let n = 0; n < 5; n += 1) expect(based).toContain(`your goal “Goal ${n}”`)
  })

  test('is of a goal at once where nothing else is known', async () => {
    const user = await app.signUp()
    app.setTime(noon)
    await user.post('/api/goals', { title: 'First', targetValue: '5' })
    const first = await today(user)
    expect(first.basedOn).toBe('your goal “First”')
    app.setTime(new Date(noon.getTime() + 60_000))
    await user.post('/api/goals', { title: 'Second', targetValue: '5' })
    expect(await today(user)).toEqual(first)
  })

  test.each([
    ['25 hours', '2026-11-01T04:00:00.000Z', '2026-11-02T05:00:00.000Z'],
    ['23 hours', '2026-03-08T05:00:00.000Z', '2026-03-09T04:00:00.000Z'],
  ])("is the last one requested, until the user's day of %s ends", async (_hours, begins, ends) => {
    const end = new Date(ends)
    app.setTime(new Date(new Date(begins).getTime() - 1))
    const user = await app.signUp()
    await answer(user)
    await user.put('/api/user/profile', { firstName: null, lastName: null, timeZone: 'America/New_York' })
    await askFor(user, ({ isPersonalized }) => !isPersonalized)
    app.setTime(new Date(begins))
    expect((await today(user)).isPersonalized).toBe(true)
    const asked = await askFor(user, ({ isPersonalized }) => !isPersonalized)
    app.setTime(new Date(end.getTime() - 1))
    expect(await today(user)).toEqual(asked)
    app.setTime(end)
    expect((await today(user)).isPersonalized).toBe(true)
  })

  test('shows changes to it: its text, its love, and another one when it is deleted', async () => {
    const user = await app.signUp()
    await write(user, 'Mine.')
    const asked = await askFor(user, ({ isCustom }) => isCustom)
    await user.put(`/api/affirmations/${asked.id}`, { content: 'Still mine.' })
    await user.put(`/api/affirmations/${asked.id}/love`, { isLoved: true })
    expect(await today(user)).toEqual({ ...asked, content: 'Still mine.', isLoved: true })
    await user.delete(`/api/affirmations/${asked.id}`)
    expect((await today(user)).id).not.toBe(asked.id)
    await user.post(`/api/affirmations/${asked.id}/restore`)
    expect((await today(user)).id).toBe(asked.id)
  })
})

describe('the next one', () => {
  test("goes through everything before anything repeats: personalized, the user's own and ours", async () => {
    const user = await app.signUp()
    await answer(user)
    for (const content of ['One.', 'Two.', 'Three.']) await write(user, content)
    const whole = await everything(user)
    const seen = [await today(user)]
    for (let n = 1; n < whole.size; n += 1) seen.push(await next(user))
    expect(new Set(seen.map(({ id }) => id))).toEqual(whole)
    expect(seen.filter(({ isCustom }) => isCustom)).toHaveLength(3)
    const again = []
    for (let n = 0; n < 20; n += 1) again.push(await next(user))
    expect(again[0]?.id).not.toBe(seen.at(-1)?.id)
    expect(new Set(again.map(({ id }) => id)).size).toBe(20)
    const { rowCount } = await app.database.pool.query(
      'select 1 from affirmations_seen where user_id = (select user_id from affirmations where id = $1)',
      [seen.find(({ isCustom }) => isCustom)?.id],
    )
    expect(rowCount).toBeGreaterThan(0)
    expect(rowCount).toBeLessThanOrEqual(whole.size)
  })

  test('never gives two requests at once the same, nor the current one', async () => {
    const user = await app.signUp()
    await write(user, 'Mine.')
    const first = await today(user)
    const given = await Promise.all(Array.from({ length: 60 }, () => next(user)))
    expect(new Set([first, ...given].map(({ id }) => id)).size).toBe(61)
    expect(given.map(({ id }) => id)).toContain((await today(user)).id)
  })

  test("is one user's alone: what one account has seen, another has not", async () => {
    const [user, other] = await Promise.all([app.signUp(), app.signUp()])
    const { size } = await everything(user)
    for (let n = 0; n < size / 2; n += 1) await next(user)
    const theirs = await today(other)
    expect((await next(other)).id).not.toBe(theirs.id)
    expect(await today(other)).not.toEqual(theirs)
  })
})
