import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { sessionUser } from '#contract/accounts.ts'
import { users } from '#server/lib/account.table.ts'
import { type Client, problem, read } from '../../../test/client.ts'
import { type StartedApp, startApp } from '../../../test/start-app.ts'

let app: StartedApp
beforeAll(async () => {
  app = await startApp(inject('testServer'))
})
afterAll(() => app.stop())

const password = 'a quiet morning light'
const newcomer = (name: string) => ({ username: name, email: `${name}@example.com`, password })
const signUp = (body: unknown, client: Client = app.visitor()) => client.post('/api/auth/signup', body)
const logIn = (username: string, given = password, client: Client = app.visitor()) =>
  client.post('/api/auth/login', { username, password: given })

describe('signing up', () => {
  it('makes an account, signs the user in and says who it is', async () => {
    const client = app.visitor()
    const got = await signUp({ ...newcomer('Aurélie'), email: 'Aurelie@Example.com', timeZone: 'Europe/Paris' }, client)
    expect(got.status).toBe(201)
    const user = read(sessionUser, got)
    expect(user).toEqual({
      id: user.id,
      username: 'Aurélie',
      email: 'aurelie@example.com',
      firstName: null,
      lastName: null,
      avatar: null,
      isPremium: false,
      isDemo: false,
      isOnboarded: false,
      hidesSpiritual: false,
      timeZone: 'Europe/Paris',
      draftKey: expect.stringMatching(/^[0-9a-f]{64}$/),
    })
    expect((await client.get('/api/auth/check')).body).toEqual(user)
    const [row] = await app.database.db.select().from(users).where(eq(users.id, user.id))
    expect(row).toMatchObject({ timeZone: 'Europe/Paris', username: 'aurélie' })
    expect(row?.dataKey).toMatch(/^k1\./)
  })

  it('keeps UTC where the time zone is not one', async () => {
    const user = read(sessionUser, await signUp({ ...newcomer('zoneless'), timeZone: 'Mars/Olympus' }))
    const [row] = await app.database.db.select().from(users).where(eq(users.id, user.id))
    expect(row?.timeZone).toBe('UTC')
  })

  it('refuses a username or email that is taken, whatever its case or width, and names which', async () => {
    await app.signUp('Beatrice')
    const name = await signUp({ ...newcomer('BEATRICE'), email: 'other@example.com' })
    expect(name.status).toBe(409)
    expect(read(problem, name)).toMatchObject({ code: 'taken', fields: { username: expect.any(String) } })
    expect((await signUp({ ...newcomer('ｂeatrice'), email: 'other@example.com' })).status).toBe(409)
    const email = await signUp({ ...newcomer('someone'), email: 'BEATRICE@EXAMPLE.COM' })
    expect(email.status).toBe(409)
    expect(Object.keys(read(problem, email).fields ?? {})).toEqual(['email'])
    const both = await signUp(newcomer('beatrice'))
    expect(Object.keys(read(problem, both).fields ?? {})).toEqual(['username', 'email'])
  })

  it.each(['admin', 'Glowell', 'LUXEE', 'support', 'ad.min', 'no-reply'])(
    'keeps the name %s for itself',
    async (name) => {
      const got = await signUp({ ...newcomer(name), email: 'reserved@example.com' })
      expect(got.status).toBe(409)
      expect(Object.keys(read(problem, got).fields ?? {})).toEqual(['username'])
    },
  )

  it('of 20 at the same moment with one name makes one account and tells the others that it is taken', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => signUp(newcomer('racer'))))
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 201)).toHaveLength(1)
    expect(statuses.filter((status) => status === 409)).toHaveLength(19)
    const found = await app.database.db.select().from(users).where(eq(users.username, 'racer'))
    expect(found).toHaveLength(1)
  })

  it('takes no field that is not asked for, so that no user can give themselves rights', async () => {
    const extras = `id userId isPremium is_premium premium premiumUntil premium_until premiumSource premium_source
      trialStartedAt trial_started_at isDemo demoExpiresAt demo_expires_at isAdmin admin role roles permissions scope
      dataKey data_key names onboarding onboardedAt onboarded_at isOnboarded emailVerified email_verified image avatar
      name displayUsername display_username createdAt updatedAt token session sessions credentials callbackURL
      rememberMe confirmPassword`.split(/\s+/)
    expect(extras.length).toBeGreaterThanOrEqual(40)
    for (const extra of extras) {
      const got = await signUp({ ...newcomer('mallory'), [extra]: true })
      expect([extra, got.status]).toEqual([extra, 400])
      expect(Object.keys(read(problem, got).fields ?? {})).toEqual([extra])
    }
    expect(await app.database.db.select().from(users).where(eq(users.username, 'mallory'))).toEqual([])
  })

  it.each([
    ['other types', { username: 7, email: true, password: ['x'] }, ['username', 'email', 'password']],
    ['nothing', {}, ['username', 'email', 'password']],
    ['a NUL byte', { ...newcomer('nul'), password: 'quiet\0morning' }, ['password']],
    ['a NUL byte in the name', { ...newcomer('nul'), username: 'nu\0l' }, ['username']],
    ['half a character', { ...newcomer('half'), password: 'quiet \uD800 morning' }, ['password']],
    ['a huge password', { ...newcomer('huge'), password: 'long '.repeat(1000) }, ['password']],
    ['a huge name', { ...newcomer('huge'), username: 'a'.repeat(31) }, ['username']],
    ['a name with an @', { ...newcomer('at'), username: 'a@b.c' }, ['username']],
    ['no address', { ...newcomer('noaddress'), email: 'not an address' }, ['email']],
    ['a name that becomes a sentence', { ...newcomer('fold'), username: 'ﷺﷺﷺ' }, ['username']],
  ])('refuses %s and names the fields', async (_what, body, fields) => {
    const got = await signUp(body)
    expect(got.status).toBe(400)
    expect(Object.keys(read(problem, got).fields ?? {})).toEqual(fields)
  })
})

