import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest'
import { z } from 'zod'
import { dashboard } from '#contract/dashboard.ts'
import { householdPerson, householdTask, householdTemplate } from '#contract/household.ts'
import { maxHouseholdTasks, maxPeople } from '#contract/household-lists.ts'
import { newId } from '#server/lib/record.ts'
import { type Client, problem, read } from '../../../test/client.ts'
import { type StartedApp, startApp } from '../../../test/start-app.ts'

const tasks = z.array(householdTask)
let app: StartedApp

beforeAll(async () => {
  app = await startApp(inject('testServer'))
})
afterEach(() => app.setTime(undefined))
afterAll(() => app.stop())

const add = async (user: Client, task: object = {}) =>
  read(householdTask, await user.post('/api/household-tasks', { text: 'Sweep', category: 'cleaning', ...task }))
const list = async (user: Client) => read(tasks, await user.get('/api/household-tasks?limit=100'))
const toggle = async (user: Client, id: string) =>
  read(householdTask, await user.put(`/api/household-tasks/${id}/toggle`))
const change = async (user: Client, id: string, body: object) =>
  read(householdTask, await user.put(`/api/household-tasks/${id}`, body))
const addPerson = async (user: Client, name: string) =>
  read(householdPerson, await user.post('/api/household/people', { name }))
const on = (day: string) => app.setTime(new Date(`${day}T12:00:00.000Z`))

test('a task comes back as it was sent, open and of nobody', async () => {
  const user = await app.signUp()
  const task = await add(user, { text: '  Straub wischen 🧹' })
  expect(task).toMatchObject({ text: '  Straub wischen 🧹', category: 'cleaning', completed: false, lastDone: null })
  expect(task).toMatchObject({ dueDate: null, repeat: null, noticedBy: null, plannedBy: null, doneBy: null })
  expect(await list(user)).toEqual([task])
})

test.each([
  ['a blank text', { text: ' \n' }, 'text'],
  ['no text', { text: undefined }, 'text'],
  ['too long a text', { text: 'x'.repeat(301) }, 'text'],
  ['a category that is none', { category: 'gardening' }, 'category'],
  ['a day that does not exist', { dueDate: '2026-02-30' }, 'dueDate'],
  ['a day in year 0', { dueDate: '0000-01-01' }, 'dueDate'],
  ['a repeat every 0 days', { repeat: { every: 0, unit: 'day', from: 'done' } }, 'repeat.every'],
  ['a repeat every half week', { repeat: { every: 0.5, unit: 'week', from: 'done' } }, 'repeat.every'],
  ['a repeat by the hour', { repeat: { every: 1, unit: 'hour', from: 'done' } }, 'repeat.unit'],
  ['a repeat from nowhere', { repeat: { every: 1, unit: 'day' } }, 'repeat.from'],
  ['somebody unknown for a role', { doneBy: '01890000-0000-7000-8000-00000000000b' }, 'doneBy'],
  ['a name instead of an id', { plannedBy: 'Sam' }, 'plannedBy'],
])('a task with %s is refused, and the field named', async (_name, given, field) => {
  const user = await app.signUp()
  const sent = await user.post('/api/household-tasks', { text: 'Sweep', category: 'cleaning', ...given })
  expect(read(problem, sent)).toMatchObject({ status: 400, fields: { [field]: expect.any(String) } })
  expect(await list(user)).toEqual([])
})

test('the toggle ticks a task and takes it back; a change to what it is already does nothing', async () => {
  const user = await app.signUp()
  const { id } = await add(user)
  on('2026-11-20')
  expect(await toggle(user, id)).toMatchObject({ completed: true, lastDone: '2026-11-20' })
  expect(await change(user, id, { completed: true })).toMatchObject({ completed: true, lastDone: '2026-11-20' })
  on('2026-12-15')
  expect(await list(user)).toMatchObject([{ completed: true }])
  expect(await toggle(user, id)).toMatchObject({ completed: false, lastDone: null })
})

