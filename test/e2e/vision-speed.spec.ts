import type { Page } from '@playwright/test'
import { dialog } from './page-parts.ts'
import { expect, test } from './test.ts'
import { makeMany, uploadColouredPicture } from './uploads.ts'
import { addVision } from './vision-page.ts'

const count = 200

/** The pictures that the page has asked for, with what each weighed. */
function picturesOf(page: Page): Map<string, number> {
  const fetched = new Map<string, number>()
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (pathname.startsWith('/api/pictures/')) fetched.set(pathname, Number(response.headers()['content-length'] ?? 0))
  })
  return fetched
}

/** How many of these are laid out inside: what `content-visibility` skips does not count. */
const laidOut = (page: Page, selector: string) =>
  page.evaluate(
    (selector) =>
      Array.from(document.querySelectorAll(selector)).filter((each) =>
        each.checkVisibility({ contentVisibilityAuto: true }),
      ).length,
    selector,
  )

test('two hundred visions stand on one board, and only what is in sight is laid out and fetched, as a grid and as a wall', async ({
  page,
  signUp,
  server,
}) => {
  test.setTimeout(180_000)
  await signUp()
  const colours = Array.from({ length: 60 }, (_, n) => `hsl(${n * 6}, 60%, 50%)`)
  const pictures: string[] = []
  for (const colour of colours) pictures.push(await uploadColouredPicture(page, server.url, colour, 400, 300))
  await makeMany(page, server.url, count, pictures)
  const fetched = picturesOf(page)
  await page.goto('/vision-board')
  const cards = page.getByRole('list', { name: 'Your visions' }).getByRole('listitem')
  await expect(cards).toHaveCount(count)
  await expect.poll(() => fetched.size).toBeGreaterThan(3)
  await page.waitForLoadState('networkidle')
  expect(fetched.size).toBeLessThan(40)
  for (const [path, bytes] of fetched) {
    expect(path).toMatch(/\/thumb$/)
    expect(bytes).toBeLessThanOrEqual(30_000)
  }
  await expect.poll(() => laidOut(page, 'main h2')).toBeLessThan(120)

  await page.getByRole('button', { name: 'Free', exact: true }).click()
  await expect(page.locator('[data-vision]')).toHaveCount(count)
  await page.waitForLoadState('networkidle')
  expect(fetched.size).toBeLessThan(60)
  await expect.poll(() => laidOut(page, '[data-vision] img')).toBeLessThan(120)
  await page.getByRole('button', { name: 'Vision 0, loved', exact: true }).focus()
  await expect(page.getByRole('button', { name: 'Vision 0, loved', exact: true })).toBeInViewport()

  await page.getByRole('button', { name: 'Grid', exact: true }).click()
  await cards.last().scrollIntoViewIfNeeded()
  await expect(cards.last().getByRole('img')).toBeVisible()
  await addVision(page).click()
  await expect(dialog(page)).toBeVisible()
})

test('while a vision is carried over a full wall, nothing but its own style changes', async ({
  page,
  signUp,
  server,
}) => {
  await signUp()
  await makeMany(page, server.url, 60, [await uploadColouredPicture(page, server.url, 'teal')])
  await page.goto('/vision-board')
  await page.getByRole('button', { name: 'Free', exact: true }).click()
  const card = page.locator('[data-vision]').last()
  const box = await card.boundingBox()
  if (box === null) throw new Error('No card')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + 20, y + 10)
  await expect(card).toHaveAttribute('data-lifted', 'move')
  const touched = await page.evaluateHandle(() => {
    const touched = new Set<string>()
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const vision = target instanceof HTMLElement ? target.dataset['vision'] : undefined
        if (vision !== undefined) touched.add(vision)
      }
    }).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true })
    return touched
  })
  for (let n = 1; n <= 10; n += 1) await page.mouse.move(x + 20 + n * 6, y + 10 + n * 4)
  expect(await touched.evaluate((set) => [...set])).toEqual([await card.getAttribute('data-vision')])
  await page.mouse.up()
  await expect(card).not.toHaveAttribute('data-lifted')
})
