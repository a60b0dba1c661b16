import type { Page } from '@playwright/test'
import { sampleBodies } from '../samples.ts'
import { dialog, goBack, toast } from './page-parts.ts'
import { day } from './planner-page.ts'
import { ask, expect, test } from './test.ts'

/** Thirteen lines: more than a phone shows at once. */
const lines = Array.from({ length: 13 }, (_, n) => `Line ${n + 1}`).join('\n')

type Fill = Record<string, string>
type RecordDialog = {
  of: string
  path: string
  /** Records created beforehand, by their call: the one that is edited, or that the record belongs to. */
  first?: { path: string; body: object }
  /** The button that opens it, and the one that saves in it. */
  open: string
  save: string
  fill: Fill
  /** The errors that the server or the form finds, by label. */
  wrong?: { label: string; value: string; right: string; says: RegExp }
}

const title = { label: 'Title', value: '   ', right: 'Plan', says: /write something/ }

const dialogs: readonly RecordDialog[] = [
  {
    of: 'a journal entry',
    path: '/journal',
    open: 'New Entry',
    save: 'Create Entry',
    fill: { Title: 'Plan', Content: lines },
    wrong: { label: 'Tags', value: 'x'.repeat(41), right: 'calm', says: /At most 40 characters/ },
  },
  {
    of: 'a goal',
    path: '/financial-goals',
    open: 'New Goal',
    save: 'Create Goal',
    fill: { Title: 'Plan', 'Target amount': '100', Description: lines },
    wrong: title,
  },
  {
    of: 'a goal update',
    path: '/financial-goals',
    first: { path: '/api/goals', body: sampleBodies['POST /api/goals'] },
    open: 'Updates for Six quiet months',
    save: 'Add update',
    fill: { 'Where you are now': '200', Note: 'A good month' },
    wrong: { label: 'Where you are now', value: 'much', right: '200', says: /./ },
  },
  {
    of: 'a task',
    path: '/planner',
    open: 'New Task',
    save: 'Create Task',
    fill: { Title: 'Plan', Description: lines },
    wrong: title,
  },
  {
    of: 'a vision',
    path: '/vision-board',
    open: 'Add Your First Vision',
    save: 'Add to Board',
    fill: { Title: 'Plan', Description: lines },
    wrong: title,
  },
  {
    of: 'a vision that came true',
    path: '/vision-board',
    first: { path: '/api/vision-board', body: sampleBodies['POST /api/vision-board'] },
    open: 'Came true? A house by the sea',
    save: 'Achieved',
    fill: { 'A note to remember it by': lines },
  },
  {
    of: 'an affirmation',
    path: '/mindset-lab',
    open: 'Create Affirmation',
    save: 'Create Affirmation',
    fill: { Affirmation: lines },
    wrong: { label: 'Affirmation', value: '   ', right: lines, says: /write something/ },
  },
  {
    of: 'an activity',
    path: '/self-care',
    open: 'Log Activity',
    save: 'Log Activity',
    fill: { Notes: lines },
  },
  {
    of: 'a breathing pattern',
    path: '/self-care',
    open: 'Make your own',
    save: 'Save Pattern',
    fill: { Name: 'Slow tide' },
    wrong: { label: 'Name', value: '   ', right: 'Slow tide', says: /write something/ },
  },
  {
    of: 'a mix',
    path: '/audio-center?tab=soundscapes',
    first: { path: '/api/audio/mixes', body: sampleBodies['POST /api/audio/mixes'] },
    open: 'Edit Sunday porch',
    save: 'Save Mix',
    fill: { Name: 'Late' },
    wrong: { label: 'Name', value: '   ', right: 'Late', says: /write something/ },
  },
  {
    of: 'the hours of a week',
    path: '/planner?view=week',
    first: { path: '/api/premium/trial', body: {} },
    open: 'Set your hours',
    save: 'Save',
    fill: { 'Monday from': '08:00' },
    wrong: { label: 'Monday from', value: '18:00', right: '08:00', says: /has to end after it starts/ },
  },
]

/** Where Back leads to from the first page: of all addresses the one that loads least. */
const elsewhere = '/theme.js'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first()
const inDialog = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true })
const field = (page: Page, label: string) => dialog(page).getByLabel(label, { exact: true })

