import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { sessionUser } from '#contract/accounts.ts'
import { credentials, sessions, users, verifications } from '#server/lib/account.table.ts'
import { type Client, problem, read } from '../../../test/client.ts'
import { openMailbox } from '../../../test/mailbox.ts'
import { type StartedApp, startApp } from '../../../test/start-app.ts'

let app: StartedApp
let mailbox: Awaited<ReturnType<typeof openMailbox>>
beforeAll(async () => {
  mailbox = await openMailbox()
  const settings = { SMTP_URL: mailbox.url, PUBLIC_URL: 'http://glow.example:8080/' }
  app = await startApp(inject('testServer'), settings, { hasFullPasswordCost: true })
})
afterAll(async () => {
  await app.stop()
  await mailbox.close()
})

const oldPassword = 'a quiet morning light'
const newPassword = 'an evening by the lake'
const check = async (client: Client): Promise<number> => (await client.get('/api/auth/check')).status
const logIn = async (username: string, password: string, client = app.visitor()) => {
  const { status } = await client.post('/api/auth/login', { username, password })
  return status
}
const forgot = (email: string) => app.visitor().post('/api/auth/password/forgot', { email })
const reset = (token: string, password = newPassword) =>
  app.visitor().post('/api/auth/password/reset', { token, newPassword: password })

/** The token in the newest letter, once there are `count` of them. */
async function nextToken(ask: () => Promise<unknown>): Promise<string> {
  const before = mailbox.mails.length
  await ask()
  await expect.poll(() => mailbox.mails.length).toBe(before + 1)
  const letter = mailbox.mails.at(-1)?.replaceAll('=\r\n', '').replaceAll('=3D', '=') ?? ''
  return /reset-password#token=([\w-]+)/.exec(letter)?.[1] ?? ''
}

