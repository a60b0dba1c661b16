import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { coachAreas } from '#contract/lists.ts'
import { askCoach } from '../../../../test/coach-calls.ts'
import type { Client } from '../../../../test/client.ts'
import { type StartedApp, startApp } from '../../../../test/start-app.ts'

let app: StartedApp
let user: Client
beforeAll(async () => {
  app = await startApp(inject('testServer'))
  app.setTime(new Date('2026-11-16T15:00:00.000Z'))
  user = await app.signUp()
  await user.put('/api/sophia/areas', { areas: coachAreas })
  const make = async (path: string, body: object) => expect((await user.post(path, body)).status).toBe(201)
  for (const [day, mood, duration] of [
    ['2026-11-17', 2, 10],
    ['2026-11-24', 4, 30],
  ] as const) {
    app.setTime(new Date(`${day}T15:00:00.000Z`))
    await make('/api/self-care', { activityType: 'bath', duration, mood })
  }
  app.setTime(new Date('2026-11-26T15:00:00.000Z'))
  await make('/api/tasks', { title: 'Walk', dueDate: '2026-11-25', isCompleted: true })
  await make('/api/journal', { title: 'A good day', content: 'I was proud of my talk.' })
  await askCoach(user, 'hello')
})
afterAll(() => app.stop())
beforeEach(() => void app.setTime(new Date('2026-11-26T15:00:00.000Z')))

const told = async (message: string) => (await askCoach(user, message)).response

test.each([
  ['was my mood better last week or this week', ['2 of 5', '4 of 5', 'So the second one comes out ahead by 2.']],
  ['did I do more self-care this week than last', ['More: 30 minutes', '10 minutes']],
  ['self-care this week vs last', ['30 minutes', '10 minutes', 'So the first one comes out ahead by 20 minutes.']],
  ['habits this week vs last', ['doesn’t track habits separately', 'So the first one comes out ahead by 1 done task.']],
])('two times are set side by side, though the second is named in short: %s', async (message, parts) => {
  const text = await told(message)
  for (const part of parts) expect(text).toContain(part)
})

test('a choice of days that asks for advice is none of the records', async () => {
  expect((await askCoach(user, 'is it better to rest today or tomorrow')).sources).toEqual([])
})

test.each([
  ['look back through my journal', 'You last wrote in your journal today.'],
  ['Can you look back through my journal from this week', '1 journal entry'],
  ['find where I felt proud', 'You last wrote about “proud” today.'],
])('a look back tells the days of the entries, and offers no card for one: %s', async (message, said) => {
  const { response, proposals } = await askCoach(user, message)
  expect(response).toContain(said)
  expect(response).toContain('I only see the days, not your words.')
  expect(proposals).toEqual([])
})
