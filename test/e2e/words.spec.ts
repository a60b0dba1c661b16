import type { Page } from '@playwright/test'
import { ask, expect, test } from './test.ts'

const widthOver = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

test('a word without an end, a long name and long tags stay in their places at 320 px', async ({
  page,
  server,
  signUp,
}) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await signUp()
  await page.request.put('/api/user/profile', {
    data: { firstName: 'A'.repeat(80), lastName: 'B'.repeat(80) },
    headers: { origin: server.url },
  })
  const title = 'W'.repeat(200)
  const tags = ['t', 'u', 'v'].map((letter) => letter.repeat(40))
  await ask(page.request, server.url, '/api/journal', { title, content: 'x'.repeat(3000), tags })
  for (const path of ['/', '/journal', '/profile', '/onboarding']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expect.poll(() => widthOver(page), path).toBeLessThanOrEqual(0)
  }
  await page.goto('/journal')
  await page.getByRole('button', { name: title, exact: true }).click()
  const text = page.getByRole('dialog').getByText('x'.repeat(3000))
  await expect.poll(async () => (await text.locator('..').boundingBox())?.height).toBeGreaterThan(100)
})

test('a text from right to left runs from right to left, in the list, in the reader and while the user writes', async ({
  page,
  server,
  signUp,
}) => {
  await signUp()
  const entry = { title: 'يوم جديد', content: 'كتبت اليوم عن البحر.\nAnd one line in English.', tags: ['عربي'] }
  await ask(page.request, server.url, '/api/journal', entry)
  await page.goto('/journal')
  const title = page.getByRole('button', { name: entry.title, exact: true })
  await expect(title).toHaveCSS('unicode-bidi', 'plaintext')
  await title.click()
  await expect(page.getByRole('dialog').getByText('كتبت اليوم')).toHaveCSS('unicode-bidi', 'plaintext')
  await page.getByRole('dialog').getByRole('button', { name: 'Edit' }).click()
  await expect(page.getByLabel('Title')).toHaveCSS('direction', 'rtl')
})

test('an entry of 50,000 characters is written, kept and read whole, and not one more is taken', async ({
  page,
  signUp,
}) => {
  await signUp()
  await page.goto('/journal')
  await page.getByRole('button', { name: 'New Entry' }).click()
  await page.getByLabel('Title').fill('A long day')
  const text = `${'Zeile 🌿 one '.repeat(76)}\n`.repeat(60).slice(0, 50_000)
  await page.getByLabel('Content').fill(text)
  await page.getByLabel('Content').press('End')
  await page.keyboard.type('and more')
  await expect(page.getByLabel('Content')).toHaveValue(text)
  await page.getByLabel('Title').press('ControlOrMeta+a')
  await page.getByLabel('Title').press('ControlOrMeta+c')
  await page.getByLabel('Content').press('ControlOrMeta+End')
  await page.getByLabel('Content').press('ControlOrMeta+v')
  await expect(page.getByText('There’s room for 50,000 characters here. The last 10 you pasted').first()).toBeVisible()
  await expect(page.getByLabel('Content')).toHaveValue(text)
  await page.getByRole('button', { name: 'Create Entry' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.reload()
  await page.getByRole('button', { name: 'Edit A long day' }).click()
  await expect(page.getByLabel('Content')).toHaveValue(text)
})

test('zoomed in to 400 % a new entry can still be written and saved', async ({ page, signUp }) => {
  await page.setViewportSize({ width: 320, height: 225 })
  await signUp()
  await page.goto('/journal')
  await page.getByRole('button', { name: 'New Entry' }).click()
  const content = page.getByLabel('Content')
  await page.getByLabel('Title').fill('Close up')
  await content.fill('Large letters')
  await content.scrollIntoViewIfNeeded()
  await expect(content).toBeInViewport({ ratio: 0.9 })
  await page.getByRole('button', { name: 'Create Entry' }).click()
  await expect(page.getByRole('heading', { name: 'Close up' })).toBeVisible()
  await expect.poll(() => widthOver(page)).toBeLessThanOrEqual(0)
})

test.describe('in Kolkata, with a browser that speaks Arabic', () => {
  test.use({ timezoneId: 'Asia/Kolkata', locale: 'ar-EG' })
  test('dates are as English as the page, and the two names of a time zone are one', async ({
    page,
    signUp,
    server,
  }) => {
    await signUp()
    await page.request.put('/api/user/profile', {
      data: { timeZone: 'Asia/Kolkata' },
      headers: { origin: server.url },
    })
    await ask(page.request, server.url, '/api/journal', { title: 'A day', content: 'Rain.' })
    await page.goto('/journal')
    await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(/^[A-Z][a-z]+ 20\d\d$/)
    await page.goto('/profile')
    await expect(page.getByText('Kolkata (Asia)')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Use this time zone' })).toHaveCount(0)
  })
})
