import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { type Client, problem, read } from '../../../test/client.ts'
import { type StartedApp, startApp } from '../../../test/start-app.ts'
import { rateLimits } from './rate-limiter.ts'
import { rateLimitsTable } from './rate-limiter.table.ts'

let app: StartedApp
beforeAll(async () => {
  app = await startApp(inject('testServer'), { RATE_LIMIT_FACTOR: '1' })
})
afterAll(() => app.stop())

const password = 'a quiet morning light'
const logIn = (username: string, given = password, client: Client = app.visitor(), headers?: Record<string, string>) =>
  client.post('/api/auth/login', { username, password: given }, headers)

async function flood(times: number, attempt: () => Promise<{ status: number }>): Promise<number[]> {
  const answers = await Promise.all(Array.from({ length: times }, attempt))
  return answers.map(({ status }) => status)
}
const count = (statuses: number[], wanted: number): number => statuses.filter((status) => status === wanted).length

describe('guessing at a name', () => {
  it('is stopped, says when to try again, and does not lock the user out on a known device', async () => {
    const user = await app.signUp('popular')
    await user.post('/api/auth/logout')
    const statuses = await flood(15, () => logIn('POPULAR', 'a guess at it'))
    expect(count(statuses, 401)).toBe(rateLimits.loginName.points)
    expect(count(statuses, 429)).toBe(10)
    const stopped = await logIn('popular')
    expect(stopped.status).toBe(429)
    expect(read(problem, stopped).code).toBe('too_many_requests')
    const wait = Number(stopped.headers.get('retry-after'))
    expect(wait).toBeGreaterThan(0)
    expect(wait).toBeLessThanOrEqual(rateLimits.loginName.minutes * 60)
    expect((await logIn('popular', password, user)).status).toBe(200)
  })

  it('is stopped in the same way where there is no such account', async () => {
    const statuses = await flood(12, () => logIn('nobody-here', 'a guess at it'))
    expect([count(statuses, 401), count(statuses, 429)]).toEqual([5, 7])
  })

  it('is stopped from a known device too, and a device is known for its own account only', async () => {
    const one = await app.signUp('first')
    await app.signUp('second')
    const statuses = await flood(12, () => logIn('first', 'a guess at it', one))
    expect([count(statuses, 401), count(statuses, 429)]).toEqual([10, 2])
    await flood(10, () => logIn('second', 'a guess at it'))
    expect((await logIn('second', password, one)).status).toBe(429)
    const [mark, ...signatures] = one.cookies.get('glowell_device')?.split('.') ?? []
    one.cookies.set('glowell_device', [`${mark}x`, ...signatures].join('.'))
    await flood(10, () => logIn('first', 'a guess at it'))
    expect((await logIn('first', password, one)).status).toBe(429)
  })

  it('no longer locks the user out on a new device once verified by mail', async () => {
    await app.signUp('mailed')
    await flood(11, () => logIn('mailed', 'a guess at it'))
    await app.visitor().post('/api/auth/password/forgot', { email: 'mailed@example.com' })
    const token = /#token=([\w-]+)/.exec(app.logs.join(''))?.[1]
    const newPassword = 'an evening by the lake'
    expect((await app.visitor().post('/api/auth/password/reset', { token, newPassword })).status).toBe(204)
    expect((await logIn('mailed', newPassword)).status).toBe(200)
  })

  it('does not tell which email belongs to a username: any other answers the same', async () => {
    await app.signUp('watched')
    await app.signUp('unrelated')
    await flood(10, () => logIn('watched', 'a guess at it'))
    const answers = ['watched@example.com', 'unrelated@example.com', 'nobody-has-this@example.com'].map((name) =>
      logIn(name, 'a guess at it'),
    )
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([401, 401, 401])
  })

  it('is stopped after ten at an account, by both of its names together, and a reset lets both in again', async () => {
    await app.signUp('twofold')
    let at = 0
    const names = ['twofold', 'twofold@example.com', ' TwoFold ', 'TWOFOLD@example.com']
    const statuses = await flood(20, () => logIn(names[(at += 1) % names.length] ?? '', 'a guess at it'))
    expect([count(statuses, 401), count(statuses, 429)]).toEqual([10, 10])
    for (const name of names) expect((await logIn(name)).status).toBe(429)
    const from = app.logs.length
    await app.visitor().post('/api/auth/password/forgot', { email: 'twofold@example.com' })
    const token = /#token=([\w-]+)/.exec(app.logs.slice(from).join(''))?.[1]
    const newPassword = 'an evening by the lake'
    expect((await app.visitor().post('/api/auth/password/reset', { token, newPassword })).status).toBe(204)
    for (const name of names) expect((await logIn(name, newPassword)).status).toBe(200)
  })

  it('is not counted where the password is right', async () => {
    await app.signUp('regular')
    for (let round = 0; round < 12; round += 1) expect((await logIn('regular')).status).toBe(200)
  })

  it('from one address is stopped over all names, whatever address the client claims', async () => {
    const own = await startApp(inject('testServer'), { RATE_LIMIT_FACTOR: '0.1' })
    const guess = (at: number) =>
      own.visitor().post(
        '/api/auth/login',
        { username: `victim${at}`, password: 'a guess at it' },
        {
          'x-forwarded-for': `198.51.100.${at}`,
          'x-client-address': `198.51.100.${at}`,
          'x-real-ip': `198.51.100.${at}`,
        },
      )
    let at = 0
    const statuses = await flood(14, () => guess((at += 1)))
    expect([count(statuses, 401), count(statuses, 429)]).toEqual([10, 4])
    await own.stop()
  })

  it('behind a trusted proxy counts the address that the proxy saw', async () => {
    const own = await startApp(inject('testServer'), { RATE_LIMIT_FACTOR: '0.1', TRUST_PROXY: 'on' })
    const guess = (at: number, seen: string) =>
      own
        .visitor()
        .post(
          '/api/auth/login',
          { username: `victim${at}`, password: 'a guess at it' },
          { 'x-forwarded-for': `198.51.100.${at}, ${seen}` },
        )
    let at = 0
    const statuses = await flood(12, () => guess((at += 1), '203.0.113.9'))
    expect([count(statuses, 401), count(statuses, 429)]).toEqual([10, 2])
    expect((await guess(50, '203.0.113.10')).status).toBe(401)
    await own.stop()
  })
})

