import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest'
import { z } from 'zod'
import { goal, goalSummary, progressEntry } from '#contract/goals.ts'
import { newId } from '#server/lib/record.ts'
import { type Client, problem, read } from '../../../test/client.ts'
import { type StartedApp, startApp } from '../../../test/start-app.ts'

const goals = z.array(goal)
const entries = z.array(progressEntry)
let app: StartedApp

beforeAll(async () => {
  app = await startApp(inject('testServer'))
})
afterEach(() => app.setTime(undefined))
afterAll(() => app.stop())

const make = async (user: Client, given: object = {}) =>
  read(goal, await user.post('/api/goals', { title: 'Six quiet months', targetValue: '5000', ...given }))
const titles = async (user: Client) => read(goals, await user.get('/api/goals')).map(({ title }) => title)
const progressOf = async (user: Client, id: string) => read(entries, await user.get(`/api/goals/${id}/progress`))
const fieldsOf = (got: Parameters<typeof read>[1]) => read(problem, got).fields ?? {}

test('a goal with a title and a target has the defaults of the product, and comes back to the letter', async () => {
  const user = await app.signUp()
  const made = await make(user, { title: '  Ein Jahr — ﷽ 🌻 ', description: 'Why\n\tnot' })
  expect(made).toMatchObject({
    title: '  Ein Jahr — ﷽ 🌻 ',
    description: 'Why\n\tnot',
    kind: 'amount',
    category: 'financial',
    currency: 'USD',
    targetValue: '5000',
    currentValue: '0',
    targetDate: null,
    priority: 3,
    trackAs: null,
    isCompleted: false,
    progress: 0,
    pace: null,
  })
  expect(read(goals, await user.get('/api/goals'))).toEqual([made])
})

test('exactly what the specification sends makes a goal', async () => {
  const user = await app.signUp()
  const sent = {
    title: 'A second income',
    description: null,
    category: 'career',
    targetValue: '1200.50',
    currentValue: '0',
    targetDate: '2027-03-31',
    priority: 5,
    isCompleted: false,
  }
  expect((await user.post('/api/goals', sent)).body).toMatchObject(sent)
})

test('a free account has as many goals as the user likes, listed newest first, a page at a time, each exactly once', async () => {
  const user = await app.signUp()
  for (let n = 1; n <= 12; n += 1) await make(user, { title: `${n}` })
  const seen: string[] = []
  let address: string | undefined = '/api/goals?limit=5'
  for (let pages = 0; address !== undefined && pages < 5; pages += 1) {
    const got = await user.get(address)
    seen.push(...read(goals, got).map(({ title }) => title))
    address = /<([^>]+)>; rel="next"/.exec(got.headers.get('link') ?? '')?.[1]
  }
  expect(seen).toEqual(['12', '11', '10', '9', '8', '7', '6', '5', '4', '3', '2', '1'])
})

test('sending the same new goal twice makes one', async () => {
  const user = await app.signUp()
  const given = { id: newId(), title: 'Once', targetValue: '10' }
  const answers = await Promise.all([1, 2, 3].map(() => user.post('/api/goals', given)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 201])
  expect(await titles(user)).toEqual(['Once'])
})

test('an edit changes what it names; a deleted goal is gone, and comes back with its progress', async () => {
  const user = await app.signUp()
  const { id } = await make(user, { currentValue: '20' })
  const edited = read(goal, await user.put(`/api/goals/${id}`, { title: 'Renamed', priority: 1, category: 'personal' }))
  expect(edited).toMatchObject({ title: 'Renamed', priority: 1, category: 'personal', currentValue: '20' })
  expect((await user.delete(`/api/goals/${id}`)).status).toBe(204)
  expect(await titles(user)).toEqual([])
  expect((await user.put(`/api/goals/${id}`, { title: 'x' })).status).toBe(404)
  expect((await user.get(`/api/goals/${id}/progress`)).status).toBe(404)
  expect((await user.delete(`/api/goals/${id}`)).status).toBe(404)
  expect(read(goal, await user.post(`/api/goals/${id}/restore`))).toEqual(edited)
  expect(await progressOf(user, id)).toMatchObject([{ value: '20', change: '20' }])
})

