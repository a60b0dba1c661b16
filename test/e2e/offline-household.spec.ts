import type { Page } from '@playwright/test'
import {
  anotherDevice,
  expectWaiting,
  expectWaitingKept,
  noSignal,
  reconnect,
  refusedChanges,
  sentFrom,
  waitUntilKept,
  withoutNetwork,
} from './offline-page.ts'
import { dialog } from './page-parts.ts'
import { ask, expect, expectAccessible, test } from './test.ts'

test.use({ serviceWorkers: 'allow', viewport: { width: 375, height: 812 } })

/** Holds back the answer to a deletion of this page until it is given. */
async function holdDeletion(page: Page): Promise<{ asked: Promise<unknown>; give: () => void }> {
  const { promise: given, resolve: give } = Promise.withResolvers<void>()
  await page.route('**/api/household-tasks/*', async (route) => {
    if (route.request().method() === 'DELETE') await given
    await route.continue()
  })
  return { asked: page.waitForRequest((request) => request.method() === 'DELETE'), give }
}

const task = (page: Page, text: string) => page.getByRole('checkbox', { name: `Done: ${text}` })

test('without a network the household opens, ticks, adds, changes, renames and deletes, also after the page was closed, and each change is sent once, in order', async ({
  page,
  context,
  server,
  signUp,
  complaints,
}) => {
  complaints.expect(withoutNetwork)
  await signUp()
  for (const text of ['Bed linen', 'Fridge seals', 'Spare keys'])
    await ask(page.request, server.url, '/api/household-tasks', { text, category: 'cleaning' })
  await ask(page.request, server.url, '/api/household/people', { name: 'Sam' })
  await page.goto('/household?room=cleaning')
  await expect(task(page, 'Spare keys')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Rename Sam' })).toBeVisible()
  await waitUntilKept(page)
  await page.close()

  await context.setOffline(true)
  const first = await context.newPage()
  await first.goto('/household?room=cleaning')
  await task(first, 'Bed linen').check()
  for (const text of ['Light bulbs', 'Door hinges']) {
    await first.getByLabel('New household task').fill(text)
    await first.getByLabel('New household task').press('Enter')
    await expect(task(first, text)).toBeVisible()
  }
  await first.getByRole('button', { name: 'Edit Spare keys' }).click()
  await dialog(first).getByLabel('Task').fill('Spare keys to Sam')
  await dialog(first).getByRole('button', { name: 'Save' }).click()
  await expect(dialog(first)).toHaveCount(0)
  await first.getByRole('button', { name: 'Rename Sam' }).click()
  await dialog(first).getByLabel('Name').fill('Samira')
  await dialog(first).getByRole('button', { name: 'Save' }).click()
  await expect(dialog(first)).toHaveCount(0)
  await first.getByRole('button', { name: 'Delete Fridge seals' }).click()
  await expectWaiting(first, 6)
  await first.getByText('What’s waiting').click()
  await expect(first.getByRole('group').getByRole('listitem')).toHaveText([
    'Bed linen',
    'Light bulbs',
    'Door hinges',
    'Spare keys to Sam',
    'Samira',
    'Fridge seals',
  ])
  await expectAccessible(first)
  await expectWaitingKept(first)
  await first.close()

  const second = await context.newPage()
  await second.goto('/household?room=cleaning')
  await expectWaiting(second, 6)
  await expect(task(second, 'Bed linen')).toBeChecked()
  await expect(task(second, 'Light bulbs')).not.toBeChecked()
  await expect(task(second, 'Spare keys to Sam')).toBeVisible()
  await expect(task(second, 'Fridge seals')).toHaveCount(0)
  await expect(second.getByRole('button', { name: 'Rename Samira' })).toBeVisible()
  const sent = sentFrom(second)
  await reconnect(second)
  await expect.poll(sent).toEqual(['PUT', 'POST', 'POST', 'PUT', 'PUT', 'DELETE'])
  const read = async (path: string) => (await second.request.get(server.url + path)).json()
  await expect.poll(() => read('/api/household-tasks')).toHaveLength(4)
  await expect
    .poll(() => read('/api/household-tasks'))
    .toMatchObject([
      { text: 'Door hinges', completed: false },
      { text: 'Light bulbs', completed: false },
      { text: 'Spare keys to Sam', completed: false },
      { text: 'Bed linen', completed: true },
    ])
  await expect.poll(() => read('/api/household/people')).toMatchObject([{ name: 'Samira' }])
})

test('where the network is gone before the device could keep anything, the user is told to keep the page open, and nothing is lost', async ({
  page,
  context,
  server,
  signUp,
  complaints,
}) => {
  complaints.expect(withoutNetwork)
  complaints.expect(/ERR_FAILED/)
  await signUp()
  const keeping = page.waitForRequest('**/assets/offline-*.js')
  const withoutCode = await page.route('**/assets/offline-*.js', (route) => route.abort())
  await page.goto('/household?room=cleaning')
  await page.getByLabel('New household task').fill('Light bulbs')
  await keeping
  await context.setOffline(true)
  await page.getByLabel('New household task').press('Enter')
  await expect(
    noSignal(page, /1 change will be sent once you’re back online. Until then, keep this page open/),
  ).toBeVisible()
  await withoutCode.dispose()
  await context.setOffline(false)
  await waitUntilKept(page)
  const read = async () => (await page.request.get(`${server.url}/api/household-tasks`)).json()
  await expect.poll(read).toMatchObject([{ text: 'Light bulbs' }])
  await context.setOffline(true)
  await page.getByLabel('New household task').fill('Door hinges')
  await page.getByLabel('New household task').press('Enter')
  await expectWaiting(page, 1)
})

test('two devices that changed one household task without a network agree: the later name stands, and what was refused is kept in words', async ({
  page,
  context,
  browser,
  server,
  signUp,
  complaints,
}) => {
  complaints.expect(withoutNetwork)
  complaints.expect(/status of 404/)
  const names = await signUp()
  for (const text of ['Bed linen', 'Spare keys'])
    await ask(page.request, server.url, '/api/household-tasks', { text, category: 'cleaning' })
  const laptop = await anotherDevice(browser, server.url, names)
  const other = await laptop.newPage()
  for (const each of [page, other]) {
    await each.goto('/household?room=cleaning')
    await expect(task(each, 'Spare keys')).toBeVisible()
    await waitUntilKept(each)
  }
  await context.setOffline(true)
  await laptop.setOffline(true)
  const rename = async (on: Page, to: string) => {
    await on.getByRole('button', { name: 'Edit Bed linen' }).click()
    await dialog(on).getByLabel('Task').fill(to)
    await dialog(on).getByRole('button', { name: 'Save' }).click()
    await expect(task(on, to)).toBeVisible()
  }
  await rename(other, 'Sheets')
  await other.getByRole('button', { name: 'Delete Spare keys' }).click()
  await rename(page, 'Sheets and towels')
  await task(page, 'Spare keys').check()
  await expectWaiting(other, 2)
  await expectWaiting(page, 2)
  const answer = await holdDeletion(other)
  await laptop.setOffline(false)
  await answer.asked
  await expect(noSignal(other, /Sending 1 change/)).toBeVisible()
  answer.give()
  await reconnect(other)
  await context.setOffline(false)
  const refused = refusedChanges(page)
  await page.getByRole('button', { name: 'See why' }).click()
  await expect(refused.getByText('Spare keys')).toBeInViewport()
  await expectAccessible(page)
  for (const each of [page, other]) {
    await expect(task(each, 'Sheets and towels')).toBeVisible()
    await expect(task(each, 'Spare keys')).toHaveCount(0)
  }
  await laptop.close()
})
