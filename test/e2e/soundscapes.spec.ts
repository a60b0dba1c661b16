import { readFile, stat } from 'node:fs/promises'
import { soundscapes } from '#contract/soundscapes.ts'
import { withoutNetwork } from './offline-page.ts'
import { closeDialog, dialog, toast, press } from './page-parts.ts'
import {
  expectContext,
  expectSound,
  listen,
  player,
  pressMediaKey,
  slider,
  soundscapesPath,
} from './soundscapes-page.ts'
import { ask, expect, expectAccessible, test } from './test.ts'

test('each soundscape has its name, its kind and its time, and is found by its kind', async ({ page, signUp }) => {
  await signUp()
  await page.goto(soundscapesPath)
  const cards = page.getByRole('list', { name: 'Sounds', exact: true }).getByRole('listitem')
  await expect(cards).toHaveCount(soundscapes.length)
  await expect(cards.first()).toContainText('Soft Rain')
  await expect(cards.first()).toContainText('Rain & water')
  await expect(cards.first()).toContainText('60 min')
  await page.getByRole('group', { name: 'Sounds of' }).getByText('Noise').click()
  await expect(cards).toHaveCount(2)
  await expectAccessible(page)
})

test('play works: it sounds, more sounds join, each as loud as the user says, until the user stops', async ({
  page,
  signUp,
}) => {
  await listen(page)
  await signUp()
  await page.goto(soundscapesPath)
  await press(page, 'Play Soft Rain')
  await expectSound(page)
  await expect(player(page)).toContainText('Playing Soft Rain.')
  await press(page, 'Add Open Fire')
  await expect(player(page)).toContainText('Playing Soft Rain and Open Fire.')
  await expect(slider(page, 'Open Fire')).toHaveAttribute('aria-valuetext', 'Open Fire, 60%')
  await slider(page, 'Open Fire').press('ArrowRight')
  await expect(slider(page, 'Open Fire')).toHaveAttribute('aria-valuetext', 'Open Fire, 61%')
  await slider(page, 'All sounds').press('Home')
  await expect.poll(() => page.evaluate(() => globalThis.sound.level())).toBeLessThan(0.0005)
  await slider(page, 'All sounds').press('End')
  await expectSound(page)
  await press(page, 'Remove Soft Rain')
  await expect(player(page)).toContainText('Playing Open Fire.')
  await expectAccessible(page)
  await press(page, 'Pause')
  await expectContext(page, 'suspended')
  await press(page, 'Resume')
  await expectContext(page, 'running')
  await expectSound(page)
  await press(page, 'Stop all')
  await expectContext(page, 'closed')
  await expect(player(page).getByRole('timer')).toHaveCount(0)
  await expect.poll(() => page.evaluate(() => navigator.mediaSession.playbackState)).toBe('none')
  await press(page, 'Play')
  await expectSound(page)
  await expect(player(page)).toContainText('Playing Open Fire.')
})

test('the user saves a mix, plays it again, renames it, replaces it, deletes it and brings it back', async ({
  page,
  signUp,
}) => {
  await listen(page)
  await signUp()
  await page.goto(soundscapesPath)
  await press(page, 'Play Clear desk')
  await expectSound(page)
  await expect(player(page).getByRole('heading')).toHaveText('Clear desk')
  await slider(page, 'Soft Rain').press('End')
  await press(page, 'Save this mix')
  await dialog(page).getByLabel('Name').fill('Rainy study')
  await dialog(page).getByRole('button', { name: 'Save Mix' }).dblclick()
  await expect(dialog(page)).toBeHidden()
  await expect(player(page).getByRole('heading')).toHaveText('Rainy study')
  await page.reload()
  await press(page, 'Play Rainy study')
  await expect(page.getByRole('button', { name: 'Play Rainy study' })).toHaveCount(1)
  await expect(slider(page, 'Soft Rain')).toHaveValue('100')
  await expectSound(page)
  await press(page, 'Add Singing Bowls')
  await press(page, 'Edit Rainy study')
  await dialog(page).getByLabel('Name').fill('Bowls and rain')
  await dialog(page).getByLabel('Replace it with what’s playing now').check()
  await dialog(page).getByRole('button', { name: 'Save Mix' }).click()
  await expect(dialog(page)).toBeHidden()
  const saved = page.getByRole('listitem').filter({ hasText: 'Bowls and rain' })
  await expect(saved).toContainText('Singing Bowls')
  await press(page, 'Delete Bowls and rain')
  await expect(saved).toHaveCount(0)
  await press(page, 'Undo')
  await expect(saved).toHaveCount(1)
  await page.reload()
  await expect(saved).toContainText('Singing Bowls')
})

