import type { Page } from '@playwright/test'
import { card, dialog, toast } from './page-parts.ts'
import { newTask, row } from './planner-page.ts'
import { expect, test } from './test.ts'

const newEntry = (page: Page) => page.getByRole('button', { name: 'New Entry' }).click()
const title = (page: Page) => dialog(page).getByLabel('Title')

/** A tab learns of another's save when the draft goes from the device, a moment after it. */
const expectDraftGone = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft:'))))
    .toEqual([])

async function saveEntry(page: Page): Promise<void> {
  await dialog(page).getByRole('button', { name: 'Create Entry' }).click()
  await expect(toast(page, 'Journal entry created!')).toBeVisible()
}

test('a draft that two tabs finish in different words becomes two entries', async ({ context, page, signUp }) => {
  await signUp()
  await page.goto('/journal')
  await newEntry(page)
  await title(page).fill('Morning')
  await dialog(page).getByLabel('Content').fill('It began like this')

  const other = await context.newPage()
  await other.goto('/journal')
  await newEntry(other)
  await expect(title(other)).toHaveValue('Morning')
  await title(other).fill('Evening')
  await saveEntry(other)
  await expectDraftGone(page)
  await saveEntry(page)

  await page.reload()
  await expect(card(page, 'Morning')).toBeVisible()
  await expect(card(page, 'Evening')).toBeVisible()
})

test('a task that two tabs finish in different words becomes two tasks', async ({ context, page, signUp }) => {
  await signUp()
  await page.goto('/planner')
  await newTask(page)
  await title(page).fill('Call the bank')

  const other = await context.newPage()
  await other.goto('/planner')
  await newTask(other)
  await expect(title(other)).toHaveValue('Call the bank')
  await dialog(other).getByRole('button', { name: 'Create Task' }).click()
  await expect(row(other, 'Call the bank')).toBeVisible()
  await expectDraftGone(page)
  await title(page).fill('Call the bank about the card')
  await dialog(page).getByRole('button', { name: 'Create Task' }).click()
  await expect(dialog(page)).toBeHidden()

  await page.reload()
  await expect(row(page, 'Call the bank')).toBeVisible()
  await expect(row(page, 'Call the bank about the card')).toBeVisible()
})

test('a draft that two tabs save in the same words becomes one entry', async ({ context, page, signUp }) => {
  await signUp()
  await page.goto('/journal')
  await newEntry(page)
  await title(page).fill('Morning')
  await dialog(page).getByLabel('Content').fill('It began like this')

  const other = await context.newPage()
  await other.goto('/journal')
  await newEntry(other)
  await expect(title(other)).toHaveValue('Morning')
  await saveEntry(other)
  await saveEntry(page)

  await page.reload()
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Morning'])
})