describe('progress', () => {
  test('every update is a dated entry, and an update that changes nothing is none', async () => {
    app.setTime(new Date('2026-01-05T10:00:00.000Z'))
    const user = await app.signUp()
    const { id } = await make(user)
    await user.put(`/api/goals/${id}`, { currentValue: '250.50' })
    await user.put(`/api/goals/${id}`, { currentValue: '250.5' })
    app.setTime(new Date('2026-02-01T10:00:00.000Z'))
    await user.post(`/api/goals/${id}/progress`, { add: '-50.25', note: 'The dentist, after all' })
    expect(await progressOf(user, id)).toMatchObject([
      { value: '200.25', change: '-50.25', note: 'The dentist, after all', createdAt: '2026-02-01T10:00:00.000Z' },
      { value: '250.50', change: '250.5', note: null, createdAt: '2026-01-05T10:00:00.000Z' },
    ])
  })

  test('reaching the target completes a goal, going below reopens it, and so does a higher target', async () => {
    const user = await app.signUp()
    const { id } = await make(user, { targetValue: '0.3' })
    const put = async (change: object) => read(goal, await user.put(`/api/goals/${id}`, change))
    const add = async (sum: string) => read(goal, await user.post(`/api/goals/${id}/progress`, { add: sum }))
    await add('0.1')
    expect(await add('0.19')).toMatchObject({ isCompleted: false, progress: 96 })
    expect(await add('0.01')).toMatchObject({ isCompleted: true, progress: 100, currentValue: '0.3' })
    expect(await put({ currentValue: '0.29' })).toMatchObject({ isCompleted: false, progress: 96 })
    expect(await put({ targetValue: '0.25' })).toMatchObject({ isCompleted: true, progress: 100 })
    expect(await put({ targetValue: '1' })).toMatchObject({ isCompleted: false, progress: 29 })
  })

  test('50 updates at once all count, to the cent', async () => {
    const user = await app.signUp()
    const { id } = await make(user, { targetValue: '5.05' })
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => user.post(`/api/goals/${id}/progress`, { add: '0.1' })),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 50 }, () => 201))
    expect(read(goals, await user.get('/api/goals'))).toMatchObject([{ currentValue: '5', isCompleted: false }])
    const lines = await progressOf(user, id)
    expect(new Set(lines.map(({ value }) => value)).size).toBe(50)
    expect(read(goal, await user.post(`/api/goals/${id}/progress`, { add: '0.05' })).isCompleted).toBe(true)
  })

  test('the same update sent twice counts once', async () => {
    const user = await app.signUp()
    const { id } = await make(user)
    const update = { id: newId(), add: '10' }
    const answers = await Promise.all([1, 2, 3].map(() => user.post(`/api/goals/${id}/progress`, update)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 201])
    expect(read(goals, await user.get('/api/goals'))).toMatchObject([{ currentValue: '10' }])
  })

  test('the latest update can be taken back, and only that', async () => {
    const user = await app.signUp()
    const { id } = await make(user, { targetValue: '100' })
    const [first, last] = [newId(), newId()]
    await user.post(`/api/goals/${id}/progress`, { id: first, value: '40' })
    await user.post(`/api/goals/${id}/progress`, { id: last, value: '100' })
    expect((await user.post(`/api/goals/${id}/progress/undo`, { id: first })).status).toBe(404)
    const undone = await user.post(`/api/goals/${id}/progress/undo`, { id: last })
    expect(read(goal, undone)).toMatchObject({ currentValue: '40', isCompleted: false })
    expect(await progressOf(user, id)).toMatchObject([{ id: first, value: '40' }])
    expect((await user.post(`/api/goals/${id}/progress/undo`, { id: last })).status).toBe(404)
  })

  test("all the user's goals in three numbers, and nothing invented where there are none", async () => {
    const user = await app.signUp()
    const summary = async () => read(goalSummary, await user.get('/api/goals/summary'))
    expect(await summary()).toEqual({ total: 0, completed: 0, progress: null })
    await make(user, { targetValue: '3', currentValue: '1' })
    await make(user, { targetValue: '10', currentValue: '25' })
    const { id } = await make(user)
    await user.delete(`/api/goals/${id}`)
    expect(await summary()).toEqual({ total: 2, completed: 1, progress: 66 })
  })
})

