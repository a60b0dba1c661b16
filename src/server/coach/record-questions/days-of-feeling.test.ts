import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { coachAreas } from '#contract/lists.ts'
import { askCoach, coachReply } from '../../../../test/coach-calls.ts'
import { type Client } from '../../../../test/client.ts'
import { type StartedApp, startApp } from '../../../../test/start-app.ts'

let app: StartedApp
beforeAll(async () => {
  app = await startApp(inject('testServer'))
})
afterAll(() => app.stop())
const tuesday = new Date('2026-11-24T15:00:00.000Z')
beforeEach(() => void app.setTime(tuesday))

const moods = { '2026-10-02': 1, '2026-11-14': 5, '2026-11-15': 2, '2026-11-18': 2, '2026-11-20': 4, '2026-11-21': 3 }

async function signUp(areas: readonly string[] = coachAreas): Promise<Client> {
  const user = await app.signUp()
  await user.put('/api/sophia/areas', { areas })
  for (const [day, mood] of Object.entries(moods)) {
    app.setTime(new Date(`${day}T15:00:00.000Z`))
    const activity = { activityType: 'yoga', duration: 10, notes: null, mood }
    expect((await user.post('/api/self-care', activity)).status).toBe(201)
    if (mood === 2) await user.post('/api/journal', { title: 'Work', content: 'So stressed today.', mood: 2 })
  }
  app.setTime(tuesday)
  await askCoach(user, 'hello')
  return user
}

test.each([
  ['which days did i log low in october', '1 day with a mood of Low from October 1 to October 31: October 2.'],
  [
    'what days was my mood uneasy this month',
    '2 days with a mood of Uneasy since November 1: November 18 and November 15.',
  ],
  ['show me the days I felt good this month', '1 day with a mood of Good since November 1: November 20.'],
  [
    'did i mark myself as radiant at all last week',
    'No day with a mood of Radiant from November 16 to November 22. The last one was on November 14, 10 days ago.',
  ],
  ['how many days did I put okay since november 1', '1 day with a mood of Okay since November 1: November 21.'],
])('the days of a mood are told by its own word: %s', async (asked, wanted) => {
  expect(await coachReply(await signUp(), asked)).toBe(wanted)
})

test.each([
  'Show me what days I was marked as stressed these last two weeks',
  'which days did i log stressed these last two weeks?',
  'list every day i felt really stressed in the last 2 weeks',
  'how many days have i been stressed in the past two weeks',
])('a feeling that the app has no mood for gets the nearest moods and the journal: %s', async (asked) => {
  const text = await coachReply(await signUp(), asked)
  expect(text).toContain(
    'Glowell has no mood called “stressed”: you pick from Low, Uneasy, Okay, Good, and Radiant. The closest to it is Uneasy.',
  )
  expect(text).toContain('2 days with a mood of Uneasy since November 11: November 18 and November 15.')
  expect(text).toContain('You last wrote about “stressed” on November 18, 6 days ago. Before that: November 15.')
})

test('the last day of a feeling is told, and what no mood comes near is only looked for in the journal', async () => {
  const user = await signUp()
  expect(await coachReply(user, 'when was i last marked as happy')).toContain(
    'Your last day with a mood of Good or Radiant was on November 20, 4 days ago.',
  )
  const grumpy = await coachReply(user, 'which days did i mark my mood as grumpy this month')
  expect(grumpy).toMatch(/no mood called “grumpy”: you pick from Low.*\n\n.*didn’t find “grumpy” in any of them/)
  expect(grumpy).not.toContain('nearest')
})

test('nothing is read of an area that is off, and other questions are left to others', async () => {
  const off = await signUp(coachAreas.filter((area) => area !== 'selfCare'))
  expect(await coachReply(off, 'which days did i log low this month')).toContain('I can’t see your self-care and mood')
  const user = await signUp()
  for (const message of [
    'which days was I stressed about money this month',
    'why was I so sad last week',
    'which tasks did I mark as done this week',
    'what should I do on days I feel low',
  ])
    expect(await coachReply(user, message)).not.toContain('with a mood of')
})
