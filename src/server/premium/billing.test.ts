import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest'
import { z } from 'zod'
import { premium } from '#contract/premium.ts'
import { type Client, problem, read } from '../../../test/client.ts'
import { startApp, type StartedApp } from '../../../test/start-app.ts'
import { signedEvent, startStripeServer, type StripeServer } from '../../../test/stripe-server.ts'

let stripe: StripeServer
let app: StartedApp
beforeAll(async () => {
  stripe = await startStripeServer()
  app = await startApp(inject('testServer'), stripe.settings)
})
afterEach(() => {
  app.setTime(undefined)
  stripe.behave('well')
})
afterAll(async () => {
  await app.stop()
  await stripe.stop()
})

const day = 86_400
const now = () => Math.floor(Date.now() / 1000)
const planOf = async (user: Client) => read(premium, await user.get('/api/premium'))
const checkout = (user: Client) => user.post('/api/premium/checkout')
const page = z.object({ url: z.url() })
const idIn = (url: string): string => url.slice(url.lastIndexOf('/') + 1)

async function openCheckout(user: Client) {
  const got = await checkout(user)
  expect([got.status, got.body]).toEqual([200, { url: expect.any(String) }])
  const session = stripe.sessions.get(idIn(read(page, got).url))
  if (session === undefined) throw new Error('The address is of no checkout')
  return session
}

/** The reference of a new account that has paid; `notify` sends an event about it. */
async function paid() {
  const user = await app.signUp()
  const session = await openCheckout(user)
  stripe.pay(session.id)
  const subscription = [...stripe.subscriptions.keys()].at(-1) ?? ''
  const { reference } = session
  const notify = (type = 'customer.subscription.updated') => deliver(signedEvent(type, reference))
  expect((await notify('checkout.session.completed')).status).toBe(204)
  return { user, session, subscription, reference, notify }
}

const deliver = ({ payload, signature }: { payload: string; signature: string }) =>
  app.visitor().post('/api/premium/webhook', payload, { 'stripe-signature': signature })

describe('checkout', () => {
  test('leads to a page of the payment service, which learns nothing of the account but a reference', async () => {
    const user = await app.signUp('rosalind')
    stripe.asked.length = 0
    const { form, reference } = await openCheckout(user)
    expect(Object.fromEntries(form)).toEqual({
      mode: 'subscription',
      customer: expect.stringMatching(/^cus_/),
      client_reference_id: reference,
      'line_items[0][price]': 'price_ofTheTestsAlone',
      'line_items[0][quantity]': '1',
      'subscription_data[metadata][reference]': reference,
      success_url: `${app.url}/profile?plan=paid`,
      cancel_url: `${app.url}/profile?plan=unpaid`,
    })
    const { rows } = await app.database.pool.query<{ id: string }>(`select id from users where username = 'rosalind'`)
    const sent = JSON.stringify(stripe.asked)
    expect(sent).not.toMatch(/rosalind|@|example\.com/)
    expect(sent).not.toContain(rows[0]?.id)
  })

  test('twenty clicks at once and one later lead to one page of one customer', async () => {
    const user = await app.signUp()
    const before = stripe.customers.size
    const answers = await Promise.all(Array.from({ length: 20 }, () => checkout(user)))
    const pages = new Set([...answers, await checkout(user)].map((got) => read(page, got).url))
    expect([pages.size, stripe.customers.size]).toEqual([1, before + 1])
  })

  test('after an expired page the next one is new, of the same customer', async () => {
    const user = await app.signUp()
    const first = await openCheckout(user)
    first.status = 'expired'
    const second = await openCheckout(user)
    expect(second.id).not.toBe(first.id)
    expect(second.customer).toBe(first.customer)
  })

  test('an account that has paid is not asked again, even before any event came', async () => {
    const user = await app.signUp()
    stripe.pay((await openCheckout(user)).id)
    const got = await checkout(user)
    expect(read(problem, got)).toMatchObject({ status: 409, code: 'already_premium' })
    expect(await planOf(user)).toMatchObject({ isPremium: true, source: 'paid' })
  })

  test('someone on the trial can pay, and someone with a grant need not', async () => {
    const trying = await app.signUp()
    await trying.post('/api/premium/trial')
    await openCheckout(trying)
    const granted = await app.signUp('given')
    await app.database.pool.query(
      `update users set premium_until = '9999-01-01', premium_source = 'granted' where username = 'given'`,
    )
    expect(read(problem, await checkout(granted)).code).toBe('already_premium')
  })

  test('a demo pays nothing', async () => {
    const demo = app.visitor()
    const made = await demo.post('/api/demo', { timeZone: 'Europe/Paris' })
    expect([made.status, made.body]).toEqual([201, expect.anything()])
    for (const path of ['checkout', 'portal', 'refresh'])
      expect(read(problem, await demo.post(`/api/premium/${path}`)).code).toBe('not_allowed')
  })

  test('where the service has forgotten the customer, checkout begins anew', async () => {
    const user = await app.signUp()
    const before = await openCheckout(user)
    stripe.customers.delete(before.customer)
    const after = await openCheckout(user)
    expect(after.customer).not.toBe(before.customer)
    expect(after.reference).not.toBe(before.reference)
  })

  test('another site cannot open one, and nobody can without a session', async () => {
    const user = await app.signUp()
    const before = stripe.customers.size
    const elsewhere = { origin: 'https://elsewhere.example' }
    for (const path of ['checkout', 'portal', 'refresh']) {
      expect((await user.post(`/api/premium/${path}`, undefined, elsewhere)).status).toBe(403)
      expect((await app.visitor().post(`/api/premium/${path}`)).status).toBe(401)
    }
    expect(stripe.customers.size).toBe(before)
  })
})

