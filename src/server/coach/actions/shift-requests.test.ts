import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { coachAreas } from '#contract/lists.ts'
import { askCoach } from '../../../../test/coach-calls.ts'
import type { Client } from '../../../../test/client.ts'
import { type StartedApp, startApp } from '../../../../test/start-app.ts'
import { readShiftRequest } from './shift-requests.ts'

let app: StartedApp
beforeAll(async () => {
  app = await startApp(inject('testServer'))
})
afterAll(() => app.stop())
/** A Tuesday, 10:00 in the user's time zone. */
beforeEach(() => void app.setTime(new Date('2026-11-24T15:00:00.000Z')))

test.each([
  ['push the dentist back a week', 'the dentist', 7, 0],
  ['push back the dentist by two weeks', 'the dentist', 14, 0],
  ['move up the run a day', 'the run', -1, 0],
  ['postpone yoga 3 days', 'yoga', 3, 0],
  ['move the run up a day', 'the run', -1, 0],
  ['bump the call with Ana back half an hour', 'the call with Ana', 0, 30],
  ['move the meeting 15 minutes earlier', 'the meeting', 0, -15],
  ['delay dinner by an hour', 'dinner', 0, 60],
])('%s', (message, name, days, minutes) => {
  expect(readShiftRequest(message)).toEqual({ name, change: { act: 'shift', days, minutes } })
})

test.each([
  'move the dentist to friday',
  'move two tasks',
  'push the couch back',
  'put off the call',
  'should i push the trip back a week',
  'push it to the 15',
])('names no amount to move by: %s', (message) => {
  expect(readShiftRequest(message)).toBeNull()
})

const signUp = async (): Promise<Client> => {
  const user = await app.signUp()
  await user.put('/api/sophia/areas', { areas: coachAreas })
  return user
}
const addTask = (user: Client, body: object) => user.post('/api/tasks', { title: 'Yoga', ...body })
const changesOf = async (user: Client, message: string) =>
  (await askCoach(user, message)).proposals.map(({ proposal }) => proposal)

test('a task is moved from the day and hour it has, and what is late from today', async () => {
  const user = await signUp()
  await addTask(user, { dueDate: '2026-11-26', scheduledTime: '2026-11-26T18:00:00' })
  await addTask(user, { title: 'Call the bank', dueDate: '2026-11-20' })
  const moved = (dueDate: string, time: string | null) => [{ kind: 'change', change: { act: 'move', dueDate, time } }]
  expect(await changesOf(user, 'push yoga back a week')).toMatchObject(moved('2026-12-03', null))
  expect(await changesOf(user, 'move yoga up an hour')).toMatchObject(moved('2026-11-26', '17:00'))
  expect(await changesOf(user, 'postpone the bank call by 2 days')).toMatchObject(moved('2026-11-26', null))
})

test('what has no hour, would leave its day or is not there is said, without a card', async () => {
  const user = await signUp()
  await addTask(user, { dueDate: '2026-11-26', scheduledTime: '2026-11-26T23:30:00' })
  await addTask(user, { title: 'Call the bank', dueDate: '2026-11-27' })
  const told = async (message: string) => {
    const { proposals, response } = await askCoach(user, message)
    return [proposals.length, response]
  }
  expect(await told('push yoga back an hour')).toEqual([0, expect.stringContaining('to another day')])
  expect(await told('push the bank call back an hour')).toEqual([0, expect.stringContaining('doesn’t have a time yet')])
  expect(await told('push the dentist back a week')).toEqual([0, expect.stringContaining('can’t find anything open')])
})

test('a card that is not added yet is moved by a card that replaces it', async () => {
  const user = await signUp()
  await askCoach(user, 'Add pottery class tomorrow at 6 pm')
  const { proposals } = await askCoach(user, 'push the pottery class back a week')
  expect(proposals).toMatchObject([{ proposal: { kind: 'task', dueDate: '2026-12-02', time: '18:00' } }])
})
