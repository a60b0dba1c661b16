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
  const user = await app.signUp()
  if (timeZone !== undefined)
    await user.put('/api/user/profile', { firstName: 'Ada', lastName: null, timeZone }).then(({ status }) => {
      expect(status).toBe(200)
    })
  return user
}
const make = async (user: Client, given: object = {}) =>
  read(task, await user.post('/api/tasks', { title: 'Water the fern', ...given }))
const put = async (user: Client, id: string, change: object) => read(task, await user.put(`/api/tasks/${id}`, change))
const list = async (user: Client, query = '') => read(tasks, await user.get(`/api/tasks${query}`))
const titles = async (user: Client, query = '') => (await list(user, query)).map(({ title }) => title)
const fieldsOf = (got: Parameters<typeof read>[1]) => read(problem, got).fields ?? {}

async function walk(user: Client, start: string): Promise<string[]> {
  const seen: string[] = []
  let address: string | undefined = start
  for (let pages = 0; address !== undefined && pages < 20; pages += 1) {
    const got = await user.get(address)
    seen.push(...read(tasks, got).map(({ title }) => title))
    address = /<([^>]+)>; rel="next"/.exec(got.headers.get('link') ?? '')?.[1]
  }
  return seen
}

describe('a task', () => {
  test("of a title alone is personal, of priority 1, 30 minutes long, due today by the user's clock, without an hour", async () => {
    app.setTime(new Date('2026-11-21T02:00:00.000Z'))
    const user = await signUp('America/New_York')
    const made = await make(user, { title: '  Ein Tag — ﷽ 🌻 ' })
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
    expect(await list(user)).toEqual([made])
  })

  test('is made by exactly what the specification sends', async () => {
    const user = await signUp()
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
    expect((await user.post('/api/tasks', sent)).body).toMatchObject(sent)
  })

  test('sent twice, or three times at once, with one id is made once', async () => {
    const user = await signUp()
    const given = { id: newId(), title: 'Once' }
    const answers = await Promise.all([1, 2, 3].map(() => user.post('/api/tasks', given)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 201])
    expect((await user.post('/api/tasks', { ...given, title: 'Twice' })).status).toBe(200)
    expect(await titles(user)).toEqual(['Once'])
  })

  test('changes in what is named and nothing else; deleted it is gone, and comes back as it was', async () => {
    const user = await signUp()
    const made = await make(user, { description: 'Both', scheduledTime: '2026-11-24T15:00:00.000Z' })
    const edited = await put(user, made.id, { title: 'Renamed', priority: 4 })
    expect(edited).toEqual({ ...made, title: 'Renamed', priority: 4, updatedAt: edited.updatedAt })
    const cleared = await put(user, made.id, { description: null, scheduledTime: null })
    expect(cleared).toMatchObject({ description: null, scheduledTime: null, dueDate: '2026-11-24' })
    expect((await user.delete(`/api/tasks/${made.id}`)).status).toBe(204)
    expect(await titles(user)).toEqual([])
    expect((await user.put(`/api/tasks/${made.id}`, { title: 'x' })).status).toBe(404)
    expect((await user.delete(`/api/tasks/${made.id}`)).status).toBe(404)
    expect(read(task, await user.post(`/api/tasks/${made.id}/restore`))).toEqual(cleared)
    expect(await titles(user)).toEqual(['Renamed'])
  })

  test('is done and open again by its toggle', async () => {
    const user = await signUp()
    const { id } = await make(user)
    expect(await put(user, id, { isCompleted: true })).toMatchObject({ isCompleted: true })
    expect(await put(user, id, { isCompleted: true })).toMatchObject({ isCompleted: true })
    expect(await put(user, id, { isCompleted: false })).toMatchObject({ isCompleted: false })
    expect(await make(user, { isCompleted: true })).toMatchObject({ isCompleted: true })
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
    const user = await signUp()
    const { id } = await make(user)
    for (const got of [
      await user.post('/api/tasks', { title: 'A', ...given }),
      await user.put(`/api/tasks/${id}`, given),
    ]) {
      expect(got.status).toBe(400)
      expect(Object.keys(fieldsOf(got))).toEqual([field])
    }
    expect(await titles(user)).toEqual(['Water the fern'])
  })
})

