import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { z } from 'zod'
import { sessionUser } from '#contract/accounts.ts'
import { task } from '#contract/planner.ts'
import { read } from '../../../test/client.ts'
import { type StartedApp, startApp } from '../../../test/start-app.ts'

const tasks = z.array(task)
let app: StartedApp
beforeAll(async () => {
  app = await startApp(inject('testServer'))
})
afterAll(() => app.stop())

test('another account reaches no occurrence of a series by any scope, and a cursor shows each account only its own', async () => {
  const [user, other] = [await app.signUp(), await app.signUp()]
  const first = read(task, await user.post('/api/tasks', { title: 'Own task', repeat: 'FREQ=DAILY;COUNT=3' }))
  const list = await user.get('/api/tasks')
  const [last] = read(tasks, list)
  for (const scope of ['this', 'following', 'all'])
    for (const got of [
      await other.put(`/api/tasks/${last?.id}`, { title: 'Mine', scope }),
      await other.put(`/api/tasks/${first.id}`, { repeat: null, scope }),
      await other.delete(`/api/tasks/${last?.id}?scope=${scope}`),
      await other.post(`/api/tasks/${last?.id}/restore`),
    ])
      expect(got.status).toBe(404)
  const own = read(task, await other.post('/api/tasks', { id: first.id, title: 'Own' }))
  expect(own).toMatchObject({ title: 'Own', seriesId: null })
  const page = await user.get('/api/tasks?limit=2')
  const address = /<([^>]+)>; rel="next"/.exec(page.headers.get('link') ?? '')?.[1]
  expect(read(tasks, await user.get(address ?? ''))).toEqual([first])
  expect(read(tasks, await other.get(address ?? ''))).toEqual([own])
  expect((await user.get('/api/tasks')).body).toEqual(list.body)
})

test('many changes at once of what repeats for one account hold up no other account, however long they wait', async () => {
  const [owner, other] = [await app.signUp(), await app.signUp()]
  const { id: ownerId } = read(sessionUser, await owner.get('/api/auth/check'))
  const first = read(task, await owner.post('/api/tasks', { title: 'Mine', repeat: 'FREQ=DAILY;COUNT=3' }))
  const holder = await app.database.pool.connect()
  await holder.query('begin')
  await holder.query('select id from users where id = $1 for update', [ownerId])
  const changes = Array.from({ length: 40 }, (_, n) =>
    owner.put(`/api/tasks/${first.id}`, { title: `Name ${n}`, scope: 'all' }),
  )
  const answers = await Promise.all(Array.from({ length: 10 }, () => other.get('/api/tasks')))
  await holder.query('rollback')
  holder.release()
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200))
  for (const { status } of await Promise.all(changes)) expect(status).toBe(200)
})
