import { cell, grid, newTask, row, undo } from './planner-page.ts'
import { dialog, toast } from './page-parts.ts'
import { ask, expect, test } from './test.ts'
import type { Page } from '@playwright/test'

/** The days of the month that is shown which have a task, by the day of the month. */
const marked = (page: Page) =>
  grid(page)
    .getByRole('button', { name: /, 1 task/ })
    .allInnerTexts()

const save = (page: Page) => dialog(page).getByRole('button', { name: 'Save', exact: true }).click()

test('a task comes back on the days the user chooses, and its rhythm is read back and said in words', async ({
  page,
  signUp,
}) => {
  await signUp()
  await page.goto('/planner?date=2027-03-01')
  await newTask(page)
  const field = (name: string) => dialog(page).getByLabel(name)
  await field('Title').fill('Yoga')
  await field('Repeat').selectOption('Every week')
  await expect(field('Monday')).toBeChecked()
  await field('Monday').click({ force: true })
  await expect(field('Monday')).toBeChecked()
  await field('Thursday').check({ force: true })
  await field('Ends').selectOption('After a number of times')
  await expect(field('Times')).toHaveValue('10')
  await field('Times').fill('3')
  await dialog(page).getByRole('button', { name: 'Create Task' }).click()
  await expect(row(page, 'Yoga').getByText('Every week on Mon, Thu, 3 times')).toBeVisible()
  await expect.poll(() => marked(page)).toEqual(['1', '4', '8'])

  await page.getByRole('button', { name: 'Edit Yoga' }).click()
  await expect(field('Repeat')).toHaveValue('weekly')
  await expect(field('Thursday')).toBeChecked()
  await field('Repeat').selectOption('Custom interval')
  await expect(field('Every')).toHaveValue('2')
  await expect(field('Unit').getByRole('option')).toHaveText(['days', 'weeks', 'months', 'years'])
  await field('Unit').selectOption('days')
  await field('Every').fill('3')
  await field('Ends').selectOption('On a day')
  await field('Last day').fill('2027-03-12')
  await expect(dialog(page).getByRole('radio')).toHaveCount(2)
  await expect(dialog(page).getByRole('radio', { name: 'This and following' })).toBeChecked()
  await save(page)
  await expect(row(page, 'Yoga').getByText('Every 3 days, until Mar 12, 2027')).toBeVisible()
  await expect.poll(() => marked(page)).toEqual(['1', '4', '7', '10'])
})

test('a change is for this one, for this and those that follow, or for all; a day is of one only', async ({
  page,
  signUp,
  server,
}) => {
  await signUp()
  const task = { title: 'Yoga', dueDate: '2027-03-01', repeat: 'FREQ=DAILY;COUNT=4' }
  await ask(page.request, server.url, '/api/tasks', task)
  const titles = async () => {
    const tasks: { title: string }[] = await (await page.request.get('/api/tasks')).json()
    return tasks.map(({ title }) => title).toReversed()
  }
  const rename = async (from: string, to: string, which: string) => {
    await page.getByRole('button', { name: `Edit ${from}` }).click()
    await expect(dialog(page).getByRole('radio')).toHaveCount(3)
    await dialog(page).getByLabel('Title').fill(to)
    await dialog(page).getByText(which, { exact: true }).click()
    await save(page)
    await expect(row(page, to)).toBeVisible()
    await expect(dialog(page)).toBeHidden()
  }
  await page.goto('/planner?date=2027-03-02')
  await rename('Yoga', 'Pilates', 'This task')
  await expect.poll(titles).toEqual(['Yoga', 'Pilates', 'Yoga', 'Yoga'])
  await cell(page, /^Wednesday, March 3, /).click()
  await rename('Yoga', 'Swim', 'This and following')
  await expect.poll(titles).toEqual(['Yoga', 'Pilates', 'Swim', 'Swim'])
  await rename('Swim', 'Run', 'All')
  await expect.poll(async () => (await titles()).slice(2)).toEqual(['Run', 'Run'])

  await page.getByRole('button', { name: 'Edit Run' }).click()
  await dialog(page).getByLabel('Due date').fill('2027-03-20')
  await expect(dialog(page).getByRole('radio')).toHaveCount(1)
  await expect(dialog(page).getByLabel('Repeat')).toBeDisabled()
  await save(page)
  await expect(page.getByText('No tasks scheduled')).toBeVisible()
  await expect(cell(page, 'Saturday, March 20, 2027, 1 task')).toBeVisible()
})

