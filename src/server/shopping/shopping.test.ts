import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { z } from 'zod'
import { shoppingCategories } from '#contract/shopping-lists.ts'
import { shoppingItem, shoppingList } from '#contract/shopping.ts'
import { type Client, problem, read } from '../../../test/client.ts'
import { type StartedApp, startApp } from '../../../test/start-app.ts'
import { purgeDeleted } from '../lib/purge.ts'
import { newId } from '../lib/record.ts'
import { shoppingItems } from './shopping.table.ts'

let app: StartedApp
beforeAll(async () => {
  app = await startApp(inject('testServer'))
})
afterAll(() => app.stop())

const base = '/api/shopping-items'
const add = async (user: Client, line: string, list = 'household') =>
  read(shoppingItem, await user.post(base, { line, list }))
const items = async (user: Client, list = 'household') =>
  read(z.array(shoppingItem), await user.get(`${base}?list=${list}&limit=100`))
const names = async (user: Client, list?: string) => (await items(user, list)).map(({ name }) => name)
const lists = async (user: Client) => read(z.array(shoppingList), await user.get('/api/shopping-lists'))
const tick = (user: Client, id: string, isCompleted = true) => user.put(`${base}/${id}/tick`, { isCompleted })
const move = (user: Client, id: string, after: string | null) => user.put(`${base}/${id}`, { after })
const suggestions = async (user: Client) =>
  read(z.object({ names: z.array(z.string()) }), await user.get('/api/shopping-suggestions?list=household')).names

/** A household list in this order. */
async function withList(...wanted: string[]) {
  const user = await app.signUp()
  const ids = new Map<string, string>()
  for (const line of wanted.toReversed()) ids.set(line, (await add(user, line)).id)
  return { user, idOf: (name: string) => ids.get(name) ?? '' }
}

describe('the seven lists', () => {
  test('are there from the start, in order and empty, and count what is on them', async () => {
    const user = await app.signUp()
    expect((await lists(user)).map(({ list, total, members, role }) => [list, total, members, role])).toEqual(
      shoppingCategories.map(({ id }) => [id, 0, 1, 'owner']),
    )
    const { id } = await add(user, 'Soap', 'hygiene')
    await add(user, 'Razor', 'hygiene')
    await tick(user, id)
    const hygiene = (await lists(user)).find(({ list }) => list === 'hygiene')
    expect(hygiene).toMatchObject({ total: 2, completed: 1, category: 'hygiene', sharedBy: null })
    expect(await names(user, 'beauty')).toEqual([])
  })

  test('are made once, however many first items come at the same moment', async () => {
    const user = await app.signUp()
    const got = await Promise.all(
      Array.from({ length: 12 }, (_, n) => user.post(base, { line: `${n}`, list: 'beauty' })),
    )
    expect(got.map(({ status }) => status)).toEqual(got.map(() => 201))
    expect((await lists(user)).find(({ list }) => list === 'beauty')?.total).toBe(12)
    expect(await lists(user)).toHaveLength(7)
  })
})

