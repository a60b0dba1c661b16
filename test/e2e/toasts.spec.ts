import type { Page } from '@playwright/test'
import { expect, test } from './test.ts'

const notifications = (page: Page) => page.getByRole('region', { name: /Notifications/ })
const shown = (page: Page) => notifications(page).getByRole('listitem')

async function provoke(page: Page, password: string): Promise<void> {
  const form = page.getByRole('tabpanel', { name: 'Sign Up' })
  await form.getByLabel('Username').fill('morning')
  await form.getByLabel('Email').fill('morning@example.com')
  await form.getByLabel('Password', { exact: true }).fill(password)
  await form.getByLabel('Confirm password').fill('a quiet evening light')
  await form.getByRole('button', { name: 'Create Account' }).click()
}

test('one toast is shown at a time, the later instead of the one before', async ({ page, complaints }) => {
  complaints.expect(/status of 401/)
  await page.goto('/')
  await provoke(page, 'a quiet morning light')
  await expect(shown(page)).toHaveCount(1)
  await page.getByRole('tab', { name: 'Login' }).click()
  const form = page.getByRole('tabpanel', { name: 'Login' })
  await form.getByLabel('Username').fill('nobody-here')
  await form.getByLabel('Password', { exact: true }).fill('not this one')
  await form.getByRole('button', { name: 'Sign In' }).click()
  await expect(shown(page)).toHaveText(/Login failed/)
})

test('a toast stays for 5 seconds', async ({ page }) => {
  await page.clock.install()
  await page.goto('/')
  await page.clock.pauseAt(Date.now() + 60_000)
  await provoke(page, 'a quiet morning light')
  await expect(shown(page)).toHaveCount(1)
  await page.clock.runFor(4900)
  await expect(shown(page)).toHaveCount(1)
  await page.clock.runFor(200)
  await expect(shown(page)).toHaveCount(0)
})

test('a swipe of 50 px to the right takes a toast away, a shorter one does not', async ({ page }) => {
  await page.goto('/')
  await provoke(page, 'a quiet morning light')
  const swipe = async (by: number) => {
    const box = await shown(page).boundingBox()
    if (!box) throw new Error('No toast is shown')
    await page.mouse.move(box.x + 40, box.y + 20)
    await page.mouse.down()
    await page.mouse.move(box.x + 40 + by, box.y + 20, { steps: 10 })
    await page.mouse.up()
  }
  await swipe(40)
  await expect(shown(page)).toHaveAttribute('data-swipe', 'cancel')
  await swipe(65)
  await expect(shown(page)).toHaveCount(0)
})

test('F8 takes the focus to the notifications', async ({ page }) => {
  await page.goto('/')
  await provoke(page, 'a quiet morning light')
  await expect(shown(page)).toHaveCount(1)
  await page.keyboard.press('F8')
  await expect(notifications(page).getByRole('list')).toBeFocused()
})

test('over an open dialog a toast leaves the buttons of the dialog free', async ({ page, signUp }) => {
  await signUp()
  for (const size of [
    { width: 375, height: 812 },
    { width: 1280, height: 900 },
  ]) {
    await page.setViewportSize(size)
    await page.goto('/journal')
    const open = page.getByRole('button', { name: 'New Entry' })
    await open.click()
    await page.getByLabel('Title').fill('A day')
    await page.getByLabel('Content').fill('Tea, rain, a book.')
    await page.getByRole('button', { name: 'Create Entry' }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
    // Beside an open dialog all else is hidden from the tree that roles are found in.
    const created = page.locator('li[data-state=open]')
    await expect(created).toHaveText(/Journal entry created!/)
    // While the pointer rests on it, a toast waits.
    await created.hover()
    await open.press('Enter')
    await expect(page.getByRole('dialog')).toBeVisible()
    const toast = await created.boundingBox()
    const save = await page.getByRole('button', { name: 'Create Entry' }).boundingBox()
    expect((toast?.y ?? 0) + (toast?.height ?? 0)).toBeLessThanOrEqual(save?.y ?? 0)
    // Nor does it lie over the words, nor over the title of the dialog.
    for (const words of [page.getByLabel('Title'), page.getByRole('heading', { name: 'New Entry' })]) {
      const box = await words.boundingBox()
      const isBeside = (toast?.x ?? 0) + (toast?.width ?? 0) <= (box?.x ?? 0)
      expect(isBeside || (toast?.y ?? 0) + (toast?.height ?? 0) <= (box?.y ?? 0)).toBe(true)
    }
  }
})
