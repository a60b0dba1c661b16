import { signedEvent, startStripeServer, type StripeServer } from '../stripe-server.ts'
import { startServer } from './start-server.ts'
import { expect, expectAccessible, test as base } from './test.ts'

const test = base.extend<object, { stripe: StripeServer }>({
  stripe: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's needs from this pattern.
    async ({}, run) => {
      const stripe = await startStripeServer()
      await run(stripe)
      await stripe.stop()
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ stripe }, run) => {
      const server = await startServer(stripe.settings)
      await run(server)
      await server.stop()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
})

// One after another: each worker that takes one of these tests starts a server of its own.
test.describe.configure({ mode: 'default' })

test.afterEach(({ stripe, complaints }) => {
  stripe.behave('well')
  // The payment page is the one place that a user is led to.
  const { host } = new URL(stripe.url)
  const elsewhere = complaints.thirdParties.filter((each) => each !== host)
  complaints.thirdParties.splice(0, Infinity, ...elsewhere)
})

test('Upgrade Now leads to the payment page, and Premium is on when the user comes back', async ({
  page,
  stripe,
  signUp,
}) => {
  await signUp()
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Upgrade to Premium' }).click()
  const offer = page.getByRole('dialog', { name: 'Glowell Premium' })
  await expect(offer.getByText('You pay on Stripe’s page')).toBeVisible()
  await expectAccessible(page)
  await offer.getByRole('button', { name: 'Upgrade Now' }).click()
  await expect(page).toHaveURL(new RegExp(`^${stripe.url}/pay/cs_`))
  await page.getByRole('link', { name: 'Back' }).click()
  await expect(page.getByText('Nothing was charged', { exact: true })).toBeVisible()
  await expect(page).toHaveURL(/\/profile$/)

  await page.getByRole('button', { name: 'Upgrade to Premium' }).click()
  await offer.getByRole('button', { name: 'Upgrade Now' }).click()
  await page.getByRole('link', { name: 'Pay' }).click()
  await expect(page.getByText('Premium is yours', { exact: true })).toBeVisible()
  await expect(page.getByText(/^Premium, paid until .+\. Then it renews for \$7\.99\.$/)).toBeVisible()
  await expect(page.getByText('0 · unlimited')).toHaveCount(3)
  await expect(page).toHaveURL(/\/profile$/)
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Manage billing' }).click()
  await expect(page).toHaveURL(/\/pay\/portal/)
  const [id = ''] = [...stripe.subscriptions.keys()].slice(-1)
  stripe.change(id, { cancel_at_period_end: true })
  await page.getByRole('link', { name: 'Back' }).click()
  await expect(page.getByText(/^Premium until .+\. It’s canceled, so nothing more will be charged\.$/)).toBeVisible()
  await expect(page).toHaveURL(/\/profile$/)
})

test('an open page learns of a payment from the event alone', async ({ page, stripe, server, request, signUp }) => {
  await signUp()
  await page.goto('/profile')
  await expect(page.getByText('Free, for as long as you like.')).toBeVisible()
  const opened = await page.request.post('/api/premium/checkout', { headers: { origin: server.url } })
  expect(opened.ok()).toBe(true)
  const [session] = [...stripe.sessions.values()].slice(-1)
  stripe.pay(session?.id ?? '')
  const { payload, signature } = signedEvent('checkout.session.completed', session?.reference ?? '')
  const told = await request.post('/api/premium/webhook', { data: payload, headers: { 'stripe-signature': signature } })
  expect(told.status()).toBe(204)
  await expect(page.getByText(/^Premium, paid until/)).toBeVisible()
  await expect(page.getByText('0 · unlimited')).toHaveCount(3)
  await page.getByRole('button', { name: 'Delete account' }).click()
  await expect(page.getByRole('dialog').getByText('Your subscription. It ends right away')).toBeVisible()
})

test('a payment service that is away says so in the offer, and the trial can still be had', async ({
  page,
  stripe,
  complaints,
  signUp,
}) => {
  complaints.expect(/503/)
  await signUp()
  await page.goto('/profile')
  stripe.behave('broken')
  await page.getByRole('button', { name: 'Upgrade to Premium' }).click()
  const offer = page.getByRole('dialog')
  await offer.getByRole('button', { name: 'Upgrade Now' }).click()
  await expect(offer.getByRole('alert')).toContainText('Checkout didn’t open, so nothing was charged.')
  await expectAccessible(page)
  await offer.getByRole('button', { name: 'Try it for 14 days' }).click()
  await expect(offer).toHaveCount(0)
  await expect(page.getByText(/^Premium trial until/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Keep Premium' })).toBeVisible()
})

test('a payment that is not there yet is said to be on its way, and one that failed how to mend it', async ({
  page,
  stripe,
  complaints,
  server,
  signUp,
}) => {
  complaints.expect(/503/)
  await signUp()
  await page.request.post('/api/premium/checkout', { headers: { origin: server.url } })
  await page.setViewportSize({ width: 375, height: 700 })
  await page.goto('/profile?plan=paid')
  await expect(page.getByRole('button', { name: 'Check again' })).toBeInViewport({ ratio: 1 })
  await expect(page.getByText('Your payment is on its way')).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('button', { name: 'Upgrade to Premium' })).toHaveCount(0)
  await expectAccessible(page)
  stripe.behave('broken')
  await page.getByRole('button', { name: 'Check again' }).click()
  await expect(page.getByText('We couldn’t look up your payment')).toBeVisible()
  await expect(page.getByText(/If you paid, Premium starts on its own\.$/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Upgrade to Premium' })).toHaveCount(0)
  stripe.behave('well')
  const [session] = [...stripe.sessions.values()].slice(-1)
  stripe.pay(session?.id ?? '')
  const [id = ''] = [...stripe.subscriptions.keys()].slice(-1)
  stripe.change(id, { status: 'past_due', invoice: 'open' })
  await page.goto('/profile?plan=managed')
  await expect(page.getByText(/^Your last payment didn’t go through\. Premium stays on until/)).toBeInViewport({
    ratio: 1,
  })
  await expect(page.getByRole('button', { name: 'Upgrade to Premium' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Manage billing' })).toBeInViewport({ ratio: 1 })
  await expectAccessible(page)
})
