import type { Page } from '@playwright/test'
import { closeDialog, dialog, toast, tab, press } from './page-parts.ts'
import { ask, expect, expectAccessible, test } from './test.ts'

const item = (page: Page, words: string) => page.getByRole('tabpanel').getByRole('listitem').filter({ hasText: words })
const choose = (page: Page, name: string) =>
  page.getByRole('tabpanel').getByRole('group').getByText(name, { exact: true }).click()

test('the lab has its four tabs, each with its own address, and two partner links that say so', async ({
  page,
  signUp,
}) => {
  await signUp()
  await page.goto('/mindset-lab')
  await expect(page.getByRole('heading', { name: 'Mindset Lab', level: 1 })).toBeVisible()
  await expect(page.getByRole('tab')).toHaveText(['Affirmations', 'Meditations', 'Quotes', 'Tutorials'])
  const products = page.getByRole('region', { name: 'For your practice at home' })
  await expect(products).toContainText('Affiliate links')
  await expect(products).toContainText('$39.99')
  await expect(products).toContainText('$9.95')
  await expect(products.getByText('Affiliate link', { exact: true })).toHaveCount(2)
  for (const link of await products.getByRole('link').all()) {
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer sponsored')
    await expect(link).toHaveAccessibleName(/opens in a new tab/)
  }
  await tab(page, 'Quotes').click()
  await expect(tab(page, 'Quotes')).toHaveAttribute('aria-selected', 'true')
  await page.reload()
  await expect(tab(page, 'Quotes')).toHaveAttribute('aria-selected', 'true')
})

test('the user writes an affirmation, edits it, deletes it and brings it back', async ({ page, signUp }) => {
  await signUp()
  await page.goto('/mindset-lab')
  await press(page, 'Create Affirmation')
  await expect(dialog(page).getByLabel('Category')).toHaveValue('general')
  await dialog(page).getByRole('button', { name: 'Create Affirmation' }).click()
  await expect(dialog(page).locator('textarea:invalid')).toHaveCount(1)
  await dialog(page).getByLabel('Affirmation').fill('I water what I want to grow.')
  await dialog(page).getByLabel('Category').selectOption('Health')
  await dialog(page).getByRole('button', { name: 'Create Affirmation' }).dblclick()
  await expect(toast(page, 'Affirmation created! ✨')).toBeVisible()
  await expect(dialog(page)).toBeHidden()
  await expect(item(page, 'I water what I want to grow.')).toHaveCount(1)
  await expect(item(page, 'I water what I want to grow.')).toContainText('HealthIn your own words')
  await press(page, 'Edit: I water what I want to grow.')
  await dialog(page).getByLabel('Affirmation').fill('I water what grows.')
  await dialog(page).getByRole('button', { name: 'Save Changes' }).click()
  await expect(dialog(page)).toBeHidden()
  await choose(page, 'Health')
  await expect(item(page, 'I water what grows.')).toBeVisible()
  await press(page, 'Delete: I water what grows.')
  await expect(item(page, 'I water what grows.')).toBeHidden()
  await press(page, 'Undo')
  await expect(item(page, 'I water what grows.')).toBeVisible()
  await page.reload()
  await expect(item(page, 'I water what grows.')).toBeVisible()
})

test('the library shows more when the user asks, each sentence once', async ({ page, signUp }) => {
  await signUp()
  await page.goto('/mindset-lab')
  const today = await (await page.request.get('/api/affirmations/today')).json()
  await expect(page.getByRole('tabpanel')).toContainText(`For today${today.content}`)
  const items = page.getByRole('tabpanel').getByRole('listitem')
  await expect(items).toHaveCount(24)
  await press(page, 'Show more')
  await expect(items).toHaveCount(48)
  expect(new Set(await items.allTextContents()).size).toBe(48)
})

test('the library goes by what a sentence is about, and keeps those the user loves', async ({ page, signUp }) => {
  await signUp()
  await page.goto('/mindset-lab')
  await choose(page, 'Loved')
  await expect(page.getByText('Nothing loved yet')).toBeVisible()
  await choose(page, 'Confidence')
  const items = page.getByRole('tabpanel').getByRole('listitem')
  await expect(items.first()).toContainText('Confidence')
  for (const text of await items.allTextContents()) expect(text).toMatch(/Confidence$/)
  const words = (await items.first().getByRole('blockquote').textContent()) ?? ''
  const heart = items.first().getByRole('button', { name: /^Love this/ })
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await choose(page, 'Loved')
  await expect(items).toHaveCount(1)
  await expect(items).toContainText(words)
  await page.goto('/')
  await page.goto('/mindset-lab')
  await choose(page, 'Loved')
  await expect(items).toContainText(words)
})

