import type { Page } from '@playwright/test'
import { dialog, toast } from './page-parts.ts'
import { expect, expectAccessible, test } from './test.ts'
import {
  startTrialInNewYork,
  block,
  changesOf,
  column,
  day,
  drag,
  expectAt,
  head,
  hour,
  plan,
  pointOf,
  week,
} from './timeline-page.ts'

// A browser that is in another zone than the user is.
test.use({ timezoneId: 'Asia/Tokyo' })

const columnWidth = async (page: Page): Promise<number> => (await column(page, 'Tuesday').boundingBox())?.width ?? 0

test.describe('by mouse', () => {
  test('the user moves a task to another day and hour in one change, takes it back, and it stays after a reload', async ({
    page,
    signUp,
    server,
  }) => {
    await signUp()
    await startTrialInNewYork({ page, server })
    await plan({ page, server }, 'dentist', day, '15:15', { estimatedDuration: 45 })
    await page.goto(week)
    await expectAt(page, 'dentist', 'Tuesday 3:15 PM to 4:00 PM')
    const changes = changesOf(page)
    await drag(page, await pointOf(page, 'dentist'), { x: await columnWidth(page), y: hour * 1.5 + 5 })
    await expectAt(page, 'dentist', 'Wednesday 4:45 PM to 5:30 PM')
    await expect(toast(page, 'Task updated!')).toBeVisible()
    await expect(page.getByRole('dialog')).toBeHidden()
    expect(changes).toEqual([JSON.stringify({ scheduledTime: '2026-12-09T21:45:00.000Z' })])
    await page.getByRole('button', { name: 'Undo' }).click()
    await expectAt(page, 'dentist', 'Tuesday 3:15 PM to 4:00 PM')
    await expect(toast(page, 'Task updated!')).toBeVisible()

    await drag(page, await pointOf(page, 'dentist'), { y: hour })
    await expectAt(page, 'dentist', 'Tuesday 4:15 PM to 5:00 PM')
    await expect(toast(page, 'Task updated!')).toBeVisible()
    await page.reload()
    await expectAt(page, 'dentist', 'Tuesday 4:15 PM to 5:00 PM')
  })

  test('the user stretches it by either end, never under 15 minutes', async ({ page, signUp, server }) => {
    await signUp()
    await startTrialInNewYork({ page, server })
    await plan({ page, server }, 'reading', day, '10:00', { estimatedDuration: 60 })
    await page.goto(week)
    await block(page, 'reading').hover()
    await drag(page, await pointOf(page, 'reading', -4), { y: hour / 2 })
    await expectAt(page, 'reading', 'Tuesday 10:00 AM to 11:30 AM')
    await expect(toast(page, 'Task updated!')).toBeVisible()
    await block(page, 'reading').hover()
    await drag(page, await pointOf(page, 'reading', 4), { y: hour / 4 + 3 })
    await expectAt(page, 'reading', 'Tuesday 10:15 AM to 11:30 AM')
    await block(page, 'reading').hover()
    await drag(page, await pointOf(page, 'reading', -4), { y: -hour * 3 })
    await expectAt(page, 'reading', 'Tuesday 10:15 AM to 10:30 AM')
    await page.waitForLoadState('networkidle')
    await page.reload()
    await expectAt(page, 'reading', 'Tuesday 10:15 AM to 10:30 AM')
  })

  test('Escape cancels a drag, and nothing is sent', async ({ page, signUp, server }) => {
    await signUp()
    await startTrialInNewYork({ page, server })
    await plan({ page, server }, 'reading', day, '10:00')
    await page.goto(week)
    const changes = changesOf(page)
    await drag(page, await pointOf(page, 'reading'), { y: hour }, false)
    await expectAt(page, 'reading', 'Tuesday 11:00 AM to 11:30 AM')
    await page.keyboard.press('Escape')
    await expectAt(page, 'reading', 'Tuesday 10:00 AM to 10:30 AM')
    await page.mouse.up()
    await expect(page.getByRole('dialog')).toBeHidden()
    expect(changes).toEqual([])
  })

  test('what has no hour is carried from its tray onto the timeline, and back', async ({ page, signUp, server }) => {
    await signUp()
    await startTrialInNewYork({ page, server })
    await plan({ page, server }, 'plants', day)
    await plan({ page, server }, 'anchor', day, '09:00')
    await page.goto(week)
    await expect(head(page, 'Tuesday').getByText('Any time')).toBeVisible()
    await expectAt(page, 'plants', 'Tuesday, any time, 30 min')
    const from = await pointOf(page, 'plants')
    const anchor = await pointOf(page, 'anchor', 0)
    await drag(page, from, { x: await columnWidth(page), y: anchor.y + hour - from.y })
    await expectAt(page, 'plants', 'Wednesday 10:00 AM to 10:30 AM')
    await expect(toast(page, 'Task updated!')).toBeVisible()
    const placed = await pointOf(page, 'plants')
    await drag(page, placed, { y: from.y - placed.y - 20 })
    await expectAt(page, 'plants', 'Wednesday, any time, 30 min')
    await expect(toast(page, 'Task updated!')).toBeVisible()
  })

  test('what the server does not take goes back to where it was, and says so', async ({
    page,
    signUp,
    server,
    complaints,
  }) => {
    complaints.expect(/status of 404/)
    await signUp()
    await startTrialInNewYork({ page, server })
    await plan({ page, server }, 'dentist', day, '15:15')
    await page.goto(week)
    await expectAt(page, 'dentist', 'Tuesday 3:15 PM to 3:45 PM')
    await page.route(/\/api\/tasks\/[\w-]{36}$/, (route) =>
      route.fulfill({ status: 404, json: { code: 'not_found', detail: 'This task isn’t here any more' } }),
    )
    await drag(page, await pointOf(page, 'dentist'), { y: hour })
    await expect(toast(page, 'This task didn’t change')).toBeVisible()
    await expectAt(page, 'dentist', 'Tuesday 3:15 PM to 3:45 PM')
  })
})

