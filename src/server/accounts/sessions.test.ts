import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { z } from 'zod'
import { accountSession, sessionUser } from '#contract/accounts.ts'
import { sessions } from '#server/lib/account.table.ts'
import { absoluteLimit, idleLimit, tokenHash } from '#server/lib/session.ts'
import { type Client, read } from '../../../test/client.ts'
import { type StartedApp, startApp } from '../../../test/start-app.ts'

let app: StartedApp
beforeAll(async () => {
  app = await startApp(inject('testServer'))
})
afterAll(() => app.stop())

const password = 'a quiet morning light'
const cookieName = 'glowell_session'
const list = async (client: Client) => read(z.array(accountSession), await client.get('/api/auth/sessions'))
const tokenOf = (client: Client): string => client.cookies.get(cookieName)?.split('.')[0] ?? ''
const check = async (client: Client): Promise<number> => (await client.get('/api/auth/check')).status
const logIn = async (username: string, headers?: Record<string, string>, client = app.visitor()) => {
  const got = await client.post('/api/auth/login', { username, password }, headers)
  expect(got.status).toBe(200)
  return client
}

describe('a session', () => {
  it('is kept in the database as a hash only', async () => {
    const client = await app.signUp()
    const token = tokenOf(client)
    expect(token.length).toBeGreaterThanOrEqual(32)
    const rows = await app.database.db
      .select()
      .from(sessions)
      .where(eq(sessions.token, tokenHash(token)))
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(await app.database.db.select().from(sessions))).not.toContain(token)
  })

  it('gets a new token at each log-in and ends the one that this browser had', async () => {
    const client = await app.signUp('fixation')
    const before = client.at()
    await logIn('fixation', undefined, client)
    expect(tokenOf(client)).not.toBe(tokenOf(before))
    expect(await check(client)).toBe(200)
    expect(await check(before)).toBe(401)
  })

  it('takes no token from the outside', async () => {
    await app.signUp('planted')
    const client = app.visitor()
    client.cookies.set(cookieName, 'a'.repeat(32))
    await logIn('planted', undefined, client)
    expect(tokenOf(client)).not.toBe('a'.repeat(32))
  })

  it('ends on the server at log-out: its cookie opens nothing any more', async () => {
    const client = await app.signUp()
    const stolen = client.at()
    const got = await client.post('/api/auth/logout')
    expect(got.status).toBe(204)
    expect(got.headers.get('clear-site-data')).toBe('"cache"')
    expect(client.cookies.has(cookieName)).toBe(false)
    expect(await check(stolen)).toBe(401)
    expect((await client.post('/api/auth/logout')).status).toBe(204)
  })

  it('ends 30 days after its last use, and 90 days after it began however much it is used', async () => {
    const start = new Date('2026-06-01T08:00:00.000Z')
    const after = (milliseconds: number) => app.setTime(new Date(start.getTime() + milliseconds))
    app.setTime(start)
    const idle = await app.signUp()
    const used = await app.signUp()
    after(idleLimit - 1000)
    expect(await check(used)).toBe(200)
    after(idleLimit + 1000)
    expect(await check(idle)).toBe(401)
    for (let days = 31; days < 90; days += 7) {
      after(days * 86_400_000)
      await expect.poll(() => check(used)).toBe(200)
      await expect.poll(async () => (await list(used))[0]?.lastSeenAt.slice(0, 10)).toBe(isoDay(start, days))
    }
    after(absoluteLimit + 1000)
    expect(await check(used)).toBe(401)
    app.setTime(undefined)
  })
})