describe('the billing portal', () => {
  test('opens for the account’s own customer, and there is none for who never paid', async () => {
    const { user, session } = await paid()
    stripe.asked.length = 0
    expect(read(page, await user.post('/api/premium/portal')).url).toContain('/pay/portal')
    expect(stripe.asked.map(({ body }) => Object.fromEntries(new URLSearchParams(body)))).toEqual([
      { customer: session.customer, return_url: `${app.url}/profile?plan=managed` },
    ])
    const other = await app.signUp()
    expect(read(problem, await other.post('/api/premium/portal'))).toMatchObject({ status: 409, code: 'no_billing' })
  })
})

describe('a paid plan', () => {
  test('is on for the next request after the event, for this account alone', async () => {
    const { user } = await paid()
    expect(await planOf(user)).toMatchObject({ isPremium: true, source: 'paid', subscription: 'renews' })
    expect((await user.get('/api/user/usage-limits')).body).toMatchObject({ journalEntries: { unlimited: true } })
    expect(await planOf(await app.signUp())).toMatchObject({ isPremium: false, source: 'none', subscription: 'none' })
  })

  test('is on when the user comes back, without any event', async () => {
    const user = await app.signUp()
    const { id } = await openCheckout(user)
    expect(read(premium, await user.post('/api/premium/refresh')).isPremium).toBe(false)
    stripe.pay(id)
    expect(read(premium, await user.post('/api/premium/refresh'))).toMatchObject({ isPremium: true, source: 'paid' })
  })

  test('that is cancelled lasts to its paid end, and no longer', async () => {
    const { user, subscription, notify } = await paid()
    const end = now() + 10 * day
    stripe.change(subscription, { cancel_at_period_end: true, end })
    await notify()
    const until = new Date(end * 1000).toISOString()
    expect(await planOf(user)).toMatchObject({ isPremium: true, until, subscription: 'ends' })
    app.setTime(new Date(end * 1000))
    expect(await planOf(user)).toMatchObject({ isPremium: false, until: null, subscription: 'ended' })
  })

  test('that the user ended at once still lasts as long as it is paid', async () => {
    const { user, subscription, notify } = await paid()
    stripe.change(subscription, { status: 'canceled', ended_at: now(), reason: 'cancellation_requested' })
    await notify('customer.subscription.deleted')
    expect(await planOf(user)).toMatchObject({ isPremium: true, subscription: 'ends' })
  })

  test('that ended because nobody paid is over, and can be bought again', async () => {
    const { user, subscription, notify } = await paid()
    stripe.change(subscription, { status: 'canceled', ended_at: now() - 1, reason: 'payment_failed', invoice: 'open' })
    await notify('customer.subscription.deleted')
    expect(await planOf(user)).toMatchObject({ isPremium: false, subscription: 'ended' })
    await openCheckout(user)
  })

  test('whose renewal fails goes on for 14 days, and says that a payment is due', async () => {
    const { user, subscription, notify } = await paid()
    const start = now() - day
    stripe.change(subscription, { status: 'past_due', start, end: start + 30 * day, invoice: 'open' })
    await notify()
    const end = new Date((start + 14 * day) * 1000)
    expect(await planOf(user)).toMatchObject({
      isPremium: true,
      subscription: 'payment_due',
      until: end.toISOString(),
    })
    expect(read(problem, await checkout(user)).code).toBe('already_premium')
    app.setTime(end)
    expect(await planOf(user)).toMatchObject({ isPremium: false, subscription: 'payment_due' })
  })

  test('outlives a renewal that nobody told us of by three days', async () => {
    const { user, subscription, notify } = await paid()
    const end = (now() + 5 * day) * 1000
    stripe.change(subscription, { end: end / 1000 })
    await notify()
    app.setTime(new Date(end + 3 * day * 1000 - 1))
    expect(await planOf(user)).toMatchObject({ isPremium: true, until: new Date(end).toISOString() })
    app.setTime(new Date(end + 3 * day * 1000))
    expect(await planOf(user)).toMatchObject({ isPremium: false })
  })

  test('leaves a longer grant and the trial’s days as they are', async () => {
    const { user, subscription, notify } = await paid()
    const name = z.object({ username: z.string() }).parse((await user.get('/api/auth/check')).body).username
    await app.database.pool.query(
      `update users set premium_until = '9999-01-01', premium_source = 'granted' where username = $1`,
      [name],
    )
    stripe.change(subscription, { status: 'unpaid' })
    await notify()
    expect(await planOf(user)).toMatchObject({ isPremium: true, source: 'granted', until: null })
  })
})

