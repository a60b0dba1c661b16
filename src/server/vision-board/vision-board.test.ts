import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { z } from 'zod'
import { goal } from '#contract/goals.ts'
import { usageLimits } from '#contract/usage.ts'
import { vision } from '#contract/vision-board.ts'
import { newId } from '#server/lib/record.ts'
import { type Client, problem, read } from '../../../test/client.ts'
import { sampleBodies } from '../../../test/samples.ts'
import { type StartedApp, startApp } from '../../../test/start-app.ts'

let app: StartedApp
beforeAll(async () => {
  app = await startApp(inject('testServer'))
})
afterAll(() => app.stop())

const base = '/api/vision-board'
const add = async (user: Client, given: object = {}) => read(vision, await user.post(base, { title: 'A', ...given }))
const change = async (user: Client, id: string, given: object) => read(vision, await user.put(`${base}/${id}`, given))
const board = async (user: Client) => read(z.array(vision), await user.get(base))
const titles = async (user: Client) => (await board(user)).map(({ title }) => title)
const premium = async () => {
  const user = await app.signUp()
  await user.post('/api/premium/trial')
  return user
}
const withBoard = async (...names: string[]) => {
  const user = await premium()
  const ids = new Map<string, string>()
  for (const title of names.toReversed()) ids.set(title, (await add(user, { title })).id)
  return { user, idOf: (title: string) => ids.get(title) ?? '' }
}

describe('a vision', () => {
  test('is kept as it was sent, with what was left out empty', async () => {
    const user = await premium()
    const whole = sampleBodies['POST /api/vision-board']
    const created = await user.post(base, whole)
    expect(created.status).toBe(201)
    const { position: _position, ...words } = whole
    const empty = {
      isLoved: false,
      achievedAt: null,
      achievedNote: null,
      goalId: null,
      goalTitle: null,
      placement: null,
    }
    expect(created.body).toMatchObject({ ...words, ...empty, position: 0 })
    expect(await add(user)).toMatchObject({ description: null, imageUrl: null, category: null, ...empty })
    expect((await board(user))[1]).toEqual({ ...read(vision, created), position: 1 })
  })

  test('sent again with the same id is the same one, as it is', async () => {
    const user = await app.signUp()
    const id = newId()
    const first = await user.post(base, { id, title: 'A door' })
    const again = await user.post(base, { id, title: 'Another', imageUrl: 'https://unknown.example/a.png' })
    expect([first.status, again.status]).toEqual([201, 200])
    expect(again.body).toEqual(first.body)
    expect(await titles(user)).toEqual(['A door'])
  })

  test('changes in what is named, and in nothing else', async () => {
    const user = await app.signUp()
    const before = await add(user, sampleBodies['POST /api/vision-board'])
    expect(await change(user, before.id, {})).toEqual(before)
    expect(await change(user, before.id, { isLoved: true })).toEqual({ ...before, isLoved: true })
    const placement = { x: 0.5, y: 7.25, width: 0.3, turn: -12.5, layer: 3 }
    expect(await change(user, before.id, { placement })).toEqual({ ...before, isLoved: true, placement })
    const words = { title: 'B', description: null, category: null, imageUrl: null, placement: null }
    expect(await change(user, before.id, words)).toEqual({ ...before, ...words, isLoved: true })
  })

  test('that came true has a day and a note, and loses both when that is taken back', async () => {
    const user = await app.signUp()
    const { id } = await add(user)
    const came = { achievedAt: '2026-01-05T12:00:00.000Z', achievedNote: 'We have the keys.' }
    expect(await change(user, id, came)).toMatchObject(came)
    expect(await change(user, id, { title: 'B' })).toMatchObject(came)
    expect(await change(user, id, { achievedNote: null })).toMatchObject({ ...came, achievedNote: null })
    await change(user, id, came)
    expect(await change(user, id, { achievedAt: null })).toMatchObject({ achievedAt: null, achievedNote: null })
    const early = await user.put(`${base}/${id}`, { achievedNote: 'Not yet' })
    expect(read(problem, early).fields).toEqual({ achievedNote: 'First, say when it came true' })
    const late = { achievedAt: new Date(Date.now() + 2 * 86_400_000).toISOString() }
    expect(read(problem, await user.put(`${base}/${id}`, late)).fields).toHaveProperty('achievedAt')
  })

  test.each([
    ['no title', { title: undefined }, 'title'],
    ['a blank title', { title: ' \n ' }, 'title'],
    ['a long title', { title: 'a'.repeat(201) }, 'title'],
    ['a long description', { description: 'a'.repeat(2_001) }, 'description'],
    ['another category', { category: 'wealth' }, 'category'],
    ['a position before the first', { position: -1 }, 'position'],
    ['a position between two', { position: 0.5 }, 'position'],
    ['a heart that is text', { isLoved: 'yes' }, 'isLoved'],
    ['a day that is none', { achievedAt: 'yesterday' }, 'achievedAt'],
    ['a day before days', { achievedAt: '0000-01-01T00:00:00.000Z' }, 'achievedAt'],
    ['a goal that is none', { goalId: 'mine' }, 'goalId'],
    ['an upside-down picture', { placement: { x: 0, y: 0, width: 0.2, turn: 180, layer: 0 } }, 'placement.turn'],
    ['a picture out of sight', { placement: { x: 1.2, y: 0, width: 0.2, turn: 0, layer: 0 } }, 'placement.x'],
    ['half a placement', { placement: { x: 0.2 } }, 'placement.y'],
    [
      'an endless placement',
      '{"title":"A","placement":{"x":1e999,"y":0,"width":0.2,"turn":0,"layer":0}}',
      'placement.x',
    ],
    ['a field of its own', { userId: 'other' }, 'userId'],
    ['a script as a picture', { imageUrl: 'java\tscript:alert(1)' }, 'imageUrl'],
    ['plain http', { imageUrl: 'http://example.com/a.png' }, 'imageUrl'],
    ['a private host', { imageUrl: 'https://10.0.0.7/a.png' }, 'imageUrl'],
    ['a path that climbs', { imageUrl: '/visions/../theme.js' }, 'imageUrl'],
  ])('with %s is refused by name, and nothing is stored', async (_, given, field) => {
    const user = await app.signUp()
    const got = await user.post(base, typeof given === 'string' ? given : { title: 'A', ...given })
    const { status, fields } = read(problem, got)
    expect([status, Object.keys(fields ?? {})]).toEqual([400, expect.arrayContaining([field])])
    expect(await board(user)).toEqual([])
  })
})

