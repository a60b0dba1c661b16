import { dialog, expectDialogAwake, goBack } from './page-parts.ts'
import { expect, test } from './test.ts'

test('Back closes the menu of pages, the tour and an offer, and the page beneath stays', async ({ page, signUp }) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await signUp()
  await page.goto('/journal')
  await page.goto('/profile')
  await page.getByRole('button', { name: 'All pages' }).click()
  await expect(dialog(page)).toBeVisible()
  await goBack(page, 'close')
  await expect(dialog(page)).toBeHidden()
  await expect(page).toHaveURL('/profile')
  await page.getByRole('button', { name: 'All pages' }).click()
  await page.getByRole('button', { name: 'Take the tour' }).click()
  await expect(page.getByRole('dialog', { name: 'Guided tour' })).toBeVisible()
  await goBack(page, 'close')
  await expect(dialog(page)).toBeHidden()
  await expect(page).toHaveURL('/profile')
  await goBack(page, 'leave')
  await expect(page).toHaveURL('/journal')
})

test('a page that is chosen in the menu takes its place in the history: Back leads to where it was opened', async ({
  page,
  signUp,
}) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await signUp()
  await page.goto('/profile')
  await page.getByRole('button', { name: 'All pages' }).click()
  await dialog(page).getByRole('link', { name: 'Vision Board' }).click()
  await expect(page).toHaveURL('/vision-board')
  await expect(dialog(page)).toBeHidden()
  await goBack(page, 'leave')
  await expect(page).toHaveURL('/profile')
  await expect(dialog(page)).toBeHidden()
  await page.goForward()
  await expect(page).toHaveURL('/vision-board')
})

test('closed by Escape or loaded anew, a dialog leaves nothing in the history, and Forward opens nothing', async ({
  page,
  signUp,
}) => {
  await signUp()
  await page.goto('/profile')
  await page.goto('/journal')
  await page.getByRole('button', { name: 'New Entry' }).click()
  await expectDialogAwake(page)
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await page.goForward()
  await expect(dialog(page)).toBeHidden()
  await expect(page).toHaveURL('/journal')
  await page.getByRole('button', { name: 'New Entry' }).click()
  await expectDialogAwake(page)
  await page.reload()
  await expect(page.getByRole('button', { name: 'New Entry' })).toBeVisible()
  await expect(dialog(page)).toBeHidden()
  await goBack(page, 'leave')
  await expect(page).toHaveURL('/profile')
})

test('a dialog whose changes no draft keeps asks before Back, Escape or Cancel lose them', async ({ page, signUp }) => {
  await signUp()
  await page.goto('/journal')
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Change password' }).click()
  await dialog(page).getByLabel('Current password').fill('a quiet morning light')
  await goBack(page, 'close')
  await expect(dialog(page).getByRole('alert')).toHaveText('Leave without saving?')
  await expect(dialog(page).getByRole('button', { name: 'Keep editing' })).toBeFocused()
  await dialog(page).getByRole('button', { name: 'Keep editing' }).click()
  await expect(dialog(page).getByLabel('Current password')).toHaveValue('a quiet morning light')
  await dialog(page).getByRole('button', { name: 'Cancel' }).click()
  await dialog(page).getByRole('button', { name: 'Keep editing' }).click()
  await page.keyboard.press('Escape')
  await dialog(page).getByRole('button', { name: 'Leave', exact: true }).click()
  await expect(dialog(page)).toBeHidden()
  await expect(page).toHaveURL('/profile')
  await goBack(page, 'leave')
  await expect(page).toHaveURL('/journal')
})

test('Back goes one step back in the wizard, keeps the answers, and leaves it from the first step', async ({
  page,
}) => {
  await page.goto('/')
  await page.goto('/onboarding')
  await page.getByRole('button', { name: 'Begin' }).click()
  await page.getByLabel('Full name').fill('Ada')
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByText('Step 3 of 4')).toBeVisible()
  await goBack(page, 'close')
  await expect(page.getByText('Step 2 of 4')).toBeVisible()
  await goBack(page, 'close')
  await expect(page.getByText('Step 1 of 4')).toBeVisible()
  await expect(page.getByLabel('Full name')).toHaveValue('Ada')
  await goBack(page, 'leave')
  await expect(page).toHaveURL('/')
})
