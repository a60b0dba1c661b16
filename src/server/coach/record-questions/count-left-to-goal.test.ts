import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { askCoach, signUpForCoach } from '../../../../test/coach-calls.ts'
import type { Client } from '../../../../test/client.ts'
import { type StartedApp, startApp } from '../../../../test/start-app.ts'

let app: StartedApp
let user: Client
const now = new Date('2026-11-24T15:00:00.000Z')
beforeAll(async () => {
  app = await startApp(inject('testServer'))
  app.setTime(now)
  user = await signUpForCoach(app)
  await user.post('/api/goals', { title: 'Thirty easy runs', targetValue: '30', currentValue: '28', kind: 'habit' })
})
afterAll(() => app.stop())
beforeEach(() => void app.setTime(now))

test.each([
  'how many closings do i have left to hit my goal of 18',
  'How many more closings till I hit my goal of 18?',
  'how many closings am i from my goal of 18',
])('a count of what is no goal is said to be none, and one is offered: %s', async (message) => {
  const { response, choices } = await askCoach(user, message)
  expect(response).toMatch(/^You don’t have a goal for 18 closings here, so I can’t count what’s left\./)
  expect(choices).toEqual(['Make a goal: 18 closings by December 31, 2026'])
})

test('a tap on the offer makes the card, with its number', async () => {
  const { proposals } = await askCoach(user, 'Make a goal: 18 closings by December 31, 2026')
  expect(proposals.map(({ proposal }) => proposal)).toMatchObject([
    { kind: 'goal', title: '18 closings', targetValue: '18', targetDate: '2026-12-31' },
  ])
})

test('what is left of a goal there is is told', async () => {
  const { response } = await askCoach(user, 'how many runs do i have left to hit my goal of 30')
  expect(response).toContain('“Thirty easy runs”: 28 of 30 times, 2 to go.')
})

test.each([
  [
    'change my goal to lose 20 pounds to 15 by march 1',
    { title: 'Lose 15 pounds', category: 'physical', targetValue: '15' },
  ],
  ['change my weight goal to 165 by easter', { title: 'Weigh 165', category: 'physical', targetDate: '2027-03-28' }],
  ['change my piano goal to 20', { title: 'Piano goal', targetValue: '20' }],
])('the card for a goal that isn’t there has a name that reads well: %s', async (message, card) => {
  const { response, proposals } = await askCoach(user, message)
  expect(response).toContain('I don’t see a goal called')
  expect(proposals.map(({ proposal }) => proposal)).toMatchObject([{ kind: 'goal', ...card }])
})

test.each(['how many days do i have left to hit my goal of 18', 'how many people hit their goal of 18'])(
  'no count of a goal is asked for: %s',
  async (message) => {
    expect((await askCoach(user, message)).response).not.toContain('You don’t have a goal for 18')
  },
)
