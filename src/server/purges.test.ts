import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { getTableName } from 'drizzle-orm'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { goal } from '#contract/goals.ts'
import { z } from 'zod'
import { journalEntry } from '#contract/journal.ts'
import { startJobs } from '#server/lib/jobs.ts'
import { type TestResponse, read } from '../../test/client.ts'
import { askForUpload, samplePicture, uploadBytes } from '../../test/pictures.ts'
import { collections, createSample, sampleBodies } from '../../test/samples.ts'
import { type StartedApp, startApp } from '../../test/start-app.ts'
import { sweepPictures } from './pictures/sweep.ts'
import { purgeAll } from './purges.ts'
import { recordTables } from './record-tables.ts'

const day = 86_400_000
const start = new Date('2026-05-01T09:00:00.000Z')
const after = (days: number, milliseconds = 0) => new Date(start.getTime() + days * day + milliseconds)

let app: StartedApp
beforeAll(async () => {
  app = await startApp(inject('testServer'))
})
afterAll(() => app.stop())

const idOf = (got: TestResponse): string => read(z.object({ id: z.string() }), got).id

const count = async (table: string): Promise<number> => {
  const { rowCount } = await app.database.pool.query(`select 1 from ${table}`)
  return rowCount ?? 0
}

test('a deleted entry can be restored for 30 days, then it is gone for good, with its revisions', async () => {
  app.setTime(start)
  const user = await app.signUp()
  const written = await user.post('/api/journal', { title: 'A quiet day', content: 'Tea, rain, a book.' })
  const { id } = read(journalEntry, written)
  await user.put(`/api/journal/${id}`, { content: 'Tea, rain, two books.' })
  await user.post('/api/journal', { title: 'Another', content: 'Stays.' })
  await user.delete(`/api/journal/${id}`)
  app.setTime(after(29))
  await purgeAll(app.database.db, after(30, -1))
  expect((await user.post(`/api/journal/${id}/restore`)).status).toBe(200)
  app.setTime(start)
  await user.delete(`/api/journal/${id}`)
  await purgeAll(app.database.db, after(30))
  expect(await count('journal_entries')).toBe(1)
  expect(await count('journal_revisions')).toBe(0)
  expect((await user.post(`/api/journal/${id}/restore`)).status).toBe(404)
})

test('a deleted goal goes after 30 days, with its progress', async () => {
  app.setTime(start)
  const user = await app.signUp()
  const { id } = read(goal, await user.post('/api/goals', { title: 'A', targetValue: '5', currentValue: '1' }))
  await user.delete(`/api/goals/${id}`)
  await purgeAll(app.database.db, after(30, -1))
  expect(await count('goal_updates')).toBe(1)
  await purgeAll(app.database.db, after(30))
  expect(await count('goals')).toBe(0)
  expect(await count('goal_updates')).toBe(0)
})

test('the rule of a deleted repeated task goes with its last occurrence', async () => {
  app.setTime(start)
  const user = await app.signUp()
  const repeat = 'FREQ=DAILY;COUNT=3'
  const gone = idOf(await user.post('/api/tasks', { title: 'Goes', repeat }))
  await user.post('/api/tasks', { title: 'Stays', repeat })
  await user.delete(`/api/tasks/${gone}?scope=all`)
  await purgeAll(app.database.db, after(30, -1))
  expect([await count('tasks'), await count('task_series')]).toEqual([6, 2])
  await purgeAll(app.database.db, after(30))
  expect([await count('tasks'), await count('task_series')]).toEqual([3, 1])
  await app.database.pool.query('delete from users where id in (select user_id from tasks)')
  expect([await count('tasks'), await count('task_series')]).toEqual([0, 0])
})

