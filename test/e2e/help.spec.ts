import type { Browser } from '@playwright/test'
import { expect, expectAccessible, test } from './test.ts'

/** A phone somewhere, set to American English, at a moment that stands still. */
async function openPhone(browser: Browser, { url, timeZone, at }: { url: string; timeZone: string; at: string }) {
  const context = await browser.newContext({
    timezoneId: timeZone,
    locale: 'en-US',
    viewport: { width: 375, height: 812 },
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  await page.clock.setFixedTime(new Date(at))
  await page.goto(`${url}/help`)
  return { page, context }
}

const saturdayNight = '2026-11-22T07:00:00Z'

test('signed out, a visitor finds the help lines of the country, and which of them are open now', async ({
  browser,
  server,
}) => {
  const { page, context } = await openPhone(browser, {
    url: server.url,
    timeZone: 'America/Los_Angeles',
    at: saturdayNight,
  })
  await expect(page).toHaveTitle(/Help lines/)
  await expect(page.getByRole('link', { name: 'Call 911' })).toHaveAttribute('href', 'tel:911')
  await expect(page.getByRole('link', { name: 'Call 911' })).toBeInViewport()
  await expect(page.getByLabel('Country')).toHaveValue('US')
  const crisis = page.getByRole('region', { name: 'Crisis and thoughts of suicide' })
  await expect(crisis.getByRole('link', { name: /988 Suicide & Crisis Lifeline 988/ })).toHaveAttribute(
    'href',
    'tel:988',
  )
  await expect(crisis).toContainText('Open 24/7')
  const eating = page.getByRole('region', { name: 'Eating and food' })
  await expect(eating).toContainText('Opens Monday at 7 am')
  await expect(eating).toContainText('Mon–Fri 9 am–9 pm, Chicago time')
  await expect(
    page.getByText('We checked these against public sources on November 21, 2026. We didn’t call'),
  ).toBeVisible()
  await expect(page.getByRole('link', { name: /findahelpline\.com/ })).toHaveAttribute('rel', 'noopener noreferrer')
  await context.close()
})

test('a phone in India set to American English is shown the numbers of India', async ({ browser, server }) => {
  const { page, context } = await openPhone(browser, { url: server.url, timeZone: 'Asia/Calcutta', at: saturdayNight })
  await expect(page.getByRole('link', { name: 'Call 112' })).toBeVisible()
  await expect(page.getByLabel('Country')).toHaveValue('IN')
  await expect(page.getByRole('main')).not.toContainText('988')
  await expect(page.getByRole('main')).not.toContainText('911')
  await context.close()
})

test('where the device does not say where it is, the user picks a country, and the address keeps it', async ({
  browser,
  server,
}) => {
  const { page, context } = await openPhone(browser, { url: server.url, timeZone: 'UTC', at: saturdayNight })
  await expect(page.getByText('Call your local emergency number.')).toBeVisible()
  await expect(page.getByText('We don’t know what country you’re in.')).toBeVisible()
  await expect(page.getByRole('link', { name: /^Call/ })).toHaveCount(0)
  await page.getByLabel('Country').selectOption({ label: 'Denmark' })
  await expect(page.getByRole('link', { name: 'Call 112' })).toBeVisible()
  const crisis = page.getByRole('region', { name: 'Crisis and thoughts of suicide' })
  await expect(crisis).toContainText('Opens at 8 am')
  await page.clock.setFixedTime(new Date('2026-11-22T08:01:00Z'))
  // As when the user comes back to the tab.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(crisis).toContainText('Open until 4 am')
  await page.reload()
  await expect(page.getByLabel('Country')).toHaveValue('DK')
  await context.close()
})

test('while the server cannot be reached help lines can still be found', async ({ page, complaints }) => {
  complaints.expect(/ERR_FAILED|Failed to load/)
  await page.route('**/api/help*', (route) => route.abort())
  await page.goto('/help')
  await expect(page.getByRole('alert')).toContainText('Call your local emergency number')
  await expect(page.getByRole('link', { name: /findahelpline\.com/ })).toBeVisible()
  await page.unroute('**/api/help*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByLabel('Country')).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('without scripts the lines of a country stand there, and those of every other are a link away', async ({
  browser,
  server,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${server.url}/help`)
  await page.getByRole('link', { name: 'United Kingdom' }).click()
  await expect(page.getByRole('heading', { name: 'Help lines: United Kingdom' })).toBeVisible()
  await expect(page.getByRole('link', { name: '116 123' })).toHaveCSS('text-decoration-line', 'underline')
  await expect(page.locator('#root')).toBeHidden()
  await expect(page.getByRole('link', { name: '116 123' })).toHaveAttribute('href', 'tel:116123')
  await expect(page.getByRole('listitem').filter({ hasText: 'Mon–Fri 3 pm–8 pm' })).toHaveCount(4)
  await page.goto(`${server.url}/help?country=%22%3E%3Cscript%3E`)
  await expect(page.getByRole('listitem').filter({ hasText: 'your local emergency number' })).toBeVisible()
  await context.close()
})

test('signed in or out it is found from the foot of every page, and nothing in it is out of reach', async ({
  page,
  signUp,
}) => {
  await page.goto('/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Help lines' }).click()
  await expect(page.getByRole('heading', { name: 'Help lines', level: 1 })).toBeVisible()
  await page.goto('/help?country=GB')
  await expect(page.getByText('Rape Crisis Scotland')).toBeVisible()
  await expectAccessible(page)
  await page.setViewportSize({ width: 320, height: 640 })
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  await expect.poll(overflow).toBeLessThanOrEqual(0)
  await page.setViewportSize({ width: 1280, height: 900 })
  await signUp()
  await page.goto('/ask-luxee')
  await page.getByRole('link', { name: 'Help lines: people you can call' }).click()
  await expect(page.getByRole('heading', { name: 'Help lines', level: 1 })).toBeVisible()
  await page.goto('/help?country=JP')
  await expect(page.getByText('TELL Lifeline')).toBeVisible()
  await expectAccessible(page)
})
