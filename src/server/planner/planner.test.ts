import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest'
import { z } from 'zod'
import { task, taskDay } from '#contract/planner.ts'
import { newId } from '#server/lib/record.ts'
import { type Client, problem, read } from '../../../test/client.ts'
import { type StartedApp, startApp } from '../../../test/start-app.ts'
import { tasksOfToday, upcomingTasks } from './task-lists.ts'

const tasks = z.array(task)
const days = z.array(taskDay)
const hours = z.object({ hours: z.unknown() })
let app: StartedApp

beforeAll(async () => {
  app = await startApp(inject('testServer'))
})
afterEach(() => app.setTime(undefined))
afterAll(() => app.stop())

const signUp = async (timeZone?: string) => {
  const her = await app.signUp()
  if (timeZone !== undefined)
    await her.put('/api/user/profile', { firstName: 'Ada', lastName: null, timeZone }).then(({ status }) => {
      expect(status).toBe(200)
    })
  return her
}
const make = async (her: Client, given: object = {}) =>
  read(task, await her.post('/api/tasks', { title: 'Water the fern', ...given }))
const put = async (her: Client, id: string, change: object) => read(task, await her.put(`/api/tasks/${id}`, change))
const list = async (her: Client, query = '') => read(tasks, await her.get(`/api/tasks${query}`))
const titles = async (her: Client, query = '') => (await list(her, query)).map(({ title }) => title)
const fieldsOf = (got: Parameters<typeof read>[1]) => read(problem, got).fields ?? {}

async function walk(her: Client, start: string): Promise<string[]> {
  const seen: string[] = []
  let address: string | undefined = start
  for (let pages = 0; address !== undefined && pages < 20; pages += 1) {
    const got = await her.get(address)
    seen.push(...read(tasks, got).map(({ title }) => title))
    address = /<([^>]+)>; rel="next"/.exec(got.headers.get('link') ?? '')?.[1]
  }
  return seen
}