test('by keyboard the user moves, stretches, opens, deletes and brings back, and is told where it is', async ({
  page,
  signUp,
  server,
}) => {
  await signUp()
  await startTrialInNewYork({ page, server })
  await plan({ page, server }, 'dentist', day, '15:00', { estimatedDuration: 45 })
  await page.goto(week)
  const changes = changesOf(page)
  const said = page.locator('[aria-live="polite"]')
  const dentist = block(page, 'dentist')
  await dentist.focus()
  await page.keyboard.press('ArrowDown')
  await expect(said.filter({ hasText: /^dentist, Tuesday 3:15\sPM to 4:00\sPM$/ })).toHaveCount(1)
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Shift+ArrowDown')
  await expectAt(page, 'dentist', 'Wednesday 3:15 PM to 4:15 PM')
  await expect(dentist).toBeFocused()
  await expect(toast(page, 'Task updated!')).toBeVisible()
  expect(changes).toEqual([JSON.stringify({ scheduledTime: '2026-12-09T20:15:00.000Z', estimatedDuration: 60 })])
  await expect(dentist).toBeFocused()

  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Escape')
  await expectAt(page, 'dentist', 'Wednesday 3:15 PM to 4:15 PM')
  await page.keyboard.press('Enter')
  await expect(dialog(page).getByLabel('Title')).toHaveValue('dentist')
  await dialog(page).getByRole('button', { name: 'Close' }).first().click()
  await expect(dialog(page)).toBeHidden()
  await expect(dentist).toBeFocused()
  await page.keyboard.press('Delete')
  await expect(dentist).toBeHidden()
  await expect(toast(page, 'Task deleted')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expectAt(page, 'dentist', 'Wednesday 3:15 PM to 4:15 PM')
  await page.waitForLoadState('networkidle')
  expect(changes).toHaveLength(1)
  await page.reload()
  await expectAt(page, 'dentist', 'Wednesday 3:15 PM to 4:15 PM')
})

test('by keyboard a task is carried beyond the day that shows, and the view follows', async ({
  page,
  signUp,
  server,
}) => {
  await signUp()
  await startTrialInNewYork({ page, server })
  await plan({ page, server }, 'dentist', day, '15:00')
  await page.goto(`/planner?view=day&date=${day}`)
  await block(page, 'dentist').focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('heading', { name: 'Wednesday, December 9, 2026' })).toBeVisible()
  await expectAt(page, 'dentist', 'Wednesday 3:00 PM to 3:30 PM')
  await expect(block(page, 'dentist')).toBeFocused()
  await expect(toast(page, 'Task updated!')).toBeVisible()
  await expect(block(page, 'dentist')).toBeFocused()
  await page.reload()
  await expectAt(page, 'dentist', 'Wednesday 3:00 PM to 3:30 PM')
})

test('a press on an empty hour, or Enter there, opens a new task with that day and hour', async ({
  page,
  signUp,
  server,
}) => {
  await signUp()
  await startTrialInNewYork({ page, server })
  await plan({ page, server }, 'anchor', day, '09:00', { estimatedDuration: 60 })
  await page.goto(week)
  await expect(page.getByRole('button', { name: 'Set your hours' })).toBeVisible()
  const anchor = await pointOf(page, 'anchor', 0)
  await page.mouse.click(anchor.x + (await columnWidth(page)), anchor.y + hour * 1.5 + 4)
  await expect(dialog(page).getByRole('heading', { name: 'New Task' })).toBeVisible()
  await expect(dialog(page).locator('input[type=time]')).toHaveValue('10:30')
  await dialog(page).getByLabel('Title').fill('call Ana')
  await dialog(page).getByRole('button', { name: 'Create Task' }).click()
  await expectAt(page, 'call Ana', 'Wednesday 10:30 AM to 11:00 AM')

  await column(page, 'Tuesday').focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  for (let n = 0; n < 6; n += 1) await page.keyboard.press('ArrowDown')
  await expect(column(page, 'Thursday')).toBeFocused()
  await expect(column(page, 'Thursday')).toHaveAccessibleName(/^New task, Thursday, December 10, 2026, 10:30\sAM$/)
  await page.keyboard.press('Enter')
  await expect(dialog(page).locator('input[type=time]')).toHaveValue('10:30')
})

