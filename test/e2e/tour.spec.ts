import type { Page } from '@playwright/test'
import { closeDialog } from './page-parts.ts'
import { expect, expectAccessible, test } from './test.ts'
import { standInVoice } from './voice.ts'

const tour = (page: Page) => page.getByRole('dialog', { name: 'Guided tour' })
const band = (page: Page) => page.getByRole('complementary', { name: 'Guided tour' })
const press = (page: Page, name: string) => tour(page).getByRole('button', { name, exact: true }).click()
const start = (page: Page) => page.getByRole('button', { name: 'Start Tour' })

const titles = [
  'Welcome to Glowell',
  'Your dashboard',
  'Audio Center',
  'Self-Care Center',
  'Your journal',
  'Glo Goals',
  'Health & Fitness',
  'Spiritual',
  'Shopping Lists',
  'Luxee, your coach',
]
const closing = 'That’s the tour. Start anywhere, with one small thing. We’re glad you’re here.'

/** A fake voice that records what it was asked to say, and how often it was stopped. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const said: string[] = []
    Object.defineProperty(window, 'said', { value: said })
    SpeechSynthesis.prototype.speak = ({ text, rate, pitch, volume }) => {
      said.push(`${text} (${[rate, pitch, volume].map((value) => value.toFixed(1)).join(', ')})`)
    }
    SpeechSynthesis.prototype.cancel = () => {
      if (said.length > 0 && said.at(-1) !== 'hush') said.push('hush')
    }
  })
  return () => page.evaluate(() => Object.getOwnPropertyDescriptor(window, 'said')?.value ?? [])
}

test('ten steps in print, silent until the user asks; the end closes by itself after three seconds', async ({
  page,
  signUp,
}) => {
  const said = await listen(page)
  await signUp()
  await page.clock.install()
  await page.goto('/')
  await start(page).click()
  for (const [index, title] of titles.entries()) {
    await expect(tour(page).getByRole('heading', { name: title, exact: true })).toBeVisible()
    await expect(tour(page).getByText(`Step ${index + 1} of 10`, { exact: true })).toBeVisible()
    if (index === 0) await expect(tour(page).getByRole('button', { name: 'Previous' })).toBeDisabled()
    if (index < 9) await press(page, 'Next')
  }
  await page.clock.pauseAt(new Date(Date.now() + 60_000))
  await press(page, 'Finish Tour')
  await expect(tour(page).getByText(closing)).toBeVisible()
  await page.clock.runFor(2_900)
  await expect(tour(page).getByText(closing)).toBeVisible()
  await page.clock.runFor(200)
  await expect(tour(page)).toHaveCount(0)
  await expect.poll(said).toEqual([])
  await page.clock.runFor(61_000)
  await page.clock.resume()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Customize' })).toBeVisible()
  await expect(start(page)).toHaveCount(0)
})

test('once the voice is on, each step is read at rate 0.9, pitch 1.1, volume 0.9; off and close stop it', async ({
  page,
  signUp,
}) => {
  const said = await listen(page)
  await signUp()
  await page.goto('/')
  await start(page).click()
  const voice = tour(page).getByRole('button', { name: 'Read aloud' })
  await expect(voice).toHaveAttribute('aria-pressed', 'false')
  await voice.click()
  await expect(voice).toHaveAttribute('aria-pressed', 'true')
  await press(page, 'Next')
  await press(page, 'Previous')
  await press(page, 'Next')
  const spoken = (await said()).filter((each) => each !== 'hush')
  expect(spoken.map((each) => each.split('.')[0])).toEqual([titles[0], titles[1], titles[0], titles[1]])
  for (const each of spoken) expect(each).toMatch(/ \(0\.9, 1\.1, 0\.9\)$/)
  await voice.click()
  await expect(voice).toHaveAttribute('aria-pressed', 'false')
  await expect.poll(async () => (await said()).at(-1)).toBe('hush')
  await press(page, 'Next')
  await expect.poll(async () => (await said()).at(-1)).toBe('hush')
  await voice.click()
  await expect.poll(async () => (await said()).at(-1)).toContain(titles[2])
  await closeDialog(page)
  await expect(tour(page)).toHaveCount(0)
  await expect.poll(async () => (await said()).at(-1)).toBe('hush')
})

test('the closing line is read aloud too, to its end, though the tour has closed', async ({ page, signUp }) => {
  const voice = await standInVoice(page)
  await signUp()
  await page.clock.install()
  await page.goto('/')
  await start(page).click()
  await tour(page).getByRole('button', { name: 'Read aloud' }).click()
  for (const _title of titles.slice(1)) await press(page, 'Next')
  await page.clock.pauseAt(new Date(Date.now() + 60_000))
  await press(page, 'Finish Tour')
  await expect
    .poll(async () => (await voice.said()).at(-1))
    .toEqual({ text: closing, voice: '', rate: 0.9, pitch: 1.1, volume: 0.9 })
  await page.clock.runFor(3_100)
  await expect(tour(page)).toHaveCount(0)
  await expect.poll(() => voice.isSpeaking()).toBe(true)
})

test('a long step is read in parts, so that no browser cuts it off', async ({ page, signUp }) => {
  const voice = await standInVoice(page)
  await signUp()
  await page.goto('/')
  await start(page).click()
  await tour(page).getByRole('button', { name: 'Read aloud' }).click()
  for (let part = 0; part < 4; part += 1) await voice.end()
  const words = await voice.words()
  expect(words.length).toBeGreaterThan(1)
  for (const part of words) expect(part.length).toBeLessThanOrEqual(144)
  expect(words.join(' ')).toBe(
    `${titles[0]}. Ten short stops, about three minutes. Next takes you forward, Previous takes you back, and you can close it anytime. Take it again from the bottom of any page.`,
  )
})

test('where no voice answers, the tour says so and stays in print', async ({ page, signUp }) => {
  const voice = await standInVoice(page)
  await signUp()
  await page.goto('/')
  await start(page).click()
  const aloud = tour(page).getByRole('button', { name: 'Read aloud' })
  await aloud.click()
  await voice.fail('synthesis-failed')
  await expect(tour(page).getByText('This device’s voice didn’t start.')).toBeVisible()
  await expect(aloud).toHaveAttribute('aria-pressed', 'false')
  await expectAccessible(page)
  await aloud.click()
  await expect(aloud).toHaveAttribute('aria-pressed', 'true')
  await expect(tour(page).getByText('This device’s voice didn’t start.')).toHaveCount(0)
})

/** The sections that steps lead to, by the number of the step. */
const sections = {
  2: '/',
  3: '/audio-center',
  4: '/self-care',
  5: '/journal',
  6: '/financial-goals',
  7: '/health-fitness',
  8: '/spiritual',
  9: '/shopping-lists',
  10: '/ask-luxee',
}

