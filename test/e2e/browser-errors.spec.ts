import type { Page } from '@playwright/test'
import { expect, test } from './test.ts'

const path = '/api/browser-errors'

/** The bodies of all reports that a page sends. */
function reportsOf(page: Page): unknown[] {
  const sent: unknown[] = []
  page.on('request', (request) => {
    if (request.url().endsWith(path)) sent.push(request.postDataJSON())
  })
  return sent
}

/** Throws outside of React, with words of the user in the message. */
const breakPage = (page: Page, name: string) =>
  page.evaluate((name) => {
    window.reportError(Object.assign(new Error('I feel low'), { name }))
  }, name)

test('a screen that breaks is reported by kind and part, once, and the server logs it', async ({
  page,
  signUp,
  server,
  complaints,
}) => {
  complaints.expect(/ERR_FAILED|dynamically imported module/)
  await signUp()
  await page.goto('/journal')
  const sent = reportsOf(page)
  await page.route('**/assets/ProfileScreen*', (route) => route.abort())
  const answered = page.waitForResponse((response) => response.url().endsWith(path))
  await page.getByRole('link', { name: /^Your profile/ }).click()
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
  expect((await answered).status()).toBe(204)
  expect(sent).toEqual([{ kind: 'TypeError', component: expect.stringMatching(/^[\w-]+$/) }])
  const logged = async () => (await server.readLogs()).filter((line) => line.includes('"browser_error"'))
  await expect.poll(logged).toContainEqual(expect.stringContaining('"TypeError"'))
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
  expect(sent).toHaveLength(1)
})

test('what breaks outside of a screen is reported without its words, signed out too', async ({ page, complaints }) => {
  complaints.expect(/I feel low/)
  await page.goto('/')
  const sent = reportsOf(page)
  const answered = page.waitForResponse((response) => response.url().endsWith(path))
  await breakPage(page, 'RangeError')
  expect((await answered).status()).toBe(204)
  await breakPage(page, 'RangeError')
  const rejected = page.waitForRequest((request) => request.url().endsWith(path))
  await page.evaluate(() => void Promise.reject(new SyntaxError('I feel low')))
  await rejected
  expect(sent).toMatchObject([{ kind: 'RangeError' }, { kind: 'SyntaxError' }])
  expect(JSON.stringify(sent)).not.toContain('low')
})

test('a page reports five errors at most, and none because a report did not arrive', async ({ page, complaints }) => {
  complaints.expect(/I feel low|ERR_FAILED/)
  await page.goto('/')
  await page.route(`**${path}`, (route) => route.abort())
  const sent = reportsOf(page)
  for (const name of [
    'Error',
    'TypeError',
    'RangeError',
    'ReferenceError',
    'AbortError',
    'SecurityError',
    'NotFoundError',
  ])
    await breakPage(page, name)
  await expect.poll(() => sent.length).toBe(5)
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
  expect(sent).toHaveLength(5)
})
