import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { onboardingDefaults } from '#contract/onboarding-defaults.ts'
import { accountsApi } from '#contract/accounts.ts'
import { notificationsApi } from '#contract/notifications.ts'
import { goal } from '#contract/goals.ts'
import { type Client, problem, read } from '../../../test/client.ts'
import { startApp, type StartedApp } from '../../../test/start-app.ts'

let app: StartedApp
beforeAll(async () => {
  app = await startApp(inject('testServer'), { COMMUNITY_URL: 'https://community.example' })
})
afterAll(() => app.stop())

const list = async (user: Client) =>
  read(notificationsApi['GET /api/notifications'].reply, await user.get('/api/notifications'))
const kinds = async (user: Client) => (await list(user)).map(({ kind }) => kind)
const unread = async (user: Client) => (await list(user)).filter(({ isRead }) => !isRead).map(({ kind }) => kind)
const saveSettings = (user: Client, change: object) =>
  user.put('/api/notifications/settings', { ...onboardingDefaults.notifications, ...change })

const lastUse = async (user: Client) =>
  read(accountsApi['GET /api/auth/sessions'].reply, await user.get('/api/auth/sessions'))[0]?.lastSeenAt

const set = async (user: Client, given: object) =>
  read(
    goal,
    await user.post('/api/goals', {
      title: 'A quiet fund',
      category: 'financial',
      kind: 'amount',
      currency: 'USD',
      targetValue: '100',
      currentValue: '0',
      ...given,
    }),
  )

/** Runs at a set time; every account here is in UTC. */
async function at<T>(time: string, work: () => Promise<T>): Promise<T> {
  app.setTime(new Date(time))
  try {
    return await work()
  } finally {
    app.setTime(undefined)
  }
}

/** An account of Monday, November 2, that has read its welcomes. */
const settled = () =>
  at('2026-11-02T12:00:00Z', async () => {
    const user = await app.signUp()
    await user.put('/api/notifications/read', { upTo: '2026-11-02T12:00:00.000Z' })
    return user
  })

const welcomes = ['welcome', 'tour', 'firstGoal']

describe('the bell', () => {
  test('has three notifications for a new account: welcome, take the tour, set a first goal', async () => {
    const user = await app.signUp()
    expect(await list(user)).toMatchObject(welcomes.map((kind) => ({ kind, isRead: false })))
  })

  test('asks for a first goal until there was one, and offers the tour until it was taken or declined', async () => {
    const user = await app.signUp()
    const { id } = await set(user, {})
    expect(await kinds(user)).toEqual(['welcome', 'tour'])
    await user.delete(`/api/goals/${id}`)
    expect(await kinds(user)).toEqual(['welcome', 'tour'])
    await user.put('/api/dashboard/layout', { layout: [{ card: 'tour', isHidden: true }] })
    expect(await kinds(user)).toEqual(['welcome'])
  })

  test('has in a new demo what today brings as news, above what its three months told before', async () => {
    const told = await at('2026-11-18T12:00:00Z', async () => {
      const visitor = app.visitor()
      await visitor.post('/api/demo', { timeZone: 'UTC' })
      return list(visitor)
    })
    expect(told.filter(({ isRead }) => !isRead).map(({ kind }) => kind)).toEqual([
      'welcome',
      'tour',
      'goalDue',
      'tasksToday',
    ])
    expect(told.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['goalDue', 'tasksToday', 'tip']))
  })

  test('forgets what is read for good, and never takes a later mark back', async () => {
    const user = await app.signUp()
    const [newest] = await list(user)
    const upTo = newest?.createdAt
    expect((await user.put('/api/notifications/read', { upTo })).status).toBe(204)
    expect(await unread(user)).toEqual([])
    await user.put('/api/notifications/read', { upTo: '2020-01-01T00:00:00.000Z' })
    expect(await unread(user)).toEqual([])
  })

  test('cannot be marked as read ahead of time', async () => {
    const user = await settled()
    await at('2026-11-03T12:00:00Z', () => user.put('/api/notifications/read', { upTo: '2030-01-01T00:00:00.000Z' }))
    await at('2026-11-03T13:00:00Z', () => set(user, { currentValue: '100' }))
    expect(await at('2026-11-03T14:00:00Z', () => unread(user))).toEqual(['goalReached'])
  })

  test('of another account shows nothing of this one, and marks nothing', async () => {
    const [user, other] = await Promise.all([app.signUp(), app.signUp()])
    await set(user, { currentValue: '100' })
    const { createdAt } = (await list(user))[0] ?? {}
    await other.put('/api/notifications/read', { upTo: createdAt })
    expect(await kinds(other)).toEqual(welcomes)
    expect(await unread(user)).toEqual(['goalReached', 'welcome', 'tour'])
  })

  test('keeps to the last 30 days and to 50, newest first', async () => {
    const user = await settled()
    await at('2026-11-03T12:00:00Z', () => set(user, { currentValue: '100' }))
    const month = await at('2026-12-02T11:00:00Z', () => list(user))
    expect(month.map(({ createdAt }) => createdAt)).toEqual(
      month
        .map(({ createdAt }) => createdAt)
        .sort()
        .toReversed(),
    )
    expect(month.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['goalReached', 'welcome']))
    // When a session was last used is written down after its answer; two days later it would be too old without.
    await expect.poll(() => at('2026-12-02T11:00:00Z', () => lastUse(user))).toBe('2026-12-02T11:00:00.000Z')
    expect(await at('2026-12-04T12:00:00Z', () => kinds(user))).not.toContain('goalReached')
    expect(await at('2026-12-04T12:00:00Z', () => kinds(user))).not.toContain('welcome')
  })
})

