import type { CDPSession, Page } from '@playwright/test'
import { dialog, toast } from './page-parts.ts'
import { expect, test } from './test.ts'
import { startTrialInNewYork, changesOf, column, block, expectAt, hour, plan, pointOf } from './timeline-page.ts'

const day = '2026-12-08'
test.use({ viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true, timezoneId: 'Asia/Tokyo' })

const held = (page: Page) => page.locator('[data-moving]')

/** Touch input through the DevTools protocol. */
async function finger(page: Page) {
  const glass: CDPSession = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: { x: number; y: number }) =>
    glass.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] })
  return {
    down: (at: { x: number; y: number }) => send('touchStart', at),
    move: async (from: { x: number; y: number }, by: { x?: number; y: number }) => {
      for (let n = 1; n <= 8; n += 1)
        await send('touchMove', { x: from.x + ((by.x ?? 0) * n) / 8, y: from.y + (by.y * n) / 8 })
    },
    up: () => send('touchEnd'),
  }
}

test('the user rests a finger on a task to lift it, moves it, and then pulls its end', async ({
  page,
  signUp,
  server,
}) => {
  await signUp()
  await startTrialInNewYork({ page, server })
  await plan({ page, server }, 'dentist', day, '10:00', { estimatedDuration: 60 })
  await page.goto(`/planner?view=day&date=${day}`)
  await expectAt(page, 'dentist', 'Tuesday 10:00 AM to 11:00 AM')
  await block(page, 'dentist').scrollIntoViewIfNeeded()
  const touch = await finger(page)
  const changes = changesOf(page)
  const from = await pointOf(page, 'dentist')
  await touch.down(from)
  await expect(held(page)).toHaveCount(1)
  await touch.move(from, { y: hour / 2 })
  await touch.up()
  await expectAt(page, 'dentist', 'Tuesday 10:30 AM to 11:30 AM')
  await expect(toast(page, 'Task updated!')).toBeVisible()
  await expect(dialog(page)).toBeHidden()
  expect(changes).toHaveLength(1)

  await expect(page.locator('[data-chosen]')).toHaveCount(1)
  const end = await pointOf(page, 'dentist', -4)
  await touch.down(end)
  await touch.move(end, { y: hour / 2 })
  await touch.up()
  await expectAt(page, 'dentist', 'Tuesday 10:30 AM to 12:00 PM')
  await expect.poll(() => changes.length).toBe(2)
  await page.waitForLoadState('networkidle')
  await page.reload()
  await expectAt(page, 'dentist', 'Tuesday 10:30 AM to 12:00 PM')
})

test('a finger that does not rest scrolls, and moves nothing', async ({ page, signUp, server }) => {
  await signUp()
  await startTrialInNewYork({ page, server })
  await plan({ page, server }, 'dentist', day, '10:00', { estimatedDuration: 60 })
  await page.goto(`/planner?view=day&date=${day}`)
  await expectAt(page, 'dentist', 'Tuesday 10:00 AM to 11:00 AM')
  const changes = changesOf(page)
  const touch = await finger(page)
  const from = await pointOf(page, 'dentist')
  await touch.down(from)
  await touch.move(from, { y: -160 })
  await touch.up()
  await expect.poll(async () => (await pointOf(page, 'dentist')).y).toBeLessThan(from.y - 60)
  await expectAt(page, 'dentist', 'Tuesday 10:00 AM to 11:00 AM')
  expect(changes).toEqual([])
})

