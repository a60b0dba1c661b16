import type { BrowserContext, Page } from '@playwright/test'
import {
  anotherDevice,
  expectWaiting,
  expectWaitingKept,
  kept,
  keptText,
  newDevice,
  reconnect,
  refusedChanges,
  sentFrom,
  waitUntilKept,
  withoutNetwork,
} from './offline-page.ts'
import { day, headerOf, row, taskOfToday } from './planner-page.ts'
import { logOut } from './page-parts.ts'
import { changeElsewhere, logIn, newPassword } from './password-page.ts'
import { ask, expect, test } from './test.ts'

// Elsewhere workers are blocked: what they answer, a test could not route.
test.use({ serviceWorkers: 'allow' })

const done = (page: Page, title: string) => row(page, title).getByRole('checkbox')

/** One visit with a network: the worker has put the app on the device, and the lists are kept. */
async function visit(page: Page): Promise<void> {
  await page.goto('/planner')
  await expect(page.getByRole('heading', { name: headerOf(day()) })).toBeVisible()
  await waitUntilKept(page)
}

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
  complaints.expect(withoutNetwork)
  await signUp()
  for (const title of ['Water the fern', 'Call the vet'])
    await ask(page.request, server.url, '/api/tasks', taskOfToday(title))
  await visit(page)
  await expect(row(page, 'Call the vet')).toBeVisible()
  await expect.poll(() => kept(page)).toContain('copy:3')
  await page.close()

  const first = await withoutSignal(context)
  await expect(row(first, 'Water the fern')).toBeVisible()
  await done(first, 'Water the fern').click()
  await expect(done(first, 'Water the fern')).toBeChecked()
  await expectWaiting(first, 1)
  const before = await keptText(first, 'copy:3')
  await row(first, 'Call the vet')
    .getByRole('button', { name: /Delete/ })
    .click()
  await expect(row(first, 'Call the vet')).toHaveCount(0)
  await expectWaiting(first, 2)
  await expectWaitingKept(first)
  await expect.poll(() => keptText(first, 'copy:3')).not.toBe(before)
  expect(await keptText(first)).not.toMatch(/Water the fern|Call the vet/)
  await first.close()

  const second = await withoutSignal(context)
  await expectWaiting(second, 2)
  await expect(done(second, 'Water the fern')).toBeChecked()
  const sent = sentFrom(second)
  await reconnect(second)
  await expect.poll(sent).toEqual(['PUT', 'DELETE'])
  const tasks = async () => (await second.request.get(new URL(`/api/tasks?date=${day()}`, server.url).href)).json()
  await expect.poll(tasks).toMatchObject([{ title: 'Water the fern', isCompleted: true }])
})

test('what waits under the password of before is sent once its account logs in with the new one', async ({
  page,
  context,
  server,
  signUp,
  complaints,
}) => {
  complaints.expect(withoutNetwork)
  complaints.expect(/status of 401/)
  const owner = await signUp()
  await ask(page.request, server.url, '/api/tasks', taskOfToday('Water the fern'))
  await visit(page)
  await page.close()
  const offline = await withoutSignal(context)
  await done(offline, 'Water the fern').click()
  await expectWaiting(offline, 1)
  await expectWaitingKept(offline)
  await offline.close()
  await changeElsewhere(server.url, owner)

  await context.setOffline(false)
  const later = await context.newPage()
  await logIn(later, { ...owner, password: newPassword })
  const tasks = async () => (await later.request.get(new URL(`/api/tasks?date=${day()}`, server.url).href)).json()
  await expect.poll(tasks).toMatchObject([{ title: 'Water the fern', isCompleted: true }])
  expect(await keptText(later)).not.toMatch(/fern/)
})

