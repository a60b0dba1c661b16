import { expect, type Page } from '@playwright/test'
import { dialog } from './page-parts.ts'

export type Words = { title: string; content?: string; tags?: string; mood?: string }

/** Fills the open entry dialog. */
export async function fill(page: Page, { title, content = 'A line of it.', tags = '', mood = 'Okay' }: Words) {
  await dialog(page).getByLabel('Title').fill(title)
  await dialog(page).getByLabel('Content').fill(content)
  await dialog(page).getByTitle(mood, { exact: true }).click()
  await dialog(page).getByLabel('Tags').fill(tags)
}

/** Writes an entry by the dialog. */
export async function write(page: Page, words: Words) {
  await page.getByRole('button', { name: 'New Entry' }).click()
  await fill(page, words)
  await dialog(page).getByRole('button', { name: 'Create Entry' }).click()
  await expect(dialog(page)).toBeHidden()
}