test('Schedule… gives a task the first hour that is free, or the one that is chosen', async ({
  page,
  signUp,
  server,
}) => {
  await signUp()
  await startTrialInNewYork({ page, server })
  await plan({ page, server }, 'plants', day)
  await plan({ page, server }, 'meeting', day, '09:00', { estimatedDuration: 75 })
  await page.goto(`/planner?view=day&date=${day}`)
  await page.getByRole('button', { name: 'Schedule plants for…' }).click()
  await expect(dialog(page).getByLabel('Hour')).toHaveValue('10:15')
  await dialog(page).getByLabel('Hour').fill('11:00')
  await dialog(page).getByRole('button', { name: 'Schedule', exact: true }).click()
  await expectAt(page, 'plants', 'Tuesday 11:00 AM to 11:30 AM')
  await expect(toast(page, 'Task updated!')).toBeVisible()
})

test('the user sets working hours, and each day shows how much of them is planned, gently where it is too much', async ({
  page,
  signUp,
  server,
}) => {
  await signUp()
  await startTrialInNewYork({ page, server })
  await plan({ page, server }, 'deep work', day, '09:00', { estimatedDuration: 300 })
  await plan({ page, server }, 'plants', day)
  await plan({ page, server }, 'long', '2026-12-09', '09:00', { estimatedDuration: 540 })
  await page.goto(week)
  await expect(head(page, 'Tuesday')).toContainText('5 h 30 planned')
  await page.getByRole('button', { name: 'Set your hours' }).click()
  await expect(dialog(page).getByLabel('Monday from')).toHaveValue('09:00')
  await dialog(page).getByLabel('Monday to').fill('08:00')
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await expect(dialog(page).getByLabel('Monday to')).toHaveAccessibleDescription('The day has to end after it starts')
  await dialog(page).getByLabel('Monday to').fill('17:00')
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await expect(dialog(page)).toBeHidden()
  await expect(head(page, 'Tuesday')).toContainText('Planned 5 h 30 of 8 h')
  await expect(head(page, 'Wednesday')).toContainText('Planned 9 h of 8 h')
  await expect(head(page, 'Wednesday')).toContainText('That’s more than fits in the day. Move something?')
  await expect(head(page, 'Thursday')).toContainText('8 h free')
  await expect(head(page, 'Sunday')).toContainText('A day off')
  await page.reload()
  await expect(head(page, 'Tuesday')).toContainText('Planned 5 h 30 of 8 h')
  await expectAccessible(page)
})

test('a night is on both of its days, and what is at the same time stands side by side', async ({
  page,
  signUp,
  server,
}) => {
  await signUp()
  await startTrialInNewYork({ page, server })
  await plan({ page, server }, 'night', day, '22:00', { estimatedDuration: 480 })
  await plan({ page, server }, 'one', day, '09:00', { estimatedDuration: 60, priority: 5 })
  await plan({ page, server }, 'two', day, '09:30', { isCompleted: true })
  await page.goto(week)
  await expectAt(page, 'night', 'Tuesday 10:00 PM to Wednesday 6:00 AM')
  await expect(page.locator('[data-task]', { hasText: 'night' })).toHaveCount(2)
  await expect(block(page, 'one')).toHaveAccessibleName(/Urgent priority$/)
  await expect(block(page, 'two')).toHaveAccessibleName(/done$/)
  const [one, two] = [await block(page, 'one').boundingBox(), await block(page, 'two').boundingBox()]
  expect((one?.x ?? 0) + (one?.width ?? 0)).toBeLessThanOrEqual(two?.x ?? 0)
  await page.goto('/planner?view=day&date=2026-12-09')
  await expectAt(page, 'night', 'Tuesday 10:00 PM to Wednesday 6:00 AM')
  await expect(head(page, 'Wednesday')).toContainText('6 h planned')
})

