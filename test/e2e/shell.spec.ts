import { pages } from '#contract/pages.ts'
import { closeDialog } from './page-parts.ts'
import { ask, expect, expectAccessible, changeDuringRequest, test } from './test.ts'

test('a path that is not there says so, with a way home', async ({ page, complaints }) => {
  complaints.expect(/status of 404/)
  const response = await page.goto('/nowhere')
  expect(response?.status()).toBe(404)
  await expect(page.getByText('404 Page Not Found')).toBeVisible()
  await expect(page).toHaveTitle('404 Page Not Found · Glowell')
  await expect(page.getByRole('link', { name: 'Back to the home page' })).toHaveAttribute('href', '/')
  await expectAccessible(page)
})

test('the light the user chooses stays when the user comes back', async ({ page, complaints }) => {
  complaints.expect(/status of 404/)
  await page.goto('/nowhere')
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const light = await ground()
  await page.getByRole('button', { name: 'Dark' }).first().click()
  await expect.poll(ground).not.toBe(light)
  const dark = await ground()
  await page.reload()
  await expect.poll(ground).toBe(dark)
  await page.getByRole('button', { name: 'Match my device' }).first().click()
  await page.reload()
  await expect.poll(ground).toBe(light)
})

test('every page of the navigation opens, names the document and takes the focus to its heading', async ({
  page,
  signUp,
}) => {
  await signUp()
  await page.setViewportSize({ width: 375, height: 812 })
  await page.goto('/dashboard')
  const menu = page.getByRole('button', { name: 'All pages' })
  for (const { path, title, top } of pages.slice(1)) {
    await menu.click()
    await page
      .getByRole('dialog')
      .getByRole('link', { name: top ?? title, exact: true })
      .click()
    await expect(page).toHaveURL(path)
    await expect(page).toHaveTitle(/ · Glowell$/)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect(page.getByText('404')).toHaveCount(0)
  }
})

test('a dialog holds the page still, closes with Escape and gives the focus back', async ({ page, signUp }) => {
  await signUp()
  await page.setViewportSize({ width: 375, height: 812 })
  await page.goto('/planner')
  const menu = page.getByRole('button', { name: 'All pages' })
  await menu.click()
  await expect(page.getByRole('dialog', { name: 'All pages' })).toBeVisible()
  await expect(page.locator('body')).toHaveCSS('overflow', 'hidden')
  await closeDialog(page)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(menu).toBeFocused()
})

test('the first stop of the keyboard skips to the page', async ({ page, signUp }) => {
  await signUp()
  await page.goto('/planner')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to the page' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').locator('a, button').first()).toBeFocused()
})

test('both navigations name their pages, in order, and the dashboard has two addresses', async ({ page, signUp }) => {
  await signUp()
  await page.goto('/dashboard')
  const names = (nav: string) => page.getByRole('navigation', { name: nav, exact: true }).getByRole('link')
  const top = [
    'Dashboard',
    'Health',
    'Spiritual',
    'Household',
    'Journal',
    'Glo Goals',
    'Self-Care',
    'Audio',
    'Ask Luxee',
  ]
  await expect(names('Main')).toHaveText(top)
  await expect(names('Main').first()).toHaveAttribute('aria-current', 'page')
  await expect(names('Every day')).toHaveText(['Planner', 'Board', 'Lab'])
  await page.getByRole('button', { name: 'All pages' }).click()
  await expect(names('All pages')).toHaveCount(pages.length)
  await closeDialog(page)
  await page.setViewportSize({ width: 375, height: 812 })
  await expect(names('Quick')).toHaveText(['Home', 'Shopping', 'Lux', 'Plan', 'Profile'])
  await expect(names('Quick').first()).toHaveAttribute('aria-current', 'page')
})

test('a page that does not know who the user is asks, behind a spinner; any failure shows the signed-out pages', async ({
  page,
  signUp,
  complaints,
}) => {
  complaints.expect(/status of 500/)
  await signUp()
  await page.route('**/profile', async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace(/(<script[^>]*id="boot">)[^<]*/, '$1')
    await route.fulfill({ response, body })
  })
  let answer = () => {}
  const isAsked = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/auth/check', async (route) => {
    await isAsked
    await route.continue()
  })
  await page.goto('/profile', { waitUntil: 'commit' })
  await expect(page.getByText('Opening Glowell')).toBeAttached()
  answer()
  await expect(page.getByRole('heading', { name: 'About you' })).toBeVisible()
  await page.route('**/api/auth/check', (route) => route.fulfill({ status: 500 }))
  await page.reload()
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible()
})

