import { pages } from '#contract/pages.ts'
import { expect, expectAccessible, test } from './test.ts'

test('a path that is not there says so, with a way home', async ({ page, complaints }) => {
  complaints.expect(/status of 404/)
  const response = await page.goto('/nowhere')
  expect(response?.status()).toBe(404)
  await expect(page.getByText('404 Page Not Found')).toBeVisible()
  await expect(page).toHaveTitle('404 Page Not Found · Glowell')
  await expect(page.getByRole('link', { name: 'Back to the start' })).toHaveAttribute('href', '/')
  await expectAccessible(page)
})

test('the light she chooses stays when she comes back', async ({ page, complaints }) => {
  complaints.expect(/status of 404/)
  await page.goto('/nowhere')
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const light = await ground()
  await page.getByRole('button', { name: 'Dark' }).first().click()
  expect(await ground()).not.toBe(light)
  const dark = await ground()
  await page.reload()
  expect(await ground()).toBe(dark)
  await page.getByRole('button', { name: 'As my device' }).first().click()
  await page.reload()
  expect(await ground()).toBe(light)
})

test('every page of the navigation opens, names the document and takes the focus to its heading', async ({
  page,
  signUp,
}) => {
  await signUp()
  await page.setViewportSize({ width: 375, height: 812 })
  await page.goto('/dashboard')
  const menu = page.getByRole('button', { name: 'All pages' })
  for (const { path, title, top } of pages.slice(1)) {
    await menu.click()
    await page
      .getByRole('dialog')
      .getByRole('link', { name: top ?? title, exact: true })
      .click()
    await expect(page).toHaveURL(path)
    await expect(page).toHaveTitle(/ · Glowell$/)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect(page.getByText('404')).toHaveCount(0)
  }
})

test('a dialog holds the page still, closes with Escape and gives the focus back', async ({ page, signUp }) => {
  await signUp()
  await page.setViewportSize({ width: 375, height: 812 })
  await page.goto('/planner')
  const menu = page.getByRole('button', { name: 'All pages' })
  await menu.click()
  await expect(page.getByRole('dialog', { name: 'All pages' })).toBeVisible()
  await expect(page.locator('body')).toHaveCSS('overflow', 'hidden')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(menu).toBeFocused()
})

test('the first stop of the keyboard skips to the page', async ({ page, signUp }) => {
  await signUp()
  await page.goto('/planner')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to the page' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').getByRole('link').first()).toBeFocused()
})

test('a page that is still to come says what will be there, and can be read by everyone', async ({ page, signUp }) => {
  await signUp()
  await page.goto('/ask-luxee')
  await expect(page.getByRole('heading', { name: 'Ask Luxee' })).toBeVisible()
  await expect(page.getByText('This page is coming next.')).toBeVisible()
  await expectAccessible(page)
})
