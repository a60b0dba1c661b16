import { askCoach, coachReply, signUpForCoach } from '../../../../test/coach-calls.ts'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type Client } from '../../../../test/client.ts'
import { type StartedApp, startApp } from '../../../../test/start-app.ts'

let app: StartedApp
beforeAll(async () => {
  app = await startApp(inject('testServer'))
})
afterAll(() => app.stop())

const signUp = (): Promise<Client> => signUpForCoach(app)

test('a daily target that the app has not is said, and one that is a goal is named', async () => {
  const user = await signUp()
  for (const asked of [
    'Change my water goal to 6 glasses a day',
    'what’s my daily water goal',
    'set my water intake goal to 64',
  ])
    expect(await coachReply(user, asked)).toMatch(/logs the water you drink, but it has no daily water goal/)
  expect(await coachReply(user, 'change my step goal to 8000')).toMatch(/doesn’t count steps, so it has no step goal/)
  expect(await coachReply(user, 'my calorie goal should be 1800')).toMatch(/doesn’t count calories/)
  const goal = { title: 'Water every day', targetValue: '8' }
  expect((await user.post('/api/goals', goal)).status).toBe(201)
  const reply = await askCoach(user, 'change my water goal to 6')
  expect(reply.response).toContain('“Water every day” aims for 8')
})