test.describe('on the days when the clocks change', () => {
  test('an hour that is skipped is not there, and a task keeps its hour', async ({ page, signUp, server }) => {
    await signUp()
    await startTrialInNewYork({ page, server })
    await plan({ page, server }, 'early', '2026-03-08', '01:30', { estimatedDuration: 60 })
    await page.goto('/planner?view=day&date=2026-03-08')
    await expect(page.getByText('Clocks go forward')).toBeVisible()
    await expectAt(page, 'early', 'Sunday 1:30 AM to 3:30 AM')
    await expect.poll(async () => (await column(page, 'Sunday').boundingBox())?.height).toBe(hour * 23)
    await drag(page, await pointOf(page, 'early'), { y: hour / 2 })
    await expectAt(page, 'early', 'Sunday 3:00 AM to 4:00 AM')
    await expect(toast(page, 'Task updated!')).toBeVisible()
    await page.reload()
    await expectAt(page, 'early', 'Sunday 3:00 AM to 4:00 AM')
  })

  test('an hour that comes twice is there twice, and both can be planned', async ({ page, signUp, server }) => {
    await signUp()
    await startTrialInNewYork({ page, server })
    await plan({ page, server }, 'early', '2026-11-01', '01:00')
    await page.goto('/planner?view=week&date=2026-11-01')
    await expect(page.getByText('Clocks go back')).toBeVisible()
    await expect(page.getByText(/^1\sAM again$/)).toBeVisible()
    await expect.poll(async () => (await column(page, 'Sunday').boundingBox())?.height).toBe(hour * 25)
    const changes = changesOf(page)
    await drag(page, await pointOf(page, 'early'), { y: hour })
    await expect(toast(page, 'Task updated!')).toBeVisible()
    await expectAt(page, 'early', 'Sunday 1:00 AM to 1:30 AM')
    expect(changes).toEqual([JSON.stringify({ scheduledTime: '2026-11-01T06:00:00.000Z' })])
    await page.reload()
    await expectAt(page, 'early', 'Sunday 1:00 AM to 1:30 AM')
    await page.waitForLoadState('networkidle')
    const box = await column(page, 'Sunday').boundingBox()
    await expectAccessible(page)
    expect(Math.floor(((await pointOf(page, 'early', 2)).y - (box?.y ?? 0)) / hour)).toBe(2)
  })
})

test('of a repeated task only the one that the user moves goes to another hour', async ({ page, signUp, server }) => {
  await signUp()
  await startTrialInNewYork({ page, server })
  await plan({ page, server }, 'walk', day, '10:00', { repeat: 'FREQ=DAILY;COUNT=3' })
  await page.goto(week)
  const walks = block(page, 'walk')
  await expect(walks).toHaveCount(3)
  await drag(page, await pointOf(page, 'walk'), { y: hour })
  await expectAt(page, 'walk', 'Tuesday 11:00 AM to 11:30 AM')
  await expect(toast(page, 'Task updated!')).toBeVisible()
  await page.reload()
  await expectAt(page, 'walk', 'Tuesday 11:00 AM to 11:30 AM')
  await expect(walks.nth(1)).toHaveAccessibleName(/^walk, Wednesday 10:00\sAM to 10:30\sAM/)
  await expect(walks.nth(2)).toHaveAccessibleName(/^walk, Thursday 10:00\sAM to 10:30\sAM/)
})

test('on a free account there is the month, and no switch that leads nowhere', async ({ page, signUp }) => {
  await signUp()
  await page.goto(week)
  await expect(page.getByText('Monthly View Only - Upgrade for Daily/Weekly Views')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Week', exact: true })).toBeHidden()
  await expect(page.getByText('No tasks scheduled')).toBeVisible()
})

test('the user goes from the month to week and day and through them, and a new account finds them calm', async ({
  page,
  signUp,
  server,
}) => {
  await signUp()
  await startTrialInNewYork({ page, server })
  await page.goto(`/planner?date=${day}`)
  await page.getByRole('button', { name: 'Week', exact: true }).click()
  await expect(page.getByRole('heading', { name: /^December 6\s–\s12, 2026$/ })).toBeVisible()
  await expect(head(page, 'Tuesday')).toContainText('Nothing planned yet')
  await page.getByRole('button', { name: 'Next week' }).click()
  await expect(page.getByRole('heading', { name: /^December 13\s–\s19, 2026$/ })).toBeVisible()
  await page.getByRole('button', { name: /^Fri.18/ }).click()
  await expect(page.getByRole('heading', { name: 'Friday, December 18, 2026' })).toBeVisible()
  await expectAccessible(page)
})

test.describe('where weeks begin on Monday', () => {
  test.use({ locale: 'de-DE' })

  test('the week begins as the month does, on the day that the browser has', async ({ page, signUp, server }) => {
    await signUp()
    await startTrialInNewYork({ page, server })
    await page.goto(week)
    await expect(page.getByRole('heading', { name: /^December 7\s–\s13, 2026$/ })).toBeVisible()
    await expect(page.getByRole('region', { name: /, December \d+/ }).first()).toHaveAccessibleName(/^Monday/)
  })
})
