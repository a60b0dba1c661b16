import { draftSeal } from '#web/lib/draft-seal.ts'
import { fill, write } from './journal-page.ts'
import { card, dialog } from './page-parts.ts'
import { ask, expect, test } from './test.ts'

test('a new entry begins as Okay, and its button says what it does while it is sent', async ({ page, signUp }) => {
  await signUp()
  await page.goto('/journal')
  await expect(page.getByRole('heading', { level: 1, name: 'My Journal' })).toBeVisible()
  await page.getByRole('button', { name: 'New Entry' }).click()
  await expect(dialog(page).getByRole('radio')).toHaveCount(5)
  await expect(dialog(page).getByRole('radio', { name: 'Okay' })).toBeChecked()
  await dialog(page).getByRole('button', { name: 'Create Entry' }).click()
  await expect(dialog(page).getByLabel('Title')).toBeFocused()
  await fill(page, { title: 'One' })
  let send = () => {}
  const isSent = new Promise<void>((resolve) => {
    send = resolve
  })
  await page.route('**/api/journal**', async (route) => {
    if (route.request().method() !== 'GET') await isSent
    await route.continue()
  })
  await dialog(page).getByRole('button', { name: 'Create Entry' }).click()
  await expect(dialog(page).getByRole('button', { name: 'Creating...' })).toBeDisabled()
  send()
  await expect(dialog(page)).toBeHidden()
  await page.unrouteAll()
  await page.route('**/api/journal/*', () => {})
  await page.getByRole('button', { name: 'Edit One' }).click()
  await dialog(page).getByLabel('Title').fill('Two')
  await dialog(page).getByRole('button', { name: 'Save Changes' }).click()
  await expect(dialog(page).getByRole('button', { name: 'Saving...' })).toBeDisabled()
})

test('search finds the user’s words in titles, texts and tags, whatever their case', async ({
  page,
  signUp,
  server,
}) => {
  await signUp()
  const entries = [
    { title: 'A Harbour', content: 'x' },
    { title: 'Second', content: 'the harbour at night' },
    { title: 'Third', content: 'x', tags: ['harbour'] },
    { title: 'Fourth', content: 'x' },
  ]
  for (const entry of entries) await ask(page.request, server.url, '/api/journal', entry)
  await page.goto('/journal')
  await page.getByRole('searchbox', { name: 'Search your journal' }).fill('hARBour')
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Third', 'Second', 'A Harbour'])
  await page.getByRole('searchbox').press('Escape')
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(4)
})

test('a change to an entry that was deleted elsewhere can be saved as a new one', async ({
  page,
  context,
  signUp,
  complaints,
}) => {
  complaints.expect(/status of 404/)
  await signUp()
  await page.goto('/journal')
  await write(page, { title: 'Plan', content: 'The first text' })
  await page.getByRole('button', { name: 'Edit Plan' }).click()
  await dialog(page).getByLabel('Content').fill('What I came to think')
  const other = await context.newPage()
  await other.goto('/journal')
  await other.getByRole('button', { name: 'Delete Plan' }).click()
  await expect(card(other, 'Plan')).toBeHidden()
  await dialog(page).getByRole('button', { name: 'Save Changes' }).click()
  await expect(dialog(page).getByText('This entry was deleted somewhere else.')).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Save as a New Entry' }).click()
  await expect(dialog(page)).toBeHidden()
  await expect(card(page, 'Plan')).toContainText('What I came to think')
  await page.reload()
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Plan'])
})

test('a draft from before the form had a mood keeps its words', async ({ page, signUp }) => {
  await signUp()
  await page.goto('/journal')
  const { id, draftKey } = await (await page.request.get('/api/auth/check')).json()
  const values = { title: 'Half a thought', content: 'About tea', tags: '' }
  const key = `${id}:journal`
  const draft = JSON.stringify({ id: '01890000-0000-7000-8000-000000000000', values })
  await page.evaluate(([name, text]) => localStorage.setItem(name, text), [
    `draft:${key}`,
    draftSeal({ draftKey }).seal(key, draft),
  ] as const)
  await page.getByRole('button', { name: 'New Entry' }).click()
  await expect(dialog(page).getByLabel('Title')).toHaveValue('Half a thought')
  await expect(dialog(page).getByLabel('Content')).toHaveValue('About tea')
  await expect(dialog(page).getByRole('radio', { name: 'Okay' })).toBeChecked()
})