describe('a task', () => {
  test('of a title alone is personal, of priority 1, 30 minutes long, due today by her clock, without an hour', async () => {
    app.setTime(new Date('2026-11-21T02:00:00.000Z'))
    const her = await signUp('America/New_York')
    const made = await make(her, { title: '  Ein Tag — ﷽ 🌻 ' })
    expect(made).toMatchObject({
      title: '  Ein Tag — ﷽ 🌻 ',
      description: null,
      category: 'personal',
      priority: 1,
      dueDate: '2026-11-20',
      scheduledTime: null,
      estimatedDuration: 30,
      isCompleted: false,
      repeat: null,
      seriesId: null,
    })
    expect(await list(her)).toEqual([made])
  })

  test('is made by exactly what the specification sends', async () => {
    const her = await signUp()
    const sent = {
      title: 'The dentist',
      description: null,
      category: 'self-care',
      priority: 5,
      dueDate: '2026-11-24',
      scheduledTime: '2026-11-24T15:00:00.000Z',
      estimatedDuration: 45,
      isCompleted: false,
    }
    expect((await her.post('/api/tasks', sent)).body).toMatchObject(sent)
  })

  test('sent twice, or three times at once, with one id is made once', async () => {
    const her = await signUp()
    const given = { id: newId(), title: 'Once' }
    const answers = await Promise.all([1, 2, 3].map(() => her.post('/api/tasks', given)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 201])
    expect((await her.post('/api/tasks', { ...given, title: 'Twice' })).status).toBe(200)
    expect(await titles(her)).toEqual(['Once'])
  })

  test('changes in what is named and nothing else; deleted it is gone, and comes back as it was', async () => {
    const her = await signUp()
    const made = await make(her, { description: 'Both', scheduledTime: '2026-11-24T15:00:00.000Z' })
    const edited = await put(her, made.id, { title: 'Renamed', priority: 4 })
    expect(edited).toEqual({ ...made, title: 'Renamed', priority: 4, updatedAt: edited.updatedAt })
    const cleared = await put(her, made.id, { description: null, scheduledTime: null })
    expect(cleared).toMatchObject({ description: null, scheduledTime: null, dueDate: '2026-11-24' })
    expect((await her.delete(`/api/tasks/${made.id}`)).status).toBe(204)
    expect(await titles(her)).toEqual([])
    expect((await her.put(`/api/tasks/${made.id}`, { title: 'x' })).status).toBe(404)
    expect((await her.delete(`/api/tasks/${made.id}`)).status).toBe(404)
    expect(read(task, await her.post(`/api/tasks/${made.id}/restore`))).toEqual(cleared)
    expect(await titles(her)).toEqual(['Renamed'])
  })

  test('is done and open again by its toggle', async () => {
    const her = await signUp()
    const { id } = await make(her)
    expect(await put(her, id, { isCompleted: true })).toMatchObject({ isCompleted: true })
    expect(await put(her, id, { isCompleted: true })).toMatchObject({ isCompleted: true })
    expect(await put(her, id, { isCompleted: false })).toMatchObject({ isCompleted: false })
    expect(await make(her, { isCompleted: true })).toMatchObject({ isCompleted: true })
  })

  test.each<[string, object]>([
    ['title', { title: ' \n ' }],
    ['title', { title: 'x'.repeat(201) }],
    ['category', { category: 'home' }],
    ['priority', { priority: 0 }],
    ['priority', { priority: 6 }],
    ['priority', { priority: 2.5 }],
    ['priority', { priority: '3' }],
    ['estimatedDuration', { estimatedDuration: 14 }],
    ['estimatedDuration', { estimatedDuration: 'x' }],
    ['estimatedDuration', { estimatedDuration: 1441 }],
    ['dueDate', { dueDate: '2026-02-30' }],
    ['dueDate', { dueDate: '21.11.2026' }],
    ['dueDate', { dueDate: null }],
    ['dueDate', { dueDate: '2200-01-01' }],
    ['dueDate', { dueDate: '0001-01-01' }],
    ['dueDate', { dueDate: '9999-12-31T23:00:00Z' }],
    ['dueDate', { dueDate: '1900-01-01T00:00:00+14:00' }],
    ['scheduledTime', { scheduledTime: '2026-02-30T10:00:00Z' }],
    ['scheduledTime', { scheduledTime: '2026-11-21T24:00:00Z' }],
    ['scheduledTime', { scheduledTime: '2026-11-21' }],
    ['scheduledTime', { scheduledTime: `2026-11-21T10:00:00.${'1'.repeat(50)}Z` }],
    ['scheduledTime', { dueDate: '2026-11-21', scheduledTime: '2026-11-22T10:00:00Z' }],
    ['isCompleted', { isCompleted: 'yes' }],
    ['userId', { userId: 'me' }],
  ])('%s as in %j is refused by its name, and nothing is kept', async (field, given) => {
    const her = await signUp()
    const { id } = await make(her)
    for (const got of [
      await her.post('/api/tasks', { title: 'A', ...given }),
      await her.put(`/api/tasks/${id}`, given),
    ]) {
      expect(got.status).toBe(400)
      expect(Object.keys(fieldsOf(got))).toEqual([field])
    }
    expect(await titles(her)).toEqual(['Water the fern'])
  })
})

