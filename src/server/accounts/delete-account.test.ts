import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { z } from 'zod'
import { sessionUser } from '#contract/accounts.ts'
import { shoppingItem, shoppingList } from '#contract/shopping.ts'
import { sweepPictures } from '#server/pictures/sweep.ts'
import { makeAllRecords } from '../../../test/all-records.ts'
import { type Client, problem, read } from '../../../test/client.ts'
import { samplePicture, uploadBytes } from '../../../test/pictures.ts'
import { sampleBodies } from '../../../test/samples.ts'
import { type StartedApp, startApp, tables } from '../../../test/start-app.ts'

let app: StartedApp

beforeAll(async () => {
  app = await startApp(inject('testServer'))
})
afterAll(() => app.stop())

const password = 'a quiet morning light'

const idOf = async (user: Client): Promise<string> => read(sessionUser, await user.get('/api/auth/check')).id

/** Every row of every table that says `text` anywhere. */
async function rowsWith(text: string): Promise<string[]> {
  const all = tables.map(
    (table) => `select '${table} ' || (to_jsonb(t) - 'last_seen_at')::text as row from "${table}" t`,
  )
  const { rows } = await app.database.pool.query<{ row: string }>(
    `select row from (${all.join(' union all ')}) rows where position($1 in row) > 0 order by row`,
    [text],
  )
  return rows.map(({ row }) => row)
}

/** An account with records of every kind and a picture, logged in on two devices. */
async function settle(name: string) {
  const user = await app.signUp(name)
  await makeAllRecords(user)
  const picture = await uploadBytes(user, samplePicture)
  await user.post('/api/vision-board', { ...sampleBodies['POST /api/vision-board'], imageUrl: picture })
  const elsewhere = app.visitor()
  await elsewhere.post('/api/auth/login', { username: name, password })
  const id = await idOf(user)
  return { user, elsewhere, id, object: `pictures/${id}/${picture.split('/').at(-1)}/full` }
}

test('with the password everything goes at once: records, pictures, sessions, names; others keep theirs', async () => {
  const { user, elsewhere, id, object } = await settle('leaving')
  const other = await settle('staying')
  const others = await rowsWith(other.id)
  expect((await rowsWith(id)).length).toBeGreaterThan(60)
  expect(await app.store.get(object)).not.toBeNull()
  const got = await user.post('/api/account/delete', { password })
  expect(got.status).toBe(204)
  expect(got.headers.get('clear-site-data')).toBe('"cache"')
  expect([...user.cookies]).toEqual([])
  await expect.poll(() => rowsWith(id)).toEqual([])
  expect(await rowsWith('leaving')).toEqual([])
  await expect.poll(() => app.store.get(object)).toBeNull()
  for (const each of [user, elsewhere]) expect((await each.get('/api/auth/check')).status).toBe(401)
  expect((await app.visitor().post('/api/auth/login', { username: 'leaving', password })).status).toBe(401)
  expect(await rowsWith(other.id)).toEqual(others)
  expect(await app.store.get(other.object)).not.toBeNull()
  // The names are free again, and what begins under them is empty.
  expect((await (await app.signUp('leaving')).get('/api/journal')).body).toEqual([])
})

test('what comes beside the deletion is answered as signed out, and leaves nothing behind', async () => {
  const user = await app.signUp()
  const id = await idOf(user)
  const [deletions, writes] = await Promise.all([
    Promise.all(Array.from({ length: 10 }, () => user.post('/api/account/delete', { password }))),
    Promise.all(
      Array.from({ length: 20 }, () => [
        user.post('/api/journal', sampleBodies['POST /api/journal']),
        user.post('/api/sophia/chat', { message: 'How can I rest?' }),
      ]).flat(),
    ),
  ])
  const statusesOf = (got: readonly { status: number }[]) => new Set(got.map(({ status }) => status))
  expect(statusesOf(deletions)).toEqual(new Set([204, 401]))
  expect([...statusesOf(writes)].filter((status) => ![200, 201, 401].includes(status))).toEqual([])
  expect(await rowsWith(id)).toEqual([])
})

test('a wrong or missing password changes nothing, and too many have to wait', async () => {
  const user = await app.signUp()
  const before = await rowsWith(await idOf(user))
  for (const body of [{ password: 'a quiet morning' }, {}]) {
    const got = read(problem, await user.post('/api/account/delete', body))
    expect(got).toMatchObject({ status: 403, code: 'wrong_password', fields: { password: expect.any(String) } })
  }
  expect(await rowsWith(await idOf(user))).toEqual(before)
  const strict = await startApp(inject('testServer'), { RATE_LIMIT_FACTOR: '0.2' })
  try {
    const guesser = await strict.signUp()
    const answers = []
    for (const guess of ['one', 'two', password])
      answers.push(await guesser.post('/api/account/delete', { password: guess }))
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 429])
    expect(Number(answers[2]?.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await guesser.get('/api/auth/check')).status).toBe(200)
  } finally {
    await strict.stop()
  }
})

