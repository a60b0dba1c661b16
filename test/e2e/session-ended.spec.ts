import type { APIRequestContext, Page } from '@playwright/test'
import { draftSeal } from '#web/lib/draft-seal.ts'
import { fill, write } from './journal-page.ts'
import { closeDialog, dialog, goBack, logOut } from './page-parts.ts'
import { changeElsewhere, logIn, newPassword } from './password-page.ts'
import { expect, expectAccessible, test } from './test.ts'

const stored = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]))

async function beginToWrite(page: Page): Promise<void> {
  await page.goto('/journal')
  await write(page, { title: 'Saved wisteria', content: 'Kept on the server' })
  await page.getByRole('button', { name: 'New Entry' }).click()
  await fill(page, { title: 'Unsaved wisteria', content: 'Half of a wisteria line' })
}

test('a session that ended elsewhere takes the private page away, and gives the draft back to its own account alone', async ({
  page,
  server,
  signUp,
  complaints,
}) => {
  complaints.expect(/status of 40[14]/)
  const owner = await signUp()
  await page.clock.install()
  await beginToWrite(page)
  await page.clock.runFor(1_000)
  await expect.poll(() => stored(page)).toContain('journal')
  expect(await stored(page)).not.toMatch(/wisteria/)
  await changeElsewhere(server.url, owner)
  await page.clock.runFor(61_000)
  await expect(page.getByText('what you were writing is still on this device')).toBeVisible()
  expect(await page.content()).not.toMatch(/wisteria/)

  await signUp()
  await page.goto('/journal')
  await page.getByRole('button', { name: 'New Entry' }).click()
  await expect(dialog(page).getByLabel('Content')).toHaveValue('')
  expect((await page.content()) + (await stored(page))).not.toMatch(/wisteria/)
  await closeDialog(page)
  await logOut(page)
  await page.waitForURL('/')

  await logIn(page, { ...owner, password: newPassword })
  await page.goto('/journal')
  await page.getByRole('button', { name: 'New Entry' }).click()
  await expect(dialog(page).getByText('We saved what you were writing')).toBeVisible()
  await expect(dialog(page).getByLabel('Content')).toHaveValue('Half of a wisteria line')
})

const draftOf = (page: Page): Promise<[string, string]> =>
  page.evaluate(() => {
    const [key = '', text = ''] = Object.entries(localStorage).find(([name]) => name.startsWith('draft:')) ?? []
    return [key, String(text)]
  })
const draftKeyOf = async (request: APIRequestContext): Promise<string> => {
  const user: { draftKey: string } = await (await request.get('/api/auth/check')).json()
  return user.draftKey
}
const opens = (draftKey: string, [key, text]: [string, string]) =>
  draftSeal({ draftKey }).open(key.replace('draft:', ''), text)

test('after a new password, whoever had a session before opens no draft written since, and those of before go on', async ({
  page,
  server,
  signUp,
  complaints,
}) => {
  complaints.expect(/status of 40[14]/)
  const owner = await signUp()
  await page.clock.install()
  await beginToWrite(page)
  await page.clock.runFor(1_000)
  await expect.poll(async () => (await draftOf(page))[0]).toMatch(/journal/)
  const before = await draftKeyOf(page.request)
  expect(opens(before, await draftOf(page))).toContain('Half of a wisteria line')
  await changeElsewhere(server.url, owner)
  await page.clock.runFor(61_000)
  await expect(page.getByText('what you were writing is still on this device')).toBeVisible()
  await logIn(page, { ...owner, password: newPassword })
  const resealed = await draftOf(page)
  const now = await draftKeyOf(page.request)
  expect(opens(before, resealed)).toBeUndefined()
  expect(opens(now, resealed)).toContain('Half of a wisteria line')
})

test('a draft that an earlier version left in the clear is sealed for its account, and removed of others', async ({
  page,
  signUp,
}) => {
  await signUp()
  await beginToWrite(page)
  await expect.poll(async () => (await draftOf(page))[0]).toMatch(/journal/)
  const draftKey = await draftKeyOf(page.request)
  // The draft is kept while the user types: first without what comes last.
  await expect.poll(async () => opens(draftKey, await draftOf(page))).toContain('Half of a wisteria line')
  const sealed = await draftOf(page)
  const text = opens(draftKey, sealed)
  await page.goto('/planner')
  await page.evaluate(
    ([key, plain]) => {
      localStorage.setItem(key ?? '', plain ?? '')
      localStorage.setItem('draft:somebody-else:journal', plain ?? '')
    },
    [sealed[0], text ?? ''],
  )
  expect(await stored(page)).toMatch(/wisteria/)
  await page.goto('/journal')
  await page.getByRole('button', { name: 'New Entry' }).click()
  await expect(dialog(page).getByLabel('Content')).toHaveValue('Half of a wisteria line')
  expect(await stored(page)).not.toMatch(/wisteria|somebody-else/)
})

test('a tab that somebody else signs in beside shows nothing of the account before', async ({
  context,
  page,
  signUp,
}) => {
  await signUp()
  await beginToWrite(page)
  await context.clearCookies()
  await signUp()
  const other = await context.newPage()
  await other.goto('/journal')
  await expect(page.getByText('Saved wisteria')).toHaveCount(0)
  await page.getByRole('button', { name: 'New Entry' }).click()
  await expect(dialog(page).getByLabel('Content')).toHaveValue('')
  expect(await stored(page)).not.toMatch(/wisteria/)
})

test('logging out names what is unsaved in any tab; whoever keeps writing loses nothing, and discarding leaves nothing', async ({
  context,
  page,
  signUp,
  complaints,
}) => {
  complaints.expect(/status of 401/)
  await page.setViewportSize({ width: 375, height: 700 })
  await signUp()
  const other = await context.newPage()
  await other.goto('/planner')
  await other.getByLabel('Add a task in one line').fill('water the fern')
  await page.bringToFront()
  await page.goto('/journal')
  await page.getByRole('button', { name: 'New Entry' }).click()
  await fill(page, { title: 'Half a thought', content: 'It began like this' })
  await closeDialog(page)
  await logOut(page)
  await expect(dialog(page).getByRole('listitem')).toHaveText([
    'Journal entry: “Half a thought”',
    'Task: “water the fern”',
  ])
  await expectAccessible(page)
  await dialog(page).getByRole('button', { name: 'Keep writing' }).click()
  await expect(dialog(page)).toBeHidden()
  expect(await stored(page)).toContain('draft:')
  await logOut(page)
  await goBack(page, 'close')
  await expect(dialog(page)).toBeHidden()
  await logOut(page)
  await dialog(page).getByRole('button', { name: 'Log out and discard' }).click()
  await page.waitForURL('/')
  await other.waitForURL('/')
  expect(await stored(page)).not.toContain('draft:')
})

test('a page of an ended session says that what was discarded is not on the device', async ({
  page,
  signUp,
  complaints,
}) => {
  complaints.expect(/status of 404/)
  await signUp()
  await page.context().clearCookies()
  await page.goto('/journal')
  await expect(page.getByText('is still on this device, unless you discarded it.')).toBeVisible()
})