test('a task by date rests until its next date, however late or early it was done', async () => {
  const user = await app.signUp()
  const repeat = { every: 1, unit: 'week', from: 'date' }
  on('2026-11-18')
  const { id } = await add(user, { category: 'trash', dueDate: '2026-11-17', repeat })
  expect(await toggle(user, id)).toMatchObject({ completed: true, dueDate: '2026-11-24' })
  on('2026-11-23')
  expect(await list(user)).toMatchObject([{ completed: true }])
  on('2026-11-24')
  expect(await list(user)).toMatchObject([{ completed: false, lastDone: '2026-11-18' }])
  await toggle(user, id)
  on('2026-11-29')
  await change(user, id, { completed: false })
  expect(await toggle(user, id)).toMatchObject({ dueDate: '2026-12-01' })
})

test('a date that was chosen since a task was done stays when that is taken back', async () => {
  const user = await app.signUp()
  on('2026-11-28')
  const { id } = await add(user, { dueDate: '2026-11-28', repeat: { every: 1, unit: 'week', from: 'date' } })
  expect(await change(user, id, { completed: true })).toMatchObject({ dueDate: '2026-12-05' })
  await change(user, id, { dueDate: '2026-12-01' })
  expect(await change(user, id, { completed: false })).toMatchObject({ completed: false, dueDate: '2026-12-01' })
  await toggle(user, id)
  expect(await change(user, id, { completed: false, dueDate: '2026-12-02' })).toMatchObject({ dueDate: '2026-12-02' })
  await toggle(user, id)
  await change(user, id, { text: 'Another name' })
  expect(await toggle(user, id)).toMatchObject({ completed: false, dueDate: '2026-12-02' })
})

test('a task due ahead of time can be done early, and skips that date', async () => {
  const user = await app.signUp()
  on('2026-11-18')
  const { id } = await add(user, { dueDate: '2026-11-20', repeat: { every: 1, unit: 'week', from: 'date' } })
  expect(await toggle(user, id)).toMatchObject({ completed: true, dueDate: '2026-11-27' })
})

test('a task on the 31st comes back on the 31st after a shorter month', async () => {
  const user = await app.signUp()
  on('2026-08-31')
  const { id } = await add(user, { dueDate: '2026-08-31', repeat: { every: 1, unit: 'month', from: 'date' } })
  expect(await toggle(user, id)).toMatchObject({ dueDate: '2026-09-30' })
  on('2026-09-30')
  expect(await toggle(user, id)).toMatchObject({ dueDate: '2026-10-31' })
})

test('a task after it was last done counts from that day, and a day without a date is today', async () => {
  const user = await app.signUp()
  on('2026-11-01')
  const { id, dueDate } = await add(user, { repeat: { every: 10, unit: 'day', from: 'done' } })
  expect(dueDate).toBe('2026-11-01')
  on('2026-11-05')
  expect(await toggle(user, id)).toMatchObject({ completed: true, dueDate: '2026-11-15', lastDone: '2026-11-05' })
  on('2026-11-20')
  expect(await toggle(user, id)).toMatchObject({ completed: true, dueDate: '2026-11-30' })
  expect(await toggle(user, id)).toMatchObject({ completed: false, dueDate: '2026-11-15', lastDone: '2026-11-05' })
})

test('another repeat moves the next date of a task that rests', async () => {
  const user = await app.signUp()
  on('2026-11-05')
  const { id } = await add(user, { repeat: { every: 1, unit: 'week', from: 'done' } })
  await toggle(user, id)
  expect(await change(user, id, { repeat: { every: 2, unit: 'week', from: 'done' } })).toMatchObject({
    completed: true,
    dueDate: '2026-11-19',
  })
  expect(await change(user, id, { repeat: null, dueDate: null })).toMatchObject({ completed: true, dueDate: null })
})

test('the day of a tick is the day where the user is', async () => {
  const user = await app.signUp()
  await user.put('/api/user/profile', { timeZone: 'Pacific/Auckland' })
  const { id } = await add(user)
  app.setTime(new Date('2026-11-20T18:00:00.000Z'))
  expect(await toggle(user, id)).toMatchObject({ lastDone: '2026-11-21' })
})

test('a deleted task is gone and comes back as it was, tick and all', async () => {
  const user = await app.signUp()
  const { id } = await add(user)
  const done = await toggle(user, id)
  expect((await user.delete(`/api/household-tasks/${id}`)).status).toBe(204)
  expect(await list(user)).toEqual([])
  expect((await user.put(`/api/household-tasks/${id}/toggle`)).status).toBe(404)
  expect(read(householdTask, await user.post(`/api/household-tasks/${id}/restore`))).toEqual(done)
})

