import { closeDialog, dialog, toast } from './page-parts.ts'
import { cell, day, grid, headerOf, newTask, row, undo } from './planner-page.ts'
import { ask, expect, expectAccessible, test } from './test.ts'

test('the calendar is a grid for the keyboard: days, weeks, months, and Enter opens the day', async ({
  page,
  signUp,
}) => {
  await signUp()
  await page.goto('/planner?date=2026-11-21')
  const on = (name: string) => expect(cell(page, name)).toBeFocused()
  await cell(page, 'Saturday, November 21, 2026').focus()
  await page.keyboard.press('ArrowRight')
  await on('Sunday, November 22, 2026')
  await page.keyboard.press('ArrowUp')
  await on('Sunday, November 15, 2026')
  await page.keyboard.press('End')
  await on('Saturday, November 21, 2026')
  await page.keyboard.press('Home')
  await on('Sunday, November 15, 2026')
  await page.keyboard.press('PageDown')
  await on('Tuesday, December 15, 2026')
  await expect(page.getByRole('heading', { name: 'December 2026' })).toBeVisible()
  await page.keyboard.press('Shift+PageUp')
  await on('Monday, December 15, 2025')
  await expect(grid(page).locator('button[tabindex="0"]')).toHaveCount(1)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Monday, December 15, 2025' })).toBeVisible()
  await expect(grid(page).getByRole('gridcell', { selected: true })).toHaveText('15')
  await on('Monday, December 15, 2025')
})

test('by the keyboard alone the user makes a task, does it, changes it and deletes it; the focus is never lost', async ({
  page,
  signUp,
}) => {
  await signUp()
  await page.goto('/planner')
  await page.getByRole('button', { name: 'New Task' }).focus()
  await page.keyboard.press('Enter')
  await expect(dialog(page).getByLabel('Title')).toBeFocused()
  await page.keyboard.type('Water the plants')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'New Task' })).toBeFocused()
  await page.getByLabel('Done: Water the plants').focus()
  await page.keyboard.press('Space')
  await expect(page.getByLabel('Done: Water the plants')).toBeChecked()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(dialog(page).getByLabel('Title')).toBeFocused()
  await page.keyboard.press('End')
  await page.keyboard.type(' twice')
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toBeHidden()
  await page.getByRole('button', { name: /^Delete Water/ }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('No tasks scheduled')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('yesterday’s open tasks can be moved to today or later or dropped, each with undo', async ({
  page,
  signUp,
  server,
}) => {
  await signUp()
  for (const title of ['One', 'Two', 'Three', 'Four'])
    await ask(page.request, server.url, '/api/tasks', { title, dueDate: day(-1) })
  await page.goto('/planner')
  const card = page.getByRole('region', { name: 'Left from yesterday' })
  await expect(card.getByText('4 tasks, still yours if you want them.')).toBeVisible()
  await expect(card.getByRole('listitem')).toHaveCount(3)
  await card.getByRole('button', { name: 'Show all 4' }).click()

  await card.getByRole('button', { name: 'Today: One' }).click()
  await expect(toast(page, 'Moved to today')).toBeVisible()
  await expect(row(page, 'One')).toBeVisible()
  await undo(page)
  await expect(row(page, 'One')).toBeHidden()
  await expect(card.getByRole('listitem')).toHaveCount(4)

  await card.getByRole('button', { name: 'Later: Two' }).click()
  await dialog(page)
    .getByRole('button', { name: /^Tomorrow/ })
    .click()
  await expect(card.getByText('Two')).toBeHidden()
  await card.getByRole('button', { name: 'Later: Three' }).click()
  await dialog(page).getByLabel('Or pick a day').fill(day(3))
  await dialog(page).getByRole('button', { name: 'Move', exact: true }).click()
  await card.getByRole('button', { name: 'Let go: Four' }).click()
  await expect(toast(page, 'Task deleted')).toBeVisible()
  await undo(page)
  await expect(card.getByText('Four')).toBeVisible()

  await card.getByRole('button', { name: 'Move all to today' }).click()
  await expect(toast(page, '2 tasks moved to today')).toBeVisible()
  await expect(card).toBeHidden()
  for (const title of ['One', 'Four']) await expect(row(page, title)).toBeVisible()
  await page.goto(`/planner?date=${day(3)}`)
  await expect(row(page, 'Three')).toBeVisible()
})

test('what is older is said so; set aside, it stays so while the tab is open; all of it can be let go', async ({
  page,
  context,
  signUp,
  server,
}) => {
  await signUp()
  for (const [title, ago] of [
    ['One', 2],
    ['Two', 4],
  ] as const)
    await ask(page.request, server.url, '/api/tasks', { title, dueDate: day(-ago) })
  await page.goto('/planner')
  const card = page.getByRole('region', { name: 'From the last few days' })
  await expect(card.getByText('Two')).toBeVisible()
  await expect(card.getByText(/overdue|\blate\b|missed/i)).toHaveCount(0)
  await card.getByRole('button', { name: 'Not now' }).click()
  await expect(card).toBeHidden()
  await page.reload()
  await expect(page.getByText('No tasks scheduled')).toBeVisible()
  await expect(card).toBeHidden()

  const other = await context.newPage()
  await other.goto('/planner')
  const again = other.getByRole('region', { name: 'From the last few days' })
  await again.getByRole('button', { name: 'Let them all go' }).click()
  await expect(toast(other, '2 tasks deleted')).toBeVisible()
  await expect(again).toBeHidden()
  await undo(other)
  await expect(again.getByRole('listitem')).toHaveCount(2)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true })

  test('the week stands above the day, opens to the month, and the dialog is a sheet within reach', async ({
    page,
    signUp,
  }) => {
    await signUp()
    await page.goto('/planner?date=2026-11-21')
    await expect(grid(page).getByRole('button')).toHaveCount(7)
    await page.getByRole('button', { name: 'Next week' }).click()
    await expect(cell(page, 'Saturday, November 28, 2026')).toBeVisible()
    await page.getByRole('button', { name: 'The whole month' }).click()
    await expect(grid(page).getByRole('button')).toHaveCount(35)
    await page.getByRole('button', { name: 'Previous month' }).tap()
    await cell(page, 'Saturday, October 17, 2026').tap()
    await expect(page.getByRole('heading', { name: 'Saturday, October 17, 2026' })).toBeVisible()
    const button = await page.getByRole('button', { name: 'New Task' }).boundingBox()
    expect(button?.y).toBeGreaterThan(600)
    await newTask(page)
    const endOfSheet = async () => {
      const sheet = await dialog(page).boundingBox()
      return Math.round((sheet?.y ?? 0) + (sheet?.height ?? 0))
    }
    await expect.poll(endOfSheet).toBe(812)
  })
})

