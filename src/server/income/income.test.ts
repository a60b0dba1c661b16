import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest'
import { z } from 'zod'
import { exchange } from '#contract/coach.ts'
import { goal } from '#contract/goals.ts'
import { incomeApi, incomeEntry, incomeGuide, incomeSummary } from '#contract/income.ts'
import { task } from '#contract/planner.ts'
import { dashboard, dashboardStats } from '#contract/dashboard.ts'
import { newId } from '#server/lib/record.ts'
import { purgeAll } from '#server/purges.ts'
import { type Client, problem, read } from '../../../test/client.ts'
import { type StartedApp, startApp } from '../../../test/start-app.ts'

const entries = z.array(incomeEntry)
const plan = incomeApi['GET /api/income/plan'].reply
const step = incomeApi['PUT /api/income/plan/{id}'].reply
let app: StartedApp

beforeAll(async () => {
  app = await startApp(inject('testServer'))
})
afterEach(() => app.setTime(undefined))
afterAll(() => app.stop())

/** A Wednesday. */
const now = new Date('2026-11-18T12:00:00.000Z')

async function signUp(timeZone = 'America/New_York'): Promise<Client> {
  app.setTime(now)
  const user = await app.signUp()
  await user.put('/api/user/profile', { timeZone })
  return user
}

const log = async (user: Client, given: object) =>
  read(incomeEntry, await user.post('/api/income', { source: 'Proofreading', amount: '100', ...given }))
const list = async (user: Client) => read(entries, await user.get('/api/income'))
const summaryOf = async (user: Client) => read(incomeSummary, await user.get('/api/income/summary'))
const fieldsOf = (got: Parameters<typeof read>[1]) => read(problem, got).fields ?? {}

