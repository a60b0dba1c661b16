import { expect, inject, test } from 'vitest'
import { premium } from '#contract/premium.ts'
import { read } from '../../../test/client.ts'
import { startApp } from '../../../test/start-app.ts'
import { startStripeServer } from '../../../test/stripe-server.ts'

test('an account that paid can be deleted where payments are off, and the log tells the operator what is left', async () => {
  const stripe = await startStripeServer()
  const before = await startApp(inject('testServer'), stripe.settings)
  const user = await before.signUp('paid')
  await user.post('/api/premium/checkout')
  const [session] = [...stripe.sessions.values()]
  stripe.pay(session?.id ?? '')
  expect(read(premium, await user.post('/api/premium/refresh'))).toMatchObject({ isPremium: true, source: 'paid' })

  const after = await startApp(inject('testServer'), {}, { beside: before })
  const again = user.at(after.url)
  expect(read(premium, await again.get('/api/premium'))).toMatchObject({ isPremium: true, takesPayments: false })
  expect((await again.post('/api/account/delete', { password: 'a quiet morning light' })).status).toBe(204)
  expect((await again.get('/api/auth/check')).status).toBe(401)
  const told = after.logs
    .join('')
    .split('\n')
    .find((line) => line.includes('subscription_left'))
  expect(told).toContain('end its subscription by hand')
  expect(told).not.toContain('paid@example.com')
  for (const { stop } of [after, before, stripe]) await stop()
})
