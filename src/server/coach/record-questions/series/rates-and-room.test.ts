import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { Client } from '../../../../../test/client.ts'
import { askCoach, signUpForCoach } from '../../../../../test/coach-calls.ts'
import { type StartedApp, startApp } from '../../../../../test/start-app.ts'

let app: StartedApp
let user: Client
beforeAll(async () => {
  app = await startApp(inject('testServer'))
  app.setTime(new Date('2026-11-24T15:00:00.000Z'))
  user = await signUpForCoach(app)
  app.setTime(new Date('2026-01-20T15:00:00.000Z'))
  await user.post('/api/goals', { title: 'Rainy day fund', targetValue: '1500', currentValue: '400', currency: 'USD' })
  app.setTime(new Date('2026-11-24T15:00:00.000Z'))
  const made: readonly (readonly [string, object])[] = [
    ['/api/income', { source: 'Law firm', amount: '90', hours: '6', currency: 'USD', earnedOn: '2026-10-02' }],
    ['/api/income', { source: 'Law firm', amount: '40', currency: 'USD', earnedOn: '2026-11-02' }],
    ['/api/income', { source: 'Bakery', amount: '60', hours: '2', currency: 'USD', earnedOn: '2026-11-07' }],
    ['/api/income', { source: 'Market', amount: '35', currency: 'USD', earnedOn: '2026-11-08' }],
    ['/api/goals', { title: 'Learn to swim', targetValue: '10', currentValue: '0' }],
    ['/api/tasks', { title: 'Farrier', scheduledTime: '2026-11-25T12:00', estimatedDuration: 60 }],
  ]
  for (const [path, body] of made) await user.post(path, body)
})
afterAll(() => app.stop())

const told = async (message: string): Promise<string> => (await askCoach(user, message)).response

test.each([
  'Which of my clients pays me worst per hour? I’ve put everything in the income log since spring.',
  'Of all the people I do books for, who’s the worst payer by the hour once you take costs off?',
])('what each pays an hour is of the entries that have hours, and the others are said: %s', async (asked) => {
  const answer = await told(asked)
  expect(answer).toContain('“Law firm” pays the least per hour: $15.')
  expect(answer).toContain('- “Law firm”: $15 (6 hours, hours on 1 of 2 entries)')
  expect(answer).toContain('- “Bakery”: $30 (2 hours, 1 entry)')
  expect(answer).toContain('No hours on these, so no rate:\n- “Market”: $35 from 1 entry')
})

test('goals of an earlier time are those that existed then, with their progress today', async () => {
  for (const asked of [
    'Compare my January goals with where I am now, please. Be straightforward.',
    'How am I doing against the goals I set in January?',
  ]) {
    const answer = await told(asked)
    expect(answer).toMatch(/^Set by January 31: 1 goal/)
    expect(answer).toContain('- “Rainy day fund”: 26% ($400 of $1,500)')
    expect(answer).toContain('Not counted, because you set them later: “Learn to swim” (November 24).')
  }
})

test('room in the planner is told by day, and what it leaves out', async () => {
  const answer = await told('Can you go through my planner and tell me where I could put taraweeh and sleep, both.')
  expect(answer).toContain('Where there’s room for “taraweeh” and “sleep”, in gaps of at least 1 hour:')
  expect(answer).toContain('- Tomorrow: 8 am to 12 pm; 1 pm to 8 pm')
  expect(answer).toContain('I left out anything outside that.')
})

test('the ends of quarters are told by the calendar, and a period isn’t read', async () => {
  const answer = await told('When my moods were lowest this year was it around my period or the end-of-quarter close?')
  expect(answer).toContain('I can’t compare past periods with anything')
})

test('the vision board is not read, and where it is is said', async () => {
  const answer = await told(
    'I dreamed of my old flat three nights running. I’d like to have a look at what I’ve pinned on the vision board since January.',
  )
  expect(answer).toMatch(/^I don’t read your vision board/)
})

test.each(['how much should I charge my clients per hour', 'tell me where I could put my anger'])(
  'advice is no question of the records: %s',
  async (asked) => {
    expect(await told(asked)).not.toMatch(/Per hour, after costs|room for/)
  },
)
