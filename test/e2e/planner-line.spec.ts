import type { Page } from '@playwright/test'
import { toast } from './page-parts.ts'
import { day, headerOf, row } from './planner-page.ts'
import { ask, expect, expectAccessible, test } from './test.ts'

const line = (page: Page) => page.getByLabel('Add a task in one line')
const preview = (page: Page) => page.getByRole('status').filter({ hasText: ':' })

test('a line is understood while the user writes it, said politely, and Enter makes just that', async ({
  page,
  signUp,
}) => {
  await signUp()
  await page.goto('/planner')
  await expect(line(page)).toHaveAttribute('placeholder', 'Dentist Tuesday at 3pm, 45 min')
  await line(page).fill('dentist tomorrow 3pm 45m #work !4')
  for (const said of ['dentist', '3:00 PM', '45 min', 'Work', '4 · High'])
    await expect(preview(page).getByText(said, { exact: said !== 'dentist' })).toBeVisible()
  await expectAccessible(page)
  await line(page).press('Enter')
  await expect(toast(page, 'Task created successfully!')).toBeVisible()
  await expect(line(page)).toHaveValue('')
  await expect(line(page)).toBeFocused()
  await line(page).fill('call Mom 10m')
  await expect(preview(page).getByText('15 min (rounded from 10 min)', { exact: true })).toBeVisible()
  await line(page).fill('')
  await page.goto(`/planner?date=${day(1)}`)
  for (const said of ['3:00 PM', '45 min', 'Work', 'High'])
    await expect(row(page, 'dentist').getByText(said)).toBeVisible()
})

test('Enter before the preview waits for it; a line without a day is for the day that is picked; twice makes one', async ({
  page,
  signUp,
}) => {
  await signUp()
  await page.goto(`/planner?date=${day(5)}`)
  await line(page).fill('call Ana 9am')
  await line(page).press('Enter')
  await line(page).press('Enter')
  await expect(row(page, 'call Ana').getByText('9:00 AM')).toBeVisible()
  await expect(row(page, 'call Ana')).toHaveCount(1)
  await page.reload()
  await expect(page.getByRole('heading', { name: headerOf(day(5)) })).toBeVisible()
  await expect(row(page, 'call Ana')).toHaveCount(1)
})

test('a line that did not arrive stays in its field, also after a reload, and makes one task', async ({
  context,
  page,
  signUp,
  server,
  complaints,
}) => {
  complaints.expect(/ERR_INTERNET_DISCONNECTED/)
  await signUp()
  await ask(page.request, server.url, '/api/tasks', { title: 'Other' })
  await page.goto('/planner')
  await line(page).fill('water the plants')
  await expect(preview(page)).toContainText('water the plants')
  await context.setOffline(true)
  await line(page).press('Enter')
  await expect(toast(page, 'We couldn’t add this yet. Your words are still here.')).toBeVisible()
  await expect(line(page)).toHaveValue('water the plants')
  await expect(row(page, 'water the plants')).toBeHidden()
  await context.setOffline(false)
  await page.reload()
  await expect(line(page)).toHaveValue('water the plants')
  await line(page).press('Enter')
  await expect(row(page, 'water the plants')).toHaveCount(1)
})
