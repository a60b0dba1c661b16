import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { z } from 'zod'
import { exchange } from '#contract/coach.ts'
import { shoppingItem } from '#contract/shopping.ts'
import { type Client, read } from '../../../test/client.ts'
import { type StartedApp, startApp } from '../../../test/start-app.ts'

let app: StartedApp
beforeAll(async () => {
  app = await startApp(inject('testServer'))
})
afterAll(() => app.stop())

const ask = async (user: Client, message: string) => read(exchange, await user.post('/api/sophia/chat', { message }))
const items = async (user: Client, list: string) =>
  read(z.array(shoppingItem), await user.get(`/api/shopping-items?list=${list}`))

test.each([
  ['Put 2 kg apples, the red ones, on the list', 'household', 'apples'],
  ['add milk to my shopping list', 'household', 'milk'],
  ['Please add shampoo to my hygiene list', 'hygiene', 'shampoo'],
  ['put glue sticks on the kids’ list', 'children', 'glue sticks'],
])('%s is a card, and only accepting it makes the item', async (message, list, name) => {
  const user = await app.signUp()
  const { id, proposals } = await ask(user, message)
  expect(proposals).toMatchObject([{ state: 'open', proposal: { kind: 'item', list } }])
  expect(await items(user, list)).toEqual([])
  await user.post(`/api/sophia/chats/${id}/proposals/0/accept`)
  await user.post(`/api/sophia/chats/${id}/proposals/0/accept`)
  expect(await items(user, list)).toMatchObject([{ id: proposals[0]?.recordId, name }])
  await user.post(`/api/sophia/chats/${id}/proposals/0/undo`)
  expect(await items(user, list)).toEqual([])
})

test('a card for what is on the list already adds no second line, and leaves the first as it is', async () => {
  const user = await app.signUp()
  const { id, proposals } = await ask(user, 'add milk to my shopping list')
  const milk = read(shoppingItem, await user.post('/api/shopping-items', { list: 'household', line: 'Milk' }))
  expect(proposals).toMatchObject([{ proposal: { list: 'household' } }])
  const answer = await user.post(`/api/sophia/chats/${id}/proposals/0/accept`)
  expect([answer.status, answer.body]).toMatchObject([409, { detail: expect.stringContaining('on the list already') }])
  expect(await items(user, 'household')).toEqual([milk])
})

test('the coach reads open items only where that is allowed, and never those of a shared list', async () => {
  const user = await app.signUp()
  await user.post('/api/shopping-items', { list: 'personal', line: 'Wisteria seeds' })
  await user.post('/api/shopping-items', { list: 'spousal', line: 'Hidden present' })
  const invitation = await user.post('/api/shopping-lists/spousal/invitations', { role: 'tick', name: 'Ada' })
  const { secret } = read(z.object({ secret: z.string() }), invitation)
  await (await app.signUp()).post('/api/shopping-invitations/accept', { secret, name: 'Grace' })
  expect((await ask(user, 'What is on my shopping lists?')).sources).toEqual([])
  await user.put('/api/sophia/areas', { areas: ['shopping'] })
  const { sources: receipt, response } = await ask(user, 'What is on my shopping lists?')
  const lines = ['Personal list, 1 open: Wisteria seeds', 'Spousal list, shared: not read']
  expect(receipt).toEqual([{ area: 'shopping', lines }])
  expect(response).toContain('Wisteria seeds')
  expect(response).not.toContain('Hidden')
})
