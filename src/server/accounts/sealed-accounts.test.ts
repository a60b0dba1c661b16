import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { z } from 'zod'
import { accountSession, sessionUser } from '#contract/accounts.ts'
import { loadKeyring } from '#server/lib/keyring.ts'
import { type Client, read } from '../../../test/client.ts'
import { type StartedApp, startApp } from '../../../test/start-app.ts'
import { sealAccounts } from './seal-accounts.ts'

let app: StartedApp
beforeAll(async () => {
  app = await startApp(inject('testServer'))
})
afterAll(() => app.stop())

const password = 'a quiet morning light'
const browser = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36'
const accountSessions = z.array(accountSession)
const logIn = (username: string, client: Client = app.visitor()) =>
  client.post('/api/auth/login', { username, password }, { 'user-agent': browser })
const seal = async () => sealAccounts(app.database.db, await loadKeyring(`${app.dataDir}/keyring`))

/** Every value of both tables, bytes as the text that they would be. */
async function dump(): Promise<string> {
  const { rows } = await app.database.pool.query(
    `select (select string_agg(encode(convert_to(u::text, 'UTF8') || coalesce(sealed_email, ''), 'escape'), '') from users u) as users,
      (select string_agg(encode(convert_to(s::text, 'UTF8') || coalesce(device, ''), 'escape'), '') from sessions s) as sessions`,
  )
  return JSON.stringify(rows)
}

test('no email, no browser and no address stands in the database, and the user sees both as before', async () => {
  const client = await app.signUp('wisteria')
  await logIn('wisteria@example.com', client)
  const demo = app.visitor()
  await demo.post('/api/demo', undefined, { 'user-agent': browser })
  await client.post(
    '/api/auth/password',
    { currentPassword: password, newPassword: 'an evening by the lake' },
    { 'user-agent': browser },
  )
  expect(await dump()).not.toMatch(/example\.com|demo\.invalid|Mozilla|Chrome|127\.0\.0\.1|::1/)
  expect(read(sessionUser, await client.get('/api/auth/check')).email).toBe('wisteria@example.com')
  expect(await client.get('/api/user/profile')).toMatchObject({ body: { email: 'wisteria@example.com' } })
  for (const each of [client, demo])
    expect(read(accountSessions, await each.get('/api/auth/sessions'))).toMatchObject([{ device: 'Chrome on Windows' }])
})

test('an email finds its account and nobody else takes it: log-in, sign-up, a demo that is kept, a letter', async () => {
  await app.signUp('lilac')
  expect((await logIn('LILAC@Example.com')).status).toBe(200)
  const twice = { username: 'other', email: 'Lilac@example.com', password }
  expect((await app.visitor().post('/api/auth/signup', twice)).status).toBe(409)
  const demo = app.visitor()
  await demo.post('/api/demo')
  expect((await demo.post('/api/auth/signup', twice)).status).toBe(409)
  const kept = await demo.post('/api/auth/signup', { ...twice, email: 'Kept@example.com' })
  expect(read(sessionUser, kept).email).toBe('kept@example.com')
  expect((await logIn('kept@example.com')).status).toBe(200)
  const from = app.logs.length
  await app.visitor().post('/api/auth/password/forgot', { email: 'KEPT@example.com' })
  const letter = app.logs.slice(from).join('')
  expect(letter).toContain('kept@example.com')
  const token = /#token=([\w-]+)/.exec(letter)?.[1]
  const reset = (newPassword: string) => app.visitor().post('/api/auth/password/reset', { token, newPassword })
  expect((await reset('kept-123')).body).toMatchObject({ code: 'weak_password' })
  expect((await reset('an evening by the lake')).status).toBe(204)
})

test('an account whose key does not open is left as it is and counted, and the others are sealed', async () => {
  await app.signUp('tulip')
  await app.signUp('clover')
  await app.database.pool.query(
    `update users set email = username || '@example.com', sealed_email = null where username in ('tulip', 'clover')`,
  )
  const altered = `update users set data_key = overlay(data_key placing reverse(substr(data_key, 20, 8)) from 20) where username = 'tulip'`
  await app.database.pool.query(altered)
  expect(await seal()).toEqual({ done: 1, left: 1 })
  expect(await dump()).toContain('tulip@example.com')
  expect(await dump()).not.toContain('clover@example.com')
  await app.database.pool.query(altered)
  expect(await seal()).toEqual({ done: 1, left: 0 })
})

test('what an earlier version kept as it was is sealed at the start, once, while people are signed in', async () => {
  const client = await app.signUp('peony')
  const plain = "update users set email = 'peony@example.com', sealed_email = null where username = 'peony'"
  await app.database.pool.query(plain)
  await app.database.pool.query(
    `update sessions set user_agent = $1, device = null, ip_address = '203.0.113.9'
     where user_id = (select id from users where username = 'peony')`,
    [browser],
  )
  expect(read(sessionUser, await client.get('/api/auth/check')).email).toBe('peony@example.com')
  const [one, other] = await Promise.all([seal(), seal()])
  expect(one.done + other.done).toBeGreaterThanOrEqual(2)
  expect(await seal()).toEqual({ done: 0, left: 0 })
  expect(await dump()).not.toMatch(/peony@|Mozilla|203\.0\.113/)
  expect(read(sessionUser, await client.get('/api/auth/check')).email).toBe('peony@example.com')
  expect(read(accountSessions, await client.get('/api/auth/sessions'))).toMatchObject([{ device: 'Chrome on Windows' }])
  expect((await logIn('peony@example.com')).status).toBe(200)
})
