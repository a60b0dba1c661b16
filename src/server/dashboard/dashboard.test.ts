import { afterAll, afterEach, beforeAll, describe, expect, inject, test, vi } from 'vitest'
import { z } from 'zod'
import { dashboard, dashboardStats } from '#contract/dashboard.ts'
import { dashboardCards } from '#contract/lists.ts'
import { type Client, problem, read } from '../../../test/client.ts'
import { sampleBodies } from '../../../test/samples.ts'
import { startApp, type StartedApp } from '../../../test/start-app.ts'

let app: StartedApp
beforeAll(async () => {
  app = await startApp(inject('testServer'))
})
afterAll(() => app.stop())
afterEach(() => app.setTime(undefined))

const statsOf = async (user: Client) => read(dashboardStats.strict(), await user.get('/api/dashboard/stats'))
const getDashboard = async (user: Client) => read(dashboard.strict(), await user.get('/api/dashboard'))
const at = (moment: string) => app.setTime(new Date(moment))
const idOf = async (answer: Promise<{ status: number; headers: Headers; body: unknown }>) =>
  read(z.object({ id: z.string() }), await answer).id

const write = (user: Client) => user.post('/api/journal', { title: 'A day', content: 'Rain, tea.' })
const care = (user: Client, activityType = 'bath') => user.post('/api/self-care', { activityType, duration: 10 })
const finish = (user: Client, category = 'personal') =>
  user.post('/api/tasks', { title: 'A task', category, isCompleted: true })
const signUpIn = async (timeZone: string) => {
  const user = await app.signUp()
  await user.put('/api/user/profile', { timeZone })
  return user
}
const none = { current: null, target: null, percentage: null }

describe('the numbers', () => {
  test('of a new account are zero, or null where nothing is known, and have no other key', async () => {
    expect(await statsOf(await app.signUp())).toEqual({
      streak: 0,
      goalsCompleted: 0,
      totalGoals: 0,
      wellnessScore: null,
      monthlyIncome: none,
      emergencyFund: none,
      weeklySelfCareActivities: 0,
      weeklyJournalEntries: 0,
    })
  })

  test('follow every record that is made, edited, deleted and restored', async () => {
    const user = await app.signUp()
    const fund = await idOf(
      user.post('/api/goals', {
        title: 'Fund',
        targetValue: '3000',
        currentValue: '1000.50',
        trackAs: 'emergencyFund',
      }),
    )
    await user.post('/api/goals', {
      title: 'Rent',
      targetValue: '100',
      currentValue: '250',
      currency: 'EUR',
      trackAs: 'monthlyIncome',
    })
    await write(user)
    const bath = await idOf(care(user))
    expect(await statsOf(user)).toEqual({
      streak: 1,
      goalsCompleted: 1,
      totalGoals: 2,
      // One bath of 6, two money updates of 4, one entry of 8.
      wellnessScore: 16,
      monthlyIncome: { current: '250', target: '100', percentage: 100 },
      emergencyFund: { current: '1000.50', target: '3000', percentage: 33 },
      weeklySelfCareActivities: 1,
      weeklyJournalEntries: 1,
    })
    await user.delete(`/api/self-care/${bath}`)
    await user.delete(`/api/goals/${fund}`)
    expect(await statsOf(user)).toMatchObject({
      streak: 0,
      totalGoals: 1,
      emergencyFund: none,
      weeklySelfCareActivities: 0,
    })
    await user.post(`/api/self-care/${bath}/restore`)
    await user.post(`/api/goals/${fund}/restore`)
    expect(await statsOf(user)).toMatchObject({ streak: 1, totalGoals: 2, wellnessScore: 16 })
  })

  test('take the choices of the wizard into the wellness score', async () => {
    const user = await app.signUp()
    await write(user)
    const before = (await statsOf(user)).wellnessScore
    const answers = { ...sampleBodies['POST /api/onboarding/complete'], wellness_areas: ['Mental & Emotional'] }
    await user.post('/api/onboarding/complete', answers)
    expect(before).toBe(3)
    expect((await statsOf(user)).wellnessScore).toBe(4)
  })

  test('are read in one statement after the look-up of the session, and the whole dashboard in nine', async () => {
    const user = await app.signUp()
    const query = vi.spyOn(app.database.pool, 'query')
    await statsOf(user)
    expect(query).toHaveBeenCalledTimes(2)
    query.mockClear()
    await getDashboard(user)
    // Of those, three belong to the affirmation of the day: its request, the goals, the loves.
    expect(query).toHaveBeenCalledTimes(10)
    query.mockRestore()
  })
})

