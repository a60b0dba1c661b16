import type { Page } from '@playwright/test'
import { expect, test } from './test.ts'
import { board, expectOrder, make, vision } from './vision-page.ts'

const titles = ['A door', 'A garden', 'A boat', 'A desk', 'A table']

const grip = (page: Page, title: string) =>
  vision(page, title).getByRole('button', { name: `Move ${title}`, exact: true })

/** Drags onto another card, in several moves: by the grip, or by the card itself. */
async function drag(page: Page, from: string, to: string, by: 'grip' | 'card' = 'grip'): Promise<void> {
  await expect(board(page)).toHaveAttribute('data-arranged')
  if (by === 'card') await vision(page, from).getByRole('heading', { level: 2 }).hover()
  else {
    await vision(page, from).hover()
    await grip(page, from).hover()
  }
  await page.mouse.down()
  const box = await vision(page, to).boundingBox()
  if (box === null) throw new Error(`No card for ${to}`)
  await page.mouse.move(box.x + box.width * 0.4, box.y + box.height * 0.4, { steps: 12 })
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 6 })
}

test('the user drags a vision to another place with the mouse, and it stays there', async ({
  page,
  signUp,
  server,
}) => {
  await signUp()
  await make(
    page,
    server.url,
    titles.map((title) => ({ title })),
  )
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/vision-board')
  await drag(page, 'A door', 'A boat')
  await expect.poll(() => board(page).getByRole('heading', { level: 2 }).allTextContents()).not.toEqual(titles)
  const kept = page.waitForResponse((response) => response.request().method() === 'PUT')
  await page.mouse.up()
  expect((await kept).ok()).toBe(true)
  const after = ['A garden', 'A boat', 'A door', 'A desk', 'A table']
  await expectOrder(page, after)
  await expect(page.getByText('A door: 3 of 5')).toBeAttached()
  await page.reload()
  await expectOrder(page, after)

  await drag(page, 'A door', 'A garden', 'card')
  await expect.poll(() => board(page).getByRole('heading', { level: 2 }).allTextContents()).not.toEqual(after)
  await page.mouse.up()
  await expectOrder(page, ['A door', 'A garden', 'A boat', 'A desk', 'A table'])
  // A button on the card is pressed, not dragged.
  await vision(page, 'A door').getByRole('button', { name: 'Love A door' }).click()
  await expect(vision(page, 'A door').getByRole('button', { name: 'Love A door' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
})

test('a drag that the user breaks off by Escape changes nothing', async ({ page, signUp, server }) => {
  await signUp()
  await make(
    page,
    server.url,
    titles.map((title) => ({ title })),
  )
  await page.goto('/vision-board')
  let changes = 0
  page.on('request', (request) => {
    if (request.method() === 'PUT') changes += 1
  })
  await drag(page, 'A desk', 'A door')
  await expect.poll(() => board(page).getByRole('heading', { level: 2 }).allTextContents()).not.toEqual(titles)
  await page.keyboard.press('Escape')
  await page.mouse.up()
  await expectOrder(page, titles)
  expect(changes).toBe(0)
})

test('the user moves a vision with the keyboard alone: by the arrow keys, and by the buttons beneath', async ({
  page,
  signUp,
  server,
}) => {
  await signUp()
  await make(
    page,
    server.url,
    titles.map((title) => ({ title })),
  )
  await page.goto('/vision-board')
  await grip(page, 'A boat').focus()
  await page.keyboard.press('ArrowLeft')
  await expectOrder(page, ['A door', 'A boat', 'A garden', 'A desk', 'A table'])
  await expect(grip(page, 'A boat')).toBeFocused()
  await expect(page.getByText('A boat: 2 of 5')).toBeAttached()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expectOrder(page, ['A door', 'A garden', 'A desk', 'A boat', 'A table'])
  await expect(grip(page, 'A boat')).toBeFocused()
  await page.keyboard.press('Enter')
  const button = (name: string) => vision(page, 'A boat').getByRole('button', { name: `${name}: A boat` })
  await button('Move last').press('Enter')
  await expectOrder(page, ['A door', 'A garden', 'A desk', 'A table', 'A boat'])
  await expect(button('Move last')).toBeFocused()
  await expect(button('Move later')).toHaveAttribute('aria-disabled', 'true')
  await button('Move first').press(' ')
  await expectOrder(page, ['A boat', 'A door', 'A garden', 'A desk', 'A table'])
  await page.keyboard.press('Escape')
  await expect(grip(page, 'A boat')).toBeFocused()
  await expect(button('Move first')).toBeHidden()
  await page.waitForLoadState('networkidle')
  await page.reload()
  await expectOrder(page, ['A boat', 'A door', 'A garden', 'A desk', 'A table'])
})

test.describe('by a finger', () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true })

  test('a finger that rests on a card drags it; a swipe over it scrolls', async ({ page, signUp, server }) => {
    await signUp()
    await make(
      page,
      server.url,
      titles.map((title) => ({ title })),
    )
    await page.goto('/vision-board')
    await expect(board(page)).toHaveAttribute('data-arranged')
    const glass = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
      glass.send('Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [{ x: 150, y }] })
    const order = () => board(page).getByRole('heading', { level: 2 }).allTextContents()

    const rests = page.evaluate(() => new Promise((resolve) => addEventListener('scrollend', resolve, { once: true })))
    await touch('touchStart', 600)
    for (let n = 1; n <= 8; n += 1) await touch('touchMove', 600 - n * 15)
    await touch('touchEnd')
    await rests
    const scrolled = await page.evaluate(() => window.scrollY)
    expect(scrolled).toBeGreaterThan(0)
    await expect.poll(order).toEqual(titles)

    await vision(page, 'A garden').evaluate((card) => card.scrollIntoView({ block: 'start' }))
    await touch('touchStart', 300)
    await expect(vision(page, 'A garden')).toHaveAttribute('data-dnd-dragging')
    for (let n = 1; n <= 10; n += 1) await touch('touchMove', 300 + n * 30)
    await expect.poll(async () => (await order()).indexOf('A garden')).toBeGreaterThan(1)
    await touch('touchEnd')
    await expect(page.getByText(/^A garden: [3-5] of 5$/)).toBeAttached()
  })
})