describe('kinds', () => {
  test('two steps with the same id are refused, on create and on change, and nothing is stored', async () => {
    const user = await app.signUp()
    await user.post('/api/premium/trial')
    const id = newId()
    const twice = [
      { id, text: 'Find a room' },
      { id: id.toUpperCase(), text: 'Invite three' },
    ]
    const field = { fields: { milestones: 'List each step only once: two of them have the same id' } }
    const refused = await user.post('/api/goals', { title: 'A feast', kind: 'milestones', milestones: twice })
    expect([refused.status, refused.headers.get('content-type'), refused.body]).toMatchObject([
      400,
      'application/problem+json; charset=utf-8',
      field,
    ])
    expect((await user.get('/api/goals')).body).toEqual([])
    const made = await user.post('/api/goals', {
      title: 'A feast',
      kind: 'milestones',
      milestones: [{ text: 'A room' }],
    })
    const { id: goalId, milestones } = read(goal, made)
    expect((await user.put(`/api/goals/${goalId}`, { milestones: twice })).body).toMatchObject(field)
    expect((await user.get('/api/goals')).body).toMatchObject([{ id: goalId, milestones }])
  })

  test('milestones are ticked one by one, by premium, and count themselves', async () => {
    const user = await app.signUp()
    const given = { kind: 'milestones', milestones: [{ text: 'Find a room' }, { text: 'Invite three' }] }
    expect(read(problem, await user.post('/api/goals', { title: 'Supper club', ...given })).code).toBe('limit_reached')
    await user.post('/api/premium/trial')
    const made = read(goal, await user.post('/api/goals', { title: 'Supper club', ...given }))
    expect(made).toMatchObject({ targetValue: '2', currentValue: '0', currency: null })
    const [first, second] = made.milestones
    const tick = async (id = '', isDone = true) =>
      read(goal, await user.put(`/api/goals/${made.id}/milestone`, { id, isDone }))
    await Promise.all([tick(first?.id), tick(second?.id)])
    expect(await tick(second?.id)).toMatchObject({ currentValue: '2', isCompleted: true })
    const [entries, ticked] = [await progressOf(user, made.id), await tick(second?.id)]
    expect([await tick(second?.id), await progressOf(user, made.id)]).toEqual([ticked, entries])
    expect(await tick(first?.id, false)).toMatchObject({ progress: 50, isCompleted: false })
    expect((await progressOf(user, made.id)).map(({ note }) => note)[0]).toBe('Find a room')
    const steps = [{ text: 'A date' }, { id: second?.id, text: 'Invite four' }]
    const edited = read(goal, await user.put(`/api/goals/${made.id}`, { milestones: steps }))
    expect(edited.milestones).toMatchObject([
      { text: 'A date', isDone: false },
      { id: second?.id, text: 'Invite four', isDone: true },
    ])
    expect((await user.put(`/api/goals/${made.id}/milestone`, { id: newId(), isDone: true })).status).toBe(404)
    expect(fieldsOf(await user.post(`/api/goals/${made.id}/progress`, { add: '1' }))).toHaveProperty('value')
  })

  test('a habit counts whole times, a debt has a currency', async () => {
    const user = await app.signUp()
    const habit = await make(user, { kind: 'habit', category: 'physical', targetValue: '30' })
    expect(habit.currency).toBeNull()
    expect(fieldsOf(await user.post(`/api/goals/${habit.id}/progress`, { add: '0.5' }))).toHaveProperty('add')
    expect(await make(user, { kind: 'debt', category: 'personal' })).toMatchObject({ currency: 'USD' })
    const debt = { title: 'x', targetValue: '1', kind: 'debt', currency: null }
    expect(fieldsOf(await user.post('/api/goals', debt))).toHaveProperty('currency')
  })

  test('one goal is tracked as monthly income and one as emergency fund', async () => {
    const user = await app.signUp()
    const first = await make(user, { trackAs: 'emergencyFund' })
    await make(user, { trackAs: 'monthlyIncome' })
    const again = await user.post('/api/goals', { title: 'b', targetValue: '1', trackAs: 'emergencyFund' })
    expect(read(problem, again)).toMatchObject({ status: 409, code: 'taken' })
    expect(fieldsOf(again)).toHaveProperty('trackAs')
    await user.delete(`/api/goals/${first.id}`)
    await make(user, { trackAs: 'emergencyFund' })
    expect(read(problem, await user.post(`/api/goals/${first.id}/restore`)).code).toBe('taken')
    const counted = { title: 'c', targetValue: '1', kind: 'habit', trackAs: 'monthlyIncome' }
    expect(fieldsOf(await user.post('/api/goals', counted))).toHaveProperty('trackAs')
    const other = await app.signUp()
    expect((await make(other, { trackAs: 'emergencyFund' })).trackAs).toBe('emergencyFund')
  })
})