test('each step leads to its own section', async ({ page, signUp }) => {
  await signUp()
  await page.goto('/')
  await start(page).click()
  const visit = tour(page).getByRole('link', { name: 'Visit Section' })
  await expect(visit).toHaveCount(0)
  for (const [step, path] of Object.entries(sections)) {
    await press(page, 'Next')
    await expect(tour(page).getByText(`Step ${step} of 10`, { exact: true })).toBeVisible()
    await expect(visit).toHaveAttribute('href', path)
  }
})

test('Visit Section opens the page and keeps the place, also through a reload', async ({ page, signUp }) => {
  await signUp()
  await page.goto('/')
  await start(page).click()
  for (let step = 1; step < 4; step += 1) await press(page, 'Next')
  await tour(page).getByRole('link', { name: 'Visit Section' }).click()
  await expect(page).toHaveURL(/\/self-care$/)
  await expect(tour(page)).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Self-Care Center', level: 1 })).toBeFocused()
  await expect(band(page)).toContainText('step 4 of 10')
  await expectAccessible(page)
  await page.reload()
  await expect(band(page)).toContainText('step 4 of 10')
  await band(page).getByRole('button', { name: 'Back to the tour' }).click()
  await expect(tour(page).getByRole('heading', { name: 'Self-Care Center' })).toBeVisible()
  await expect(band(page)).toHaveCount(0)
  await page.reload()
  await expect(tour(page).getByText('Step 4 of 10', { exact: true })).toBeVisible()
  await press(page, 'Next')
  await tour(page).getByRole('link', { name: 'Visit Section' }).click()
  await expect(page).toHaveURL(/\/journal$/)
  await band(page).getByRole('button', { name: 'End the tour' }).click()
  await expect(band(page)).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'My Journal', level: 1 })).toBeFocused()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'My Journal', level: 1 })).toBeVisible()
  await expect(band(page)).toHaveCount(0)
})

test('the keyboard walks it and stays in it; Escape ends it and the focus is back where it was', async ({
  page,
  signUp,
}) => {
  await signUp()
  await page.goto('/journal')
  const help = page.getByRole('contentinfo').getByRole('button', { name: 'Take the tour' })
  await help.focus()
  await page.keyboard.press('Enter')
  const next = tour(page).getByRole('button', { name: 'Next' })
  await next.focus()
  await page.keyboard.press('Enter')
  await expect(next).toBeFocused()
  await tour(page).getByRole('button', { name: 'Previous' }).focus()
  await page.keyboard.press('Enter')
  await expect(tour(page).getByRole('heading', { name: 'Welcome to Glowell' })).toBeVisible()
  await expect(next).toBeFocused()
  for (let stop = 0; stop < 6; stop += 1) {
    await page.keyboard.press('Tab')
    await expect.poll(() => tour(page).evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true)
  }
  await expectAccessible(page)
  await closeDialog(page)
  await expect(tour(page)).toHaveCount(0)
  await expect(help).toBeFocused()
})

test('its card is away for a minute once it has begun, and the menu begins it again', async ({ page, signUp }) => {
  await signUp()
  await page.clock.install()
  await page.setViewportSize({ width: 375, height: 812 })
  await page.goto('/')
  await start(page).click()
  await closeDialog(page)
  await expect(tour(page)).toHaveCount(0)
  await expect(start(page)).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(start(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'All pages' }).click()
  await page.getByRole('button', { name: 'Take the tour' }).click()
  await expect(tour(page).getByText('Step 1 of 10')).toBeVisible()
  await closeDialog(page)
  await page.clock.runFor(59_000)
  await expect(start(page)).toHaveCount(0)
  await page.clock.runFor(2_000)
  await expect(start(page)).toBeVisible()
})

test('a tour whose code does not come leaves the page as it is', async ({ page, signUp, complaints }) => {
  complaints.expect(/ERR_FAILED|dynamically imported module/)
  await signUp()
  await page.goto('/journal')
  await page.route('**/assets/Tour-*', (route) => route.abort())
  const help = page.getByRole('contentinfo').getByRole('button', { name: 'Take the tour' })
  await help.click()
  await expect(page.getByText('We can’t reach Glowell right now', { exact: true })).toBeVisible()
  await page.unrouteAll()
  await help.click()
  await expect(tour(page)).toBeVisible()
})
