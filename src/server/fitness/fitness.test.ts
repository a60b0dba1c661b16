import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest'
import { z } from 'zod'
import { dashboard } from '#contract/dashboard.ts'
import { drink, exerciseHistory, fitness, meal, weight, weightTrend, workout } from '#contract/fitness.ts'
import { newId } from '#server/lib/record.ts'
import { type Client, problem, read } from '../../../test/client.ts'
import { type StartedApp, startApp } from '../../../test/start-app.ts'

let app: StartedApp
beforeAll(async () => {
  app = await startApp(inject('testServer'))
})
afterEach(() => app.setTime(undefined))
afterAll(() => app.stop())

const noon = '2026-11-20T12:00:00.000Z'
const today = '2026-11-20'

async function signUp(): Promise<Client> {
  app.setTime(new Date(noon))
  return app.signUp()
}

const summary = async (user: Client) => read(fitness, await user.get('/api/fitness'))
const trend = async (user: Client) => read(weightTrend, await user.get('/api/fitness/weight-trend'))
const squats = { name: 'Squat', sets: [{ repetitions: 8, kilograms: 42.5 }] }

test('a visit to the gym is a workout of today, which later takes its exercises and keeps its day', async () => {
  const user = await signUp()
  const visit = read(workout, await user.post('/api/fitness/workouts', {}))
  expect(visit).toMatchObject({ day: today, title: null, minutes: null, exercises: [], notes: null })
  app.setTime(new Date('2026-11-21T12:00:00.000Z'))
  const sent = { title: 'Legs', minutes: 45, exercises: [squats], notes: 'The quiet rack' }
  const changed = read(workout, await user.put(`/api/fitness/workouts/${visit.id}`, sent))
  expect(changed).toEqual({ ...visit, ...sent })
  expect((await user.get('/api/fitness/workouts')).body).toEqual([changed])
})

test('an exercise comes with its sets of the last two workouts that had it, whatever its capitals', async () => {
  const user = await signUp()
  for (const [day, kilograms] of [
    ['2026-11-01', 30],
    ['2026-11-10', 35],
    ['2026-11-18', 40],
  ] as const) {
    const exercises = [{ name: day === '2026-11-10' ? 'squat ' : 'Squat', sets: [{ repetitions: 8, kilograms }] }]
    await user.post('/api/fitness/workouts', { day, exercises })
  }
  const [known, ...others] = read(z.array(exerciseHistory), await user.get('/api/fitness/exercises'))
  expect(others).toEqual([])
  expect(known?.workouts.map(({ day, sets }) => [day, sets[0]?.kilograms])).toEqual([
    ['2026-11-18', 40],
    ['2026-11-10', 35],
  ])
})

test('what is deleted leaves list and sums, and comes back when the user undoes it', async () => {
  const user = await signUp()
  for (const [path, body, kind] of [
    ['workouts', {}, 'workouts'],
    ['meals', { kind: 'lunch', content: 'Soup' }, 'meals'],
    ['drinks', { millilitres: 250 }, 'millilitres'],
  ] as const) {
    const made = read(z.object({ id: z.string() }), await user.post(`/api/fitness/${path}`, body))
    const counted = async () => (await summary(user)).days.at(-1)?.[kind]
    const before = await counted()
    expect(before).toBeGreaterThan(0)
    expect((await user.delete(`/api/fitness/${path}/${made.id}`)).status).toBe(204)
    expect(await counted()).toBe(0)
    expect((await user.get(`/api/fitness/${path}`)).body).toEqual([])
    expect((await user.put(`/api/fitness/${path}/${made.id}`, {})).status).toBeGreaterThanOrEqual(404)
    expect((await user.post(`/api/fitness/${path}/${made.id}/restore`)).status).toBe(200)
    expect(await counted()).toBe(before)
  }
})

test('the summary has the last 28 days, today last, in the time zone of the user', async () => {
  const user = await signUp()
  await user.put('/api/user/profile', { timeZone: 'Pacific/Auckland' })
  await user.post('/api/fitness/drinks', { millilitres: 330 })
  await user.post('/api/fitness/drinks', { millilitres: 250 })
  const got = await summary(user)
  expect(got).toMatchObject({ today: '2026-11-21', units: null, hidesNumbers: false, latest: null })
  expect(got.days).toHaveLength(28)
  expect(got.days.at(-1)).toEqual({ day: '2026-11-21', workouts: 0, meals: 0, millilitres: 580 })
})

