import type { Page } from '@playwright/test'
import { incomeSummary } from '#contract/income.ts'
import { callsOf, dialog, toast } from './page-parts.ts'
import { ask, expect, expectAccessible, test } from './test.ts'

const logIncome = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Log Income' })
const receipt = (page: Page) => page.getByRole('region', { name: /This month/ })
const tab = (page: Page, name: string) => page.getByRole('tab', { name })
const phone = { width: 375, height: 812 }
const save = (page: Page, name: string) => dialog(page).getByRole('button', { name }).click()

test('on a phone the user logs a first income at once, sets a rate, corrects it, deletes it and takes that back', async ({
  page,
  signUp,
  complaints,
}) => {
  complaints.expect(/status of 400/)
  await page.setViewportSize(phone)
  await signUp()
  await page.goto('/digital-income')
  await expect(page).toHaveTitle('Digital Income Hub · Glowell')
  await expect(page.getByRole('tab')).toHaveText(['Strategies', 'AI Tools', 'Action Plan', 'Success Stories'])
  await expect(receipt(page)).toContainText('Nothing logged this month.')
  await expect(logIncome(page)).toBeInViewport({ ratio: 1 })
  await logIncome(page).click()
  await dialog(page).getByLabel('Source').fill('Two flyers for the bakery')
  await dialog(page).getByLabel('Amount').fill('1,090.50')
  await dialog(page).getByLabel('Costs').fill('90,50')
  await dialog(page).getByLabel('Hours').fill('40')
  await save(page, 'Log Income')
  await expect(toast(page, 'Income logged')).toBeVisible()
  await expect(toast(page, '$25 an hour after costs')).toBeVisible()
  await expect(receipt(page)).toContainText('Came in$1,090.50')
  await expect(receipt(page)).toContainText('Costs−$90.50')
  await expect(receipt(page)).toContainText('After costs$1,000')

  await receipt(page).locator('summary').click()
  await receipt(page)
    .getByRole('button', { name: /choose your rate/ })
    .click()
  await expect(dialog(page).getByText('15.3% of 92.35%')).toBeVisible()
  await dialog(page).getByLabel('Set aside for taxes, in percent').fill('120')
  await save(page, 'Save')
  await expect(
    dialog(page).getByText('Enter a percentage from 0 to 90, such as 25 or 27.5', { exact: true }),
  ).toBeVisible()
  await dialog(page).getByLabel('Set aside for taxes, in percent').fill('27,5')
  await save(page, 'Save')
  await expect(dialog(page)).toBeHidden()
  await expect(receipt(page)).toContainText('Set aside for taxes, 27.5%−$275')
  await expect(receipt(page)).toContainText('Yours to keep$725')

  await receipt(page).getByRole('button', { name: 'Full log' }).click()
  await page.getByRole('button', { name: 'Edit Two flyers for the bakery, $1,090.50' }).click()
  await dialog(page).getByLabel('Costs').fill('')
  await save(page, 'Save Changes')
  await expect(toast(page, 'Income saved')).toBeVisible()
  await page.getByRole('button', { name: 'Delete Two flyers for the bakery' }).click()
  await expect(page.getByText('Your story starts with one entry')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('heading', { name: 'Two flyers for the bakery' })).toBeVisible()
  await page.reload()
  await expect(tab(page, 'Success Stories')).toHaveAttribute('aria-selected', 'true')
  await expect(receipt(page)).toContainText('Came in$1,090.50')
  await page.goto('/')
  await expect(page.getByText('$1,090.50', { exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'income log' })).toHaveAttribute('href', /success-stories/)
})