test('a quote is saved for the user alone, and found again', async ({ page, signUp, browser, server }) => {
  await signUp()
  await page.goto('/mindset-lab?tab=quotes')
  await choose(page, 'Kindness')
  const save = page
    .getByRole('button', { name: 'Save: Emma, ' })
    .or(page.getByRole('button', { name: /^Saved?: .*Emma$/ }))
  await save.click()
  await expect(save).toHaveAttribute('aria-pressed', 'true')
  await choose(page, 'Saved')
  await expect(page.getByRole('tabpanel').getByRole('figure')).toHaveCount(1)
  await page.reload()
  await choose(page, 'Saved')
  await expect(item(page, 'There is no charm equal to tenderness of heart.')).toContainText(
    'Jane AustenEmma, chapter 31, 1815',
  )
  const other = await browser.newContext({ baseURL: server.url })
  await signUp({ context: other })
  const theirs = await other.newPage()
  await theirs.goto('/mindset-lab?tab=quotes')
  await choose(theirs, 'Saved')
  await expect(theirs.getByText('Nothing saved yet')).toBeVisible()
  await other.close()
})

test('a quote is shared by the share sheet, else copied, else as a picture', async ({ page, signUp, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', { configurable: true, value: undefined })
    Reflect.deleteProperty(Navigator.prototype, 'share')
  })
  await signUp()
  await page.goto('/mindset-lab?tab=quotes')
  await choose(page, 'Kindness')
  const share = page.getByRole('button', { name: /^Share: Jane Austen, Emma$/ })
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'share', {
      configurable: true,
      value: async ({ text }: { text: string }) => {
        document.body.dataset['shared'] = text
      },
    })
  })
  await share.click()
  const words = '“There is no charm equal to tenderness of heart.”\nJane Austen, Emma (1815)'
  await expect(page.locator('body')).toHaveAttribute('data-shared', words)
  await page.evaluate(() => Reflect.deleteProperty(navigator, 'share'))
  await share.click()
  await expect(toast(page, 'Copied')).toBeVisible()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(words)
  await page.evaluate(() => {
    Object.defineProperty(navigator.clipboard, 'writeText', { value: () => Promise.reject(new Error('closed')) })
  })
  const coming = page.waitForEvent('download')
  await share.click()
  const download = await coming
  expect(download.suggestedFilename()).toMatch(/^austen-\d\.png$/)
  const chunks: Buffer[] = []
  for await (const chunk of await download.createReadStream()) chunks.push(Buffer.from(chunk))
  const file = Buffer.concat(chunks)
  expect(file.subarray(1, 4).toString()).toBe('PNG')
  expect([file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual([1080, 1080])
  expect(file.length).toBeGreaterThan(20_000)
})

test('a course is read step by step, and goes on where the user left it', async ({ page, signUp }) => {
  await signUp()
  await page.goto('/mindset-lab?tab=tutorials')
  await press(page, 'Start Course: Worry with an end')
  await expect(page.getByRole('heading', { name: 'Two kinds of worry' })).toBeVisible()
  await expect(page.getByText('Try it')).toBeVisible()
  const done = page.getByRole('checkbox', { name: 'I did this step' })
  await done.check()
  await press(page, 'Next step')
  await expect(page.getByRole('heading', { name: 'From worry to next step' })).toBeFocused()
  await expect(done).not.toBeChecked()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'From worry to next step' })).toBeVisible()
  await expect(page.getByRole('button', { name: /Two kinds of worry\s*, done/ })).toBeVisible()
  await press(page, 'All courses')
  await expect(item(page, 'Worry with an end')).toContainText('1 of 5 steps done')
  // The course that was begun comes first, and is the only large one.
  await expect(item(page, '').first()).toContainText('Pick up where you left offWorry with an end')
  await press(page, 'Continue: Worry with an end')
  await page.goBack()
  await expect(item(page, 'Worry with an end')).toBeVisible()
})

