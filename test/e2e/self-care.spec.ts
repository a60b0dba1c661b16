import type { Page } from '@playwright/test'
import { closeDialog, card as summary, dialog, toast, tab, press } from './page-parts.ts'
import { ask, expect, expectAccessible, test } from './test.ts'

const sun = (page: Page) => page.getByRole('region', { name: 'Guided breathing' })

/** A fake voice that records what it was asked to say, and fake vibration. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const said: string[] = []
    Object.defineProperty(window, 'said', { value: said })
    SpeechSynthesis.prototype.speak = ({ text, rate, pitch, volume }) => {
      said.push(`${text} (${[rate, pitch, volume].map((value) => value.toFixed(1)).join(', ')})`)
    }
  })
  return () => page.evaluate(() => Object.getOwnPropertyDescriptor(window, 'said')?.value ?? [])
}

test('a new account finds its places empty, with what would fill them', async ({ page, signUp }) => {
  await signUp()
  await page.goto('/self-care')
  await expect(page.getByRole('heading', { name: 'Self-Care Center', level: 1 })).toBeVisible()
  await expect(summary(page, 'This Week')).toContainText('0 min')
  await expect(summary(page, 'This Week')).toContainText('0 activities, goal 200 min')
  await expect(summary(page, 'Average Mood')).toContainText('—')
  await expect(summary(page, 'Today')).toContainText('Daily goal: 1 activity')
  await expect(page.getByRole('tab')).toHaveText(['Breathing', 'Quick', 'History', 'Insights'])
  await tab(page, 'History').click()
  await expect(page.getByText('Nothing logged yet')).toBeVisible()
  await expect(page.getByText('Sample')).toBeVisible()
  await tab(page, 'Insights').click()
  await expect(page.getByText('Nothing to show yet')).toBeVisible()
  await expectAccessible(page)
})

test('the user logs, edits, deletes and undoes an activity, and it is there after a reload', async ({
  page,
  signUp,
}) => {
  await signUp()
  await page.goto('/self-care')
  await press(page, 'Log Activity')
  await expect(dialog(page).getByLabel('Activity')).toHaveValue('meditation')
  await expect(dialog(page).getByLabel('Duration (minutes)')).toHaveValue('30')
  await expect(dialog(page).getByRole('radio', { name: 'Okay' })).toBeChecked()
  await expect(dialog(page).getByLabel('Activity').getByRole('option')).toHaveText(
    'Meditation Exercise Skincare Reading Bath Massage Nature Music Yoga Journaling Breathing Stretching'.split(' '),
  )
  await dialog(page).getByLabel('Duration (minutes)').fill('0')
  await dialog(page).getByRole('button', { name: 'Log Activity' }).click()
  await expect(dialog(page).locator('input:invalid')).toHaveCount(1)
  await dialog(page).getByLabel('Duration (minutes)').fill('45')
  await dialog(page).getByLabel('Notes').fill('Under the oak')
  await dialog(page).getByText('Radiant').click()
  await dialog(page).getByRole('button', { name: 'Log Activity' }).dblclick()
  await expect(toast(page, 'Self-care activity logged! 🌟')).toBeVisible()
  await expect(dialog(page)).toBeHidden()
  await expect(summary(page, 'This Week')).toContainText('45 min')
  await expect(summary(page, 'This Week')).toContainText('1 activity, goal 200 min')
  await expect(summary(page, 'Average Mood')).toContainText('5.0')
  await expect(summary(page, 'Today')).toContainText('Done for today')

  await tab(page, 'History').click()
  await press(page, 'Edit Meditation, 45 min')
  await expect(dialog(page).getByLabel('Notes')).toHaveValue('Under the oak')
  await dialog(page).getByLabel('Activity').selectOption('Nature')
  await dialog(page).getByRole('button', { name: 'Save Changes' }).click()
  await expect(dialog(page)).toBeHidden()
  await press(page, 'Delete Nature, 45 min')
  await expect(page.getByText('Nothing logged yet')).toBeVisible()
  await expect(toast(page, 'Self-care activity deleted')).toBeVisible()
  await press(page, 'Undo')
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Nature'])
  await page.reload()
  await tab(page, 'History').click()
  await expect(page.getByText('Under the oak')).toBeVisible()
})

test('one touch logs a quick activity, without a mood that nobody asked for', async ({ page, signUp }) => {
  await signUp()
  await page.goto('/self-care')
  await tab(page, 'Quick').click()
  await expect(page.getByRole('heading', { name: 'Quick Activities' })).toBeVisible()
  await expect(page.getByRole('tabpanel').getByRole('listitem')).toHaveText([
    'Breathing5 min',
    'Meditation10 min',
    'Stretching15 min',
    'Skincare20 min',
  ])
  await page.getByRole('button', { name: 'Stretching 15 min' }).click()
  await expect(toast(page, 'Self-care activity logged! 🌟')).toBeVisible()
  await expect(summary(page, 'This Week')).toContainText('15 min')
  await expect(summary(page, 'Average Mood')).toContainText('—')
})

test('the history shows the ten most recent, then more', async ({ page, signUp, server }) => {
  await signUp()
  for (let n = 1; n <= 12; n += 1)
    await ask(page.request, server.url, '/api/self-care', { activityType: 'reading', duration: n })
  await page.goto('/self-care')
  await tab(page, 'History').click()
  await expect(page.getByRole('heading', { name: 'Activity History' })).toBeVisible()
  const rows = page.getByRole('heading', { level: 3 })
  await expect(rows).toHaveCount(10)
  await expect(page.getByText(/^12 min/)).toBeVisible()
  await press(page, 'Show more')
  await expect(rows).toHaveCount(12)
  await expect(page.getByRole('button', { name: 'Show more' })).toBeHidden()
})

test('without a network what the user typed stays, and sending it again logs one', async ({
  context,
  page,
  signUp,
  complaints,
}) => {
  complaints.expect(/ERR_INTERNET_DISCONNECTED/)
  await signUp()
  await page.goto('/self-care')
  await press(page, 'Log Activity')
  await dialog(page).getByLabel('Notes').fill('On the train')
  await context.setOffline(true)
  await dialog(page).getByRole('button', { name: 'Log Activity' }).click()
  await expect(dialog(page).getByText('This isn’t saved yet')).toBeVisible()
  await context.setOffline(false)
  await dialog(page).getByRole('button', { name: 'Log Activity' }).click()
  await expect(dialog(page)).toBeHidden()
  await expect(summary(page, 'Today')).toContainText('Done for today')
  await tab(page, 'History').click()
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(1)
})

test('a session goes through its phases, speaks, logs itself, and asks how the user feels', async ({
  page,
  signUp,
}) => {
  const said = await listen(page)
  await page.clock.install()
  await signUp()
  await page.goto('/self-care')
  await expect(page.getByRole('radio', { name: /4-7-8 Breathing/ })).toBeChecked()
  const volume = page.getByRole('slider', { name: 'Volume' })
  await expect(volume).toHaveValue('0.7')
  for (const [name, value] of Object.entries({ min: '0', max: '1', step: '0.1' }))
    await expect(volume).toHaveAttribute(name, value)
  const techniques = page.getByRole('group', { name: 'Technique' })
  const rhythms = [
    'In 4 · hold 7 · out 8 seconds, 4 cycles',
    'In 4 · hold 4 · out 4 · hold 4 seconds, 6 cycles',
    'In 5 · out 5 seconds, 10 cycles',
  ]
  for (const rhythm of rhythms) await expect(techniques.getByText(rhythm)).toBeVisible()
  await sun(page).getByText('Low', { exact: true }).click()
  await page.clock.pauseAt(new Date(Date.now() + 60_000))
  await press(page, 'Start')
  await expect(sun(page).getByText('Breathe In')).toBeVisible()
  await expect(page.getByTestId('countdown')).toHaveText('4')
  await expect(page.getByRole('radio', { name: /Box Breathing/ })).toBeDisabled()
  await page.clock.runFor(700)
  await expect.poll(said).toEqual([])
  await page.clock.runFor(200)
  await expect.poll(said).toEqual(['Breathe in quietly through your nose. (0.8, 1.2, 0.7)'])
  await page.clock.runFor(3_200)
  await expect(sun(page).getByText('Hold', { exact: true })).toBeVisible()
  await expect(page.getByTestId('countdown')).toHaveText('7')
  await page.clock.runFor(7_000)
  await expect(sun(page).getByText('Breathe Out')).toBeVisible()
  await page.clock.runFor(8_000)
  await expect(sun(page).getByText('Cycle 2 of 4')).toBeVisible()
  await page.clock.runFor(57_000)
  await expect(sun(page).getByText('Well done! Take a moment to notice how you feel.')).toBeVisible()
  await expect
    .poll(async () => (await said()).at(-1))
    .toBe('Well done! Take a moment to notice how you feel. (0.8, 1.2, 0.7)')
  await page.clock.resume()
  await expect(toast(page, 'Self-care activity logged! 🌟')).toBeVisible()
  await sun(page).getByText('Good', { exact: true }).click()
  await expect(summary(page, 'Average Mood')).toContainText('4.0')
  await tab(page, 'History').click()
  const row = page.getByRole('listitem').filter({ hasText: '4-7-8 Breathing' })
  await expect(row).toHaveCount(1)
  await expect(row).toContainText('1 min')
  await expect(row).toContainText('Mood: Low')
  await expect(row).toContainText('Mood: Good')
})

test('pause holds the moment, reset goes back to the start, and a sleeping tab wakes where the clock is', async ({
  page,
  signUp,
}) => {
  await page.clock.install()
  await signUp()
  await page.goto('/self-care')
  await page.getByText('Box Breathing', { exact: true }).click()
  await page.clock.pauseAt(new Date(Date.now() + 60_000))
  await press(page, 'Start')
  await page.clock.runFor(5_500)
  await expect(sun(page).getByText('Hold', { exact: true })).toBeVisible()
  await expect(page.getByTestId('countdown')).toHaveText('3')
  await press(page, 'Pause')
  await page.clock.runFor(60_000)
  await expect(page.getByTestId('countdown')).toHaveText('3')
  await press(page, 'Start')
  await page.clock.fastForward(2 * 16_000 + 3_000)
  await expect(sun(page).getByText('Breathe Out')).toBeVisible()
  await expect(sun(page).getByText('Cycle 3 of 6')).toBeVisible()
  await expect(page.getByTestId('countdown')).toHaveText('4')
  await page.clock.fastForward(4_000)
  await expect(sun(page).getByText('Hold', { exact: true })).toBeVisible()
  await tab(page, 'Quick').click()
  await page.clock.runFor(4_000)
  await tab(page, 'Breathing').click()
  await expect(sun(page).getByText('Cycle 4 of 6')).toBeVisible()
  await press(page, 'Reset')
  await expect(sun(page).getByText('Ready')).toBeVisible()
  await expect(sun(page).getByText('6 cycles')).toBeVisible()
  await expect(page.getByRole('radio', { name: /Coherent/ })).toBeEnabled()
})

test('a pattern of the user’s own is kept, breathed, deleted and brought back', async ({ page, signUp }) => {
  await signUp()
  await page.goto('/self-care')
  await press(page, 'Make your own')
  await dialog(page).getByLabel('Name').fill('Slow tide')
  await dialog(page).getByLabel('Breathe out').fill('7')
  await dialog(page).getByLabel('Hold again').fill('1')
  await dialog(page).getByRole('button', { name: 'Save Pattern' }).click()
  await expect(dialog(page)).toBeHidden()
  const own = page.getByRole('radio', { name: /Slow tide/ })
  await expect(own).toBeChecked()
  await expect(sun(page).getByRole('heading', { name: 'Slow tide' })).toBeVisible()
  await expect(sun(page).getByText('In 4 · out 7 · hold 1')).toBeVisible()
  await expect(page.getByText('In 4 · out 7 · hold 1 second, 10 cycles, 2 min')).toBeVisible()
  await press(page, 'Delete Slow tide')
  await expect(own).toBeHidden()
  await expect(page.getByRole('radio', { name: /4-7-8/ })).toBeChecked()
  await press(page, 'Undo')
  await expect(own).toBeVisible()
  await page.reload()
  await expect(own).toBeVisible()
})

test('settings of the breathing guide stay on the device, and the Audio Center is one touch away', async ({
  page,
  signUp,
}) => {
  await signUp()
  await page.goto('/self-care')
  await page.getByRole('checkbox', { name: /^Voice/ }).uncheck()
  await page.getByRole('slider', { name: 'Volume' }).fill('0.3')
  await page.reload()
  await expect(page.getByRole('checkbox', { name: /^Voice/ })).not.toBeChecked()
  await expect(page.getByRole('slider', { name: 'Volume' })).toHaveValue('0.3')
  await page.getByRole('link', { name: 'Visit Audio Center' }).click()
  await expect(page).toHaveURL('/audio-center')
})

test('the light grows and goes back, and with reduced motion it stays while beats are counted', async ({
  page,
  signUp,
}) => {
  await page.clock.install()
  await signUp()
  await page.goto('/self-care')
  await page.getByText('Box Breathing', { exact: true }).click()
  await page.clock.pauseAt(new Date(Date.now() + 60_000))
  await press(page, 'Start')
  await expect(page.getByTestId('beats').locator('span')).toHaveCount(4)
  const light = sun(page).locator('[style*="scale"]').first()
  await expect(light).toHaveAttribute('style', /scale\(0\.85\)/)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await expect(page.getByTestId('beats')).toBeHidden()
  await expect(light).toHaveAttribute('style', /scale\(1\)/)
  await page.clock.runFor(8_100)
  await expect(light).toHaveAttribute('style', /scale\(0\.5\)/)
})

test('three months of self-care show in the history, and axe finds nothing there', async ({ page, server }) => {
  await ask(page.request, server.url, '/api/demo', {})
  await page.goto('/self-care')
  await expect(page.getByRole('radio', { name: /Four o'clock/ })).toBeVisible()
  await tab(page, 'History').click()
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(10)
  await expectAccessible(page)
})

test('three months of self-care show in charts that can be read', async ({ page, server }) => {
  await ask(page.request, server.url, '/api/demo', {})
  await page.goto('/self-care')
  await tab(page, 'Insights').click()
  await expect(page.getByText(/minutes in the last 7 days/)).toBeVisible()
  await expect(page.getByText(/on average, over \d+ days in twelve weeks/)).toBeVisible()
  await expect(page.getByText(/guided sessions in twelve weeks/)).toBeVisible()
  await page.getByText('See the numbers').first().click()
  await expect(page.getByRole('table', { name: 'Minutes a day' })).toBeVisible()
  await expectAccessible(page)
})

test('axe finds nothing in breathing at rest', async ({ page, signUp }) => {
  await signUp()
  await page.goto('/self-care')
  await expect(page.getByText('Ready')).toBeVisible()
  await expectAccessible(page)
})

test('axe finds nothing in the dialogs', async ({ page, signUp }) => {
  await signUp()
  await page.goto('/self-care')
  await press(page, 'Make your own')
  await expectAccessible(page)
  await closeDialog(page)
  await press(page, 'Log Activity')
  await expectAccessible(page)
})

test('axe finds nothing at the end of a session', async ({ page, signUp }) => {
  await page.clock.install()
  await signUp()
  await page.goto('/self-care')
  await press(page, 'Start')
  await page.clock.fastForward(80_000)
  await expect(page.getByText('How do you feel now?')).toBeVisible()
  await page.clock.fastForward(10_000)
  await expectAccessible(page)
})

test('what did not load says so where it belongs, and loads on Try again', async ({ page, signUp, complaints }) => {
  complaints.expect(/status of 503/)
  await signUp()
  await page.route('/api/self-care/summary', (route) => route.fulfill({ status: 503 }))
  await page.goto('/self-care')
  await expect(page.getByText('Your totals didn’t load')).toBeVisible()
  await page.unrouteAll()
  await press(page, 'Try again')
  await expect(summary(page, 'This Week')).toContainText('0 min')
})

test('a session that ends without a network says so, keeps the user’s mood, and is logged once the user tries again', async ({
  context,
  page,
  signUp,
  complaints,
}) => {
  complaints.expect(/ERR_INTERNET_DISCONNECTED/)
  await page.clock.install()
  await signUp()
  await page.goto('/self-care')
  await press(page, 'Start')
  await context.setOffline(true)
  await page.clock.fastForward(80_000)
  await expect(sun(page).getByText('This session isn’t saved yet')).toBeVisible()
  await context.setOffline(false)
  await sun(page).getByRole('button', { name: 'Try again' }).click()
  await expect(sun(page).getByText('1 minute of breathing, saved to your history.')).toBeVisible()
  await sun(page).getByText('Radiant', { exact: true }).click()
  await expect(summary(page, 'Average Mood')).toContainText('5.0')
  await expect(summary(page, 'This Week')).toContainText('1 activity')
})

test('words without an end stay in their places at 320 px', async ({ page, server, signUp }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await signUp()
  const times = { inhaleTime: 4, holdTime: 0, exhaleTime: 6, restTime: 0, cycles: 5 }
  await ask(page.request, server.url, '/api/self-care/patterns', { name: 'W'.repeat(60), ...times })
  const words = { notes: 'x'.repeat(2000), technique: 'W'.repeat(60), mood: 4, moodBefore: 2 }
  await ask(page.request, server.url, '/api/self-care', { activityType: 'breathing', duration: 1440, ...words })
  await page.goto('/self-care')
  await page.getByRole('group', { name: 'Technique' }).getByText('W'.repeat(60)).click()
  for (const name of ['Breathing', 'Quick', 'History', 'Insights']) {
    await tab(page, name).click()
    await page.waitForLoadState('networkidle')
    const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    expect(over, name).toBeLessThanOrEqual(0)
  }
})