describe('days', () => {
  test('depend on the time zone: the same moment is another day in Tokyo than in New York', async () => {
    at('2026-06-10T16:00:00.000Z')
    const tokyo = await signUpIn('Asia/Tokyo')
    const york = await signUpIn('America/New_York')
    for (const user of [tokyo, york]) {
      await write(user)
      await care(user)
    }
    expect((await getDashboard(tokyo)).today).toBe('2026-06-11')
    expect((await getDashboard(york)).today).toBe('2026-06-10')
    // The seventh day after it: in Tokyo it is over at 15:00 UTC, in New York at 04:00.
    at('2026-06-17T03:59:59.999Z')
    expect((await statsOf(york)).weeklyJournalEntries).toBe(1)
    at('2026-06-17T04:00:00.000Z')
    expect((await statsOf(york)).weeklyJournalEntries).toBe(0)
    at('2026-06-17T14:59:59.999Z')
    expect((await statsOf(tokyo)).weeklyJournalEntries).toBe(1)
    at('2026-06-17T15:00:00.000Z')
    expect((await statsOf(tokyo)).weeklyJournalEntries).toBe(0)
  })

  test.for([
    ['forward', ['2026-03-07T23:30-05:00', '2026-03-08T23:30-04:00', '2026-03-09T00:30-04:00']],
    ['back', ['2026-10-31T23:30-04:00', '2026-11-01T23:30-05:00', '2026-11-02T00:30-05:00']],
  ] as const)('are days on the night when clocks go %s, though they have 23 or 25 hours', async ([, moments]) => {
    const user = await signUpIn('America/New_York')
    for (const moment of moments) {
      at(new Date(moment).toISOString())
      await write(user)
      await finish(user)
    }
    expect(await statsOf(user)).toMatchObject({ streak: 3, weeklyJournalEntries: 3 })
  })

  test('that are past stay as they were when the user moves to another time zone', async () => {
    const user = await signUpIn('America/Los_Angeles')
    for (const day of ['04', '05', '06']) {
      // Evening for the user: the next day already in Kiritimati.
      at(`2026-05-${day}T04:00:00.000Z`)
      await write(user)
      await care(user)
    }
    expect((await statsOf(user)).streak).toBe(3)
    await user.put('/api/user/profile', { timeZone: 'Pacific/Kiritimati' })
    const { streak, today } = await getDashboard(user)
    // Over there the next day has begun, with nothing in it yet.
    expect(today).toBe('2026-05-06')
    expect(streak).toMatchObject({ days: 3, restDay: null })
    await user.put('/api/user/profile', { timeZone: 'America/Los_Angeles' })
    expect((await statsOf(user)).streak).toBe(3)
  })

  test('of rest break no streak, and two in a row do', async () => {
    const user = await signUpIn('Europe/Paris')
    for (const day of ['01', '02', '04']) {
      at(`2026-09-${day}T10:00:00.000Z`)
      await care(user)
      await care(user)
    }
    expect((await getDashboard(user)).streak).toEqual({
      days: 3,
      today: 2,
      goal: 2,
      heldBy: 'today',
      restDay: '2026-09-03',
      daysThisMonth: 3,
      message: 'growing',
    })
    at('2026-09-05T10:00:00.000Z')
    expect((await getDashboard(user)).streak).toMatchObject({ days: 3, today: 0, heldBy: null })
    // Two rests within seven days: only what follows the first of them is a streak now.
    at('2026-09-06T10:00:00.000Z')
    expect((await getDashboard(user)).streak).toMatchObject({ days: 1, restDay: '2026-09-05', message: 'first' })
    at('2026-09-07T10:00:00.000Z')
    expect((await getDashboard(user)).streak).toMatchObject({ days: 0, message: 'none' })
  })
})