describe('a stored password', () => {
  it('is an argon2id hash of at least 19 MiB and two passes', async () => {
    const client = await app.signUp('hashed')
    const { id } = read(sessionUser, await client.get('/api/auth/check'))
    const [row] = await app.database.db.select().from(credentials).where(eq(credentials.userId, id))
    expect(row?.password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  })

  it.each(['password', '12345678', 'short', 'strength1', 'glowell1'])(
    'is never %s: sign-up says why',
    async (password) => {
      const body = { username: 'strength', email: 'strength@example.com', password }
      const got = await app.visitor().post('/api/auth/signup', body)
      expect(got.status).toBe(400)
      const refused = read(problem, got)
      expect(refused).toMatchObject({ code: 'weak_password', fields: { password: refused.detail } })
    },
  )
})

describe('changing the password', () => {
  it('asks for the current one, ends the other sessions and gives this one a new token', async () => {
    const client = await app.signUp('changer')
    const other = app.visitor()
    await logIn('changer', oldPassword, other)
    const token = client.cookies.get('glowell_session')
    const wrong = await client.post('/api/auth/password', { currentPassword: 'not it at all', newPassword })
    expect(wrong.status).toBe(403)
    expect(read(problem, wrong)).toMatchObject({
      code: 'wrong_password',
      fields: { currentPassword: expect.any(String) },
    })
    expect(await check(other)).toBe(200)
    const got = await client.post('/api/auth/password', { currentPassword: oldPassword, newPassword })
    expect(got.status).toBe(204)
    expect(client.cookies.get('glowell_session')).not.toBe(token)
    expect(await check(client)).toBe(200)
    expect(await check(other)).toBe(401)
    expect(await logIn('changer', oldPassword)).toBe(401)
    expect(await logIn('changer', newPassword)).toBe(200)
  })

  it('changes the key of drafts; those of before are given to who logs in, and to no session', async () => {
    const user = await app.signUp('drafting')
    const keyNow = async () => read(sessionUser, await user.get('/api/auth/check')).draftKey
    const first = await keyNow()
    await user.post('/api/auth/password', { currentPassword: oldPassword, newPassword })
    const second = await keyNow()
    const token = await nextToken(() => forgot('drafting@example.com'))
    expect((await reset(token, 'a third morning by a pond')).status).toBe(204)
    const body = { username: 'drafting', password: 'a third morning by a pond' }
    const entered = await user.post('/api/auth/login', body)
    const third = await keyNow()
    expect(entered.body).toMatchObject({ draftKey: third, earlierDraftKeys: [second, first] })
    expect(new Set([first, second, third]).size).toBe(3)
    expect((await user.get('/api/auth/check')).body).not.toHaveProperty('earlierDraftKeys')
    expect((await user.post('/api/auth/login', body)).body).toMatchObject({ draftKey: third })
  })

  it('keeps to the rules, and is for who is signed in', async () => {
    const client = await app.signUp('ruled')
    const weak = await client.post('/api/auth/password', { currentPassword: oldPassword, newPassword: 'iloveyou' })
    expect(read(problem, weak)).toMatchObject({ code: 'weak_password', fields: { newPassword: expect.any(String) } })
    const body = { currentPassword: oldPassword, newPassword }
    expect((await app.visitor().post('/api/auth/password', body)).status).toBe(401)
  })
})

describe('a forgotten password', () => {
  it('is replaced through a letter, once, and every session ends', async () => {
    const client = await app.signUp('forgetful')
    const token = await nextToken(() => forgot('Forgetful@example.com'))
    expect(token.length).toBeGreaterThanOrEqual(24)
    const letter = mailbox.mails.at(-1) ?? ''
    expect(letter).toContain('To: forgetful@example.com')
    expect(letter).toContain('http://glow.example:8080/reset-password#token')
    const stored = JSON.stringify(await app.database.db.select().from(verifications))
    expect(stored).not.toContain(token)
    const weak = await reset(token, 'forgetful1')
    expect(read(problem, weak).code).toBe('weak_password')
    expect((await reset(token)).status).toBe(204)
    expect(await check(client)).toBe(401)
    expect(await logIn('forgetful', oldPassword)).toBe(401)
    expect(await logIn('forgetful', newPassword)).toBe(200)
    const again = await reset(token)
    expect(again.status).toBe(400)
    expect(read(problem, again).code).toBe('bad_token')
    expect(app.logs.join('')).not.toContain(token)
  })

  it('of ten who use one link at the same moment is replaced by one', async () => {
    await app.signUp('contested')
    const token = await nextToken(() => forgot('contested@example.com'))
    const answers = await Promise.all(Array.from({ length: 10 }, (_, at) => reset(token, `the lake at evening ${at}`)))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, ...Array(9).fill(400)])
  })

  it('is not replaced after 10 minutes, nor by an older link once another was used', async () => {
    await app.signUp('late')
    const first = await nextToken(() => forgot('late@example.com'))
    app.setTime(new Date(Date.now() + 10 * 60_000 + 1000))
    expect((await reset(first)).status).toBe(400)
    app.setTime(undefined)
    const second = await nextToken(() => forgot('late@example.com'))
    expect((await reset(second)).status).toBe(204)
    expect((await reset(first, 'a third and other one')).status).toBe(400)
    expect((await reset('made-up-token-of-some-length')).status).toBe(400)
  })

  it('answers the same for an address without an account, and sends nothing there', async () => {
    await app.signUp('present')
    const before = mailbox.mails.length
    const unknown = await forgot('absent@example.com')
    const token = await nextToken(() => forgot('present@example.com'))
    expect(token).not.toBe('')
    const known = await forgot('present@example.com')
    expect([unknown.status, known.status]).toEqual([202, 202])
    expect(unknown.body).toEqual(known.body)
    await expect.poll(() => mailbox.mails.length).toBe(before + 2)
    expect(mailbox.mails.join('')).not.toContain('absent@example.com')
  })
})

describe('without SMTP_URL', () => {
  it('the letter is written to the log in local use', async () => {
    const local = await startApp(inject('testServer'))
    await local.signUp('local')
    await local.visitor().post('/api/auth/password/forgot', { email: 'local@example.com' })
    const link = /http:\/\/localhost:0\/reset-password#token=([\w-]+)/.exec(local.logs.join(''))
    const body = { token: link?.[1], newPassword }
    expect((await local.visitor().post('/api/auth/password/reset', body)).status).toBe(204)
    await local.stop()
  })

  it('in production the answer is the same, and the log says that mail is not set up', async () => {
    const live = await startApp(inject('testServer'), { NODE_ENV: 'production', PUBLIC_URL: 'https://glow.example' })
    await live.signUp('live')
    const got = await live.visitor().post('/api/auth/password/forgot', { email: 'live@example.com' })
    expect(got.status).toBe(202)
    const log = live.logs.join('')
    expect(log).toContain('mail_not_configured')
    expect(log).not.toContain('live@example.com')
    expect(log).not.toContain('token=')
    await live.stop()
  })
})

it('nobody signs in to an account that has no password', async () => {
  const client = await app.signUp('keyless')
  const { id } = read(sessionUser, await client.get('/api/auth/check'))
  await app.database.db.delete(credentials).where(eq(credentials.userId, id))
  expect(await logIn('keyless', oldPassword)).toBe(401)
  await app.database.db.delete(users).where(eq(users.id, id))
  expect(await app.database.db.select().from(sessions).where(eq(sessions.userId, id))).toEqual([])
  expect(await check(client)).toBe(401)
})
