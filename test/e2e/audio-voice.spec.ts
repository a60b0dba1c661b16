import { button } from './page-parts.ts'
import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from './test.ts'
import { standInVoice } from './voice.ts'

const address = '/audio-center?tab=affirmations'
const settings = (page: Page) => page.getByRole('group', { name: 'Voice settings' })
const choice = (page: Page) => settings(page).getByRole('combobox', { name: 'Voice' })
const slider = (page: Page, name: string) => settings(page).getByRole('slider', { name })

test('the user sets the voice, hears it, and it stays so on this device', async ({ page, signUp }) => {
  const voice = await standInVoice(page)
  await signUp()
  await page.goto(address)
  await expect(slider(page, 'Rate')).toHaveValue('0.8')
  await expect(slider(page, 'Pitch')).toHaveValue('1.1')
  await expect(slider(page, 'Volume')).toHaveValue('0.7')
  for (const name of ['Rate', 'Pitch']) {
    await expect(slider(page, name)).toHaveAttribute('min', '0.5')
    await expect(slider(page, name)).toHaveAttribute('max', '2')
    await expect(slider(page, name)).toHaveAttribute('step', '0.1')
  }
  await expect(choice(page).getByRole('option')).toHaveText(['Default', 'Samantha (en-US)', 'Tessa (en-US)'])
  await choice(page).selectOption('Tessa (en-US)')
  await slider(page, 'Rate').fill('1.2')
  await slider(page, 'Pitch').fill('0.9')
  await slider(page, 'Volume').fill('0.4')
  await button(page, 'Listen').click()
  const heard = { voice: 'Tessa', rate: 1.2, pitch: 0.9, volume: 0.4 }
  await expect
    .poll(async () => (await voice.said())[0])
    .toMatchObject({ text: expect.stringMatching(/^This is how I sound/), ...heard })
  await button(page, 'Stop the sample').click()
  await expect.poll(() => voice.isSpeaking()).toBe(false)
  await page.reload()
  await expect(choice(page)).toHaveValue('Tessa')
  await expect(slider(page, 'Rate')).toHaveAttribute('aria-valuetext', '1.2 times the usual speed')
  await button(page, 'Play').click()
  await expect.poll(async () => (await voice.said())[0]).toMatchObject(heard)
  await button(page, 'Reset').click()
  await voice.end()
  await expect
    .poll(async () => (await voice.said())[1])
    .toMatchObject({ voice: '', rate: 0.8, pitch: 1.1, volume: 0.7 })
})

test('where no voice is known to be a woman’s, the first five are offered; one that is gone gives way', async ({
  page,
  signUp,
}) => {
  await standInVoice(page, ['One', 'Two', 'Three', 'Four', 'Five', 'Six'])
  await page.addInitScript(() => {
    const kept = { voice: 'Gone', rate: 0.8, pitch: 1.1, volume: 0.7 }
    localStorage.setItem('affirmation-voice', JSON.stringify(kept))
  })
  await signUp()
  await page.goto(address)
  await expect(choice(page).getByRole('option')).toHaveCount(6)
  await expect(choice(page)).toHaveValue('')
})

test('a device without a voice says so and shows the words, and voices that come late are there at once', async ({
  page,
  signUp,
}) => {
  const voice = await standInVoice(page, [])
  await page.clock.install()
  await signUp()
  await page.goto(address)
  const region = page.getByRole('region', { name: 'Featured affirmation' })
  await expect(region).toBeVisible()
  await page.clock.runFor(2_100)
  await expect(region.getByText('This device doesn’t have a voice right now')).toBeVisible()
  await expect(region.getByText('Now take a deep breath')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Play/ })).toHaveCount(0)
  await expect(settings(page).getByText('This device has no voice.')).toBeVisible()
  await page.clock.resume()
  await expectAccessible(page)
  await voice.addVoice('Samantha')
  await button(page, 'Play').click()
  await expect.poll(() => voice.words()).toEqual(['Here’s one for you.'])
})

test('a voice that never answers is not waited for', async ({ page, signUp }) => {
  const voice = await standInVoice(page)
  await page.clock.install()
  await signUp()
  await page.goto(address)
  await voice.fallSilent()
  await button(page, 'Play').click()
  await page.clock.runFor(8_100)
  await expect(
    page.getByRole('region', { name: 'Featured affirmation' }).getByText('The voice didn’t start'),
  ).toBeVisible()
  await expect(button(page, 'Play')).toBeVisible()
})

test('a browser that cannot speak shows the words all the same', async ({ page, signUp }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'speechSynthesis'))
  await signUp()
  await page.goto(address)
  await expect(page.getByText('This device doesn’t have a voice right now')).toBeVisible()
})

test('what did not load says so where it belongs, and loads on Try again', async ({ page, signUp, complaints }) => {
  complaints.expect(/status of 503/)
  await signUp()
  await page.route(/\/api\/affirmations/, (route) => route.fulfill({ status: 503 }))
  await page.goto(address)
  await expect(page.getByText('Today’s affirmation didn’t load')).toBeVisible()
  await expect(page.getByText('The library didn’t load')).toBeVisible()
  await page.unrouteAll()
  for (const again of [0, 1]) {
    const failed = page.getByRole('button', { name: 'Try again' })
    await expect(failed).toHaveCount(2 - again)
    await failed.first().click()
  }
  await expect(page.getByRole('region', { name: 'Featured affirmation' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Library' }).getByRole('listitem')).toHaveCount(6)
})

test('a tab whose code does not come can be asked for again', async ({ page, signUp, complaints }) => {
  complaints.expect(/ERR_FAILED|dynamically imported module/)
  await signUp()
  await page.goto('/audio-center')
  await page.route('**/assets/MusicTab-*', (route) => route.abort())
  await page.getByRole('tab', { name: 'Music' }).click()
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
  await page.unrouteAll()
  await button(page, 'Try again').click()
  await expect(page.getByRole('heading', { name: 'Podcasts' })).toBeVisible()
})
