import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import type { Exchange } from '#contract/coach.ts'
import { coachAreas } from '#contract/lists.ts'
import type { Client } from '../../../../../test/client.ts'
import { askCoach } from '../../../../../test/coach-calls.ts'
import { type StartedApp, startApp } from '../../../../../test/start-app.ts'

let app: StartedApp
beforeAll(async () => {
  app = await startApp(inject('testServer'))
})
afterAll(() => app.stop())
/** A Tuesday, 15:00 in the user's time zone. */
beforeEach(() => void app.setTime(new Date('2026-11-24T15:00:00.000Z')))

async function signUp(): Promise<Client> {
  const user = await app.signUp()
  await user.put('/api/sophia/areas', { areas: coachAreas })
  await askCoach(user, 'hello')
  return user
}

const addTask = async (user: Client, task: object): Promise<void> => {
  expect((await user.post('/api/tasks', { dueDate: '2026-11-28', ...task })).status).toBe(201)
}

const brief = ({ proposals }: Exchange): string[] =>
  proposals.flatMap(({ proposal }) =>
    proposal.kind === 'task'
      ? [`${proposal.dueDate} ${proposal.time} ${proposal.title}, ${proposal.estimatedDuration}`]
      : [],
  )

test('a day is planned with what the message names, around what the planner has', async () => {
  const user = await signUp()
  await addTask(user, { title: 'Soccer', scheduledTime: '2026-11-28T09:30:00', estimatedDuration: 60 })
  await addTask(user, { title: 'Call Ana' })
  const asked = await askCoach(
    user,
    'help me plan saturday, ive got a birthday party 11-1, food shop, and want an hour to myself somewhere',
  )
  expect(brief(asked)).toEqual([
    '2026-11-28 11:00 Birthday party, 120',
    '2026-11-28 13:15 Food shop, 60',
    '2026-11-28 14:30 An hour to myself, 60',
  ])
  expect(asked.response).toContain('- 9:30 am to 10:30 am: “Soccer” (in your planner)')
  expect(asked.response).toContain('with no set time: “Call Ana”')
  expect(asked.response).toContain('I picked times for what had none.')
})

test('what overlaps, finds no room or has only an end is said', async () => {
  const user = await signUp()
  await addTask(user, { title: 'Soccer', scheduledTime: '2026-11-28T12:00:00', estimatedDuration: 60 })
  const { response } = await askCoach(user, 'plan my saturday: lunch with Ana at noon, 12 hours of grading')
  expect(response).toContain('These overlap, so something has to move: “Lunch with Ana” with “Soccer”.')
  expect(response).toContain('There’s no gap left for “Grading”.')
  const late = await askCoach(user, 'help me plan friday. I have work until 3, need to cook too')
  expect(late.response).toContain('- Until 3 pm: “Work”')
  expect(brief(late)).toEqual(['2026-11-27 15:15 Cook, 60'])
})

test('of today only what is left of it is planned', async () => {
  const planned = await askCoach(await signUp(), 'plan my day: dentist at 6pm, laundry')
  expect(brief(planned)).toEqual(['2026-11-24 15:00 Laundry, 60', '2026-11-24 18:00 Dentist, 60'])
})

test.each(['help me plan saturday', 'plan my saturday for me'])(
  'a day without anything named is planned from the records alone: %s',
  async (message) => {
    expect((await askCoach(await signUp(), message)).response).toContain('Your planner is empty on Saturday')
  },
)