describe('an event', () => {
  test('with a wrong, missing, altered or old signature is refused, and nothing is stored or asked', async () => {
    const { reference, subscription } = await paid()
    stripe.change(subscription, { status: 'unpaid' })
    const before = await app.fingerprint()
    stripe.asked.length = 0
    const good = signedEvent('customer.subscription.updated', reference)
    const bad = [
      signedEvent('customer.subscription.updated', reference, { by: 'whsec_ofSomebodyElse' }),
      signedEvent('customer.subscription.updated', reference, { seconds: 301 }),
      { ...good, payload: `${good.payload} ` },
      { ...good, signature: '' },
      { ...good, signature: 't=1,v1=00' },
    ]
    for (const event of bad)
      expect(read(problem, await deliver(event))).toMatchObject({ status: 400, code: 'bad_signature' })
    expect(await app.fingerprint()).toBe(before)
    expect(stripe.asked).toEqual([])
  })

  test('that comes twice, late or out of order changes nothing: what counts is what the service has now', async () => {
    const { user, subscription, reference, notify } = await paid()
    const created = signedEvent('customer.subscription.created', reference, { seconds: 250 })
    stripe.change(subscription, { status: 'canceled', ended_at: now() - 1, reason: 'payment_failed', invoice: 'open' })
    await notify('customer.subscription.deleted')
    const plan = await planOf(user)
    expect(plan).toMatchObject({ isPremium: false, subscription: 'ended' })
    for (let n = 0; n < 3; n += 1) expect((await deliver(created)).status).toBe(204)
    await Promise.all(Array.from({ length: 10 }, () => notify()))
    expect(await planOf(user)).toEqual(plan)
  })

  test('of another product, or about nobody here, is taken and changes nothing', async () => {
    const before = await app.fingerprint()
    for (const [type, reference] of [
      ['customer.subscription.updated', 'another-product'],
      ['customer.subscription.updated', '01890000-0000-7000-8000-000000000000'],
      ['invoice.paid', '01890000-0000-7000-8000-000000000000'],
    ] as const)
      expect((await deliver(signedEvent(type, reference))).status).toBe(204)
    expect(await app.fingerprint()).toBe(before)
  })

  test('that is longer than any event is refused, and so is one from a page', async () => {
    const { payload, signature } = signedEvent('customer.subscription.updated', 'x'.repeat(300_000))
    expect((await deliver({ payload, signature })).status).toBe(413)
    const small = signedEvent('customer.subscription.updated', 'x')
    const headers = { 'stripe-signature': small.signature, origin: 'https://elsewhere.example' }
    expect((await app.visitor().post('/api/premium/webhook', small.payload, headers)).status).toBe(403)
  })

  test('is asked for again while the service does not answer', async () => {
    const { user, subscription, notify } = await paid()
    stripe.change(subscription, { status: 'unpaid' })
    stripe.behave('broken')
    expect((await notify()).status).toBe(503)
    stripe.behave('well')
    expect((await notify()).status).toBe(204)
    expect(await planOf(user)).toMatchObject({ isPremium: false, subscription: 'payment_due' })
  })
})

