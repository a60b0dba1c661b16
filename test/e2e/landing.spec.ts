import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from './test.ts'

const password = 'a quiet morning light'
const newName = () => `w${randomUUID().slice(0, 8)}`

async function fillSignUp(page: Page, name: string, confirmed = password): Promise<void> {
  const form = page.getByRole('tabpanel', { name: 'Sign Up' })
  await form.getByLabel('Username').fill(name)
  await form.getByLabel('Email').fill(`${name}@example.com`)
  await form.getByLabel('Password', { exact: true }).fill(password)
  await form.getByLabel('Confirm password').fill(confirmed)
}

const noteCalls = (page: Page): string[] => {
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/')) calls.push(request.url())
  })
  return calls
}

test('the page is whole without scripts, and says what needs them', async ({ browser, server }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(server.url)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your life, in its best light')
  for (const title of ['Get Started', 'Two plans, no tricks', 'Made for a whole life'])
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
  await expect(page.getByText('MOST POPULAR')).toBeVisible()
  await expect(page.getByText('$7.99')).toBeVisible()
  await expect.poll(() => page.content()).toContain('To sign up or log in, please turn it on and reload.')
  await context.close()
})

test('the user signs up, is welcomed, and the wizard opens', async ({ page, server }) => {
  await page.goto('/')
  await fillSignUp(page, newName())
  const asked = page.waitForRequest(`${server.url}/api/auth/signup`)
  await page.getByRole('button', { name: 'Create Account' }).click()
  expect(Object.keys((await asked).postDataJSON()).sort()).toEqual(['email', 'password', 'timeZone', 'username'])
  await page.waitForURL('**/onboarding')
  await expect(page.getByText('Welcome to Glowell 🌟').first()).toBeVisible()
  await expect(page.getByText('Your account has been created successfully').first()).toBeVisible()
  await page.reload()
  await expect(page.getByText('Welcome to Glowell 🌟')).toHaveCount(0)
})

test('passwords that differ are said so, and nothing is sent', async ({ page }) => {
  await page.goto('/')
  const calls = noteCalls(page)
  await fillSignUp(page, newName(), 'another morning light')
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page.getByText("Passwords don't match").first()).toBeVisible()
  await expect(page.getByText('Please make sure your passwords match').first()).toBeVisible()
  expect(calls).toEqual([])
})

test('the browser itself asks for what is missing, before anything is sent', async ({ page }) => {
  await page.goto('/')
  const calls = noteCalls(page)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page.getByRole('tabpanel', { name: 'Sign Up' }).getByLabel('Username')).toBeFocused()
  expect(calls).toEqual([])
})

test('a name that is taken is said beside its input, which takes the focus', async ({
  page,
  signUp,
  browser,
  complaints,
}) => {
  complaints.expect(/status of 409/)
  const other = await browser.newContext()
  const { username } = await signUp({ context: other })
  await other.close()
  await page.goto('/')
  await fillSignUp(page, username)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page.getByText('Signup failed').first()).toBeVisible()
  const input = page.getByRole('tabpanel', { name: 'Sign Up' }).getByLabel('Username')
  await expect(input).toHaveAccessibleDescription(/taken/)
  await expect(input).toBeFocused()
  await expect(page).toHaveURL('/')
})

test('while an account is made, the button says so and cannot be pressed again', async ({ page }) => {
  await page.route('**/api/auth/signup', () => {})
  await page.goto('/')
  await fillSignUp(page, newName())
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page.getByRole('button', { name: 'Creating Account...' })).toBeDisabled()
})

test('the user logs in and is greeted on the dashboard', async ({ page, signUp, browser }) => {
  const other = await browser.newContext()
  const person = await signUp({ context: other })
  await other.close()
  await page.goto('/')
  await page.getByRole('link', { name: 'Log in' }).click()
  const form = page.getByRole('tabpanel', { name: 'Login' })
  await expect(form.getByLabel('Username')).toBeFocused()
  await form.getByLabel('Username').fill(person.username)
  await form.getByLabel('Password', { exact: true }).fill(person.password)
  await form.getByRole('button', { name: 'Sign In' }).click()
  await page.waitForURL('**/dashboard')
  await expect(page.getByText('Welcome back').first()).toBeVisible()
  await expect(page.getByText('Successfully logged in').first()).toBeVisible()
})

test('a wrong password stays on the page and keeps what was typed', async ({ page, complaints }) => {
  complaints.expect(/status of 401/)
  await page.goto('/')
  await page.getByRole('tab', { name: 'Login' }).click()
  const form = page.getByRole('tabpanel', { name: 'Login' })
  await form.getByLabel('Username').fill('nobody-here')
  await form.getByLabel('Password', { exact: true }).fill('not this one')
  await form.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByText('Login failed').first()).toBeVisible()
  await expect(page.getByText('Please check your credentials').first()).toBeVisible()
  await expect(form.getByLabel('Username')).toHaveValue('nobody-here')
  await expect(form.getByRole('button', { name: 'Sign In' })).toBeEnabled()
})