describe('days and hours', () => {
  test('an hour alone brings its day, a day alone keeps the hour, and the hour can go', async () => {
    const user = await signUp('America/New_York')
    const { id } = await make(user, { scheduledTime: '2026-11-24T03:00:00Z' })
    expect(await put(user, id, {})).toMatchObject({ dueDate: '2026-11-23', scheduledTime: '2026-11-24T03:00:00.000Z' })
    expect(await put(user, id, { dueDate: '2026-07-01' })).toMatchObject({ scheduledTime: '2026-07-02T02:00:00.000Z' })
    expect(await put(user, id, { dueDate: '2026-07-05T01:00:00Z' })).toMatchObject({ dueDate: '2026-07-04' })
    expect(await put(user, id, { scheduledTime: '2026-08-01T09:30' })).toMatchObject({
      dueDate: '2026-08-01',
      scheduledTime: '2026-08-01T13:30:00.000Z',
    })
    expect(await put(user, id, { scheduledTime: null, dueDate: '2026-08-02' })).toMatchObject({
      dueDate: '2026-08-02',
      scheduledTime: null,
    })
  })

  test("nine in the morning stays nine when clocks or the user's time zone change", async () => {
    const user = await signUp('Europe/Paris')
    const { id } = await make(user, { scheduledTime: '2026-10-24T09:00' })
    expect(await put(user, id, {})).toMatchObject({ scheduledTime: '2026-10-24T07:00:00.000Z' })
    expect(await put(user, id, { dueDate: '2026-10-25' })).toMatchObject({ scheduledTime: '2026-10-25T08:00:00.000Z' })
    await user.put('/api/user/profile', { firstName: 'Ada', lastName: null, timeZone: 'Asia/Kolkata' })
    expect(await list(user, '?date=2026-10-25')).toMatchObject([{ scheduledTime: '2026-10-25T03:30:00.000Z' }])
  })

  test('an hour that the clocks skip is an hour later, and itself again on another day', async () => {
    const user = await signUp('America/New_York')
    const { id } = await make(user, { scheduledTime: '2026-03-08T02:30' })
    expect(await put(user, id, {})).toMatchObject({ dueDate: '2026-03-08', scheduledTime: '2026-03-08T07:30:00.000Z' })
    expect(await put(user, id, { dueDate: '2026-03-09' })).toMatchObject({ scheduledTime: '2026-03-09T06:30:00.000Z' })
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
    const user = await signUp(timeZone)
    const from = Temporal.PlainDate.from(day)
    const end = from.add({ days: 1 }).toZonedDateTime(timeZone)
    const { id } = await make(user)
    for (let at = from.toZonedDateTime(timeZone); Temporal.ZonedDateTime.compare(at, end) < 0;) {
      const scheduledTime = new Date(at.epochMilliseconds).toISOString()
      expect(await put(user, id, { scheduledTime, dueDate: day })).toMatchObject({ scheduledTime, dueDate: day })
      at = at.add({ minutes: 15 })
    }
  })
})