test('a session that ended under an open page says so, keeps what the user was writing, and leads to the log-in', async ({
  page,
  server,
  signUp,
  complaints,
}) => {
  complaints.expect(/status of 40[14]/)
  const { username, password } = await signUp()
  await page.goto('/journal')
  await page.getByRole('button', { name: 'New Entry' }).click()
  await page.getByLabel('Title').fill('Half a thought')
  await page.getByLabel('Content').fill('It began like this')
  await changeDuringRequest(page, 'POST', /\/api\/journal$/, () =>
    ask(page.request, server.url, '/api/auth/logout', {}),
  )
  await page.getByRole('button', { name: 'Create Entry' }).click()
  await expect(page.getByText('what you were writing is still on this device')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Log in' }).click()
  const form = page.getByRole('tabpanel', { name: 'Login' })
  await form.getByLabel('Username').fill(username)
  await form.getByLabel('Password', { exact: true }).fill(password)
  await form.getByRole('button', { name: 'Sign In' }).click()
  // Back to where it ended, with what was written there.
  await page.waitForURL('**/journal')
  await page.getByRole('button', { name: 'New Entry' }).click()
  await expect(page.getByLabel('Content')).toHaveValue('It began like this')
})

test('a page whose code did not arrive says so, and loads on Try again', async ({ page, signUp, complaints }) => {
  complaints.expect(/ERR_FAILED|dynamically imported module/)
  await signUp()
  await page.goto('/journal')
  await page.route('**/assets/ProfileScreen*', (route) => route.abort())
  await page.getByRole('link', { name: /^Your profile/ }).click()
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
  await expect(page.getByText('What you saved is safe')).toBeVisible()
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'About you' })).toBeVisible()
})

test('an offer whose code does not come leaves the page as it is', async ({ page, signUp, complaints }) => {
  complaints.expect(/ERR_FAILED|dynamically imported module/)
  await signUp()
  await page.goto('/profile')
  await page.route('**/assets/UpsellDialog*', (route) => route.abort())
  await page.getByRole('button', { name: 'Upgrade to Premium' }).click()
  await expect(page.getByText('We can’t reach Glowell right now', { exact: true })).toBeVisible()
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Upgrade to Premium' }).click()
  await expect(page.getByRole('dialog', { name: 'Glowell Premium' })).toBeVisible()
})

test('a page is found by its address in capitals or with a slash at its end, signed in and signed out', async ({
  page,
  server,
  signUp,
  complaints,
}) => {
  complaints.expect(/status of 404/)
  const moved = async (path: string) => {
    const reply = await page.request.get(server.url + path, { maxRedirects: 0 })
    return [reply.status(), reply.headers()['location']]
  }
  expect(await moved('/Journal')).toEqual([308, '/journal'])
  expect(await moved('/planner/?view=week')).toEqual([308, '/planner?view=week'])
  expect(await moved('/ASK-LUXEE/About//')).toEqual([308, '/ask-luxee/about'])
  expect(await moved('//journal')).toEqual([404, undefined])
  await page.goto('/Journal/')
  await expect(page).toHaveURL('/journal')
  await expect(page.getByText('opens once you log in')).toBeVisible()
  await signUp()
  await page.goto('/Journal/')
  await expect(page).toHaveURL('/journal')
  await expect(page).toHaveTitle('My Journal · Glowell')
})

test('signed in, an address that is none of ours leads back to the dashboard', async ({ page, signUp, complaints }) => {
  complaints.expect(/status of 404/)
  await signUp()
  await page.goto(`/${'nowhere'.repeat(40)}`)
  await expect(page.getByText('404 Page Not Found')).toBeVisible()
  await expect(page.getByText('did you forget to add the page to the router?')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Back to your dashboard' }).click()
  await expect(page).toHaveTitle('Dashboard · Glowell')
})

test('before any script the page shows its name and the place of what comes', async ({
  browser,
  server,
  signUp,
  context,
}) => {
  await signUp()
  const still = await browser.newContext({ javaScriptEnabled: false, storageState: await context.storageState() })
  const page = await still.newPage()
  await page.goto(`${server.url}/journal`)
  await expect(page.getByRole('banner')).toContainText('Glowell')
  await expect(page.getByText('Opening the page')).toBeAttached()
  await still.close()
})