describe('the dashboard', () => {
  test('of a new account says what is missing, and shows every card', async () => {
    const user = await app.signUp()
    const got = await getDashboard(user)
    expect(got).toMatchObject({
      stats: await statsOf(user),
      tracked: { monthlyIncome: null, emergencyFund: null },
      streak: { days: 0, today: 0, heldBy: null, message: 'none' },
      tasks: { items: [], total: 0, completed: 0 },
      entries: [],
      goals: [],
      upcoming: [],
      week: {
        selfCare: { count: 0, target: 7 },
        journal: { count: 0, target: 7 },
        financial: { count: 0, target: 3 },
      },
      insight: { basedOn: null },
      affirmation: (await user.get('/api/affirmations/today')).body,
      focus: { answers: null, step: 0, completedAt: null },
    })
    expect(got.layout).toEqual(dashboardCards.map((card) => ({ card, isHidden: false })))
    expect(got.wellness.areas.map(({ points, count }) => `${points} ${count}`)).toEqual(Array(5).fill('null 0'))
  })

  test('has the two latest entries, three financial goals with the open ones first, and what counts this week', async () => {
    const user = await app.signUp()
    for (const title of ['first', 'second', 'third']) await user.post('/api/journal', { title, content: 'Rain.' })
    for (const [title, currentValue] of [
      ['done', '9'],
      ['one', '1'],
      ['two', '0'],
      ['three', '3'],
    ])
      await user.post('/api/goals', { title, targetValue: '9', currentValue })
    await user.post('/api/goals', { title: 'run', targetValue: '9', category: 'physical' })
    await care(user)
    const { entries, goals, week } = await getDashboard(user)
    expect(entries).toEqual((await user.get('/api/journal?limit=2')).body)
    expect(goals.map(({ title }) => title)).toEqual(['three', 'two', 'one'])
    const listed = read(z.array(z.unknown()), await user.get('/api/goals'))
    for (const goal of goals) expect(listed).toContainEqual({ ...goal, forecast: null })
    expect(week).toEqual({
      selfCare: { count: 1, target: 7 },
      journal: { count: 3, target: 7 },
      financial: { count: 3, target: 3 },
    })
  })

  test('has today’s tasks, those that are not done first, at most 20 of them, and says how many there are', async () => {
    const user = await app.signUp()
    for (let n = 0; n < 22; n += 1) await user.post('/api/tasks', { title: `${n}`, isCompleted: n < 3 })
    await user.post('/api/tasks', { title: 'another day', dueDate: '2030-01-01' })
    const { tasks } = await getDashboard(user)
    expect(tasks).toMatchObject({ total: 22, completed: 3 })
    expect(tasks.items).toHaveLength(20)
    expect(tasks.items.map(({ isCompleted }) => isCompleted)).toEqual([...Array(19).fill(false), true])
  })

  test('says what comes next: tasks with an hour and goals due within 30 days, five at most, the soonest first', async () => {
    at('2026-11-20T12:00:00.000Z')
    const user = await signUpIn('Europe/Paris')
    const task = (title: string, scheduledTime: string | null, more = {}) =>
      idOf(user.post('/api/tasks', { title, scheduledTime, ...more }))
    const goal = (title: string, targetDate: string, currentValue = '0') =>
      idOf(user.post('/api/goals', { title, targetValue: '5', targetDate, currentValue }))
    await task('past', '2026-11-20T12:30')
    await task('done', '2026-11-20T15:00', { isCompleted: true })
    await task('no hour', null, { dueDate: '2026-11-21' })
    await goal('reached', '2026-11-21', '5')
    await goal('far', '2026-12-21')
    const dentist = await task('dentist', '2026-11-20T15:00')
    const fund = await goal('fund', '2026-11-20')
    const call = await task('call', '2026-11-22T09:00')
    expect((await getDashboard(user)).upcoming).toEqual([
      { kind: 'task', id: dentist, title: 'dentist', date: '2026-11-20', at: '2026-11-20T14:00:00.000Z' },
      { kind: 'goal', id: fund, title: 'fund', date: '2026-11-20', at: null },
      { kind: 'task', id: call, title: 'call', date: '2026-11-22', at: '2026-11-22T08:00:00.000Z' },
    ])
    for (const day of ['23', '24', '25']) await goal(day, `2026-11-${day}`)
    expect((await getDashboard(user)).upcoming.map(({ title }) => title)).toEqual([
      'dentist',
      'fund',
      'call',
      '23',
      '24',
    ])
  })

  test('says which goal stands behind a tracked number, and in which currency', async () => {
    const user = await app.signUp()
    const body = { title: 'Fund', targetValue: '3000', currency: 'JPY', trackAs: 'emergencyFund' }
    const id = await idOf(user.post('/api/goals', body))
    expect((await getDashboard(user)).tracked).toEqual({ monthlyIncome: null, emergencyFund: { id, currency: 'JPY' } })
  })

  test('explains the wellness score by what it counts, and weighs the chosen areas', async () => {
    const user = await app.signUp()
    await user.post('/api/onboarding/complete', sampleBodies['POST /api/onboarding/complete'])
    await care(user, 'yoga')
    const { wellness, stats, focus } = await getDashboard(user)
    expect(wellness.areas[0]).toMatchObject({ name: 'Physical', count: 1, target: 6, points: 17, isChosen: true })
    expect(stats.wellnessScore).toBe(6)
    expect(wellness.formula).toContain('last 14 days')
    expect(focus).toEqual((await user.get('/api/onboarding')).body)
  })

  test('of the demo is believable', async () => {
    const visitor = app.visitor()
    await visitor.post('/api/demo', { timeZone: 'Europe/Paris' })
    const { stats, insight, entries, goals, week } = await getDashboard(visitor)
    expect(stats.streak).toBeGreaterThan(0)
    expect(stats.wellnessScore).toBeGreaterThan(20)
    expect(stats.wellnessScore).toBeLessThan(100)
    expect(stats.emergencyFund.percentage).not.toBeNull()
    expect(insight.basedOn).not.toBeNull()
    expect([entries.length, goals.length]).toEqual([2, 3])
    expect(week.selfCare.count).toBeGreaterThan(0)
  })

  test('is nobody’s who is not signed in', async () => {
    for (const path of ['/api/dashboard', '/api/dashboard/stats'])
      expect(read(problem, await app.visitor().get(path)).code).toBe('not_signed_in')
  })
})