test('the sleep timer shows what is left, fades out, and leaves nothing open', async ({ page, signUp }) => {
  await listen(page)
  await signUp()
  await page.clock.install()
  await page.goto(soundscapesPath)
  const left = player(page).getByRole('timer')
  await press(page, 'Play Birds at Dawn')
  await expectSound(page)
  await expect(left).toHaveText(/^(30:00|29:\d\d)$/)
  await press(page, 'Add Ocean Waves')
  await expect(left).toHaveText(/^(1:30:00|1:29:\d\d)$/)
  await player(page).getByLabel('Sleep timer').selectOption('15 minutes')
  await expect(left).toHaveText(/^(15:00|14:\d\d)$/)
  await page.clock.fastForward('10:00')
  await expect(left).toHaveText(/^(5:00|4:\d\d)$/)
  await press(page, 'Pause')
  await page.clock.fastForward('20:00')
  await expect(left).toHaveText(/^(5:00|4:\d\d)$/)
  await press(page, 'Resume')
  await expectSound(page)
  await page.clock.fastForward('05:00')
  await expect(player(page)).toContainText('The timer’s done, and it’s quiet now.')
  await expectContext(page, 'closed')
  await player(page).getByLabel('Sleep timer').selectOption('Custom time')
  await player(page).getByLabel('Minutes').fill('2')
  await press(page, 'Set')
  await press(page, 'Play')
  await expect(left).toHaveText(/^(2:00|1:\d\d)$/)
  await page.reload()
  await expect(player(page).getByLabel('Minutes')).toHaveValue('2')
})

test('near its end the timer has turned the sound down', async ({ page, signUp }) => {
  await listen(page)
  await signUp()
  await page.clock.install()
  await page.goto(soundscapesPath)
  const level = () => page.evaluate(() => globalThis.sound.level())
  await player(page).getByLabel('Sleep timer').selectOption('15 minutes')
  await press(page, 'Play Brown Noise')
  await expect.poll(level).toBeGreaterThan(0.03)
  await page.clock.fastForward('14:45')
  await expect.poll(level).toBeLessThan(0.02)
})

test('it plays on while the user looks at other pages, where a bar holds and ends it', async ({ page, signUp }) => {
  await listen(page)
  await signUp()
  await page.goto(soundscapesPath)
  await press(page, 'Play Ocean Waves')
  await expectSound(page)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Journal' }).click()
  await expect(page.getByRole('heading', { name: 'My Journal', level: 1 })).toBeVisible()
  const bar = page.getByRole('complementary', { name: 'Now playing' })
  await expect(bar).toContainText(/Ocean Waves.+left/)
  await expectSound(page)
  await expectAccessible(page)
  await press(page, 'Pause the sound')
  await expectContext(page, 'suspended')
  await press(page, 'Resume the sound')
  await expectSound(page)
  await bar.getByRole('link').click()
  await expect(player(page)).toContainText('Playing Ocean Waves.')
  await expect(bar).toHaveCount(0)
  await page.setViewportSize({ width: 375, height: 700 })
  await page.getByRole('button', { name: 'Add Soft Rain' }).scrollIntoViewIfNeeded()
  await expect(player(page)).not.toBeInViewport()
  await bar.getByRole('link').click()
  await expect(player(page)).toBeInViewport()
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goBack()
  await page.goBack()
  await press(page, 'Stop the sound')
  await expect(bar).toHaveCount(0)
  await expectContext(page, 'closed')
  await expect.poll(() => page.evaluate(() => globalThis.sound.contexts.length)).toBe(1)
})

