import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { coachAreas } from '#contract/lists.ts'
import { askCoach } from '../../../../test/coach-calls.ts'
import { type Client } from '../../../../test/client.ts'
import { type StartedApp, startApp } from '../../../../test/start-app.ts'

let app: StartedApp
let user: Client
const moods = { '2026-09-08': 2, '2026-09-20': 2, '2026-10-02': 2, '2026-10-30': 1, '2026-11-02': 1, '2026-11-03': 2 }
beforeAll(async () => {
  app = await startApp(inject('testServer'))
  app.setTime(new Date('2026-11-24T15:00:00.000Z'))
  user = await app.signUp()
  await user.put('/api/sophia/areas', { areas: coachAreas })
  for (const [day, mood] of Object.entries(moods)) {
    app.setTime(new Date(`${day}T15:00:00.000Z`))
    await user.post('/api/self-care', { activityType: 'yoga', duration: 10, notes: null, mood })
  }
  app.setTime(new Date('2026-11-24T15:00:00.000Z'))
  await askCoach(user, 'hello')
})
afterAll(() => app.stop())
const told = async (message: string): Promise<string> => (await askCoach(user, message)).response

test('a mood is counted in two stretches of time, with a remark after the question', async () => {
  const text = await told('how many days did i mark as anxious in october compared to september? feels like less lol')
  expect(text).toContain('no mood called “anxious”')
  expect(text).toContain('1 day with a mood of Uneasy from October 1 to October 31: October 2.')
  expect(text).toContain('2 days with a mood of Uneasy from September 1 to September 30')
})

test('a word that was written as the mood is no word of the journal', async () => {
  const text = await told('how many times did i write "sad" as my mood since the clocks changed')
  expect(text).toContain('no mood called “sad”')
  expect(text).toContain('since November 1')
  expect(await told('how many times did i write tired as my mood since october')).toContain('no mood called “tired”')
})

test.each([
  'how many times did i write the word tired',
  'how often did i log a walk in october',
  'did i mark the dentist as done',
])('another count is not of moods: %s', async (message) => {
  expect(await told(message)).not.toContain('no mood called')
})
