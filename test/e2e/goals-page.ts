import { expect, type Locator, type Page } from '@playwright/test'
import { dialog } from './page-parts.ts'

/** A number above the goals. */
export const stat = (page: Page, name: string) => page.locator('dl > div', { hasText: name }).locator('dd').first()

export const newGoal = (page: Page) => page.getByRole('button', { name: 'New Goal' })

/** Makes a goal by the dialog. */
export async function make(page: Page, title: string, target: string) {
  await newGoal(page).click()
  await dialog(page).getByLabel('Title').fill(title)
  await dialog(page).getByLabel('Target amount').fill(target)
  await dialog(page).getByRole('button', { name: 'Create Goal' }).click()
  await expect(dialog(page)).toBeHidden()
}

/** Opens the updates of a goal. */
export async function openProgress(page: Page, title: string) {
  await page.getByRole('button', { name: `Updates for ${title}` }).click()
  await expect(dialog(page)).toBeVisible()
}

/** Writes progress and presses Enter, once what was written before is saved. */
export async function moveBy(goal: Locator, progress: string) {
  await expect(goal.getByRole('button', { name: /^Update / })).toBeEnabled()
  await goal.getByRole('textbox').fill(progress)
  await goal.getByRole('textbox').press('Enter')
}
