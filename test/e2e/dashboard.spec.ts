import type { APIRequestContext } from '@playwright/test'
import { callsOf, dialog, gapOfColumns, toast, region, unavailable } from './page-parts.ts'
import { ask, expect, expectAccessible, test } from './test.ts'

const answers = {
  fullName: 'Amara Okafor',
  age: '26-35',
  experience_level: 'beginner',
  primaryGoals: ['Financial Independence', 'Confidence Building'],
  currentChallenges: '',
  wellness_areas: [],
  preferred_communication: 'gentle',
  notifications: { daily_reminders: true, goal_updates: true, wellness_tips: true, community_updates: false },
}

const write = (request: APIRequestContext, base: string, entry: object = {}) =>
  ask(request, base, '/api/journal', { title: 'A day', content: 'Tea, rain, a book.', ...entry })

test('a new account is greeted with one invitation; the other cards wait folded, and tell what would fill each number', async ({
  page,
  signUp,
}) => {
  const { username } = await signUp({ onboarded: false })
  await page.goto('/')
  await expect(page).toHaveTitle('Dashboard · Glowell')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(new RegExp(`^Good \\w+, ${username}$`))
  await expect(region(page, 'Take the guided tour').getByRole('button', { name: 'Start Tour' })).toBeVisible()
  await expect(page.getByText('A streak starts with 2 activities in one day. 0 of 2 today so far.')).toBeVisible()
  const invitation = region(page, "Today's tasks").getByRole('link', { name: 'Add Task' })
  await expect(invitation).toHaveAttribute('href', '/planner#new')
  await expect(page.getByRole('main').getByText('Sample', { exact: true })).toHaveCount(1)
  await expect(page.getByRole('main').getByText('—', { exact: true })).toHaveCount(0)
  await expect.poll(() => gapOfColumns(page)).toBeLessThan(400)
  await page.getByRole('button', { name: 'Show all cards' }).click()
  await expect(region(page, 'Recent journal entries').getByText('Sample')).toBeVisible()
  await expect(region(page, 'Financial goals').getByRole('listitem')).toHaveCount(3)
  await expect.poll(() => gapOfColumns(page)).toBeLessThan(400)
  const glance = region(page, 'At a glance')
  await expect(glance.getByText('Your score starts with the first thing you log')).toBeVisible()
  await expect(glance.getByText('—', { exact: true })).toHaveCount(9)
  await expect(glance.getByRole('link', { name: 'track it as monthly income' })).toBeVisible()
  const week = region(page, 'Weekly progress').getByRole('link')
  await expect(week).toHaveText(['Self-care activities0 of 7', 'Journal entries0 of 7', 'Financial check-ins0 of 3'])
  await expect(region(page, 'Upcoming events').getByText('Sample')).toHaveCount(2)
  await expect(region(page, 'AI insight')).toContainText(
    'We can say more once you’ve logged 14 things in four weeks. You’re at 0',
  )
  await expect(region(page, 'Digital Income')).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Set up Glowell for me' }).click()
  await expect(page).toHaveURL(/\/onboarding$/)
})

test('three months in, everything is the user’s own, in both themes and sizes', async ({ page, server }) => {
  await ask(page.request, server.url, '/api/demo', { timeZone: 'UTC' })
  await page.goto('/dashboard')
  await expect(page.getByText(/\d+ days in a row: you’ve got a rhythm\./)).toBeVisible()
  await expect(page.getByText('Sample', { exact: true })).toHaveCount(0)
  const glance = region(page, 'At a glance')
  await expect(glance.getByText(/^\d+ of 100$/)).toBeVisible()
  await expect(glance.getByText('—', { exact: true })).toHaveCount(0)
  await expect(glance.getByRole('progressbar', { name: 'Monthly income' })).toBeAttached()
  await expect(glance.getByRole('progressbar', { name: 'Emergency fund' })).toBeAttached()
  await expect(region(page, 'Recent journal entries').getByRole('article')).toHaveCount(2)
  await expect(region(page, 'Financial goals').getByRole('listitem')).toHaveCount(3)
  await expect.poll(() => gapOfColumns(page)).toBeLessThan(400)
  await expect(region(page, 'AI insight').getByText(/Based on \d+ records from the last 28 days/)).toBeVisible()
  await expectAccessible(page)
})