describe('the cards', () => {
  const layoutOf = async (user: Client) => (await getDashboard(user)).layout
  const put = (user: Client, layout: unknown) => user.put('/api/dashboard/layout', { layout })

  test('stand as the user arranged them, in every session, and for no other user', async () => {
    const user = await app.signUp()
    const reversed = dashboardCards.toReversed().map((card) => ({ card, isHidden: card === 'tour' }))
    const got = await put(user, reversed)
    expect([got.status, got.body]).toEqual([200, { layout: reversed }])
    expect(await layoutOf(user)).toEqual(reversed)
    expect(await layoutOf(await app.signUp())).not.toEqual(reversed)
    await put(user, [])
    expect(await layoutOf(user)).toEqual(dashboardCards.map((card) => ({ card, isHidden: false })))
  })

  test('that the user has not arranged, because a later release brought them, stand after the one that leads them, shown', async () => {
    const user = await app.signUp()
    await put(user, [
      { card: 'goals', isHidden: true },
      { card: 'tasks', isHidden: false },
    ])
    const layout = await layoutOf(user)
    const order = layout.map(({ card }) => card)
    expect(order.filter((card) => ['tour', 'goals', 'ask', 'tasks', 'journal'].includes(card))).toEqual([
      'goals',
      'ask',
      'tasks',
      'tour',
      'journal',
    ])
    expect(layout.filter(({ isHidden }) => isHidden).map(({ card }) => card)).toEqual(['goals'])
    expect(new Set(order)).toEqual(new Set(dashboardCards))
  })

  const tasks = { card: 'tasks', isHidden: false }
  test.for([
    ['an unknown card', [{ card: 'lottery', isHidden: false }], 'layout.0.card'],
    ['a card twice', [tasks, tasks], 'layout'],
    ['no list', { tasks: true }, 'layout'],
    ['null', null, 'layout'],
    ['hidden by a word', [{ card: 'tasks', isHidden: 'yes' }], 'layout.0.isHidden'],
    ['one field more', [{ ...tasks, color: 'red' }], 'layout.0.color'],
    ['too many', Array.from({ length: 500 }, () => tasks), 'layout'],
  ] as const)('refuse %s, and stay as they were', async ([, layout, field]) => {
    const user = await app.signUp()
    await put(user, [{ card: 'insight', isHidden: true }])
    const before = await layoutOf(user)
    const got = await put(user, layout)
    expect(got.status).toBe(400)
    expect(Object.keys(read(problem, got).fields ?? {})).toContain(field)
    expect(await layoutOf(user)).toEqual(before)
  })
})
