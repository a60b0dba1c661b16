import { dialog, toast } from './page-parts.ts'
import { ask, expect, expectAccessible, test } from './test.ts'

test('the user adds a task to a room, ticks it, deletes it, takes that back, and names who does it', async ({
  page,
  signUp,
}) => {
  await signUp()
  await page.goto('/household')
  await expect(page).toHaveTitle('Household · Glowell')
  const rooms = page.getByRole('region', { name: 'Your house' }).getByRole('button')
  await expect(rooms).toHaveCount(10)
  await expect(page.getByText('Sample', { exact: true })).toBeVisible()
  const add = page.getByRole('button', { name: 'Add Task' })
  await expect(add).toBeDisabled()

  await page.getByRole('button', { name: /^Laundry/ }).click()
  await expect(page).toHaveURL(/room=laundry/)
  await page.getByLabel('New household task').fill('Bed linen')
  await add.click()
  await expect(toast(page, 'Task Added!')).toBeVisible()
  await expect(page.getByLabel('New household task')).toHaveValue('')
  await expect(page.getByRole('button', { name: 'Laundry 0 of 1 done' })).toBeVisible()

  await page.getByLabel('Name of someone at home').fill('Sam')
  await page.getByLabel('Name of someone at home').press('Enter')
  await page.getByRole('button', { name: 'Edit Bed linen' }).click()
  await dialog(page).getByLabel('Repeat').selectOption({ label: 'A set time after it’s done' })
  await dialog(page).getByLabel('Every').fill('2')
  await dialog(page).getByLabel('Who does it').selectOption({ label: 'It’s shared: noticing, planning, doing' })
  await dialog(page).getByLabel('Noticing').selectOption({ label: 'You' })
  await dialog(page).getByLabel('Doing').selectOption({ label: 'Sam' })
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Noticing: You · Doing: Sam')).toBeVisible()
  await expect(page.getByText('Every 2 weeks after it’s done')).toBeVisible()

  await page.getByRole('checkbox', { name: 'Done: Bed linen' }).check()
  await expect(page.getByRole('button', { name: 'Laundry 1 of 1 done' })).toBeVisible()
  const balance = page.getByRole('region', { name: 'Who does what' })
  await expect(balance.getByText('One thing got done at home in the last four weeks.')).toBeVisible()
  await expect(balance.getByText('Sam 1')).toBeVisible()

  await page.getByRole('button', { name: 'Rename Sam' }).click()
  await dialog(page).getByLabel('Name').fill('Samira')
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await expect(balance.getByText('Samira 1')).toBeVisible()
  await expect(page.getByText('Noticing: You · Doing: Samira')).toBeVisible()

  await page.getByRole('button', { name: 'Delete Bed linen' }).click()
  await expect(toast(page, 'Task Deleted')).toBeVisible()
  await expect(page.getByRole('checkbox', { name: 'Done: Bed linen' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('checkbox', { name: 'Done: Bed linen' })).toBeChecked()
  await page.reload()
  await expect(page.getByRole('checkbox', { name: 'Done: Bed linen' })).toBeChecked()
  await expectAccessible(page)
})

test('on a phone the user starts from a list for a move, leaves a task out, and takes all of it back; of tasks without a day five show first', async ({
  page,
  server,
  signUp,
}) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await signUp()
  await page.goto('/household')
  await expect(page.getByRole('button', { name: 'Add Task' })).toBeInViewport()
  await page.getByRole('button', { name: 'Start From a List' }).first().click()
  await dialog(page)
    .getByRole('button', { name: /^A move/ })
    .click()
  await dialog(page).getByRole('checkbox').first().uncheck()
  await dialog(page).getByRole('button', { name: 'Add 13 Tasks' }).click()
  await expect(toast(page, '13 tasks added')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Declutter 0 of 3 done' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('button', { name: 'Declutter', exact: true })).toBeVisible()
  for (const text of ['Attic', 'Basement', 'Closet', 'Desk', 'Entry', 'Fridge'])
    await ask(page.request, server.url, '/api/household-tasks', { text, category: 'declutter' })
  await page.reload()
  await expect(page.getByRole('button', { name: 'Declutter 0 of 6 done' })).toBeVisible()
  const someday = page.getByRole('region', { name: 'Whenever you like' })
  await expect(someday.getByRole('checkbox')).toHaveCount(5)
  await someday.getByRole('button', { name: 'Show all 6' }).click()
  await expect(someday.getByRole('checkbox')).toHaveCount(6)
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(375)
})
