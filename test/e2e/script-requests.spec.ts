import type { Page } from '@playwright/test'
import { otherPaths, pages } from '#contract/pages.ts'
import { expect, test } from './test.ts'

const maxScripts = 12

const everybodys = [otherPaths.onboarding, otherPaths.resetPassword, otherPaths.help, otherPaths.aboutCoach]
const tabs = [
  '/audio-center?tab=affirmations',
  '/audio-center?tab=music',
  '/audio-center?tab=soundscapes',
  '/mindset-lab?tab=quotes',
  '/mindset-lab?tab=meditations',
  '/self-care?tab=insights',
  '/vision-board?tab=categories',
]

/** Code for later is fetched by a timer once the page is at rest; on a slow machine that is before the count ends. */
const withoutRest = () => {
  const soon = window.setTimeout.bind(window)
  window.setTimeout = Object.assign(
    (run: TimerHandler, delay = 0, ...rest: unknown[]) => (delay < 1_000 ? soon(run, delay, ...rest) : 0),
    window.setTimeout,
  )
}

/** Opens each of these pages by its address, and counts the scripts that it asks for, cached or not. */
async function expectFewScripts(page: Page, paths: readonly string[]): Promise<void> {
  let asked: string[] = []
  // Routed requests are never taken from the cache.
  await page.route('**/*.js', async (route) => {
    asked.push(new URL(route.request().url()).pathname)
    await route.continue()
  })
  await page.addInitScript(withoutRest)
  for (const path of paths) {
    // Scripts that a page still loads at rest must not count for the next one.
    await page.goto('about:blank')
    asked = []
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(asked, `${path} asks for no script: were they counted?`).not.toEqual([])
    expect.soft(asked.length, `${path} asks for ${asked.join(', ')}`).toBeLessThanOrEqual(maxScripts)
  }
}

test(`the landing page and each page of someone who is signed out ask for at most ${maxScripts} scripts`, async ({
  page,
  complaints,
}) => {
  complaints.expect(/status of 404/)
  await expectFewScripts(page, ['/', ...everybodys, '/nowhere'])
})

test(`each page that’s opened directly asks for at most ${maxScripts} scripts`, async ({ page, signUp }) => {
  await signUp()
  await expectFewScripts(page, [...pages.map(({ path }) => path), otherPaths.dashboard, ...everybodys])
})

test(`each tab that’s opened directly asks for at most ${maxScripts} scripts`, async ({ page, signUp }) => {
  await signUp()
  await expectFewScripts(page, tabs)
})
