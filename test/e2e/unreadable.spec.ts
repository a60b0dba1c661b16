import type { Page } from '@playwright/test'
import { Client, type PoolConfig } from 'pg'
import { sampleBodies } from '../samples.ts'
import { closeDialog, card, dialog, toast } from './page-parts.ts'
import { ask, expect, expectAccessible, test } from './test.ts'

/** Alters the newest row that a user has in a table, so that its words do not open. */
async function spoil(
  connection: PoolConfig,
  { username }: { username: string },
  table: string,
  column = 'words',
): Promise<void> {
  const owner = table === 'users' ? 'id' : 'user_id'
  const client = new Client(connection)
  await client.connect()
  await client.query(
    `update ${table} set ${column} = set_byte(${column}, 20, 255 - get_byte(${column}, 20))
     where ctid = (select ctid from ${table} where ${column} is not null
       and ${owner} = (select id from users where username = $1) order by created_at desc limit 1)`,
    [username],
  )
  await client.end()
}

const create = (key: 'journal' | 'goals' | 'self-care' | 'tasks' | 'affirmations' | 'vision-board') =>
  sampleBodies[`POST /api/${key}`]

test('an entry that does not open says so among the others, can only be deleted, and comes back', async ({
  page,
  signUp,
  server,
}) => {
  const person = await signUp()
  await ask(page.request, server.url, '/api/journal', { title: 'Morning', content: 'Tea on the porch' })
  await ask(page.request, server.url, '/api/journal', { title: 'Evening', content: 'Rain' })
  await spoil(server.connection, person, 'journal_entries')
  await page.goto('/journal')
  const unreadable = card(page, 'This entry can’t be opened')
  await expect(unreadable).toContainText('keeping it exactly as is')
  await expect(unreadable).toContainText(/[\da-f]{8}-[\da-f]{4}-7/)
  await expect(unreadable.getByRole('button')).toHaveCount(1)
  await expect(card(page, 'Morning')).toContainText('Tea on the porch')
  await expectAccessible(page)
  await unreadable.getByRole('button', { name: 'Delete: This entry can’t be opened' }).click()
  await expect(unreadable).toBeHidden()
  await expect(toast(page, 'Journal entry deleted')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(unreadable).toBeVisible()
  await page.reload()
  await expect(unreadable).toBeVisible()
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'This entry can’t be opened' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Morning' })).toBeVisible()
})

const lists = [
  { path: '/financial-goals', api: 'goals', table: 'goals', says: 'This goal can’t be opened' },
  {
    path: '/self-care?tab=history',
    api: 'self-care',
    table: 'self_care_activities',
    says: 'The note on this activity can’t be opened',
  },
  { path: '/mindset-lab', api: 'affirmations', table: 'affirmations', says: 'This affirmation can’t be opened' },
  { path: '/vision-board', api: 'vision-board', table: 'visions', says: 'This vision can’t be opened' },
] as const

for (const { path, api, table, says } of lists)
  test(`of ${table}, one that doesn’t open stands in its list and can’t be edited`, async ({
    page,
    signUp,
    server,
  }) => {
    const person = await signUp()
    await ask(page.request, server.url, `/api/${api}`, create(api))
    await spoil(server.connection, person, table)
    await page.goto(path)
    const item = page.getByRole('listitem').filter({ hasText: says })
    await expect(item).toBeVisible()
    await expect(item.getByRole('button', { name: /^Delete/ })).toBeVisible()
    await expect(item.getByRole('button', { name: /^Edit/ })).toHaveCount(0)
    await expectAccessible(page)
  })

test('a task that does not open stands in its day, and in a timeline opens to what can be done', async ({
  page,
  signUp,
  server,
}) => {
  const person = await signUp()
  await ask(page.request, server.url, '/api/premium/trial', {})
  const scheduledTime = `${await localDay(page, server.url)}T10:00`
  await ask(page.request, server.url, '/api/tasks', { title: 'Dentist', scheduledTime })
  await spoil(server.connection, person, 'tasks')
  await page.goto('/planner')
  await expect(card(page, 'This task can’t be opened').getByRole('button')).toHaveCount(1)
  await page.goto('/planner?view=day')
  await page
    .getByRole('button', { name: /This task can’t be opened/ })
    .first()
    .click()
  await expect(dialog(page)).toContainText('keeping it exactly as is')
  await closeDialog(page)
  await expect(dialog(page)).toBeHidden()
})

const localDay = async (page: Page, base: string): Promise<string> => {
  const { today } = await (await page.request.get(new URL('/api/dashboard', base).href)).json()
  return String(today)
}

test('an exchange with Luxee that does not open stands in the conversation, and Luxee still answers', async ({
  page,
  signUp,
  server,
}) => {
  const person = await signUp()
  await ask(page.request, server.url, '/api/sophia/chat', { message: 'How do I rest?' })
  await spoil(server.connection, person, 'coach_chats')
  await page.goto('/ask-luxee')
  await expect(page.getByRole('heading', { name: 'This exchange can’t be opened' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0)
  await ask(page.request, server.url, '/api/sophia/chat', { message: 'How do I sleep better?' })
  await page.reload()
  await expect(page.getByText('How do I sleep better?')).toBeVisible()
  await page.getByRole('button', { name: 'Delete question and answer' }).first().click()
  await expect(page.getByRole('heading', { name: 'This exchange can’t be opened' })).toBeHidden()
})

test('a name and answers that do not open say so where they are given again', async ({ page, signUp, server }) => {
  const person = await signUp()
  const named = await page.request.put(new URL('/api/user/profile', server.url).href, {
    data: { firstName: 'Ada' },
    headers: { origin: server.url },
  })
  expect(named.ok()).toBe(true)
  await spoil(server.connection, person, 'users', 'names')
  await spoil(server.connection, person, 'users', 'onboarding')
  await page.goto('/profile')
  await expect(page.getByText('We can’t open your name')).toBeVisible()
  await page.getByRole('button', { name: 'Edit Profile' }).click()
  await page.getByLabel('First Name').fill('Grace')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('We can’t open your name')).toBeHidden()
  await page.goto('/onboarding')
  await expect(page.getByText('We can’t open your earlier answers')).toBeVisible()
})
