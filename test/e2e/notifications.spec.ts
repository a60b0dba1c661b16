import { dialog, goBack } from './parts.ts'
import { expect, expectAccessible, test } from './test.ts'

test('the bell counts what is new; opened, it is read on every tab, and each item leads where it belongs', async ({
  page,
  context,
  signUp,
}) => {
  await signUp()
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto('/journal')
  const bell = page.getByRole('button', { name: 'Notifications, 3 unread' })
  const read = { name: 'Notifications', exact: true }
  await expect(bell).toHaveText('3')
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  await expect.poll(overflow).toBeLessThanOrEqual(0)
  const other = await context.newPage()
  await other.goto('/planner')
  await expect(other.getByRole('button', { name: 'Notifications, 3 unread' })).toBeVisible()
  await page.bringToFront()
  await bell.click()
  await expect(
    dialog(page).getByRole('link', { name: /^New: (Welcome to Glowell|Take the tour|Set a first goal)/ }),
  ).toHaveCount(3)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', read)).toBeFocused()
  await expect(other.getByRole('button', read)).toBeVisible()
  await page.getByRole('button', read).click()
  await expect(dialog(page).getByRole('link', { name: /^Set a first goal/ })).toBeVisible()
  await goBack(page, 'close')
  await expect(dialog(page)).toHaveCount(0)
  await expect(page).toHaveURL('/journal')
  await page.getByRole('button', read).click()
  await dialog(page)
    .getByRole('link', { name: /^Set a first goal/ })
    .click()
  await expect(page.getByRole('dialog', { name: 'New Goal' })).toBeVisible()
})

test('the profile turns off what the user does not want to hear about', async ({ page, signUp }) => {
  await signUp()
  await page.goto('/journal')
  await page.getByRole('button', { name: /^Notifications/ }).click()
  await dialog(page).getByRole('link', { name: 'Choose what you hear about' }).click()
  const choices = page.getByRole('group', { name: 'What you hear about' })
  await expect(choices.getByRole('checkbox')).toHaveCount(3)
  await choices.getByRole('checkbox', { name: 'Wellness tips' }).uncheck()
  await page.reload()
  await expect(choices.getByRole('checkbox', { name: 'Wellness tips' })).not.toBeChecked()
  await expect(choices.getByRole('checkbox', { name: 'Goal updates' })).toBeChecked()
})
