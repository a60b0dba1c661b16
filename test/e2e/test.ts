import { randomUUID } from 'node:crypto'
import {
  type APIRequestContext,
  type BrowserContext,
  test as base,
  expect,
  type Page,
  type Request,
} from '@playwright/test'
import { onboardingDefaults } from '#contract/onboarding-defaults.ts'
import { all, colours, violationsOf } from './axe.ts'
import { type CoachServer, findSharedServer, type SharedServer, startCoachServer, startServer } from './start-server.ts'

export { expect } from '@playwright/test'

type Person = { username: string; email: string; password: string }

/** The console messages of a page during a test. A test that causes an error on purpose sets what it expects. */
type Complaints = { errors: string[]; thirdParties: string[]; expect: (said: RegExp) => void }

type Fixtures = {
  /** Fails the test where a page logged an error or asked another host for anything. */
  complaints: Complaints
  /** Makes an account over HTTP and signs this browser context in. `onboarded`: the wizard is completed. */
  signUp: (options?: { onboarded?: boolean; context?: BrowserContext }) => Promise<Person>
  /** The settings of `ownServer`. */
  ownSettings: Record<string, string>
  /** One that no other test uses, started before the time of the test begins. */
  ownServer: Awaited<ReturnType<typeof startServer>>
  /** For half a minute a server keeps what it learned of a service that fails. */
  ownCoach: CoachServer
}

type Servers = {
  server: SharedServer
  /** Started for the first test of a worker that asks for it: how its model behaves is each test's own to say. */
  coach: CoachServer
}

export const newPerson = (): Person => {
  const name = `p${randomUUID().slice(0, 8)}`
  return { username: name, email: `${name}@example.com`, password: 'a quiet morning light' }
}

/** Milliseconds. On a busy machine a server takes longer to start than a test may take. */
export const startLimit = 300_000

export const test = base.extend<Fixtures, Servers>({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's needs from this pattern.
    async ({}, run) => run(findSharedServer()),
    { scope: 'worker' },
  ],
  coach: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's needs from this pattern.
    async ({}, run) => {
      const coach = await startCoachServer()
      await run(coach)
      await coach.stop()
    },
    { scope: 'worker', timeout: startLimit },
  ],
  ownSettings: [{}, { option: true }],
  ownServer: [
    async ({ ownSettings }, run) => {
      const server = await startServer(ownSettings)
      await run(server)
      await server.stop()
    },
    { timeout: startLimit },
  ],
  ownCoach: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's needs from this pattern.
    async ({}, run) => {
      const coach = await startCoachServer()
      await run(coach)
      await coach.stop()
    },
    { timeout: startLimit },
  ],
  baseURL: async ({ server }, run) => run(server.url),
  page: async ({ page }, run) => {
    leaveOnceSaved(page)
    await run(page)
  },
  complaints: [
    async ({ context, server }, run) => {
      const expected: RegExp[] = []
      const complaints: Complaints = { errors: [], thirdParties: [], expect: (said) => expected.push(said) }
      context.on('console', (message) => {
        const path = URL.parse(message.location().url)?.pathname
        if (message.type() === 'error') complaints.errors.push(`${message.text()} ${path ?? ''}`.trim())
      })
      context.on('weberror', (error) => complaints.errors.push(error.error().message))
      context.on('request', (request) => {
        const { protocol, host } = new URL(request.url())
        if (protocol.startsWith('http') && host !== new URL(server.url).host) complaints.thirdParties.push(host)
      })
      await run(complaints)
      const unexpected = complaints.errors.filter((error) => !expected.some((said) => said.test(error)))
      expect({ errors: unexpected, thirdParties: complaints.thirdParties }).toEqual({ errors: [], thirdParties: [] })
    },
    { auto: true },
  ],
  signUp: async ({ context, server }, run) =>
    run(async ({ onboarded = true, context: other = context } = {}) => {
      const person = newPerson()
      await ask(other.request, server.url, '/api/auth/signup', person)
      if (onboarded) await ask(other.request, server.url, '/api/onboarding/complete', onboardingDefaults)
      return person
    }),
})

