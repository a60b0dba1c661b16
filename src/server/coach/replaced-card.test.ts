import { expect, inject, test } from 'vitest'
import { askCoach, listExchanges } from '../../../test/coach-calls.ts'
import { startApp } from '../../../test/start-app.ts'

test('a card of the built-in guide that the next message corrects is withdrawn, and can’t be accepted any more', async () => {
  const app = await startApp(inject('testServer'))
  const user = await app.signUp()
  const first = await askCoach(user, 'add call the vet monday at 9')
  const second = await askCoach(user, 'make it 10:30')
  expect(second.response).toContain('This replaces the card above.')
  const [, before] = await listExchanges(user)
  expect(before?.proposals).toMatchObject([{ proposal: { time: '09:00' }, state: 'withdrawn' }])
  expect((await user.post(`/api/sophia/chats/${first.id}/proposals/0/accept`)).status).toBe(400)
  expect((await user.post(`/api/sophia/chats/${second.id}/proposals/0/accept`)).status).toBe(200)
  await app.stop()
})
