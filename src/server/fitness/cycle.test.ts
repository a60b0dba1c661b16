import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest'
import { z } from 'zod'
import { exchange } from '#contract/coach.ts'
import { cycle, cycleCalendar, cycleDay } from '#contract/fitness.ts'
import { addDays } from '#server/lib/days.ts'
import { type Client, problem, read } from '../../../test/client.ts'
import { type StartedApp, startApp } from '../../../test/start-app.ts'

let app: StartedApp
beforeAll(async () => {
  app = await startApp(inject('testServer'))
})
afterEach(() => app.setTime(undefined))
afterAll(() => app.stop())

const today = '2026-11-20'
const path = '/api/fitness/cycle/days'

async function signUp({ isOn = true } = {}): Promise<Client> {
  app.setTime(new Date(`${today}T12:00:00.000Z`))
  const user = await app.signUp()
  if (isOn) await user.put('/api/fitness/cycle', { isOn: true })
  return user
}

const readCycle = async (user: Client) => read(cycle, await user.get('/api/fitness/cycle'))
const list = async (user: Client) => read(z.array(cycleDay), await user.get(path))

/** Periods of `length` days that begin at each of `starts`. */
async function logPeriods(user: Client, starts: readonly string[], length = 4) {
  for (const start of starts)
    for (let n = 0; n < length; n += 1)
      await user.post(path, { day: addDays(start, n), flow: n < 2 ? 'medium' : 'light' })
}

test('the log is off until the user turns it on, and takes nothing before', async () => {
  const user = await signUp({ isOn: false })
  expect(await readCycle(user)).toMatchObject({
    isOn: false,
    isInPlanner: false,
    loggedDays: 0,
    cycles: null,
    next: null,
  })
  const before = await app.fingerprint()
  const refused = read(problem, await user.post(path, { flow: 'light' }))
  expect(refused).toMatchObject({ status: 403, code: 'switched_off' })
  expect(await app.fingerprint()).toBe(before)
  expect(read(cycle, await user.put('/api/fitness/cycle', { isOn: true }))).toMatchObject({ isOn: true })
  expect((await user.post(path, { flow: 'light' })).status).toBe(201)
})

test('no range is shown before three cycles; then it is the shortest to the longest, with how many', async () => {
  const user = await signUp()
  await logPeriods(user, ['2026-08-25', '2026-09-21', '2026-10-20'])
  expect(await readCycle(user)).toMatchObject({
    cycles: null,
    next: null,
    starts: ['2026-10-20', '2026-09-21', '2026-08-25'],
  })
  await logPeriods(user, ['2026-11-16'], 5)
  expect(await readCycle(user)).toMatchObject({
    cycles: { n: 3, least: 27, median: 27, most: 29 },
    periods: { n: 3, least: 4, median: 4, most: 4 },
    leftOut: 0,
    next: { from: '2026-12-13', to: '2026-12-15' },
    loggedDays: 17,
  })
})

test('spotting starts no cycle, and a gap too long for one cycle is left out and counted', async () => {
  const user = await signUp()
  await logPeriods(user, ['2026-04-01', '2026-07-10', '2026-08-07', '2026-09-05', '2026-10-04'])
  await user.post(path, { day: '2026-08-22', flow: 'spotting', symptoms: ['cramps'] })
  expect(await readCycle(user)).toMatchObject({ cycles: { n: 3, least: 28, most: 29 }, leftOut: 1 })
})

test('a day is logged once: again, on any device at once, changes it', async () => {
  const user = await signUp()
  const first = read(cycleDay, await user.post(path, { flow: 'light', symptoms: ['tired'] }))
  await Promise.all(['medium', 'heavy', 'medium', 'heavy'].map((flow) => user.post(path, { flow })))
  const again = read(cycleDay, await user.post(path, { flow: 'heavy', notes: 'Slept early' }))
  expect(again).toEqual({ ...first, flow: 'heavy', symptoms: [], notes: 'Slept early' })
  expect(await list(user)).toEqual([again])
})

