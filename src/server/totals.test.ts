import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { z } from 'zod'
import { activityTypes, goalCategories, taskCategories } from '#contract/lists.ts'
import { type Client, read } from '../../test/client.ts'
import { samplePicture, uploadBytes } from '../../test/pictures.ts'
import { createSample, sampleBodies } from '../../test/samples.ts'
import { type StartedApp, startApp } from '../../test/start-app.ts'
import { startStripeServer, type StripeServer } from '../../test/stripe-server.ts'
import { newId } from './lib/record.ts'
import { purgeAll } from './purges.ts'

let app: StartedApp
let stripe: StripeServer
beforeAll(async () => {
  stripe = await startStripeServer()
  app = await startApp(inject('testServer'), stripe.settings)
})
afterAll(async () => {
  await app.stop()
  await stripe.stop()
})

/** The stored totals, and the same totals counted from all records. Both as sorted lines. */
async function compare(): Promise<{ kept: string[]; counted: string[] }> {
  const lines = async (statement: string) =>
    (await app.database.pool.query<{ line: string }>(`select line from (${statement}) l order by 1`)).rows.map(
      ({ line }) => line,
    )
  const records = `
    select user_id, day, 'journal' as kind from journal_entries where deleted_at is null
    union all select user_id, day, 'selfCare:' || activity_type from self_care_activities where deleted_at is null
    union all select user_id, day, 'prayer' from prayers where deleted_at is null
    union all select user_id, day, 'reflection' from reflections where deleted_at is null
    union all select user_id, day, 'workout' from workouts where deleted_at is null
    union all select user_id, completed_on, 'task:' || category from tasks where deleted_at is null and completed_on is not null
    union all select user_id, day, 'income' from income_entries where deleted_at is null
    union all select user_id, day, 'task:household' from household_completions
    union all select l.user_id, l.day, 'goal:' || g.category from goal_updates l
      join goals g on g.user_id = l.user_id and g.id = l.goal_id where g.deleted_at is null`
  const kept = await lines(`
    select concat_ws(' ', user_id, day, kind, count) as line from day_totals where count <> 0
    union all select concat_ws(' ', user_id, month, day_bits) from active_months where day_bits <> 0
    union all select concat_ws(' ', user_id, kind, count) from totals where count <> 0`)
  const counted = await lines(`
    with records as (${records}),
      days as (select user_id, day, count(*) as n from records where kind not like 'goal:%' and kind not in ('income', 'reflection') group by 1, 2)
    select concat_ws(' ', user_id, day, kind, count(*)) as line from records group by user_id, day, kind
    union all select concat_ws(' ', user_id, day, 'forStreak', n) from days
    union all select concat_ws(' ', user_id, date_trunc('month', day)::date, sum(1 << (extract(day from day)::int - 1)))
      from days where n >= 2 group by user_id, date_trunc('month', day)
    union all select concat_ws(' ', user_id, 'goals', count(*)) from goals where deleted_at is null group by user_id
    union all select concat_ws(' ', user_id, 'goals:completed', count(*)) from goals
      where deleted_at is null and completed_at is not null group by user_id`)
  return { kept, counted }
}

/** Seeded, so that every run is the same. */
function dice(seed: number) {
  let state = seed
  const roll = (sides: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * sides)
  }
  const pick = <T>(of: readonly [T, ...T[]]): T => of[roll(of.length)] ?? of[0]
  return { roll, pick }
}

const paths = [
  'journal',
  'self-care',
  'tasks',
  'goals',
  'income',
  'prayers',
  'reflections',
  'fitness/workouts',
  'household-tasks',
] as const
type Path = (typeof paths)[number]
const types = activityTypes.map(({ key }) => key)

