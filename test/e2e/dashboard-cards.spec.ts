import type { Page } from '@playwright/test'
import { closeDialog, dialog, toast, region, unavailable } from './page-parts.ts'
import { ask, expect, expectAccessible, test } from './test.ts'

const tasks = (page: Page) => region(page, "Today's tasks")
const item = (page: Page, title: string) => tasks(page).getByRole('listitem').filter({ hasText: title })
const today = (hour: string) => `${new Date().toISOString().slice(0, 10)}T${hour}:00Z`

test("the user ticks today's tasks here; the priority mark, the hour and the length stand beside them", async ({
  page,
  server,
  signUp,
}) => {
  await signUp()
  const make = (task: object) => ask(page.request, server.url, '/api/tasks', task)
  await make({ title: 'Call the bank', priority: 4, scheduledTime: today('15:00'), estimatedDuration: 90 })
  await make({ title: 'Water the plants', priority: 3 })
  await make({ title: 'Send the papers', priority: 5, estimatedDuration: 45 })
  await page.goto('/')
  await expect(tasks(page).getByText('0 of 3 done')).toBeVisible()
  await expect(item(page, 'Call the bank')).toContainText('3:00 PM · 1 h 30 min')
  await expect(item(page, 'Call the bank').getByText('Priority: High')).toBeVisible()
  await expect(item(page, 'Send the papers').getByText('Priority: Urgent')).toBeVisible()
  await expect(item(page, 'Water the plants')).toContainText('30 min')
  await expect(item(page, 'Water the plants').getByText(/Priority/)).toHaveCount(0)
  const check = page.getByRole('checkbox', { name: 'Done: Call the bank' })
  await check.click()
  await expect(check).toBeChecked()
  await expect(tasks(page).getByText('1 of 3 done')).toBeVisible()
  await expect(toast(page, 'Task updated!')).toBeVisible()
  await expect(item(page, 'Call the bank').getByText('Call the bank', { exact: true })).toHaveCSS(
    'text-decoration-line',
    'line-through',
  )
  await expect(check).toBeFocused()
  await expectAccessible(page)
  await page.reload()
  await expect(page.getByRole('checkbox', { name: 'Done: Call the bank' })).toBeChecked()
  await page.getByRole('checkbox', { name: 'Done: Call the bank' }).click()
  await expect(tasks(page).getByText('0 of 3 done')).toBeVisible()
})

test('a tick shows before the server has spoken, and goes back with the reason where it refuses', async ({
  page,
  server,
  signUp,
  complaints,
}) => {
  complaints.expect(/503/)
  await signUp()
  await ask(page.request, server.url, '/api/tasks', { title: 'Call the bank' })
  await page.goto('/')
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
  await page.route('**/api/tasks/*', async (route) => {
    await held
    await route.fulfill({ status: 503, json: unavailable })
  })
  const check = page.getByRole('checkbox', { name: 'Done: Call the bank' })
  await check.click()
  await expect(check).toBeChecked()
  await expect(tasks(page).getByText('1 of 1 done')).toBeVisible()
  letGo()
  await expect(toast(page, 'This task didn’t change')).toBeVisible()
  await expect(page.getByText('Back in a moment.', { exact: true })).toBeVisible()
  await expect(check).not.toBeChecked()
  await expect(tasks(page).getByText('0 of 1 done')).toBeVisible()
})

test('a full day shows six and says how many more; a day without any teaches with one example', async ({
  page,
  server,
  signUp,
}) => {
  await signUp()
  await ask(page.request, server.url, '/api/journal', { title: 'A day', content: 'Tea.' })
  await page.goto('/')
  await expect(tasks(page).getByText('Nothing’s planned for today.')).toBeVisible()
  await expect(tasks(page).getByText('Sample', { exact: true })).toBeVisible()
  for (let n = 1; n <= 8; n += 1) await ask(page.request, server.url, '/api/tasks', { title: `Thing ${n}` })
  await page.reload()
  await expect(tasks(page).getByRole('checkbox')).toHaveCount(6)
  await expect(tasks(page).getByText('2 more in your planner')).toBeVisible()
  await expect(tasks(page).getByText('Sample', { exact: true })).toHaveCount(0)
  await expect(tasks(page).getByRole('link', { name: 'Add Task' })).toHaveAttribute('href', '/planner#new')
  await tasks(page).getByRole('link', { name: 'View all tasks' }).click()
  await expect(page).toHaveURL(/\/planner$/)
})

