import { expect, type Page, request as requests } from '@playwright/test'
import { toast } from './page-parts.ts'
import { ask } from './test.ts'

type Names = { username: string; password: string }
export const newPassword = 'an evening by the lake'

/** Changes the password on another device, which ends every other session. */
export async function changeElsewhere(base: string, { username, password }: Names): Promise<void> {
  const elsewhere = await requests.newContext()
  await ask(elsewhere, base, '/api/auth/login', { username, password })
  await ask(elsewhere, base, '/api/auth/password', { currentPassword: password, newPassword })
  await elsewhere.dispose()
}

/** By the form, which takes along what this device holds. */
export async function logIn(page: Page, { username, password }: Names): Promise<void> {
  // Another page first: for an open page, an address with only a new hash isn't a visit.
  await page.goto('/help')
  await page.goto('/#login')
  const form = page.locator('form[data-pane=login]')
  await form.getByLabel('Username').fill(username)
  await form.getByLabel('Password', { exact: true }).fill(password)
  await form.getByRole('button', { name: 'Sign In' }).click()
  await expect(toast(page, 'Welcome back')).toBeVisible()
}