test('changing tabs keeps what the user typed, and passwords can be seen and pasted', async ({ page }) => {
  await page.goto('/')
  await fillSignUp(page, 'morning')
  await page.getByRole('tab', { name: 'Login' }).click()
  await page.getByRole('tab', { name: 'Sign Up' }).click()
  const form = page.getByRole('tabpanel', { name: 'Sign Up' })
  await expect(form.getByLabel('Username')).toHaveValue('morning')
  await form.getByRole('button', { name: 'Show password' }).first().click()
  await expect(form.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text')
})

test('the user resets a forgotten password with the link in the mail, which leaves the address at once', async ({
  page,
  server,
  signUp,
  browser,
}) => {
  const other = await browser.newContext()
  const person = await signUp({ context: other })
  await other.close()
  await page.goto('/')
  await page.getByRole('tab', { name: 'Login' }).click()
  await page.getByRole('button', { name: 'Forgot your password?' }).click()
  await page.getByRole('textbox', { name: 'Email' }).fill(person.email)
  await page.getByRole('button', { name: 'Email me the link' }).click()
  await expect(page.getByText('Check your email')).toBeVisible()
  await expect.poll(async () => linkIn(await server.readLogs())).toBeDefined()
  await page.goto(`/reset-password${linkIn(await server.readLogs())}`)
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible()
  expect(new URL(page.url()).hash).toBe('')
  await page.getByLabel('New password').fill('an evening by the sea')
  await page.getByLabel('Confirm password').fill('an evening by the sea')
  await page.getByRole('button', { name: 'Save new password' }).click()
  const form = page.getByRole('tabpanel', { name: 'Login' })
  await form.getByLabel('Username').fill(person.email)
  await form.getByLabel('Password', { exact: true }).fill('an evening by the sea')
  await form.getByRole('button', { name: 'Sign In' }).click()
  await page.waitForURL('**/dashboard')
})

const linkIn = (logs: readonly string[]): string | undefined =>
  logs.map((line) => /\/reset-password(#token=[\w.~%-]+)/.exec(line)?.[1]).findLast((found) => found !== undefined)

test('a link that was used up offers a new one', async ({ page, complaints }) => {
  complaints.expect(/status of 400/)
  await page.goto('/reset-password#token=long-gone')
  await page.getByLabel('New password').fill('an evening by the sea')
  await page.getByLabel('Confirm password').fill('an evening by the sea')
  await page.getByRole('button', { name: 'Save new password' }).click()
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
  await page.getByRole('button', { name: 'Send me a new link' }).click()
  await expect(page.getByRole('button', { name: 'Email me the link' })).toBeVisible()
})

test.describe('with two servers', () => {
  test.use({ ownSettings: { DEMO: 'off' } })

  test('the demo is offered where it is on, and hidden where it is off', async ({ page, browser, ownServer }) => {
    await page.goto('/')
    await expect(page.getByRole('button', { name: 'Try the demo' })).toBeVisible()
    const elsewhere = await browser.newPage()
    await elsewhere.goto(ownServer.url)
    await expect(elsewhere.getByRole('heading', { name: 'Get Started' })).toBeVisible()
    await expect(elsewhere.getByRole('button', { name: 'Try the demo' })).toBeHidden()
    await elsewhere.close()
  })
})

test('everyone can read it, in light and dark, on a phone and on a desk', async ({ page }) => {
  await page.goto('/')
  await expectAccessible(page)
  await page.getByRole('tab', { name: 'Login' }).click()
  await expectAccessible(page)
})

for (const width of [320, 768])
  test(`nothing scrolls sideways at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 })
    await page.goto('/')
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  })

test('Sign Up is shown first; while the user logs in the button says so and cannot be pressed again', async ({
  page,
}) => {
  await page.route('**/api/auth/login', () => {})
  await page.goto('/')
  await expect(page.getByRole('tab')).toHaveText(['Sign Up', 'Login'])
  await expect(page.getByRole('tab', { name: 'Sign Up' })).toHaveAttribute('aria-selected', 'true')
  await page.getByRole('tab', { name: 'Login' }).click()
  const form = page.getByRole('tabpanel', { name: 'Login' })
  await form.getByLabel('Username').fill('morning')
  await form.getByLabel('Password', { exact: true }).fill('a quiet morning light')
  await form.getByRole('button', { name: 'Sign In' }).click()
  await expect(form.getByRole('button', { name: 'Signing In...' })).toBeDisabled()
})

test('the plans say what they cost and hold', async ({ page }) => {
  await page.goto('/')
  const plan = (name: string) =>
    page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) })
  await expect(plan('Free')).toContainText('$0/month')
  for (const promise of ['Basic goal tracking', 'Simple journaling', 'Limited wellness insights', 'Community access'])
    await expect(plan('Free')).toContainText(promise)
  await expect(plan('Premium')).toContainText('$7.99/month')
  await expect(plan('Premium')).toContainText('MOST POPULAR')
  const promises = ['AI coach', 'Advanced wellness analytics', 'Unlimited goals and tracking']
  for (const promise of [...promises, 'Premium content and courses', 'Priority community access'])
    await expect(plan('Premium')).toContainText(promise)
})

test("'Log in' at the top shows the form and moves nothing else of the page", async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Log in' }).click()
  await expect(page.getByRole('tabpanel', { name: 'Login' }).getByLabel('Username')).toBeFocused()
  const scrolled = await page
    .getByRole('main')
    .evaluate((main) => [...main.querySelectorAll('*')].some((part) => part.scrollTop > 0))
  expect(scrolled).toBe(false)
})

test('Try the demo opens a dashboard that is already lived in', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByText('skip to the dashboard for testing')).toBeVisible()
  await page.getByRole('button', { name: 'Try the demo' }).click()
  await page.waitForURL('**/dashboard')
  await expect(page.getByRole('article')).toHaveCount(2)
})
