import type { Page } from '@playwright/test'
import { kept, noSignal, waitUntilKept } from './offline-page.ts'
import { dialog } from './parts.ts'
import { ask, expect, expectAccessible, test } from './test.ts'

test.use({ serviceWorkers: 'allow', viewport: { width: 375, height: 812 } })

const task = (page: Page, text: string) => page.getByRole('checkbox', { name: `Done: ${text}` })

test('without a network the household opens, ticks, adds, changes, renames and deletes, also after the page was closed, and each change is sent once, in order', async ({
  page,
  context,
  server,
  signUp,
  complaints,
}) => {
  complaints.expect(/ERR_INTERNET_DISCONNECTED|Failed to fetch|no-response/)
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
  await first.getByLabel('New household task').fill('Light bulbs')
  await first.getByLabel('New household task').press('Enter')
  await first.getByRole('button', { name: 'Edit Spare keys' }).click()
  await dialog(first).getByLabel('Task').fill('Spare keys to Sam')
  await dialog(first).getByRole('button', { name: 'Save' }).click()
  await expect(dialog(first)).toHaveCount(0)
  await first.getByRole('button', { name: 'Rename Sam' }).click()
  await dialog(first).getByLabel('Name').fill('Samira')
  await dialog(first).getByRole('button', { name: 'Save' }).click()
  await expect(dialog(first)).toHaveCount(0)
  await first.getByRole('button', { name: 'Delete Fridge seals' }).click()
  await expect(noSignal(first, /5 changes wait/)).toBeVisible()
  await first.getByText('What’s waiting').click()
  await expect(first.getByRole('group').getByRole('listitem')).toHaveText([
    'Bed linen',
    'Light bulbs',
    'Spare keys to Sam',
    'Samira',
    'Fridge seals',
  ])
  await expectAccessible(first)
  await expect.poll(async () => (await kept(first)).some((name) => name.startsWith('waiting:'))).toBe(true)
  await first.close()

  const second = await context.newPage()
  await second.goto('/household?room=cleaning')
  await expect(noSignal(second, /5 changes wait/)).toBeVisible()
  await expect(task(second, 'Bed linen')).toBeChecked()
  await expect(task(second, 'Light bulbs')).not.toBeChecked()
  await expect(task(second, 'Spare keys to Sam')).toBeVisible()
  await expect(task(second, 'Fridge seals')).toHaveCount(0)
  await expect(second.getByRole('button', { name: 'Rename Samira' })).toBeVisible()
  const sent: string[] = []
  second.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.method())
  })
  await context.setOffline(false)
  await expect(noSignal(second, /wait|Sending/)).toHaveCount(0)
  await expect.poll(() => sent).toEqual(['PUT', 'POST', 'PUT', 'PUT', 'DELETE'])
  const read = async (path: string) => (await second.request.get(server.url + path)).json()
  await expect.poll(() => read('/api/household-tasks')).toHaveLength(3)
  expect(await read('/api/household-tasks')).toMatchObject([
    { text: 'Light bulbs', completed: false },
    { text: 'Spare keys to Sam', completed: false },
    { text: 'Bed linen', completed: true },
  ])
  expect(await read('/api/household/people')).toMatchObject([{ name: 'Samira' }])
})

test('two devices that changed one household task without a network agree: the later name stands, and what was refused is kept in words', async ({
  page,
  context,
  browser,
  server,
  signUp,
  complaints,
}) => {
  complaints.expect(/ERR_INTERNET_DISCONNECTED|Failed to fetch|no-response|status of 404/)
  const { username, password } = await signUp()
  for (const text of ['Bed linen', 'Spare keys'])
    await ask(page.request, server.url, '/api/household-tasks', { text, category: 'cleaning' })
  const laptop = await browser.newContext({ baseURL: server.url, reducedMotion: 'reduce', serviceWorkers: 'allow' })
  await ask(laptop.request, server.url, '/api/auth/login', { username, password })
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
  await expect(noSignal(other, /2 changes wait/)).toBeVisible()
  await expect(noSignal(page, /2 changes wait/)).toBeVisible()
  await laptop.setOffline(false)
  await expect(noSignal(other, /wait|Sending/)).toHaveCount(0)
  await context.setOffline(false)
  const refused = page.getByRole('region', { name: "Changes that couldn't be saved" })
  await page.getByRole('button', { name: 'See why' }).click()
  await expect(refused.getByText('Spare keys')).toBeInViewport()
  await expectAccessible(page)
  for (const each of [page, other]) {
    await expect(task(each, 'Sheets and towels')).toBeVisible()
    await expect(task(each, 'Spare keys')).toHaveCount(0)
  }
  await laptop.close()
})