describe('while the payment service is away', () => {
  test('checkout, portal and refresh say so, and nothing is kept', async () => {
    const { user } = await paid()
    const other = await app.signUp()
    stripe.behave('broken')
    for (const got of [
      await checkout(other),
      await user.post('/api/premium/portal'),
      await user.post('/api/premium/refresh'),
    ])
      expect(read(problem, got)).toMatchObject({ status: 503, code: 'payments_unavailable' })
    expect(await planOf(user)).toMatchObject({ isPremium: true })
    stripe.behave('well')
    await openCheckout(other)
  })

  test('a service that never answers holds up nobody, and is given up on', { timeout: 30_000 }, async () => {
    const { user } = await paid()
    stripe.behave('mute')
    const waiting = user.post('/api/premium/portal')
    const answers = await Promise.all(Array.from({ length: 30 }, () => user.get('/api/premium')))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    const first = await Promise.race([waiting, user.get('/api/journal')])
    expect(first.status).toBe(200)
    expect(read(problem, await waiting)).toMatchObject({ status: 503, code: 'payments_unavailable' })
  })
})

describe('deleting the account', () => {
  const password = 'a quiet morning light'

  test('ends its subscription and its open checkout', async () => {
    const { user, session, subscription } = await paid()
    expect((await user.post('/api/account/delete', { password })).status).toBe(204)
    expect(stripe.customers.has(session.customer)).toBe(false)
    expect(stripe.subscriptions.get(subscription)?.status).toBe('canceled')
    const other = await app.signUp()
    const open = await openCheckout(other)
    expect((await other.post('/api/account/delete', { password })).status).toBe(204)
    expect(open.status).toBe('expired')
  })

  test('waits while the service is away, so that nobody goes on paying, and says so', async () => {
    const { user, session } = await paid()
    stripe.behave('broken')
    const got = read(problem, await user.post('/api/account/delete', { password }))
    expect(got).toMatchObject({
      status: 503,
      code: 'payments_unavailable',
      detail: expect.stringContaining('we didn’t delete anything'),
    })
    expect((await planOf(user)).isPremium).toBe(true)
    stripe.behave('well')
    stripe.customers.delete(session.customer)
    expect((await user.post('/api/account/delete', { password })).status).toBe(204)
  })
})
