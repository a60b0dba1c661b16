import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { toast, tab, button } from './page-parts.ts'
import { ask, expect, test } from './test.ts'
import { standInVoice } from './voice.ts'

const featured = (page: Page) => page.getByRole('region', { name: 'Featured affirmation' })
const sentence = (page: Page) => featured(page).getByRole('blockquote')
const library = (page: Page) => page.getByRole('region', { name: 'Library' }).getByRole('listitem')
const marked = (page: Page) => sentence(page).locator('[data-reading]')
const closing = 'Now take a deep breath, and let these words stay with you.'
const address = '/audio-center?tab=affirmations'

/** One of the user's affirmations, in the large view. */
async function openOwn(page: Page, base: string, content: string): Promise<void> {
  await ask(page.request, base, '/api/affirmations', { content, isCustom: true })
  await page.goto(address)
  await library(page)
    .getByRole('button', { name: content.slice(0, 30) })
    .first()
    .click()
  await expect(sentence(page)).toHaveText(content)
}

test('the center has its four tabs, each with its own address, and says nothing of coming next', async ({
  page,
  signUp,
}) => {
  await signUp()
  await page.goto('/audio-center')
  await expect(page.getByRole('heading', { name: 'Audio Center', level: 1 })).toBeVisible()
  await expect(page).toHaveTitle('Audio Center · Glowell')
  await expect(page.getByRole('tab')).toHaveText(['Breathing', 'Affirmations', 'Music', 'Soundscapes'])
  await expect(tab(page, 'Breathing')).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByText('coming next')).toHaveCount(0)
  for (const name of ['Affirmations', 'Music', 'Soundscapes']) {
    await tab(page, name).click()
    await expect(page).toHaveURL(`/audio-center?tab=${name.toLowerCase()}`)
    await page.reload()
    await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true')
  }
  await page.goto('/audio-center?tab=nowhere')
  await expect(tab(page, 'Breathing')).toHaveAttribute('aria-selected', 'true')
})

test('no tab is too wide for the narrowest phone', async ({ page, signUp }) => {
  await signUp()
  await page.setViewportSize({ width: 320, height: 640 })
  for (const name of ['breathing', 'affirmations', 'music', 'soundscapes']) {
    await page.goto(`/audio-center?tab=${name}`)
    await expect(page.getByRole('tabpanel').locator('h2, legend').first()).toBeVisible()
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  }
})