describe('the log', () => {
  test('keeps a line to the letter, with its net and what an hour of it brought', async () => {
    const user = await signUp()
    const made = await log(user, { source: '  Zoë’s café ☕ ', costs: '12.50', hours: '6.25', note: 'Two\nmenus' })
    expect(made).toMatchObject({
      source: '  Zoë’s café ☕ ',
      amount: '100',
      costs: '12.50',
      hours: '6.25',
      note: 'Two\nmenus',
      earnedOn: '2026-11-18',
      currency: 'USD',
      net: '87.5',
      perHour: '14',
    })
    expect(await list(user)).toEqual([made])
    const bare = await log(user, {})
    expect(bare).toMatchObject({ costs: '0', hours: null, note: null, net: '100', perHour: null })
  })

  test('changes only what is given, and can lose its hours and note', async () => {
    const user = await signUp()
    const { id } = await log(user, { hours: '4', note: 'A', costs: '10' })
    const changed = await user.put(`/api/income/${id}`, { amount: '60', hours: null, earnedOn: '2026-10-02' })
    expect(read(incomeEntry, changed)).toMatchObject({
      source: 'Proofreading',
      amount: '60',
      costs: '10',
      net: '50',
      hours: null,
      note: 'A',
      earnedOn: '2026-10-02',
    })
  })

  test('lists the latest day first, a page at a time, each exactly once', async () => {
    const user = await signUp()
    const days = ['2026-11-03', '2026-11-18', '2025-01-31', '2026-11-03', '2000-01-01']
    for (const earnedOn of days) await log(user, { earnedOn })
    const found: string[] = []
    for (let address: string | undefined = '/api/income?limit=2'; address !== undefined;) {
      const got = await user.get(address)
      found.push(...read(entries, got).map(({ earnedOn }) => earnedOn))
      address = /<([^>]+)>; rel="next"/.exec(got.headers.get('link') ?? '')?.[1]
    }
    expect(found).toEqual(days.toSorted().toReversed())
  })

  test('comes back by undo until it is purged after 30 days', async () => {
    const user = await signUp()
    const made = await log(user, {})
    expect((await user.delete(`/api/income/${made.id}`)).status).toBe(204)
    expect(await list(user)).toEqual([])
    expect((await summaryOf(user)).months.at(-1)?.sums).toEqual([])
    expect((await user.post(`/api/income/${made.id}/restore`)).body).toEqual(made)
    expect((await user.post(`/api/income/${made.id}/restore`)).body).toEqual(made)
    await user.delete(`/api/income/${made.id}`)
    const rows = async () =>
      (await app.database.pool.query('select 1 from income_entries where id = $1', [made.id])).rowCount
    await purgeAll(app.database.db, new Date(now.getTime() + 29 * 86_400_000))
    expect(await rows()).toBe(1)
    await purgeAll(app.database.db, new Date(now.getTime() + 31 * 86_400_000))
    expect(await rows()).toBe(0)
  })

  test('sent twice with the same id, also at the same moment, it is one line', async () => {
    const user = await signUp()
    const body = { id: newId(), source: 'Once', amount: '5' }
    const got = await Promise.all(Array.from({ length: 5 }, () => user.post('/api/income', body)))
    expect(got.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 201])
    expect(await list(user)).toHaveLength(1)
  })

  test.each([
    ['three decimals of a currency that has two', { amount: '10.125' }, 'amount'],
    ['decimals of a currency that has none', { amount: '10.5', currency: 'JPY' }, 'amount'],
    ['costs with three decimals', { costs: '0.001' }, 'costs'],
    ['a negative amount', { amount: '-20' }, 'amount'],
    ['a number instead of text', { amount: 20 }, 'amount'],
    ['a number in words', { amount: '1e5' }, 'amount'],
    ['not a number', { amount: 'NaN' }, 'amount'],
    ['more than 12 digits', { amount: '1234567890123' }, 'amount'],
    ['nothing at all', { amount: '0', costs: '0.00' }, 'amount'],
    ['no hours, written as 0', { hours: '0' }, 'hours'],
    ['more hours than a month has', { hours: '745' }, 'hours'],
    ['hours with three decimals', { hours: '1.125' }, 'hours'],
    ['a currency that does not exist', { currency: 'XBT' }, 'currency'],
    ['a day of year 0', { earnedOn: '0000-01-01' }, 'earnedOn'],
    ['a day that does not exist', { earnedOn: '2026-02-30' }, 'earnedOn'],
    ['a day of the last century', { earnedOn: '1999-12-31' }, 'earnedOn'],
    ['a day still to come', { earnedOn: '2026-11-20' }, 'earnedOn'],
    ['a day of year 20261', { earnedOn: '20261-01-01' }, 'earnedOn'],
    ['a blank source', { source: '   ' }, 'source'],
  ])('refuses %s, names the field, and stores nothing', async (_name, wrong, field) => {
    const user = await signUp()
    const refused = await user.post('/api/income', { source: 'A', amount: '1', ...wrong })
    expect([refused.status, Object.keys(fieldsOf(refused))]).toEqual([400, [field]])
    expect(await list(user)).toEqual([])
    const kept = await log(user, {})
    expect((await user.put(`/api/income/${kept.id}`, wrong)).status).toBe(400)
    expect(await list(user)).toEqual([kept])
  })

  test('takes three decimals of a currency that has three, and hours without money', async () => {
    const user = await signUp()
    expect((await log(user, { amount: '10.125', currency: 'KWD', hours: '3' })).perHour).toBe('3.375')
    expect(await log(user, { amount: '0', hours: '2.5' })).toMatchObject({ net: '0', perHour: '0' })
    expect(await log(user, { amount: '0', costs: '40' })).toMatchObject({ net: '-40' })
  })

  test('a day is the user’s own: tomorrow in Auckland is today', async () => {
    const user = await signUp('Pacific/Auckland')
    expect((await log(user, {})).earnedOn).toBe('2026-11-19')
  })

  test('a month holds 500 lines, also when many arrive at once', async () => {
    const user = await signUp()
    const { id } = await log(user, {})
    await app.database.pool.query(
      `insert into income_entries (user_id, id, created_at, updated_at, day, earned_on, currency, words)
       select user_id, gen_random_uuid(), created_at, updated_at, day, date '2026-11-02', currency, words
       from income_entries, generate_series(1, 497) where id = $1`,
      [id],
    )
    const got = await Promise.all(
      Array.from({ length: 6 }, () => user.post('/api/income', { source: 'A', amount: '1' })),
    )
    expect(got.map(({ status }) => status).sort()).toEqual([201, 201, 413, 413, 413, 413])
    expect((await user.post('/api/income', { source: 'A', amount: '1', earnedOn: '2026-10-31' })).status).toBe(201)
  })
})

