import type { Page } from '@playwright/test'
import { toast, press } from './page-parts.ts'
import { expect, expectAccessible, test } from './test.ts'

const caption = (page: Page) => page.getByTestId('caption')
const scene = (page: Page) => page.getByRole('region', { name: 'Meditation' })
const time = (page: Page) => scene(page).getByRole('progressbar', { name: 'Time' })
const short = 'Three-minute space'

/** A fake voice that records what it was asked to say. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const said: string[] = []
    Object.defineProperty(window, 'said', { value: said })
    SpeechSynthesis.prototype.speak = ({ text, volume }) => {
      said.push(`${text} (${volume.toFixed(1)})`)
    }
  })
  return () => page.evaluate(() => Object.getOwnPropertyDescriptor(window, 'said')?.value ?? [])
}

async function open(page: Page, title = short): Promise<void> {
  await page.goto('/mindset-lab?tab=meditations')
  await press(page, `Start Session: ${title}`)
  await expect(scene(page)).toBeVisible()
  await page.clock.pauseAt(new Date(Date.now() + 60_000))
}

test('a meditation is said and shown line by line, logs itself, and asks how the user feels', async ({
  page,
  signUp,
}) => {
  const said = await listen(page)
  await page.clock.install()
  await signUp()
  await open(page)
  await expect(page.getByText('Zindel Segal')).toBeVisible()
  await press(page, 'Begin')
  await page.clock.runFor(100)
  await expect(caption(page)).toHaveText('You stopped. That was the hardest part.')
  await expect(caption(page)).toHaveAttribute('aria-live', 'off')
  await page.clock.runFor(8_000)
  await expect(caption(page)).toHaveText('Let your feet rest on the floor, and let the floor do the holding.')
  await expect
    .poll(said)
    .toEqual([
      'You stopped. That was the hardest part. (0.8)',
      'Let your feet rest on the floor, and let the floor do the holding. (0.8)',
    ])
  await page.clock.fastForward(200_000)
  await page.clock.resume()
  await expect(toast(page, 'Self-care activity logged! 🌟')).toBeVisible()
  await expect(caption(page)).toHaveText('That’s it. Take your time getting up.')
  await expect(scene(page).getByText('3 minutes of meditation, saved to your self-care history.')).toBeVisible()
  await scene(page).getByText('Good', { exact: true }).click()
  await scene(page).getByRole('link', { name: 'See your history' }).click()
  const row = page.getByRole('listitem').filter({ hasText: short })
  await expect(row).toHaveCount(1)
  await expect(row).toContainText('3 min')
  await expect(row).toContainText('Mood: Good')
})

test('pause holds the moment, a sleeping tab wakes where the clock is, and it goes on behind other tabs', async ({
  page,
  signUp,
}) => {
  await page.clock.install()
  await signUp()
  await open(page)
  await press(page, 'Begin')
  await page.clock.runFor(30_100)
  await expect(time(page)).toHaveAttribute('aria-valuetext', '0:30 of 3:13')
  await press(page, 'Pause')
  await page.clock.runFor(60_000)
  await expect(time(page)).toHaveAttribute('aria-valuetext', '0:30 of 3:13')
  await press(page, 'Resume')
  await page.clock.fastForward(60_000)
  await page.clock.runFor(100)
  await expect(time(page)).toHaveAttribute('aria-valuetext', '1:30 of 3:13')
  await page.getByRole('tab', { name: 'Quotes' }).click()
  await page.clock.runFor(10_000)
  await page.getByRole('tab', { name: 'Meditations' }).click()
  await expect(page.getByText('Playing now')).toBeVisible()
  await press(page, `Start Session: ${short}`)
  await expect(time(page)).toHaveAttribute('aria-valuetext', '1:40 of 3:13')
})

test('an unfinished meditation can be continued where it stopped, on any device', async ({ page, signUp }) => {
  await page.clock.install()
  await signUp()
  await open(page, 'Sitting with grief')
  await press(page, 'Begin')
  await page.clock.runFor(75_100)
  const kept = page.waitForResponse('**/position')
  await press(page, 'All meditations')
  await kept
  await expect(page.getByRole('button', { name: 'Start Session: Sitting with grief' })).toBeFocused()
  await page.clock.resume()
  await page.reload()
  const begun = page.getByRole('region', { name: 'Pick up where you left off' }).getByRole('listitem')
  await expect(begun).toContainText('You were at 1:15')
  await press(page, 'Start Session: Sitting with grief')
  await expect(scene(page)).toBeVisible()
  await page.clock.pauseAt(new Date(Date.now() + 300_000))
  await press(page, 'Continue from 1:15')
  await page.clock.runFor(100)
  await expect(time(page)).toHaveAttribute('aria-valuetext', '1:15 of 11:07')
  await page.clock.runFor(50_000)
  await press(page, 'End session')
  await page.clock.resume()
  await expect(scene(page).getByText('2 minutes of meditation, saved to your self-care history.')).toBeVisible()
  await scene(page).getByRole('button', { name: 'All meditations' }).click()
  await expect(page.getByText(/^You were at/)).toHaveCount(0)
})

