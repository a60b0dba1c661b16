import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from './test.ts'

const begin = (page: Page) => page.getByRole('button', { name: 'Begin' }).click()
const next = (page: Page) => page.getByRole('button', { name: 'Next' }).click()
const previous = (page: Page) => page.getByRole('button', { name: 'Previous' })
const complete = (page: Page) => page.getByRole('button', { name: 'Complete Setup' })
const goal = (page: Page, name: string) => page.getByRole('checkbox', { name })
const saved = (page: Page) =>
  page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.url().endsWith('/api/onboarding'))

async function answerAll(page: Page, name: string): Promise<void> {
  await begin(page)
  await page.getByLabel('Full name').fill(name)
  await page.getByRole('radio', { name: '36-45' }).check()
  await page.getByRole('radio', { name: 'Beginner' }).check()
  await next(page)
  await goal(page, 'Work-Life Balance').check()
  await goal(page, 'Confidence Building').check()
  await page.getByLabel('Biggest current challenge').fill('Saying no 🌱')
  await next(page)
  await page.getByRole('checkbox', { name: 'Spiritual Growth' }).check()
  await page.getByRole('radio', { name: 'Gentle' }).check()
  await next(page)
}

test('the user reads what is kept before the first question, answers four steps and arrives at the dashboard', async ({
  page,
  signUp,
}) => {
  await signUp({ onboarded: false })
  await page.goto('/onboarding')
  await expect(page.getByText('encrypted on disk with your own key; the running server can read')).toBeVisible()
  await begin(page)
  await expect(page.getByText('Step 1 of 4')).toBeVisible()
  await expect(page.getByText('25% complete')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'First, about you' })).toBeFocused()
  await expect(previous(page)).toBeDisabled()
  await expect(complete(page)).toBeHidden()
  await page.getByLabel('Full name').fill('Ada Lovelace')
  await page.getByLabel('Full name').press('Enter')
  await expect(page.getByText('Step 2 of 4')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'What matters right now' })).toBeFocused()
  await next(page)
  await next(page)
  await expect(page.getByText('Step 4 of 4')).toBeVisible()
  await expect(page.getByText('100% complete')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Next' })).toBeHidden()
  await complete(page).click()
  await page.waitForURL('**/dashboard')
  await expect(page.getByRole('link', { name: 'Your profile, Ada' })).toBeVisible()
})

test('the defaults are an encouraging coach, and all notifications but the community', async ({ page, signUp }) => {
  await signUp({ onboarded: false })
  await page.goto('/onboarding')
  await begin(page)
  await next(page)
  await next(page)
  await expect(page.getByRole('radio', { name: 'Encouraging' })).toBeChecked()
  await next(page)
  for (const name of ['Daily reminders', 'Goal updates', 'Wellness tips'])
    await expect(page.getByRole('checkbox', { name })).toBeChecked()
  await expect(page.getByRole('checkbox', { name: 'Community updates' })).not.toBeChecked()
  await expect(page.getByText('You’ll find them under the bell')).toBeVisible()
})

test('the hint counts the user’s goals and never blocks; the preview shows a sample for each', async ({ page }) => {
  await page.goto('/onboarding')
  await begin(page)
  await next(page)
  await expect(page.getByText('Choose 2 to 4 goals.')).toBeVisible()
  await expect(page.getByText('None chosen yet.')).toBeVisible()
  const names = ['Financial Independence', 'Career Growth', 'Relationships', 'Personal Development', 'Spiritual Growth']
  for (const name of names) await goal(page, name).check()
  await expect(page.getByText('5 chosen')).toBeVisible()
  const preview = page.getByRole('region', { name: 'dashboard' })
  await expect(preview.getByRole('listitem')).toHaveCount(5)
  await expect(preview.getByText('Sample').first()).toBeVisible()
  await expect(preview.getByRole('listitem').first()).toContainText('A rainy-day fund$0 of $1,000')
  // On a phone it stands below the questions that it answers.
  await page.setViewportSize({ width: 375, height: 812 })
  await expect(preview.getByRole('listitem')).toHaveCount(5)
  await page.setViewportSize({ width: 1280, height: 900 })
  await goal(page, 'Relationships').uncheck()
  await expect(preview.getByRole('listitem')).toHaveCount(4)
  await next(page)
  await expect(page.getByText('Step 3 of 4')).toBeVisible()
})

