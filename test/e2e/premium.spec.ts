import { Client } from 'pg'
import { expect, expectAccessible, changeDuringRequest, test } from './test.ts'

test('the offer says what premium is: $7.99, six things and 7 more, no card', async ({ page, signUp }) => {
  await signUp()
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Upgrade to Premium' }).click()
  const offer = page.getByRole('dialog', { name: 'Glowell Premium' })
  await expect(offer.getByText('$7.99 a month')).toBeVisible()
  await expect(offer.getByRole('listitem')).toHaveCount(6)
  await offer.getByText('+ 7 more').click()
  await expect(offer.getByRole('listitem')).toHaveCount(13)
  await expect(offer.getByText('No card, nothing to cancel. It ends on its own')).toBeVisible()
  await expectAccessible(page)
  await offer.getByRole('button', { name: 'Maybe Later' }).click()
  await expect(offer).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Upgrade to Premium' })).toBeFocused()
  await expect(page.getByText('Free, for as long as you like.')).toBeVisible()
})

test("'Upgrade Now' starts the trial, and the user’s limits show it at once", async ({ page, signUp }) => {
  await signUp()
  await page.goto('/profile')
  await expect(page.getByText('0 of 10')).toBeVisible()
  await page.getByRole('button', { name: 'Upgrade to Premium' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Upgrade Now' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByText('Premium is yours', { exact: true })).toBeVisible()
  await expect(page.getByText(/^Premium trial until .+\. It ends on its own\.$/)).toBeVisible()
  await expect(page.getByText('0 · unlimited')).toHaveCount(3)
  await expect(page.getByRole('button', { name: 'Upgrade to Premium' })).toHaveCount(0)
  await expectAccessible(page)
  await page.reload()
  await expect(page.getByText(/^Premium trial until/)).toBeVisible()
})

test('another open tab learns of the trial when the user comes back to it', async ({ page, context, signUp }) => {
  await signUp()
  await page.goto('/profile')
  const other = await context.newPage()
  await other.goto('/profile')
  await other.getByRole('button', { name: 'Upgrade to Premium' }).click()
  await other.getByRole('dialog').getByRole('button', { name: 'Upgrade Now' }).click()
  await expect(other.getByText('0 · unlimited')).toHaveCount(3)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  await expect(page.getByText('0 · unlimited')).toHaveCount(3)
})

test('once the trial is used, the offer says so plainly, and what stays free', async ({ page, server, signUp }) => {
  const { username } = await signUp()
  const database = new Client(server.connection)
  await database.connect()
  await database.query(
    `update users set premium_source = 'trial', trial_started_at = now() - interval '20 days',
     premium_until = now() - interval '6 days' where username = $1`,
    [username],
  )
  await database.end()
  await page.goto('/profile')
  await expect(page.getByText('Premium is $7.99 a month.')).toBeVisible()
  await page.getByRole('button', { name: 'Upgrade to Premium' }).click()
  const offer = page.getByRole('dialog')
  await expect(offer.getByText('You’ve already used your trial')).toBeVisible()
  await expect(offer.getByText('What stays free: 10 journal entries')).toBeVisible()
  await expect(offer.getByRole('button', { name: 'Upgrade Now' })).toHaveCount(0)
  await expectAccessible(page)
})

test('an offer that finds its trial used on another device changes its words', async ({
  page,
  server,
  signUp,
  complaints,
}) => {
  complaints.expect(/409/)
  await signUp()
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Upgrade to Premium' }).click()
  const offer = page.getByRole('dialog')
  await expect(offer.getByText('Try it for 14 days')).toBeVisible()
  await changeDuringRequest(page, 'POST', /\/api\/premium\/trial$/, () =>
    page.request.post('/api/premium/trial', { headers: { origin: server.url } }),
  )
  await offer.getByRole('button', { name: 'Upgrade Now' }).click()
  await expect(offer.getByText('Your trial is on')).toBeVisible()
})