describe('an item', () => {
  test('is read from its line, kept, and comes first', async () => {
    const user = await app.signUp()
    await add(user, 'Bread')
    const made = await add(user, '2 kg apples, the red ones')
    expect(made).toMatchObject({ name: 'apples', quantity: '2 kg', note: 'the red ones', isCompleted: false })
    expect((await items(user))[0]).toEqual(made)
  })

  test('sent again with the same id is the same one', async () => {
    const user = await app.signUp()
    const id = newId()
    const first = await user.post(base, { id, line: 'Milk' })
    const again = await user.post(base, { id, line: 'Cream' })
    expect([first.status, again.status, again.body]).toEqual([201, 200, first.body])
  })

  test('that is open on the list already makes no second line, whatever its case or number', async () => {
    const user = await app.signUp()
    const milk = await add(user, 'Milk')
    const eggs = await add(user, '12 eggs')
    expect(await add(user, 'milk ')).toEqual(milk)
    expect(await add(user, 'Egg')).toEqual(eggs)
    expect(await add(user, '2 milk')).toEqual({ ...milk, quantity: '2' })
    expect(await names(user)).toEqual(['eggs', 'Milk'])
    await tick(user, milk.id)
    expect((await user.post(base, { line: 'Milk', list: 'household' })).status).toBe(201)
  })

  test('with another quantity or note, or of signs alone, is another line', async () => {
    const user = await app.signUp()
    for (const line of ['2 milk', '3 milk', 'apples', 'apples, red', 'apples, green', '🍎', '🍌', '1 oat milk'])
      expect([line, (await user.post(base, { line, list: 'household' })).status]).toEqual([line, 201])
    expect(await items(user)).toHaveLength(8)
  })

  test("with the id of another account's item is refused, and theirs stays", async () => {
    const [user, eve] = await Promise.all([app.signUp(), app.signUp()])
    const { id } = await add(user, 'Milk')
    expect(read(problem, await eve.post(base, { id, line: 'Mine' })).code).toBe('not_found')
    expect(await names(user)).toEqual(['Milk'])
  })

  test('changes in what is named, and in nothing else', async () => {
    const { user, idOf } = await withList('2 kg apples, red')
    const id = idOf('2 kg apples, red')
    const named = read(shoppingItem, await user.put(`${base}/${id}`, { name: '  Green   apples ' }))
    expect(named).toMatchObject({ name: 'Green apples', quantity: '2 kg', note: 'red' })
    const bare = read(shoppingItem, await user.put(`${base}/${id}`, { quantity: ' ', note: null }))
    expect(bare).toMatchObject({ name: 'Green apples', quantity: null, note: null })
  })

  test.each([
    ['no line', { line: undefined }, 'line'],
    ['a blank line', { line: ' \n ' }, 'line'],
    ['a long line', { line: 'a'.repeat(301) }, 'line'],
    ['another list', { line: 'a', list: 'garden' }, 'list'],
    ['a field of its own', { line: 'a', userId: 'other' }, 'userId'],
  ])('with %s is refused by name, and nothing is stored', async (_, given, field) => {
    const user = await app.signUp()
    const { status, fields } = read(problem, await user.post(base, given))
    expect([status, Object.keys(fields ?? {})]).toEqual([400, expect.arrayContaining([field])])
    expect((await lists(user)).every(({ id }) => id === null)).toBe(true)
  })

  test('of another account is not there', async () => {
    const { user, idOf } = await withList('Milk')
    const eve = await app.signUp()
    const path = `${base}/${idOf('Milk')}`
    const got = [
      await eve.put(path, { name: 'Mine' }),
      await tick(eve, idOf('Milk')),
      await eve.delete(path),
      await eve.post(`${path}/restore`),
      await eve.get(`${base}?list=${(await lists(user)).find(({ list }) => list === 'household')?.id}`),
    ]
    expect(got.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404])
    expect(await items(user)).toMatchObject([{ name: 'Milk', isCompleted: false }])
  })
})

describe('the order', () => {
  test('is changed by moving, and completed items sink with the last one on top', async () => {
    const { user, idOf } = await withList('A', 'B', 'C', 'D')
    expect(await names(user)).toEqual(['A', 'B', 'C', 'D'])
    await move(user, idOf('A'), idOf('C'))
    await move(user, idOf('D'), null)
    expect(await names(user)).toEqual(['D', 'B', 'C', 'A'])
    await tick(user, idOf('B'))
    await tick(user, idOf('D'))
    expect(await names(user)).toEqual(['C', 'A', 'D', 'B'])
    await tick(user, idOf('B'), false)
    expect(await names(user)).toEqual(['B', 'C', 'A', 'D'])
  })

  test('holds however often one is put between the same two, and moves at once lose nothing', async () => {
    const { user, idOf } = await withList('A', 'B', 'C', 'D')
    for (let n = 0; n < 50; n += 1) await move(user, idOf(n % 2 === 0 ? 'C' : 'B'), idOf('A'))
    expect(await names(user)).toEqual(['A', 'B', 'C', 'D'])
    await Promise.all(['A', 'B', 'C', 'D', 'A', 'B'].map((name) => move(user, idOf(name), null)))
    expect((await names(user)).toSorted()).toEqual(['A', 'B', 'C', 'D'])
  })

  test('is not changed after an item of another list, or one that never was', async () => {
    const { user, idOf } = await withList('A', 'B')
    const other = await add(user, 'Soap', 'hygiene')
    for (const after of [other.id, newId()])
      expect(read(problem, await move(user, idOf('B'), after)).fields).toHaveProperty('after')
    expect(await names(user)).toEqual(['A', 'B'])
  })

  test('arrives in pages of a hundred, each item once, of a list of two thousand', async () => {
    const { user } = await withList('Seed')
    await grow(1_999)
    const all: string[] = []
    let pages = 0
    for (let next: string | undefined = `${base}?list=household&limit=100`; next !== undefined; pages += 1) {
      const got = await user.get(next)
      all.push(...read(z.array(shoppingItem), got).map(({ id }) => id))
      next = /<([^>]+)>/.exec(got.headers.get('link') ?? '')?.[1]
    }
    expect([pages, all.length, new Set(all).size]).toEqual([20, 2_000, 2_000])
    expect((await tick(user, all[1_500] ?? '')).status).toBe(200)
    await grow(3_000)
    expect(read(problem, await user.post(base, { line: 'One more', list: 'household' })).code).toBe('too_large')
  })
})

