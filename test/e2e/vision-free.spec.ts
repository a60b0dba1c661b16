import type { CDPSession, Page } from '@playwright/test'
import type { Placement } from '#contract/vision-board.ts'
import { toast } from './page-parts.ts'
import { expect, expectAccessible, test } from './test.ts'
import { make } from './vision-page.ts'

const titles = ['A house by the sea', 'Run a half marathon', 'Say yes to the cello', 'Dinner every Sunday']
const card = (page: Page, title: string) => page.getByRole('button', { name: title, exact: true })
const wall = (page: Page) => page.getByRole('region', { name: 'Free layout' })
const keyed = (page: Page, key: string) => page.keyboard.press(key)

async function openWall(page: Page, url: string): Promise<void> {
  await make(
    page,
    url,
    titles.map((title) => ({ title })),
  )
  await page.goto('/vision-board')
  const isPhone = (page.viewportSize()?.width ?? 0) < 640
  if (isPhone) await page.getByRole('button', { name: 'View and export' }).click()
  await page.getByRole('button', { name: 'Free', exact: true }).click()
  await expect(card(page, titles[0] ?? '')).toBeVisible()
}

/** The position of a vision on the server. */
async function placementOf(page: Page, title: string): Promise<Placement | null> {
  const answer = await page.request.get('/api/vision-board')
  const board: { title: string; placement: Placement | null }[] = await answer.json()
  return board.find((vision) => vision.title === title)?.placement ?? null
}

/** Every change that the page sends. */
function changesOf(page: Page): string[] {
  const sent: string[] = []
  page.on('request', (request) => request.method() === 'PUT' && sent.push(request.postData() ?? ''))
  return sent
}

