import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { sessionUser } from '#contract/accounts.ts'
import { problem, read } from '../../../test/client.ts'
import { type StartedApp, startApp } from '../../../test/start-app.ts'

let app: StartedApp
beforeAll(async () => {
  app = await startApp(inject('testServer'))
})
afterAll(() => app.stop())

const password = 'a quiet morning light'

describe('signing up', () => {
  it('makes an account, signs her in and says who she is', async () => {
    const client = app.visitor()
    const got = await client.post('/api/auth/signup', {
      username: 'Aurélie',
      email: 'Aurelie@Example.com',
      password,
      timeZone: 'Europe/Paris',
    })
    expect(got.status).toBe(201)
    const user = read(sessionUser, got)
    expect(user).toMatchObject({ username: 'Aurélie', email: 'aurelie@example.com', isPremium: false, isDemo: false })
    const check = await client.get('/api/auth/check')
    expect(check.status).toBe(200)
    expect(check.body).toEqual(user)
    expect((await client.post('/api/auth/logout')).status).toBe(204)
    expect((await client.get('/api/auth/check')).status).toBe(401)
    expect((await client.post('/api/auth/login', { username: 'AURÉLIE', password })).status).toBe(200)
    expect((await client.post('/api/auth/login', { username: 'aurelie@EXAMPLE.com', password })).status).toBe(200)
    expect((await client.get('/api/auth/check')).status).toBe(200)
    const wrong = await client.post('/api/auth/login', { username: 'aurélie', password: 'wrong wrong' })
    expect(wrong.status).toBe(401)
    expect(read(problem, wrong).code).toBe('wrong_credentials')
  })
})