test('a deleted affirmation goes after 30 days, with the user’s love for it; the love for others stays', async () => {
  app.setTime(start)
  const user = await app.signUp()
  const path = '/api/affirmations'
  const gone = idOf(await user.post(path, sampleBodies['POST /api/affirmations']))
  const kept = idOf(await user.post(path, sampleBodies['POST /api/affirmations']))
  for (const id of [gone, kept]) await user.put(`${path}/${id}/love`, { isLoved: true })
  await user.delete(`${path}/${gone}`)
  await purgeAll(app.database.db, after(30, -1))
  expect([await count('affirmations'), await count('affirmation_loves')]).toEqual([2, 2])
  await purgeAll(app.database.db, after(30))
  expect([await count('affirmations'), await count('affirmation_loves')]).toEqual([1, 1])
})

test('deleted exchanges with the coach go after 30 days, and a reply that a crashed process left open is closed', async () => {
  app.setTime(start)
  const user = await app.signUp()
  const message = 'How do I rest?'
  const gone = idOf(await user.post('/api/sophia/chat', { message }))
  const left = idOf(await user.post('/api/sophia/chat', { message }))
  await user.delete(`/api/sophia/chats/${gone}`)
  await app.database.pool.query(`update coach_chats set state = 'streaming' where id = $1`, [left])
  await purgeAll(app.database.db, after(30, -1))
  expect(await count('coach_chats')).toBe(2)
  expect(await count(`coach_chats where state = 'failed'`)).toBe(1)
  await purgeAll(app.database.db, after(30))
  expect(await count('coach_chats')).toBe(1)
})

const objects = async (): Promise<number> => {
  const found = await readdir(join(app.dataDir, 'objects'), { recursive: true, withFileTypes: true })
  return found.filter((each) => each.isFile()).length
}
/** Runs the hourly jobs, in the hours after `start`. */
const sweepAt = async (hours: number): Promise<void> => {
  await purgeAll(app.database.db, after(0, hours * 3_600_000))
  await sweepPictures(app.database.db, app.store)
}

test('an unused picture goes after a day; a used one stays until it is replaced', async () => {
  app.setTime(start)
  const user = await app.signUp()
  const loose = await uploadBytes(user, samplePicture)
  const named = await uploadBytes(user, samplePicture)
  await user.put('/api/profile/avatar', { avatarURL: named })
  for (const hour of [1, 24]) await sweepAt(hour)
  expect([await count('pictures'), await objects()]).toEqual([2, 6])
  await sweepAt(25)
  expect((await user.get(loose)).status).toBe(404)
  expect((await user.get(named)).status).toBe(200)
  expect([await count('pictures'), await count('pending_object_deletions'), await objects()]).toEqual([1, 0, 3])
  await user.put('/api/profile/avatar', { avatarURL: '/avatars/dawn.svg' })
  for (const hour of [26, 49]) await sweepAt(hour)
  expect((await user.get(named)).status).toBe(200)
  await user.put('/api/profile/avatar', { avatarURL: named })
  for (const hour of [50, 99]) await sweepAt(hour)
  expect((await user.get(named)).status).toBe(200)
  await user.put('/api/profile/avatar', { avatarURL: null })
  for (const hour of [100, 124]) await sweepAt(hour)
  expect([await count('pictures'), await objects()]).toEqual([0, 0])
})

test('the picture of a deleted vision comes back with it, and goes after it', async () => {
  app.setTime(start)
  const user = await app.signUp()
  const picture = await uploadBytes(user, samplePicture)
  const id = idOf(await user.post('/api/vision-board', { title: 'A door', imageUrl: picture }))
  const address = `/api/vision-board/${id}`
  await user.delete(address)
  for (const hour of [1, 24, 50]) await sweepAt(hour)
  expect((await user.get(`${picture}/thumb`)).status).toBe(200)
  expect((await user.post(`${address}/restore`)).body).toMatchObject({ imageUrl: picture })
  await user.delete(address)
  await sweepAt(30 * 24 - 1)
  expect([await count('visions'), await count('pictures')]).toEqual([1, 1])
  for (const hour of [30 * 24, 31 * 24]) await sweepAt(hour)
  expect([await count('visions'), await count('pictures'), await objects()]).toEqual([0, 0, 0])
})

