import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { z } from 'zod'
import type { CallKey } from '#contract/api.ts'
import type { ShoppingRole } from '#contract/shopping-lists.ts'
import { shoppingApi, shoppingItem, shoppingList, shoppingMember, shoppingSharingApi } from '#contract/shopping.ts'
import { type Client, problem, read } from '../../../test/client.ts'
import { sampleOf } from '../../../test/samples.ts'
import { type StartedApp, startApp } from '../../../test/start-app.ts'
import { purgeInvitations } from './shopping.purge.ts'

let app: StartedApp
beforeAll(async () => {
  app = await startApp(inject('testServer'))
})
afterAll(() => app.stop())

const items = '/api/shopping-items'
const membersOf = shoppingSharingApi['GET /api/shopping-lists/{id}/members'].reply
const made = shoppingSharingApi['POST /api/shopping-lists/{id}/invitations'].reply

const lists = async (user: Client) => read(z.array(shoppingList), await user.get('/api/shopping-lists'))
const namesOn = async (user: Client, list: string) =>
  read(z.array(shoppingItem), await user.get(`${items}?list=${list}`)).map(({ name }) => name)
const add = async (user: Client, line: string, list: string) =>
  read(shoppingItem, await user.post(items, { line, list })).id
const invite = async (owner: Client, role: 'tick' | 'edit' = 'edit', days = 7) =>
  read(made, await owner.post('/api/shopping-lists/household/invitations', { role, days, name: 'Ada' }))
const accept = (user: Client, secret: string, name = 'Grace') =>
  user.post('/api/shopping-invitations/accept', { secret, name })
const people = async (user: Client, list: string) =>
  read(membersOf, await user.get(`/api/shopping-lists/${list}/members`))
const accountOf = async (user: Client) => read(z.object({ id: z.string() }), await user.get('/api/auth/check')).id

/** An owner's household list with milk on it, and a member of each role that is asked for. */
async function shared(...roles: ('tick' | 'edit')[]) {
  const owner = await app.signUp()
  const others = await Promise.all(roles.map(async (role) => ({ role, client: await app.signUp() })))
  return { owner, others: others.map(({ client }) => client), ...(await share(owner, others)) }
}

async function share(owner: Client, others: { role: 'tick' | 'edit'; client: Client }[]) {
  const milk = await add(owner, 'Milk', 'household')
  for (const { role, client } of others) {
    const { secret } = await invite(owner, role)
    expect((await accept(client, secret, role)).status).toBe(200)
  }
  const list = (await lists(owner)).find(({ list }) => list === 'household')?.id ?? ''
  return { list, milk }
}

describe('an invitation', () => {
  test('says what it is to, opens the list to one person, and both see the same from then on', async () => {
    const { owner, list } = await shared()
    const grace = await app.signUp()
    const { secret } = await invite(owner, 'edit')
    const asked = await grace.post('/api/shopping-invitations/open', { secret })
    expect(asked.body).toEqual({ category: 'household', role: 'edit', sharedBy: 'Ada', isMember: false })
    expect(await accept(grace, secret)).toMatchObject({
      status: 200,
      body: { list, role: 'edit', sharedBy: 'Ada', members: 2 },
    })
    await add(grace, '6 eggs', list)
    expect(await namesOn(owner, 'household')).toEqual(['eggs', 'Milk'])
    expect(await namesOn(grace, list)).toEqual(['eggs', 'Milk'])
    expect((await lists(grace)).map(({ list }) => list)).toEqual([
      ...(await lists(owner)).map(({ list }) => list),
      list,
    ])
  })

  test('that was guessed, used, revoked or has expired opens nothing, and says the same', async () => {
    const { owner } = await shared()
    const [grace, eve] = [await app.signUp(), await app.signUp()]
    const used = await invite(owner)
    await accept(grace, used.secret)
    const revoked = await invite(owner)
    expect((await owner.delete(`/api/shopping-invitations/${revoked.id}`)).status).toBe(204)
    const now = new Date()
    const expired = await invite(owner, 'edit', 1)
    app.setTime(new Date(now.getTime() + 25 * 3_600_000))
    const answers: unknown[] = []
    for (const secret of ['a'.repeat(43), used.secret, revoked.secret, expired.secret])
      for (const call of ['open', 'accept'])
        answers.push(
          (await eve.post(`/api/shopping-invitations/${call}`, { secret, ...(call === 'accept' && { name: 'Eve' }) }))
            .body,
        )
    app.setTime(undefined)
    expect(new Set(answers.map((each) => JSON.stringify(each))).size).toBe(1)
    expect(answers[0]).toMatchObject({ code: 'bad_token', status: 400 })
    expect(await lists(eve)).toHaveLength(7)
    // A repeated request of the same person is not a second use.
    expect((await accept(grace, used.secret)).status).toBe(200)
    expect((await people(owner, 'household')).members).toHaveLength(2)
  })

  test('opened by its owner stays open for the other', async () => {
    const { owner } = await shared()
    const { secret } = await invite(owner)
    expect((await owner.post('/api/shopping-invitations/open', { secret })).body).toMatchObject({ isMember: true })
    expect(read(problem, await accept(owner, secret)).code).toBe('taken')
    expect((await accept(await app.signUp(), secret)).status).toBe(200)
  })

  test('taken by two at the same moment lets one in', async () => {
    const { owner } = await shared()
    const { secret } = await invite(owner)
    const both = [await app.signUp(), await app.signUp()]
    const got = await Promise.all(both.map((each) => accept(each, secret)))
    expect(got.map(({ status }) => status).toSorted()).toEqual([200, 400])
  })

  test('is limited to ten open ones, twenty members, and a role and days that there are', async () => {
    const { owner } = await shared()
    const path = '/api/shopping-lists/household/invitations'
    for (let n = 0; n < 10; n += 1) await invite(owner)
    expect(read(problem, await owner.post(path, { role: 'edit', name: 'Ada' })).code).toBe('too_large')
    expect((await people(owner, 'household')).invitations).toHaveLength(10)
    for (const wrong of [{ role: 'owner' }, { days: 0 }, { days: 31 }, { name: ' ' }])
      expect((await owner.post(path, { role: 'edit', name: 'Ada', ...wrong })).status).toBe(400)
  })

  test('leaves neither secret nor key in the database, and goes once it has expired', async () => {
    const { owner, list } = await shared()
    const { secret } = await invite(owner)
    const { rows } = await app.database.pool.query('select * from shopping_invitations where list_id = $1', [list])
    expect(JSON.stringify(rows)).not.toContain(secret)
    await purgeInvitations(app.database.db, new Date(Date.now() + 8 * 86_400_000))
    const left = await app.database.pool.query('select from shopping_invitations where list_id = $1', [list])
    expect(left.rowCount).toBe(0)
  })
})