test('media keys hold it, go on, and go through the mixes; a locked screen says what plays', async ({
  page,
  signUp,
}) => {
  await listen(page)
  await signUp()
  await page.goto(soundscapesPath)
  const title = () => page.evaluate(() => navigator.mediaSession.metadata?.title)
  await press(page, 'Play Cabin at night')
  await expectSound(page)
  await expect.poll(title).toBe('Cabin at night')
  await pressMediaKey(page, 'nexttrack')
  await expect.poll(title).toBe('Garden at first light')
  await pressMediaKey(page, 'previoustrack')
  await pressMediaKey(page, 'previoustrack')
  await expect.poll(title).toBe('Held')
  await pressMediaKey(page, 'pause')
  await expect(player(page)).toContainText('Paused')
  await expectContext(page, 'suspended')
  await pressMediaKey(page, 'play')
  await expectSound(page)
  await pressMediaKey(page, 'stop')
  await expectContext(page, 'closed')
})

test('a browser that holds the sound back is named, and a touch starts it; so is a call that takes the speaker', async ({
  page,
  signUp,
}) => {
  await listen(page)
  await page.addInitScript(() => {
    const play = Reflect.get(HTMLMediaElement.prototype, 'play')
    let isHeldBack = true
    HTMLMediaElement.prototype.play = function playOnce(this: HTMLMediaElement) {
      if (!isHeldBack) return Reflect.apply(play, this, [])
      isHeldBack = false
      return Promise.reject(new DOMException('No', 'NotAllowedError'))
    }
  })
  await signUp()
  await page.goto(soundscapesPath)
  await press(page, 'Play Forest Stream')
  await expect(page.getByRole('alert')).toContainText('The sound can’t start yet')
  await expectAccessible(page)
  await press(page, 'Start the sound')
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expectSound(page)
  await page.evaluate(() => globalThis.sound.contexts.at(-1)?.suspend())
  await expect(page.getByRole('alert')).toContainText('The sound can’t start yet')
  await press(page, 'Start the sound')
  await expectSound(page)
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('a soundscape becomes a small sound file that plays, or a WAV, and the export can be cancelled', async ({
  page,
  context,
  signUp,
  complaints,
}) => {
  complaints.expect(withoutNetwork)
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname))
  const areEncoding = () => scripts.filter((path) => /compressed-file/.test(path)).length
  await signUp()
  await page.goto(soundscapesPath)
  const create = async (file: string | RegExp) => {
    await press(page, 'Download Heartbeat')
    await dialog(page).getByText('1 minute').click()
    await dialog(page).getByText(file, { exact: true }).click()
    const downloading = page.waitForEvent('download')
    await dialog(page).getByRole('button', { name: 'Create file' }).click()
    return downloading
  }
  await press(page, 'Download Heartbeat')
  await expect(dialog(page)).toContainText(/About 4\.\d MB/)
  await dialog(page).getByText('Full size (WAV)').click()
  await expect(dialog(page)).toContainText('About 53 MB')
  await closeDialog(page)
  expect(areEncoding()).toBe(0)
  // Nor does the device keep it.
  const worker = await (await page.request.get('/sw.js')).text()
  expect(worker).toContain('SoundscapesTab')
  expect(worker).not.toContain('compressed-file')

  await context.setOffline(true)
  await press(page, 'Download Heartbeat')
  await dialog(page)
    .getByText(/^Small/)
    .click()
  await dialog(page).getByRole('button', { name: 'Create file' }).click()
  await expect(dialog(page).getByRole('alert')).toContainText('The full size (WAV) works without it')
  await closeDialog(page)
  await context.setOffline(false)

  const small = await create(/^Small/)
  await expect(toast(page, 'Your sound file is saved')).toBeVisible()
  expect(small.suggestedFilename()).toMatch(/^Heartbeat 1 min\.(m4a|ogg)$/)
  const bytes = await readFile(await small.path())
  expect(bytes.length * 5).toBeLessThan(5_000_000)
  const heard = await page.evaluate(decode, bytes.toString('base64'))
  expect(heard.channels).toBe(2)
  expect(Math.abs(heard.seconds - 60)).toBeLessThan(0.1)
  // Each six seconds of it: the first fade in, the last fade out.
  expect(Math.min(...heard.tenths)).toBeGreaterThan(0.01)
  await expect(dialog(page)).toBeHidden()
  expect(areEncoding()).toBe(2)

  const wav = await create('Full size (WAV)')
  expect(wav.suggestedFilename()).toBe('Heartbeat 1 min.wav')
  expect((await stat(await wav.path())).size).toBe(44 + 60 * 44_100 * 4)
  await expect(dialog(page)).toBeHidden()
  await press(page, 'Download Soft Rain')
  await dialog(page).getByText('10 minutes').click()
  await dialog(page).getByRole('button', { name: 'Create file' }).click()
  await expect(dialog(page).getByRole('progressbar', { name: 'The file' })).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog(page).getByRole('button', { name: 'Create file' })).toBeEnabled()
  await closeDialog(page)

  await page.evaluate(() => Reflect.deleteProperty(globalThis, 'AudioEncoder'))
  await press(page, 'Download Heartbeat')
  await expect(dialog(page)).toContainText('Your browser can’t make smaller files yet, so it’s a WAV.')
  await expect(dialog(page)).toContainText('About 53 MB')
})

