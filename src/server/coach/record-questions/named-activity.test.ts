import { askCoach } from '../../../../test/coach-calls.ts'
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { coachAreas } from '#contract/lists.ts'
import { type StartedApp, startApp } from '../../../../test/start-app.ts'

let app: StartedApp
beforeAll(async () => {
  app = await startApp(inject('testServer'))
})
afterAll(() => app.stop())
beforeEach(() => void app.setTime(new Date('2026-11-24T15:00:00.000Z')))

test('a named activity counts only what says its name, and tells what it counted', async () => {
  const user = await app.signUp()
  await user.put('/api/sophia/areas', { areas: coachAreas })
  const make = async (path: string, body: object) => expect((await user.post(path, body)).status).toBe(201)
  await make('/api/fitness/workouts', { title: 'Walking by the river', minutes: 30 })
  await make('/api/fitness/workouts', { title: 'Weights', minutes: 30 })
  await make('/api/self-care', { activityType: 'nature', duration: 20, notes: 'A slow walk', mood: 4 })
  await make('/api/self-care', { activityType: 'bath', duration: 20, notes: null, mood: 4 })
  await make('/api/tasks', { title: 'Walk the dog', dueDate: '2026-11-23', isCompleted: true })
  await make('/api/tasks', { title: 'Walk to the bank', dueDate: '2026-11-22' })
  await askCoach(user, 'hello')
  const told = async (message: string) => (await askCoach(user, message)).response
  const counted = '3 times since November 1: 1 workout, 1 self-care entry, and 1 checked-off task that mention “walk”.'
  expect(await told('How many times did I really walk this month?')).toBe(counted)
  expect(await told('how often did i go for a walk this month')).toBe(counted)
  expect(await told('how often have i been walking this month')).toBe(counted)
  expect(await told('did I take a walk this month?')).toBe(counted)
  expect(await told('How many times did I go walking since Halloween')).toBe(
    counted.replace('November 1', 'October 31'),
  )
  expect(await told('how many times have i ran this month')).toContain('nothing that mentions “run”')
  expect(await told('how many days did i bake this month')).toContain('nothing that mentions “bake”')
  expect(await told('how many times did I swim this month')).toBe(
    'I found nothing that mentions “swim” since November 1. I looked in your workouts, your self-care, and your checked-off tasks.',
  )
  expect(await told('how many times did i work out this month')).toContain('2 workouts')
})

test('the last time of an activity is told from whichever log says it', async () => {
  const user = await app.signUp()
  await user.put('/api/sophia/areas', { areas: coachAreas })
  await askCoach(user, 'hello')
  const told = async (message: string) => (await askCoach(user, message)).response
  expect(await told('when was the last time i went running')).toBe(
    'I found nothing that mentions “run” in the last year. I looked in your workouts, your self-care, and your checked-off tasks.',
  )
  await user.post('/api/fitness/workouts', { title: 'An easy run', minutes: 30 })
  app.setTime(new Date('2026-11-27T15:00:00.000Z'))
  await user.post('/api/tasks', { title: 'Run to the bank', dueDate: '2026-11-20', isCompleted: true })
  const last = 'The last one that mentions “run” was on November 24, 3 days ago.'
  expect(await told('when was the last time i went running')).toContain(last)
  expect(await told('When did I last go for a run?')).toContain(last)
})

test.each([
  'Did I log my walk on Wednesday?',
  'did i record a walk on wednesday',
  'have I already logged my walk wednesday',
  'did i remember to track the walk on wednesday',
  'Did I put in my walking on Wednesday',
])('whether something was logged is looked for in every log, and where is said: %s', async (asked) => {
  const user = await app.signUp()
  await user.put('/api/sophia/areas', { areas: coachAreas })
  await askCoach(user, 'hello')
  const told = async () => (await askCoach(user, asked)).response
  const looked = 'I looked in your workouts, your self-care, and your checked-off tasks for what mentions “walk”.'
  expect(await told()).toBe(`No, I don’t see it on November 18. ${looked}`)
  await user.post('/api/tasks', { title: 'Morning walk', dueDate: '2026-11-18' })
  expect(await told()).toBe(
    `No, I don’t see it on November 18. “Morning walk” is in your planner, but it isn’t checked off. ${looked}`,
  )
  await user.post('/api/tasks', { title: 'Walk the dog', dueDate: '2026-11-18', isCompleted: true })
  expect(await told()).toBe(`Yes: 1 checked-off task on November 18. ${looked}`)
})

test('self-care by its kind is looked for in every log too', async () => {
  const user = await app.signUp()
  await user.put('/api/sophia/areas', { areas: coachAreas })
  await askCoach(user, 'hello')
  await user.post('/api/self-care', { activityType: 'yoga', duration: 20, notes: null, mood: 4 })
  expect((await askCoach(user, 'did i log my yoga today?')).response).toMatch(
    /^Yes: 1 self-care entry today\. I looked in/,
  )
  expect((await askCoach(user, 'did i log my mood today?')).response).not.toContain('mentions')
})
