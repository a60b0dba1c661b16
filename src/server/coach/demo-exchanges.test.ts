import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { z } from 'zod'
import { exchange } from '#contract/coach.ts'
import { usageLimits } from '#contract/usage.ts'
import { type Client, read } from '../../../test/client.ts'
import { type StartedApp, startApp } from '../../../test/start-app.ts'

let app: StartedApp
beforeAll(async () => {
  app = await startApp(inject('testServer'))
})
afterAll(() => app.stop())

const listed = async (user: Client) =>
  read(z.array(exchange), await user.get('/api/sophia/chats?limit=50')).toReversed()

test('the coach of the demo has said what it says to anybody who asks the same, and goes on from there', async () => {
  app.setTime(new Date('2026-03-04T20:00:00.000Z'))
  const visitor = app.visitor()
  const { status } = await visitor.post('/api/demo', { timeZone: 'America/Los_Angeles' })
  const errors = app.logs.filter((line) => line.includes('"level":50'))
  expect([status, errors]).toEqual([201, []])
  const shown = await listed(visitor)
  expect(shown.length).toBeGreaterThan(8)
  expect(read(usageLimits, await visitor.get('/api/user/usage-limits')).aiQuestions.used).toBe(0)

  const user = await app.signUp()
  await user.post('/api/premium/trial')
  await user.put('/api/user/profile', { timeZone: 'America/Los_Angeles' })
  await user.put('/api/sophia/areas', { areas: [] })
  for (const { message, response, createdAt, proposals } of shown) {
    app.setTime(new Date(createdAt))
    const told = read(exchange, await user.post('/api/sophia/chat', { message }))
    expect(told.response.endsWith(response)).toBe(true)
    expect(told.proposals.map(({ proposal }) => proposal)).toEqual(proposals.map(({ proposal }) => proposal))
  }
  app.setTime(new Date('2026-03-04T20:01:00.000Z'))
  const next = read(exchange, await visitor.post('/api/sophia/chat', { message: 'Thanks!' }))
  expect(shown.map(({ response }) => response)).not.toContain(next.response)
})