describe('lists', () => {
  test('a day is listed soonest first, what has no hour before it; all are listed the latest first', async () => {
    const user = await signUp('America/New_York')
    for (const [title, when] of [
      ['evening', { scheduledTime: '2026-11-21T20:00' }],
      ['whenever', { dueDate: '2026-11-21' }],
      ['midnight', { scheduledTime: '2026-11-21T00:00' }],
      ['tomorrow', { dueDate: '2026-11-22' }],
      ['morning', { scheduledTime: '2026-11-21T08:00' }],
      ['yesterday', { scheduledTime: '2026-11-20T23:59' }],
    ] as const)
      await make(user, { title, ...when })
    const day = ['whenever', 'midnight', 'morning', 'evening']
    expect(await titles(user, '?date=2026-11-21')).toEqual(day)
    expect(await titles(user)).toEqual(['tomorrow', ...day.toReversed(), 'yesterday'])
    expect(await titles(user, '?date=2026-11-23')).toEqual([])
  })

  test('250 tasks come a page at a time, each exactly once, in both directions, whatever is written between', async () => {
    const user = await signUp()
    await user.post('/api/premium/trial')
    const made = Array.from({ length: 250 }, (_, n) => ({
      title: `${n}`,
      dueDate: `2026-11-${10 + (n % 3)}`,
      ...(n % 4 > 0 && { scheduledTime: `2026-11-${10 + (n % 3)}T0${n % 4}:00` }),
    }))
    for (let n = 0; n < 250; n += 25) await Promise.all(made.slice(n, n + 25).map((given) => make(user, given)))
    const soonest = await walk(user, '/api/tasks?from=2026-11-10&to=2026-11-12&limit=100')
    expect(new Set(soonest).size).toBe(250)
    expect(await walk(user, '/api/tasks?limit=90')).toEqual(soonest.toReversed())
    expect(await walk(user, '/api/tasks?date=2026-11-11&limit=30')).toEqual(
      soonest.filter((title) => Number(title) % 3 === 1),
    )
  })

  test('timelines of several days are Premium; a day, the marks of a month and what is unfinished are free', async () => {
    const user = await signUp()
    const refused = await user.get('/api/tasks?from=2026-11-16&to=2026-11-22')
    expect(read(problem, refused)).toMatchObject({ status: 403, code: 'limit_reached' })
    expect(read(problem, refused).detail).toContain('Premium')
    for (const free of ['?date=2026-11-16', '/days?from=2026-11-01&to=2026-11-30', '/unfinished'])
      expect((await user.get(`/api/tasks${free}`)).status).toBe(200)
    await user.post('/api/premium/trial')
    await make(user, { title: 'Monday', dueDate: '2026-11-16' })
    await make(user, { title: 'Sunday', dueDate: '2026-11-22' })
    await make(user, { title: 'after', dueDate: '2026-11-23' })
    expect(await titles(user, '?from=2026-11-16&to=2026-11-22')).toEqual(['Monday', 'Sunday'])
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
    const user = await signUp()
    const got = await user.get(`/api/tasks${query}`)
    expect(got.status).toBe(400)
    expect(Object.keys(fieldsOf(got))).toEqual([field])
  })

  test('the days of a month say how full they are', async () => {
    const user = await signUp()
    await make(user, { dueDate: '2026-11-03', priority: 2, estimatedDuration: 45, isCompleted: true })
    await make(user, { dueDate: '2026-11-03', priority: 5 })
    await make(user, { dueDate: '2026-11-30' })
    await make(user, { dueDate: '2026-12-01' })
    await user.delete(`/api/tasks/${(await make(user, { dueDate: '2026-11-04' })).id}`)
    expect(read(days, await user.get('/api/tasks/days?from=2026-11-01&to=2026-11-30'))).toEqual([
      { date: '2026-11-03', total: 2, completed: 1, topPriority: 5, minutes: 75 },
      { date: '2026-11-30', total: 1, completed: 0, topPriority: 1, minutes: 30 },
    ])
  })

  test("unfinished tasks are those of the 7 days before the user's today, soonest first", async () => {
    app.setTime(new Date('2026-11-21T20:00:00.000Z'))
    const user = await signUp('Pacific/Auckland')
    for (const day of ['14', '15', '18', '21', '22', '23']) await make(user, { title: day, dueDate: `2026-11-${day}` })
    await make(user, { title: 'done', dueDate: '2026-11-20', isCompleted: true })
    expect(read(tasks, await user.get('/api/tasks/unfinished')).map(({ title }) => title)).toEqual(['15', '18', '21'])
  })
})

test('a dashboard is given what is open today first, and what is next with an hour', async () => {
  const user = await signUp('Asia/Kolkata')
  const { id } = read(z.object({ id: z.string() }), await user.get('/api/auth/check'))
  const now = new Date('2026-11-21T20:00:00.000Z')
  await make(user, { title: 'done', dueDate: '2026-11-22', isCompleted: true })
  await make(user, { title: 'past', scheduledTime: '2026-11-22T01:29' })
  await make(user, { title: 'no hour', dueDate: '2026-11-23' })
  for (const day of [22, 25, 23, 24, 26, 27])
    await make(user, { title: `${day}`, scheduledTime: `2026-11-${day}T09:00` })
  await make(user, { title: 'done later', scheduledTime: '2026-11-22T10:00', isCompleted: true })
  const items = await list(user)
  const names = (rows: { id: string }[]) => rows.map((row) => items.find(({ id }) => id === row.id)?.title)
  const { db } = app.database
  expect(names(await tasksOfToday(db, { id }, '2026-11-22'))).toEqual(['past', '22', 'done', 'done later'])
  expect(names(await upcomingTasks(db, { id }, now, 'Asia/Kolkata'))).toEqual(['22', '23', '24', '25', '26'])
})

