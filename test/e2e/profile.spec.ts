import { gapOfColumns } from './page-parts.ts'
import { ask, expect, expectAccessible, test } from './test.ts'

test('the user is called by the name the user gives, everywhere, and after a reload', async ({ page, signUp }) => {
  const { username, email } = await signUp()
  await page.goto('/profile')
  await expectAccessible(page)
  await expect.poll(() => gapOfColumns(page)).toBeLessThan(400)
  await page.getByRole('button', { name: 'Edit Profile' }).click()
  await expect(page.getByLabel('First Name')).toBeFocused()
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await expect(page.getByLabel('Email')).not.toBeEditable()
  await expect(page.getByLabel('Username')).toHaveValue(username)
  await expect(page.getByLabel('Username')).not.toBeEditable()
  await expectAccessible(page)
  await page.getByLabel('First Name').fill('नूर')
  await page.getByLabel('Last Name').fill('O’Brien 🌿')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Profile updated successfully!', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Edit Profile' })).toBeFocused()
  await expect(page.getByText('नूर O’Brien 🌿')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Your profile, नूर' })).toHaveText('नू')
  await page.reload()
  await expect(page.getByText('नूर O’Brien 🌿')).toBeVisible()
})

test('Cancel restores the stored values', async ({ page, server, signUp }) => {
  await signUp()
  await page.request.put('/api/user/profile', { data: { firstName: 'Ada' }, headers: { origin: server.url } })
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Edit Profile' }).click()
  await page.getByLabel('First Name').fill('Someone else')
  await page.getByLabel('Time zone').selectOption('Asia/Tokyo')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('Someone else')).toHaveCount(0)
  await page.getByRole('button', { name: 'Edit Profile' }).click()
  await expect(page.getByLabel('First Name')).toHaveValue('Ada')
  await expect(page.getByLabel('Time zone')).toHaveValue('UTC')
})

test('a save that fails says so and keeps what the user typed', async ({ page, signUp, complaints }) => {
  complaints.expect(/ERR_FAILED/)
  await signUp()
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Edit Profile' }).click()
  await page.getByLabel('First Name').fill('Ada')
  await page.route('**/api/user/profile', (route) => route.abort())
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Update failed', { exact: true })).toBeVisible()
  await expect(page.getByText('Please try again', { exact: true })).toBeVisible()
  await expect(page.getByLabel('First Name')).toHaveValue('Ada')
})

test.describe('in Lisbon', () => {
  test.use({ timezoneId: 'Europe/Lisbon' })
  test('the time zone of this device is one press away', async ({ page, signUp }) => {
    await signUp()
    await page.goto('/profile')
    await page.getByRole('button', { name: 'Use this time zone' }).click()
    await expect(page.getByRole('button', { name: 'Use this time zone' })).toHaveCount(0)
    await expect(page.getByText('Lisbon (Europe)')).toBeVisible()
  })
})

test('the user sees every session, and can sign out there', async ({ page, browser, server, signUp }) => {
  const { username, password } = await signUp()
  const userAgent =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'
  const phone = await browser.newContext({ baseURL: server.url, userAgent })
  await ask(phone.request, server.url, '/api/auth/login', { username, password })
  const laptop = await browser.newContext({ baseURL: server.url })
  await ask(laptop.request, server.url, '/api/auth/login', { username, password })

  await page.goto('/profile')
  const sessions = page.getByRole('region', { name: 'Where you’re logged in' })
  await expect(sessions.getByRole('listitem')).toHaveCount(3)
  await expect(sessions.getByRole('listitem').first()).toContainText('This device')
  await sessions.getByRole('button', { name: 'Log out Safari on iPhone' }).click()
  await expect(sessions.getByRole('listitem')).toHaveCount(2)
  await expect.poll(async () => (await phone.request.get('/api/auth/check')).status()).toBe(401)
  expect((await laptop.request.get('/api/auth/check')).status()).toBe(200)
  await ask(phone.request, server.url, '/api/auth/login', { username, password })
  await page.reload()
  await page.getByRole('button', { name: 'Log out everywhere else' }).click()
  await expect(sessions.getByRole('listitem')).toHaveCount(1)
  await expect(page.getByText('Logged out everywhere else', { exact: true })).toBeVisible()
  expect((await laptop.request.get('/api/auth/check')).status()).toBe(401)
  expect((await phone.request.get('/api/auth/check')).status()).toBe(401)
  expect((await page.request.get('/api/auth/check')).status()).toBe(200)
  await phone.close()
  await laptop.close()
})

