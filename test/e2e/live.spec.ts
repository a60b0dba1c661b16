import type { Page } from '@playwright/test'
import { anotherDevice } from './offline-page.ts'
import { day, headerOf, row, taskOfToday } from './planner-page.ts'
import { ask, expect, test } from './test.ts'

const listening = (page: Page) => page.waitForResponse((response) => response.url().includes('/api/events'))

async function open(page: Page, path: string): Promise<void> {
  const heard = listening(page)
  await page.goto(path)
  expect((await heard).status()).toBe(200)
}

test('what is done on the phone stands on the laptop, in every list, without a reload', async ({
  page,
  browser,
  server,
  signUp,
}) => {
  const names = await signUp()
  await ask(page.request, server.url, '/api/tasks', taskOfToday('Water the fern'))
  const laptop = await anotherDevice(browser, server.url, names)
  const [planner, dashboard] = [await laptop.newPage(), await laptop.newPage()]
  await open(planner, '/planner')
  await open(dashboard, '/dashboard')
  await open(page, '/planner')
  await expect(page.getByRole('heading', { name: headerOf(day()) })).toBeVisible()
  await row(page, 'Water the fern').getByRole('checkbox').click()
  await expect(row(planner, 'Water the fern').getByRole('checkbox')).toBeChecked()
  await ask(page.request, server.url, '/api/tasks', taskOfToday('Call the vet'))
  await expect(row(planner, 'Call the vet')).toBeVisible()
  await expect(row(page, 'Call the vet')).toBeVisible()
  await expect(dashboard.getByText('Call the vet').first()).toBeVisible()
  await laptop.close()
})

test('what is done in the household on the phone stands on the laptop: tasks, names and the balance', async ({
  page,
  browser,
  server,
  signUp,
}) => {
  const names = await signUp()
  const laptop = await anotherDevice(browser, server.url, names)
  const other = await laptop.newPage()
  await open(other, '/household?room=laundry')
  await open(page, '/household?room=laundry')
  const add = (label: string, text: string) => page.getByLabel(label).fill(text)
  await add('New household task', 'Bed linen')
  await page.getByRole('button', { name: 'Add Task' }).click()
  const task = other.getByRole('checkbox', { name: 'Done: Bed linen' })
  await expect(task).not.toBeChecked()
  await add('Name of someone at home', 'Sam')
  await page.getByLabel('Name of someone at home').press('Enter')
  await expect(other.getByRole('button', { name: 'Rename Sam' })).toBeVisible()
  await page.getByRole('button', { name: 'Edit Bed linen' }).click()
  await page.getByRole('dialog').getByLabel('Who does it').selectOption({ label: 'Sam' })
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await page.getByRole('checkbox', { name: 'Done: Bed linen' }).check()
  await expect(task).toBeChecked()
  await expect(other.getByRole('region', { name: 'Who does what' }).getByText('Sam 1').first()).toBeVisible()
  await laptop.close()
})

test('what was missed without a network is there once it is back', async ({
  page,
  context,
  server,
  signUp,
  complaints,
}) => {
  complaints.expect(/ERR_INTERNET_DISCONNECTED/)
  await signUp()
  await open(page, '/planner')
  await expect(page.getByRole('heading', { name: headerOf(day()) })).toBeVisible()
  await context.setOffline(true)
  await ask(page.request, server.url, '/api/tasks', taskOfToday('Water the fern'))
  const again = listening(page)
  await context.setOffline(false)
  expect((await again).url()).toMatch(/after=\d/)
  await expect(row(page, 'Water the fern')).toBeVisible()
})

test('signing out on one device shows the other the way in, at once', async ({
  page,
  browser,
  server,
  signUp,
  complaints,
}) => {
  complaints.expect(/status of 40[14]/)
  const names = await signUp()
  await open(page, '/planner')
  const laptop = await anotherDevice(browser, server.url, names)
  await ask(laptop.request, server.url, '/api/auth/sessions/revoke-others', {})
  await expect(page.getByText('what you were writing is still on this device')).toBeVisible()
  await laptop.close()
})