test('a deleted day comes back, unless it was logged again since', async () => {
  const user = await signUp()
  const { id } = read(cycleDay, await user.post(path, { flow: 'light' }))
  await user.delete(`${path}/${id}`)
  expect(await list(user)).toEqual([])
  expect((await user.post(`${path}/${id}/restore`)).status).toBe(200)
  await user.delete(`${path}/${id}`)
  const other = read(cycleDay, await user.post(path, { flow: 'heavy' }))
  expect((await user.post(`${path}/${id}/restore`)).status).toBe(409)
  expect(await list(user)).toEqual([other])
})

test.each([
  ['tomorrow', { day: '2026-11-21', flow: 'light' }, 'day'],
  ['the year 0', { day: '0000-01-01', flow: 'light' }, 'day'],
  ['a flow that is none', { flow: 'flood' }, 'flow'],
  ['no flow said', {}, 'flow'],
  ['a symptom that is none', { flow: 'light', symptoms: ['moon'] }, 'symptoms.0'],
  ['a symptom twice', { flow: 'light', symptoms: ['tired', 'tired'] }, 'symptoms'],
])('a day with %s is refused, the field named, and nothing stored', async (_name, body, field) => {
  const user = await signUp()
  const before = await app.fingerprint()
  expect(read(problem, await user.post(path, body))).toMatchObject({
    status: 400,
    code: 'bad_input',
    fields: { [field]: expect.any(String) },
  })
  expect(await app.fingerprint()).toBe(before)
})

test('switched off nothing is shown or computed, and all days can be deleted and brought back', async () => {
  const user = await signUp()
  await logPeriods(user, ['2026-10-20', '2026-11-16'])
  await user.put('/api/fitness/cycle', { isInPlanner: true })
  expect(await readCycle(user)).toMatchObject({ loggedDays: 8 })
  expect(read(cycle, await user.put('/api/fitness/cycle', { isOn: false }))).toMatchObject({
    starts: [],
    loggedDays: 8,
  })
  expect((await user.get('/api/fitness/cycle/calendar')).body).toEqual({ days: [], next: null })
  const gone = read(z.object({ deleted: z.int(), deletedAt: z.string() }), await user.delete(path))
  expect(gone.deleted).toBe(8)
  expect(await readCycle(user)).toMatchObject({ loggedDays: 0 })
  const back = await user.post('/api/fitness/cycle/restore', { deletedAt: gone.deletedAt })
  expect(back.body).toEqual({ restored: 8 })
  expect(await readCycle(user)).toMatchObject({ isOn: false, loggedDays: 8 })
})

test('the planner learns of the days only where the user shows them there', async () => {
  const user = await signUp()
  await user.post(path, { flow: 'light' })
  await user.post(path, { day: '2026-11-18', flow: 'none', symptoms: ['tired'] })
  const calendar = async () => read(cycleCalendar, await user.get('/api/fitness/cycle/calendar'))
  expect((await calendar()).days).toEqual([])
  await user.put('/api/fitness/cycle', { isInPlanner: true })
  expect((await calendar()).days).toEqual([today])
})

test('the coach reads workouts and cycle only where each is allowed by itself, and never a weight', async () => {
  const user = await signUp()
  await user.post('/api/premium/trial')
  await logPeriods(user, ['2026-11-16'])
  await user.post('/api/fitness/workouts', {})
  await user.post('/api/fitness/weights', { kilograms: 63.25 })
  const readBy = async (areas?: string[]) => {
    if (areas !== undefined) await user.put('/api/sophia/areas', { areas })
    const asked = ['How many workouts did I do in the last 7 days?', 'What day of my cycle is it?']
    const lines = new Map<string, string[]>()
    for (const message of asked) {
      const { sources: told } = read(exchange, await user.post('/api/sophia/chat', { message }))
      for (const { area, lines: said } of told) lines.set(area, said)
    }
    return lines
  }
  const atFirst = await readBy()
  expect([atFirst.has('fitness'), atFirst.has('cycle')]).toEqual([false, false])
  const allowed = await readBy(['fitness'])
  expect(allowed.get('fitness')?.[0]).toMatch(/^1 workout, /)
  expect(allowed.has('cycle')).toBe(false)
  const both = await readBy(['fitness', 'cycle'])
  expect(both.get('cycle')).toEqual(['day 5 since the last period began'])
  expect(JSON.stringify([...both])).not.toContain('63')
  await user.put('/api/fitness/cycle', { isOn: false })
  expect((await readBy()).get('cycle')).toEqual(['nothing recorded'])
})