test('two devices that changed the same list without a network agree when it is back', async ({
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
  for (const title of ['Water the fern', 'Call the vet', 'Buy tea'])
    await ask(page.request, server.url, '/api/tasks', taskOfToday(title))
  const laptop = await anotherDevice(browser, server.url, names)
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
  await expectWaiting(page, 2)
  await expectWaiting(other, 2)
  await reconnect(other)
  await reconnect(page)
  await expect(page.getByText('1 change couldn’t be saved')).toBeVisible()
  const refused = refusedChanges(page)
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

const item = (page: Page, name: string) => page.getByRole('tabpanel').getByRole('checkbox', { name, exact: true })

async function add(page: Page, line: string): Promise<void> {
  await page.getByLabel('Add an item').fill(line)
  await page.getByLabel('Add an item').press('Enter')
  await expect(item(page, line)).toBeVisible()
}

const remove = (page: Page, name: string) => page.getByRole('button', { name: `Delete ${name}` }).click()

test('after one visit to the dashboard household and shopping open without a network, and after signing out nothing is kept', async ({
  page,
  context,
  server,
  signUp,
  complaints,
}) => {
  complaints.expect(withoutNetwork)
  // The stream of changes may hear of the end first, and ask.
  complaints.expect(/status of 401/)
  await signUp()
  for (const text of ['Bed linen', 'Spare keys'])
    await ask(page.request, server.url, '/api/household-tasks', { text, category: 'laundry' })
  for (const line of ['Milk', 'Bread'])
    await ask(page.request, server.url, '/api/shopping-items', { list: 'beauty', line })
  await page.goto('/')
  await waitUntilKept(page)
  await context.setOffline(true)
  const household = (text: string) => page.getByRole('checkbox', { name: `Done: ${text}` })
  await page.getByRole('link', { name: 'Household' }).first().click()
  await household('Bed linen').click()
  await expectWaiting(page, 1)
  await page.getByLabel('New household task').fill('Light bulbs')
  await page.getByLabel('New household task').press('Enter')
  await expect(household('Light bulbs')).toBeVisible()
  await page.getByRole('button', { name: 'Delete Spare keys' }).click()
  await expectWaiting(page, 3)
  await page.goto('/shopping-lists?tab=beauty')
  await item(page, 'Milk').click()
  await add(page, 'Soap')
  await remove(page, 'Bread')
  await expectWaiting(page, 6)

  await reconnect(page)
  const read = async (path: string) => (await page.request.get(server.url + path)).json()
  await expect
    .poll(() => read('/api/shopping-items?list=beauty'))
    .toMatchObject([{ name: 'Soap' }, { name: 'Milk', isCompleted: true }])
  await expect
    .poll(() => read('/api/household-tasks'))
    .toMatchObject([
      { text: 'Light bulbs', completed: false },
      { text: 'Bed linen', completed: true },
    ])
  await logOut(page)
  await page.waitForURL('/')
  expect(await kept(page)).toEqual([])
})

/** Shopping with a network. */
async function visitLists(page: Page, tab: string, name: RegExp): Promise<void> {
  await page.goto(`/shopping-lists?tab=${tab}`)
  await expect(page.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true')
  await expect(item(page, 'Milk')).toBeVisible()
  await waitUntilKept(page)
}

const tabNames = ['Personal', 'Household', 'Beauty', 'Hygiene', 'Home Design', 'Spousal', 'Children']

test('two who share a shopping list and change it without a network agree after, and who was taken off keeps the words', async ({
  page,
  context,
  browser,
  server,
  signUp,
  complaints,
}) => {
  complaints.expect(withoutNetwork)
  await signUp()
  for (const line of ['Milk', 'Bread', 'Soap'])
    await ask(page.request, server.url, '/api/shopping-items', { list: 'household', line })
  const invited = await page.request.post(`${server.url}/api/shopping-lists/household/invitations`, {
    data: { role: 'edit', name: 'Ada' },
    headers: { origin: server.url },
  })
  const { secret }: { secret: string } = await invited.json()
  const phone = await newDevice(browser, server.url)
  await signUp({ context: phone })
  await ask(phone.request, server.url, '/api/shopping-invitations/accept', { secret, name: 'Grace' })
  const lists = await phone.request.get(`${server.url}/api/shopping-lists`)
  const joined: { list: string; sharedBy: string | null }[] = await lists.json()
  const shared = joined.find(({ sharedBy }) => sharedBy === 'Ada')?.list ?? ''
  const other = await phone.newPage()
  await visitLists(page, 'household', /^Household/)
  await visitLists(other, shared, /Ada/)

  await context.setOffline(true)
  await phone.setOffline(true)
  await add(page, 'Eggs')
  await item(page, 'Milk').click()
  await add(other, 'Tea')
  await item(other, 'Bread').click()
  await remove(other, 'Soap')
  await expectWaiting(page, 2)
  await expectWaiting(other, 3)
  for (const name of tabNames) {
    await page.getByRole('tab', { name }).click()
    await expect(
      name === 'Household' ? item(page, 'Eggs') : page.getByRole('tabpanel').getByText('Sample'),
    ).toBeVisible()
  }
  await page.getByRole('tab', { name: 'Household' }).click()

  await reconnect(other)
  await reconnect(page)
  for (const each of [page, other]) {
    for (const name of ['Eggs', 'Tea']) await expect(item(each, name)).not.toBeChecked()
    for (const name of ['Milk', 'Bread']) await expect(item(each, name)).toBeChecked()
    await expect(item(each, 'Soap')).toHaveCount(0)
  }

  await phone.setOffline(true)
  await add(other, 'Candles')
  await expectWaiting(other, 1)
  await page.getByRole('tabpanel').getByRole('button', { name: '2 people' }).click()
  const people = page.getByRole('dialog', { name: 'Share Household' })
  await people.getByRole('listitem').filter({ hasText: 'Grace' }).getByRole('button', { name: 'Remove' }).click()
  await expect(people.getByText('Grace')).toHaveCount(0)
  await phone.setOffline(false)
  const refused = refusedChanges(other)
  await expect(refused.getByText('Candles')).toBeVisible()
  await expect(refused.getByText(/may have removed you/)).toBeVisible()
  await expect(other.getByRole('tab')).toHaveCount(tabNames.length)
  await phone.close()
})
