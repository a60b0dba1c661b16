import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { z } from 'zod'
import { type Task, task } from '#contract/planner.ts'
import { loadKeyring } from '#server/lib/keyring.ts'
import { newId } from '#server/lib/record.ts'
import { type Client, problem, read } from '../../../test/client.ts'
import { type StartedApp, startApp } from '../../../test/start-app.ts'
import { planRepeats } from './plan-repeats.ts'

const tasks = z.array(task)
const mondays = { title: 'Call Mum', dueDate: '2026-11-23', repeat: 'FREQ=WEEKLY;BYDAY=MO' }
const five = { ...mondays, repeat: 'FREQ=WEEKLY;BYDAY=MO;COUNT=5', scheduledTime: '2026-11-23T09:00' }
const rest = ['2026-11-30', '2026-12-07', '2026-12-14', '2026-12-21']
let app: StartedApp
let user: Client

beforeAll(async () => {
  app = await startApp(inject('testServer'))
})
beforeEach(async () => {
  at('2026-11-21')
  user = await app.signUp()
  await user.put('/api/user/profile', { firstName: 'Ada', lastName: null, timeZone: 'America/New_York' })
})
afterAll(() => app.stop())

const at = (day: string) => app.setTime(new Date(`${day}T17:00:00.000Z`))
const make = async (given: object) => read(task, await user.post('/api/tasks', given))
const put = async (id: string, change: object) => read(task, await user.put(`/api/tasks/${id}`, change))
const fieldsOf = (got: Parameters<typeof read>[1]) => Object.keys(read(problem, got).fields ?? {})

/** All tasks, soonest first. */
async function all(): Promise<Task[]> {
  const seen: Task[] = []
  let address: string | undefined = '/api/tasks?limit=100'
  while (address !== undefined) {
    const got = await user.get(address)
    seen.push(...read(tasks, got))
    address = /<([^>]+)>; rel="next"/.exec(got.headers.get('link') ?? '')?.[1]
  }
  return seen.toReversed()
}
const deleteBy = (id: string, scope: string) => user.delete(`/api/tasks/${id}?scope=${scope}`)
const days = async () => (await all()).map(({ dueDate }) => dueDate)
const on = async (day: string): Promise<Task> => {
  const [found] = read(tasks, await user.get(`/api/tasks?date=${day}`))
  if (found === undefined) throw new Error(`No task on ${day}`)
  return found
}

