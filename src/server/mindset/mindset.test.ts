import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { z } from 'zod'
import { course, courseCard, meditation, meditationCard, quote } from '#contract/mindset.ts'
import { type Client, problem, read } from '../../../test/client.ts'
import { type StartedApp, startApp } from '../../../test/start-app.ts'

let app: StartedApp
beforeAll(async () => {
  app = await startApp(inject('testServer'))
})
afterAll(() => app.stop())

const base = '/api/mindset'
const meditations = async (user: Client) => read(z.array(meditationCard), await user.get(`${base}/meditations`))
const quotes = async (user: Client) => read(z.array(quote), await user.get(`${base}/quotes`))
const courses = async (user: Client) => read(z.array(courseCard), await user.get(`${base}/courses`))
const keepPosition = (user: Client, id: string, seconds: number) =>
  user.put(`${base}/meditations/${id}/position`, { seconds })
const save = (user: Client, id: string, isSaved = true) => user.put(`${base}/quotes/${id}/save`, { isSaved })
const tick = (user: Client, id: string, n: number, isDone = true) =>
  user.put(`${base}/courses/${id}/steps/${n}`, { isDone })

describe('meditations', () => {
  test('come with their words and with the time that their lines take', async () => {
    const user = await app.signUp()
    for (const { id, seconds } of await meditations(user)) {
      const { lines } = read(meditation, await user.get(`${base}/meditations/${id}`))
      expect(lines.reduce((sum, line) => sum + line.seconds, 0)).toBe(seconds)
    }
  })

  test('keep the position where the user left, for that user alone, until they are finished', async () => {
    const [user, other] = await Promise.all([app.signUp(), app.signUp()])
    expect(read(meditationCard, await keepPosition(user, 'grief', 100)).resumeAt).toBe(100)
    await keepPosition(user, 'grief', 120)
    expect((await meditations(user)).filter(({ resumeAt }) => resumeAt !== null)).toMatchObject([
      { id: 'grief', resumeAt: 120 },
    ])
    expect(read(meditation, await user.get(`${base}/meditations/grief`)).resumeAt).toBe(120)
    expect((await meditations(other)).every(({ resumeAt }) => resumeAt === null)).toBe(true)
    expect(read(meditationCard, await keepPosition(user, 'grief', 0)).resumeAt).toBeNull()
    await keepPosition(user, 'grief', 50)
    expect(read(meditationCard, await keepPosition(user, 'grief', 3_600)).resumeAt).toBeNull()
    expect((await meditations(user)).every(({ resumeAt }) => resumeAt === null)).toBe(true)
  })
})

describe('quotes', () => {
  test('are saved and let go of, for the user alone; doing it twice changes nothing', async () => {
    const [user, other] = await Promise.all([app.signUp(), app.signUp()])
    const saved = async (who: Client) => (await quotes(who)).filter(({ isSaved }) => isSaved).map(({ id }) => id)
    await Promise.all([save(user, 'woolf-3'), save(user, 'woolf-3'), save(user, 'austen-2')])
    expect(await saved(user)).toEqual(['woolf-3', 'austen-2'])
    expect(await saved(other)).toEqual([])
    expect(read(quote, await save(user, 'woolf-3', false)).isSaved).toBe(false)
    await save(user, 'woolf-3', false)
    expect(await saved(user)).toEqual(['austen-2'])
  })
})

describe('courses', () => {
  test('keep which steps the user has done, for the user alone', async () => {
    const [user, other] = await Promise.all([app.signUp(), app.signUp()])
    await tick(user, 'worry', 0)
    await tick(user, 'worry', 0)
    const after = read(courseCard, await tick(user, 'worry', 2))
    expect(after.steps.map(({ isDone }) => isDone)).toEqual([true, false, true, false, false])
    expect((await courses(user)).find(({ id }) => id === 'worry')).toEqual(after)
    expect(read(course, await user.get(`${base}/courses/worry`)).steps.map(({ isDone }) => isDone)).toEqual(
      after.steps.map(({ isDone }) => isDone),
    )
    expect((await courses(other)).flatMap(({ steps }) => steps).every(({ isDone }) => !isDone)).toBe(true)
    expect(read(courseCard, await tick(user, 'worry', 0, false)).steps[0]?.isDone).toBe(false)
  })

  test('three are free; the others open with premium, and one that the user began stays open after it', async () => {
    const user = await app.signUp()
    const open = async () => (await courses(user)).filter(({ isOpen }) => isOpen).map(({ id }) => id)
    const free = ['self-kindness', 'worry', 'small-habits']
    expect(await open()).toEqual(free)
    for (const refused of [await user.get(`${base}/courses/confidence`), await tick(user, 'confidence', 0)])
      expect(read(problem, refused)).toMatchObject({ status: 403, code: 'limit_reached' })
    await user.post('/api/premium/trial')
    expect(await open()).toHaveLength(6)
    await tick(user, 'confidence', 0)
    app.setTime(new Date(Date.now() + 20 * 86_400_000))
    expect(await open()).toEqual([...free, 'confidence'])
    expect((await user.get(`${base}/courses/confidence`)).status).toBe(200)
    expect((await tick(user, 'confidence', 1)).status).toBe(200)
    app.setTime(undefined)
  })
})

test('what there is none of is not found, and nothing is kept', async () => {
  const user = await app.signUp()
  const before = await app.fingerprint()
  const answers = [
    await user.get(`${base}/meditations/none`),
    await keepPosition(user, 'none', 5),
    await save(user, 'none'),
    await user.get(`${base}/courses/none`),
    await tick(user, 'none', 0),
    await tick(user, 'worry', 9),
    await save(user, '__proto__'),
  ]
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404, 400])
  expect(await app.fingerprint()).toBe(before)
})

test('all of it goes with the account, and the demo has some of each', async () => {
  const visitor = app.visitor()
  await visitor.post('/api/demo', { timeZone: 'America/Los_Angeles' })
  expect((await quotes(visitor)).filter(({ isSaved }) => isSaved).length).toBe(3)
  expect((await courses(visitor)).flatMap(({ steps }) => steps).filter(({ isDone }) => isDone).length).toBe(3)
  expect((await meditations(visitor)).filter(({ resumeAt }) => resumeAt !== null).length).toBe(1)
  await app.database.pool.query('delete from users')
  for (const table of ['saved_quotes', 'completed_course_steps', 'meditation_positions'])
    expect((await app.database.pool.query(`select 1 from ${table}`)).rowCount).toBe(0)
})