describe('logging in', () => {
  beforeAll(() => signUp({ ...newcomer('Clémence'), email: 'Clemence@Example.com' }))

  it('takes the username or the email in the same field, in any case', async () => {
    const decomposed = 'Cle\u0301mence'
    for (const name of ['Clémence', 'CLÉMENCE', decomposed, ' clémence ', 'clemence@EXAMPLE.com'])
      expect([name, (await logIn(name)).status]).toEqual([name, 200])
  })

  it('answers an unknown name and a wrong password with the same words', async () => {
    const answers = await Promise.all([
      logIn('Clémence', 'a wrong password'),
      logIn('nobody', 'a wrong password'),
      logIn('nobody@example.com', 'a wrong password'),
      logIn('not an @ address', 'a wrong password'),
      logIn('x', 'a wrong password'),
    ])
    for (const { status, body } of answers) {
      expect(status).toBe(401)
      expect(body).toEqual(answers[0]?.body)
    }
    expect(answers[0]?.body).toMatchObject({ code: 'wrong_credentials', detail: 'Please check your credentials' })
  })

  it('reads a password to its last character and not its composition', async () => {
    const long = `${'a long line of verse '.repeat(5)}é`
    await signUp({ ...newcomer('verse'), password: long })
    expect((await logIn('verse', `${long.slice(0, -1)}e`)).status).toBe(401)
    expect((await logIn('verse', long.slice(0, 72))).status).toBe(401)
    expect((await logIn('verse', long.normalize('NFD'))).status).toBe(200)
  })

  it('writes no name, address or password into the log, and what happened with an id', async () => {
    const user = read(sessionUser, await signUp(newcomer('Hildegard')))
    await logIn('Hildegard', 'a wrong password')
    await logIn('hildegard@example.com')
    const log = app.logs.join('')
    expect(log).not.toMatch(/hildegard/i)
    expect(log).not.toContain('a wrong password')
    expect(log).not.toContain(password)
    expect(log).toContain('"event":"login_failed"')
    const events = app.logs.filter((line) => line.includes(user.id)).map((line) => /"event":"(\w+)"/.exec(line)?.[1])
    expect(events).toEqual(['signup', 'login'])
  })
})
