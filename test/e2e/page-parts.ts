import { expect, type Page } from '@playwright/test'

export const dialog = (page: Page) => page.getByRole('dialog')

export const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true })
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
export const press = (page: Page, name: string) => button(page, name).click()
export const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

/** The body of a reply of a server that cannot answer for a moment. */
export const unavailable = {
  type: 'about:blank',
  title: 'Away',
  status: 503,
  detail: 'Back in a moment.',
  code: 'unavailable',
}

/** The item of a list that has this heading. */
export const card = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title, exact: true }) })

export const toast = (page: Page, title: string) =>
  page.getByRole('region', { name: /Notifications/ }).getByText(title, { exact: true })

/** A dialog listens to the keyboard from when it has taken the focus. */
export const expectDialogAwake = (page: Page) =>
  expect(page.locator('[role=dialog]:focus, [role=dialog] :focus')).toHaveCount(1)

/** By the keyboard. A key that is pressed before the dialog has come would reach the page behind it. */
export async function closeDialog(page: Page): Promise<void> {
  await expectDialogAwake(page)
  await page.keyboard.press('Escape')
}

/** Goes back once the page is ready for it, as a person does: to close what is open over it, or to leave it. */
export async function goBack(page: Page, to: 'close' | 'leave'): Promise<void> {
  const isOver = () => page.evaluate(() => history.state !== null && 'overLayer' in history.state)
  await expect.poll(isOver).toBe(to === 'close')
  await page.goBack()
}

/** Requests of every page: the stream of changes, which stays open, and the notifications, once the page is at rest. */
const ofEveryPage = new Set(['/api/events', '/api/notifications'])

/** Every other call that the page makes, by address, sorted. */
export function callsOf(page: Page): () => string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname.startsWith('/api/') && !ofEveryPage.has(pathname)) asked.push(pathname + search)
  })
  return () => asked.toSorted((a, b) => a.localeCompare(b))
}

/** By how many pixels one column of cards ends before the other; cards over the whole width are none of either. */
export const gapOfColumns = (page: Page): Promise<number> =>
  page.getByRole('main').evaluate((main) => {
    const ends = new Map<number, number>()
    for (const card of main.querySelectorAll('section[aria-labelledby], nav')) {
      const { left, width, bottom } = card.getBoundingClientRect()
      const isOwnColumn = width > 200 && width < main.clientWidth * 0.75
      if (isOwnColumn) ends.set(Math.round(left), Math.max(bottom, ends.get(Math.round(left)) ?? 0))
    }
    return Math.max(...ends.values()) - Math.min(...ends.values())
  })

/** Waits until the page has rendered its latest state. */
export const expectDrawn = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))

/** By key: the footer stands below what is still loading, so a click may hit its former position. */
export const logOut = (page: Page): Promise<void> =>
  page.getByRole('contentinfo').getByRole('button', { name: 'Log out' }).press('Enter')