describe('the sums', () => {
  test('keep currencies apart, set tax aside by the user’s own rate, and count hours only where they are', async () => {
    const user = await signUp()
    expect((await user.put('/api/income/settings', { currency: 'EUR', taxRate: '27.5' })).status).toBe(200)
    await log(user, { amount: '200', costs: '20', hours: '10' })
    await log(user, { amount: '0.10', source: 'Tips' })
    await log(user, { amount: '0.20', source: 'tips ' })
    await log(user, { amount: '9000', currency: 'JPY' })
    await log(user, { amount: '50', currency: 'USD', earnedOn: '2026-10-31' })
    const { months, sources, today, unreadable } = await summaryOf(user)
    expect([today, unreadable, months.length, months[0]?.month]).toEqual(['2026-11-18', 0, 12, '2025-12'])
    const euros = { currency: 'EUR', amount: '200.3', costs: '20', net: '180.3', setAside: '49.59' }
    expect(months.at(-1)).toEqual({
      month: '2026-11',
      sums: [
        { ...euros, hours: '10', perHour: '18', entries: 3, counted: 1 },
        expect.objectContaining({ currency: 'JPY', net: '9000', setAside: '2475', perHour: null }),
      ],
    })
    expect(months.at(-2)?.sums).toMatchObject([{ currency: 'USD', net: '50' }])
    expect(sources.map(({ source, currency, net }) => [source, currency, net])).toEqual([
      ['tips', 'EUR', '0.3'],
      ['Proofreading', 'EUR', '180'],
      ['Proofreading', 'JPY', '9000'],
      ['Proofreading', 'USD', '50'],
    ])
  })

  test('set nothing aside of a loss, and nothing at all before a rate is chosen', async () => {
    const user = await signUp()
    await log(user, { amount: '10', costs: '60' })
    expect((await summaryOf(user)).months.at(-1)?.sums).toMatchObject([{ net: '-50', setAside: null }])
    await user.put('/api/income/settings', { currency: 'USD', taxRate: '30' })
    expect((await summaryOf(user)).months.at(-1)?.sums).toMatchObject([{ net: '-50', setAside: '0' }])
  })

  test.each(['91', '-5', '12.345', 'a', ''])('refuse a tax rate of “%s”', async (taxRate) => {
    const user = await signUp()
    const refused = await user.put('/api/income/settings', { currency: 'USD', taxRate })
    expect([refused.status, Object.keys(fieldsOf(refused))]).toEqual([400, ['taxRate']])
    expect((await user.get('/api/income/settings')).body).toEqual({ currency: 'USD', taxRate: null })
  })
})

describe('the dashboard', () => {
  const statsOf = async (user: Client) => read(dashboardStats, await user.get('/api/dashboard/stats')).monthlyIncome
  const logged = async (user: Client) => read(dashboard, await user.get('/api/dashboard')).incomeLog

  test('adds this month’s log to the goal that is tracked as monthly income, in its currency alone', async () => {
    const user = await signUp()
    await log(user, { amount: '120.50', costs: '20' })
    await log(user, { amount: '80', currency: 'EUR' })
    await log(user, { amount: '999', earnedOn: '2026-10-31' })
    const target = { title: 'Income', targetValue: '1000', currentValue: '300', trackAs: 'monthlyIncome' }
    const { id } = read(goal, await user.post('/api/goals', target))
    expect(await statsOf(user)).toEqual({ current: '400.5', target: '1000', percentage: 40 })
    expect(await logged(user)).toEqual([
      { currency: 'EUR', net: '80', entries: 1, isCounted: false },
      { currency: 'USD', net: '100.5', entries: 1, isCounted: true },
    ])
    await user.put(`/api/goals/${id}`, { currency: 'EUR' })
    expect(await statsOf(user)).toEqual({ current: '380', target: '1000', percentage: 38 })
  })

  test('shows the log alone without a goal, unless it is in several currencies', async () => {
    const user = await signUp()
    await log(user, { amount: '10', costs: '60' })
    expect(await statsOf(user)).toEqual({ current: '-50', target: null, percentage: null })
    await log(user, { currency: 'EUR' })
    expect(await statsOf(user)).toEqual({ current: null, target: null, percentage: null })
    expect((await logged(user)).map(({ isCounted }) => isCounted)).toEqual([false, false])
  })

  test('counts a line in the Financial score and as a check-in, and not for the streak', async () => {
    const user = await signUp()
    await log(user, {})
    await log(user, { earnedOn: '2020-01-01' })
    const shown = read(dashboard, await user.get('/api/dashboard'))
    const financial = shown.wellness.areas.find(({ name }) => name === 'Financial')
    expect([financial?.count, financial?.points, shown.week.financial.count]).toEqual([2, 50, 2])
    expect([shown.streak.today, shown.streak.days]).toEqual([0, 0])
  })
})