/** A dialog leaves its history entry a moment after it closes, and a reload in between is broken off. */
const isBackDone = () =>
  history.state?.overLayer === undefined ||
  location.pathname === '/onboarding' ||
  document.querySelector('[role=dialog], [role=menu]') !== null

/** True also for an address that is not a page of the product. */
const isLoaded = () =>
  document.getElementById('root') === null ||
  (document.querySelector('h1') !== null && document.querySelector('.animate-breathe') === null)

/**
 * Playwright looks for an element after 20, 70, 170 and 270 ms and then every 500 ms, and most pages are there between two of
 * these. This looks at every frame. A page that a test keeps from loading is left as it is after a second.
 */
const loaded = (page: Page) => page.waitForFunction(isLoaded, undefined, { timeout: 1_000 }).catch(() => {})

/** A page shows a change before the server has it. Who leaves the page then would read what was before, so a test waits. */
function leaveOnceSaved(page: Page): void {
  const underWay = new Set<Request>()
  page.on('request', (request) => {
    const isChange = request.method() !== 'GET' && request.headers()['accept'] !== 'text/event-stream'
    if (isChange) underWay.add(request)
  })
  page.on('requestfinished', (request) => underWay.delete(request))
  page.on('requestfailed', (request) => underWay.delete(request))
  const saved = async () => {
    await expect.poll(() => underWay.size, 'changes on their way').toBe(0)
    await expect.poll(() => page.evaluate(isBackDone), 'a step back on its way').toBe(true)
  }
  const goto = page.goto.bind(page)
  const reload = page.reload.bind(page)
  page.goto = async (...given) => {
    await saved()
    const response = await goto(...given)
    await loaded(page)
    return response
  }
  page.reload = async (...given) => {
    await saved()
    const response = await reload(...given)
    await loaded(page)
    return response
  }
}

/** Posts as the page would; fails where the server refuses. */
export async function ask(request: APIRequestContext, base: string, path: string, data: object): Promise<void> {
  const answer = await request.post(new URL(path, base).href, { data, headers: { origin: base } })
  expect(answer.ok(), `${path} answered ${answer.status()}: ${await answer.text()}`).toBe(true)
}

const views = [
  { width: 375, height: 812 },
  { width: 1280, height: 900 },
]

/** The whole page at once, also what a list loads when its end comes into view: half a button beneath the bottom navigation is not a button that is too small. */
async function showWholePage(page: Page, { width, height }: (typeof views)[number]): Promise<void> {
  await expect(page.locator('.animate-breathe')).toHaveCount(0)
  await expect
    .poll(async () => {
      const whole = await page.evaluate(() => document.documentElement.scrollHeight)
      await page.setViewportSize({ width, height: Math.max(height, whole) })
      const isLoading = (await page.getByRole('button', { name: /^(Load more|Loading)/ }).count()) > 0
      return isLoading || (await page.evaluate(() => document.documentElement.scrollHeight > window.innerHeight))
    })
    .toBe(false)
}

const schemes = ['light', 'dark'] as const
const reversed = ['dark', 'light'] as const

/** No axe violations and no horizontal scrolling: as a phone and as a desktop, in light and in dark. */
export async function expectAccessible(page: Page): Promise<void> {
  const before = page.viewportSize()
  for (const [at, view] of views.entries()) {
    await page.setViewportSize(view)
    // The second view begins as the first one ended: what changes costs a frame of the whole page.
    const [first, second] = at === 0 ? schemes : reversed
    for (const colorScheme of [first, second]) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      // In the dark nothing but the colours is another, so the page keeps its size.
      if (colorScheme === first) await showWholePage(page, view)
      const isDark = colorScheme === 'dark'
      await expect
        .poll(() => violationsOf(page, isDark ? colours : all), `axe at ${view.width} px, ${colorScheme}`)
        .toEqual([])
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(overflow, `sideways scroll at ${view.width} px`).toBeLessThanOrEqual(0)
    }
  }
  if (before !== null) await page.setViewportSize(before)
}

/** Something happens on another device while the page's next request of this method is on its way. */
export const changeDuringRequest = (
  page: Page,
  method: string,
  address: RegExp,
  happens: () => Promise<unknown>,
): Promise<unknown> =>
  page.route(address, async (route) => {
    if (route.request().method() === method) await happens()
    await route.fallback()
  })
