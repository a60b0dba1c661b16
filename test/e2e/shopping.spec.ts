import type { Browser, Page } from '@playwright/test'
import { expectDrawn } from './page-parts.ts'
import { ask, expect, expectAccessible, test } from './test.ts'

const phone = { width: 375, height: 812 }
const slip = (page: Page) => page.getByRole('tabpanel')
const box = (page: Page) => slip(page).getByLabel('Add an item')
const toGet = (page: Page) => slip(page).getByRole('list', { name: 'To get' }).getByRole('listitem')
const done = (page: Page) => slip(page).getByRole('list', { name: 'Done' }).getByRole('listitem')
const item = (page: Page, name: string) =>
  slip(page)
    .getByRole('listitem')
    .filter({ has: page.getByLabel(name, { exact: true }) })
const tick = (page: Page, name: string) => item(page, name).getByRole('checkbox').click()
const namesToGet = (page: Page) =>
  toGet(page)
    .getByRole('checkbox')
    .evaluateAll((boxes) => boxes.map((each) => each.getAttribute('aria-label')))
const expectToGet = (page: Page, ...names: string[]) => expect.poll(() => namesToGet(page)).toEqual(names)

async function add(page: Page, ...lines: string[]): Promise<void> {
  for (const line of lines) {
    await box(page).fill(line)
    await box(page).press('Enter')
  }
}