test('the same new task sent twice, or at once, is one', async () => {
  const user = await app.signUp()
  const id = newId()
  const body = { id, text: 'Sweep', category: 'cleaning' }
  const got = await Promise.all([1, 2, 3].map(() => user.post('/api/household-tasks', body)))
  expect(got.map(({ status }) => status).sort()).toEqual([200, 200, 201])
  expect(await list(user)).toHaveLength(1)
})

test('ticks at the same moment count once', async () => {
  const user = await app.signUp()
  const { id } = await add(user)
  await Promise.all([1, 2, 3, 4].map(() => user.put(`/api/household-tasks/${id}`, { completed: true })))
  expect((await user.get('/api/household/balance')).body).toMatchObject({ done: 1 })
})

test('several tasks are added together, once, and taken back together', async () => {
  const user = await app.signUp()
  const several = ['Pack', 'Label', 'Load'].map((text) => ({ id: newId(), text, category: 'special-occasion' }))
  const ids = several.map(({ id }) => id)
  const made = await user.post('/api/household-tasks/several', { tasks: several })
  expect(made.status).toBe(201)
  expect(read(tasks, made).map(({ text }) => text)).toEqual(['Pack', 'Label', 'Load'])
  expect((await user.post('/api/household-tasks/several', { tasks: several })).status).toBe(200)
  expect(await list(user)).toHaveLength(3)
  expect((await user.post('/api/household-tasks/several/delete', { ids })).status).toBe(204)
  expect((await user.post('/api/household-tasks/several/delete', { ids })).status).toBe(204)
  expect(await list(user)).toEqual([])
})

test('several tasks with one that is refused add none, and another account’s tasks are not touched', async () => {
  const [user, other] = await Promise.all([app.signUp(), app.signUp()])
  const good = { id: newId(), text: 'Pack', category: 'special-occasion' }
  const bad = { id: newId(), text: 'Load', category: 'special-occasion', doneBy: newId() }
  expect((await user.post('/api/household-tasks/several', { tasks: [good, bad] })).status).toBe(400)
  expect((await user.post('/api/household-tasks/several', { tasks: [] })).status).toBe(400)
  expect(await list(user)).toEqual([])
  const kept = await add(user)
  await other.post('/api/household-tasks/several/delete', { ids: [kept.id] })
  expect(await list(user)).toEqual([kept])
})

test('a full list takes no more, and says what makes room', async () => {
  const user = await app.signUp()
  const fill = (n: number) => Array.from({ length: n }, () => ({ id: newId(), text: 'A', category: 'laundry' }))
  for (let made = 0; made < maxHouseholdTasks - 20; made += 40)
    await user.post('/api/household-tasks/several', { tasks: fill(40) })
  await user.post('/api/household-tasks/several', { tasks: fill(20) })
  const got = await user.post('/api/household-tasks', { text: 'One more', category: 'laundry' })
  expect(read(problem, got)).toMatchObject({ status: 413, detail: expect.stringMatching(/500 tasks/) })
  const page = await user.get('/api/household-tasks?limit=100')
  expect(read(tasks, page)).toHaveLength(100)
  expect(page.headers.get('link')).toMatch(/rel="next"/)
})

test('a name can be kept, changed, removed and brought back, up to a limit', async () => {
  const user = await app.signUp()
  const sam = await addPerson(user, 'Sam')
  expect((await user.post('/api/household/people', { name: '  ' })).status).toBe(400)
  const renamed = read(householdPerson, await user.put(`/api/household/people/${sam.id}`, { name: 'Samira' }))
  expect(renamed).toEqual({ ...sam, name: 'Samira' })
  await user.delete(`/api/household/people/${sam.id}`)
  expect((await user.get('/api/household/people')).body).toEqual([])
  expect((await user.post('/api/household-tasks', { text: 'A', category: 'trash', doneBy: sam.id })).status).toBe(400)
  await user.post(`/api/household/people/${sam.id}/restore`)
  for (let n = 1; n < maxPeople; n += 1) await addPerson(user, `Person ${n}`)
  expect((await user.post('/api/household/people', { name: 'One more' })).status).toBe(413)
})