describe('days and hours', () => {
  test('an hour alone brings its day, a day alone keeps the hour, and the hour can go', async () => {
    const her = await signUp('America/New_York')
    const { id } = await make(her, { scheduledTime: '2026-11-24T03:00:00Z' })
    expect(await put(her, id, {})).toMatchObject({ dueDate: '2026-11-23', scheduledTime: '2026-11-24T03:00:00.000Z' })
    expect(await put(her, id, { dueDate: '2026-07-01' })).toMatchObject({ scheduledTime: '2026-07-02T02:00:00.000Z' })
    expect(await put(her, id, { dueDate: '2026-07-05T01:00:00Z' })).toMatchObject({ dueDate: '2026-07-04' })
    expect(await put(her, id, { scheduledTime: '2026-08-01T09:30' })).toMatchObject({
      dueDate: '2026-08-01',
      scheduledTime: '2026-08-01T13:30:00.000Z',
    })
    expect(await put(her, id, { scheduledTime: null, dueDate: '2026-08-02' })).toMatchObject({
      dueDate: '2026-08-02',
      scheduledTime: null,
    })
  })

  test('nine in the morning stays nine when the clocks change, and when she moves', async () => {
    const her = await signUp('Europe/Paris')
    const { id } = await make(her, { scheduledTime: '2026-10-24T09:00' })
    expect(await put(her, id, {})).toMatchObject({ scheduledTime: '2026-10-24T07:00:00.000Z' })
    expect(await put(her, id, { dueDate: '2026-10-25' })).toMatchObject({ scheduledTime: '2026-10-25T08:00:00.000Z' })
    await her.put('/api/user/profile', { firstName: 'Ada', lastName: null, timeZone: 'Asia/Kolkata' })
    expect(await list(her, '?date=2026-10-25')).toMatchObject([{ scheduledTime: '2026-10-25T03:30:00.000Z' }])
  })

  test('an hour that the clocks skip is an hour later, and itself again on another day', async () => {
    const her = await signUp('America/New_York')
    const { id } = await make(her, { scheduledTime: '2026-03-08T02:30' })
    expect(await put(her, id, {})).toMatchObject({ dueDate: '2026-03-08', scheduledTime: '2026-03-08T07:30:00.000Z' })
    expect(await put(her, id, { dueDate: '2026-03-09' })).toMatchObject({ scheduledTime: '2026-03-09T06:30:00.000Z' })
  })

  test.each<[string, string]>([
    ['America/New_York', '2026-11-01'],
    ['America/New_York', '2026-03-08'],
    ['Australia/Sydney', '2026-04-05'],
    ['Australia/Lord_Howe', '2026-04-05'],
    ['Asia/Kolkata', '2026-11-01'],
    ['America/Santiago', '2026-09-06'],
    ['Africa/Cairo', '2026-04-24'],
  ])('in %s every quarter hour of %s comes back as the instant that it was, on its day', async (timeZone, day) => {
    const her = await signUp(timeZone)
    const from = Temporal.PlainDate.from(day)
    const end = from.add({ days: 1 }).toZonedDateTime(timeZone)
    const { id } = await make(her)
    for (let at = from.toZonedDateTime(timeZone); Temporal.ZonedDateTime.compare(at, end) < 0;) {
      const scheduledTime = new Date(at.epochMilliseconds).toISOString()
      expect(await put(her, id, { scheduledTime, dueDate: day })).toMatchObject({ scheduledTime, dueDate: day })
      at = at.add({ minutes: 15 })
    }
  })
})