test('an upload that never arrived goes after an hour', async () => {
  app.setTime(start)
  const user = await app.signUp()
  const address = await askForUpload(user)
  await purgeAll(app.database.db, after(0, 3_599_999))
  expect(await count('pictures')).toBe(1)
  await purgeAll(app.database.db, after(0, 3_600_000))
  expect([await count('pictures'), await count('pending_object_deletions')]).toEqual([0, 0])
  expect((await user.put(address, samplePicture)).status).toBe(400)
})

test('what a crashed process was storing goes after an hour, from the object store too', async () => {
  app.setTime(start)
  const user = await app.signUp()
  await uploadBytes(user, samplePicture)
  await app.database.pool.query(`update pictures set state = 'storing'`)
  await sweepAt(1)
  expect([await count('pictures'), await count('pending_object_deletions'), await objects()]).toEqual([0, 0, 0])
})

test('no picture of a deleted account or an ended demo stays in the object store', async () => {
  app.setTime(start)
  const user = await app.signUp('leaving')
  const demo = app.visitor()
  await demo.post('/api/demo')
  for (const each of [user, demo])
    await each.put('/api/profile/avatar', { avatarURL: await uploadBytes(each, samplePicture) })
  expect(await objects()).toBe(6)
  await app.database.pool.query(`delete from users where username = 'leaving'`)
  await sweepAt(24)
  expect([await count('pictures'), await count('pending_object_deletions'), await objects()]).toEqual([0, 0, 0])
})

test('sessions, password resets and counted attempts go once they have expired', async () => {
  const now = new Date()
  app.setTime(now)
  await app.signUp('mia')
  await app.visitor().post('/api/auth/password/forgot', { email: 'mia@example.com' })
  const inDays = (days: number) => new Date(now.getTime() + days * day)
  expect(await count('verifications')).toBe(1)
  expect(await count('rate_limits')).toBeGreaterThan(0)
  await purgeAll(app.database.db, now)
  expect(await count('verifications')).toBe(1)
  const sessions = await count('sessions')
  await purgeAll(app.database.db, inDays(1))
  expect(await count('verifications')).toBe(0)
  expect(await count('rate_limits')).toBe(0)
  expect(await count('sessions')).toBe(sessions)
  await purgeAll(app.database.db, inDays(31))
  expect(await count('sessions')).toBe(0)
})

test('a job runs at the start and on schedule, once for all processes that share the database', async () => {
  const { promise: ranTwice, resolve } = Promise.withResolvers<void>()
  let runs = 0
  const job = {
    name: 'count',
    cron: '* * * * *',
    run: async () => {
      runs += 1
      if (runs === 2) resolve()
    },
  }
  const quiet = { info: () => {}, warn: () => {} }
  const one = await startJobs(app.database.pool, [job], quiet, 1)
  const two = await startJobs(app.database.pool, [job], quiet, 1)
  await ranTwice
  await Promise.all([one.stop(), two.stop()])
  expect(runs).toBe(2)
})

const rowsOf = async (id: string): Promise<number> => {
  const rows = await Promise.all(recordTables.map((table) => count(`${getTableName(table)} where id = '${id}'`)))
  return rows.reduce((sum, each) => sum + each, 0)
}

test.each(collections)('a deleted record of %s goes after 30 days, the others stay', async (collection) => {
  app.setTime(start)
  const user = await app.signUp()
  await user.post('/api/premium/trial')
  const gone = await createSample(user, collection)
  await user.delete(`${collection}/${gone}`)
  const kept = await createSample(user, collection)
  await purgeAll(app.database.db, after(30, -1))
  expect([await rowsOf(gone), await rowsOf(kept)]).toEqual([1, 1])
  await purgeAll(app.database.db, after(30))
  expect([await rowsOf(gone), await rowsOf(kept)]).toEqual([0, 1])
})

test.each(recordTables.map((table) => getTableName(table)))(
  'what is to be purged of %s is found by an index',
  async (table) => {
    expect(await count(`pg_indexes where tablename = '${table}' and indexdef like '%(deleted_at)%'`)).toBe(1)
  },
)