describe('the action plan', () => {
  const planOf = async (user: Client) => read(plan, await user.get('/api/income/plan'))

  test('is saved: a ticked step stays ticked in another session, and can be unticked', async () => {
    const user = await signUp()
    const { plan: parts } = read(incomeGuide, await user.get('/api/income/guide'))
    const ids = parts.flatMap(({ steps }) => steps.map(({ id }) => id))
    expect((await planOf(user)).map(({ id }) => id)).toEqual(ids)
    expect((await user.put('/api/income/plan/hours', { isDone: true })).body).toEqual({
      id: 'hours',
      isDone: true,
      task: null,
    })
    await user.put('/api/income/plan/hours', { isDone: true })
    expect((await planOf(user)).filter(({ isDone }) => isDone).map(({ id }) => id)).toEqual(['hours'])
    expect((await planOf(await signUp())).some(({ isDone }) => isDone)).toBe(false)
    await user.put('/api/income/plan/hours', { isDone: false })
    expect((await planOf(user)).some(({ isDone }) => isDone)).toBe(false)
  })

  test('a step becomes one task of the planner, whose day and completion it shows', async () => {
    const user = await signUp()
    const body = { id: newId(), dueDate: '2026-11-21' }
    const both = await Promise.all([1, 2].map(() => user.post('/api/income/plan/floor/task', body)))
    expect(both.map(({ status }) => status).sort()).toEqual([200, 201])
    const other = await user.post('/api/income/plan/floor/task', { dueDate: '2026-12-01' })
    const planned = { ...body, isCompleted: false }
    expect([other.status, read(step, other).task]).toEqual([200, planned])
    const tasks = read(z.array(task), await user.get('/api/tasks?date=2026-11-21'))
    expect(tasks).toMatchObject([
      { id: body.id, title: 'Work out your lowest price', category: 'financial', estimatedDuration: 30 },
    ])
    await user.put(`/api/tasks/${body.id}`, { isCompleted: true, dueDate: '2026-11-22' })
    const done = (await planOf(user)).find(({ id }) => id === 'floor')
    expect(done).toEqual({ id: 'floor', isDone: false, task: { ...planned, dueDate: '2026-11-22', isCompleted: true } })
    await user.delete(`/api/tasks/${body.id}`)
    expect((await planOf(user)).find(({ id }) => id === 'floor')?.task).toBeNull()
    expect((await user.post('/api/income/plan/floor/task', { dueDate: '2026-11-30' })).status).toBe(201)
  })

  test.each([
    ['a step that is not there', 'no-such-step', { isDone: true }, 404],
    ['a name that no step can have', 'A%20B', { isDone: true }, 400],
    ['a word instead of true or false', 'hours', { isDone: 'yes' }, 400],
  ])('refuses %s', async (_name, id, body, status) => {
    const user = await signUp()
    expect((await user.put(`/api/income/plan/${id}`, body)).status).toBe(status)
  })
})

test('every range of the guide has a source with its year, or says that it is illustrative', async () => {
  const guide = read(incomeGuide, await (await signUp()).get('/api/income/guide'))
  const ids = [...guide.strategies, ...guide.tools, ...guide.examples, ...guide.plan.flatMap(({ steps }) => steps)]
  expect(new Set(ids.map(({ id }) => id)).size).toBe(ids.length)
  for (const { basis } of [...guide.strategies.map(({ range }) => range), ...guide.warnings, ...guide.taxFacts])
    if (basis.kind === 'source') {
      expect(basis.address).toMatch(/^https:\/\//)
      expect(basis.year).toBeGreaterThan(2019)
      expect(`${basis.year}-00` < guide.gathered).toBe(true)
    }
})

test('the demo has a log in two currencies, a rate and half a plan', async () => {
  const visitor = app.visitor()
  await visitor.post('/api/demo', { timeZone: 'Europe/Paris' })
  expect(new Set((await list(visitor)).map(({ currency }) => currency))).toEqual(new Set(['USD', 'EUR']))
  expect((await visitor.get('/api/income/settings')).body).toEqual({ currency: 'USD', taxRate: '20' })
  const steps = read(plan, await visitor.get('/api/income/plan'))
  expect(steps.filter(({ isDone }) => isDone)).toHaveLength(6)
})

describe('the coach', () => {
  const ask = async (user: Client, message: string) => read(exchange, await user.post('/api/sophia/chat', { message }))

  test('reads the log only once the user allows it', async () => {
    const user = await signUp()
    await log(user, { amount: '321' })
    const question = 'How much did I earn this month?'
    const before = await ask(user, question)
    expect([before.sources.some(({ area }) => area === 'income'), before.response]).toEqual([
      false,
      expect.stringContaining('switched off'),
    ])
    await user.put('/api/sophia/areas', { areas: ['income'] })
    const after = await ask(user, question)
    const [{ earnedOn } = { earnedOn: '' }] = await list(user)
    const month = earnedOn.slice(0, 7)
    expect(after.sources).toEqual([{ area: 'income', lines: [`${month}: 321 USD after costs, 1 entry`] }])
    expect(after.response).toContain('$321')
  })

  test('proposes a line, and only the click makes one, which undo takes away', async () => {
    const user = await signUp()
    const { id, proposals } = await ask(user, 'I earned $120 from tutoring in 3 hours')
    expect(proposals).toMatchObject([{ proposal: { kind: 'income', title: 'Tutoring' }, state: 'open' }])
    expect(await list(user)).toEqual([])
    for (const _click of [1, 2]) await user.post(`/api/sophia/chats/${id}/proposals/0/accept`)
    expect(await list(user)).toMatchObject([{ source: 'Tutoring', amount: '120.00', hours: '3', perHour: '40' }])
    await user.post(`/api/sophia/chats/${id}/proposals/0/undo`)
    expect(await list(user)).toEqual([])
  })
})