test('a touch on a task opens it, and one on an empty hour opens a new one', async ({ page, signUp, server }) => {
  await signUp()
  await startTrialInNewYork({ page, server })
  await plan({ page, server }, 'dentist', day, '10:00', { estimatedDuration: 60 })
  await page.goto(`/planner?view=day&date=${day}`)
  await block(page, 'dentist').tap()
  await expect(dialog(page).getByRole('heading', { name: 'Edit Task' })).toBeVisible()
  await dialog(page).getByRole('checkbox', { name: 'Done' }).tap()
  await expect(dialog(page)).toBeHidden()
  await expect(toast(page, 'Task updated!')).toBeVisible()
  const check = page.getByRole('checkbox', { name: 'Done: dentist' })
  await expect(check).toBeChecked()
  await check.tap()
  await expect(check).not.toBeChecked()
  const at = await pointOf(page, 'dentist', -4)
  await page.touchscreen.tap(at.x, at.y + 8)
  await expect(dialog(page).getByRole('heading', { name: 'New Task' })).toBeVisible()
  await expect(dialog(page).locator('input[type=time]')).toHaveValue('11:00')
  await dialog(page).getByRole('button', { name: 'Close' }).first().tap()
  await block(page, 'dentist').tap()
  await dialog(page).getByRole('button', { name: 'Delete task' }).tap()
  await expect(toast(page, 'Task deleted')).toBeVisible()
  await expect(block(page, 'dentist')).toHaveCount(0)
})

test('however small a block or a chip is, it has its tick; both in the week and with the line to add one', async ({
  page,
  signUp,
  server,
}) => {
  await signUp()
  await startTrialInNewYork({ page, server })
  for (const title of ['short', 'beside']) await plan({ page, server }, title, day, '10:00', { estimatedDuration: 15 })
  await plan({ page, server }, 'a chip whose name takes two lines', day)
  await page.goto(`/planner?view=week&date=${day}`)
  for (const title of ['short', 'beside', 'a chip whose name takes two lines']) {
    const check = page.getByRole('checkbox', { name: `Done: ${title}` })
    await check.tap()
    await expect(check).toBeChecked()
  }
  const chip = block(page, 'a chip whose name takes two lines').locator('span').first()
  await expect.poll(async () => (await chip.boundingBox())?.height).toBeGreaterThan(30)
  await page.getByLabel('Add a task in one line').fill('call Ana 11am')
  await page.getByRole('button', { name: 'Add', exact: true }).tap()
  await expectAt(page, 'call Ana', 'Tuesday 11:00 AM to 11:30 AM')
  await page.getByRole('button', { name: 'Day', exact: true }).tap()
  await expect(page.getByRole('region', { name: 'Day', exact: true })).toBeVisible()
  await page.goto('/planner')
  await expect(page.getByRole('region', { name: 'Day', exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Month', exact: true }).tap()
  await page.goto('/planner')
  await expect(page.getByRole('button', { name: 'Month', exact: true })).toHaveAttribute('aria-pressed', 'true')
})

test('forty at the same hour stay in their day, and what has no room beside the others is in a list', async ({
  page,
  signUp,
  server,
}) => {
  await signUp()
  await startTrialInNewYork({ page, server })
  await Promise.all(Array.from({ length: 40 }, (_, n) => plan({ page, server }, `No. ${n}`, day, '09:00')))
  for (const [view, shown] of [
    ['day', 5],
    ['week', 2],
  ] as const) {
    await page.goto(`/planner?view=${view}&date=${day}`)
    await expect(page.locator('[data-task]')).toHaveCount(shown)
    const more = page.getByRole('button', { name: `${40 - shown} more at 9:00 AM` })
    await more.scrollIntoViewIfNeeded()
    const [tuesday, last] = [await column(page, 'Tuesday').boundingBox(), await more.boundingBox()]
    const end = (tuesday?.x ?? 0) + (tuesday?.width ?? 0)
    expect((last?.x ?? 0) + (last?.width ?? 0)).toBeLessThanOrEqual(end + 1)
    await more.click()
    await expect(dialog(page).getByRole('listitem')).toHaveCount(40 - shown)
    await dialog(page)
      .getByRole('button', { name: /^No\. / })
      .first()
      .click()
    await expect(dialog(page).getByLabel('Title')).toHaveValue(/^No\. /)
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toBeHidden()
  }
})
