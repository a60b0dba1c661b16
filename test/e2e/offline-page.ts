import { expect, type Page } from '@playwright/test'

/** One visit with a network: the worker has put the app on the device, and the lists are kept. */
export async function waitUntilKept(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}))
  await expect.poll(() => kept(page)).toContain('copy')
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

/** What this device keeps under a name, as text; everything without one. */
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