test('the user can leave at any step and comes back to it with every answer', async ({ page, signUp }) => {
  await signUp({ onboarded: false })
  await page.goto('/onboarding')
  await begin(page)
  await page.getByRole('radio', { name: '65+' }).check()
  await next(page)
  const kept = saved(page)
  await page.getByLabel('Biggest current challenge').fill('Zeit für mich 🌙')
  await kept
  await page.reload()
  await expect(page.getByText('Step 2 of 4')).toBeVisible()
  await expect(page.getByLabel('Biggest current challenge')).toHaveValue('Zeit für mich 🌙')
  await previous(page).click()
  await expect(page.getByRole('radio', { name: '65+' })).toBeChecked()
  await page.getByRole('button', { name: 'Clear: Age range' }).click()
  await expect(page.getByRole('radio', { name: '65+' })).not.toBeChecked()
})

test('without a network the user’s answers wait on the device, and Complete Setup says why it cannot', async ({
  page,
  context,
  signUp,
  complaints,
}) => {
  complaints.expect(/ERR_INTERNET_DISCONNECTED/)
  await signUp({ onboarded: false })
  await page.goto('/onboarding')
  await answerAll(page, 'Grace Hopper')
  await context.setOffline(true)
  await page.getByRole('checkbox', { name: 'Wellness tips' }).uncheck()
  await expect(page.getByText('Kept on this device')).toBeVisible()
  await complete(page).click()
  await expect(page.getByText('Setup incomplete', { exact: true })).toBeVisible()
  await expect(page.getByText('We can’t reach Glowell right now.').first()).toBeVisible()
  await context.setOffline(false)
  await page.reload()
  await expect(page.getByRole('checkbox', { name: 'Wellness tips' })).not.toBeChecked()
  await complete(page).click()
  await page.waitForURL('**/dashboard')
})

test('opened again it starts at the first question with the user’s answers, and completing it keeps the changes', async ({
  page,
  signUp,
}) => {
  await signUp({ onboarded: false })
  await page.goto('/onboarding')
  await answerAll(page, 'Mary Somerville')
  await complete(page).click()
  await page.waitForURL('**/dashboard')
  await page.goto('/onboarding')
  await expect(page.getByText('Step 1 of 4')).toBeVisible()
  await expect(page.getByLabel('Full name')).toHaveValue('Mary Somerville')
  await page.getByRole('radio', { name: 'Advanced' }).check()
  for (let step = 1; step < 4; step += 1) await next(page)
  await complete(page).click()
  await page.waitForURL('**/dashboard')
  await page.goto('/onboarding')
  await expect(page.getByRole('radio', { name: 'Advanced' })).toBeChecked()
})

test('without an account the user’s answers stay on the device, and a new account takes them over', async ({
  page,
  signUp,
}) => {
  await page.goto('/onboarding')
  await expect(page.getByText('Anyone who uses this browser')).toBeVisible()
  await answerAll(page, 'Wangari Maathai')
  await complete(page).click()
  await expect(page.getByRole('heading', { name: 'Your answers are saved, Wangari' })).toBeFocused()
  await expect(page.getByRole('link', { name: 'Create your account' })).toHaveAttribute('href', '/#sign-up')
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Your answers are saved, Wangari' })).toBeVisible()
  await signUp({ onboarded: false })
  await page.goto('/onboarding')
  await page.waitForURL('**/dashboard')
  await expect(page.getByRole('link', { name: 'Your profile, Wangari' })).toBeVisible()
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toEqual([])
  await page.goto('/onboarding')
  await next(page)
  await expect(page.getByLabel('Biggest current challenge')).toHaveValue('Saying no 🌱')
})

test('unfinished answers from before signing up open at the step that was left', async ({ page, signUp }) => {
  await page.goto('/onboarding')
  await begin(page)
  await next(page)
  await goal(page, 'Career Growth').check()
  await signUp({ onboarded: false })
  const kept = saved(page)
  await page.goto('/onboarding')
  await expect(page.getByText('Step 2 of 4')).toBeVisible()
  await expect(goal(page, 'Career Growth')).toBeChecked()
  await kept
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toEqual([])
})