test('each number leads to its records, and the score to what it is made of', async ({ page, server, signUp }) => {
  await signUp()
  const post = (path: string, data: object) => ask(page.request, server.url, path, data)
  await post('/api/goals', {
    title: 'Shop',
    targetValue: '2000',
    currentValue: '500',
    currency: 'EUR',
    trackAs: 'monthlyIncome',
  })
  await post('/api/goals', {
    title: 'Fund',
    targetValue: '900',
    currentValue: '900',
    currency: 'USD',
    trackAs: 'emergencyFund',
  })
  for (let n = 0; n < 3; n += 1) await post('/api/self-care', { activityType: 'yoga', duration: 20 })
  await page.goto('/')
  const glance = region(page, 'At a glance')
  await expect(glance.getByRole('link', { name: '€500 of €2,000' })).toHaveAttribute('href', '/financial-goals')
  await expect(glance.getByRole('link', { name: '$900 of $900' })).toBeVisible()
  await expect(glance.getByRole('link', { name: /^\d of 2$/ })).toHaveAttribute('href', '/financial-goals')
  await expect(glance.getByRole('progressbar', { name: 'Monthly income' })).toHaveAttribute('aria-valuetext', '25%')
  await expect(glance.getByRole('listitem').filter({ hasText: 'Physical' })).toContainText('50')
  const week = region(page, 'Weekly progress')
  const rows: [RegExp, string][] = [
    [/Self-care activities.*3 of 7/, '/self-care?tab=history&days=7'],
    [/Journal entries.*0 of 7/, '/journal'],
    [/Financial check-ins.*\d of 3/, '/financial-goals'],
  ]
  for (const [name, href] of rows) await expect(week.getByRole('link', { name })).toHaveAttribute('href', href)

  const button = glance.getByRole('button', { name: 'What goes into it' })
  await button.click()
  await expect(dialog(page)).toContainText(/Your wellness score: \d+ of 100/)
  await expect(dialog(page)).toContainText('The average of five areas, each from the last 14 days')
  for (const name of ['Physical', 'Financial', 'Mental', 'Spiritual', 'Life Organization'])
    await expect(dialog(page).getByRole('heading', { name, exact: true })).toBeVisible()
  await expect(dialog(page).getByText('3 of 6 in 14 days.')).toBeVisible()
  await expect(
    dialog(page).getByText(
      'Entries, self-care, completed tasks, prayers and workouts count. You can take one rest day in any seven days.',
    ),
  ).toBeVisible()
  await closeDialog(page)
  await expect(dialog(page)).toHaveCount(0)
  await expect(button).toBeFocused()
  await button.click()
  await expectAccessible(page)
  await expect(dialog(page)).toBeVisible()
})

test('upcoming events are the user’s own: a task with an hour, a goal at its date', async ({
  page,
  server,
  signUp,
}) => {
  await signUp()
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
  await ask(page.request, server.url, '/api/goals', { title: 'The sea', targetValue: '400', targetDate: inDays(5) })
  await ask(page.request, server.url, '/api/tasks', {
    title: 'Dentist',
    dueDate: inDays(1),
    scheduledTime: `${inDays(1)}T15:00:00Z`,
  })
  await page.goto('/')
  const events = region(page, 'Upcoming events').getByRole('listitem')
  await expect(events).toHaveCount(2)
  await expect(events.first()).toContainText('Dentist')
  await expect(events.first()).toContainText('Tomorrow · 3:00 PM')
  await expect(events.first().getByRole('link')).toHaveAttribute('href', '/planner')
  await expect(events.last()).toContainText('Goal date')
  await expect(events.last().getByRole('link')).toHaveAttribute('href', '/financial-goals')
})