test('the user changes the password: the error of a wrong or weak one shows beside its field, and the new one logs in', async ({
  page,
  request,
  server,
  signUp,
  complaints,
}) => {
  complaints.expect(/40[03]/)
  const { username, password } = await signUp()
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Change password' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change password' })
  const [current, next] = [dialog.getByLabel('Current password'), dialog.getByLabel('New password', { exact: true })]
  const save = dialog.getByRole('button', { name: 'Change password' })
  await current.fill(password)
  await next.fill('password1')
  await save.click()
  await expect(next).toHaveAccessibleDescription(/common/)
  await expectAccessible(page)
  await current.fill('not this one at all')
  await next.fill('another quiet morning')
  await save.click()
  await expect(current).toHaveAccessibleDescription(/your current password/)
  await current.fill(password)
  await save.click()
  await expect(page.getByText('Password changed', { exact: true })).toBeVisible()
  await expect(dialog).toHaveCount(0)
  await ask(request, server.url, '/api/auth/login', { username, password: 'another quiet morning' })
})

test('light or dark is the user’s to choose on this device', async ({ page, signUp }) => {
  await signUp()
  await page.goto('/profile')
  await page.getByRole('radio', { name: 'Dark' }).check({ force: true })
  await page.reload()
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test('the user’s answers can be opened again', async ({ page, signUp }) => {
  await signUp()
  await page.goto('/profile')
  await page.getByRole('link', { name: 'Open my answers' }).click()
  await expect(page).toHaveURL(/\/onboarding$/)
})

test('Log out ends the session, and neither going back nor coming back shows any of the user’s data', async ({
  page,
  signUp,
  complaints,
}) => {
  complaints.expect(/status of 404/)
  const { email } = await signUp()
  await page.goto('/dashboard')
  await page.goto('/profile')
  await expect(page.getByText(email)).toBeVisible()
  await page.getByRole('region', { name: 'Log out on this device' }).getByRole('button', { name: 'Log out' }).click()
  await expect(page.getByRole('heading', { name: 'About you' })).toHaveCount(0)
  expect((await page.request.get('/api/auth/check')).status()).toBe(401)
  await page.goBack()
  await expect(page.getByText('404 Page Not Found')).toBeVisible()
  await page.goto('/profile')
  await expect(page.getByText('404 Page Not Found')).toBeVisible()
})

test('everything can be downloaded and the account deleted, which other tabs notice', async ({
  page,
  context,
  signUp,
  complaints,
}) => {
  complaints.expect(/429|403/)
  const { password } = await signUp()
  await page.goto('/profile')
  const other = await context.newPage()
  await other.goto('/profile')
  const data = page.getByRole('region', { name: 'Your data' })
  await page.route('**/api/export', (route) => route.fulfill({ status: 429, json: { detail: 'One at a time.' } }))
  await data.getByRole('button', { name: 'Download everything' }).click()
  await expect(data.getByRole('alert')).toContainText('One at a time.')
  await page.unroute('**/api/export')
  const file = page.waitForEvent('download')
  await data.getByRole('button', { name: 'Try again' }).click()
  expect((await file).suggestedFilename()).toMatch(/^glowell-\d{4}-\d\d-\d\d\.zip$/)
  await expect(data.getByRole('status')).toContainText(/^Downloaded glowell-.* \(\d+ kB\)\.$/)

  await data.getByRole('button', { name: 'Delete account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete your account' })
  await expect(dialog).toBeVisible()
  await expectAccessible(page)
  await page.goBack()
  await expect(dialog).toHaveCount(0)
  await data.getByRole('button', { name: 'Delete account' }).click()
  await dialog.getByLabel('Your password').fill('not the one')
  await dialog.getByRole('button', { name: 'Delete everything' }).click()
  await expect(dialog.getByText('This isn’t your password.')).toBeVisible()
  await dialog.getByLabel('Your password').fill(password)
  await dialog.getByRole('button', { name: 'Delete everything' }).click()
  await expect(page.getByText('Your account is deleted', { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Get Started' })).toBeVisible()
  await expect(other.getByRole('heading', { name: 'Get Started' })).toBeVisible()
})