test('the goals of the wizard are on the banner, in the chosen tone, and open as drafts', async ({
  page,
  server,
  signUp,
}) => {
  await signUp({ onboarded: false })
  await ask(page.request, server.url, '/api/onboarding/complete', answers)
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/, Amara$/)
  await expect(page.getByText('You chose Financial Independence and Confidence Building.')).toBeVisible()
  await expect(page.getByText('There’s no rush.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Set up Glowell for me' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Show all cards' }).click()
  const drafts = region(page, 'Financial goals').getByRole('listitem')
  await expect(drafts).toHaveCount(2)
  await drafts.getByRole('link', { name: 'Speak up first' }).click()
  await expect(dialog(page).getByLabel('Title')).toHaveValue('Speak up first')
  await expect(dialog(page).getByLabel('How many times')).toHaveValue('10')
})

const greetings: [string, string][] = [
  ['04', 'Good evening'],
  ['05', 'Good morning'],
  ['12', 'Good afternoon'],
  ['17', 'Good evening'],
]
for (const [hour, greeting] of greetings)
  test(`at ${hour}:00 the user reads '${greeting}'`, async ({ page, signUp }) => {
    await signUp()
    await page.clock.setFixedTime(new Date(`2026-11-21T${hour}:00:00Z`))
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toContainText(greeting)
  })

test('the two most recent entries are shown: 150 characters, three tags, the mood, and the way to all of them', async ({
  page,
  server,
  signUp,
}) => {
  await signUp()
  await write(page.request, server.url, { title: 'The oldest' })
  await write(page.request, server.url, { title: 'The middle one', mood: 2 })
  const long = `${'🌅'.repeat(149)}e\u0301 and the rest`
  await write(page.request, server.url, { title: 'The newest', content: long, tags: ['a', 'b', 'c', 'd'], mood: 5 })
  await page.goto('/')
  const entries = page.getByRole('article')
  await expect(entries.getByRole('heading')).toHaveText(['The newest', 'The middle one'])
  const newest = entries.first()
  await expect(newest.getByText('🌅'.repeat(149))).toHaveText(`${'🌅'.repeat(149)}e\u0301…`)
  await expect(newest.getByRole('list', { name: 'Tags' }).getByRole('listitem')).toHaveText(['a', 'b', 'c', '+1'])
  await expect(newest.getByText('Mood: Radiant')).toBeAttached()
  await page.getByRole('link', { name: 'View all entries' }).click()
  await expect(page).toHaveURL(/\/journal$/)
})

test('its data starts with the page: one request brings all of it; nothing moves as it comes', async ({
  page,
  signUp,
}) => {
  await signUp()
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.defineProperty(window, 'shifts', { value: shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry) shifts.push(Number(entry.value))
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const calls = callsOf(page)
  await page.goto('/')
  await expect(page.getByText('Nothing’s planned for today.')).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(calls()).toEqual(['/api/dashboard'])
  const shifts: number[] = await page.evaluate(() => Object.getOwnPropertyDescriptor(window, 'shifts')?.value)
  expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.02)
})

test('cards that do not arrive say so in place, and Try again brings them', async ({
  page,
  server,
  signUp,
  complaints,
}) => {
  complaints.expect(/503/)
  await signUp()
  await write(page.request, server.url, { title: 'Still here' })
  await page.route('**/api/dashboard', (route) => route.fulfill({ status: 503, json: unavailable }))
  await page.goto('/')
  await expect(page.getByRole('alert')).toContainText('Your dashboard didn’t load')
  await expect(page.getByRole('alert')).toContainText('Back in a moment.')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectAccessible(page)
  await page.unroute('**/api/dashboard')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Still here' })).toBeVisible()
})

test('the streak speaks at one day too, and never of what was missed', async ({ page, server, signUp }) => {
  await signUp()
  await write(page.request, server.url)
  await page.goto('/')
  await expect(page.getByText('A streak starts with 2 activities in one day. 1 of 2 today so far.')).toBeVisible()
  await write(page.request, server.url)
  await page.reload()
  await expect(page.getByText('One day with 2 activities: a good start.')).toBeVisible()
  await expect(page.getByText('Today counts: 2 activities, and 2 are enough.')).toBeVisible()
})

test('changes on other pages show on the dashboard', async ({ page, signUp }) => {
  await signUp()
  await page.goto('/')
  const week = region(page, 'Weekly progress')
  await expect(page.getByRole('heading', { name: "Today's tasks" })).toBeVisible()
  await expect(week).toHaveCount(0)
  await page.getByRole('link', { name: 'Write in my journal' }).click()
  const dialog = page.getByRole('dialog', { name: 'New Entry' })
  await dialog.getByLabel('Title').fill('Written from the banner')
  await dialog.getByLabel('Content').fill('A few.')
  await dialog.getByRole('button', { name: 'Create Entry' }).click()
  await expect(toast(page, 'Journal entry created!')).toBeVisible()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard' }).click()
  await expect(week.getByRole('link', { name: /Journal entries/ })).toContainText('1 of 7')
  await expect(page.getByRole('heading', { name: 'Written from the banner' })).toBeVisible()
})

test('quick access leads to every page, and Back leads here again', async ({ page, signUp }) => {
  await signUp()
  await page.goto('/')
  const access = region(page, 'Quick access')
  await access.getByRole('link', { name: 'Lux Lounge' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Lux Lounge' })).toBeFocused()
  await page.goBack()
  await access.getByRole('link', { name: 'Profile' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeFocused()
})