test("a quick-add line is read by the user's clock, keeps nothing, and what it says makes the task", async () => {
  app.setTime(new Date('2026-11-21T02:00:00.000Z'))
  const user = await signUp('America/New_York')
  const { task: said, found } = read(
    z.object({ task: z.record(z.string(), z.unknown()), found: z.array(z.unknown()) }),
    await user.post('/api/tasks/read', { line: 'Stretch every weekday 7am 20m #self-care !3' }),
  )
  expect(found).toHaveLength(5)
  expect(await list(user)).toEqual([])
  expect(await make(user, said)).toMatchObject({
    title: 'Stretch',
    category: 'self-care',
    priority: 3,
    dueDate: '2026-11-23',
    scheduledTime: '2026-11-23T12:00:00.000Z',
    estimatedDuration: 15,
    repeat: 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR',
  })
  for (const line of ['', ' ', 'x'.repeat(301), 5])
    expect(Object.keys(fieldsOf(await user.post('/api/tasks/read', { line })))).toEqual(['line'])
})

test('planning hours are empty until the user sets them, and are stored as set', async () => {
  const user = await signUp()
  const given = [
    ...Array.from({ length: 5 }, () => ({ from: '08:30', to: '17:00' })),
    { from: '10:00', to: '24:00' },
    null,
  ]
  expect(read(hours, await user.get('/api/planner/hours'))).toEqual({ hours: null })
  for (const hours of [given, given.toReversed(), null, given])
    expect((await user.put('/api/planner/hours', { hours })).body).toEqual({ hours })
  for (const [field, wrong] of [
    ['hours', given.slice(1)],
    ['hours.0.to', [{ from: '12:00', to: '12:00' }, ...given.slice(1)]],
    ['hours.0.from', [{ from: '9', to: '12:00' }, ...given.slice(1)]],
    ['hours.0.to', [{ from: '09:00', to: '24:30' }, ...given.slice(1)]],
  ] as const) {
    const got = await user.put('/api/planner/hours', { hours: wrong })
    expect([got.status, Object.keys(fieldsOf(got))]).toEqual([400, [field]])
  }
  expect(read(hours, await user.get('/api/planner/hours'))).toEqual({ hours: given })
})

describe('the demo', () => {
  const now = new Date('2026-03-04T20:00:00.000Z')
  const demo = async () => {
    app.setTime(now)
    const user = app.visitor()
    await user.post('/api/demo', { timeZone: 'America/Los_Angeles' })
    return user
  }

  test('holds three months of days: most of what is past is done, some repeats, two of yesterday are unfinished', async () => {
    const user = await demo()
    const months = ['2025-12-01&to=2026-01-31', '2026-02-01&to=2026-04-03']
    const marks = (await Promise.all(months.map((days) => user.get(`/api/tasks/days?from=${days}`)))).flatMap((got) =>
      read(days, got),
    )
    const past = marks.filter(({ date }) => date < '2026-03-04')
    const sum = (of: (day: z.infer<typeof taskDay>) => number) => past.reduce((total, day) => total + of(day), 0)
    expect(past.length).toBeGreaterThan(70)
    expect(sum(({ total }) => total) / past.length).toBeGreaterThan(2.5)
    expect(sum(({ completed }) => completed) / sum(({ total }) => total)).toBeGreaterThan(0.9)
    const yesterday = read(tasks, await user.get('/api/tasks/unfinished')).filter(
      ({ dueDate }) => dueDate === '2026-03-03',
    )
    expect(yesterday.length).toBeGreaterThanOrEqual(2)
    const today = await list(user, '?date=2026-03-04')
    expect(today.length).toBeGreaterThanOrEqual(4)
    expect(new Set(today.map(({ isCompleted }) => isCompleted))).toEqual(new Set([true, false]))
    const next = await list(user, '?from=2026-03-05&to=2026-03-15')
    expect(next.some(({ repeat }) => repeat !== null)).toBe(true)
    expect(next.every(({ isCompleted }) => !isCompleted)).toBe(true)
  })

  test('is a planner to use: what repeats can be changed and deleted', async () => {
    const user = await demo()
    const found = (await list(user, '?from=2026-03-05&to=2026-03-15')).find(({ title }) => title === 'Call Mamma')
    await put(user, found?.id ?? '', { scope: 'following', title: 'Call Mamma twice' })
    expect((await user.delete(`/api/tasks/${found?.id}?scope=all`)).status).toBe(204)
    expect(await titles(user, '?from=2026-03-05&to=2026-03-15')).not.toContain('Call Mamma twice')
  })
})
