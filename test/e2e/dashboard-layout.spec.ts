import type { Page } from '@playwright/test'
import { closeDialog, dialog, expectDialogAwake, toast, unavailable } from './page-parts.ts'
import { ask, expect, expectAccessible, test } from './test.ts'

const open = (page: Page) => page.getByRole('button', { name: 'Customize' }).click()
const row = (page: Page, name: string) => dialog(page).getByRole('listitem').filter({ hasText: name })
const headings = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 })
const shown = async (page: Page, names: readonly string[]) =>
  (await headings(page).allTextContents()).filter((name) => names.includes(name))

const side = ['At a glance', 'Weekly progress', 'Ask Luxee', 'Upcoming events', 'AI insight']

test('cards are hidden and moved by the keyboard, and stay so after a reload, until the user resets them', async ({
  page,
  server,
}) => {
  await ask(page.request, server.url, '/api/demo', { timeZone: 'UTC' })
  await page.goto('/')
  await expect(async () => expect(await shown(page, side)).toEqual(side)).toPass()
  await open(page)
  await expectDialogAwake(page)
  await expect(dialog(page).getByRole('list')).toHaveCount(4)
  await expect(row(page, 'Digital Income')).toHaveCount(0)
  const up = dialog(page).getByRole('button', { name: 'Move AI insight up' })
  await up.focus()
  for (let n = 0; n < 4; n += 1) await page.keyboard.press('Enter')
  await expect(dialog(page).getByText('AI insight: 1 of 5')).toBeAttached()
  await expect(up).toBeFocused()
  await expect(up).toBeDisabled()
  const check = dialog(page).getByRole('checkbox', { name: 'Weekly progress' })
  await check.focus()
  await page.keyboard.press('Space')
  await expect(check).not.toBeChecked()
  await expectAccessible(page)
  await dialog(page).getByRole('button', { name: 'Done' }).click()
  const cards = ['AI insight', 'At a glance', 'Ask Luxee', 'Upcoming events']
  await expect(async () => expect(await shown(page, side)).toEqual(cards)).toPass()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'At a glance' })).toBeVisible()
  await expect.poll(() => shown(page, side)).toEqual(cards)
  await open(page)
  await dialog(page).getByRole('button', { name: 'Reset to default' }).click()
  await expect(dialog(page).getByRole('checkbox', { name: 'Weekly progress' })).toBeChecked()
  await closeDialog(page)
  await expect(async () => expect(await shown(page, side)).toEqual(side)).toPass()
  await expect(page.getByRole('button', { name: 'Customize' })).toBeFocused()
})

test('on a phone all cards stand in one column, in one list', async ({ page, signUp }) => {
  await signUp()
  await page.setViewportSize({ width: 375, height: 812 })
  await page.goto('/')
  await open(page)
  await expect(dialog(page).getByRole('list')).toHaveCount(1)
  await expect(dialog(page).getByRole('checkbox')).toHaveCount(12)
  await expect(dialog(page).getByRole('button', { name: "Move Today's tasks up" })).toBeDisabled()
  await dialog(page).getByRole('button', { name: "Move Today's tasks down" }).click()
  await expect(dialog(page).getByText("Today's tasks: 2 of 12")).toBeAttached()
  await dialog(page).getByRole('button', { name: 'Done' }).click()
  const first = ['Daily affirmation', "Today's tasks"]
  await expect(async () => expect(await shown(page, first)).toEqual(first)).toPass()
})

test('a change that the server refuses shows at once, and goes back with the reason', async ({
  page,
  signUp,
  complaints,
}) => {
  complaints.expect(/503/)
  await signUp()
  await page.goto('/')
  await open(page)
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
  await page.route('**/api/dashboard/layout', async (route) => {
    await held
    await route.fulfill({ status: 503, json: unavailable })
  })
  const check = dialog(page).getByRole('checkbox', { name: 'Weekly progress' })
  await check.click()
  await expect(check).not.toBeChecked()
  letGo()
  await expect(page.getByText('Your dashboard didn’t change', { exact: true })).toBeVisible()
  await expect(check).toBeChecked()
})

test('a dialog whose code does not come leaves the page as it is', async ({ page, signUp, complaints }) => {
  complaints.expect(/ERR_FAILED|dynamically imported module/)
  await signUp()
  await page.goto('/')
  await page.route('**/assets/CustomizeDialog*', (route) => route.abort())
  await open(page)
  await expect(toast(page, 'We can’t reach Glowell right now')).toBeVisible()
  await page.unrouteAll()
  await open(page)
  await expect(dialog(page)).toBeVisible()
})
