import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { askCoach, signUpForCoach } from '../../../../test/coach-calls.ts'
import type { Client } from '../../../../test/client.ts'
import { type StartedApp, startApp } from '../../../../test/start-app.ts'

let app: StartedApp
beforeAll(async () => {
  app = await startApp(inject('testServer'))
})
afterAll(() => app.stop())
beforeEach(() => void app.setTime(new Date('2026-11-24T15:00:00.000Z')))

const signUp = (): Promise<Client> => signUpForCoach(app)
const addTask = async (user: Client, task: object): Promise<void> => {
  expect((await user.post('/api/tasks', task)).status).toBe(201)
}

test.each(['take yoga off tomorrow', 'can you take yoga off of tomorrow, I’m beat'])(
  'what is taken off a day is the task of that day: %s',
  async (message) => {
    const user = await signUp()
    await addTask(user, { title: 'Yoga', dueDate: '2026-11-25' })
    await addTask(user, { title: 'Yoga', dueDate: '2026-11-26' })
    const { proposals } = await askCoach(user, message)
    expect(proposals.map(({ proposal }) => proposal)).toMatchObject([
      { kind: 'change', title: 'Yoga', dueDate: '2026-11-25', change: { act: 'delete' } },
    ])
  },
)

test('a day off does not take a task off', async () => {
  const user = await signUp()
  await addTask(user, { title: 'Friday', dueDate: '2026-11-27' })
  for (const message of ['take friday off', 'take tomorrow off work'])
    expect((await askCoach(user, message)).proposals.filter(({ proposal }) => proposal.kind === 'change')).toEqual([])
})

test('on which days something repeats is said to be changed in the planner', async () => {
  const asked = await askCoach(await signUp(), 'can u take gym off my weekdays, its just not happening atm')
  expect(asked.response).toContain('I can’t change which days something repeats on from here. Open “gym”')
  expect(asked.proposals).toEqual([])
})

test('what is marked done for today and yesterday is the task of each day', async () => {
  const user = await signUp()
  for (const dueDate of ['2026-11-23', '2026-11-24']) await addTask(user, { title: 'Blood pressure check', dueDate })
  const { proposals } = await askCoach(
    user,
    'Mark the blood pressure check done for today and yesterday, I forgot to tick it',
  )
  expect(proposals.map(({ proposal }) => proposal)).toMatchObject([
    { kind: 'change', dueDate: '2026-11-24', change: { act: 'finish' } },
    { kind: 'change', dueDate: '2026-11-23', change: { act: 'finish' } },
  ])
})

test.each(['I paid the car insurance today 148.60 can you put that in', 'log 62.18 groceries trader joes'])(
  'a payment that is to be put in is no task and no item: %s',
  async (message) => {
    const asked = await askCoach(await signUp(), message)
    expect(asked.proposals).toEqual([])
    expect(asked.response).toContain('so I can’t log what you spend')
  },
)

test('an entry that is put in under its name is kept without it', async () => {
  const asked = await askCoach(await signUp(), 'Put my journal entry in for today: good day, finished early')
  expect(asked.proposals.map(({ proposal }) => proposal)).toMatchObject([
    { kind: 'entry', content: 'good day, finished early' },
  ])
})