type Caller = ShoppingRole | 'nobody'
type Made = Awaited<ReturnType<typeof share>> & { invitation: string; tickMember: string }

/** The status of each call for a member who may tick, one who may edit, the owner, and an account that is not a member. */
const rights: [key: CallKey, idOf: (made: Made) => string, tick: number, edit: number, owner: number][] = [
  ['GET /api/shopping-lists/{id}/members', ({ list }) => list, 200, 200, 200],
  ['PUT /api/shopping-items/{id}/tick', ({ milk }) => milk, 200, 200, 200],
  ['PUT /api/shopping-items/{id}', ({ milk }) => milk, 403, 200, 200],
  ['DELETE /api/shopping-items/{id}', ({ milk }) => milk, 403, 204, 204],
  ['POST /api/shopping-items/{id}/restore', ({ milk }) => milk, 403, 200, 200],
  ['POST /api/shopping-lists/{id}/clear', ({ list }) => list, 403, 200, 200],
  ['POST /api/shopping-lists/{id}/unclear', ({ list }) => list, 403, 200, 200],
  ['POST /api/shopping-lists/{id}/invitations', ({ list }) => list, 403, 403, 201],
  ['DELETE /api/shopping-invitations/{id}', ({ invitation }) => invitation, 404, 404, 204],
  // The name of another member, and that member.
  ['PUT /api/shopping-members/{id}', ({ tickMember }) => tickMember, 200, 403, 403],
  ['DELETE /api/shopping-members/{id}', ({ tickMember }) => tickMember, 204, 403, 204],
]