test('after creates, edits, completions, deletes, restores and purges, two at once, the totals match a fresh count', async () => {
  const { roll, pick } = dice(20_261_121)
  const start = Date.parse('2026-10-20T00:00:00.000Z')
  app.setTime(new Date(start))
  const people = await Promise.all([app.signUp(), app.signUp(), app.signUp()])
  const made = new Map(people.map((person) => [person, new Map<Path, string[]>(paths.map((path) => [path, []]))]))
  for (const person of people) await person.post('/api/premium/trial')

  const bodies: Record<Path, () => object> = {
    journal: () => ({ title: 'A day', content: 'Rain.' }),
    'self-care': () => ({ activityType: types[roll(types.length)], duration: 10 }),
    prayers: () => ({ text: 'For rain' }),
    reflections: () => ({ text: 'Rain.', seconds: 300 }),
    tasks: () => ({ title: 'A task', category: taskCategories[roll(4)], isCompleted: roll(2) === 0 }),
    'household-tasks': () => ({
      text: 'A task',
      category: 'trash',
      repeat: roll(2) === 0 ? null : { every: 1, unit: 'day', from: 'done' },
    }),
    goals: () => ({
      title: 'A goal',
      category: goalCategories[roll(7)],
      targetValue: '5',
      currentValue: String(roll(7)),
      kind: 'habit',
    }),
    income: () => ({ source: 'A client', amount: '5' }),
    'fitness/workouts': () => ({ title: 'Legs' }),
  }
  const changes: Record<Path, () => object> = {
    journal: () => ({ title: 'Another', mood: 2 }),
    'self-care': () => ({ activityType: types[roll(types.length)] }),
    prayers: () => ({ answer: roll(2) === 0 ? null : { on: '2025-06-01', words: '' } }),
    reflections: () => ({ text: 'More rain.' }),
    tasks: () => (roll(2) === 0 ? { isCompleted: roll(2) === 0 } : { category: taskCategories[roll(4)], priority: 3 }),
    'household-tasks': () => ({ completed: roll(2) === 0 }),
    goals: () => (roll(2) === 0 ? { category: goalCategories[roll(7)] } : { currentValue: String(roll(7)) }),
    income: () => ({ amount: String(roll(7)), hours: '1' }),
    'fitness/workouts': () => (roll(2) === 0 ? { day: '2026-10-19' } : { minutes: 20 }),
  }
  const step = async (person: Client): Promise<void> => {
    const path = pick(paths)
    const ids = made.get(person)?.get(path) ?? []
    const id = ids[roll(ids.length)]
    const action = id === undefined ? 0 : roll(6)
    if (action < 2) {
      const got = await person.post(`/api/${path}`, bodies[path]())
      ids.push(read(z.object({ id: z.string() }), got).id)
    } else if (action === 2) await person.delete(`/api/${path}/${id}`)
    else if (action === 3) await person.post(`/api/${path}/${id}/restore`)
    else if (action === 4 && path === 'goals') await person.post(`/api/goals/${id}/progress`, { add: '1' })
    else await person.put(`/api/${path}/${id}`, changes[path]())
  }

  for (let round = 0; round < 45; round += 1) {
    app.setTime(new Date(start + round * 18 * 3_600_000))
    await Promise.all([...people, ...people].map(step))
    if (round % 30 === 10)
      await people[0]?.put('/api/user/profile', { timeZone: pick(['Pacific/Kiritimati', 'America/Los_Angeles']) })
    if (round % 15 === 0) {
      const { kept, counted } = await compare()
      expect(kept).toEqual(counted)
    }
  }
  await purgeAll(app.database.db, new Date(start + 60 * 86_400_000))
  const { kept, counted } = await compare()
  expect(kept).toEqual(counted)
  expect(kept.length).toBeGreaterThan(100)
  app.setTime(undefined)
})

test('50 records created at once are 50 in the totals', async () => {
  const user = await app.signUp()
  await user.post('/api/premium/trial')
  const goal = read(z.object({ id: z.string() }), await user.post('/api/goals', { title: 'A', targetValue: '9999' }))
  const kinds = [
    () => user.post('/api/journal', { title: 'A', content: 'B' }),
    () => user.post('/api/self-care', { activityType: 'bath', duration: 5 }),
    () => user.post('/api/tasks', { title: 'A', isCompleted: true }),
    () => user.post(`/api/goals/${goal.id}/progress`, { add: '1' }),
    () => user.post('/api/goals', { title: 'A', targetValue: '5', currentValue: '5' }),
  ]
  const got = await Promise.all(Array.from({ length: 10 }, () => kinds.map((make) => make())).flat())
  expect(got.map(({ status }) => status)).toEqual(got.map(() => 201))
  const { kept, counted } = await compare()
  expect(kept).toEqual(counted)
})