test('on a phone: seven tabs with their counts, adding, ticking, undoing and clearing, all still there after a reload', async ({
  page,
  signUp,
}) => {
  await signUp()
  await page.setViewportSize(phone)
  await page.goto('/shopping-lists')
  const tabs = page.getByRole('tab')
  await expect(tabs).toHaveText(
    ['Personal', 'Household', 'Beauty', 'Hygiene', 'Home Design', 'Spousal', 'Children'].map((name) => `${name}0/0`),
  )
  await expect(slip(page).getByText('Sample')).toBeVisible()
  await expect(box(page)).toBeInViewport()
  await page.getByRole('tab', { name: 'Household' }).click()
  await box(page).fill('   ')
  await box(page).press('Enter')
  await expect(slip(page).getByRole('checkbox')).toHaveCount(0)
  await box(page).fill('2 kg apples, the red ones')
  await slip(page).getByRole('button', { name: 'Add', exact: true }).click()
  await expect(item(page, 'apples')).toContainText('2 kg')
  await expect(item(page, 'apples')).toContainText('the red ones')
  await add(page, 'Bread', 'Milk')
  await expectToGet(page, 'Milk', 'Bread', 'apples')
  await tick(page, 'Bread')
  await expect(done(page)).toHaveText(/Bread/)
  await expect(page.getByRole('tab', { name: 'Household' })).toHaveText('Household1/3')
  await item(page, 'Milk').getByRole('button', { name: 'Delete Milk' }).click()
  await expect(page.getByRole('tab', { name: 'Household' })).toHaveText('Household1/2')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expectToGet(page, 'Milk', 'apples')
  await page.reload()
  await expectToGet(page, 'Milk', 'apples')
  await expectAccessible(page)
  await page.setViewportSize(phone)
  await slip(page).getByRole('button', { name: 'Clear completed' }).click()
  await expect(done(page)).toHaveCount(0)
  await expect(page.getByText('1 item cleared', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(done(page)).toHaveText(/Bread/)
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width)
})

test('what is on the list already is said instead of added again, and takes a quantity', async ({ page, signUp }) => {
  await signUp()
  await page.goto('/shopping-lists')
  await add(page, 'Milk', 'Bread')
  await add(page, '2 milks')
  await expect(page.getByText('It’s on the list already', { exact: true })).toBeVisible()
  await expectToGet(page, 'Bread', 'Milk')
  await expect(item(page, 'Milk')).toContainText('2')
  await page.reload()
  await expectToGet(page, 'Bread', 'Milk')
  await expect(item(page, 'Milk')).toContainText('2')
})

test('undone from the keyboard, the focus returns to the row that came back', async ({ page, signUp }) => {
  await signUp()
  await page.goto('/shopping-lists')
  await add(page, 'Soap', 'Milk', 'Bread')
  const undo = async () => {
    await page.keyboard.press('F8')
    await page.getByRole('button', { name: 'Undo' }).focus()
    await page.keyboard.press('Enter')
  }
  const remove = item(page, 'Milk').getByRole('button', { name: 'Delete Milk' })
  const place = await item(page, 'Bread').boundingBox()
  await remove.press('Enter')
  await expectToGet(page, 'Bread', 'Soap')
  await expect(page.getByRole('button', { name: 'Add Milk again' })).toBeVisible()
  expect(await item(page, 'Bread').boundingBox(), 'what is offered again moves no item').toEqual(place)
  await undo()
  await expect(remove).toBeFocused()
  await expectToGet(page, 'Bread', 'Milk', 'Soap')
  await tick(page, 'Milk')
  const clear = page.getByRole('button', { name: 'Clear completed' })
  await clear.press('Enter')
  await expect(done(page)).toHaveCount(0)
  await expect(page.getByText('1 item cleared', { exact: true })).toBeVisible()
  await undo()
  await expect(clear).toBeFocused()
})

test('what is added quickly stays in its order, and the page in its place, while the answers come in', async ({
  page,
  signUp,
}) => {
  await signUp()
  const { promise: given, resolve: give } = Promise.withResolvers<void>()
  await page.route('**/api/shopping-items', async (route) => {
    if (route.request().postData()?.includes('"A"') === true) await given
    await route.fallback()
  })
  await page.goto('/shopping-lists')
  const second = page.waitForResponse((response) => response.request().postData()?.includes('"B"') === true)
  const heading = page.getByRole('heading', { level: 1 })
  const place = await heading.boundingBox()
  await add(page, 'D', 'B', 'A', 'C')
  await (await second).finished()
  await expectDrawn(page)
  expect(await namesToGet(page)).toEqual(['C', 'A', 'B', 'D'])
  expect(await heading.boundingBox()).toEqual(place)
  give()
  await expect(item(page, 'C').getByRole('button', { name: 'Delete C' })).toBeVisible()
  await page.reload()
  await expectToGet(page, 'C', 'A', 'B', 'D')
})

test('the order changes by drag and by keys, words in a dialog, and what was bought before is offered again', async ({
  page,
  signUp,
}) => {
  await signUp()
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/shopping-lists')
  await add(page, 'C', 'B', 'A')
  await expectToGet(page, 'A', 'B', 'C')
  const grip = (name: string) => item(page, name).getByRole('button', { name: `Move ${name}`, exact: true })
  const target = await item(page, 'C').boundingBox()
  await grip('A').hover()
  await page.mouse.down()
  await page.mouse.move((target?.x ?? 0) + 200, (target?.y ?? 0) + 10, { steps: 8 })
  await page.mouse.move((target?.x ?? 0) + 200, (target?.y ?? 0) + (target?.height ?? 0) - 4, { steps: 4 })
  await page.mouse.up()
  await expectToGet(page, 'B', 'C', 'A')
  await grip('A').focus()
  await page.keyboard.press('ArrowUp')
  await expectToGet(page, 'B', 'A', 'C')
  await expect(page.getByText('A: 2 of 3')).toBeAttached()
  await item(page, 'B').getByRole('button', { name: /^Edit/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit item' })
  await dialog.getByLabel('Item').fill('Butter')
  await dialog.getByLabel('How much').fill('250 g')
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await expect(item(page, 'Butter')).toContainText('250 g')
  await tick(page, 'C')
  await page.reload()
  await expectToGet(page, 'Butter', 'A')
  await slip(page).getByRole('button', { name: 'Add C again' }).click()
  await expect(toGet(page)).toHaveCount(3)
})

async function another(browser: Browser, base: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: base, viewport: phone })
  return context.newPage()
}

test('a list is shared by a link: who joins ticks and adds, both see it without a reload, and who is removed is out at once', async ({
  page,
  signUp,
  browser,
  server,
}) => {
  await signUp()
  await page.goto('/shopping-lists?tab=household')
  await add(page, 'Milk')
  await slip(page).getByRole('button', { name: 'Share' }).click()
  const share = page.getByRole('dialog', { name: 'Share Household' })
  await share.getByLabel('Your name on this list').fill('Ada')
  await share.getByRole('button', { name: 'Create a link' }).click()
  await expectAccessible(page)
  const link = await share.getByLabel('The link', { exact: true }).inputValue()
  await share.getByRole('button', { name: 'Done' }).click()

  const other = await another(browser, server.url)
  await other.goto(link)
  await expect(other.getByText('Someone wants to share a shopping list with you')).toBeVisible()
  await signUp({ context: other.context() })
  await other.goto('/shopping-lists')
  await other.getByRole('link', { name: 'See it' }).click()
  await expect(other.getByRole('heading', { name: 'Household, shared by Ada' })).toBeVisible()
  expect(other.url()).not.toContain(new URL(link).hash.slice(1))
  await other.getByLabel('Your name on this list').fill('Grace')
  await other.getByRole('button', { name: 'Join the list' }).click()
  await expectToGet(other, 'Milk')
  await add(other, '6 eggs')
  await tick(other, 'Milk')
  await expect(done(other)).toHaveText(/Milk/)
  await expect(other.getByRole('tab')).toHaveCount(8)

  await expectToGet(page, 'eggs')
  await expect(done(page)).toHaveText(/Milk/)
  await slip(other).getByRole('button', { name: '2 people' }).click()
  const own = other.getByRole('dialog')
  await own.getByRole('button', { name: 'Change your name on this list' }).click()
  await own.getByLabel('Your new name on this list').fill('Grace H.')
  await own.getByRole('button', { name: 'Save' }).click()
  await expect(own.getByText('Grace H. (you)')).toBeVisible()
  await expectAccessible(other)
  await own.getByRole('button', { name: 'Done' }).click()
  await slip(page).getByRole('button', { name: '2 people' }).click()
  const people = page.getByRole('dialog', { name: 'Share Household' })
  await people.getByLabel('What Grace H. can do').selectOption({ label: 'Can check off' })
  await expect(box(other)).toHaveCount(0)
  await expect(slip(other).getByRole('button', { name: /^Delete/ })).toHaveCount(0)
  await tick(other, 'eggs')
  await people.getByRole('button', { name: 'Done' }).click()
  await expect(done(page)).toHaveText([/eggs/, /Milk/])
  await slip(page).getByRole('button', { name: '2 people' }).click()
  await people.getByRole('listitem').filter({ hasText: 'Grace' }).getByRole('button', { name: 'Remove' }).click()
  await expect(people.getByText('Grace')).toHaveCount(0)
  await expect(other.getByRole('tab')).toHaveCount(7)
  await expect(other.getByRole('tab', { name: /Ada/ })).toHaveCount(0)
  await other.context().close()
})

test('a link that was taken back opens nothing, and its owner cannot join by it', async ({
  page,
  signUp,
  browser,
  server,
  complaints,
}) => {
  complaints.expect(/status of 4\d\d/)
  await signUp()
  await page.goto('/shopping-lists?tab=beauty')
  await slip(page).getByRole('button', { name: 'Share' }).click()
  const share = page.getByRole('dialog', { name: 'Share Beauty' })
  await share.getByLabel('What they can do').selectOption({ label: 'Can check off' })
  await share.getByRole('button', { name: 'Create a link' }).click()
  const link = await share.getByLabel('The link', { exact: true }).inputValue()
  const own = await page.context().newPage()
  await own.goto(link)
  await own.getByRole('button', { name: 'Join the list' }).click()
  await expect(own.getByText('This list is yours already')).toBeVisible()
  await share.getByRole('region', { name: 'Open links' }).getByRole('button', { name: 'Revoke' }).click()
  await expect(share.getByRole('region', { name: 'Open links' })).toHaveCount(0)
  const other = await another(browser, server.url)
  await signUp({ context: other.context() })
  await other.goto(link)
  await expect(other.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
  await expect(other.getByText('was used or canceled')).toBeVisible()
  await other.context().close()
})

test('a long list draws only what is in sight, and ticks at its end', async ({ page, signUp, server }) => {
  test.slow()
  await signUp()
  const lines = Array.from({ length: 150 }, (_, n) => `Thing ${n}`)
  for (let from = 0; from < lines.length; from += 20)
    await Promise.all(
      lines
        .slice(from, from + 20)
        .map((line) => ask(page.context().request, server.url, '/api/shopping-items', { line })),
    )
  await page.setViewportSize(phone)
  await page.goto('/shopping-lists')
  await expect(page.getByRole('tab', { name: 'Personal' })).toHaveText('Personal0/150')
  await expect(toGet(page).first()).toHaveAttribute('aria-setsize', '150')
  await expect.poll(() => toGet(page).count()).toBeLessThan(60)
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  await expect(toGet(page).last()).toHaveAttribute('aria-posinset', '150')
  const last = await toGet(page).last().getByRole('checkbox').getAttribute('aria-label')
  await toGet(page).last().getByRole('checkbox').click()
  await expect(page.getByRole('tab', { name: 'Personal' })).toHaveText('Personal1/150')
  await expect(done(page).getByLabel(last ?? '', { exact: true })).toBeChecked()
})