test('another account’s people cannot be named', async () => {
  const [user, other] = await Promise.all([app.signUp(), app.signUp()])
  const sam = await addPerson(other, 'Sam')
  const got = await user.post('/api/household-tasks', { text: 'A', category: 'trash', noticedBy: sam.id })
  expect(read(problem, got)).toMatchObject({ status: 400, fields: { noticedBy: expect.any(String) } })
})

test('the balance counts noticing, planning and doing of four weeks, as they were when it was done', async () => {
  const user = await app.signUp()
  const sam = await addPerson(user, 'Sam')
  on('2026-10-01')
  const { id } = await add(user, {
    repeat: { every: 1, unit: 'day', from: 'done' },
    noticedBy: 'me',
    plannedBy: 'me',
    doneBy: sam.id,
  })
  await toggle(user, id)
  on('2026-11-01')
  await toggle(user, id)
  on('2026-11-02')
  await change(user, id, { doneBy: 'me', plannedBy: null })
  await toggle(user, id)
  expect((await user.get('/api/household/balance')).body).toEqual({
    days: 28,
    from: '2026-10-06',
    to: '2026-11-02',
    done: 2,
    roles: [
      { role: 'noticedBy', named: 2, counts: [{ by: 'me', count: 2 }] },
      { role: 'plannedBy', named: 1, counts: [{ by: 'me', count: 1 }] },
      {
        role: 'doneBy',
        named: 2,
        counts: expect.arrayContaining([
          { by: sam.id, count: 1 },
          { by: 'me', count: 1 },
        ]),
      },
    ],
  })
  await user.delete(`/api/household-tasks/${id}`)
  await user.delete(`/api/household/people/${sam.id}`)
  const { roles } = z
    .object({ roles: z.array(z.object({ counts: z.array(z.object({ by: z.string().nullable() })) })) })
    .parse((await user.get('/api/household/balance')).body)
  expect(roles[2]?.counts.map(({ by }) => by)).toEqual(expect.arrayContaining([null, 'me']))
})

test('a household task that was done counts for the streak and Life Organization, and stays counted when it is deleted', async () => {
  const user = await app.signUp()
  const ids = [await add(user), await add(user)].map(({ id }) => id)
  for (const id of ids) await toggle(user, id)
  const counted = async () => {
    const { streak, wellness } = read(dashboard, await user.get('/api/dashboard'))
    return [streak.today, wellness.areas.find(({ name }) => name === 'Life Organization')?.count]
  }
  expect(await counted()).toEqual([2, 2])
  await toggle(user, ids[0] ?? '')
  expect(await counted()).toEqual([1, 1])
  await user.delete(`/api/household-tasks/${ids[1]}`)
  expect(await counted()).toEqual([1, 1])
})

test('household days stand among the upcoming events: the open dated ones, and the next day of what repeats', async () => {
  const user = await app.signUp()
  on('2026-11-20')
  await add(user, { text: 'Without a date' })
  await add(user, { text: 'Candles', dueDate: '2026-11-25' })
  const past = await add(user, { text: 'Done already', dueDate: '2026-11-22' })
  await toggle(user, past.id)
  const bins = await add(user, {
    text: 'Bins',
    dueDate: '2026-11-20',
    repeat: { every: 1, unit: 'week', from: 'date' },
  })
  await toggle(user, bins.id)
  const { upcoming } = read(dashboard, await user.get('/api/dashboard'))
  expect(upcoming.map(({ kind, title, date }) => [kind, title, date])).toEqual([
    ['household', 'Candles', '2026-11-25'],
    ['household', 'Bins', '2026-11-27'],
  ])
})

test('every template names tasks of the ten categories, and is short enough to add at once', async () => {
  const user = await app.signUp()
  const templates = read(z.array(householdTemplate), await user.get('/api/household/templates'))
  expect(templates.map(({ id }) => id)).toEqual(expect.arrayContaining(['move', 'overnight-guests', 'spring']))
  for (const { tasks: given } of templates) {
    const several = given.map(({ text, category, repeat }) => ({ id: newId(), text, category, repeat }))
    expect((await user.post('/api/household-tasks/several', { tasks: several })).status).toBe(201)
  }
})