/** Copies of the last item, which do not open: only their number matters. */
const grow = (count: number) =>
  app.database.pool.query(
    `insert into shopping_items select (jsonb_populate_record(null::shopping_items, to_jsonb(i) || jsonb_build_object(
       'id', uuidv7(), 'rank', i.rank + n, 'sort_key', i.sort_key + n, 'completed_at', null))).*
     from (select * from shopping_items order by created_at desc, id desc limit 1) i, generate_series(1, $1) n`,
    [count],
  )

describe('deleting', () => {
  test('is undone for one item and for all completed ones, each at its position', async () => {
    const { user, idOf } = await withList('A', 'B', 'C', 'D')
    expect((await user.delete(`${base}/${idOf('B')}`)).status).toBe(204)
    expect((await user.delete(`${base}/${idOf('B')}`)).status).toBe(404)
    expect((await tick(user, idOf('B'))).status).toBe(404)
    expect((await user.post(`${base}/${idOf('B')}/restore`)).status).toBe(200)
    await tick(user, idOf('A'))
    await tick(user, idOf('C'))
    const got = await user.post('/api/shopping-lists/household/clear')
    const { cleared, clearedAt } = read(z.object({ cleared: z.number(), clearedAt: z.string() }), got)
    expect([cleared, await names(user)]).toEqual([2, ['B', 'D']])
    const back = await user.post('/api/shopping-lists/household/unclear', { clearedAt })
    expect([back.body, await names(user)]).toEqual([{ restored: 2 }, ['B', 'D', 'C', 'A']])
    expect((await user.post('/api/shopping-lists/beauty/clear')).body).toMatchObject({ cleared: 0 })
  })

  test('is for good after 30 days', async () => {
    const { user, idOf } = await withList('A', 'B')
    await user.delete(`${base}/${idOf('B')}`)
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000)
    await purgeDeleted(app.database.db, shoppingItems, inDays(29))
    expect((await user.post(`${base}/${idOf('B')}/restore`)).status).toBe(200)
    await user.delete(`${base}/${idOf('B')}`)
    await purgeDeleted(app.database.db, shoppingItems, inDays(31))
    expect((await user.post(`${base}/${idOf('B')}/restore`)).status).toBe(404)
  })
})

describe('what is learned', () => {
  test('suggests what was added before and is not open, the most used first', async () => {
    const { user, idOf } = await withList('Milk', 'Bread')
    expect(await suggestions(user)).toEqual([])
    await tick(user, idOf('Milk'))
    await tick(user, idOf('Bread'))
    await user.post('/api/shopping-lists/household/clear')
    const { id } = await add(user, '2 l milk')
    await user.delete(`${base}/${id}`)
    expect(await suggestions(user)).toEqual(['milk', 'Bread'])
    await add(user, 'BREAD')
    expect(await suggestions(user)).toEqual(['milk'])
    const eve = await app.signUp()
    expect(await suggestions(eve)).toEqual([])
  })

  test('puts a new item where its aisle is: the order of the last trip', async () => {
    const { user, idOf } = await withList('Milk', 'Apples', 'Bread')
    for (const name of ['Apples', 'Bread', 'Milk']) await tick(user, idOf(name))
    await user.post('/api/shopping-lists/household/clear')
    for (const name of ['milk', 'Socks', 'apples', 'bread']) await add(user, name)
    expect(await names(user)).toEqual(['Socks', 'apples', 'bread', 'milk'])
  })

  test('does not join two trips', async () => {
    app.setTime(new Date('2026-11-20T09:00:00.000Z'))
    const { user, idOf } = await withList('Milk', 'Apples')
    await tick(user, idOf('Apples'))
    app.setTime(new Date('2026-11-20T12:00:00.000Z'))
    await tick(user, idOf('Milk'))
    app.setTime(undefined)
    await user.post('/api/shopping-lists/household/clear')
    for (const name of ['Milk', 'Apples']) await add(user, name)
    expect(await names(user)).toEqual(['Apples', 'Milk'])
  })
})