test('breathing is the guide of the Self-Care Center, goes on behind the other tabs, and is logged there', async ({
  page,
  signUp,
}) => {
  await page.clock.install()
  await signUp()
  await page.goto('/audio-center')
  await page.getByText('Box Breathing', { exact: true }).click()
  await page.clock.pauseAt(new Date(Date.now() + 60_000))
  await button(page, 'Start').click()
  await page.clock.runFor(20_000)
  await expect(page.getByText('Cycle 2 of 6')).toBeVisible()
  await tab(page, 'Music').click()
  await page.clock.runFor(16_000)
  await tab(page, 'Breathing').click()
  await expect(page.getByText('Cycle 3 of 6')).toBeVisible()
  await page.clock.fastForward(70_000)
  await page.clock.resume()
  await expect(toast(page, 'Self-care activity logged! 🌟')).toBeVisible()
  await page.getByRole('link', { name: 'See your history' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Box Breathing' })).toHaveCount(1)
})

test('an affirmation is read sentence by sentence, with an intro and a deep breath, and marked as it is said', async ({
  page,
  server,
  signUp,
}) => {
  const voice = await standInVoice(page)
  await signUp()
  await openOwn(page, server.url, 'I begin where I am. I have what I need for today.')
  await button(page, 'Play').click()
  await expect(button(page, 'Stop')).toBeFocused()
  await expect(featured(page).getByTestId('caption')).toHaveText('Here are your own words.')
  await voice.end()
  await expect(marked(page)).toHaveText('I begin where I am.')
  await expect(featured(page).getByTestId('caption')).toHaveText('Sentence 1 of 2')
  await voice.end()
  await expect(marked(page)).toHaveText('I have what I need for today.')
  await voice.end()
  await expect(featured(page).getByTestId('caption')).toHaveText(closing)
  await voice.end()
  await expect(button(page, 'Play')).toBeFocused()
  await expect(marked(page)).toHaveCount(0)
  await expect(page.getByText('That’s the end.')).toBeAttached()
  await expect
    .poll(() => voice.words())
    .toEqual(['Here are your own words.', 'I begin where I am.', 'I have what I need for today.', closing])
  for (const each of await voice.said()) expect(each).toMatchObject({ voice: '', rate: 0.8, pitch: 1.1, volume: 0.7 })
})

test('a personalized one comes first, and its intro says what it is based on', async ({ page, server, signUp }) => {
  const voice = await standInVoice(page)
  await signUp()
  await ask(page.request, server.url, '/api/goals', { title: 'Six quiet months', targetValue: '100' })
  await page.goto(address)
  await expect(featured(page)).toContainText('Based on your goal “Six quiet months”')
  await expect(library(page).first()).toContainText('Personal')
  await button(page, 'Play').click()
  await expect.poll(() => voice.words()).toEqual(['Here’s one for you, based on your goal “Six quiet months”.'])
})

test('a sentence that a browser would cut off is said in parts, shorter ones the slower the voice', async ({
  page,
  server,
  signUp,
}) => {
  const voice = await standInVoice(page)
  await signUp()
  await openOwn(page, server.url, `I let ${'this long and winding morning be what it is, and '.repeat(8)}I stay.`)
  await page.getByRole('slider', { name: 'Rate' }).fill('0.5')
  await button(page, 'Play').click()
  for (let n = 0; n < 12; n += 1) await voice.end()
  for (const part of await voice.words()) expect(part.length).toBeLessThanOrEqual(80)
  await expect.poll(async () => (await voice.words()).length).toBeGreaterThan(6)
})

test('Stop, another affirmation, another tab and another page each end the voice', async ({ page, signUp }) => {
  const voice = await standInVoice(page)
  await signUp()
  await page.goto(address)
  await button(page, 'Play').click()
  await expect.poll(() => voice.isSpeaking()).toBe(true)
  await button(page, 'Stop').click()
  await expect.poll(() => voice.isSpeaking()).toBe(false)
  await button(page, 'Play').click()
  await button(page, 'Get New One').click()
  await expect.poll(() => voice.isSpeaking()).toBe(false)
  await button(page, 'Play').click()
  await tab(page, 'Music').click()
  await expect(page.getByRole('heading', { name: 'Podcasts' })).toBeVisible()
  await expect.poll(() => voice.isSpeaking()).toBe(false)
  await tab(page, 'Affirmations').click()
  await button(page, 'Play').click()
  await expect.poll(() => voice.isSpeaking()).toBe(true)
  await page.evaluate(() => window.dispatchEvent(new Event('pagehide')))
  await expect.poll(() => voice.isSpeaking()).toBe(false)
  await button(page, 'Resume').click()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Journal' }).click()
  await expect(page.getByRole('heading', { name: 'My Journal' })).toBeVisible()
  await expect.poll(() => voice.isSpeaking()).toBe(false)
})

test('what interrupts the voice pauses it, and it goes on with the same sentence; no voice at all says so', async ({
  page,
  server,
  signUp,
}) => {
  const voice = await standInVoice(page)
  await signUp()
  await openOwn(page, server.url, 'I’m calm. I’m here.')
  await button(page, 'Play').click()
  await voice.end()
  await voice.fail('interrupted')
  await expect(page.getByText('Paused, because something else started playing.')).toBeVisible()
  await button(page, 'Resume').click()
  await expect.poll(async () => (await voice.words()).slice(-2)).toEqual(['I’m calm.', 'I’m calm.'])
  await voice.fail('synthesis-failed')
  await expect(featured(page).getByText('The voice didn’t start')).toBeVisible()
  await button(page, 'Play').click()
  await expect.poll(async () => (await voice.words()).at(-1)).toBe('Here are your own words.')
})

test('a reading is not talked over by the breathing that goes on beside it', async ({ page, signUp }) => {
  const voice = await standInVoice(page)
  await page.clock.install()
  await signUp()
  await page.goto(address)
  await expect(button(page, 'Play')).toBeVisible()
  await tab(page, 'Breathing').click()
  await expect(button(page, 'Start')).toBeVisible()
  await page.clock.pauseAt(new Date(Date.now() + 60_000))
  await button(page, 'Start').click()
  await page.clock.runFor(2_000)
  await expect.poll(() => voice.words()).toEqual(['Breathe in quietly through your nose.'])
  await tab(page, 'Affirmations').click()
  await button(page, 'Play').click()
  await page.clock.runFor(7_000)
  await expect.poll(() => voice.words()).toEqual(['Breathe in quietly through your nose.', 'Here’s one for you.'])
})

test('Get New One shows another one, the dashboard’s too, and a refusal keeps the one on screen', async ({
  page,
  signUp,
  complaints,
}) => {
  complaints.expect(/503/)
  await signUp()
  await page.goto(address)
  const before = (await sentence(page).textContent()) ?? ''
  await button(page, 'Get New One').click()
  await expect(sentence(page)).not.toHaveText(before)
  await expect(button(page, 'Get New One')).toBeFocused()
  const next = (await sentence(page).textContent()) ?? ''
  await page.route('**/next', (route) => route.fulfill({ status: 503 }))
  await button(page, 'Get New One').click()
  await expect(toast(page, 'We couldn’t get a new one')).toBeVisible()
  await expect(sentence(page)).toHaveText(next)
  await page.goto('/')
  await expect(page.getByRole('region', { name: 'Daily affirmation' })).toContainText(next)
})

test('Download gives a picture of the affirmation', async ({ page, signUp }) => {
  await signUp()
  await page.goto(address)
  const coming = page.waitForEvent('download')
  await button(page, 'Download').click()
  const download = await coming
  expect(download.suggestedFilename()).toBe('affirmation.png')
  const file = await readFile(await download.path())
  expect(file.subarray(0, 8)).toEqual(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))
  expect([file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual([1080, 1080])
  expect(file.length).toBeGreaterThan(20_000)
  await expect(toast(page, 'Picture saved')).toBeVisible()
})

test('the library shows six: one that is pressed comes into the light, its play button reads it', async ({
  page,
  server,
}) => {
  const voice = await standInVoice(page)
  await ask(page.request, server.url, '/api/demo', {})
  await page.goto(address)
  await expect(library(page)).toHaveCount(6)
  await expect(library(page).getByText('Personal')).toHaveCount(6)
  const second = library(page).nth(1).getByRole('button').first()
  const words = (await second.textContent()) ?? ''
  await second.click()
  await expect(second).toHaveAttribute('aria-pressed', 'true')
  await expect(sentence(page)).toHaveText(words)
  await expect.poll(() => voice.words()).toEqual([])
  const third = library(page).nth(2)
  const others = (await third.getByRole('button').first().textContent()) ?? ''
  await third.getByRole('button', { name: /^Play: / }).click()
  await expect(sentence(page)).toHaveText(others)
  await voice.end()
  await expect.poll(async () => (await voice.words()).at(-1)).toBe(others)
  await third.getByRole('button', { name: /^Stop: / }).click()
  await expect.poll(() => voice.isSpeaking()).toBe(false)
})
