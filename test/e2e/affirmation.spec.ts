import { unavailable } from './page-parts.ts'
import type { Page } from '@playwright/test'
import { ask, expect, expectAccessible, test } from './test.ts'

const card = (page: Page) => page.getByRole('region', { name: 'Daily affirmation' })
const sentence = (page: Page) => card(page).getByRole('blockquote')
const wordsOf = async (page: Page) => (await sentence(page).locator('p').textContent()) ?? ''
const newOne = (page: Page) => card(page).getByRole('button', { name: 'Get New One' })
const loveThis = (page: Page) => card(page).getByRole('button', { name: 'Love This' })

/** An answer on its way until it is let go. */
function hold() {
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
  return { held, letGo }
}

/** Presses and answers what stands there once it is another one. */
async function getNewOne(page: Page, name = 'Get New One'): Promise<string> {
  const before = await wordsOf(page)
  await card(page).getByRole('button', { name }).click()
  await expect(sentence(page).locator('p')).not.toHaveText(before)
  return wordsOf(page)
}

test('a new account has an affirmation for its day, and another one whenever the user asks, read out by a screen reader', async ({
  page,
  signUp,
}) => {
  await signUp()
  await page.goto('/')
  await expect(card(page).getByRole('heading', { level: 2 })).toHaveText('Daily affirmation')
  const seen = [await wordsOf(page)]
  await expect(sentence(page)).toHaveAttribute('aria-live', 'polite')
  await expect(sentence(page)).toContainText(/(General|Success|Self-love|Abundance|Confidence|Health|Relationships)$/)
  for (let n = 0; n < 4; n += 1) {
    seen.push(await getNewOne(page))
    await expect(newOne(page)).toBeFocused()
    seen.push(await getNewOne(page, 'Refresh affirmation'))
  }
  expect(new Set(seen).size).toBe(9)
  await page.reload()
  await expect(sentence(page)).toContainText(seen.at(-1) ?? '')
  await expectAccessible(page)
})

test('what the user loves stays loved, and shows it before the server has spoken', async ({ page, signUp }) => {
  await signUp()
  await page.goto('/')
  await expect(loveThis(page)).toHaveAttribute('aria-pressed', 'false')
  const words = await wordsOf(page)
  const { held, letGo } = hold()
  await page.route('**/love', async (route) => {
    await held
    await route.continue()
  })
  await loveThis(page).click()
  await expect(loveThis(page)).toHaveAttribute('aria-pressed', 'true')
  const kept = page.waitForResponse('**/love')
  letGo()
  await kept
  await page.reload()
  await expect(sentence(page)).toContainText(words)
  await expect(loveThis(page)).toHaveAttribute('aria-pressed', 'true')
  await expectAccessible(page)
  await getNewOne(page)
  await expect(loveThis(page)).toHaveAttribute('aria-pressed', 'false')
})

test('a refusal takes the heart back and says so, and no new one keeps the one on screen', async ({
  page,
  signUp,
  complaints,
}) => {
  complaints.expect(/503/)
  await signUp()
  await page.goto('/')
  const words = await wordsOf(page)
  await page.route(/\/(love|next)$/, (route) => route.fulfill({ status: 503, json: unavailable }))
  await loveThis(page).click()
  await expect(page.getByText('This isn’t saved yet', { exact: true })).toBeVisible()
  await expect(loveThis(page)).toHaveAttribute('aria-pressed', 'false')
  await newOne(page).click()
  await expect(page.getByText('We couldn’t get a new one', { exact: true })).toBeVisible()
  await expect(sentence(page)).toContainText(words)
})

test('pressed again while one is on its way, it asks once', async ({ page, signUp }) => {
  await signUp()
  await page.goto('/')
  const before = await wordsOf(page)
  let asked = 0
  const { held, letGo } = hold()
  await page.route('**/next', async (route) => {
    asked += 1
    await held
    await route.continue()
  })
  await newOne(page).click()
  await expect(newOne(page)).toHaveAttribute('aria-busy', 'true')
  await newOne(page).press('Enter')
  await card(page).getByRole('button', { name: 'Refresh affirmation' }).click()
  letGo()
  await expect(sentence(page).locator('p')).not.toHaveText(before)
  await expect(newOne(page)).toHaveAttribute('aria-busy', 'false')
  expect(asked).toBe(1)
})

test('one that is drawn from a goal names it, however long and in whatever script', async ({
  page,
  server,
  signUp,
}) => {
  await signUp()
  const title = 'ادخار هادئ لبيت صغير قرب البحر مع حديقة وشجرة ليمون وكرسيين'
  await ask(page.request, server.url, '/api/goals', { title, targetValue: '100' })
  await page.goto('/')
  await expect(sentence(page)).toContainText('Based on your goal “')
  await expect(sentence(page)).toContainText('ادخار هادئ')
  await expectAccessible(page)
})

test('the demo begins its day with a personalized one and says what it is based on', async ({ page, server }) => {
  await ask(page.request, server.url, '/api/demo', { timeZone: 'Europe/Stockholm' })
  await page.goto('/')
  await expect(sentence(page)).toContainText(/Based on (your (goal|answer) “.+”|the challenge you told us about)$/)
  await expectAccessible(page)
})