describe('the order', () => {
  test('has the newest first, and each where it was moved to', async () => {
    const { user, idOf } = await withBoard('A', 'B', 'C', 'D')
    expect((await change(user, idOf('A'), { position: 2 })).position).toBe(2)
    expect(await titles(user)).toEqual(['B', 'C', 'A', 'D'])
    expect((await change(user, idOf('D'), { position: 0 })).position).toBe(0)
    expect(await titles(user)).toEqual(['D', 'B', 'C', 'A'])
    expect((await change(user, idOf('D'), { position: 900 })).position).toBe(3)
    expect(await titles(user)).toEqual(['B', 'C', 'A', 'D'])
    await add(user, { title: 'E', position: 1 })
    expect((await board(user)).map(({ title, position }) => [title, position])).toEqual(
      ['B', 'E', 'C', 'A', 'D'].map((title, position) => [title, position]),
    )
  })

  test('holds however often one is put between the same two', async () => {
    const { user, idOf } = await withBoard('A', 'B', 'C', 'D')
    for (let n = 0; n < 60; n += 1) await change(user, idOf(n % 2 === 0 ? 'C' : 'B'), { position: 1 })
    expect(await titles(user)).toEqual(['A', 'B', 'C', 'D'])
  })

  test('keeps every vision once when 20 are moved at the same moment', async () => {
    const names = Array.from({ length: 20 }, (_, n) => String(n).padStart(2, '0'))
    const { user, idOf } = await withBoard(...names)
    const moves = names.map((name, n) => user.put(`${base}/${idOf(name)}`, { position: (n * 7) % 20 }))
    expect((await Promise.all(moves)).every(({ status }) => status === 200)).toBe(true)
    const after = await board(user)
    expect(after.map(({ title }) => title).toSorted()).toEqual(names)
    expect(after.map(({ position }) => position)).toEqual(names.map((_, n) => n))
    const { rows } = await app.database.pool.query(
      'select count(distinct rank)::int as ranks, count(*)::int as all from visions where user_id = (select user_id from visions where id = $1)',
      [idOf('00')],
    )
    expect(rows).toEqual([{ ranks: 20, all: 20 }])
  })

  test('restores the position of a vision that comes back', async () => {
    const { user, idOf } = await withBoard('A', 'B', 'C')
    await user.delete(`${base}/${idOf('B')}`)
    expect(await titles(user)).toEqual(['A', 'C'])
    const back = await user.post(`${base}/${idOf('B')}/restore`)
    expect([back.status, read(vision, back).position]).toEqual([200, 1])
    expect((await user.post(`${base}/${idOf('B')}/restore`)).body).toEqual(back.body)
    expect(await titles(user)).toEqual(['A', 'B', 'C'])
  })

  test('a deleted vision cannot be changed, or deleted again', async () => {
    const { user, idOf } = await withBoard('A')
    expect((await user.delete(`${base}/${idOf('A')}`)).status).toBe(204)
    expect((await user.delete(`${base}/${idOf('A')}`)).status).toBe(404)
    expect((await user.put(`${base}/${idOf('A')}`, { isLoved: true })).status).toBe(404)
  })
})