test('axe finds nothing on the page, empty and full, in its dialogs, and with the card', async ({
  page,
  signUp,
  server,
}) => {
  test.slow()
  await signUp()
  await page.goto('/planner')
  await expect(page.getByText('Sample', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await ask(page.request, server.url, '/api/tasks', { title: 'Yesterday', dueDate: day(-1) })
  await ask(page.request, server.url, '/api/tasks', { title: 'Done', isCompleted: true, category: 'financial' })
  await ask(page.request, server.url, '/api/tasks', { title: 'Open', priority: 5, description: 'Words' })
  await page.goto('/planner')
  await expect(row(page, 'Open')).toBeVisible()
  await expect(cell(page, `${headerOf(day())}, 2 tasks, 1 done, high priority`)).toBeVisible()
  await expectAccessible(page)
  await newTask(page)
  await dialog(page).getByLabel('Repeat').selectOption('Custom interval')
  await expectAccessible(page)
  await closeDialog(page)
  await page.getByRole('button', { name: 'Later: Yesterday' }).click()
  await expectAccessible(page)
})

test('after three months the user’s planner is full: marks in every month, a day to do, and no axe violations', async ({
  page,
  server,
}) => {
  await ask(page.request, server.url, '/api/demo', {})
  await page.goto('/planner')
  await expect(page.getByRole('region', { name: headerOf(day()) }).getByRole('listitem')).not.toHaveCount(0)
  await expect(page.getByText(/^\d+ of \d+ done/)).toBeVisible()
  await expect(cell(page, /, \d+ tasks?, all done/)).not.toHaveCount(0)
  await expect(page.getByText('Sample', { exact: true })).toBeHidden()
  await expectAccessible(page)
  for (let back = 0; back < 2; back++) {
    await page.getByRole('button', { name: 'Previous month' }).click()
    await expect(cell(page, /, \d+ tasks?/)).not.toHaveCount(0)
  }
})