describe('bad input is named and stores nothing', () => {
  test.each<[string, object]>([
    ['targetValue', { targetValue: '0' }],
    ['targetValue', { targetValue: '0.00' }],
    ['targetValue', { targetValue: '-5' }],
    ['targetValue', { targetValue: 'a lot' }],
    ['targetValue', { targetValue: '1e3' }],
    ['targetValue', { targetValue: 'NaN' }],
    ['targetValue', { targetValue: 'Infinity' }],
    ['targetValue', { targetValue: '' }],
    ['targetValue', { targetValue: '1,5' }],
    ['targetValue', { targetValue: '１０' }],
    ['targetValue', { targetValue: '9'.repeat(300) }],
    ['targetValue', { targetValue: 5000 }],
    ['targetValue', { targetValue: undefined }],
    ['targetValue', { targetValue: '10.005' }],
    ['targetValue', { targetValue: '10.5', currency: 'JPY' }],
    ['targetValue', { targetValue: '10.0005', currency: 'KWD' }],
    ['targetValue', { targetValue: '1.5', kind: 'habit', category: 'physical' }],
    ['currentValue', { currentValue: '-1' }],
    ['currentValue', { currentValue: '0.001' }],
    ['currency', { currency: 'XXX' }],
    ['currency', { currency: 'usd' }],
    ['targetDate', { targetDate: '2027-02-29' }],
    ['targetDate', { targetDate: '2027-13-01' }],
    ['targetDate', { targetDate: '0000-01-01' }],
    ['targetDate', { targetDate: '+012027-01-01' }],
    ['targetDate', { targetDate: '2027-01-01T00:00:00Z' }],
    ['title', { title: '   ' }],
    ['title', { title: 'NUL \0' }],
    ['description', { description: 'half \ud800' }],
    ['priority', { priority: 6 }],
    ['priority', { priority: 2.5 }],
    ['category', { category: 'money' }],
    ['isCompleted', { isCompleted: true }],
    ['kind', { kind: 'wish' }],
  ])('%s in %o', async (field, wrong) => {
    const user = await app.signUp()
    const got = await user.post('/api/goals', { title: 'x', targetValue: '5000', ...wrong })
    expect(read(problem, got)).toMatchObject({ status: 400, code: 'bad_input' })
    expect(Object.keys(fieldsOf(got))).toEqual([field])
    expect(await titles(user)).toEqual([])
  })

  test.each<[string, object]>([
    ['targetValue', { targetValue: '0' }],
    ['targetValue', { targetValue: '-1' }],
    ['targetValue', { targetValue: 'NaN' }],
    ['targetValue', { targetValue: '10.005' }],
    ['targetValue', { targetValue: null }],
    ['currentValue', { currentValue: '-0.01' }],
    ['currentValue', { currentValue: '1.005' }],
    ['currentValue', { currentValue: '' }],
    ['targetDate', { targetDate: '2026-02-30' }],
    ['targetDate', { targetDate: '2100-02-29' }],
    ['targetDate', { targetDate: '' }],
    ['kind', { kind: 'habit' }],
    ['isCompleted', { isCompleted: true }],
    ['currency', { currency: 'BTC' }],
  ])('an edit with %s in %o', async (field, wrong) => {
    const user = await app.signUp()
    const before = await make(user, { currentValue: '1' })
    const got = await user.put(`/api/goals/${before.id}`, { title: 'Changed', ...wrong })
    expect(read(problem, got)).toMatchObject({ status: 400, code: 'bad_input' })
    expect(Object.keys(fieldsOf(got))).toEqual([field])
    expect(read(goals, await user.get('/api/goals'))).toEqual([before])
  })

  test('a currency with fewer decimals than the numbers that are there is refused', async () => {
    const user = await app.signUp()
    const { id } = await make(user, { targetValue: '10.50' })
    expect(fieldsOf(await user.put(`/api/goals/${id}`, { currency: 'JPY' }))).toHaveProperty('targetValue')
  })

  test.each<[string, object]>([
    ['value', {}],
    ['value', { value: '1', add: '1' }],
    ['value', { value: '' }],
    ['value', { value: '-1' }],
    ['value', { value: '1.005' }],
    ['add', { add: '0' }],
    ['add', { add: '-0.01' }],
    ['add', { add: '999999999999' }],
    ['note', { value: '2', note: '\0' }],
  ])('an update with %s in %o', async (field, wrong) => {
    const user = await app.signUp()
    const { id } = await make(user, { targetValue: '999999999999' })
    if ('add' in wrong && wrong.add === '999999999999')
      await user.put(`/api/goals/${id}`, { currentValue: '999999999999' })
    const before = read(goals, await user.get('/api/goals'))
    expect(Object.keys(fieldsOf(await user.post(`/api/goals/${id}/progress`, wrong)))).toEqual([field])
    expect(read(goals, await user.get('/api/goals'))).toEqual(before)
  })
})

test('the demo holds goals of every kind, each as far as its entries say', async () => {
  app.setTime(new Date('2026-03-04T20:00:00.000Z'))
  const visitor = app.visitor()
  await visitor.post('/api/demo', { timeZone: 'America/Los_Angeles' })
  const shown = read(goals, await visitor.get('/api/goals'))
  expect(new Set(shown.map(({ kind }) => kind)).size).toBe(4)
  expect(new Set(shown.map(({ category }) => category)).size).toBeGreaterThanOrEqual(4)
  expect(shown.filter(({ isCompleted }) => isCompleted)).toHaveLength(1)
  expect(shown.flatMap(({ trackAs }) => trackAs ?? []).sort()).toEqual(['emergencyFund', 'monthlyIncome'])
  for (const { id, currentValue } of shown) expect((await progressOf(visitor, id))[0]?.value).toBe(currentValue)
  const ladder = shown.find(({ kind }) => kind === 'milestones')
  expect(ladder?.milestones.filter(({ isDone }) => isDone)).toHaveLength(Number(ladder?.currentValue))
})
