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
})
afterAll(() => app.stop())
beforeEach(() => void app.setTime(now))

const cardsOf = async (message: string) => (await askCoach(user, message)).proposals.map(({ proposal }) => proposal)
const titled = async (message: string): Promise<string[]> =>
  (await cardsOf(message)).map((card) => ('title' in card ? card.title : card.kind))

test.each([
  [
    'put line dancing on mondays at 7 every week',
    [{ title: 'Line dancing', dueDate: '2026-11-30', repeat: 'FREQ=WEEKLY;BYDAY=MO' }],
  ],
  [
    'add dusting on friday and sweeping on tuesday each week',
    [
      { kind: 'household', title: 'Dusting', repeat: { unit: 'week' } },
      { kind: 'household', title: 'Sweeping', repeat: { unit: 'week' } },
    ],
  ],
  [
    'put swim team tuesdays at 5 until christmas',
    [{ title: 'Swim team', dueDate: '2026-11-24', repeat: 'FREQ=WEEKLY;BYDAY=TU;UNTIL=20261225' }],
  ],
  ['put trivia night on saturday at 7', [{ title: 'Trivia night', dueDate: '2026-11-28', time: '19:00' }]],
  [
    'put supper club on the second thursday of every month at 6:30',
    [{ dueDate: '2026-12-10', repeat: 'FREQ=MONTHLY;BYDAY=2TH' }],
  ],
])('each thing has its own day of every week: %s', async (message, cards) => {
  expect(await cardsOf(message)).toMatchObject(cards)
})

test.each([
  ['log 60 for the pies i baked for denise', ['Pies for Denise']],
  ['put 75 dollars in for the dress i sold to tanya', ['Dress for Tanya']],
  ['put 30 in my income for the three lawns i mowed', ['Three lawns mowed']],
  ['put eye appt on friday at 9', ['Eye appointment']],
  [
    'put coffee with denise on friday at 9 and remind me the night before',
    ['Coffee with Denise', 'Coffee with Denise is tomorrow'],
  ],
  ['add eggs please and also bread thanks so much', ['eggs', 'bread']],
  ['thanks, can you also add foil to my list', ['foil']],
])('names are written as names, and courtesies and who did it are none: %s', async (message, titles) => {
  expect(await titled(message)).toEqual(titles)
})

test('a reminder of the night before is at eight', async () => {
  const [, reminder] = await cardsOf('put the school play on friday at 9 and remind me the night before')
  expect(reminder).toMatchObject({ dueDate: '2026-11-26', time: '20:00' })
})

test.each(['mark the ironing done and the windows too', 'check off ironing and windows, i did them both'])(
  'what is done and stands nowhere is said by each name: %s',
  async (message) => {
    expect((await askCoach(user, message)).response).toContain('I don’t see “Ironing” or “Windows” open')
  },
)

test.each([
  ['mark my walk done for today please, did 4 miles', { kind: 'workout', title: 'Walk, 4 miles' }],
  ['mark pilates done for today', { kind: 'workout', title: 'Pilates' }],
  ['i biked 6 miles this morning, put that down', { kind: 'workout', title: 'Bike ride, 6 miles' }],
])('an activity of today without a task can be logged: %s', async (message, card) => {
  expect(await cardsOf(message)).toMatchObject([card])
})

test.each(['i have 90 left til payday on the 4th and need diapers', 'we only have 200 to last until friday'])(
  'what money is left is no task: %s',
  async (message) => {
    expect(await cardsOf(message)).toEqual([])
  },
)

test.each([
  ['finish my goal of swimming 20 laps, i did the last one last night', '“Swimming 20 laps”'],
  ['mark the goal to save 900 as done, hit it friday', '“Save 900”'],
])('a goal that is done has no day that has passed: %s', async (message, goal) => {
  const { response } = await askCoach(user, message)
  expect(response).toContain(goal)
  expect(response).not.toContain('has passed')
})

test('a plan separates the chore from what has an hour, and leaves courtesies out', async () => {
  expect(await titled('plan my friday please, groceries, mop the den and choir dinner at 6')).toEqual([
    'Groceries',
    'Mop the den',
    'Choir dinner',
  ])
  const week = await titled('plan my week pls i work mon and thurs 9 to 5 and need to run 2 times thanks')
  expect(new Set(week)).toEqual(new Set(['Run']))
})