async function middleOf(page: Page, title: string): Promise<{ x: number; y: number }> {
  const box = await card(page, title).boundingBox()
  if (box === null) throw new Error(`${title} is not on the wall`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** The middle of a corner of the chosen vision, where it rests and nothing lies above it: dragging near an edge scrolls. */
async function cornerOf(page: Page, grip: 'size' | 'turn'): Promise<{ x: number; y: number }> {
  const corner = wall(page).locator(`[data-grip=${grip}]`)
  await corner.hover()
  const box = await corner.boundingBox()
  if (box === null) throw new Error(`No corner to ${grip} it by`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

async function drag(page: Page, from: { x: number; y: number }, by: { x: number; y: number }): Promise<void> {
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  for (let n = 1; n <= 6; n += 1) await page.mouse.move(from.x + (by.x * n) / 6, from.y + (by.y * n) / 6)
  await page.mouse.up()
}

test('a vision lies where the user drags it, also tomorrow, and nothing else moves', async ({
  page,
  signUp,
  server,
}) => {
  await signUp()
  await openWall(page, server.url)
  const changes = changesOf(page)
  const others = await Promise.all(titles.slice(1).map((title) => middleOf(page, title)))
  const from = await middleOf(page, 'A house by the sea')
  await drag(page, from, { x: -130, y: 90 })
  const to = await middleOf(page, 'A house by the sea')
  expect(Math.abs(to.x - from.x + 130)).toBeLessThan(9)
  expect(Math.abs(to.y - from.y - 90)).toBeLessThan(9)
  await expect.poll(() => placementOf(page, 'A house by the sea')).not.toBeNull()
  expect(changes).toHaveLength(1)
  await expect.poll(() => Promise.all(titles.slice(1).map((title) => middleOf(page, title)))).toEqual(others)
  await page.reload()
  await expect(card(page, 'A house by the sea')).toBeVisible()
  await expect.poll(() => middleOf(page, 'A house by the sea')).toEqual(to)
})

test('its corners size and turn a vision, and Escape cancels the drag', async ({ page, signUp, server }) => {
  await signUp()
  await openWall(page, server.url)
  await card(page, 'Say yes to the cello').click()
  await drag(page, await cornerOf(page, 'size'), { x: 60, y: 72 })
  await expect.poll(async () => (await placementOf(page, 'Say yes to the cello'))?.width ?? 0).toBeGreaterThan(0.26)
  const before = (await placementOf(page, 'Say yes to the cello'))?.turn ?? 0
  await drag(page, await cornerOf(page, 'turn'), { x: -20, y: -60 })
  await expect
    .poll(async () => (await placementOf(page, 'Say yes to the cello'))?.turn ?? 0)
    .toBeGreaterThan(before + 5)

  await card(page, 'Say yes to the cello').hover()
  const kept = await middleOf(page, 'Say yes to the cello')
  await page.mouse.down()
  await page.mouse.move(kept.x + 50, kept.y + 50)
  await expect(page.locator('[data-lifted]')).toHaveCount(1)
  await keyed(page, 'Escape')
  await page.mouse.up()
  await expect(page.locator('[data-lifted]')).toHaveCount(0)
  await expect.poll(() => middleOf(page, 'Say yes to the cello')).toEqual(kept)
})

test('the keyboard moves, sizes and turns a vision, says where it lies, and keeps it in one go', async ({
  page,
  signUp,
  server,
}) => {
  await signUp()
  await openWall(page, server.url)
  const changes = changesOf(page)
  const from = await middleOf(page, 'Dinner every Sunday')
  await card(page, 'Dinner every Sunday').focus()
  for (const key of ['ArrowRight', 'Shift+ArrowRight', 'ArrowDown', '+', ']', ']']) await keyed(page, key)
  await expect(wall(page).getByText(/percent from the left, .* down, .* wide, /)).toHaveCount(1)
  expect(changes).toHaveLength(1)
  const to = await middleOf(page, 'Dinner every Sunday')
  expect(to.x).toBeGreaterThan(from.x + 60)
  await keyed(page, 'f')
  await expect.poll(async () => (await placementOf(page, 'Dinner every Sunday'))?.layer).toBe(1)
  await keyed(page, 'ArrowUp')
  await keyed(page, 'Escape')
  await page.reload()
  await expect(card(page, 'Dinner every Sunday')).toBeVisible()
  await expect.poll(() => middleOf(page, 'Dinner every Sunday')).toEqual(to)
})

test('every move is a button as well, for whoever does not drag', async ({ page, signUp, server }) => {
  await signUp()
  await openWall(page, server.url)
  await card(page, 'Run a half marathon').click()
  const bar = page.getByRole('toolbar', { name: 'Arrange Run a half marathon' })
  await bar.getByRole('button', { name: 'Larger' }).click()
  await bar.getByRole('button', { name: 'Move down' }).click()
  await expect.poll(() => placementOf(page, 'Run a half marathon')).not.toBeNull()
  await bar.getByRole('button', { name: 'Done arranging' }).click()
  await expect(bar).toBeHidden()
  await expect(card(page, 'Run a half marathon')).toBeFocused()
})

test('tidying up puts all visions back, and its undo gives each its place again', async ({ page, signUp, server }) => {
  await signUp()
  await openWall(page, server.url)
  const begun = await middleOf(page, 'A house by the sea')
  await drag(page, begun, { x: 60, y: 140 })
  await expect.poll(() => placementOf(page, 'A house by the sea')).not.toBeNull()
  const laid = await middleOf(page, 'A house by the sea')
  await page.getByRole('button', { name: 'Tidy up' }).click()
  await expect(toast(page, 'Tidied up')).toBeVisible()
  await expect.poll(() => middleOf(page, 'A house by the sea')).toEqual(begun)
  await expect.poll(() => placementOf(page, 'A house by the sea')).toBeNull()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => middleOf(page, 'A house by the sea')).toEqual(laid)
  await expect.poll(() => placementOf(page, 'A house by the sea')).not.toBeNull()
})

test('a place that the server refuses is not shown as kept', async ({ page, signUp, server, complaints }) => {
  await signUp()
  await openWall(page, server.url)
  complaints.expect(/ERR_FAILED|Failed to load/)
  await page.route('**/api/vision-board/*', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  )
  const from = await middleOf(page, 'A house by the sea')
  await drag(page, from, { x: -100, y: 60 })
  await expect(toast(page, 'This isn’t saved yet')).toBeVisible()
  await expect.poll(() => middleOf(page, 'A house by the sea')).toEqual(from)
})

test('the wall is accessible, at any width and in both lights', async ({ page, signUp, server }) => {
  await signUp()
  await openWall(page, server.url)
  await card(page, 'A house by the sea').click()
  await expectAccessible(page)
})

test.describe('by a finger', () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true })

  const finger =
    (glass: CDPSession) =>
    (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number, y = 0) =>
      glass.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y }] })

  test('a swipe over a vision scrolls; one that was tapped moves', async ({ page, signUp, server }) => {
    await signUp()
    await openWall(page, server.url)
    const changes = changesOf(page)
    const touch = finger(await page.context().newCDPSession(page))
    await card(page, 'A house by the sea').scrollIntoViewIfNeeded()
    const swiped = await middleOf(page, 'A house by the sea')
    const scrolled = await page.evaluate(() => window.scrollY)
    // A tap during the scroll animation would only stop it.
    const rests = page.evaluate(() => new Promise((resolve) => addEventListener('scrollend', resolve, { once: true })))
    await touch('touchStart', swiped.x, swiped.y)
    for (let n = 1; n <= 8; n += 1) await touch('touchMove', swiped.x, swiped.y - n * 15)
    await touch('touchEnd')
    await rests
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(scrolled)
    expect(changes).toEqual([])

    await card(page, 'A house by the sea').tap()
    await expect(card(page, 'A house by the sea')).toHaveAttribute('aria-pressed', 'true')
    // In the middle of the screen: away from the bar that came with the tap.
    await card(page, 'A house by the sea').evaluate((element) => element.scrollIntoView({ block: 'center' }))
    const from = await middleOf(page, 'A house by the sea')
    await touch('touchStart', from.x, from.y)
    for (let n = 1; n <= 8; n += 1) await touch('touchMove', from.x - n * 12, from.y + n * 2)
    await touch('touchEnd')
    await expect.poll(() => placementOf(page, 'A house by the sea')).not.toBeNull()
    expect((await middleOf(page, 'A house by the sea')).x).toBeLessThan(from.x - 60)
    expect(changes).toHaveLength(1)
  })
})