/** The loudness of each tenth of a played file. */
async function decode(base64: string) {
  const bytes = Uint8Array.from(atob(base64), (char) => char.codePointAt(0) ?? 0)
  const sound = await new OfflineAudioContext(2, 1, 48_000).decodeAudioData(bytes.buffer)
  const samples = sound.getChannelData(0)
  const tenth = Math.floor(samples.length / 10)
  const tenths = Array.from({ length: 10 }, (_, at) => {
    const part = samples.subarray(at * tenth, (at + 1) * tenth)
    return Math.sqrt(part.reduce((sum, sample) => sum + sample * sample, 0) / tenth)
  })
  return { seconds: sound.duration, channels: sound.numberOfChannels, tenths }
}

test('the adaptive soundscape follows the time of day and the last mood, and says so', async ({
  page,
  signUp,
  server,
}) => {
  await listen(page)
  await signUp()
  const { request } = page.context()
  await request.put(`${server.url}/api/user/profile`, {
    data: { firstName: null, lastName: null, timeZone: 'Asia/Tokyo' },
    headers: { origin: server.url },
  })
  await page.clock.install({ time: new Date('2026-11-21T12:30:00Z') })
  await page.goto(soundscapesPath)
  const block = page.getByRole('region', { name: 'Adaptive soundscape' })
  await expect(block).toContainText('It’s late evening where you are')
  await expect(block).toContainText('You haven’t logged a mood yet')
  await ask(request, server.url, '/api/self-care', { activityType: 'bath', duration: 20, mood: 2 })
  await page.reload()
  await expect(block).toContainText('The last mood you logged was “uneasy”')
  await press(page, 'Play what fits right now')
  await expectSound(page)
  await expect(player(page).getByRole('heading')).toHaveText('Adaptive soundscape')
  await expect(slider(page, 'Brown Noise')).toHaveValue('10')
  await page.clock.fastForward('01:00:00')
  await expect(slider(page, 'Brown Noise')).toHaveValue('18')
  await page.clock.fastForward('02:00:00')
  await expect(player(page)).toContainText('It’s the middle of the night')
  await expect(slider(page, 'Rain on the Roof')).toHaveCount(0)
  await expect(slider(page, 'Heartbeat')).toHaveValue('30')
  await expectSound(page)
})

test('no page but this one brings the code of sounds', async ({ page, signUp }) => {
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname))
  await signUp()
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(scripts.filter((path) => /soundscape|nowplayingbar|audio/i.test(path))).toEqual([])
  await page.goto(soundscapesPath)
  await expect(player(page)).toBeVisible()
  expect(scripts.filter((path) => /soundscapestab/i.test(path))).toHaveLength(1)
})