async function fillAll(page: Page, fill: Fill): Promise<void> {
  for (const [label, value] of Object.entries(fill)) await field(page, label).fill(value)
}

async function expectFilled(page: Page, fill: Fill): Promise<void> {
  for (const [label, value] of Object.entries(fill)) await expect(field(page, label)).toHaveValue(value)
}

for (const { of, path, first, open, save, fill, wrong } of dialogs)
  test(`${of}: what isn’t saved says why in view, and Back closes without losing it`, async ({
    page,
    context,
    signUp,
    server,
    complaints,
  }) => {
    complaints.expect(/ERR_INTERNET_DISCONNECTED|status of 400/)
    await page.setViewportSize({ width: 375, height: 700 })
    await signUp()
    if (first) await ask(page.request, server.url, first.path, first.body)
    await page.goto(elsewhere)
    await page.goto(path)
    await button(page, open).click()
    await fillAll(page, fill)

    await context.setOffline(true)
    await inDialog(page, save).click()
    const alert = dialog(page).getByRole('alert').last()
    await expect(alert).toContainText('This isn’t saved yet. Your words are still here.')
    await expect(alert).toContainText('Check your connection')
    await expect(alert).toBeInViewport({ ratio: 0.99 })
    await expectFilled(page, fill)
    await context.setOffline(false)

    await goBack(page, 'close')
    await expect(dialog(page)).toBeHidden()
    await expect(page).toHaveURL(path)
    await button(page, open).click()
    await expectFilled(page, fill)
    await dialog(page).getByRole('button', { name: 'Close' }).last().click()
    await expect(dialog(page)).toBeHidden()
    await button(page, open).click()

    for (const width of wrong ? [375, 1280] : []) {
      if (!wrong) break
      await page.setViewportSize({ width, height: 700 })
      await field(page, wrong.label).fill(wrong.value)
      await inDialog(page, save).click()
      await expect(field(page, wrong.label)).toBeFocused()
      await expect(field(page, wrong.label)).toBeInViewport({ ratio: 0.99 })
      await expect(field(page, wrong.label)).toHaveAccessibleDescription(wrong.says)
      await field(page, wrong.label).fill(wrong.right)
    }

    await inDialog(page, save).click()
    if (of === 'a goal update') {
      await expect(field(page, 'Note')).toHaveValue('')
      await page.keyboard.press('Escape')
    }
    await expect(dialog(page)).toBeHidden()
    await goBack(page, 'leave')
    await expect(page).toHaveURL(elsewhere)
  })

type Edited = {
  of: string
  path: string
  api: string
  body: object
  open: string
  change: Fill
  save?: string
  /** The button that saves it as a new one; absent where it cannot be one. */
  anew?: string
}

const edited: readonly Edited[] = [
  {
    of: 'entry',
    path: '/journal',
    api: '/api/journal',
    body: { title: 'Plan', content: 'The first text' },
    open: 'Edit Plan',
    change: { Content: 'Another text' },
    anew: 'Save as a New Entry',
  },
  {
    of: 'goal',
    path: '/financial-goals',
    api: '/api/goals',
    body: sampleBodies['POST /api/goals'],
    open: 'Edit Six quiet months',
    change: { Title: 'Seven quiet months' },
    anew: 'Save as a New Goal',
  },
  {
    of: 'goal',
    path: '/financial-goals',
    api: '/api/goals',
    body: sampleBodies['POST /api/goals'],
    open: 'Updates for Six quiet months',
    change: { 'Where you are now': '200' },
    save: 'Add update',
  },
  {
    of: 'task',
    path: '/planner',
    api: '/api/tasks',
    body: { title: 'Plan', dueDate: day() },
    open: 'Edit Plan',
    change: { Title: 'Another plan' },
    save: 'Save',
    anew: 'Save as a New Task',
  },
  {
    of: 'vision',
    path: '/vision-board',
    api: '/api/vision-board',
    body: sampleBodies['POST /api/vision-board'],
    open: 'Edit A house by the sea',
    change: { Title: 'A house in the hills' },
    anew: 'Save as a New Vision',
  },
  {
    of: 'vision',
    path: '/vision-board',
    api: '/api/vision-board',
    body: sampleBodies['POST /api/vision-board'],
    open: 'Came true? A house by the sea',
    change: { 'A note to remember it by': 'We have the keys' },
    save: 'Achieved',
  },
  {
    of: 'affirmation',
    path: '/mindset-lab',
    api: '/api/affirmations',
    body: sampleBodies['POST /api/affirmations'],
    open: 'Edit: I begin again',
    change: { Affirmation: 'I begin again, gladly' },
    anew: 'Save as a New Affirmation',
  },
  {
    of: 'activity',
    path: '/self-care?tab=history',
    api: '/api/self-care',
    body: sampleBodies['POST /api/self-care'],
    open: 'Edit Bath, 30 min',
    change: { Notes: 'Cedar' },
    anew: 'Save as a New Activity',
  },
  {
    of: 'mix',
    path: '/audio-center?tab=soundscapes',
    api: '/api/audio/mixes',
    body: sampleBodies['POST /api/audio/mixes'],
    open: 'Edit Sunday porch',
    change: { Name: 'Late' },
    save: 'Save Mix',
    anew: 'Save as a New Mix',
  },
]

