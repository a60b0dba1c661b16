import type { APIRequestContext } from '@playwright/test'
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

const write = (request: APIRequestContext, base: string, entry: object) =>
  ask(request, base, '/api/journal', { title: 'A day', content: 'Tea, rain, a book.', ...entry })

test('a new account is greeted by its name, shown the way to set up, and taught what an entry is', async ({
  page,
  signUp,
}) => {
  const { username } = await signUp({ onboarded: false })
  await page.goto('/')
  await expect(page).toHaveTitle('Dashboard · Glowell')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(new RegExp(`^Good \\w+, ${username}$`))
  await expect(page.getByText('Your words will shine here')).toBeVisible()
  await expect(page.getByText('Sample', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Set up Glowell for me' }).click()
  await expect(page).toHaveURL(/\/onboarding$/)
})

test('what she told us to care about is on her banner, in the tone she chose', async ({ page, server, signUp }) => {
  await signUp({ onboarded: false })
  await ask(page.request, server.url, '/api/onboarding/complete', answers)
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/, Amara$/)
  await expect(page.getByText('You chose Financial Independence and Confidence Building.')).toBeVisible()
  await expect(page.getByText('There is no hurry.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Set up Glowell for me' })).toHaveCount(0)
})

const greetings: [string, string][] = [
  ['04', 'Good evening'],
  ['05', 'Good morning'],
  ['12', 'Good afternoon'],
  ['17', 'Good evening'],
]
for (const [hour, greeting] of greetings)
  test(`at ${hour}:00 she reads '${greeting}'`, async ({ page, signUp }) => {
    await signUp()
    await page.clock.setFixedTime(new Date(`2026-11-21T${hour}:00:00`))
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
  await expectAccessible(page)
  await page.getByRole('link', { name: 'View all' }).click()
  await expect(page).toHaveURL(/\/journal$/)
})

test('its data starts with the page and is asked for once', async ({ page, signUp }) => {
  await signUp()
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname.startsWith('/api/')) asked.push(`${pathname}${search}`)
  })
  await page.goto('/')
  await expect(page.getByText('Your words will shine here')).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(asked.sort()).toEqual(['/api/affirmations/today', '/api/journal?limit=2', '/api/onboarding'])
})

test('entries that do not arrive say so in place, and Try again brings them', async ({
  page,
  server,
  signUp,
  complaints,
}) => {
  complaints.expect(/503/)
  await signUp()
  await write(page.request, server.url, { title: 'Still here' })
  const away = { type: 'about:blank', title: 'Away', status: 503, detail: 'Back in a moment.', code: 'unavailable' }
  await page.route('**/api/journal?limit=2', (route) => route.fulfill({ status: 503, json: away }))
  await page.goto('/')
  await expect(page.getByRole('alert')).toContainText('Your entries did not load')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectAccessible(page)
  await page.unroute('**/api/journal?limit=2')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Still here' })).toBeVisible()
})

test('quick access leads to every page that is ready, and what is to come says so', async ({ page, signUp }) => {
  await signUp()
  await page.goto('/')
  await page.getByRole('region', { name: 'Coming next' }).getByRole('link').first().click()
  await expect(page.getByText('This page is coming next.')).toBeVisible()
  await page.goBack()
  await page.getByRole('region', { name: 'Quick access' }).getByRole('link', { name: 'Profile' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeFocused()
})