describe('a task that repeats', () => {
  test('is there on each of its days, each a task of its own, done by itself', async () => {
    const made = await make({ ...mondays, repeat: 'FREQ=WEEKLY;BYDAY=MO;COUNT=3', scheduledTime: '2026-11-23T09:00' })
    expect(made).toMatchObject({ dueDate: '2026-11-23', repeat: 'FREQ=WEEKLY;BYDAY=MO;COUNT=3' })
    await put(made.id, { isCompleted: true })
    const listed = await all()
    expect(listed.map(({ dueDate, isCompleted, title }) => [dueDate, isCompleted, title])).toEqual([
      ['2026-11-23', true, 'Call Mum'],
      ['2026-11-30', false, 'Call Mum'],
      ['2026-12-07', false, 'Call Mum'],
    ])
    expect(new Set(listed.map(({ seriesId }) => seriesId)).size).toBe(1)
    expect(new Set(listed.map(({ id }) => id)).size).toBe(3)
  })

  test("keeps its hour by the user's clock through both clock changes of the year", async () => {
    await make({ title: 'Stretch', scheduledTime: '2026-11-22T02:30', repeat: 'FREQ=WEEKLY;BYDAY=SU' })
    expect([
      await on('2026-11-22'),
      await on('2027-03-14'),
      await on('2027-03-21'),
      await on('2027-11-07'),
    ]).toMatchObject([
      { scheduledTime: '2026-11-22T07:30:00.000Z' },
      { scheduledTime: '2027-03-14T07:30:00.000Z' },
      { scheduledTime: '2027-03-21T06:30:00.000Z' },
      { scheduledTime: '2027-11-07T07:30:00.000Z' },
    ])
  })

  test('begins on the first day that fits, and is made once however often it is sent', async () => {
    const given = { ...mondays, id: newId(), dueDate: '2026-11-21', repeat: 'FREQ=WEEKLY;BYDAY=MO;COUNT=4' }
    const answers = await Promise.all([1, 2, 3].map(() => user.post('/api/tasks', given)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 201])
    expect(new Set(answers.map((got) => read(task, got).dueDate))).toEqual(new Set(['2026-11-23']))
    expect(await days()).toHaveLength(4)
  })

  test('is planned at most 366 times and two years ahead', async () => {
    await make({ title: 'Daily', repeat: 'FREQ=DAILY' })
    expect(await days()).toHaveLength(366)
    user = await app.signUp()
    await make(mondays)
    expect((await days()).at(-1)).toBe('2028-11-20')
    user = await app.signUp()
    await make({ title: 'Far', dueDate: '2199-12-31', repeat: 'FREQ=DAILY' })
    expect(await days()).toEqual(['2199-12-31'])
  })

  test('can begin in the past, but a year ago at the earliest', async () => {
    await make({ title: 'Since Monday', dueDate: '2026-11-16', repeat: 'FREQ=DAILY;COUNT=8' })
    expect(await days()).toHaveLength(8)
    const got = await user.post('/api/tasks', { title: 'Old', dueDate: '1900-01-01', repeat: 'FREQ=DAILY' })
    expect([got.status, fieldsOf(got)]).toEqual([400, ['dueDate']])
    expect(await days()).toHaveLength(8)
  })

  test.each(['', 'FREQ=HOURLY', 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30', 'FREQ=DAILY;UNTIL=20201231', 'x'.repeat(501)])(
    'is not made by %j, and nothing is kept',
    async (repeat) => {
      const { id } = await make({ title: 'Once' })
      for (const got of [
        await user.post('/api/tasks', { title: 'A', repeat }),
        await user.put(`/api/tasks/${id}`, { title: 'B', repeat }),
      ])
        expect([got.status, fieldsOf(got)]).toEqual([400, ['repeat']])
      expect(await all()).toMatchObject([{ title: 'Once', repeat: null }])
    },
  )

  test('never comes after the last day of the calendar', async () => {
    const late = { title: 'Late', dueDate: '2199-12-31', repeat: 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=28' }
    const got = await user.post('/api/tasks', late)
    expect([got.status, fieldsOf(got)]).toEqual([400, ['repeat']])
    expect(await days()).toEqual([])
  })

  test('can be made of one that came once, with what is changed at the same time', async () => {
    const { id } = await make({ title: 'Once', dueDate: '2026-11-24', priority: 4 })
    const first = await put(id, { title: 'Often', repeat: 'FREQ=DAILY;INTERVAL=7;COUNT=3' })
    expect(first).toMatchObject({ id, title: 'Often', priority: 4, dueDate: '2026-11-24' })
    expect((await all()).map(({ title, priority, dueDate }) => [title, priority, dueDate])).toEqual([
      ['Often', 4, '2026-11-24'],
      ['Often', 4, '2026-12-01'],
      ['Often', 4, '2026-12-08'],
    ])
  })

  test('is one of a hundred that go on, at most; ending one makes room', async () => {
    for (let n = 0; n < 100; n += 20)
      await Promise.all(Array.from({ length: 20 }, () => make({ title: 'A', repeat: 'FREQ=YEARLY' })))
    await make({ title: 'Once' })
    const refused = await user.post('/api/tasks', { title: 'A', repeat: 'FREQ=YEARLY' })
    expect([refused.status, fieldsOf(refused)]).toEqual([413, ['repeat']])
    const [one] = await all()
    await user.delete(`/api/tasks/${one?.id}?scope=all`)
    expect((await user.post('/api/tasks', { title: 'A', repeat: 'FREQ=YEARLY' })).status).toBe(201)
  })
})

describe('a change', () => {
  const titles = async () => (await all()).map(({ title }) => title)

  test('is of one occurrence only where nothing else is said, its day and its being done too', async () => {
    await make(five)
    const { id } = await on('2026-11-30')
    await put(id, { title: 'Visit Mum', dueDate: '2026-12-01', isCompleted: true })
    await put(id, { scope: 'this', priority: 5 })
    expect(await on('2026-12-01')).toMatchObject({ id, title: 'Visit Mum', isCompleted: true, priority: 5 })
    expect(await titles()).toEqual(['Call Mum', 'Visit Mum', 'Call Mum', 'Call Mum', 'Call Mum'])
  })

  test('of all is of the words, area, priority, length and hour of each, and leaves what it does not name', async () => {
    await make({ ...five, description: 'Her number' })
    await put((await on('2026-11-30')).id, { title: 'Visit Mum', isCompleted: true })
    const changed = await put((await on('2026-12-07')).id, {
      scope: 'all',
      category: 'self-care',
      priority: 3,
      estimatedDuration: 60,
      scheduledTime: '2026-12-07T18:30',
      description: 'At home',
    })
    expect(changed).toMatchObject({ scheduledTime: '2026-12-07T23:30:00.000Z', repeat: five.repeat })
    const listed = await all()
    const expected = { category: 'self-care', priority: 3, estimatedDuration: 60, description: 'At home' }
    expect(listed).toMatchObject(Array.from({ length: 5 }, () => expected))
    expect(listed.map(({ title }) => title)).toEqual(['Call Mum', 'Visit Mum', 'Call Mum', 'Call Mum', 'Call Mum'])
    expect(listed.map(({ scheduledTime }) => scheduledTime?.slice(11, 16))).toEqual(Array(5).fill('23:30'))
  })

  test('of this and the following leaves the earlier ones, which now end before it', async () => {
    const first = await make(five)
    const { id, seriesId } = await on('2026-12-07')
    const changed = await put(id, { scope: 'following', title: 'Ring Mum' })
    expect(changed).toMatchObject({ id, title: 'Ring Mum', repeat: 'FREQ=WEEKLY;BYDAY=MO;COUNT=3' })
    expect(changed.seriesId).not.toBe(seriesId)
    expect(await titles()).toEqual(['Call Mum', 'Call Mum', 'Ring Mum', 'Ring Mum', 'Ring Mum'])
    expect(await on('2026-11-23')).toMatchObject({
      id: first.id,
      seriesId,
      repeat: 'FREQ=WEEKLY;BYDAY=MO;UNTIL=20261206',
    })
    await put(first.id, { scope: 'all', priority: 5 })
    expect((await all()).map(({ priority }) => priority)).toEqual([5, 5, 1, 1, 1])
  })

  test('of the rule of the following moves them, and keeps the edited one', async () => {
    await make(mondays)
    const { id } = await on('2026-12-07')
    const changed = await put(id, { scope: 'following', repeat: 'FREQ=WEEKLY;BYDAY=TU;COUNT=2', title: 'Ring Mum' })
    expect(changed).toMatchObject({ id, dueDate: '2026-12-08', title: 'Ring Mum' })
    expect(await days()).toEqual(['2026-11-23', '2026-11-30', '2026-12-08', '2026-12-15'])
    expect(await titles()).toEqual(['Call Mum', 'Call Mum', 'Ring Mum', 'Ring Mum'])
  })

  test('of the rule of all leaves what is done or past, and keeps tasks on the days that both rules name', async () => {
    at('2026-11-21')
    await make({ ...mondays, dueDate: '2026-11-02', repeat: 'FREQ=WEEKLY;BYDAY=MO' })
    await put((await on('2026-11-30')).id, { isCompleted: true })
    const kept = await on('2026-12-14')
    await put(kept.id, { description: 'Bring the photographs' })
    const { id } = await on('2026-12-07')
    const repeat = 'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO;UNTIL=20270101'
    expect(await put(id, { scope: 'all', repeat })).toMatchObject({ id, dueDate: '2026-12-14', repeat })
    expect(await days()).toEqual(['2026-11-02', '2026-11-09', '2026-11-16', '2026-11-30', '2026-12-14', '2026-12-28'])
  })

  test('to a rule of no day from today on is refused whole', async () => {
    await make({ ...mondays, dueDate: '2026-11-16' })
    const { id } = await on('2026-12-07')
    const got = await user.put(`/api/tasks/${id}`, { scope: 'all', title: 'x', repeat: 'FREQ=WEEKLY;BYDAY=MO;COUNT=1' })
    expect([got.status, fieldsOf(got)]).toEqual([400, ['repeat']])
    expect(await on('2026-12-07')).toMatchObject({ title: 'Call Mum', repeat: 'FREQ=WEEKLY;BYDAY=MO' })
  })

  test('to no rule ends the repetition: done tasks and the edited one stay as single tasks', async () => {
    await make(five)
    const done = await put((await on('2026-11-23')).id, { isCompleted: true })
    const { id } = await on('2026-12-07')
    expect(await put(id, { scope: 'all', repeat: null })).toMatchObject({ id, repeat: null, seriesId: null })
    expect((await all()).map(({ id, repeat }) => [id, repeat])).toEqual([
      [done.id, null],
      [id, null],
    ])
  })

  test('to no rule from one on leaves the earlier ones together', async () => {
    await make(five)
    const { id } = await on('2026-12-07')
    await put(id, { scope: 'following', repeat: null })
    expect((await all()).map(({ dueDate, repeat }) => [dueDate, repeat])).toEqual([
      ['2026-11-23', 'FREQ=WEEKLY;BYDAY=MO;UNTIL=20261206'],
      ['2026-11-30', 'FREQ=WEEKLY;BYDAY=MO;UNTIL=20261206'],
      ['2026-12-07', null],
    ])
  })

  test.each<[string, object]>([
    ['isCompleted', { scope: 'all', isCompleted: true }],
    ['isCompleted', { scope: 'following', isCompleted: false }],
    ['dueDate', { scope: 'all', dueDate: '2026-12-08' }],
    ['dueDate', { scope: 'following', dueDate: '2026-12-07' }],
    ['scheduledTime', { scope: 'all', scheduledTime: '2026-12-08T09:00' }],
    ['scope', { repeat: 'FREQ=DAILY' }],
    ['scope', { scope: 'this', repeat: null }],
    ['scope', { scope: 'some' }],
    ['repeat', { scope: 'following', repeat: 'FREQ=HOURLY' }],
  ])('%s as in %j is refused by its name, and nothing changes', async (field, change) => {
    await make(five)
    const { id } = await on('2026-12-07')
    const before = await all()
    const got = await user.put(`/api/tasks/${id}`, { title: 'x', ...change })
    expect([got.status, fieldsOf(got)]).toEqual([400, [field]])
    expect(await all()).toEqual(before)
  })

  test('and others of the same moment are as if they came one after the other', async () => {
    await make({ ...mondays, repeat: 'FREQ=DAILY;COUNT=30' })
    const listed = await all()
    const answers = await Promise.all(
      listed
        .slice(5, 15)
        .flatMap(({ id }, n) => [
          user.put(`/api/tasks/${id}`, { scope: n % 2 ? 'all' : 'following', title: `${n}` }),
          user.put(`/api/tasks/${id}`, { isCompleted: true }),
        ]),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await days()).toEqual(listed.map(({ dueDate }) => dueDate))
    expect((await all()).filter(({ isCompleted }) => isCompleted)).toHaveLength(10)
  })
})

describe('what is deleted', () => {
  test('one that is deleted stays away, and comes back alone', async () => {
    await make(five)
    const { id } = await on('2026-12-07')
    await deleteBy(id, 'this')
    expect(await days()).toEqual(['2026-11-23', '2026-11-30', '2026-12-14', '2026-12-21'])
    await user.post(`/api/tasks/${id}/restore`)
    expect(await days()).toHaveLength(5)
  })

  test('this and the following go together, and come back with the rule as it was', async () => {
    await make(mondays)
    const before = await all()
    await deleteBy((await on('2026-12-14')).id, 'this')
    app.setTime(new Date('2026-11-21T17:01:00.000Z'))
    const { id } = await on('2026-12-07')
    expect((await deleteBy(id, 'following')).status).toBe(204)
    expect(await days()).toEqual(['2026-11-23', '2026-11-30'])
    expect(await on('2026-11-30')).toMatchObject({ repeat: 'FREQ=WEEKLY;BYDAY=MO;UNTIL=20261206' })
    expect(read(task, await user.post(`/api/tasks/${id}/restore`))).toMatchObject({ id, repeat: mondays.repeat })
    expect(await days()).toEqual(before.map(({ dueDate }) => dueDate).filter((day) => day !== '2026-12-14'))
    await planRepeats(
      app.database.db,
      await loadKeyring(`${app.dataDir}/keyring`),
      new Date('2026-12-22T00:00:00.000Z'),
    )
    expect((await days()).at(-1)).toBe('2028-12-18')
  })

  test('two ends, undone in either order, leave the rule that was first', async () => {
    for (const order of [
      [0, 1],
      [1, 0],
    ] as const) {
      user = await app.signUp()
      await make(five)
      const ids = [await on('2026-12-14'), await on('2026-12-07')].map(({ id }) => id)
      for (const [n, id] of ids.entries()) {
        app.setTime(new Date(`2026-11-21T17:0${n}:00.000Z`))
        await deleteBy(id, 'following')
      }
      for (const n of order) await user.post(`/api/tasks/${ids[n]}/restore`)
      expect((await all()).map(({ dueDate, repeat }) => [dueDate, repeat])).toEqual(
        ['2026-11-23', ...rest].map((day) => [day, five.repeat]),
      )
    }
  })

  test('all go, done ones too, and all come back', async () => {
    const { id } = await make(five)
    await put(id, { isCompleted: true })
    const before = await all()
    await deleteBy((await on('2026-12-07')).id, 'all')
    expect(await all()).toEqual([])
    await user.post(`/api/tasks/${id}/restore`)
    expect(await all()).toEqual(before)
  })

  test('a task that comes once is deleted and changed the same way, whatever the scope says', async () => {
    const { id } = await make({ title: 'Once' })
    expect(await put(id, { scope: 'all', isCompleted: true, repeat: null })).toMatchObject({ isCompleted: true })
    expect((await deleteBy(id, 'following')).status).toBe(204)
    expect(await all()).toEqual([])
    expect((await deleteBy(id, 'all')).status).toBe(404)
    expect((await user.delete(`/api/tasks/${id}?scope=none`)).status).toBe(400)
  })
})

describe('planning on', () => {
  const plan = async (day: string) =>
    planRepeats(app.database.db, await loadKeyring(`${app.dataDir}/keyring`), new Date(`${day}T03:00:00.000Z`))

  test('adds what has come into reach, once, however often and at once it runs, in the words of the series', async () => {
    await make({ ...mondays, title: 'Call Mum', repeat: 'FREQ=DAILY' })
    await make({ title: 'Twice', repeat: 'FREQ=DAILY;COUNT=2' })
    const { id } = await on('2026-12-01')
    await user.delete(`/api/tasks/${id}`)
    await put((await on('2026-12-02')).id, { scope: 'all', title: 'Ring Mum' })
    const before = await days()
    await plan('2026-12-10')
    expect(await days()).toEqual(before)
    await Promise.all([plan('2027-05-01'), plan('2027-05-01'), plan('2027-05-01')])
    await plan('2027-05-01')
    const after = await all()
    expect(after).toHaveLength(2 + 365 + 159)
    expect(after.at(-1)).toMatchObject({ title: 'Ring Mum', dueDate: '2028-04-30' })
    expect(after.map(({ dueDate }) => dueDate)).not.toContain('2026-12-01')
  })

  test('stops where the rule does, and does nothing for what was ended', async () => {
    await make({ title: 'Until', repeat: 'FREQ=DAILY;UNTIL=20280101' })
    const ended = await make({ title: 'Ended', repeat: 'FREQ=DAILY' })
    await user.delete(`/api/tasks/${ended.id}?scope=all`)
    for (const day of ['2027-06-01', '2027-12-01', '2028-06-01']) await plan(day)
    expect((await days()).at(-1)).toBe('2028-01-01')
    await plan('2029-01-01')
    expect((await days()).at(-1)).toBe('2028-01-01')
  })
})