test('deleting a repeated task asks which, and everything can be brought back', async ({ page, signUp, server }) => {
  await signUp()
  const task = { title: 'Yoga', dueDate: '2027-03-01', repeat: 'FREQ=DAILY;COUNT=4' }
  await ask(page.request, server.url, '/api/tasks', task)
  await page.goto('/planner?date=2027-03-02')
  const remove = async (which: string) => {
    await page.getByRole('button', { name: 'Delete Yoga' }).click()
    await expect(dialog(page)).toHaveAccessibleName('Delete “Yoga”')
    await dialog(page).getByRole('button', { name: which, exact: true }).click()
    await expect(toast(page, 'Task deleted')).toBeVisible()
    await expect(row(page, 'Yoga')).toBeHidden()
  }
  for (const [which, left] of [
    ['This task', ['1', '3', '4']],
    ['This and following', ['1']],
    ['All', []],
  ] as const) {
    await remove(which)
    await expect.poll(() => marked(page)).toEqual(left)
    await undo(page)
    await expect(row(page, 'Yoga')).toBeVisible()
    await expect.poll(() => marked(page)).toEqual(['1', '2', '3', '4'])
  }
})

test('a task comes back on a weekday of the month, and one from elsewhere is said in words and stays as it is', async ({
  page,
  signUp,
  server,
}) => {
  await signUp()
  await page.goto('/planner?date=2027-03-30')
  await newTask(page)
  const repeat = dialog(page).getByLabel('Repeat')
  await dialog(page).getByLabel('Title').fill('Book club')
  await expect(repeat.getByRole('option', { name: /Tuesday/ })).toHaveText(['Every month on the last Tuesday'])
  await dialog(page).getByLabel('Date').fill('2027-03-23')
  await expect(repeat.getByRole('option', { name: /Tuesday/ })).toHaveText(['Every month on the fourth Tuesday'])
  await repeat.selectOption('Every month on the fourth Tuesday')
  await dialog(page).getByRole('button', { name: 'Create Task' }).click()
  await page.goto('/planner?date=2027-04-27')
  await expect(row(page, 'Book club').getByText('Every month on the fourth Tuesday')).toBeVisible()
  await page.getByRole('button', { name: 'Edit Book club' }).click()
  await expect(repeat).toHaveValue('nthWeekday')

  const other = { title: 'Bins', dueDate: '2027-04-01', repeat: 'FREQ=MONTHLY;INTERVAL=2;BYDAY=1MO' }
  await ask(page.request, server.url, '/api/tasks', other)
  await page.goto('/planner?date=2027-04-05')
  await expect(row(page, 'Bins').getByText('Every 2 months on the first Monday')).toBeVisible()
  await page.getByRole('button', { name: 'Edit Bins' }).click()
  await expect(dialog(page).getByText('Every 2 months on the first Monday. We’ll leave it as is.')).toBeVisible()
})

test('a rule that the dialog cannot show is Custom, and stays as it is', async ({ page, signUp, server }) => {
  await signUp()
  const task = { title: 'Bins', dueDate: '2027-03-09', repeat: 'FREQ=MONTHLY;BYDAY=2TU,4TU' }
  await ask(page.request, server.url, '/api/tasks', task)
  await page.goto('/planner?date=2027-03-09')
  await expect(row(page, 'Bins').getByText('Custom')).toBeVisible()
  await page.getByRole('button', { name: 'Edit Bins' }).click()
  await expect(dialog(page).getByLabel('Repeat')).toHaveValue('custom')
  await dialog(page).getByLabel('Title').fill('Green bins')
  await dialog(page).getByText('All', { exact: true }).click()
  await save(page)
  await expect(row(page, 'Green bins').getByText('Custom')).toBeVisible()
  const [kept] = await (await page.request.get('/api/tasks?date=2027-03-09')).json()
  expect(kept.repeat).toBe('FREQ=MONTHLY;BYDAY=2TU,4TU')
})

test('a task that came once can begin to repeat, and stop again', async ({ page, signUp, server }) => {
  await signUp()
  await ask(page.request, server.url, '/api/tasks', { title: 'Walk', dueDate: '2027-03-01' })
  await page.goto('/planner?date=2027-03-01')
  await page.getByRole('button', { name: 'Edit Walk' }).click()
  await dialog(page).getByLabel('Repeat').selectOption('Weekdays')
  await expect(dialog(page).getByRole('radio')).toHaveCount(0)
  await save(page)
  await expect(row(page, 'Walk').getByText('Weekdays')).toBeVisible()
  await expect.poll(async () => (await marked(page)).slice(0, 6)).toEqual(['1', '2', '3', '4', '5', '8'])
  await page.getByRole('button', { name: 'Edit Walk' }).click()
  await dialog(page).getByLabel('Repeat').selectOption('Doesn’t repeat')
  await save(page)
  await expect.poll(() => marked(page)).toEqual(['1'])
})
