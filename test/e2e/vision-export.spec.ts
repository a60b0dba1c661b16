import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { getDocumentProxy } from 'unpdf'
import { closeDialog, dialog } from './page-parts.ts'
import { expect, expectAccessible, test } from './test.ts'
import { makeMany, uploadColouredPicture } from './uploads.ts'
import { make } from './vision-page.ts'

const choice = (page: Page, label: string) => dialog(page).getByLabel(label, { exact: true })
const renderedCanvas = (page: Page, screen: 'phone' | 'desktop') => page.locator(`canvas[data-rendered=${screen}]`)

async function openExport(page: Page): Promise<void> {
  await page.goto('/vision-board')
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  await expect(renderedCanvas(page, 'phone')).toBeVisible()
}

/** The file that a button saves: its name and bytes. */
async function save(page: Page, button: string): Promise<{ name: string; bytes: Buffer }> {
  const saving = page.waitForEvent('download')
  await dialog(page).getByRole('button', { name: button, exact: true }).click()
  const download = await saving
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) }
}

/** How much of a picture is of about this colour, from 0 to 1. */
async function shareOf(bytes: Buffer, [red, green, blue]: readonly [number, number, number]): Promise<number> {
  const { data, info } = await sharp(bytes).removeAlpha().resize(300).raw().toBuffer({ resolveWithObject: true })
  let found = 0
  for (let at = 0; at < data.length; at += 3) {
    const away =
      Math.abs((data[at] ?? 0) - red) + Math.abs((data[at + 1] ?? 0) - green) + Math.abs((data[at + 2] ?? 0) - blue)
    if (away < 60) found += 1
  }
  return found / (info.width * info.height)
}

async function readPdf(bytes: Buffer) {
  const file = await getDocumentProxy(new Uint8Array(bytes))
  const pages: { text: string; width: number; height: number }[] = []
  for (let n = 1; n <= file.numPages; n += 1) {
    const page = await file.getPage(n)
    const { items } = await page.getTextContent()
    const { width, height } = page.getViewport({ scale: 1 })
    const text = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? ' ' : '') : '')).join('')
    pages.push({ text, width: Math.round(width), height: Math.round(height) })
  }
  const outline = await file.getOutline()
  return { pages, text: pages.map(({ text }) => text).join('\n'), outline: outline.map(({ title }) => title) }
}

const crimson = [220, 20, 60] as const
const teal = [0, 128, 128] as const

test('a wallpaper has the pixels of its screen and the user’s pictures on it, by day and by night', async ({
  page,
  signUp,
  server,
}) => {
  await signUp()
  const [red, green] = [
    await uploadColouredPicture(page, server.url, 'crimson', 900, 1200),
    await uploadColouredPicture(page, server.url, 'teal'),
  ]
  await make(page, server.url, [
    { title: 'A red door', imageUrl: red, placement: { x: 0.15, y: 0.2, width: 0.2, turn: 0, layer: 0 } },
    { title: 'Teal water 🌊', imageUrl: green, placement: { x: 0.7, y: 0.7, width: 0.6, turn: 0, layer: 1 } },
    {
      title: 'A vision without a picture',
      category: 'travel',
      placement: { x: 0.2, y: 0.7, width: 0.25, turn: -8, layer: 2 },
    },
  ])
  await openExport(page)
  const phone = await save(page, 'Save wallpaper')
  await expect(dialog(page).getByRole('status')).toContainText('Wallpaper saved')
  expect(phone.name).toBe('vision-board-phone.png')
  expect(await sharp(phone.bytes).metadata()).toMatchObject({ format: 'png', width: 1170, height: 2532 })
  // Words need little room: both pictures together fill more than half of what clock and icons leave free.
  expect((await shareOf(phone.bytes, crimson)) + (await shareOf(phone.bytes, teal))).toBeGreaterThan(0.28)
  // The clock stands above: there is only sky.
  const top = await sharp(phone.bytes).extract({ left: 0, top: 0, width: 1170, height: 700 }).png().toBuffer()
  expect(await shareOf(top, crimson)).toBe(0)

  await choice(page, 'Light').selectOption('Night')
  await choice(page, 'File').selectOption('JPEG')
  await choice(page, 'For').selectOption('Desktop')
  await dialog(page).getByRole('checkbox', { name: 'A red door' }).uncheck()
  await expect(renderedCanvas(page, 'desktop')).toBeVisible()
  const desktop = await save(page, 'Save wallpaper')
  expect(desktop.name).toBe('vision-board-desktop.jpg')
  expect(await sharp(desktop.bytes).metadata()).toMatchObject({ format: 'jpeg', width: 2560, height: 1440 })
  expect(await shareOf(desktop.bytes, crimson)).toBeLessThan(0.01)
  expect(await shareOf(desktop.bytes, teal)).toBeGreaterThan(0.05)

  await dialog(page).getByRole('checkbox', { name: 'A red door' }).check()
  await choice(page, 'Layout').selectOption('Your free layout')
  await expect(renderedCanvas(page, 'desktop')).toBeVisible()
  const free = (await save(page, 'Save wallpaper')).bytes
  expect((await shareOf(free, teal)) / (await shareOf(free, crimson))).toBeGreaterThan(7)
  const corner = await sharp(free).extract({ left: 0, top: 0, width: 1280, height: 720 }).png().toBuffer()
  expect(await shareOf(corner, teal)).toBeLessThan(0.01)
  expect(await shareOf(corner, crimson)).toBeGreaterThan(0.01)
  const { channels } = await sharp(desktop.bytes).extract({ left: 0, top: 0, width: 2560, height: 90 }).stats()
  expect(Math.max(...channels.map(({ mean }) => mean))).toBeLessThan(90)
})