test('the tiles lead to the journal, the planner and the vision board', async ({ page, signUp }) => {
  await signUp()
  await page.goto('/')
  const tiles = page.getByRole('navigation', { name: 'Quick actions' }).getByRole('link')
  await expect(tiles).toHaveCount(3)
  await tiles.filter({ hasText: 'Vision Board' }).click()
  await expect(page).toHaveURL(/\/vision-board$/)
  await page.goBack()
  await tiles.filter({ hasText: 'Journal' }).click()
  await expect(page).toHaveURL(/\/journal$/)
})

test('a question goes along to the coach as a draft, never in the address', async ({ page, signUp }) => {
  await signUp()
  await page.goto('/')
  const box = region(page, 'Ask Luxee')
  await expect(box.getByRole('button', { name: 'Ask' })).toBeDisabled()
  await box.getByLabel('What’s on your mind?').fill('  ')
  await expect(box.getByRole('button', { name: 'Ask' })).toBeDisabled()
  await box.getByLabel('What’s on your mind?').fill('How do I say no kindly?')
  await box.getByRole('button', { name: 'Ask' }).click()
  await expect(page).toHaveURL(/\/ask-luxee$/)
  const waiting = page.getByLabel('Your message to Luxee')
  await expect(waiting).toHaveValue('How do I say no kindly?')
  await page.reload()
  await expect(waiting).toHaveValue('How do I say no kindly?')
  await page.goto('/')
  const question = box.getByLabel('What’s on your mind?')
  await expect(question).toHaveValue('How do I say no kindly?')

  await question.press('End')
  await question.press('Shift+Enter')
  await question.pressSequentially('To my sister')
  await expect(question).toHaveValue('How do I say no kindly?\nTo my sister')
  await question.press('Enter')
  await expect(page).toHaveURL(/\/ask-luxee$/)
  await expect(waiting).toHaveValue(/To my sister$/)
})

const ways = [
  { name: 'New entry', path: '/journal', opens: 'New Entry' },
  { name: 'Log activity', path: '/self-care', opens: 'Log Activity' },
  { name: 'Log workout', path: '/health-fitness', opens: 'Log a workout' },
  { name: 'New goal', path: '/financial-goals', opens: 'New Goal' },
  { name: 'Log income', path: '/digital-income', opens: 'Log Income' },
  { name: 'New task', path: '/planner', opens: 'New Task' },
]
test('quick add opens each dialog where it belongs; coming back does not open it again', async ({ page, signUp }) => {
  await signUp()
  await page.setViewportSize({ width: 375, height: 812 })
  await page.goto('/')
  const button = page.getByRole('button', { name: 'Quick add' })
  for (const { name, path, opens } of ways) {
    await button.click()
    await dialog(page).getByRole('link', { name }).click()
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('dialog', { name: opens })).toBeVisible()
    await closeDialog(page)
    await expect(dialog(page)).toHaveCount(0)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(dialog(page)).toHaveCount(0)
    await page.goBack()
    await expect(page).toHaveURL(/\/$/)
  }
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(dialog(page).getByRole('link')).toHaveCount(ways.length)
  await expectAccessible(page)
  await closeDialog(page)
  await expect(button).toBeFocused()
})

test('the quick-add button comes to rest under the last card: at the end of the page it covers nothing', async ({
  page,
  signUp,
}) => {
  await signUp()
  await page.setViewportSize({ width: 375, height: 812 })
  await page.goto('/')
  await page.getByRole('button', { name: 'Show all cards' }).click()
  await expect(region(page, 'Quick access')).toBeVisible()
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  const button = await page.getByRole('button', { name: 'Quick add' }).boundingBox()
  const last = await region(page, 'Quick access').boundingBox()
  const foot = await page.getByRole('contentinfo').boundingBox()
  if (!button || !last || !foot) throw new Error('They are not all there')
  expect(button.y).toBeGreaterThanOrEqual(last.y + last.height)
  expect(button.y + button.height).toBeLessThanOrEqual(foot.y)
})