describe('the free limit', () => {
  const used = async (user: Client) => read(usageLimits, await user.get('/api/user/usage-limits')).visionBoards

  test('lets one of 20 that come at the same moment through, and says why to the others', async () => {
    const user = await app.signUp()
    const got = await Promise.all(Array.from({ length: 20 }, (_, n) => user.post(base, { title: `${n}` })))
    expect(got.filter(({ status }) => status === 201)).toHaveLength(1)
    const refused = got.filter((each) => each.status === 403 && read(problem, each).code === 'limit_reached')
    expect(refused).toHaveLength(19)
    const said = new Set(refused.map((each) => read(problem, each).detail))
    expect([...said]).toEqual([
      'Free accounts can only create 1 vision board item. Upgrade to Premium for unlimited vision board items!',
    ])
    expect(await board(user)).toHaveLength(1)
    expect(await used(user)).toEqual({ used: 1, limit: 1, remaining: 0, unlimited: false })
  })

  test('blocks new ones only: what is there is changed and deleted, and deleting makes room', async () => {
    const user = await app.signUp()
    const { id } = await add(user)
    expect((await change(user, id, { title: 'B', isLoved: true })).title).toBe('B')
    await user.delete(`${base}/${id}`)
    expect((await used(user)).remaining).toBe(1)
    const { id: other } = await add(user)
    expect(read(problem, await user.post(`${base}/${id}/restore`)).code).toBe('limit_reached')
    await user.delete(`${base}/${other}`)
    const restored = await Promise.all([id, other].map((each) => user.post(`${base}/${each}/restore`)))
    expect(restored.map(({ status }) => status).toSorted()).toEqual([200, 403])
  })

  test('does not fetch a pasted picture for a vision that has no room', async () => {
    const user = await app.signUp()
    await add(user)
    const got = await user.post(base, { title: 'B', imageUrl: 'https://unknown.example/a.png' })
    expect(read(problem, got).code).toBe('limit_reached')
  })

  test('is none with premium, but a board holds a thousand', async () => {
    const user = await premium()
    const { id } = await add(user)
    await app.database.pool.query(
      `insert into visions select (jsonb_populate_record(v, jsonb_build_object('id', gen_random_uuid(), 'rank', v.rank + n))).*
       from visions v, generate_series(1, 999) n where v.id = $1`,
      [id],
    )
    expect(await used(user)).toMatchObject({ used: 1000, remaining: 999, unlimited: true })
    expect(read(problem, await user.post(base, { title: 'One more' })).code).toBe('too_large')
  })
})

describe('a link to a goal', () => {
  const makeGoal = async (user: Client, title = 'The deposit') =>
    read(goal, await user.post('/api/goals', { title, targetValue: '5' })).id

  test('shows its title, also when that changes, until the goal is deleted, and again when it comes back', async () => {
    const user = await app.signUp()
    const goalId = await makeGoal(user)
    const { id } = await add(user, { goalId })
    const link = async () => {
      const [shown] = await board(user)
      return [shown?.goalId, shown?.goalTitle]
    }
    await user.put(`/api/goals/${goalId}`, { title: 'The whole deposit' })
    expect(await link()).toEqual([goalId, 'The whole deposit'])
    await user.delete(`/api/goals/${goalId}`)
    expect(await link()).toEqual([null, null])
    await change(user, id, { isLoved: true })
    await user.post(`/api/goals/${goalId}/restore`)
    expect(await link()).toEqual([goalId, 'The whole deposit'])
    await app.database.pool.query('delete from goals where id = $1', [goalId])
    expect(await link()).toEqual([null, null])
    expect((await app.database.pool.query('select goal_id from visions where id = $1', [id])).rows).toEqual([
      { goal_id: null },
    ])
  })

  test('leads to no goal of another account, none that is deleted, none that never was', async () => {
    const [user, eve] = await Promise.all([app.signUp(), app.signUp()])
    const deleted = await makeGoal(user)
    await user.delete(`/api/goals/${deleted}`)
    const { id } = await add(user)
    for (const goalId of [await makeGoal(eve), deleted, newId()]) {
      const got = await user.put(`${base}/${id}`, { title: 'B', goalId })
      expect(read(problem, got).fields).toEqual({ goalId: 'This goal isn’t there anymore' })
    }
    expect(await board(user)).toMatchObject([{ title: 'A', goalId: null }])
  })
})
