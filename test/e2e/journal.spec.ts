import { fill, write } from './journal-page.ts'
import { closeDialog, callsOf, card, dialog, expectDialogAwake, toast, logOut } from './page-parts.ts'
import { ask, expect, expectAccessible, test } from './test.ts'

test('the user writes, reads, edits, searches, deletes, undoes, and it is all there after a reload', async ({
  page,
  signUp,
  server,
}) => {
  const { username, password } = await signUp()
  await page.goto('/journal')
  await expect(page.getByText('Free: 10 of 10 entries remaining')).toBeVisible()
  await expect(page.getByText('Sample')).toBeVisible()

  await write(page, { title: 'Über den Tag', content: 'One\n\n  two 🌻', tags: ' calm, , Work ,', mood: 'Radiant' })
  await expect(toast(page, 'Journal entry created!')).toBeVisible()
  await expect(page.getByText('Free: 9 of 10 entries remaining')).toBeVisible()
  await expect(page.getByText('Sample')).toBeHidden()
  await expect(card(page, 'Über den Tag').getByRole('list', { name: 'Tags' })).toHaveText('calmWork')
  await expect(card(page, 'Über den Tag').getByText('Mood: Radiant')).toBeAttached()

  await page.getByRole('button', { name: 'Über den Tag', exact: true }).click()
  await expect.poll(() => dialog(page).getByText('One').innerText()).toBe('One\n\n  two 🌻')
  await dialog(page).getByRole('button', { name: 'Edit' }).click()
  await expect(dialog(page).getByLabel('Tags')).toHaveValue('calm, Work')
  await dialog(page).getByLabel('Title').fill('About the day')
  await dialog(page).getByRole('button', { name: 'Save Changes' }).click()
  await expect(dialog(page)).toBeHidden()

  await write(page, { title: 'Another' })
  const search = page.getByRole('searchbox', { name: 'Search your journal' })
  for (const words of ['wORK', 'two àbout']) {
    await search.fill(words)
    await expect(page.getByRole('heading', { level: 3 })).toHaveText(['About the day'])
  }
  await search.fill('zebra')
  await expect(page.getByRole('heading', { name: 'No entries match' })).toBeVisible()
  await page.getByRole('button', { name: 'Show all entries' }).click()

  await page.getByRole('button', { name: 'Delete About the day' }).click()
  await expect(card(page, 'About the day')).toBeHidden()
  await expect(toast(page, 'Journal entry deleted')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(card(page, 'About the day')).toBeVisible()
  await expect(page.getByText('Free: 8 of 10 entries remaining')).toBeVisible()

  await page.reload()
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Another', 'About the day'])
  await logOut(page)
  await page.waitForURL('/')
  await ask(page.request, server.url, '/api/auth/login', { username, password })
  await page.goto('/journal')
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Another', 'About the day'])
})

test('the first page and the limits are asked for once, together with the page', async ({ page, signUp }) => {
  await signUp()
  const calls = callsOf(page)
  await page.goto('/journal')
  await expect(page.getByText('Free: 10 of 10 entries remaining')).toBeVisible()
  expect(calls()).toEqual(['/api/journal', '/api/user/usage-limits'])
})

test('a draft outlives a closed tab, is offered back, and goes when it is saved or the user logs out', async ({
  context,
  page,
  signUp,
}) => {
  await signUp()
  await page.goto('/journal')
  await page.getByRole('button', { name: 'New Entry' }).click()
  await fill(page, { title: 'Half a thought', content: 'It began like this', tags: 'open', mood: 'Low' })
  await page.close()

  const later = await context.newPage()
  await later.goto('/journal')
  await later.getByRole('button', { name: 'New Entry' }).click()
  await expect(dialog(later).getByText('We saved what you were writing')).toBeVisible()
  await expect(dialog(later).getByLabel('Content')).toHaveValue('It began like this')
  await expect(dialog(later).getByRole('radio', { name: 'Low' })).toBeChecked()
  await dialog(later).getByRole('button', { name: 'Start fresh' }).click()
  await expect(dialog(later).getByLabel('Title')).toHaveValue('')
  await dialog(later).getByRole('button', { name: 'Restore it' }).click()
  await dialog(later).getByRole('button', { name: 'Create Entry' }).click()
  await expect(card(later, 'Half a thought')).toBeVisible()

  await later.getByRole('button', { name: 'New Entry' }).click()
  await expect(dialog(later).getByLabel('Title')).toHaveValue('')
  await dialog(later).getByLabel('Title').fill('Not for other eyes')
  await closeDialog(later)
  await logOut(later)
  await dialog(later).getByRole('button', { name: 'Log out and discard' }).click()
  await later.waitForURL('/')
  await expect
    .poll(() => later.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft:'))))
    .toEqual([])
})

test('without a network the user’s words stay in the dialog, and saving again makes one entry', async ({
  context,
  page,
  signUp,
  complaints,
}) => {
  complaints.expect(/ERR_INTERNET_DISCONNECTED/)
  await signUp()
  await page.goto('/journal')
  await page.getByRole('button', { name: 'New Entry' }).click()
  await fill(page, { title: 'On the train', content: 'No signal here' })
  await context.setOffline(true)
  await dialog(page).getByRole('button', { name: 'Create Entry' }).click()
  await expect(dialog(page).getByText('This isn’t saved yet')).toBeVisible()
  await expect(dialog(page).getByLabel('Content')).toHaveValue('No signal here')
  await context.setOffline(false)
  await dialog(page).getByRole('button', { name: 'Create Entry' }).click()
  await expect(dialog(page)).toBeHidden()
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(['On the train'])
})

test('a save whose answer was lost, then changed and sent again, is one entry with the later words', async ({
  page,
  signUp,
  complaints,
}) => {
  complaints.expect(/ERR_FAILED/)
  await signUp()
  await page.goto('/journal')
  await page.getByRole('button', { name: 'New Entry' }).click()
  await fill(page, { title: 'First try' })
  await page.route('/api/journal', async (route) => {
    if (route.request().method() === 'POST') await route.fetch()
    await route.abort()
  })
  await dialog(page).getByRole('button', { name: 'Create Entry' }).click()
  await expect(dialog(page).getByText('This isn’t saved yet')).toBeVisible()
  await page.unrouteAll()
  await dialog(page).getByLabel('Title').fill('Second try')
  await dialog(page).getByRole('button', { name: 'Create Entry' }).click()
  await expect(dialog(page)).toBeHidden()
  await page.reload()
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Second try'])
})

test('what the server finds wrong stands beside its field', async ({ page, signUp, complaints }) => {
  complaints.expect(/status of 400/)
  await signUp()
  await page.goto('/journal')
  await page.getByRole('button', { name: 'New Entry' }).click()
  await fill(page, { title: '   ', tags: 'x'.repeat(41) })
  await dialog(page).getByRole('button', { name: 'Create Entry' }).click()
  await expect(dialog(page).getByLabel('Title')).toHaveAccessibleDescription('Please write something here')
  await expect(dialog(page).getByLabel('Tags')).toHaveAccessibleDescription(/At most 40 characters/)
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(0)
})

test('at ten entries a free journal says so before it sends, keeps the draft, and still edits', async ({
  page,
  signUp,
  server,
}) => {
  await signUp()
  for (let n = 1; n <= 10; n++)
    await ask(page.request, server.url, '/api/journal', { title: `Entry ${n}`, content: 'x' })
  await page.goto('/journal')
  await expect(page.getByText('Free: 0 of 10 entries remaining')).toBeVisible()
  await page.getByRole('button', { name: 'New Entry' }).click()
  await fill(page, { title: 'Eleventh' })
  await dialog(page).getByRole('button', { name: 'Create Entry' }).click()
  await expect(page.getByText('Journal Limit Reached').first()).toBeVisible()
  const why =
    "You've reached the 10 journal entry limit for free accounts. Upgrade to Premium for unlimited journaling."
  await expect(page.getByText(why, { exact: true })).toBeVisible()
  await dialog(page).getByRole('button', { name: 'See Premium' }).click()
  await page.getByRole('button', { name: 'Maybe Later' }).click()
  await expect(dialog(page).getByLabel('Title')).toHaveValue('Eleventh')
  await dialog(page).getByRole('button', { name: 'Close' }).first().click()

  await page.getByRole('button', { name: 'Edit Entry 4' }).click()
  await dialog(page).getByLabel('Title').fill('Entry four')
  await dialog(page).getByRole('button', { name: 'Save Changes' }).click()
  await expect(card(page, 'Entry four')).toBeVisible()

  await page.getByRole('button', { name: 'Delete Entry 1', exact: true }).click()
  await expect(page.getByText('Free: 1 of 10 entries remaining')).toBeVisible()
  await page.getByRole('button', { name: 'New Entry' }).click()
  await expect(dialog(page).getByLabel('Title')).toHaveValue('Eleventh')
  await dialog(page).getByRole('button', { name: 'Create Entry' }).click()
  await expect(card(page, 'Eleventh')).toBeVisible()
})

test('Escape closes a dialog, also when a toast came after it', async ({ page, signUp }) => {
  await signUp()
  await page.goto('/journal')
  await write(page, { title: 'Stays' })
  await write(page, { title: 'Goes' })
  let answer = () => {}
  const isAnswered = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('/api/journal/*', async (route) => {
    await isAnswered
    await route.continue()
  })
  await page.getByRole('button', { name: 'Delete Goes' }).click()
  await page.getByRole('button', { name: 'Stays', exact: true }).click()
  await expectDialogAwake(page)
  answer()
  await expect(page.getByText('Journal entry deleted', { exact: true }).first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
})

test('a long journal comes as the user scrolls, and is searched to its end', async ({
  page,
  signUp,
  server,
  complaints,
}) => {
  complaints.expect(/status of 503/)
  await signUp()
  await ask(page.request, server.url, '/api/premium/trial', {})
  for (let n = 1; n <= 120; n++)
    await ask(page.request, server.url, '/api/journal', {
      title: `Day ${n}`,
      content: n === 1 ? 'The Lighthouse' : 'x',
    })
  const pages: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/journal?')) pages.push(request.url())
  })
  await page.goto('/journal')
  await expect(page.getByText(/entries remaining/)).toBeHidden()
  const search = page.getByRole('searchbox', { name: 'Search your journal' })
  await page.route('/api/journal/search', (route) => route.fulfill({ status: 503 }))
  await search.fill('lighthouse')
  await expect(page.getByText('Older entries weren’t searched')).toBeVisible()
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Day 1'])
  await expect(page.getByText('1 entry matches')).toBeVisible()
  expect(pages, 'what nobody scrolled to').toEqual([])
  await search.fill('')
  await expect(async () => {
    await page.mouse.wheel(0, 20_000)
    await expect(page.getByRole('heading', { level: 3 })).toHaveCount(120, { timeout: 500 })
  }).toPass()
  await expect(page.getByRole('button', { name: 'Load more' })).toBeHidden()
})

test('a change shows at once on the user’s other tab', async ({ context, page, signUp }) => {
  await signUp()
  await page.goto('/journal')
  const other = await context.newPage()
  await other.goto('/journal')
  await expect(other.getByText('Sample')).toBeVisible()
  await write(page, { title: 'Seen from both' })
  await expect(card(other, 'Seen from both')).toBeVisible()
})

test('an earlier version can be brought back into the fields, and what was there too', async ({ page, signUp }) => {
  await signUp()
  await page.goto('/journal')
  await write(page, { title: 'Plan', content: 'The first text' })
  await page.getByRole('button', { name: 'Edit Plan' }).click()
  await dialog(page).getByLabel('Content').fill('The second text')
  await dialog(page).getByRole('button', { name: 'Save Changes' }).click()
  await expect(dialog(page)).toBeHidden()

  await page.getByRole('button', { name: 'Edit Plan' }).click()
  const content = dialog(page).getByLabel('Content')
  await content.fill('The third text')
  await dialog(page).getByText('Earlier versions').click()
  await dialog(page).getByRole('button', { name: 'Restore' }).click()
  await expect(content).toHaveValue('The first text')
  await dialog(page).getByRole('button', { name: 'Restore it' }).click()
  await expect(content).toHaveValue('The third text')
})

test('the keyboard does everything, and the focus is never lost', async ({ page, signUp }) => {
  await signUp()
  await page.goto('/journal')
  await page.getByRole('button', { name: 'New Entry' }).focus()
  await page.keyboard.press('Enter')
  await expect(dialog(page).getByLabel('Title')).toBeFocused()
  await page.keyboard.type('By hand')
  await page.keyboard.press('Tab')
  await page.keyboard.type('No mouse')
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowRight')
  await expect(dialog(page).getByRole('radio', { name: 'Good' })).toBeChecked()
  await dialog(page).getByLabel('Content').focus()
  await page.keyboard.press('Control+Enter')
  await expect(card(page, 'By hand')).toBeVisible()
  await expect(dialog(page)).toBeHidden()

  const title = page.getByRole('button', { name: 'By hand', exact: true })
  await title.focus()
  await page.keyboard.press('Enter')
  await closeDialog(page)
  await expect(title).toBeFocused()
  await page.keyboard.press('Enter')
  await dialog(page).getByRole('button', { name: 'Edit' }).focus()
  await page.keyboard.press('Enter')
  await expect(dialog(page).getByLabel('Content')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await expect(page.locator(':focus')).toHaveCount(1)

  await page.getByRole('button', { name: 'Delete By hand' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'My Journal' })).toBeFocused()
  await page.keyboard.press('F8')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(card(page, 'By hand')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Delete By hand' })).toBeFocused()
})

test('axe finds nothing in the journal, empty and with an entry', async ({ page, signUp }) => {
  await signUp()
  await page.goto('/journal')
  await expect(page.getByText('Sample')).toBeVisible()
  await expectAccessible(page)
  await write(page, { title: 'One', tags: 'a, b', mood: 'Good' })
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await expectAccessible(page)
})

test('axe finds nothing in the dialogs that read and edit an entry', async ({ page, signUp, server }) => {
  await signUp()
  await ask(page.request, server.url, '/api/journal', { title: 'One', content: 'x', tags: ['a'] })
  await page.goto('/journal')
  await page.getByRole('button', { name: 'One', exact: true }).click()
  await expectAccessible(page)
  await dialog(page).getByRole('button', { name: 'Edit' }).click()
  await dialog(page).getByText('Earlier versions').click()
  await expect(dialog(page).getByText('This is the first version.')).toBeVisible()
  await expectAccessible(page)
  await dialog(page).getByText('Earlier versions').click()
  for (const { width, height, share } of [
    { width: 375, height: 812, share: 1 / 3 },
    { width: 1280, height: 900, share: 1 / 2 },
  ]) {
    await page.setViewportSize({ width, height })
    const words = dialog(page).getByLabel('Content')
    await expect.poll(async () => (await words.boundingBox())?.height).toBeGreaterThan(height * share)
    await expect(dialog(page).getByLabel('Tags')).toBeInViewport()
  }
})

test('a journal that did not load says so where it belongs, and loads on Try again', async ({
  page,
  signUp,
  server,
  complaints,
}) => {
  complaints.expect(/status of 503/)
  await signUp()
  await ask(page.request, server.url, '/api/journal', { title: 'One', content: 'x' })
  await page.route('/api/journal', (route) => route.fulfill({ status: 503 }))
  await page.goto('/journal')
  await expect(page.getByText('Your journal didn’t load')).toBeVisible()
  await expectAccessible(page)
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(card(page, 'One')).toBeVisible()
})
