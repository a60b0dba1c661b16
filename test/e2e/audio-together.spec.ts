import { expectContext, expectSound, level, listen, soundscapesPath } from './soundscapes-page.ts'
import { logOut, tab, press } from './page-parts.ts'
import { ask, expect, test } from './test.ts'
import { standInVoice } from './voice.ts'

test('what plays makes room while an affirmation is read to the user, and comes back after it', async ({
  page,
  signUp,
}) => {
  await listen(page)
  const voice = await standInVoice(page)
  await signUp()
  await page.goto(soundscapesPath)
  await press(page, 'Play Pink Noise')
  await expectSound(page)
  // It has faded in.
  let before = 0
  await expect
    .poll(
      async () => {
        const last = before
        before = await level(page)
        return before / last
      },
      { intervals: [700] },
    )
    .toBeLessThan(1.05)
  await tab(page, 'Affirmations').click()
  await page.getByRole('region', { name: 'Featured affirmation' }).getByRole('button', { name: 'Play' }).click()
  await expect.poll(() => level(page)).toBeLessThan(before * 0.4)
  await voice.end()
  await expect.poll(async () => (await voice.words()).length).toBeGreaterThan(1)
  await expect.poll(() => level(page)).toBeLessThan(before * 0.4)
  await page.getByRole('region', { name: 'Featured affirmation' }).getByRole('button', { name: 'Stop' }).click()
  await expect.poll(() => level(page)).toBeGreaterThan(before * 0.7)
})

test('a long saved mix is not too wide for the narrowest phone', async ({ page, server, signUp }) => {
  await signUp()
  const sounds = [{ sound: 'rain', volume: 60 }]
  const name = 'A very long evening on the porch with all its weather'
  await ask(page.request, server.url, '/api/audio/mixes', { name, sounds })
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(soundscapesPath)
  await expect(page.getByRole('button', { name: `Play ${name}` })).toBeVisible()
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})

test('Log out ends the sound, also on the user’s other tab, and forgets the step of the tour', async ({
  page,
  context,
  signUp,
}) => {
  await signUp()
  await page.goto('/dashboard')
  await page.evaluate(() => sessionStorage.setItem('tour-place', JSON.stringify({ state: 'docked', step: 2 })))
  const other = await context.newPage()
  await listen(other)
  await other.goto(soundscapesPath)
  await press(other, 'Play Brown Noise')
  await expectContext(other, 'running')
  await page.reload()
  await expect(page.getByRole('complementary', { name: 'Guided tour' })).toBeVisible()
  await logOut(page)
  for (const each of [page, other]) await expect(each.getByRole('heading', { level: 1 })).toContainText('light')
  await expect.poll(() => other.evaluate(() => globalThis.sound.contexts.length)).toBe(0)
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('tour-place'))).toBeNull()
})
