import type { BrowserContext, Page } from '@playwright/test'
import { day, headerOf, row } from './planner-page.ts'
import { ask, expect, test } from './test.ts'

// Elsewhere workers are blocked: what they answer, a test could not route.
test.use({ serviceWorkers: 'allow' })

const newTask = (title: string) => ({
  title,
  description: null,
  category: 'personal',
  priority: 3,
  dueDate: day(),
  scheduledTime: null,
  estimatedDuration: 30,
  isCompleted: false,
})

const done = (page: Page, title: string) => row(page, title).getByRole('checkbox')

/** One visit with a network: the worker has put the app on the device, and the lists are kept. */
async function visit(page: Page): Promise<void> {
  await page.goto('/planner')
  await expect(page.getByRole('heading', { name: headerOf(day()) })).toBeVisible()
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}))
  await expect.poll(() => kept(page)).toContain('copy')
}

/** The names of what this device keeps. */
const kept = (page: Page): Promise<string[]> =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve, reject) => {
        const opening = indexedDB.open('glowell')
        opening.addEventListener('error', () => reject(new Error('It did not open')))
        opening.addEventListener('success', () => {
          const database = opening.result
          if (!database.objectStoreNames.contains('kept')) return resolve([])
          const asking = database.transaction('kept').objectStore('kept').getAllKeys()
          asking.addEventListener('success', () => {
            database.close()
            resolve(asking.result.map(String))
          })
          return undefined
        })
      }),
  )

/** What this device keeps under a name, as text; everything without one. */
const keptText = (page: Page, name?: string): Promise<string> =>
  page.evaluate(
    (key) =>
      new Promise<string>((resolve) => {
        const opening = indexedDB.open('glowell')
        opening.addEventListener('success', () => {
          const asking = opening.result.transaction('kept').objectStore('kept').getAll(key)
          asking.addEventListener('success', () => {
            opening.result.close()
            resolve(JSON.stringify(asking.result))
          })
        })
      }),
    name,
  )

const noSignal = (page: Page, text: RegExp) => page.getByRole('status').filter({ hasText: text })

async function withoutSignal(context: BrowserContext): Promise<Page> {
  await context.setOffline(true)
  const page = await context.newPage()
  await page.goto('/planner')
  return page
}

test('without a network the planner opens, ticks and deletes, also after the page was closed, and each change is sent once', async ({
  page,
  context,
  server,
  signUp,
  complaints,
}) => {
  complaints.expect(/ERR_INTERNET_DISCONNECTED|Failed to fetch|no-response/)
  await signUp()
  for (const title of ['Water the fern', 'Call the vet'])
    await ask(page.request, server.url, '/api/tasks', newTask(title))
  await visit(page)
  await expect(row(page, 'Call the vet')).toBeVisible()
  await expect.poll(() => kept(page)).toContain('copy')
  await page.close()

  const first = await withoutSignal(context)
  await expect(row(first, 'Water the fern')).toBeVisible()
  await done(first, 'Water the fern').click()
  await expect(done(first, 'Water the fern')).toBeChecked()
  await expect(noSignal(first, /1 change waits/)).toBeVisible()
  const before = await keptText(first, 'copy')
  await row(first, 'Call the vet')
    .getByRole('button', { name: /Delete/ })
    .click()
  await expect(row(first, 'Call the vet')).toHaveCount(0)
  await expect(noSignal(first, /2 changes wait/)).toBeVisible()
  await expect.poll(async () => (await kept(first)).some((name) => name.startsWith('waiting:'))).toBe(true)
  await expect.poll(() => keptText(first, 'copy')).not.toBe(before)
  expect(await keptText(first)).not.toMatch(/fern|vet/)
  await first.close()

  const second = await withoutSignal(context)
  await expect(noSignal(second, /2 changes wait/)).toBeVisible()
  await expect(done(second, 'Water the fern')).toBeChecked()
  const sent: string[] = []
  second.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.method())
  })
  await context.setOffline(false)
  await expect(noSignal(second, /wait|Sending/)).toHaveCount(0)
  await expect.poll(() => sent).toEqual(['PUT', 'DELETE'])
  const tasks = async () => (await second.request.get(new URL(`/api/tasks?date=${day()}`, server.url).href)).json()
  await expect.poll(tasks).toMatchObject([{ title: 'Water the fern', isCompleted: true }])
})

test('two devices that changed the same list without a network agree when it is back', async ({
  page,
  context,
  browser,
  server,
  signUp,
  complaints,
}) => {
  complaints.expect(/ERR_INTERNET_DISCONNECTED|Failed to fetch|no-response|status of 404/)
  const { username, password } = await signUp()
  for (const title of ['Water the fern', 'Call the vet', 'Buy tea'])
    await ask(page.request, server.url, '/api/tasks', newTask(title))
  const laptop = await browser.newContext({ baseURL: server.url, reducedMotion: 'reduce', serviceWorkers: 'allow' })
  await ask(laptop.request, server.url, '/api/auth/login', { username, password })
  const other = await laptop.newPage()
  for (const each of [page, other]) await visit(each)
  await context.setOffline(true)
  await laptop.setOffline(true)
  await done(page, 'Water the fern').click()
  await done(other, 'Call the vet').click()
  await row(other, 'Buy tea')
    .getByRole('button', { name: /Delete/ })
    .click()
  await done(page, 'Buy tea').click()
  await expect(noSignal(page, /2 changes wait/)).toBeVisible()
  await expect(noSignal(other, /2 changes wait/)).toBeVisible()
  await laptop.setOffline(false)
  await expect(noSignal(other, /wait|Sending/)).toHaveCount(0)
  await context.setOffline(false)
  await expect(page.getByText("1 change couldn't be saved")).toBeVisible()
  const refused = page.getByRole('region', { name: "Changes that couldn't be saved" })
  await expect(refused.getByText('Buy tea')).toBeVisible()
  for (const each of [page, other]) {
    await expect(done(each, 'Water the fern')).toBeChecked()
    await expect(done(each, 'Call the vet')).toBeChecked()
    await expect(row(each, 'Buy tea')).toHaveCount(0)
  }
  await refused.getByRole('button', { name: 'Got it' }).click()
  await expect(refused).toHaveCount(0)
  await laptop.close()
})

test('after signing out this device keeps nothing of the account', async ({ page, server, signUp, complaints }) => {
  // The stream of changes may hear of the end first, and ask.
  complaints.expect(/status of 401/)
  await signUp()
  await ask(page.request, server.url, '/api/tasks', newTask('Water the fern'))
  await visit(page)
  await page.getByRole('button', { name: 'Log out' }).click()
  await page.waitForURL('/')
  expect(await kept(page)).toEqual([])
})
