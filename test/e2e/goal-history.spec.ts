import { newGoal, openProgress } from './goals-page.ts'
import { callsOf, card, dialog, toast } from './page-parts.ts'
import { ask, expect, expectAccessible, test } from './test.ts'

test('three months of updates become a line and a month, with what that is based on', async ({ page, server }) => {
  await ask(page.request, server.url, '/api/demo', {})
  await page.goto('/financial-goals')
  const based =
    /^(At this pace|On track|Ahead of pace|Behind pace): (?:(?:about \w+\s\d{4}|later this month)[,;] )?.*\w+\s\d+,\s\d{4}\.$/
  await expect(card(page, 'The quiet fund').getByText(based)).toBeVisible()
  await expect(card(page, 'Sundays with Mamma').getByText(based)).toBeVisible()
  await expect(card(page, 'Clear the card').getByText(based)).toBeVisible()
  // One sentence for pace and forecast, never two that disagree.
  await expect(card(page, 'The quiet fund').getByText(/pace|On track/)).toHaveCount(1)
  const calls = callsOf(page)
  await openProgress(page, 'The quiet fund')
  await expect(dialog(page).getByText(/^From \$212 on .* to \$\d+ today, of \$1,500\./)).toBeVisible()
  await expect(dialog(page).getByTestId('history')).toBeVisible()
  for (const line of ['You', 'Target, $1,500', 'Steady pace', 'Your pace'])
    await expect(dialog(page).getByText(line, { exact: true })).toBeVisible()
  const forecast = dialog(page).getByRole('region', { name: 'Forecast' })
  await expect(forecast).toContainText(/At this pace: about \w+\s\d{4}/)
  await expect(forecast).toContainText(/\$\d+ more in \d+ updates since .*\. \$[\d,]+ to go\./)
  await forecast.getByText('How we figured this').click()
  await expect(forecast.getByText(/what came in over the last 90 days/)).toBeVisible()
  expect(calls().map((path) => path.replace(/[\w-]{36}/, 'id'))).toEqual([
    '/api/goals/id/history',
    '/api/goals/id/progress',
  ])
  await expectAccessible(page)
})

test('with too little to go by it says what is missing, and draws nothing that is not there', async ({
  page,
  signUp,
  server,
}) => {
  await signUp()
  await ask(page.request, server.url, '/api/premium/trial', {})
  await ask(page.request, server.url, '/api/goals', { title: 'New', targetValue: '400' })
  await page.goto('/financial-goals')
  await expect(card(page, 'New').getByText(/At this pace/)).toHaveCount(0)
  await openProgress(page, 'New')
  await expect(dialog(page).getByText(/^— Nothing to draw yet/)).toBeVisible()
  const forecast = dialog(page).getByRole('region', { name: 'Forecast' })
  await expect(forecast).toContainText('Too early to tell')
  await expect(forecast).toContainText('updates on 3 different days in the last 90, and so far it has 0')
  await expect(forecast).toContainText('two weeks to go by, so check back on ')
  await dialog(page).getByLabel('Where you are now').fill('160')
  await dialog(page).getByRole('button', { name: 'Add update' }).click()
  await expect(dialog(page).getByText('Your first step: $160.')).toBeVisible()
  await expect(forecast).toContainText('so far it has 1')
})

test('a free account sees its list and what premium would add, and gets it in the same dialog', async ({
  page,
  signUp,
  server,
}) => {
  await signUp()
  await ask(page.request, server.url, '/api/goals', { title: 'Mine', targetValue: '400', currentValue: '40' })
  await page.goto('/financial-goals')
  const calls = callsOf(page)
  await openProgress(page, 'Mine')
  await expect(dialog(page).getByRole('listitem')).toContainText('+$40')
  await expect(dialog(page).getByText('See your progress as a line')).toBeVisible()
  await expect(dialog(page).getByTestId('history')).toHaveCount(0)
  expect(calls().filter((path) => path.endsWith('/history'))).toEqual([])
  await expectAccessible(page)
  await dialog(page).getByRole('button', { name: 'See Premium' }).click()
  await page.getByRole('button', { name: 'Upgrade Now' }).click()
  await expect(dialog(page).getByRole('region', { name: 'Forecast' })).toContainText('Too early to tell')
})

test('a chart that did not load says so where it belongs, and loads on Try again', async ({
  page,
  server,
  complaints,
}) => {
  complaints.expect(/status of 503/)
  await ask(page.request, server.url, '/api/demo', {})
  await page.route('/api/goals/*/history', (route) => route.fulfill({ status: 503 }))
  await page.goto('/financial-goals')
  await openProgress(page, 'Clear the card')
  const again = dialog(page).getByRole('button', { name: 'Try again' })
  await expect(again).toBeVisible()
  await page.unrouteAll()
  await again.click()
  await expect(dialog(page).getByTestId('history')).toBeVisible()
})

test('a new goal shows before the server has spoken, and goes with a reason where it is refused', async ({
  page,
  signUp,
  complaints,
}) => {
  complaints.expect(/status of 503/)
  await signUp()
  await page.goto('/financial-goals')
  const answer = Promise.withResolvers<void>()
  await page.route('/api/goals', async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    await answer.promise
    return route.fulfill({ status: 503 })
  })
  await newGoal(page).click()
  await dialog(page).getByLabel('Title').fill('At once')
  await dialog(page).getByLabel('Target amount').fill('1,200')
  await dialog(page).getByLabel('Where you are now').fill('300')
  await dialog(page).getByLabel('Priority').selectOption('5 · Urgent')
  await dialog(page).getByRole('button', { name: 'Create Goal' }).click()
  await expect(dialog(page).getByRole('button', { name: 'Creating...' })).toBeDisabled()
  // Behind the dialog, where nothing has a role until it closes.
  const behind = page.locator('li', { hasText: 'At once' })
  await expect(behind).toContainText('$300 of $1,200')
  await expect(behind).toContainText('25%')
  await expect(behind).toContainText('Urgent')
  answer.resolve()
  await expect(dialog(page).getByText('This isn’t saved yet. Your words are still here.')).toBeVisible()
  await expect(behind).toHaveCount(0)
  await page.unrouteAll()
  await dialog(page).getByRole('button', { name: 'Create Goal' }).click()
  await expect(toast(page, 'SMART goal created! 🎯')).toBeVisible()
  await expect(card(page, 'At once')).toHaveCount(1)
})
