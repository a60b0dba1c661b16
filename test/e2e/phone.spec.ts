import type { Locator, Page } from '@playwright/test'
import type { RunOnly } from 'axe-core'
import { violationsOf } from './axe.ts'
import { ask, expect, test } from './test.ts'

test.use({ viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true })

/** Touch targets have 24 px, and no other target covers them. */
const targetSize: RunOnly = { type: 'rule', values: ['target-size'] }

/** The main part of each page. */
const firstOf: [path: string, what: (page: Page) => Locator][] = [
  ['/', (page) => page.getByRole('checkbox', { name: /^Done: / }).first()],
  ['/planner', (page) => page.getByRole('checkbox', { name: /^Done: / }).first()],
  ['/planner?view=day', (page) => page.locator('[data-now]')],
  ['/financial-goals', (page) => page.getByRole('list', { name: 'Next up' }).getByRole('button').first()],
  ['/self-care', (page) => page.getByRole('button', { name: 'Start', exact: true })],
  ['/audio-center', (page) => page.getByRole('button', { name: 'Start', exact: true })],
  ['/audio-center?tab=soundscapes', (page) => page.getByRole('button', { name: /^Play / }).first()],
  ['/audio-center?tab=music', (page) => page.getByRole('heading', { name: 'Playlists' })],
  ['/ask-luxee', (page) => page.getByLabel('Your message to Luxee')],
  ['/vision-board', (page) => page.getByRole('main').locator('img').first()],
  ['/journal', (page) => page.getByRole('heading', { level: 3 }).first()],
  ['/mindset-lab', (page) => page.getByText('For today')],
  ['/mindset-lab?tab=meditations', (page) => page.getByRole('button', { name: /^Start Session: / }).first()],
  ['/mindset-lab?tab=quotes', (page) => page.getByRole('blockquote').first()],
  ['/profile', (page) => page.getByRole('button', { name: 'Edit Profile' })],
  ['/onboarding', (page) => page.getByRole('button', { name: 'Next' })],
]

/** Whether an element ends above the bottom navigation, and nothing lies over its middle. */
async function isInReach(page: Page, element: Locator): Promise<boolean> {
  const bar = await page.getByRole('navigation', { name: 'Quick', exact: true }).boundingBox()
  const box = await element.boundingBox()
  if (bar === null || box === null || box.y + box.height > bar.y) return false
  return element.evaluate((shown) => {
    const { left, top, width, height } = shown.getBoundingClientRect()
    const there = document.elementFromPoint(left + width / 2, top + height / 2)
    const passesThrough = getComputedStyle(shown).pointerEvents === 'none'
    return passesThrough || (there !== null && (shown.contains(there) || there.contains(shown)))
  })
}

/** The morning and the night have a meditation of their own, five days one each; the last day has the longest quote. */
const hours = ['23T07', '23T23', '23T12', '24T12', '25T12', '26T12', '27T12']
  .map((hour) => `2026-11-${hour}:00Z`)
  .concat('2027-01-01T12:00Z')

test('the meditation and the quote of any day and hour are in the first screen', async ({ page, server }) => {
  await ask(page.request, server.url, '/api/demo', { timeZone: 'UTC' })
  const suggested = new Set<string | null>()
  let longestQuote = 0
  for (const hour of hours) {
    await page.clock.setFixedTime(hour)
    await page.goto('/mindset-lab?tab=meditations')
    const start = page.getByRole('button', { name: /^Start Session: / }).first()
    await expect(start).toBeVisible()
    await expect.poll(() => isInReach(page, start), hour).toBe(true)
    suggested.add(await start.getAttribute('aria-label'))
    await page.getByRole('tab', { name: 'Quotes' }).tap()
    const quote = page.getByRole('blockquote').first()
    await expect(quote).toBeVisible()
    await expect.poll(() => isInReach(page, quote), hour).toBe(true)
    longestQuote = Math.max(longestQuote, (await quote.innerText()).length)
  }
  expect(suggested.size).toBe(7)
  expect(longestQuote).toBeGreaterThan(230)
})

const openDemo = (page: Page, { url }: { url: string }) => ask(page.request, url, '/api/demo', { timeZone: 'UTC' })

const screensOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollHeight / window.innerHeight)

/** All in one test took most of the minute that a test may take, on a busy machine. */
const fours = Array.from({ length: Math.ceil(firstOf.length / 4) }, (_, at) => firstOf.slice(at * 4, at * 4 + 4))

for (const some of fours)
  test(`the first screen of ${some.map(([path]) => path).join(', ')} has what the user opens it for, three months in`, async ({
    page,
    server,
  }) => {
    await openDemo(page, server)
    for (const [path, what] of some) {
      await page.goto(path)
      await expect(what(page)).toBeVisible()
      await expect.poll(() => isInReach(page, what(page)), path).toBe(true)
      await expect.poll(() => page.evaluate(() => window.scrollY), path).toBe(0)
      // Which part of a day the edge of its scroll area cuts depends on the hour.
      expect(await screensOf(page), `screens of ${path}`).toBeLessThan(4.5)
      if (path !== '/planner?view=day') await expect.poll(() => violationsOf(page, targetSize), path).toEqual([])
    }
  })

test('late in the evening too the planner begins at the hour that it is', async ({ page, server }) => {
  await openDemo(page, server)
  await page.clock.setFixedTime(new Date().setUTCHours(23, 30))
  await page.goto('/planner?view=day')
  await expect.poll(() => isInReach(page, page.locator('[data-now]')), 'late in the evening').toBe(true)
})

test('a long board fetches the pictures in sight first, and a long journal begins with eight entries', async ({
  page,
  server,
}) => {
  await openDemo(page, server)
  await page.goto('/vision-board')
  const pictures = page.getByRole('list', { name: 'Your visions' }).locator('img')
  await expect(pictures.first()).toHaveAttribute('loading', 'eager')
  await expect(pictures.last()).toHaveAttribute('loading', 'lazy')
  await page.goto('/journal')
  const entries = page.getByRole('heading', { level: 3 })
  await expect(entries).toHaveCount(8)
  await page.getByRole('button', { name: 'Show more' }).tap()
  await expect.poll(() => entries.count()).toBeGreaterThan(20)
})

test('the dashboard is at most three screens long, and without the tour once the user has no need of it', async ({
  page,
  server,
}) => {
  await openDemo(page, server)
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Show all cards' })).toBeVisible()
  await expect.poll(() => screensOf(page)).toBeLessThanOrEqual(3)
  await page.getByRole('button', { name: 'Don’t show again' }).tap()
  await expect(page.getByRole('heading', { name: 'Take the guided tour' })).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Show all cards' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Take the guided tour' })).toHaveCount(0)
  await expect.poll(() => screensOf(page)).toBeLessThanOrEqual(3)
})

test('nothing is too wide for the narrowest phone, three months in', async ({ page, server }) => {
  await openDemo(page, server)
  await page.setViewportSize({ width: 320, height: 700 })
  for (const path of ['/', '/planner', '/onboarding']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('main').getByRole('button').first()).toBeVisible()
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width, `${path} at 320 px`).toBeLessThanOrEqual(320)
  }
  await page.goto('/planner?view=day')
  await page.getByRole('button', { name: 'Set your hours' }).tap()
  const until = page.getByLabel('Monday to')
  await expect(until).toBeVisible()
  expect(await until.evaluate((field) => field.getBoundingClientRect().right), 'the end of a row').toBeLessThan(320)
})