describe('lists', () => {
  test('a day is listed soonest first, what has no hour before it; all are listed the latest first', async () => {
    const her = await signUp('America/New_York')
    for (const [title, when] of [
      ['evening', { scheduledTime: '2026-11-21T20:00' }],
      ['whenever', { dueDate: '2026-11-21' }],
      ['midnight', { scheduledTime: '2026-11-21T00:00' }],
      ['tomorrow', { dueDate: '2026-11-22' }],
      ['morning', { scheduledTime: '2026-11-21T08:00' }],
      ['yesterday', { scheduledTime: '2026-11-20T23:59' }],
    ] as const)
      await make(her, { title, ...when })
    const day = ['whenever', 'midnight', 'morning', 'evening']
    expect(await titles(her, '?date=2026-11-21')).toEqual(day)
    expect(await titles(her)).toEqual(['tomorrow', ...day.toReversed(), 'yesterday'])
    expect(await titles(her, '?date=2026-11-23')).toEqual([])
  })

  test('250 tasks come a page at a time, each exactly once, in both directions, whatever is written between', async () => {
    const her = await signUp()
    await her.post('/api/premium/trial')
    const made = Array.from({ length: 250 }, (_, n) => ({
      title: `${n}`,
      dueDate: `2026-11-${10 + (n % 3)}`,
      ...(n % 4 > 0 && { scheduledTime: `2026-11-${10 + (n % 3)}T0${n % 4}:00` }),
    }))
    for (let n = 0; n < 250; n += 25) await Promise.all(made.slice(n, n + 25).map((given) => make(her, given)))
    const soonest = await walk(her, '/api/tasks?from=2026-11-10&to=2026-11-12&limit=100')
    expect(new Set(soonest).size).toBe(250)
    expect(await walk(her, '/api/tasks?limit=90')).toEqual(soonest.toReversed())
    expect(await walk(her, '/api/tasks?date=2026-11-11&limit=30')).toEqual(
      soonest.filter((title) => Number(title) % 3 === 1),
    )
  })

  test('timelines of several days are Premium; a day, the marks of a month and what is unfinished are free', async () => {
    const her = await signUp()
    const refused = await her.get('/api/tasks?from=2026-11-16&to=2026-11-22')
    expect(read(problem, refused)).toMatchObject({ status: 403, code: 'limit_reached' })
    expect(read(problem, refused).detail).toContain('Premium')
    for (const free of ['?date=2026-11-16', '/days?from=2026-11-01&to=2026-11-30', '/unfinished'])
      expect((await her.get(`/api/tasks${free}`)).status).toBe(200)
    await her.post('/api/premium/trial')
    await make(her, { title: 'Monday', dueDate: '2026-11-16' })
    await make(her, { title: 'Sunday', dueDate: '2026-11-22' })
    await make(her, { title: 'after', dueDate: '2026-11-23' })
    expect(await titles(her, '?from=2026-11-16&to=2026-11-22')).toEqual(['Monday', 'Sunday'])
  })

  test.each<[string, string]>([
    ['to', '?from=2026-11-16'],
    ['from', '?to=2026-11-16'],
    ['to', '?from=2026-11-16&to=2026-11-15'],
    ['to', '?from=2026-11-01&to=2026-11-15'],
    ['date', '?date=2026-11-16&from=2026-11-16&to=2026-11-17'],
    ['date', '?date=2026-11-16&to=2026-11-17'],
    ['date', '?date=2026-02-30'],
    ['date', '?date='],
    ['cursor', '?cursor=abc'],
    ['limit', '?limit=101'],
    ['to', '/days?from=2026-11-16'],
    ['to', '/days?from=2026-11-16&to=2026-11-15'],
    ['to', '/days?from=2026-11-01&to=2027-01-02'],
    ['from', '/days?from=1899-12-31&to=1900-01-02'],
  ])('%s is named where the question %s makes no sense', async (field, query) => {
    const her = await signUp()
    const got = await her.get(`/api/tasks${query}`)
    expect(got.status).toBe(400)
    expect(Object.keys(fieldsOf(got))).toEqual([field])
  })

  test('the days of a month say how full they are', async () => {
    const her = await signUp()
    await make(her, { dueDate: '2026-11-03', priority: 2, estimatedDuration: 45, isCompleted: true })
    await make(her, { dueDate: '2026-11-03', priority: 5 })
    await make(her, { dueDate: '2026-11-30' })
    await make(her, { dueDate: '2026-12-01' })
    await her.delete(`/api/tasks/${(await make(her, { dueDate: '2026-11-04' })).id}`)
    expect(read(days, await her.get('/api/tasks/days?from=2026-11-01&to=2026-11-30'))).toEqual([
      { date: '2026-11-03', total: 2, completed: 1, topPriority: 5, minutes: 75 },
      { date: '2026-11-30', total: 1, completed: 0, topPriority: 1, minutes: 30 },
    ])
  })

  test('what is unfinished is of the 7 days before her today, not done, the soonest first', async () => {
    app.setTime(new Date('2026-11-21T20:00:00.000Z'))
    const her = await signUp('Pacific/Auckland')
    for (const day of ['14', '15', '18', '21', '22', '23']) await make(her, { title: day, dueDate: `2026-11-${day}` })
    await make(her, { title: 'done', dueDate: '2026-11-20', isCompleted: true })
    expect(read(tasks, await her.get('/api/tasks/unfinished')).map(({ title }) => title)).toEqual(['15', '18', '21'])
  })
})

test('a dashboard is given what is open today first, and what is next with an hour', async () => {
  const her = await signUp('Asia/Kolkata')
  const { id } = read(z.object({ id: z.string() }), await her.get('/api/auth/check'))
  const now = new Date('2026-11-21T20:00:00.000Z')
  await make(her, { title: 'done', dueDate: '2026-11-22', isCompleted: true })
  await make(her, { title: 'past', scheduledTime: '2026-11-22T01:29' })
  await make(her, { title: 'no hour', dueDate: '2026-11-23' })
  for (const day of [22, 25, 23, 24, 26, 27])
    await make(her, { title: `${day}`, scheduledTime: `2026-11-${day}T09:00` })
  await make(her, { title: 'done later', scheduledTime: '2026-11-22T10:00', isCompleted: true })
  const items = await list(her)
  const names = (rows: { id: string }[]) => rows.map((row) => items.find(({ id }) => id === row.id)?.title)
  const { db } = app.database
  expect(names(await tasksOfToday(db, { id }, '2026-11-22'))).toEqual(['past', '22', 'done', 'done later'])
  expect(names(await upcomingTasks(db, { id }, now, 'Asia/Kolkata'))).toEqual(['22', '23', '24', '25', '26'])
})