test('the focus follows the user: into a course, back to its card, past a quote that was removed', async ({
  page,
  signUp,
}) => {
  await signUp()
  await page.goto('/mindset-lab?tab=tutorials')
  await page.getByRole('button', { name: 'Start Course: Small habits that stay' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Small habits that stay' })).toBeFocused()
  await page.goBack()
  await expect(page.getByRole('button', { name: 'Start Course: Small habits that stay' })).toBeFocused()
  await page.getByRole('tab', { name: 'Quotes' }).click()
  const quotes = page.getByRole('tabpanel').getByRole('figure')
  await expect(quotes).toHaveCount(13)
  for (const count of [25, 37, 49]) {
    await press(page, 'Show more')
    await expect(quotes).toHaveCount(count)
  }
  const save = (work: string) => page.getByRole('button', { name: new RegExp(`^Saved?: .*${work}$`) })
  await save('Emma').click()
  await save('Persuasion').click()
  await choose(page, 'Saved')
  await save('Emma').press('Space')
  await expect(save('Persuasion')).toBeFocused()
  await save('Persuasion').press('Space')
  await expect(page.getByRole('heading', { name: 'Mindset Lab' })).toBeFocused()
})

test('a step that is not kept is not shown as done', async ({ context, page, signUp, complaints }) => {
  complaints.expect(/ERR_INTERNET_DISCONNECTED/)
  await signUp()
  await page.goto('/mindset-lab?tab=tutorials&open=worry')
  const done = page.getByRole('checkbox', { name: 'I did this step' })
  await expect(done).toBeVisible()
  await context.setOffline(true)
  await done.click()
  await expect(toast(page, 'This step isn’t saved yet')).toBeVisible()
  await expect(done).not.toBeChecked()
})

test('what the shop offers stays out of a meditation and a course', async ({ page, signUp }) => {
  await signUp()
  const links = page.getByRole('link', { name: /^See it at the shop/ })
  for (const query of ['meditations&open=grief', 'tutorials&open=worry']) {
    const [tab] = query.split('&')
    await page.goto(`/mindset-lab?tab=${tab}`)
    await expect(links).toHaveCount(2)
    await page.goto(`/mindset-lab?tab=${query}`)
    await expect(page.getByRole('button', { name: /^All (meditations|courses)$/ })).toBeVisible()
    await expect(links).toHaveCount(0)
  }
})

test('nothing of it scrolls sideways on the narrowest phone', async ({ page, signUp }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await signUp()
  for (const query of [
    'affirmations',
    'meditations',
    'meditations&open=grief',
    'quotes',
    'tutorials',
    'tutorials&open=worry',
  ]) {
    await page.goto(`/mindset-lab?tab=${query}`)
    await expect(page.getByRole('tabpanel').getByRole('button').first()).toBeVisible()
    expect([query, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([query, 320])
  }
})

test('a course of premium opens with premium, and says so before', async ({ page, signUp, server }) => {
  await signUp()
  await page.goto('/mindset-lab?tab=tutorials')
  await press(page, 'See Premium: Confidence comes after')
  await expect(dialog(page)).toBeVisible()
  await closeDialog(page)
  await expect(dialog(page)).toBeHidden()
  await ask(page.request, server.url, '/api/premium/trial', {})
  await page.reload()
  await press(page, 'Start Course: Confidence comes after')
  await expect(page.getByRole('heading', { name: 'The order is wrong' })).toBeVisible()
})

test('what did not load says so where it belongs, and loads on Try again', async ({ page, signUp, complaints }) => {
  complaints.expect(/status of 503/)
  await signUp()
  await page.route('/api/mindset/quotes', (route) => route.fulfill({ status: 503 }))
  await page.goto('/mindset-lab?tab=quotes')
  await expect(page.getByText('The quotes didn’t load')).toBeVisible()
  await page.unrouteAll()
  await press(page, 'Try again')
  await expect(page.getByRole('figure').first()).toBeVisible()
})

for (const name of ['affirmations', 'meditations', 'quotes', 'tutorials', 'tutorials&open=self-kindness'])
  test(`axe finds nothing in ${name}`, async ({ page, server }) => {
    await ask(page.request, server.url, '/api/demo', {})
    await page.goto(`/mindset-lab?tab=${name}`)
    await expect(page.getByRole('tabpanel').getByRole('heading').or(page.getByRole('blockquote')).first()).toBeVisible()
    await expectAccessible(page)
  })

test('axe finds nothing in the dialog', async ({ page, signUp }) => {
  await signUp()
  await page.goto('/mindset-lab')
  await press(page, 'Create Affirmation')
  await expectAccessible(page)
})