describe('goal updates', () => {
  test('tell a goal that was reached, until it is open again or deleted', async () => {
    const user = await settled()
    const { id } = await at('2026-11-03T12:00:00Z', () => set(user, { currentValue: '100' }))
    const when = '2026-11-03T13:00:00Z'
    const [first] = await at(when, () => list(user))
    expect(first).toMatchObject({ kind: 'goalReached', goalId: id, title: 'A quiet fund', isRead: false })
    await user.put(`/api/goals/${id}`, { currentValue: '50' })
    expect(await at(when, () => kinds(user))).not.toContain('goalReached')
    await at('2026-11-03T12:30:00Z', () => user.put(`/api/goals/${id}`, { currentValue: '100' }))
    await user.delete(`/api/goals/${id}`)
    expect(await at(when, () => kinds(user))).not.toContain('goalReached')
  })

  test('tell a goal in the week before its date, and never after it', async () => {
    const user = await settled()
    await at('2026-11-03T12:00:00Z', () => set(user, { targetDate: '2026-11-20' }))
    expect(await at('2026-11-12T12:00:00Z', () => kinds(user))).not.toContain('goalDue')
    const due = await at('2026-11-13T12:00:00Z', () => list(user))
    expect(due[0]).toMatchObject({ kind: 'goalDue', dueDate: '2026-11-20', createdAt: '2026-11-13T07:00:00.000Z' })
    expect(await at('2026-11-20T23:00:00Z', () => kinds(user))).toContain('goalDue')
    expect(await at('2026-11-21T01:00:00Z', () => kinds(user))).not.toContain('goalDue')
  })
})

describe('daily reminders', () => {
  const task = { description: null, category: 'personal', priority: 3, dueDate: '2026-11-05', estimatedDuration: 30 }

  test('say from the morning on how many tasks are open today, and which comes next', async () => {
    const user = await settled()
    const timed = { scheduledTime: '2026-11-05T15:00:00.000Z', isCompleted: false }
    await at('2026-11-04T12:00:00Z', async () => {
      await user.post('/api/tasks', { ...task, title: 'Water the fern', scheduledTime: null, isCompleted: false })
      const dentist = await user.post('/api/tasks', { ...task, title: 'Dentist', ...timed })
      expect(dentist.status).toBe(201)
    })
    expect(await at('2026-11-05T06:30:00Z', () => kinds(user))).not.toContain('tasksToday')
    const next = { title: 'Dentist', at: '2026-11-05T15:00:00.000Z' }
    const told = { kind: 'tasksToday', createdAt: '2026-11-05T07:00:00.000Z' }
    expect((await at('2026-11-05T08:00:00Z', () => list(user)))[0]).toMatchObject({ ...told, count: 2, next })
    expect((await at('2026-11-05T16:00:00Z', () => list(user)))[0]).toMatchObject({ ...told, count: 2, next: null })
    expect(await at('2026-11-06T08:00:00Z', () => kinds(user))).not.toContain('tasksToday')
  })

  test('are news where the first task of today is written down after the bell was read', async () => {
    const user = await settled()
    const add = (time: string, title: string) =>
      at(time, () => user.post('/api/tasks', { ...task, title, scheduledTime: null, isCompleted: false }))
    const readAll = (time: string) =>
      at(time, () => user.put('/api/notifications/read', { upTo: '2026-11-06T00:00:00.000Z' }))
    await readAll('2026-11-05T09:00:00Z')
    await add('2026-11-05T10:00:00Z', 'Water the fern')
    expect(await at('2026-11-05T10:01:00Z', () => unread(user))).toEqual(['tasksToday'])
    await readAll('2026-11-05T10:02:00Z')
    await add('2026-11-05T11:00:00Z', 'Call Grandma')
    expect(await at('2026-11-05T11:01:00Z', () => unread(user))).toEqual([])
  })
})

