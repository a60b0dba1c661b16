import { askCoach, coachReply } from '../../../../test/coach-calls.ts'
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { coachAreas } from '#contract/lists.ts'
import { type Client } from '../../../../test/client.ts'
import { type StartedApp, startApp } from '../../../../test/start-app.ts'

let app: StartedApp
beforeAll(async () => {
  app = await startApp(inject('testServer'))
})
afterAll(() => app.stop())
const tuesday = new Date('2026-11-24T15:00:00.000Z')
beforeEach(() => void app.setTime(tuesday))

const days = ['2026-11-17', '2026-11-18', '2026-11-21']
async function signUp(): Promise<Client> {
  const user = await app.signUp()
  await user.put('/api/sophia/areas', { areas: coachAreas })
  for (const day of days) {
    app.setTime(new Date(`${day}T15:00:00.000Z`))
    const activity = { activityType: 'yoga', duration: 20, notes: null, mood: 4 }
    expect((await user.post('/api/self-care', activity)).status).toBe(201)
    expect((await user.post('/api/fitness/workouts', { day, title: 'Run', exercises: [] })).status).toBe(201)
    expect((await user.post('/api/prayers', { text: 'For rain' })).status).toBe(201)
    const entry = { title: 'A day', content: 'Rain.' }
    expect((await user.post('/api/journal', entry)).status).toBe(201)
  }
  app.setTime(tuesday)
  await askCoach(user, 'hello')
  return user
}
const without = (what: string): string =>
  `4 of 7 days with no ${what} from November 16 to November 22: Monday, Thursday, Friday, and Sunday.`

test.each([
  ['Which days did I skip my self care last week', 'self-care'],
  ['did i miss any self care days last week', 'self-care'],
  ['what days last week did i not do yoga', 'yoga'],
  ['what days did i miss working out last week', 'workout'],
  ['list the days without a workout last week', 'workout'],
  ['days i didnt journal last week', 'journal entry'],
  ['which days last week did i forget to log my mood', 'mood'],
  ['how many days did i not pray last week', 'prayer or reflection'],
])('the days without one are named, and of how many: %s', async (asked, what) => {
  expect(await coachReply(await signUp(), asked)).toBe(without(what))
})

test('days of a month are dates, today counts only once it has one, and the days with one can be asked for', async () => {
  const user = await signUp()
  expect(await coachReply(user, 'days i didnt journal this month')).toBe(
    '20 of 23 days with no journal entry since November 1: November 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 19, 20, 22, and 23; 6 before that.',
  )
  expect(await coachReply(user, 'what days did i work out last week')).toBe(
    '3 of 7 days with a workout from November 16 to November 22: Tuesday, Wednesday, and Saturday.',
  )
})

test.each([
  'when did I last have a self care day',
  'when was my last self care',
  'last time i did any self-care',
  'how long has it been since I took care of myself',
])('the last self-care is told with its day and what it was: %s', async (asked) => {
  expect(await coachReply(await signUp(), asked)).toBe(
    'Your last self-care was on November 21, 3 days ago: yoga, 20 minutes.',
  )
})

test('the last of one kind is told, and that there is none', async () => {
  const user = await signUp()
  expect(await coachReply(user, 'when did i last do yoga')).toBe(
    'Your last yoga was on November 21, 3 days ago, 20 minutes.',
  )
  expect(await coachReply(user, 'when was my last bath')).toMatch(/^No bath time logged/)
})
