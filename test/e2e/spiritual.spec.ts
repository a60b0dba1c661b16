import type { Page } from '@playwright/test'
import { closeDialog, dialog, toast, tab, press } from './page-parts.ts'
import { ask, expect, expectAccessible, test } from './test.ts'

const prayers = (page: Page, state: 'Open' | 'Answered') => page.getByRole('region', { name: state, exact: true })

test('the day has a verse with its reference and source; another tradition, or none, reads from elsewhere and stays chosen', async ({
  page,
  signUp,
}) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await signUp()
  await page.goto('/spiritual')
  await expect(page.getByRole('tab')).toHaveText(['Daily Scripture', 'Prayer', 'Reflection', 'Wisdom'])
  const leaf = page.getByRole('figure')
  await expect(leaf).toContainText(/\d+:\d+/)
  await expect(leaf).toContainText('World English Bible, public domain')
  await expect(page.getByRole('button', { name: 'Reflect on it' })).toBeInViewport()
  await page.getByText('Not religious').click()
  await expect(leaf).toContainText(/Marcus Aurelius|Seneca/)
  await expectAccessible(page)
  await page.reload()
  await expect(page.getByRole('radio', { name: 'Not religious' })).toBeChecked()
  await tab(page, 'Wisdom').click()
  await expect(page.getByRole('heading', { name: 'Not religious' })).toBeVisible()
  await expect(page.getByText('translated by George Long, 1862').first()).toBeVisible()
  await page.getByText('Buddhist').click()
  await expect(page.getByText('translated by F. Max Müller, 1881').first()).toBeVisible()
  await expectAccessible(page)
})

test('a prayer is saved, answered with a day and a word, opened again, deleted and brought back', async ({
  page,
  signUp,
}) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await signUp()
  await page.goto('/spiritual?tab=prayer')
  await expect(page.getByText('Sample')).toBeVisible()
  const box = page.getByLabel('Your prayer')
  await expect(page.getByRole('group', { name: 'Prayer focus' }).getByRole('button')).toHaveCount(6)
  await page.getByRole('button', { name: 'Loved ones' }).click()
  await expect(page.getByText('Who’s on your mind? What do they need tonight?').first()).toBeVisible()
  await box.fill('   ')
  await press(page, 'Save Prayer')
  await expect(page.getByText('Write a few words first')).toBeVisible()
  await box.fill('For Mom, before the scan')
  await page.reload()
  await expect(box).toHaveValue('For Mom, before the scan')
  await press(page, 'Save Prayer')
  await expect(toast(page, 'Prayer Request Saved')).toBeVisible()
  await expect(box).toHaveValue('')
  await expect(prayers(page, 'Open')).toContainText('Loved ones')

  await page.getByRole('button', { name: 'Answered: For Mom, before the scan' }).click()
  await dialog(page).getByLabel('A few words about it').fill('All clear')
  await press(page, 'Save the Answer')
  await expect(prayers(page, 'Answered')).toContainText('All clear')
  await expect(prayers(page, 'Open')).toBeHidden()
  await expectAccessible(page)
  await page.reload()
  await page.getByRole('button', { name: 'Reopen: For Mom, before the scan' }).click()
  await page.getByRole('button', { name: 'Edit: For Mom, before the scan' }).click()
  await dialog(page).getByLabel('Your prayer').fill('For Mom')
  await press(page, 'Save Changes')
  await page.getByRole('button', { name: 'Delete: For Mom' }).click()
  await expect(prayers(page, 'Open')).toBeHidden()
  await press(page, 'Undo')
  await expect(prayers(page, 'Open')).toContainText('For Mom')
})

test('five minutes run by the clock, also behind another tab, and what was written is kept with them', async ({
  page,
  signUp,
}) => {
  await page.clock.install()
  await signUp()
  await page.goto('/spiritual')
  await press(page, 'Reflect on it')
  await expect(page.getByText(/^What does .+ say to you today\?$/)).toBeVisible()
  const box = page.getByLabel('Your reflection')
  await box.fill('The window, open.')
  await page.clock.pauseAt(new Date(Date.now() + 60_000))
  await press(page, 'Start 5-Minute Reflection')
  await page.clock.runFor(60_000)
  await expect(page.getByRole('timer')).toHaveText('4:00')
  await tab(page, 'Wisdom').click()
  // Timers of a hidden page hardly run: the clock jumps, and only the last of them is called.
  await page.clock.fastForward(300_000)
  await tab(page, 'Reflection').click()
  await expect(page.getByText('That was five minutes.')).toBeVisible()
  await page.clock.resume()
  await page.reload()
  await expect(page.getByText('We saved what you were writing')).toBeVisible()
  await press(page, 'Start 5-Minute Reflection')
  await press(page, 'Save Reflection')
  await expect(toast(page, 'Reflection Saved')).toBeVisible()
  await expect(box).toHaveValue('')
  await expect(page.getByRole('timer')).toHaveText('5:00')
  await page.getByRole('button', { name: 'Edit: The window, open.' }).click()
  await dialog(page).getByLabel('Your reflection').fill('The open window.')
  await press(page, 'Save Changes')
  await expect(page.getByText('The open window.')).toBeVisible()
  await press(page, 'Delete: The open window.')
  await expect(page.getByText('The open window.')).toBeHidden()
  await press(page, 'Undo')
  await expect(page.getByText('The open window.')).toBeVisible()
  await expectAccessible(page)
})

test('not for me: the page and every mention of it are gone, and the profile brings all of it back', async ({
  page,
  signUp,
}) => {
  await signUp()
  await page.goto('/spiritual?tab=prayer')
  await page.getByLabel('Your prayer').fill('For rain')
  await press(page, 'Save Prayer')
  await expect(toast(page, 'Prayer Request Saved')).toBeVisible()
  await press(page, 'Not for me')
  await expect(toast(page, 'This page is hidden')).toBeVisible()
  await expect(page).toHaveURL('/')
  for (const path of ['/', '/profile', '/spiritual']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
    const links = await page.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    expect(links.filter((href) => href?.includes('spiritual'))).toEqual([])
  }
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible()
  await page.goto('/')
  await press(page, 'Show all cards')
  await press(page, 'What goes into it')
  await expect(dialog(page)).toContainText('The average of four areas')
  await expect(dialog(page)).not.toContainText(/spiritual|prayer/i)
  await closeDialog(page)
  await page.getByRole('button', { name: 'Start Tour' }).click()
  await expect(dialog(page)).toContainText('Nine short stops')
  await expect(dialog(page)).toContainText('Step 1 of 9')
  await closeDialog(page)

  await page.goto('/profile')
  await page.getByRole('checkbox', { name: /^Spiritual/ }).check()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Spiritual' }).click()
  await tab(page, 'Prayer').click()
  await expect(prayers(page, 'Open')).toContainText('For rain')
})

test('the coach offers a prayer as a card, and only the click keeps it', async ({ page, signUp, baseURL }) => {
  await signUp()
  await page.goto('/')
  await ask(page.request, baseURL ?? '', '/api/sophia/chat', { message: 'Add a prayer for my sister and her baby' })
  await page.goto('/spiritual?tab=prayer')
  await expect(page.getByText('Sample')).toBeVisible()
  await page.goto('/ask-luxee')
  await press(page, 'Add to my prayers')
  await page.getByRole('link', { name: 'Open prayers' }).click()
  await expect(prayers(page, 'Open')).toContainText('For my sister and her baby')
})