describe('what comes once a week', () => {
  test('is an idea for the areas the user chose, the same one all week', async () => {
    const user = await settled()
    await user.post('/api/onboarding/complete', { ...onboardingDefaults, wellness_areas: ['Life Organization'] })
    const tips = async (time: string) => (await at(time, () => list(user))).filter(({ kind }) => kind === 'tip')
    const [first, ...none] = await tips('2026-11-09T08:00:00Z')
    expect(none).toEqual([])
    expect(first).toMatchObject({ createdAt: '2026-11-09T07:00:00.000Z' })
    expect(['planner', 'household', 'shopping']).toContain(first?.kind === 'tip' && first.page)
    expect(await tips('2026-11-15T22:00:00Z')).toEqual([first])
    expect((await tips('2026-11-16T08:00:00Z')).map(({ createdAt }) => createdAt)).toEqual([
      '2026-11-16T07:00:00.000Z',
      '2026-11-09T07:00:00.000Z',
    ])
  })

  test('never mentions the spiritual page where the user wants none', async () => {
    const user = await settled()
    await user.post('/api/onboarding/complete', { ...onboardingDefaults, wellness_areas: ['Spiritual Growth'] })
    await user.put('/api/spiritual/settings', { isHidden: true })
    const told = await at('2026-11-30T12:00:00Z', () => list(user))
    expect(told.filter(({ kind }) => kind === 'tip')).toHaveLength(4)
    expect(told.map((each) => each.kind === 'tip' && each.page)).not.toContain('spiritual')
  })

  test('is a question for the community where the user asked for it and the server has one', async () => {
    const user = await settled()
    expect(await at('2026-11-04T08:00:00Z', () => kinds(user))).not.toContain('lounge')
    await saveSettings(user, { community_updates: true })
    expect(await at('2026-11-04T08:00:00Z', () => kinds(user))).toContain('lounge')
  })
})

describe('the settings', () => {
  test('are those of the onboarding, and each switches its kind off', async () => {
    const user = await settled()
    const answers = { ...onboardingDefaults, currentChallenges: 'Saying no', wellness_areas: ['Physical Health'] }
    await user.post('/api/onboarding/complete', answers)
    await at('2026-11-09T12:00:00Z', () => set(user, { currentValue: '100' }))
    const when = '2026-11-09T13:00:00Z'
    expect(await at(when, () => kinds(user))).toEqual(['goalReached', 'tip', 'welcome', 'tour'])
    await saveSettings(user, { goal_updates: false })
    expect(await at(when, () => kinds(user))).toEqual(['tip', 'welcome', 'tour'])
    const off = { daily_reminders: false, goal_updates: false, wellness_tips: false, community_updates: false }
    expect((await saveSettings(user, off)).body).toEqual(off)
    expect(await at(when, () => kinds(user))).toEqual(['welcome', 'tour'])
    expect((await user.get('/api/onboarding')).body).toMatchObject({ answers: { ...answers, notifications: off } })
    expect((await user.get('/api/notifications/settings')).body).toEqual(off)
  })

  test('can be changed before the onboarding, which stays to be done', async () => {
    const user = await app.signUp()
    expect((await user.get('/api/notifications/settings')).body).toEqual(onboardingDefaults.notifications)
    await saveSettings(user, { wellness_tips: false })
    const state = (await user.get('/api/onboarding')).body
    expect(state).toMatchObject({ step: 0, completedAt: null, answers: { notifications: { wellness_tips: false } } })
  })

  test('of bad input store nothing', async () => {
    const user = await app.signUp()
    const before = await app.fingerprint()
    const wrong = await saveSettings(user, { sms: true })
    expect(Object.keys(read(problem, wrong).fields ?? {})).toEqual(['sms'])
    for (const upTo of ['now', '0000-01-01T00:00:00.000Z', '0001-01-01T00:00:00.000Z', '1899-12-31T23:59:59.999Z'])
      expect([upTo, (await user.put('/api/notifications/read', { upTo })).status]).toEqual([upTo, 400])
    expect(await app.fingerprint()).toEqual(before)
  })
})