for (const { of, path, api, body, open, change, save = 'Save Changes', anew } of edited)
  test(`${of}, by ‘${open}’: that it was deleted elsewhere is said, and what was written stays`, async ({
    page,
    signUp,
    server,
    complaints,
  }) => {
    complaints.expect(/status of 404/)
    await page.setViewportSize({ width: 375, height: 700 })
    await signUp()
    const headers = { origin: server.url }
    const made = await (await page.request.post(api, { data: body, headers })).json()
    await page.goto(path)
    await button(page, open).click()
    await fillAll(page, change)
    await page.request.delete(`${api}/${made.id}`, { headers })
    await inDialog(page, save).click()
    const alert = dialog(page).getByRole('alert').last()
    await expect(alert).toContainText(`This ${of} was deleted somewhere else.`)
    await expect(alert).toBeInViewport({ ratio: 0.99 })
    await expectFilled(page, change)
    if (anew === undefined) return
    await inDialog(page, anew).click()
    await expect(dialog(page)).toBeHidden()
    const list = await (await page.request.get(api)).json()
    expect(JSON.stringify(list)).not.toContain(made.id)
    expect(JSON.stringify(list)).toContain(Object.values(change)[0])
  })

test('a profile that is not saved says why in view, and is there to go on with after a reload', async ({
  page,
  context,
  signUp,
  complaints,
}) => {
  complaints.expect(/ERR_INTERNET_DISCONNECTED/)
  await page.setViewportSize({ width: 375, height: 700 })
  await signUp()
  await page.goto('/profile')
  await button(page, 'Edit Profile').click()
  await page.getByLabel('First Name').fill('Ada')
  await context.setOffline(true)
  await button(page, 'Save').click()
  const alert = page.getByRole('main').getByRole('alert')
  await expect(alert).toContainText('Check your connection')
  await expect(alert).toBeInViewport({ ratio: 0.99 })
  await context.setOffline(false)
  await page.reload()
  await button(page, 'Edit Profile').click()
  await expect(page.getByText('We saved what you were writing')).toBeVisible()
  await button(page, 'Save').click()
  await expect(page.getByText('Profile updated successfully!', { exact: true })).toBeVisible()
  await expect(page.getByRole('region', { name: 'About you' })).toContainText('Ada')
})

test('closed while it is on its way, what is not saved is said by a toast and waits as a draft', async ({
  page,
  signUp,
  complaints,
}) => {
  complaints.expect(/ERR_FAILED/)
  await signUp()
  await page.goto('/journal')
  const closed = Promise.withResolvers<void>()
  await page.route('**/api/journal', async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    await closed.promise
    return route.abort()
  })
  await button(page, 'New Entry').click()
  await fillAll(page, { Title: 'Plan', Content: lines })
  await inDialog(page, 'Create Entry').click()
  await expect(inDialog(page, 'Creating...')).toBeDisabled()
  await goBack(page, 'close')
  await expect(dialog(page)).toBeHidden()
  closed.resolve()
  await expect(toast(page, 'This isn’t saved yet')).toBeVisible()
  await button(page, 'New Entry').click()
  await expectFilled(page, { Title: 'Plan', Content: lines })
})
