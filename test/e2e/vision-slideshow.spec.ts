import type { Page } from '@playwright/test'
import { all, violationsOf } from './axe.ts'
import { dialog } from './page-parts.ts'
import { expect, test } from './test.ts'
import { uploadColouredPicture } from './uploads.ts'
import { make } from './vision-page.ts'

const show = (page: Page) => dialog(page).getByRole('heading', { level: 3 })
const press = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true }).click()
const opener = (page: Page) => page.getByRole('button', { name: 'Slideshow', exact: true })

const visions = [
  {
    title: 'A house by the sea',
    description: 'Early light through the kitchen window.',
    imageUrl: '/visions/home.svg',
  },
  { title: 'Run a half marathon', category: 'health', isLoved: true },
  { title: 'Say yes to the cello', imageUrl: '/visions/study.svg', isLoved: true },
] as const

async function begin(page: Page, url: string): Promise<void> {
  await make(page, url, visions)
  await page.goto('/vision-board')
  await opener(page).click()
  await expect(show(page)).toHaveText('A house by the sea')
}

test('the slideshow goes by itself, round and round, and waits where the user pauses it', async ({
  page,
  signUp,
  server,
}) => {
  await signUp()
  await page.clock.install()
  await begin(page, server.url)
  await expect(dialog(page)).toContainText('Early light through the kitchen window.')
  await page.clock.fastForward(8_100)
  await expect(show(page)).toHaveText('Run a half marathon')
  await page.clock.fastForward(8_100)
  await expect(show(page)).toHaveText('Say yes to the cello')
  await page.clock.fastForward(8_100)
  await expect(show(page)).toHaveText('A house by the sea')
  await press(page, 'Pause')
  await page.clock.fastForward(60_000)
  await expect(show(page)).toHaveText('A house by the sea')
  await dialog(page).getByLabel('Speed').selectOption('Brisk, 5 s')
  await press(page, 'Play')
  await page.clock.fastForward(5_100)
  await expect(show(page)).toHaveText('Run a half marathon')
})

test('keys, buttons and a swipe lead on and back; Escape closes, and the focus returns', async ({
  page,
  signUp,
  server,
}) => {
  await signUp()
  await begin(page, server.url)
  await page.keyboard.press(' ')
  await expect(dialog(page).getByRole('button', { name: 'Play' })).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(show(page)).toHaveText('Run a half marathon')
  await expect(dialog(page).locator('[data-placeholder=health]')).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await expect(show(page)).toHaveText('Say yes to the cello')
  await press(page, 'Next vision')
  await expect(show(page)).toHaveText('A house by the sea')
  await page.mouse.move(700, 300)
  await page.mouse.down()
  await page.mouse.move(500, 310)
  await page.mouse.up()
  await expect(show(page)).toHaveText('Run a half marathon')
  await expect(dialog(page)).toContainText('2 of 3')
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await expect(opener(page)).toBeFocused()
  await expect.poll(() => page.evaluate(() => document.fullscreenElement)).toBeNull()
})

test('the slideshow can show loved visions only, and remembers that', async ({ page, signUp, server }) => {
  await signUp()
  await begin(page, server.url)
  await press(page, 'Pause')
  await dialog(page).getByLabel('Show').selectOption('Loved visions')
  await expect(dialog(page)).toContainText('1 of 2')
  await page.keyboard.press('Escape')
  await page.reload()
  await opener(page).click()
  await expect(show(page)).toHaveText('Run a half marathon')
})

test('of the large pictures only the one that shows and the next are fetched', async ({ page, signUp, server }) => {
  await signUp()
  const pictures: string[] = []
  for (const colour of ['crimson', 'teal', 'gold', 'plum', 'navy'])
    pictures.push(await uploadColouredPicture(page, server.url, colour))
  await make(
    page,
    server.url,
    pictures.map((imageUrl, n) => ({ title: `Vision ${n}`, imageUrl })),
  )
  const fetched: string[] = []
  page.on('request', (request) => request.url().endsWith('/full') && fetched.push(new URL(request.url()).pathname))
  await page.goto('/vision-board')
  await opener(page).click()
  await press(page, 'Pause')
  const large = (n: number) => `${pictures[n]}/full`
  await expect.poll(() => [...new Set(fetched)].sort()).toEqual([large(0), large(1)].sort())
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => new Set(fetched).has(large(2))).toBe(true)
  expect(new Set(fetched).size).toBe(3)
})

test('with less motion nothing drifts, and the slideshow is accessible', async ({ page, signUp, server }) => {
  await signUp()
  await begin(page, server.url)
  await press(page, 'Pause')
  await expect.poll(() => violationsOf(page, all)).toEqual([])
  const moving = await dialog(page)
    .locator('img')
    .last()
    .evaluate((picture) => getComputedStyle(picture).animationName)
  expect(moving).toBe('none')
  await page.keyboard.press('f')
  await expect.poll(() => page.evaluate(() => document.fullscreenElement)).toBeNull()
  await page.setViewportSize({ width: 375, height: 812 })
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => violationsOf(page, all)).toEqual([])
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375)
})
