import type { Page } from '@playwright/test'
import { expectWaiting, reconnect, waitUntilKept, withoutNetwork } from './offline-page.ts'
import { dialog, toast } from './page-parts.ts'
import { ask, expect, test } from './test.ts'

test.use({ serviceWorkers: 'allow' })

const toGet = (page: Page) =>
  page
    .getByRole('list', { name: 'To get' })
    .getByRole('checkbox')
    .evaluateAll((boxes) => boxes.map((each) => each.getAttribute('aria-label')))

test('without a network items of a shopping list move and change with the rest, and what cannot wait says so at once', async ({
  page,
  context,
  server,
  signUp,
  complaints,
}) => {
  complaints.expect(withoutNetwork)
  await signUp()
  for (const line of ['Milk', 'Bread', 'Soap', 'Tea'])
    await ask(page.request, server.url, '/api/shopping-items', { line })
  await page.goto('/shopping-lists')
  await expect.poll(() => toGet(page)).toEqual(['Tea', 'Soap', 'Bread', 'Milk'])
  await waitUntilKept(page)
  await context.setOffline(true)
  await page.getByRole('checkbox', { name: 'Tea' }).click()
  await page.getByRole('button', { name: 'Move Soap', exact: true }).focus()
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => toGet(page)).toEqual(['Bread', 'Soap', 'Milk'])
  await page.getByRole('button', { name: 'Edit Milk' }).click()
  await dialog(page).getByLabel('How much').fill('2 l')
  await dialog(page).getByRole('button', { name: 'Save Changes' }).click()
  await expect(dialog(page)).toHaveCount(0)
  await expectWaiting(page, 3)
  await page.getByRole('button', { name: 'Clear completed' }).click()
  await expect(toast(page, 'We couldn’t clear these')).toBeVisible()
  await expect(page.getByRole('checkbox', { name: 'Tea' })).toBeChecked()
  await page.getByRole('button', { name: 'Share' }).click()
  await expect(dialog(page).getByText('We can’t reach Glowell right now')).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Done' }).click()
  await expectWaiting(page, 3)

  await reconnect(page)
  const items = async () => (await page.request.get(`${server.url}/api/shopping-items`)).json()
  await expect
    .poll(items)
    .toMatchObject([
      { name: 'Bread' },
      { name: 'Soap' },
      { name: 'Milk', quantity: '2 l' },
      { name: 'Tea', isCompleted: true },
    ])
})