test('lists that others are on stay with them, without the name and the key of who left', async () => {
  const [owner, member] = [await app.signUp('list.owner'), await app.signUp('list.member')]
  const share = async (from: Client, to: Client, list: string) => {
    await from.post('/api/shopping-items', { line: 'Pears', list })
    const got = await from.post(`/api/shopping-lists/${list}/invitations`, { role: 'edit', days: 3, name: 'Giver' })
    const { secret } = read(z.looseObject({ secret: z.string() }), got)
    await to.post('/api/shopping-invitations/accept', { secret, name: 'Taker' })
  }
  await share(owner, member, 'household')
  await share(member, owner, 'beauty')
  const id = await idOf(owner)
  expect((await owner.post('/api/account/delete', { password })).status).toBe(204)
  expect(await rowsWith(id)).toEqual([])
  const lists = z.array(shoppingList).parse((await member.get('/api/shopping-lists')).body)
  const shown = lists.filter(({ id: list }) => list !== null)
  expect(shown).toMatchObject([
    { list: 'beauty', role: 'owner', members: 1, total: 1 },
    { category: 'household', role: 'owner', members: 1, total: 1 },
  ])
  for (const { list } of shown) {
    const items = z.array(shoppingItem).parse((await member.get(`/api/shopping-items?list=${list}`)).body)
    expect(items.map(({ name }) => name)).toEqual(['Pears'])
  }
})

test('a demo goes without a password, and its companion with it', async () => {
  const visitor = app.visitor()
  await visitor.post('/api/demo')
  const { id, username } = read(sessionUser, await visitor.get('/api/auth/check'))
  expect((await visitor.post('/api/account/delete', {})).status).toBe(204)
  expect(await rowsWith(id)).toEqual([])
  expect(await rowsWith(username)).toEqual([])
})

test('a demo that is kept at the same moment stays whole, and is not called deleted', async () => {
  const visitor = app.visitor()
  await visitor.post('/api/demo')
  const { id, username } = read(sessionUser, await visitor.get('/api/auth/check'))
  const names = () =>
    app.database.pool.query('select username from users where position($1 in username) > 0 order by 1', [username])
  const before = (await names()).rows
  const keeper = await app.database.pool.connect()
  try {
    await keeper.query('begin')
    const { rows } = await keeper.query<{ pid: number }>('select pg_backend_pid() as pid')
    await keeper.query('update users set demo_expires_at = null where id = $1', [id])
    const deletion = visitor.post('/api/account/delete', {})
    const waiting = 'select 1 from pg_stat_activity where $1 = any(pg_blocking_pids(pid))'
    await expect.poll(async () => (await app.database.pool.query(waiting, [rows[0]?.pid])).rowCount).toBe(1)
    await keeper.query('commit')
    const got = await deletion
    expect([got.status, read(problem, got).code]).toEqual([401, 'not_signed_in'])
  } finally {
    keeper.release(true)
  }
  expect(before.length).toBeGreaterThan(1)
  expect((await names()).rows).toEqual(before)
})

test('where the object store is away, the account goes all the same, and the sweep takes the pictures later', async () => {
  const { user, id, object } = await settle('unlucky')
  const away = vi.spyOn(app.store, 'remove').mockRejectedValue(new Error('away'))
  try {
    expect((await user.post('/api/account/delete', { password })).status).toBe(204)
    await expect.poll(() => app.logs.join('')).toContain('pictures left for the hourly sweep')
  } finally {
    away.mockRestore()
  }
  expect((await rowsWith(id)).map((row) => row.split(' ')[0])).toEqual(['pending_object_deletions'])
  await sweepPictures(app.database.db, app.store)
  expect(await rowsWith(id)).toEqual([])
  expect(await app.store.get(object)).toBeNull()
})

test('nobody signed in deletes nothing, and neither does another site', async () => {
  expect((await app.visitor().post('/api/account/delete', { password })).status).toBe(401)
  const user = await app.signUp()
  const evil = await user.post('/api/account/delete', { password }, { origin: 'https://evil.example' })
  expect(read(problem, evil).code).toBe('cross_origin')
  expect((await user.get('/api/auth/check')).status).toBe(200)
})