test('answers on the device never replace those of an account unless the user says so', async ({ page, signUp }) => {
  await page.goto('/onboarding')
  await begin(page)
  await page.getByLabel('Full name').fill('Someone Before')
  await signUp()
  await page.goto('/onboarding')
  await expect(page.getByText('This device has other answers')).toBeVisible()
  await expect(page.getByLabel('Full name')).toHaveValue('')
  await page.getByRole('button', { name: 'Use these instead' }).click()
  await expect(page.getByLabel('Full name')).toHaveValue('Someone Before')
})

test('a visitor can delete the answers, and undo that', async ({ page }) => {
  await page.goto('/onboarding')
  await begin(page)
  await page.getByLabel('Full name').fill('Nobody')
  await page.getByRole('button', { name: 'Forget my answers' }).click()
  await expect(page.getByRole('heading', { name: 'Before the first question' })).toBeVisible()
  await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByLabel('Full name')).toHaveValue('Nobody')
})

test('the keyboard alone is enough', async ({ page }) => {
  await page.goto('/onboarding')
  await page.getByRole('button', { name: 'Begin' }).press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Full name')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: '26-35' })).toBeChecked()
  await page.getByLabel('Full name').press('Enter')
  await expect(page.getByRole('heading', { name: 'What matters right now' })).toBeFocused()
})

for (const step of [1, 2, 3, 4])
  test(`step ${step} has nothing for axe to say`, async ({ page }) => {
    await page.goto('/onboarding')
    await begin(page)
    for (let passed = 1; passed < step; passed += 1) await next(page)
    await expect(page.getByText(`Step ${step} of 4`)).toBeVisible()
    if (step === 1) await page.getByRole('radio', { name: '18-25' }).check()
    if (step === 2) await goal(page, 'Relationships').check()
    await expectAccessible(page)
  })

test('the notice before and the answers kept after have nothing for axe to say', async ({ page }) => {
  await page.goto('/onboarding')
  await expect(page.getByRole('button', { name: 'Begin' })).toBeVisible()
  await expectAccessible(page)
  await begin(page)
  for (let step = 1; step < 4; step += 1) await next(page)
  await complete(page).click()
  await expect(page.getByRole('link', { name: 'Create your account' })).toBeVisible()
  await expectAccessible(page)
})

test('every question offers its choices in their order', async ({ page }) => {
  await page.goto('/onboarding')
  await begin(page)
  const choices = (question: string) =>
    page
      .getByRole('group', { name: question })
      .locator('input')
      .evaluateAll((inputs) => inputs.map((input) => input.getAttribute('value')))
  await expect.poll(() => choices('Age range')).toEqual(['18-25', '26-35', '36-45', '46-55', '56-65', '65+'])
  await expect.poll(() => choices('Experience level')).toEqual(['beginner', 'intermediate', 'advanced'])
  await next(page)
  await expect
    .poll(() => choices('Primary goals'))
    .toEqual([
      'Financial Independence',
      'Health & Fitness',
      'Career Growth',
      'Relationships',
      'Personal Development',
      'Spiritual Growth',
      'Work-Life Balance',
      'Confidence Building',
    ])
  await next(page)
  await expect
    .poll(() => choices('Wellness focus areas'))
    .toEqual(['Physical Health', 'Mental & Emotional', 'Financial Wellness', 'Spiritual Growth', 'Life Organization'])
  await expect
    .poll(() => choices('Coach communication style'))
    .toEqual(['encouraging', 'direct', 'gentle', 'motivating'])
})

test('while the user’s setup is sent, the button says so and cannot be pressed again', async ({ page, signUp }) => {
  await page.route('**/api/onboarding/complete', () => {})
  await signUp({ onboarded: false })
  await page.goto('/onboarding')
  await begin(page)
  for (let step = 1; step < 4; step += 1) await next(page)
  await complete(page).click()
  await expect(page.getByRole('button', { name: 'Setting up...' })).toBeDisabled()
})
