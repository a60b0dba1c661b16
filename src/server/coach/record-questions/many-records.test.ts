import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { coachAreas } from '#contract/lists.ts'
import { task } from '#contract/planner.ts'
import { addDays } from '#server/lib/days.ts'
import { type Client, read } from '../../../../test/client.ts'
import { askCoach } from '../../../../test/coach-calls.ts'
import { type StartedApp, startApp } from '../../../../test/start-app.ts'

/** A Wednesday in UTC. */
const now = new Date('2026-11-25T07:00:00.000Z')
const today = '2026-11-25'

let app: StartedApp
let user: Client
beforeAll(async () => {
  app = await startApp(inject('testServer'))
  app.setTime(now)
  user = await app.signUp()
  await user.put('/api/sophia/areas', { areas: coachAreas })
  const make = async (body: object) => expect((await user.post('/api/tasks', body)).status).toBe(201)
  for (let n = 1; n <= 9; n += 1) await make({ title: `Routine ${n}`, dueDate: today, repeat: 'FREQ=DAILY' })
  for (let n = 1; n <= 9; n += 1) await make({ title: `Drill ${n}`, dueDate: today, repeat: 'FREQ=DAILY;COUNT=14' })
  await make({ title: 'Board meeting', scheduledTime: '2026-12-08T15:00' })
  await make({ title: 'Dentist', scheduledTime: '2027-01-14T09:30' })
  await make({ title: 'Passport office', dueDate: '2028-02-01' })
  await askCoach(user, 'hello')
})
afterAll(() => app.stop())

const told = async (message: string) => (await askCoach(user, message)).response

test.each([
  ['When is my dentist appointment?', '“Dentist” is on January 14, 2027 at 9:30 am.'],
  ['When is my passport office visit?', '“Passport office” is on February 1, 2028, with no set time.'],
])('a task behind hundreds of others is found: %s', async (message, answer) => {
  expect(await told(message)).toBe(answer)
})

test('and can be moved by its name', async () => {
  const { proposals } = await askCoach(user, 'move the dentist to January 20')
  expect(proposals).toMatchObject([{ proposal: { title: 'Dentist', change: { act: 'move', dueDate: '2027-01-20' } } }])
})

test('what has an hour after hundreds of others is next, and takes its time on that day', async () => {
  expect(await told('What’s my next appointment?')).toContain('Next up: 3 pm “Board meeting”, on December 8.')
  expect(await told('Am I free on December 8 at 3:15 pm?')).toContain('you have “Board meeting”')
  const { sources: receipt } = await askCoach(user, 'When do I have a free hour in the next two weeks?')
  expect(receipt).toEqual([
    { area: 'planner', lines: ['1 task with a set time, 2026-11-25 to 2026-12-08', 'no hours set'] },
  ])
})

test('a full week is told by its days, each with all that it has', async () => {
  for (let n = 1; n <= 12; n += 1)
    await user.post('/api/tasks', { title: `Extra ${n}`, dueDate: '2026-11-28', repeat: 'FREQ=DAILY;COUNT=8' })
  const answer = await told('What do I have from November 25 to December 5?')
  expect(answer).toContain('You have 294 open tasks')
  expect(answer).toMatch(/- Tomorrow: 18\n[^]*- Saturday, December 5: 30$/)
})

test('a year is counted whole, not by its last weeks', async () => {
  const busy = await app.signUp()
  await busy.put('/api/sophia/areas', { areas: coachAreas })
  for (const day of ['2026-01-05', '2026-03-09', '2026-11-20']) {
    const { id } = read(task, await busy.post('/api/tasks', { title: `Report ${day}`, dueDate: day }))
    await busy.put(`/api/tasks/${id}`, { isCompleted: true })
  }
  await busy.post('/api/tasks', { title: 'Late since last year', dueDate: '2025-06-01' })
  await askCoach(busy, 'hello')
  const tell = async (message: string) => (await askCoach(busy, message)).response
  expect(await tell('What did I get done this year?')).toContain('You got 3 tasks done since January 1')
  expect(await tell('What’s overdue?')).toContain('“Late since last year”, on June 1, 2025')
})

test('water is added up whole, however many drinks there are', async () => {
  const thirsty = await app.signUp()
  await thirsty.put('/api/sophia/areas', { areas: coachAreas })
  const days = Array.from({ length: 300 }, (_, n) => addDays(today, -n))
  for (const day of days)
    await Promise.all(Array.from({ length: 7 }, () => thirsty.post('/api/fitness/drinks', { millilitres: 250, day })))
  await askCoach(thirsty, 'hello')
  const { sources: receipt } = await askCoach(thirsty, 'How much water did I drink this year?')
  expect(receipt).toEqual([
    { area: 'fitness', lines: ['water on 300 days, 525000 ml in all, 2026-01-01 to 2026-11-25'] },
  ])
})
