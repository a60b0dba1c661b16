import { callsOf, closeDialog, dialog, toast } from './page-parts.ts'
import { cell, day, grid, headerOf, setTimeZone, newTask, row, undo } from './planner-page.ts'
import { ask, expect, expectAccessible, test } from './test.ts'

test('the user finds a free day, adds a task, does it, deletes it, brings it back, and it is there after a reload', async ({
  page,
  signUp,
}) => {
  await signUp()
  await page.goto('/planner')
  await expect(page).toHaveTitle('My Planner · Glowell')
  await expect(page.getByRole('heading', { level: 2, name: headerOf(day()) })).toBeVisible()
  await expect(page.getByText('No tasks scheduled', { exact: true })).toBeVisible()
  await expect(page.getByText('This day is free! Add some tasks to stay organized.')).toBeVisible()
  await expect(page.getByText('Sample', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Add Task' }).click()

  await expect(dialog(page)).toHaveAccessibleName('New Task')
  const field = (name: string) => dialog(page).getByLabel(name)
  await expect(field('Due date')).toHaveValue(day())
  await expect(field('Time')).toHaveValue('')
  await expect(field('Minutes')).toHaveValue('30')
  await expect(field('Minutes')).toHaveAttribute('min', '15')
  await expect(field('Minutes')).toHaveAttribute('step', '15')
  await expect(field('Category')).toHaveValue('personal')
  await expect(field('Category').getByRole('option')).toHaveText(['Self-Care', 'Work', 'Personal', 'Financial'])
  await expect(field('Priority')).toHaveValue('1')
  await expect(field('Priority').getByRole('option')).toHaveText([
    '1 · Low',
    '2 · Low',
    '3 · Medium',
    '4 · High',
    '5 · Urgent',
  ])
  // Weekdays of the month are offered by the day that it is: planner-repeat.spec.ts.
  await expect(field('Repeat').getByRole('option').filter({ hasNotText: 'Every month on the' })).toHaveText([
    'Doesn’t repeat',
    'Every day',
    'Weekdays',
    'Every week',
    'Every month',
    'Every year',
    'Custom interval',
  ])
  await dialog(page).getByRole('button', { name: 'Create Task' }).click()
  await expect(field('Title')).toBeFocused()
  await field('Title').fill('Dentist')
  await field('Description').fill('Elm Street 12')
  await field('Time').fill('15:00')
  await field('Minutes').fill('45')
  await field('Priority').selectOption('5 · Urgent')
  await dialog(page).getByRole('button', { name: 'Create Task' }).dblclick()
  await expect(toast(page, 'Task created successfully!')).toBeVisible()
  await expect(row(page, 'Dentist')).toHaveCount(1)
  for (const said of ['Elm Street 12', '3:00 PM', '45 min', 'Personal', 'Urgent'])
    await expect(row(page, 'Dentist').getByText(said)).toBeVisible()
  await expect(page.getByText('Sample', { exact: true })).toBeHidden()
  await expect(cell(page, `${headerOf(day())}, 1 task, high priority`)).toHaveAttribute('aria-current', 'date')

  await page.getByLabel('Done: Dentist').click()
  await expect(page.getByLabel('Done: Dentist')).toBeChecked()
  await expect(toast(page, 'Task updated!')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Dentist' })).toHaveCSS('text-decoration-line', 'line-through')
  await expect(page.getByText('1 of 1 done')).toBeVisible()
  await expect(cell(page, `${headerOf(day())}, 1 task, all done, high priority`)).toBeVisible()

  await page.getByRole('button', { name: 'Delete Dentist' }).click()
  await expect(row(page, 'Dentist')).toBeHidden()
  await expect(toast(page, 'Task deleted')).toBeVisible()
  const restored = page.waitForResponse(/\/restore$/)
  await undo(page)
  await expect(row(page, 'Dentist')).toBeVisible()
  await restored
  await page.reload()
  await expect(page.getByLabel('Done: Dentist')).toBeChecked()
})

test('the day, the month and what was left are asked for once, together with the page', async ({ page, signUp }) => {
  await signUp()
  const calls = callsOf(page)
  await page.goto('/planner?date=2026-03-10')
  await expect(page.getByText('No tasks scheduled')).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(calls()).toEqual([
    '/api/fitness/cycle/calendar',
    '/api/tasks?date=2026-03-10&limit=100',
    '/api/tasks/days?from=2026-02-23&to=2026-04-11',
    '/api/tasks/unfinished?limit=100',
  ])
})

test('a day of the calendar opens its list and stays in the address; Back leads to the one before', async ({
  page,
  signUp,
  server,
}) => {
  await signUp()
  await ask(page.request, server.url, '/api/tasks', { title: 'Early', dueDate: '2026-03-10' })
  await ask(page.request, server.url, '/api/tasks', { title: 'Late', dueDate: '2026-03-12' })
  await page.goto('/planner?date=2026-03-10')
  await expect(row(page, 'Early')).toBeVisible()
  await cell(page, 'Thursday, March 12, 2026, 1 task').click()
  await expect(page).toHaveURL(/date=2026-03-12$/)
  await expect(row(page, 'Late')).toBeVisible()
  await page.goBack()
  await expect(row(page, 'Early')).toBeVisible()
  await page.getByRole('button', { name: 'Next month' }).click()
  await expect(page.getByRole('heading', { name: 'April 2026' })).toBeVisible()
  await expect(row(page, 'Early')).toBeVisible()
  await page.getByRole('button', { name: 'Today', exact: true }).click()
  await expect(page).toHaveURL(/\/planner$/)
  await expect(page.getByRole('heading', { name: headerOf(day()) })).toBeVisible()
  await page.goto('/planner?date=2026-02-31')
  await expect(page.getByRole('heading', { name: headerOf(day()) })).toBeVisible()
  await page.goto('/planner#new')
  await expect(dialog(page)).toHaveAccessibleName('New Task')
  await expect(page).toHaveURL(/\/planner$/)
})

test('an edit sends only what was changed; an odd length saves; the day cannot be cleared', async ({
  page,
  signUp,
  server,
}) => {
  await signUp()
  const task = { title: 'Call Ana', estimatedDuration: 20, scheduledTime: `${day()}T09:30:00` }
  await ask(page.request, server.url, '/api/tasks', task)
  await page.goto('/planner')
  await page.getByRole('button', { name: 'Edit Call Ana' }).click()
  await expect(dialog(page)).toHaveAccessibleName('Edit Task')
  await expect(dialog(page).getByLabel('Time')).toHaveValue('09:30')
  await dialog(page).getByLabel('Due date').fill('')
  await dialog(page).getByLabel('Title').fill('Call Ana back')
  await expect(dialog(page).getByLabel('Due date')).toHaveValue(day())
  await dialog(page).getByLabel('Priority').selectOption('4 · High')
  await dialog(page).getByRole('button', { name: 'Save', exact: true }).click()
  await expect(toast(page, 'Task updated!')).toBeVisible()
  for (const said of ['9:30 AM', '20 min', 'High'])
    await expect(row(page, 'Call Ana back').getByText(said)).toBeVisible()

  await page.getByRole('button', { name: 'Edit Call Ana back' }).click()
  await dialog(page).getByLabel('Due date').fill(day(1))
  await dialog(page).getByLabel('Minutes').fill('')
  await dialog(page).getByRole('button', { name: 'Save', exact: true }).click()
  await expect(row(page, 'Call Ana back')).toBeHidden()
  await page.goto(`/planner?date=${day(1)}`)
  for (const said of ['9:30 AM', '30 min']) await expect(row(page, 'Call Ana back').getByText(said)).toBeVisible()
})

test('the server’s errors show beside their fields, and the text stays, also without a network and after closing', async ({
  context,
  page,
  signUp,
  complaints,
}) => {
  complaints.expect(/status of 400|ERR_INTERNET_DISCONNECTED/)
  await signUp()
  await page.goto('/planner')
  await newTask(page)
  await dialog(page).getByLabel('Title').fill('Mine')
  await page.route('/api/tasks', (route) =>
    route.fulfill({
      status: 400,
      json: { code: 'bad_input', detail: 'Some of this needs another look', fields: { title: 'Say it otherwise' } },
    }),
  )
  await dialog(page).getByRole('button', { name: 'Create Task' }).click()
  await expect(dialog(page).getByLabel('Title')).toHaveAccessibleDescription('Say it otherwise')
  await expect(dialog(page).getByText('This isn’t saved yet. Your words are still here.')).toBeVisible()
  await expect(row(page, 'Mine')).toBeHidden()
  await page.unrouteAll()
  await context.setOffline(true)
  await dialog(page).getByRole('button', { name: 'Create Task' }).click()
  await expect(dialog(page).getByText('We can’t reach Glowell')).toBeVisible()
  await context.setOffline(false)
  await closeDialog(page)
  await page.reload()
  await newTask(page)
  await expect(dialog(page).getByText('We saved what you were writing')).toBeVisible()
  await expect(dialog(page).getByLabel('Title')).toHaveValue('Mine')
  await dialog(page).getByRole('button', { name: 'Create Task' }).click()
  await expect(toast(page, 'Task created successfully!')).toBeVisible()
  await expect(row(page, 'Mine')).toHaveCount(1)

  await context.setOffline(true)
  await page.getByLabel('Done: Mine').click()
  await expect(page.getByLabel('Done: Mine')).toBeChecked()
  const sent = page.waitForResponse((response) => response.request().method() === 'PUT' && response.ok())
  await context.setOffline(false)
  await sent
  await page.reload()
  await expect(page.getByLabel('Done: Mine')).toBeChecked()
})

test('a day that did not load says so where it belongs, and loads on Try again', async ({
  page,
  signUp,
  server,
  complaints,
}) => {
  complaints.expect(/status of 503/)
  await signUp()
  await ask(page.request, server.url, '/api/tasks', { title: 'Mine' })
  await page.route(/\/api\/tasks\?date/, (route) => route.fulfill({ status: 503 }))
  await page.goto('/planner')
  await expect(page.getByText('This day didn’t load')).toBeVisible()
  await expectAccessible(page)
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(row(page, 'Mine')).toBeVisible()
})

test('the free plan says which view it has, and leads to the offer; premium has no such badge', async ({
  page,
  signUp,
  server,
}) => {
  await signUp()
  await page.goto('/planner')
  await page.getByRole('button', { name: 'Monthly View Only - Upgrade for Daily/Weekly Views' }).click()
  await expect(page.getByRole('button', { name: 'Upgrade Now' })).toBeVisible()
  await ask(page.request, server.url, '/api/premium/trial', {})
  await page.reload()
  await expect(grid(page)).toBeVisible()
  await expect(page.getByText('Monthly View Only')).toBeHidden()
})

test.describe('where the browser is on another day than the user’s profile', () => {
  test.use({ timezoneId: 'Pacific/Kiritimati', locale: 'de-DE' })

  test('days and hours are those of the user’s profile, also when the clocks change; weeks begin as the browser has them', async ({
    page,
    signUp,
    server,
  }) => {
    await signUp()
    await setTimeZone(page.request, server.url, 'America/New_York')
    await page.goto('/planner')
    await expect(page.getByRole('heading', { name: headerOf(day(0, 'America/New_York')) })).toBeVisible()
    await expect(grid(page).getByRole('columnheader').first()).toHaveText('Mon')

    await page.goto('/planner?date=2026-11-01')
    await newTask(page)
    await dialog(page).getByLabel('Title').fill('Late feast')
    await dialog(page).getByLabel('Time').fill('23:30')
    await dialog(page).getByRole('button', { name: 'Create Task' }).click()
    await expect(row(page, 'Late feast').getByText('11:30 PM')).toBeVisible()
    const [task] = await (await page.request.get('/api/tasks?date=2026-11-01')).json()
    expect(task.scheduledTime).toBe('2026-11-02T04:30:00.000Z')

    // The clocks go from 02:00 to 03:00 on this day.
    await page.goto('/planner?date=2026-03-08')
    await newTask(page)
    await dialog(page).getByLabel('Title').fill('In the gap')
    await dialog(page).getByLabel('Time').fill('02:30')
    await dialog(page).getByRole('button', { name: 'Create Task' }).click()
    await expect(row(page, 'In the gap').getByText('3:30 AM')).toBeVisible()
    await page.getByRole('button', { name: 'Edit In the gap' }).click()
    await dialog(page).getByLabel('Due date').fill('2026-03-09')
    await dialog(page).getByRole('button', { name: 'Save', exact: true }).click()
    await expect(row(page, 'In the gap')).toBeHidden()
    await cell(page, /^Monday, March 9, 2026, 1 task/).click()
    await expect(row(page, 'In the gap').getByText('3:30 AM')).toBeVisible()
  })
})