test('with less than a minute nothing is logged, and without a voice the words are read out by a screen reader', async ({
  page,
  signUp,
}) => {
  const said = await listen(page)
  await page.clock.install()
  await signUp()
  await open(page)
  await page.getByRole('checkbox', { name: /^Voice/ }).uncheck()
  await press(page, 'Begin')
  await page.clock.runFor(20_000)
  await expect(caption(page)).toHaveAttribute('aria-live', 'polite')
  await expect.poll(said).toEqual([])
  await press(page, 'End session')
  await expect(page.getByRole('button', { name: 'Begin' })).toBeVisible()
  await page.clock.resume()
  await page.goto('/self-care?tab=history')
  await expect(page.getByText('Nothing logged yet')).toBeVisible()
})

test('a browser that cannot speak shows the words all the same', async ({ page, signUp }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'speechSynthesis'))
  await page.clock.install()
  await signUp()
  await open(page)
  await expect(page.getByText('This browser has no voice, so read along.')).toBeVisible()
  await press(page, 'Begin')
  await page.clock.runFor(9_000)
  await expect(caption(page)).toHaveText('Let your feet rest on the floor, and let the floor do the holding.')
})

test('a page that the phone closes in the background keeps its progress', async ({ page, signUp }) => {
  await page.clock.install()
  await signUp()
  await open(page, 'Sitting with grief')
  await press(page, 'Begin')
  await page.clock.runFor(75_100)
  const kept = page.waitForRequest('**/position')
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  expect((await kept).postDataJSON()).toEqual({ seconds: 75 })
  await page.clock.runFor(1_000)
  await expect(time(page)).toHaveAttribute('aria-valuetext', '1:16 of 11:07')
})

test('a session that ends without a network says so, and logs itself when the network is back', async ({
  context,
  page,
  signUp,
  complaints,
}) => {
  complaints.expect(/ERR_INTERNET_DISCONNECTED/)
  await page.clock.install()
  await signUp()
  await open(page)
  await press(page, 'Begin')
  await context.setOffline(true)
  await page.clock.fastForward(200_000)
  await page.clock.resume()
  await expect(scene(page).getByText('This session isn’t saved yet')).toBeVisible()
  await context.setOffline(false)
  await expect(scene(page).getByText('3 minutes of meditation, saved to your self-care history.')).toBeVisible()
})

test('a session that the server refused is logged once, with its mood, on Try again', async ({
  page,
  signUp,
  complaints,
}) => {
  complaints.expect(/status of 503/)
  await page.clock.install()
  await signUp()
  await open(page)
  await press(page, 'Begin')
  await page.route('/api/self-care', (route) => route.fulfill({ status: 503 }))
  await page.clock.fastForward(200_000)
  await page.clock.resume()
  await expect(scene(page).getByText('This session isn’t saved yet')).toBeVisible()
  await scene(page).getByText('Good', { exact: true }).click()
  await page.unrouteAll()
  await scene(page).getByRole('button', { name: 'Try again' }).click()
  await expect(scene(page).getByText('3 minutes of meditation, saved to your self-care history.')).toBeVisible()
  await scene(page).getByRole('link', { name: 'See your history' }).click()
  const row = page.getByRole('listitem').filter({ hasText: short })
  await expect(row).toHaveCount(1)
  await expect(row).toContainText('Mood: Good')
})

test('the mood of a session that is sent again is kept, though the screen is left meanwhile', async ({
  page,
  signUp,
  complaints,
}) => {
  complaints.expect(/status of 503/)
  await page.clock.install()
  await signUp()
  await open(page)
  await press(page, 'Begin')
  await page.route('/api/self-care', (route) => route.fulfill({ status: 503 }))
  await page.clock.fastForward(200_000)
  await page.clock.resume()
  await expect(scene(page).getByText('This session isn’t saved yet')).toBeVisible()
  await scene(page).getByText('Good', { exact: true }).click()
  await page.unrouteAll()
  const { promise: left, resolve: leave } = Promise.withResolvers<void>()
  await page.route('/api/self-care', async (route) => {
    if (route.request().method() === 'POST') await left
    await route.continue()
  })
  const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/api/self-care'))
  await scene(page).getByRole('button', { name: 'Try again' }).click()
  await sent
  await scene(page).getByRole('link', { name: 'See your history' }).click()
  await expect(page).toHaveURL(/self-care/)
  leave()
  await expect(page.getByRole('listitem').filter({ hasText: short })).toContainText('Mood: Good')
})

test('the light rises with the time, and with reduced motion it stands still', async ({ page, signUp }) => {
  await page.clock.install()
  await signUp()
  await open(page)
  const light = scene(page).locator('[style*="translateY"]')
  await press(page, 'Begin')
  await expect(light).toHaveAttribute('style', /translateY\(-52\.5%\)/)
  await page.clock.runFor(60_000)
  await expect(light).toHaveAttribute('style', /translateY\(-52\.5%\)/)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await expect(light).toHaveAttribute('style', /translateY\(-4\d/)
})

test('axe finds nothing in a meditation that is open, nor at its end', async ({ page, signUp }) => {
  await page.clock.install()
  await signUp()
  await open(page)
  await page.clock.resume()
  await expectAccessible(page)
  await press(page, 'Begin')
  await page.clock.fastForward(200_000)
  await expect(scene(page).getByText('How do you feel now?')).toBeVisible()
  await page.clock.fastForward(10_000)
  await expectAccessible(page)
})