describe('who may do what', () => {
  const callers: Caller[] = ['tick', 'edit', 'owner', 'nobody']
  let clients: Record<Caller, Client>
  beforeAll(async () => {
    const [tick, edit, owner, nobody] = [await app.signUp(), await app.signUp(), await app.signUp(), await app.signUp()]
    clients = { tick, edit, owner, nobody }
  })
  /** The same people each time, on a list of its own. */
  const anew = async () => {
    await app.database.pool.query('delete from shopping_lists')
    const { owner, tick, edit } = clients
    return share(owner, [
      { role: 'tick', client: tick },
      { role: 'edit', client: edit },
    ])
  }

  test.each(
    rights.flatMap(([key, idOf, ...statuses]) =>
      callers.map((caller, n) => ({ key, caller, idOf, status: statuses[n] ?? 404 })),
    ),
  )('$key by $caller answers $status', async ({ key, caller, idOf, status }) => {
    const { list, milk } = await anew()
    const { id: invitation } = await invite(clients.owner)
    const { members } = await people(clients.owner, 'household')
    const tickMember = members.find(({ role }) => role === 'tick')?.id ?? ''
    const [method = '', path = ''] = key.split(' ')
    const address = path.replace('{id}', idOf({ list, milk, invitation, tickMember }))
    const before = await app.fingerprint()
    const got = await clients[caller].send(method, address, sampleOf(key))
    expect(got.status).toBe(status)
    if (status >= 400) expect(await app.fingerprint()).toBe(before)
  })

  test.each<[Caller, number, number]>([
    ['tick', 200, 403],
    ['edit', 200, 201],
    ['owner', 200, 201],
    ['nobody', 404, 404],
  ])('reading by %s answers %i, adding %i', async (caller, reads, adds) => {
    const { list } = await anew()
    const client = clients[caller]
    expect((await client.get(`${items}?list=${list}`)).status).toBe(reads)
    expect((await client.get(`/api/shopping-suggestions?list=${list}`)).status).toBe(reads)
    expect((await client.post(items, { list, line: 'Tea' })).status).toBe(adds)
  })

  test('is said for every call that names a list, an item, a member or an invitation', () => {
    const named = Object.keys({ ...shoppingApi, ...shoppingSharingApi }).filter((key) => key.includes('{id}'))
    expect(rights.map(([key]) => key).toSorted()).toEqual(named.toSorted())
  })

  test('a role is changed by the owner alone, and works at once', async () => {
    const { owner, others, list, milk } = await shared('tick')
    const [sam = owner] = others
    const { members } = await people(owner, 'household')
    const member = members.find(({ role }) => role === 'tick')?.id ?? ''
    expect((await sam.put(`/api/shopping-members/${member}`, { role: 'edit' })).status).toBe(403)
    expect((await owner.put(`/api/shopping-members/${member}`, { role: 'owner' })).status).toBe(400)
    expect((await owner.put(`/api/shopping-members/${member}`, { role: 'edit' })).status).toBe(200)
    expect((await sam.put(`${items}/${milk}`, { name: 'Oat milk' })).status).toBe(200)
    const own = members.find(({ role }) => role === 'owner')?.id ?? ''
    expect((await owner.put(`/api/shopping-members/${own}`, { role: 'tick' })).status).toBe(403)
    expect(await namesOn(sam, list)).toEqual(['Oat milk'])
  })
})

describe('what members see of each other', () => {
  test('is the name on this list and the role, and nothing else of the owner', async () => {
    const { owner, others, list } = await shared('edit')
    const [sam = owner] = others
    await add(owner, 'Lipstick', 'beauty')
    await add(owner, 'Secret gift', 'household').then((id) => owner.delete(`${items}/${id}`))
    const got = await people(sam, list)
    expect(got.members.map(({ name, role, isYou }) => ({ name, role, isYou }))).toEqual([
      { name: 'Ada', role: 'owner', isYou: false },
      { name: 'edit', role: 'edit', isYou: true },
    ])
    expect(got.invitations).toEqual([])
    await invite(owner)
    expect((await people(sam, list)).invitations).toEqual([])
    const all = JSON.stringify([
      got,
      await lists(sam),
      (await sam.get(`/api/shopping-suggestions?list=${list}`)).body,
      await namesOn(sam, list),
    ])
    expect(all).not.toMatch(/Lipstick|Secret gift/)
    expect(all).not.toContain(await accountOf(owner))
    expect(await namesOn(sam, 'beauty')).toEqual([])
    const named = await sam.put(`/api/shopping-members/${got.members[1]?.id}`, { name: 'Sam' })
    expect(read(shoppingMember, named).name).toBe('Sam')
  })

  test('does not hold habits: each has suggestions of their own', async () => {
    const { owner, others, list, milk } = await shared('edit')
    const [sam = owner] = others
    await sam.delete(`${items}/${await add(sam, 'Rope', list)}`)
    await owner.delete(`${items}/${milk}`)
    const of = async (user: Client) => (await user.get(`/api/shopping-suggestions?list=${list}`)).body
    expect([await of(owner), await of(sam)]).toEqual([{ names: ['Milk'] }, { names: ['Rope'] }])
  })
})

describe('two people at once', () => {
  test('rename one item: the later stands, both see it, and nothing vanishes', async () => {
    const { owner, others, list, milk } = await shared('edit')
    const [sam = owner] = others
    const got = await Promise.all([
      owner.put(`${items}/${milk}`, { name: 'Oat milk' }),
      sam.put(`${items}/${milk}`, { name: 'Soy milk' }),
      sam.put(`${items}/${milk}`, { note: 'the big one' }),
    ])
    expect(got.map(({ status }) => status)).toEqual([200, 200, 200])
    const seen = await Promise.all([owner, sam].map(async (user) => (await user.get(`${items}?list=${list}`)).body))
    expect(seen[0]).toEqual(seen[1])
    expect(read(z.array(shoppingItem), { status: 200, headers: new Headers(), body: seen[0] })).toMatchObject([
      { name: expect.stringMatching(/^(Oat|Soy) milk$/), note: 'the big one' },
    ])
  })

  test('add, tick and clear one list: every item is there once', async () => {
    const { owner, others, list } = await shared('edit', 'tick')
    const [sam = owner, tim = owner] = others
    const ids = await Promise.all(Array.from({ length: 20 }, (_, n) => add(n % 2 ? owner : sam, `Item ${n}`, list)))
    await Promise.all(ids.map((id, n) => (n % 2 ? tim : owner).put(`${items}/${id}/tick`, { isCompleted: true })))
    await Promise.all([owner, sam].map((user) => user.post(`/api/shopping-lists/${list}/clear`)))
    expect(await namesOn(tim, list)).toEqual(['Milk'])
  })
})