test('the trend is smoothed by elapsed time: a lasting change arrives slowly, a single day hardly shows', async () => {
  const user = await signUp()
  for (const [day, kilograms] of [
    ['2026-10-01', 60],
    ['2026-10-02', 62],
    ['2026-10-12', 60],
    ['2026-11-19', 61],
    ['2026-11-19', 63],
  ] as const)
    await user.post('/api/fitness/weights', { day, kilograms })
  expect(await trend(user)).toEqual([
    { day: '2026-10-01', kilograms: 60, trend: 60 },
    { day: '2026-10-02', kilograms: 62, trend: 60.19 },
    { day: '2026-10-12', kilograms: 60, trend: 60.07 },
    { day: '2026-11-19', kilograms: 62, trend: 61.96 },
  ])
  expect((await summary(user)).latest).toMatchObject({ day: '2026-11-19', kilograms: 63 })
})

test('the units and hidden numbers are kept, and change no record', async () => {
  const user = await signUp()
  const kept = read(weight, await user.post('/api/fitness/weights', { kilograms: 63.25 }))
  await user.put('/api/fitness/settings', { units: 'imperial' })
  const got = await user.put('/api/fitness/settings', { hidesNumbers: true })
  expect(got.body).toEqual({ units: 'imperial', hidesNumbers: true })
  expect(await summary(user)).toMatchObject({ units: 'imperial', hidesNumbers: true, latest: kept })
})

const set = (change: object) => ({
  exercises: [{ name: 'Squat', sets: [{ repetitions: 8, kilograms: 40, ...change }] }],
})

test.each([
  ['weights', 'no kilograms at all', { kilograms: 0 }, 'kilograms'],
  ['weights', '5000 kilograms', { kilograms: 5_000 }, 'kilograms'],
  ['weights', 'kilograms below a grown person', { kilograms: 19.99 }, 'kilograms'],
  ['weights', 'three decimals', { kilograms: 63.255 }, 'kilograms'],
  ['weights', 'kilograms as text', { kilograms: '63' }, 'kilograms'],
  ['weights', 'pounds', { pounds: 140 }, 'kilograms'],
  ['weights', 'a unit beside it', { kilograms: 63, unit: 'lb' }, 'unit'],
  ['weights', 'the day of tomorrow', { kilograms: 63, day: '2026-11-21' }, 'day'],
  ['weights', 'a day that is none', { kilograms: 63, day: '2026-02-30' }, 'day'],
  ['meals', 'the year 0', { kind: 'lunch', content: 'Soup', day: '0000-01-01' }, 'day'],
  ['meals', 'a meal that is none', { kind: 'feast', content: 'Soup' }, 'kind'],
  ['meals', 'nothing in it', { kind: 'lunch', content: '  ' }, 'content'],
  ['meals', 'an amount of energy', { kind: 'lunch', content: 'Soup', calories: 300 }, 'calories'],
  ['drinks', 'half a millilitre', { millilitres: 250.5 }, 'millilitres'],
  ['drinks', 'a bathtub', { millilitres: 150_000 }, 'millilitres'],
  ['workouts', 'a set of 0 kilograms', set({ kilograms: 0 }), 'exercises.0.sets.0.kilograms'],
  ['workouts', 'a set of 5000 kilograms', set({ kilograms: 5_000 }), 'exercises.0.sets.0.kilograms'],
  ['workouts', 'a set with three decimals', set({ kilograms: 40.125 }), 'exercises.0.sets.0.kilograms'],
  ['workouts', 'half a repetition', set({ repetitions: 7.5 }), 'exercises.0.sets.0.repetitions'],
  ['workouts', 'a set in pounds', set({ pounds: 90 }), 'exercises.0.sets.0.pounds'],
  ['workouts', 'an exercise without a name', { exercises: [{ name: '', sets: [] }] }, 'exercises.0.name'],
  ['workouts', 'more than a day', { minutes: 1_441 }, 'minutes'],
] as const)('of %s, one with %s is refused, the field named, and nothing stored', async (path, _name, body, field) => {
  const user = await signUp()
  const before = await app.fingerprint()
  const got = read(problem, await user.post(`/api/fitness/${path}`, body))
  expect(got).toMatchObject({ status: 400, code: 'bad_input', fields: { [field]: expect.any(String) } })
  expect(await app.fingerprint()).toBe(before)
})

