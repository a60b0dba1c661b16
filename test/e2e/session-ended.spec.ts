import { type APIRequestContext, type Page, request as requests } from '@playwright/test'
import { fill, write } from './journal-page.ts'
import { closeDialog, dialog } from './parts.ts'
import { ask, expect, test } from './test.ts'

type Names = { username: string; password: string }
const newPassword = 'an evening by the lake'

/** Changes the password on another device, which ends every other session. */
async function changeElsewhere(base: string, { username, password }: Names): Promise<void> {
  const elsewhere = await requests.newContext()
  await ask(elsewhere, base, '/api/auth/login', { username, password })
  await ask(elsewhere, base, '/api/auth/password', { currentPassword: password, newPassword })
  await elsewhere.dispose()
}

const logIn = (request: APIRequestContext, base: string, { username, password }: Names) =>
  ask(request, base, '/api/auth/login', { username, password })

const stored = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]))

async function beginToWrite(page: Page): Promise<void> {
  await page.goto('/journal')
  await write(page, { title: 'Saved wisteria', content: 'Kept on the server' })
  await page.getByRole('button', { name: 'New Entry' }).click()
  await fill(page, { title: 'Unsaved wisteria', content: 'Half of a wisteria line' })
}

test('a session that ended elsewhere takes the private page away, and gives the draft back to its own account alone', async ({
  page,
  server,
  signUp,
  complaints,
}) => {
  complaints.expect(/status of 40[14]/)
  const owner = await signUp()
  await page.clock.install()
  await beginToWrite(page)
  await page.clock.runFor(1_000)
  await expect.poll(() => stored(page)).toContain('journal')
  expect(await stored(page)).not.toMatch(/wisteria/)
  await changeElsewhere(server.url, owner)
  await page.clock.runFor(61_000)
  await expect(page.getByText('what you were writing is still on this device')).toBeVisible()
  expect(await page.content()).not.toMatch(/wisteria/)

  await signUp()
  await page.goto('/journal')
  await page.getByRole('button', { name: 'New Entry' }).click()
  await expect(dialog(page).getByLabel('Content')).toHaveValue('')
  expect((await page.content()) + (await stored(page))).not.toMatch(/wisteria/)
  await closeDialog(page)
  await page.getByRole('button', { name: 'Log out' }).click()
  await page.waitForURL('/')

  await logIn(page.request, server.url, { ...owner, password: newPassword })
  await page.goto('/journal')
  await page.getByRole('button', { name: 'New Entry' }).click()
  await expect(dialog(page).getByText('We saved what you were writing')).toBeVisible()
  await expect(dialog(page).getByLabel('Content')).toHaveValue('Half of a wisteria line')
})

test('a tab that somebody else signs in beside shows nothing of the account before', async ({
  context,
  page,
  signUp,
}) => {
  await signUp()
  await beginToWrite(page)
  await context.clearCookies()
  await signUp()
  const other = await context.newPage()
  await other.goto('/journal')
  await expect(page.getByText('Saved wisteria')).toHaveCount(0)
  await page.getByRole('button', { name: 'New Entry' }).click()
  await expect(dialog(page).getByLabel('Content')).toHaveValue('')
  expect(await stored(page)).not.toMatch(/wisteria/)
})