test('a booklet has a cover, a page for each vision, and the user’s words as text that can be searched', async ({
  page,
  signUp,
  server,
}) => {
  await signUp()
  const imageUrl = await uploadColouredPicture(page, server.url, 'crimson', 700, 900)
  await make(page, server.url, [
    { title: 'A house by the sea', imageUrl, category: 'travel', description: 'Early light.\n\nCoffee on the step.' },
    { title: 'Łódź, Kraków and Besançon by train 🚂', description: 'Žluťoučký kůň, œuvre, ſ, 40 €' },
    { title: 'بيت صغير على الجبل', description: '東京の春 👩🏽‍🚀\u200B\uFEFF \u0007 ẞ' },
    {
      title: 'Six months of breathing room',
      achievedAt: '2026-03-03T12:00:00.000Z',
      achievedNote: 'On a rainy Tuesday.',
      description: `${'word '.repeat(390)}${'unbroken'.repeat(5)}`,
    },
  ])
  await openExport(page)
  await dialog(page).getByRole('tab', { name: 'PDF' }).click()
  await expect(choice(page, 'Paper')).toHaveValue('LETTER')
  await choice(page, 'Paper').selectOption('A4')
  const { name, bytes } = await save(page, 'Save PDF')
  await expect(dialog(page).getByRole('status')).toContainText('PDF saved')
  expect(name).toBe('vision-board.pdf')
  const { pages, text, outline } = await readPdf(bytes)
  expect(pages).toHaveLength(5)
  expect(pages.map(({ width, height }) => [width, height])).toEqual(pages.map(() => [595, 842]))
  expect(pages[0]?.text).toContain('vision board')
  expect(pages[0]?.text).toContain('4 visions, 1 of them came true')
  expect(pages[1]?.text).toContain('Travel & Adventure')
  expect(pages[1]?.text).toContain('A house by the sea')
  expect(pages[1]?.text).toContain('Coffee on the step.')
  expect(text).toContain('Łódź, Kraków and Besançon by train')
  expect(text).toContain('Žluťoučký kůň')
  expect(text).toMatch(/Came true on .*March.* 2026/)
  expect(text).toContain('On a rainy Tuesday.')
  expect(text.match(/\bword\b/g)).toHaveLength(390)
  expect(outline.slice(1)).toContain('بيت صغير على الجبل')

  await choice(page, 'Orientation').selectOption('Landscape')
  await choice(page, 'Layout').selectOption('Up to three to a page')
  const second = await readPdf((await save(page, 'Save PDF')).bytes)
  expect(second.pages[0]).toMatchObject({ width: 842, height: 595 })
  expect(second.pages.length).toBeLessThan(5)
  expect(second.text.match(/\bword\b/g)).toHaveLength(390)

  await choice(page, 'Layout').selectOption('A poster of your free layout')
  await choice(page, 'Paper').selectOption('Letter')
  const poster = await readPdf((await save(page, 'Save PDF')).bytes)
  expect(poster.pages).toHaveLength(1)
  expect([poster.pages[0]?.width, poster.pages[0]?.height].toSorted()).toEqual([612, 792])
  for (const title of ['A house by the sea', 'Six months of breathing room', 'Besançon'])
    expect(poster.text.replaceAll(/\s+/g, ' ')).toContain(title)
})

test('a large board makes a booklet and a wallpaper of 24, and nothing leaves the device', async ({
  page,
  signUp,
  server,
}) => {
  const count = 61
  await signUp()
  const pictures = [
    await uploadColouredPicture(page, server.url, 'crimson'),
    await uploadColouredPicture(page, server.url, 'teal', 600, 900),
  ]
  await makeMany(page, server.url, count, pictures)
  await openExport(page)
  await dialog(page).getByRole('button', { name: 'The first 24' }).click()
  await expect(dialog(page)).toContainText('24 of 24')
  await expect(renderedCanvas(page, 'phone')).toBeVisible()
  const sent: string[] = []
  page.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()))
  expect(await shareOf((await save(page, 'Save wallpaper')).bytes, teal)).toBeGreaterThan(0.02)
  await dialog(page).getByRole('tab', { name: 'PDF' }).click()
  await expect(choice(page, 'Layout')).toHaveValue('few')
  const { pages, text } = await readPdf((await save(page, 'Save PDF')).bytes)
  expect(pages).toHaveLength(1 + Math.ceil(count / 3))
  // Spread evenly: also the last page holds two or three.
  for (const page of pages.slice(1)) expect(page.text.match(/Vision \d+/g)?.length).toBeGreaterThan(1)
  expect(new Set(text.match(/Vision \d+/g)).size).toBe(count)
  expect(sent).toEqual([])
})

test('making a booklet can be stopped, and the dialog is accessible', async ({ page, signUp, server }) => {
  await signUp()
  const held = Promise.withResolvers<void>()
  await make(page, server.url, [{ title: 'A house by the sea', imageUrl: '/visions/home.svg', isLoved: true }])
  await openExport(page)
  await expectAccessible(page)
  await dialog(page).getByRole('tab', { name: 'PDF' }).click()
  await page.route('**/*.ttf', async (route) => {
    await held.promise
    await route.continue()
  })
  await dialog(page).getByRole('button', { name: 'Save PDF', exact: true }).click()
  await dialog(page).getByRole('button', { name: 'Stop' }).click()
  await expect(dialog(page).getByRole('button', { name: 'Save PDF', exact: true })).toBeEnabled()
  held.resolve()
  await expectAccessible(page)
  await closeDialog(page)
  await expect(page.getByRole('button', { name: 'Export', exact: true })).toBeFocused()
})