test('a wrong amount or day is refused beside its field, keeps what was written, and stores nothing', async ({
  page,
  signUp,
  complaints,
}) => {
  complaints.expect(/status of 400/)
  await signUp()
  await page.goto('/digital-income?tab=success-stories#log')
  await dialog(page).getByLabel('Source').fill('A client')
  for (const [amount, said] of [
    ['10.125', 'Use at most 2 decimals for USD'],
    ['-20', 'Enter a number, such as 1250.50'],
    ['a lot', 'Enter a number, such as 1250.50'],
    ['0', 'Enter an amount, a cost or the hours it took'],
  ] as const) {
    await dialog(page).getByLabel('Amount').fill(amount)
    await save(page, 'Log Income')
    await expect(dialog(page).getByText(said, { exact: true })).toBeVisible()
    await expect(dialog(page).getByLabel('Amount')).toHaveValue(amount)
  }
  await dialog(page).getByLabel('Amount').fill('5')
  await dialog(page).getByLabel('Day').fill('1999-12-31')
  await save(page, 'Log Income')
  await expect(dialog(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByText('Your story starts with one entry')).toBeVisible()
})

test('currencies stay apart, each with its chart, its numbers as a table, and what an hour brought', async ({
  page,
  signUp,
  baseURL,
}) => {
  await signUp()
  const lines = [
    { source: 'Lessons', amount: '60', hours: '2' },
    { source: 'Lessons', amount: '60', hours: '3' },
    { source: 'Albums', amount: '100', costs: '150' },
    { source: 'Class', amount: '80', currency: 'EUR' },
  ]
  for (const line of lines) await ask(page.request, baseURL ?? '', '/api/income', line)
  await page.goto('/digital-income?tab=success-stories')
  await expect(receipt(page)).toContainText('In EUR, kept separate€80')
  await expect(page.getByText('1 of 12 months have an entry')).toBeVisible()
  await page.getByText('See the numbers', { exact: true }).click()
  const month = page.getByRole('table', { name: 'Income by month in USD' }).getByRole('row').nth(1)
  await expect(month.getByRole('cell')).toHaveText(['$70', '—', '5 h', '$24'])
  const sources = page.getByRole('table', { name: 'What an hour brought in' })
  await expect(sources.getByRole('row').nth(1)).toHaveText('Lessons$1205 h$24')
  await expect(sources.getByRole('row').nth(2)).toHaveText('Albums−$50——')
  await page.getByLabel(/You earn in 2 currencies/).selectOption('EUR')
  await expect(page.getByRole('table', { name: 'Income by month in EUR' })).toBeAttached()
  await expect(sources.getByRole('row').nth(1)).toHaveText('Class€80——')
})

test('a step of the plan is ticked and becomes a task, and both are there after a reload', async ({ page, signUp }) => {
  await signUp()
  await page.goto('/digital-income?tab=action-plan')
  await page.getByRole('checkbox', { name: 'Find your real hours' }).check()
  await expect(page.getByText('1 of 12 steps')).toBeVisible()
  await page.getByRole('button', { name: 'Add to planner: List what people ask you for' }).click()
  await save(page, 'Add to planner')
  await expect(toast(page, 'In your planner')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('checkbox', { name: 'Find your real hours' })).toBeChecked()
  await page.getByRole('link', { name: /^In your planner/ }).click()
  await expect(page.getByRole('heading', { name: 'List what people ask you for' })).toBeVisible()
  await page.getByRole('checkbox', { name: /List what people ask you for/ }).check()
  await page.goto('/digital-income?tab=action-plan')
  await expect(page.getByRole('link', { name: /^Done in your planner/ })).toBeVisible()
})

test('a price comes from the user’s own hours, and every range says where it is from', async ({
  page,
  signUp,
  baseURL,
}) => {
  await signUp()
  const rate = { data: { currency: 'USD', taxRate: '25' }, headers: { origin: baseURL ?? '' } }
  expect((await page.request.put('/api/income/settings', rate)).ok()).toBe(true)
  const calls = callsOf(page)
  await page.goto('/digital-income')
  await page.getByText('What should I charge?').click()
  await expect(page.getByText('the price shows up here')).toBeVisible()
  await page.getByLabel('Take-home pay').fill('900')
  await page.getByLabel('Costs').fill('100')
  await page.getByLabel('Hours').fill('20')
  await expect(page.getByRole('status').filter({ hasText: 'an hour' })).toContainText('$27.09 an hour')
  await page.reload()
  await page.getByText('$27.09 an hour, from your own numbers').click()
  await expect(page.getByLabel('Take-home pay')).toHaveValue('900')
  await page.getByLabel('Hours').fill('40')
  await expect(page.getByRole('status').filter({ hasText: 'an hour' })).toContainText('$13.55 an hour')
  await page.getByRole('button', { name: 'Start over' }).click()
  await expect(page.getByText('the price shows up here')).toBeVisible()
  const before = calls()
  const ranges = page
    .getByRole('tabpanel', { name: 'Strategies' })
    .locator('details')
    .filter({ has: page.getByRole('heading', { level: 3 }) })
  await expect(ranges).toHaveCount(8)
  for (const range of await ranges.all())
    await expect(range.locator('summary p')).toHaveText(/, 20\d\d$|illustrative, not typical$/)
  await page.getByRole('heading', { name: 'Bookkeeping for small shops' }).click()
  await expect(page.getByRole('link', { name: /Bureau of Labor Statistics, OEWS 43-3031, 2023/ })).toHaveAttribute(
    'rel',
    'noopener noreferrer',
  )
  expect(calls(), 'opening and typing ask nothing').toEqual(before)
  await tab(page, 'Success Stories').click()
  await expect(page.getByText('Made up to show the math: illustrative, not typical.')).toBeVisible()
})

test('all four tabs of a full account begin on the first screen of a phone, are short, and fit a narrow one', async ({
  page,
  baseURL,
}) => {
  await ask(page.request, baseURL ?? '', '/api/demo', { timeZone: 'Europe/Paris' })
  // On the first of a month the demo has no income of it yet.
  const { today, months } = incomeSummary.parse(await (await page.request.get('/api/income/summary')).json())
  const hasIncome = months.some(({ month, sums }) => today.startsWith(month) && sums.length > 0)
  for (const name of ['strategies', 'ai-tools', 'action-plan', 'success-stories']) {
    await page.goto(`/digital-income?tab=${name}`)
    await page.setViewportSize(phone)
    await expect(receipt(page)).toContainText(hasIncome ? 'Yours' : 'Nothing logged this month')
    await expect(page.getByRole('tabpanel').locator('h2, h3, p').first()).toBeInViewport({ ratio: 1 })
    await page.waitForLoadState('networkidle')
    const screens = await page.evaluate(() => document.documentElement.scrollHeight / window.innerHeight)
    expect(screens, `screens of ${name}: at most three scrolls`).toBeLessThanOrEqual(4)
    await page.setViewportSize({ width: 320, height: 700 })
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow, `sideways scroll of ${name} at 320 px`).toBeLessThanOrEqual(0)
    await expectAccessible(page)
  }
})
