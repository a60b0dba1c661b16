import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test'
import { ask } from './test.ts'

/** Console messages of a page without a network, also if it goes while the worker is being fetched. */
export const withoutNetwork =
  /ERR_INTERNET_DISCONNECTED|Failed to fetch|no-response|unknown error occurred when fetching the script/

/** Another device, signed out. */
export const newDevice = (browser: Browser, baseURL: string): Promise<BrowserContext> =>
  browser.newContext({ baseURL, reducedMotion: 'reduce', locale: 'en-US' })

/** Another device of the same account. */
export async function anotherDevice(
  browser: Browser,
  baseURL: string,
  { username, password }: { username: string; password: string },
): Promise<BrowserContext> {
  const device = await newDevice(browser, baseURL)
  await ask(device.request, baseURL, '/api/auth/login', { username, password })
  return device
}

/** One visit with a network: the worker has put the app on the device, and all lists are kept. */
export async function waitUntilKept(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('all-kept').length > 0)
  expect(await kept(page)).toContain('copy:3')
}

/** The names of what this device keeps. */
export const kept = (page: Page): Promise<string[]> =>
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

/** The text that this device keeps under a name; everything without one. */
export const keptText = (page: Page, name?: string): Promise<string> =>
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

export const noSignal = (page: Page, text: RegExp) => page.getByRole('status').filter({ hasText: text })

export const expectWaiting = (page: Page, changes: number) =>
  expect(noSignal(page, changes === 1 ? /1 change is saved/ : new RegExp(`${changes} changes are saved`))).toBeVisible()

/** The network comes back, and all that waited on this page is sent. */
export async function reconnect(page: Page): Promise<void> {
  await page.context().setOffline(false)
  await expect(noSignal(page, /saved on this device|Sending/)).toHaveCount(0)
}

/** The methods of the changes that a page sends from now on, in order. */
export function sentFrom(page: Page): () => string[] {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.method())
  })
  return () => sent
}

/** Waits until changes made without a network are stored on the device, where they outlive the page. */
export const expectWaitingKept = (page: Page) =>
  expect.poll(async () => (await kept(page)).some((name) => name.startsWith('waiting:'))).toBe(true)

/** The notice of a change that was refused after it had waited. */
export const refusedChanges = (page: Page) => page.getByRole('region', { name: 'Changes that couldn’t be saved' })
