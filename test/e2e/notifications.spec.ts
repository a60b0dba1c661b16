import { dialog, goBack } from './page-parts.ts'
import { ask, expect, expectAccessible, test } from './test.ts'

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
  const newGoal = page.getByRole('dialog', { name: 'New Goal' })
  await newGoal.getByLabel('Title').fill('A quiet fund')
  await newGoal.getByLabel('Target amount').fill('100')
  await newGoal.getByRole('button', { name: 'Create Goal' }).click()
  await expect(newGoal).toHaveCount(0)
  await page.getByRole('button', read).click()
  await expect(dialog(page).getByRole('link', { name: /^(Welcome to Glowell|Take the tour)/ })).toHaveCount(2)
  await expect(dialog(page).getByRole('link', { name: /^Set a first goal/ })).toHaveCount(0)
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

test('Ctrl+K searches everything as the user types; the arrows go through what is found, and it opens', async ({
  page,
  server,
  signUp,
}) => {
  await signUp()
  const entry = { title: 'A walk by the lake', content: 'Heron at seven, and nobody else.' }
  await ask(page.request, server.url, '/api/journal', entry)
  await page.setViewportSize({ width: 375, height: 700 })
  await page.goto('/household')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Control+k')
  const search = page.getByRole('dialog', { name: 'Search' })
  await expect(search.getByRole('searchbox')).toBeFocused()
  await page.keyboard.type('h')
  await expect(search.getByText('Type at least 2 letters.')).toBeVisible()
  await page.keyboard.type('eron')
  await expect(search.getByRole('status')).toHaveText('1 result')
  await expect(search.getByRole('region', { name: 'Journal' }).getByRole('link')).toHaveText(/Heron at seven/)
  await expectAccessible(page)
  await search.getByRole('searchbox').fill('no such word')
  await expect(search.getByText('We didn’t find')).toBeVisible()
  await search.getByRole('searchbox').fill('HERON')
  const link = search.getByRole('link', { name: /A walk by the lake/ })
  await expect(link).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(link).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'A walk by the lake' }).getByText('Heron at seven')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await expect(page).toHaveURL('/journal')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(search.getByRole('searchbox')).toHaveValue('')
  await goBack(page, 'close')
  await expect(search).toHaveCount(0)
})
