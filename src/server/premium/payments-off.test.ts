import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { premium } from '#contract/premium.ts'
import { Client, read } from '../../../test/client.ts'
import { copyDatabase, toUrl } from '../../../test/database.ts'
import { startProcess, withoutCoach } from '../../../test/start-process.ts'
import { startStripeServer, type StripeServer } from '../../../test/stripe-server.ts'

const password = 'a quiet morning light'

let folder: string
let copy: Awaited<ReturnType<typeof copyDatabase>>
let stripe: StripeServer
let settings: Record<string, string>
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'glowell-payments-off-'))
  copy = await copyDatabase(inject('testServer'))
  stripe = await startStripeServer()
  settings = { ...withoutCoach, DATA_DIR: folder, DATABASE_URL: toUrl(copy.connection) }
})
afterAll(async () => {
  await stripe.stop()
  await copy.drop()
  await rm(folder, { recursive: true, force: true })
})

test('an account that paid can be deleted where payments are off, and the log tells the operator what is left', async () => {
  const before = await startProcess({ ...settings, ...stripe.settings })
  const user = new Client(before.url)
  await user.post('/api/auth/signup', { username: 'paid', email: 'paid@example.com', password })
  await user.post('/api/premium/checkout')
  const [session] = [...stripe.sessions.values()]
  stripe.pay(session?.id ?? '')
  expect(read(premium, await user.post('/api/premium/refresh'))).toMatchObject({ isPremium: true, source: 'paid' })
  await before.stop()

  const after = await startProcess(settings)
  const again = new Client(after.url)
  for (const [name, value] of user.cookies) again.cookies.set(name, value)
  expect(read(premium, await again.get('/api/premium'))).toMatchObject({ isPremium: true, takesPayments: false })
  expect((await again.post('/api/account/delete', { password })).status).toBe(204)
  expect((await again.get('/api/auth/check')).status).toBe(401)
  await after.stop()
  const told = after.logs.find((line) => line.includes('subscription_left'))
  expect(told).toContain('end its subscription by hand')
  expect(told).not.toContain('paid@example.com')
})
