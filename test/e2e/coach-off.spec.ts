import { type BrowserContext, expect, type Page } from '@playwright/test'
import { otherPaths, pages } from '../../src/contract/pages.ts'
import { startServer } from './start-server.ts'
import { ask, startLimit, test } from './test.ts'

// 'AI Tools' is a tab of the Digital Income Hub, about the programs of others.
const traces = /luxee|sophia|\bcoach|\bAI\b(?! Tools)/i

/** All the text of a page: visible, for screen readers, and for search engines. */
const saidBy = (page: Page) =>
  page.evaluate(() => {
    const names = ['aria-label', 'title', 'alt', 'placeholder', 'content', 'href']
    const attributes = [...document.querySelectorAll('*')].flatMap((element) =>
      names.map((name) => element.getAttribute(name) ?? ''),
    )
    return [document.title, document.body.innerText, ...attributes].join('\n')
  })

async function expectSilence(page: Page): Promise<void> {
  await expect(page.locator('h1').first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  const said = await saidBy(page)
  expect(said.split('\n').filter((line) => traces.test(line))).toEqual([])
}

let server: Awaited<ReturnType<typeof startServer>>
let context: BrowserContext
let page: Page

test.describe('where the coach is off', () => {
  test.describe.configure({ mode: 'serial' })

  test.beforeAll(async ({ browser }) => {
    test.setTimeout(startLimit)
    server = await startServer({ COACH_PROVIDER: 'off' })
    context = await browser.newContext({ reducedMotion: 'reduce', baseURL: server.url })
    page = await context.newPage()
  })

  test.afterAll(async () => {
    await context.close()
    await server.stop()
  })

  test('the landing page promises none: not in its cards, its plans, its pictures, nor to a search engine', async () => {
    const answer = await page.goto('/')
    expect(await answer?.text()).not.toMatch(traces)
    await expectSilence(page)
    await expect(page.getByRole('heading', { name: 'Two plans, no tricks' })).toBeVisible()
  })

  test('no step of the wizard speaks of one', async () => {
    await page.goto('/onboarding')
    await expectSilence(page)
    await page.getByRole('button', { name: 'Begin' }).click()
    for (let step = 2; step <= 4; step += 1) {
      await page.getByRole('button', { name: 'Next' }).click()
      await expectSilence(page)
    }
  })

  test('no page, navigation, footer or menu leads to one', async () => {
    await ask(page.request, server.url, '/api/demo', { timeZone: 'UTC' })
    const shown = pages.filter(({ key }) => key !== 'coach').map(({ path }) => path)
    for (const path of [...shown, otherPaths.onboarding]) {
      await page.goto(path)
      await expectSilence(page)
    }
  })

  test('no step of the tour visits one', async () => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Start Tour' }).click()
    const dialog = page.getByRole('dialog', { name: 'Guided tour' })
    await expect(dialog).toContainText('of 9')
    await expect(dialog).toContainText('Nine short stops')
    for (let step = 1; step < 9; step += 1) {
      await expectSilence(page)
      await dialog.getByRole('button', { name: 'Next', exact: true }).click()
    }
    await expect(dialog.getByRole('button', { name: 'Finish Tour' })).toBeVisible()
    await expectSilence(page)
  })

  test('the list of premium leaves it out', async ({ browser }) => {
    const other = await browser.newContext({ baseURL: server.url })
    const otherPage = await other.newPage()
    const person = { username: 'ada_quiet', email: 'ada@example.com', password: 'a quiet morning light' }
    await ask(otherPage.request, server.url, '/api/auth/signup', person)
    await otherPage.goto('/profile')
    await otherPage.getByRole('button', { name: 'Upgrade to Premium' }).click()
    const offer = otherPage.getByRole('dialog', { name: 'Glowell Premium' })
    await offer.getByText(/^\+ \d more/).click()
    await expectSilence(otherPage)
    await other.close()
  })

  test('the coach’s page, the page about the coach, and every call are not there', async () => {
    for (const path of ['/ask-luxee', '/ask-luxee/about']) expect((await page.goto(path))?.status()).toBe(404)
    for (const path of ['/api/sophia/coach', '/api/sophia/chats']) {
      const answer = await page.request.get(path)
      expect(answer.status()).toBe(404)
    }
  })
})