describe('the list of sessions', () => {
  it('names each device plainly, the current one marked, and shows no token', async () => {
    await app.signUp('wanderer')
    const phone = await logIn('wanderer', {
      'user-agent':
        'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
    })
    const laptop = await logIn('wanderer', {
      'user-agent': 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:142.0) Gecko/20100101 Firefox/142.0',
    })
    const rows = await list(laptop)
    expect(rows.map(({ device, isCurrent }) => [device, isCurrent])).toEqual([
      ['Firefox on macOS', true],
      ['Chrome on Android', false],
      ['Unknown device', false],
    ])
    const [stored] = await app.database.db
      .select()
      .from(sessions)
      .where(eq(sessions.token, tokenHash(tokenOf(phone))))
    expect(rows[1]?.id).toBe(stored?.id)
    const body = JSON.stringify(rows)
    for (const client of [phone, laptop]) expect(body).not.toContain(tokenOf(client))
    expect(body).not.toContain(stored?.token)
  })

  it('ends one, or all others', async () => {
    const first = await app.signUp('keeper')
    const second = await logIn('keeper')
    const third = await logIn('keeper')
    const current = (await list(second)).find(({ isCurrent }) => isCurrent)
    expect((await first.delete(`/api/auth/sessions/${current?.id}`)).status).toBe(204)
    expect(await check(second)).toBe(401)
    expect((await first.delete(`/api/auth/sessions/${current?.id}`)).status).toBe(404)
    expect((await first.post('/api/auth/sessions/revoke-others')).status).toBe(204)
    expect(await check(third)).toBe(401)
    expect(await check(first)).toBe(200)
    const [own] = await list(first)
    expect((await first.delete(`/api/auth/sessions/${own?.id}`)).status).toBe(204)
    expect(first.cookies.has(cookieName)).toBe(false)
  })

  it('belongs to one account: another account sees none of it and ends nothing', async () => {
    const user = await app.signUp('clara')
    const other = await app.signUp('other')
    const [own] = await list(user)
    expect((await list(other)).map(({ id }) => id)).not.toContain(own?.id)
    expect((await other.delete(`/api/auth/sessions/${own?.id}`)).status).toBe(404)
    expect((await other.post('/api/auth/sessions/revoke-others')).status).toBe(204)
    expect(await check(user)).toBe(200)
  })

  it('is shown to nobody who is signed out', async () => {
    const visitor = app.visitor()
    expect((await visitor.get('/api/auth/sessions')).status).toBe(401)
    expect((await visitor.delete('/api/auth/sessions/x')).status).toBe(401)
    expect((await visitor.post('/api/auth/sessions/revoke-others')).status).toBe(401)
  })
})

describe('the session cookie', () => {
  it('on http is out of reach of scripts and other sites', async () => {
    const client = app.visitor()
    const got = await client.post('/api/auth/signup', { username: 'http', email: 'http@example.com', password })
    expect(attributes(got.headers, 'glowell_session')).toEqual(
      new Set(['max-age=7776000', 'path=/', 'httponly', 'samesite=lax']),
    )
    expect(got.headers.getSetCookie().map((line) => line.split('=')[0])).toEqual(['glowell_session', 'glowell_device'])
  })

  it('on https is bound to the host too', async () => {
    const secure = await startApp(inject('testServer'), { PUBLIC_URL: 'https://glow.example' })
    try {
      const client = secure.visitor()
      const body = { username: 'https', email: 'https@example.com', password }
      const got = await client.post('/api/auth/signup', body, { origin: 'https://glow.example' })
      expect(got.status).toBe(201)
      const expected = ['path=/', 'httponly', 'samesite=lax', 'secure']
      expect(attributes(got.headers, '__Host-glowell_session')).toEqual(new Set(['max-age=7776000', ...expected]))
      expect(attributes(got.headers, '__Host-glowell_device')).toEqual(new Set(['max-age=31536000', ...expected]))
      expect(read(sessionUser, await client.get('/api/auth/check')).username).toBe('https')
      const out = await client.post('/api/auth/logout')
      expect(attributes(out.headers, '__Host-glowell_session')).toEqual(new Set(['max-age=0', ...expected]))
    } finally {
      await secure.stop()
    }
  })

  it.each(['https://evil.example', 'null', 'http://localhost.evil.example'])(
    'is of no use to a page of %s',
    async (origin) => {
      const client = await app.signUp()
      for (const path of ['logout', 'login', 'signup', 'password', 'password/forgot', 'sessions/revoke-others']) {
        const got = await client.post(`/api/auth/${path}`, {}, { origin })
        expect([path, got.status]).toEqual([path, 403])
      }
      expect(await check(client)).toBe(200)
    },
  )
})

const isoDay = (start: Date, days: number): string =>
  new Date(start.getTime() + days * 86_400_000).toISOString().slice(0, 10)

function attributes(headers: Headers, name: string): Set<string> {
  const line = headers.getSetCookie().find((each) => each.startsWith(`${name}=`)) ?? ''
  return new Set(
    line
      .split('; ')
      .slice(1)
      .map((each) => each.toLowerCase()),
  )
}