describe('the same item', () => {
  test('added by two members at once stands on the list once', async () => {
    const { owner, others, list } = await shared('edit')
    const [sam = owner] = others
    const got = await Promise.all(
      [owner, sam].map((user, n) => user.post(items, { list, line: n === 0 ? 'Bananas' : 'banana' })),
    )
    expect(got.map(({ status }) => status).toSorted()).toEqual([200, 201])
    expect(got[0]?.body).toEqual(got[1]?.body)
    expect(await namesOn(owner, list)).toHaveLength(2)
  })
})

describe('leaving', () => {
  const own = async (user: Client, list: string) =>
    (await people(user, list)).members.find(({ isYou }) => isYou)?.id ?? ''

  test('and being removed work at once, and leave the items and no key behind', async () => {
    const { owner, others, list, milk } = await shared('edit', 'edit')
    const [sam = owner, tim = owner] = others
    await add(sam, 'Rope', list)
    expect((await sam.delete(`/api/shopping-members/${await own(sam, list)}`)).status).toBe(204)
    expect((await owner.delete(`/api/shopping-members/${await own(tim, list)}`)).status).toBe(204)
    for (const gone of [sam, tim]) {
      expect((await gone.get(`${items}?list=${list}`)).status).toBe(404)
      expect((await gone.put(`${items}/${milk}/tick`, { isCompleted: true })).status).toBe(404)
      expect((await gone.post(items, { list, line: 'Later' })).status).toBe(404)
      expect(await lists(gone)).toHaveLength(7)
    }
    expect(await namesOn(owner, 'household')).toEqual(['Rope', 'Milk'])
    const { rows } = await app.database.pool.query(
      `select (select count(*)::int from shopping_members where list_id = $1) as members,
        (select count(*)::int from shopping_habits where id = $1) as habits`,
      [list],
    )
    expect(rows).toEqual([{ members: 1, habits: 1 }])
  })

  test('does not let the link of before in again', async () => {
    const { owner, list } = await shared()
    const sam = await app.signUp()
    const { secret } = await invite(owner)
    await accept(sam, secret)
    await sam.delete(`/api/shopping-members/${await own(sam, list)}`)
    expect(read(problem, await accept(sam, secret)).code).toBe('bad_token')
  })

  test('is not for the owner of one of the seven', async () => {
    const { owner } = await shared('edit')
    const got = await owner.delete(`/api/shopping-members/${await own(owner, 'household')}`)
    expect(read(problem, got).code).toBe('not_allowed')
  })

  test('for good hands a shared list to the longest editor, and ends one that is not shared', async () => {
    const { owner, others, list } = await shared('tick', 'edit')
    const [tim = owner, sam = owner] = others
    await add(owner, 'Lipstick', 'beauty')
    await invite(owner)
    const remove = async (user: Client) =>
      app.database.pool.query('delete from users where id = $1', [await accountOf(user)])
    const count = async () => {
      const { rows } = await app.database.pool.query(
        `select count(*)::int as lists from shopping_lists
        where id = $1 or not exists (select from shopping_members m where m.list_id = shopping_lists.id)`,
        [list],
      )
      return rows[0]?.lists
    }
    await remove(owner)
    expect((await lists(sam)).find((each) => each.id === list)).toMatchObject({
      role: 'owner',
      members: 2,
      list,
      sharedBy: null,
    })
    expect((await lists(tim)).find((each) => each.id === list)).toMatchObject({ role: 'tick', sharedBy: 'edit' })
    expect(await namesOn(sam, list)).toEqual(['Milk'])
    expect((await people(sam, list)).invitations).toEqual([])
    expect(await namesOn(sam, 'household')).toEqual([])
    // A list that was handed over can be left, which hands it on.
    await sam.delete(`/api/shopping-members/${await own(sam, list)}`)
    expect((await lists(tim)).find((each) => each.id === list)).toMatchObject({ role: 'owner' })
    expect(await count()).toBe(1)
    await remove(tim)
    expect(await count()).toBe(0)
  })
})
