import type { Page } from '@playwright/test'
import { card, dialog, tab } from './page-parts.ts'
import { ask, expect, expectAccessible, test } from './test.ts'

const number = (page: Page, name: RegExp) => page.getByRole('link', { name })
const rows = (page: Page) => page.getByRole('tabpanel').getByRole('heading', { level: 3 })

test('each number leads by the keyboard to what it is made of', async ({ page, signUp, server }) => {
  await signUp()
  for (let n = 1; n <= 11; n += 1)
    await ask(page.request, server.url, '/api/self-care', { activityType: 'yoga', duration: n })
  await page.goto('/self-care')
  await expect(card(page, 'This Week')).toContainText('66 min')
  await number(page, /min this week: show the last 7 days/).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/self-care?tab=history&days=7')
  await expect(tab(page, 'History')).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('tabpanel')).toBeFocused()
  await expect(page.getByRole('link', { name: 'Last 7 days', exact: true })).toHaveAttribute('aria-current', 'true')
  await expect(rows(page)).toHaveCount(10)
  await page.getByRole('button', { name: 'Show more' }).click()
  await expect(rows(page)).toHaveCount(11)

  await number(page, /^11 today: show what you logged/).click()
  await expect(page.getByRole('link', { name: 'Today', exact: true })).toHaveAttribute('aria-current', 'true')
  await expect(rows(page)).toHaveCount(10)
  await number(page, /^3\.0 average mood: show insights/).click()
  await expect(page.getByRole('heading', { name: 'Mood over time' })).toBeVisible()
})

test('an address leads to its tab, the tab outlives a reload, and going back leaves the page', async ({
  page,
  signUp,
  server,
}) => {
  await signUp()
  await ask(page.request, server.url, '/api/self-care', { activityType: 'yoga', duration: 20 })
  await page.goto('/financial-goals')
  await page.goto('/self-care?tab=history')
  await expect(rows(page)).toHaveText(['Yoga'])
  await page.getByRole('link', { name: 'Today', exact: true }).click()
  await expect(rows(page)).toHaveText(['Yoga'])
  await page.getByRole('button', { name: 'Delete Yoga, 20 min' }).click()
  await expect(page.getByText('Nothing logged today. Even a minute counts.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(rows(page)).toHaveText(['Yoga'])
  await tab(page, 'Quick').click()
  await expect(page).toHaveURL('/self-care?tab=quick')
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Quick Activities' })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/financial-goals')
})

test('what the user logs shows at once in the history of today, and a change of it, too', async ({ page, signUp }) => {
  await signUp()
  await page.goto('/self-care?tab=history&days=1')
  await expect(page.getByText('Nothing logged today.')).toBeVisible()
  await page.getByRole('button', { name: 'Log Activity' }).click()
  await page.route('/api/self-care', (route) => (route.request().method() === 'POST' ? undefined : route.continue()))
  await dialog(page).getByRole('button', { name: 'Log Activity' }).click()
  await expect(dialog(page).getByRole('button', { name: 'Creating...' })).toBeDisabled()
  await expect(page.locator('li', { hasText: 'Meditation' }).getByText('30 min')).toBeVisible()
})

test('three months show what went together, in words with how many days, and never as a cause', async ({
  page,
  server,
}) => {
  await ask(page.request, server.url, '/api/demo', {})
  await page.goto('/self-care?tab=insights')
  const together = page.locator('section', { has: page.getByRole('heading', { name: 'What goes with your mood' }) })
  await expect(together.getByText(/^From \d\d days with a mood in twelve weeks\./)).toBeVisible()
  await expect(together.getByText(/^In the last 28 days, your mood averaged \d\.\d \(\d+ days\); in/)).toBeVisible()
  await expect(together.getByText(/^On the \d+ days with more than \d+ minutes, your mood averaged/)).toBeVisible()
  await expect(
    together.getByText(/^On the \d+ days with exercise, your mood averaged \d\.\d; on the other \d+, \d\.\d\.$/),
  ).toBeVisible()
  await together.getByText(/more, with smaller differences/).click()
  await expect(together.getByText(/^On the \d+ days with breathing/)).toBeVisible()
  await expect(together.getByText(/because|thanks to|makes you|causes/i)).toHaveCount(0)
  await expectAccessible(page)
})

test('below 14 days it says how many more; a free account sees what premium would show, and nothing made up', async ({
  page,
  signUp,
  server,
}) => {
  await signUp()
  await ask(page.request, server.url, '/api/self-care', { activityType: 'yoga', duration: 20, mood: 5 })
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/self-care?tab=insights')
  await expect(page.getByText('Days with it, and days without')).toBeVisible()
  await expectAccessible(page)
  expect(asked).not.toContain('/api/self-care/insights')
  await page.getByRole('button', { name: 'See Premium' }).click()
  await page.getByRole('button', { name: 'Upgrade Now' }).click()
  await expect(
    page.getByText(/^— 1 of 14 days with a mood so far\. 13 more days, and we can compare them/),
  ).toBeVisible()
})