test('a change to a bad weight or a later day is refused, and the record stays as it was', async () => {
  const user = await signUp()
  const kept = read(weight, await user.post('/api/fitness/weights', { kilograms: 63.25 }))
  for (const change of [{ kilograms: 0 }, { kilograms: 63.255 }, { day: '2026-11-21' }, { day: '0000-01-01' }])
    expect((await user.put(`/api/fitness/weights/${kept.id}`, change)).status).toBe(400)
  expect((await user.get('/api/fitness/weights')).body).toEqual([kept])
})

test('the same id again is the same record, also when 20 devices send it at once', async () => {
  const user = await signUp()
  const body = { id: newId(), kilograms: 63.25 }
  const all = await Promise.all(Array.from({ length: 20 }, () => user.post('/api/fitness/weights', body)))
  expect(all.map(({ status }) => status).sort()).toEqual([...Array.from({ length: 19 }, () => 200), 201])
  expect(read(z.array(weight), await user.get('/api/fitness/weights'))).toHaveLength(1)
})

test('a list is of one day or by pages, the latest day first, and each record once', async () => {
  const user = await signUp()
  for (const day of ['2026-11-18', '2026-11-20', '2026-11-19', '2026-11-20', '2026-11-17'])
    await user.post('/api/fitness/meals', { kind: 'lunch', content: `Soup of ${day}`, day })
  const ofDay = read(z.array(meal), await user.get(`/api/fitness/meals?day=${today}`))
  expect(ofDay.map(({ day }) => day)).toEqual([today, today])
  const days: string[] = []
  let path: string | undefined = '/api/fitness/meals?limit=2'
  while (path !== undefined) {
    const got = await user.get(path)
    days.push(...read(z.array(meal), got).map(({ day }) => day))
    path = /<([^>]+)>/.exec(got.headers.get('link') ?? '')?.[1]
  }
  expect(days).toEqual(['2026-11-20', '2026-11-20', '2026-11-19', '2026-11-18', '2026-11-17'])
})

test('a workout counts for the streak and the Physical area; weights, meals and water do not', async () => {
  const user = await signUp()
  const numbers = async () => {
    const { streak, wellness } = read(dashboard, await user.get('/api/dashboard'))
    return [streak.today, wellness.areas.find(({ name }) => name === 'Physical')?.count]
  }
  await user.post('/api/fitness/weights', { kilograms: 63 })
  await user.post('/api/fitness/meals', { kind: 'lunch', content: 'Soup' })
  read(drink, await user.post('/api/fitness/drinks', { millilitres: 250 }))
  expect(await numbers()).toEqual([0, 0])
  const { id } = read(workout, await user.post('/api/fitness/workouts', {}))
  expect(await numbers()).toEqual([1, 1])
  await user.put(`/api/fitness/workouts/${id}`, { day: '2026-11-15' })
  expect(await numbers()).toEqual([0, 1])
  await user.delete(`/api/fitness/workouts/${id}`)
  expect(await numbers()).toEqual([0, 0])
})

test('nothing of it is stored in clear but its day', async () => {
  const user = await signUp()
  await user.put('/api/fitness/cycle', { isOn: true })
  await user.post('/api/fitness/workouts', { title: 'Zebrafinch', exercises: [{ name: 'Zebrafinch', sets: [] }] })
  await user.post('/api/fitness/meals', { kind: 'lunch', content: 'Zebrafinch' })
  await user.post('/api/fitness/cycle/days', { flow: 'heavy', symptoms: ['cramps'], notes: 'Zebrafinch' })
  for (const table of ['workouts', 'weights', 'meals', 'drinks', 'cycle_days']) {
    const { rows } = await app.database.pool.query<{ row: string }>(
      `select (to_jsonb(t) - 'words')::text || encode(words, 'escape') as row from ${table} t`,
    )
    expect(rows.map(({ row }) => row).join('')).not.toMatch(/Zebrafinch|heavy|cramps|lunch|kilograms/)
  }
})