test('a quick-add line is read by her clock, keeps nothing, and what it says makes the task', async () => {
  app.setTime(new Date('2026-11-21T02:00:00.000Z'))
  const her = await signUp('America/New_York')
  const { task: said, found } = read(
    z.object({ task: z.record(z.string(), z.unknown()), found: z.array(z.unknown()) }),
    await her.post('/api/tasks/read', { line: 'Stretch every weekday 7am 20m #self-care !3' }),
  )
  expect(found).toHaveLength(5)
  expect(await list(her)).toEqual([])
  expect(await make(her, said)).toMatchObject({
    title: 'Stretch',
    category: 'self-care',
    priority: 3,
    dueDate: '2026-11-23',
    scheduledTime: '2026-11-23T12:00:00.000Z',
    estimatedDuration: 15,
    repeat: 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR',
  })
  for (const line of ['', ' ', 'x'.repeat(301), 5])
    expect(Object.keys(fieldsOf(await her.post('/api/tasks/read', { line })))).toEqual(['line'])
})

test('the hours she can plan in are none until she says so, and are kept as she says', async () => {
  const her = await signUp()
  const given = [
    ...Array.from({ length: 5 }, () => ({ from: '08:30', to: '17:00' })),
    { from: '10:00', to: '24:00' },
    null,
  ]
  expect(read(hours, await her.get('/api/planner/hours'))).toEqual({ hours: null })
  for (const hours of [given, given.toReversed(), null, given])
    expect((await her.put('/api/planner/hours', { hours })).body).toEqual({ hours })
  for (const [field, wrong] of [
    ['hours', given.slice(1)],
    ['hours.0.to', [{ from: '12:00', to: '12:00' }, ...given.slice(1)]],
    ['hours.0.from', [{ from: '9', to: '12:00' }, ...given.slice(1)]],
    ['hours.0.to', [{ from: '09:00', to: '24:30' }, ...given.slice(1)]],
  ] as const) {
    const got = await her.put('/api/planner/hours', { hours: wrong })
    expect([got.status, Object.keys(fieldsOf(got))]).toEqual([400, [field]])
  }
  expect(read(hours, await her.get('/api/planner/hours'))).toEqual({ hours: given })
})

describe('the demo', () => {
  const now = new Date('2026-03-04T20:00:00.000Z')
  const demo = async () => {
    app.setTime(now)
    const her = app.visitor()
    await her.post('/api/demo', { timeZone: 'America/Los_Angeles' })
    return her
  }

  test('holds three months of days: most of what is past is done, some repeats, two of yesterday are unfinished', async () => {
    const her = await demo()
    const months = ['2025-12-01&to=2026-01-31', '2026-02-01&to=2026-04-03']
    const marks = (await Promise.all(months.map((days) => her.get(`/api/tasks/days?from=${days}`)))).flatMap((got) =>
      read(days, got),
    )
    const past = marks.filter(({ date }) => date < '2026-03-04')
    const sum = (of: (day: z.infer<typeof taskDay>) => number) => past.reduce((total, day) => total + of(day), 0)
    expect(past.length).toBeGreaterThan(70)
    expect(sum(({ total }) => total) / past.length).toBeGreaterThan(2.5)
    expect(sum(({ completed }) => completed) / sum(({ total }) => total)).toBeGreaterThan(0.9)
    const yesterday = read(tasks, await her.get('/api/tasks/unfinished')).filter(
      ({ dueDate }) => dueDate === '2026-03-03',
    )
    expect(yesterday.length).toBeGreaterThanOrEqual(2)
    const today = await list(her, '?date=2026-03-04')
    expect(today.length).toBeGreaterThanOrEqual(4)
    expect(new Set(today.map(({ isCompleted }) => isCompleted))).toEqual(new Set([true, false]))
    const next = await list(her, '?from=2026-03-05&to=2026-03-15')
    expect(next.some(({ repeat }) => repeat !== null)).toBe(true)
    expect(next.every(({ isCompleted }) => !isCompleted)).toBe(true)
  })

  test('is a planner to use: what repeats can be changed and deleted', async () => {
    const her = await demo()
    const found = (await list(her, '?from=2026-03-05&to=2026-03-15')).find(({ title }) => title === 'Ring Mamma')
    await put(her, found?.id ?? '', { scope: 'following', title: 'Ring Mamma twice' })
    expect((await her.delete(`/api/tasks/${found?.id}?scope=all`)).status).toBe(204)
    expect(await titles(her, '?from=2026-03-05&to=2026-03-15')).not.toContain('Ring Mamma twice')
  })
})