test('opposite edits at the same moment neither deadlock nor miscount', async () => {
  const user = await app.signUp()
  const make = async (activityType: string) =>
    read(z.object({ id: z.string() }), await user.post('/api/self-care', { activityType, duration: 5 })).id
  const ids = await Promise.all(Array.from({ length: 12 }, (_, n) => make(n % 2 === 0 ? 'bath' : 'yoga')))
  for (let round = 0; round < 4; round += 1) {
    const got = await Promise.all(
      ids.map((id, n) => user.put(`/api/self-care/${id}`, { activityType: (n + round) % 2 === 0 ? 'yoga' : 'bath' })),
    )
    expect(got.map(({ status }) => status)).toEqual(ids.map(() => 200))
  }
  const { kept, counted } = await compare()
  expect(kept).toEqual(counted)
})

test('goals completed, taken back, moved to other areas, deleted and restored at the same moment do not deadlock', async () => {
  const user = await app.signUp()
  const made = await Promise.all(
    Array.from({ length: 24 }, () => user.post('/api/goals', { title: 'A', kind: 'habit', targetValue: '5' })),
  )
  const ids = made.map((got) => read(z.object({ id: z.string() }), got).id)
  const reach = (id: string, updateId: string = newId()) =>
    user.post(`/api/goals/${id}/progress`, { id: updateId, value: '5' })
  const updates = await Promise.all(
    ids.slice(0, 6).map(async (id) => {
      const updateId = newId()
      await reach(id, updateId)
      return { id, updateId }
    }),
  )
  for (const [from, to] of [
    ['physical', 'spiritual'],
    ['spiritual', 'physical'],
  ] as const) {
    const got = await Promise.all([
      ...updates.map(({ id, updateId }) => user.post(`/api/goals/${id}/progress/undo`, { id: updateId })),
      ...ids.slice(6, 12).map((id) => reach(id)),
      ...ids
        .slice(12, 20)
        .map((id, n) => user.put(`/api/goals/${id}`, { category: n % 2 === 0 ? from : to, currentValue: String(n) })),
      ...ids.slice(20).map((id) => user.delete(`/api/goals/${id}`)),
    ])
    expect(new Set(got.map(({ status }) => status))).toEqual(new Set([200, 201, 204]))
    await Promise.all([
      ...updates.map(({ id, updateId }) => reach(id, updateId)),
      ...ids.slice(6, 12).map((id) => user.put(`/api/goals/${id}`, { currentValue: '1' })),
      ...ids.slice(20).map((id) => user.post(`/api/goals/${id}/restore`)),
    ])
  }
  const { kept, counted } = await compare()
  expect(kept).toEqual(counted)
})

test('deleting an account deletes its rows in every table', async () => {
  const { pool } = app.database
  const leaving = app.visitor()
  await leaving.post('/api/demo', { timeZone: 'Europe/Paris' })
  await leaving.post('/api/affirmations/next')
  await leaving.put('/api/dashboard/layout', sampleBodies['PUT /api/dashboard/layout'])
  await leaving.put('/api/planner/hours', sampleBodies['PUT /api/planner/hours'])
  await leaving.put('/api/fitness/settings', sampleBodies['PUT /api/fitness/settings'])
  await createSample(leaving, '/api/fitness/cycle/days')
  await uploadBytes(leaving, samplePicture)
  await leaving.post('/api/sophia/chat', sampleBodies['POST /api/sophia/chat'])
  await leaving.put('/api/sophia/areas', sampleBodies['PUT /api/sophia/areas'])
  const entry = read(
    z.object({ id: z.string() }),
    await leaving.post('/api/journal', sampleBodies['POST /api/journal']),
  )
  await leaving.put(`/api/journal/${entry.id}`, sampleBodies['PUT /api/journal/{id}'])
  await leaving.post('/api/auth/signup', sampleBodies['POST /api/auth/signup'])
  await leaving.post('/api/premium/checkout')
  const { rows: tables } = await pool.query<{ name: string }>(
    `select table_name as name from information_schema.columns where column_name = 'user_id' and table_schema = 'public'`,
  )
  const { rows } = await pool.query<{ id: string }>(`select user_id as id from dashboard_layouts`)
  const [{ id } = { id: '' }] = rows
  const filled = async () => {
    const found: string[] = []
    for (const { name } of tables)
      if (((await pool.query(`select from ${name} where user_id = $1`, [id])).rowCount ?? 0) > 0) found.push(name)
    return found
  }
  expect((await filled()).sort()).toEqual(tables.map(({ name }) => name).sort())
  await pool.query('delete from users where id = $1', [id])
  expect(await filled()).toEqual([])
})