describe('other attempts', () => {
  it('at the current password are limited', async () => {
    const user = await app.signUp('guarded')
    const body = { currentPassword: 'a guess at it', newPassword: 'an evening by the lake' }
    const statuses = await flood(12, () => user.post('/api/auth/password', body))
    expect([count(statuses, 403), count(statuses, 429)]).toEqual([10, 2])
  })

  it('at letters are limited for each address they would go to', async () => {
    const ask = () => app.visitor().post('/api/auth/password/forgot', { email: 'flooded@example.com' })
    const statuses = await flood(5, ask)
    expect([count(statuses, 202), count(statuses, 429)]).toEqual([3, 2])
  })

  it('at sign-up and reset are limited for each address they come from', async () => {
    const own = await startApp(inject('testServer'), { RATE_LIMIT_FACTOR: '0.1' })
    let at = 0
    const signUps = await flood(8, () => {
      at += 1
      const body = { username: `crowd${at}`, email: `crowd${at}@example.com`, password }
      return own.visitor().post('/api/auth/signup', body)
    })
    expect([count(signUps, 201), count(signUps, 429)]).toEqual([6, 2])
    const body = { token: 'made-up-token-of-some-length', newPassword: 'an evening by the lake' }
    const resets = await flood(5, () => own.visitor().post('/api/auth/password/reset', body))
    expect([count(resets, 400), count(resets, 429)]).toEqual([3, 2])
    await own.stop()
  })

  it('are kept without names and addresses', async () => {
    await logIn('someone-private@example.com', 'a guess at it')
    const rows = JSON.stringify(await app.database.db.select().from(rateLimitsTable))
    expect(rows).toContain('loginName:')
    expect(rows).not.toMatch(/someone|popular|example|127\.0\.0/)
  })
})
