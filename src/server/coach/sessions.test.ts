import { expect, test } from 'vitest'
import { z } from 'zod'
import { exchange } from '#contract/coach.ts'
import { appWithModel } from '../../../test/app-with-model.ts'
import { type Client, problem, read } from '../../../test/client.ts'
import { listen } from '../../../test/events.ts'
import { pausing } from '../../../test/model-server.ts'

const model = appWithModel('openai-compatible')

const password = 'a quiet morning light'
const message = 'How do I ask for a raise?'

async function elsewhere(username: string, word = password): Promise<Client> {
  const client = model.app.visitor()
  expect((await client.post('/api/auth/login', { username, password: word })).status).toBe(200)
  return client
}

type End = (user: Client, name: string) => Promise<unknown>
const ends: [string, End][] = [
  ['the user logs out', (user) => user.post('/api/auth/logout')],
  [
    'the user signs out all others',
    async (_, name) => (await elsewhere(name)).post('/api/auth/sessions/revoke-others'),
  ],
  [
    'the user ends it from another browser',
    async (_, name) => {
      const other = await elsewhere(name)
      const sessions = read(
        z.array(z.object({ id: z.string(), isCurrent: z.boolean() })),
        await other.get('/api/auth/sessions'),
      )
      for (const { id, isCurrent } of sessions) if (!isCurrent) await other.delete(`/api/auth/sessions/${id}`)
    },
  ],
  [
    'the user changes the password elsewhere',
    async (_, name) =>
      (await elsewhere(name)).post('/api/auth/password', {
        currentPassword: password,
        newPassword: 'a louder evening',
      }),
  ],
  ['it is too old', async () => model.app.setTime(new Date(Date.now() + 91 * 86_400_000))],
]

test.each(ends)('when %s, nothing more is told on an open stream; the reply is kept whole', async (how, end) => {
  const name = `ended${ends.findIndex(([each]) => each === how)}`
  const user = await model.app.signUp(name)
  const { behaviour, go } = pausing(2)
  model.service.behave(behaviour)
  const stream = await listen(user, '/api/sophia/chat', { message })
  const second = await listen(user, `/api/sophia/chats/${await idOf(user)}/stream`)
  await stream.until('First.')
  await end(user, name)
  go()
  for (const { rest } of [stream, second]) {
    const told = await rest()
    expect(JSON.stringify(told)).not.toMatch(/Second|Third|Fourth/)
    expect(told.at(-1)).toMatchObject({ event: 'problem', data: { code: 'not_signed_in', status: 401 } })
  }
  model.app.setTime(undefined)
  const again = await elsewhere(name, how.includes('password') ? 'a louder evening' : password)
  const kept = async () => read(z.array(exchange), await again.get('/api/sophia/chats'))[0]
  await expect.poll(async () => (await kept())?.state).toBe('done')
  expect((await kept())?.response).toContain('First. Second. Third. Fourth.')
})

const idOf = async (user: Client): Promise<string> =>
  read(z.array(z.object({ id: z.string() })), await user.get('/api/sophia/chats'))[0]?.id ?? ''

test('who asked for the whole reply and was signed out meanwhile does not get it', async () => {
  const user = await model.app.signUp()
  const { behaviour, go } = pausing(2)
  model.service.behave(behaviour)
  const pending = user.post('/api/sophia/chat', { message })
  await expect.poll(() => idOf(user)).not.toBe('')
  await user.post('/api/auth/logout')
  go()
  expect(read(problem, await pending)).toMatchObject({ status: 401, code: 'not_signed_in' })
})

test('when an account is deleted, its open stream ends and its reply stops', async () => {
  const user = await model.app.signUp('leaving')
  const { behaviour, go } = pausing(2)
  model.service.behave(behaviour)
  const stream = await listen(user, '/api/sophia/chat', { message })
  await stream.until('First.')
  await model.app.database.pool.query(`delete from users where username = 'leaving'`)
  go()
  expect(JSON.stringify(await stream.rest())).not.toMatch(/Second|Third|Fourth/)
  expect(
    (
      await model.app.database.pool.query(
        'select from coach_chats c left join users u on u.id = c.user_id where u.id is null',
      )
    ).rowCount,
  ).toBe(0)
})
