import { closeDialog, callsOf, dialog, toast } from './page-parts.ts'
import { expect, expectAccessible, test } from './test.ts'
import { addVision, board, expectOrder, field, make, vision } from './vision-page.ts'

const titles = ['A door', 'A garden', 'A boat', 'A desk']

test('the user adds a first vision, edits it, marks it as loved, and it is all there after a reload', async ({
  page,
  signUp,
}) => {
  await signUp()
  await page.goto('/vision-board')
  await expect(page).toHaveTitle('Vision Board · Glowell')
  await expect(page.getByText('Visualize your dreams and manifest your future')).toBeVisible()
  await expect(page.getByText('Free: 1 of 1 vision board item remaining')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Create Your Vision Board' })).toBeVisible()
  await expect(page.getByText('Sample', { exact: true })).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Add Your First Vision' }).click()
  await expect(dialog(page).getByRole('heading', { name: 'Add to Vision Board' })).toBeVisible()
  await expect(field(page, 'Category')).toHaveValue('goals')
  await expect(field(page, 'Category').getByRole('option')).toHaveText([
    'Life Goals',
    'Career',
    'Financial',
    'Personal Growth',
    'Health & Fitness',
    'Travel & Adventure',
    'Relationships',
    'No category',
  ])
  await expect(dialog(page).getByRole('button', { name: 'Upload Image' })).toBeVisible()
  await expectAccessible(page)
  await field(page, 'Title').fill('A house by the sea')
  await field(page, 'Description').fill('With a blue door.\nAnd a bench.')
  await field(page, 'Category').selectOption('travel')
  await dialog(page).getByRole('button', { name: 'Sample Image' }).click()
  await expect(dialog(page).getByRole('img', { name: 'What you chose' })).toHaveAttribute('src', /^\/visions\//)
  await dialog(page).getByRole('button', { name: 'Add to Board' }).dblclick()
  await expect(toast(page, 'Vision board item added! ✨')).toBeVisible()
  await expect(dialog(page)).toHaveCount(0)
  const house = vision(page, 'A house by the sea')
  await expect(house.getByText('Travel & Adventure')).toBeVisible()
  await expect(house.getByText('With a blue door.')).toBeVisible()
  await expect(house.getByRole('img', { name: 'A house by the sea' })).toHaveAttribute('loading', 'eager')
  const today = await page.evaluate(() =>
    new Date().toLocaleDateString('en-US', { dateStyle: 'medium', timeZone: 'UTC' }),
  )
  await expect(house.getByText(today)).toBeVisible()
  await expect(page.getByText('Free: 0 of 1 vision board item remaining')).toBeVisible()
  await expect(board(page).getByRole('listitem')).toHaveCount(1)

  const heart = house.getByRole('button', { name: 'Love A house by the sea' })
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await house.getByRole('button', { name: 'Edit A house by the sea' }).click()
  await expect(dialog(page).getByRole('heading', { name: 'Edit Vision' })).toBeVisible()
  await expect(field(page, 'Description')).toHaveValue('With a blue door.\nAnd a bench.')
  await field(page, 'Title').fill('A small house by the sea')
  await dialog(page).getByRole('button', { name: 'Remove' }).click()
  await dialog(page).getByRole('button', { name: 'Save Changes' }).click()
  await expect(toast(page, 'Item updated!')).toBeVisible()

  await page.reload()
  const small = vision(page, 'A small house by the sea')
  await expect(small.getByRole('button', { name: /^Love/ })).toHaveAttribute('aria-pressed', 'true')
  await expect(small.getByRole('img')).toHaveCount(0)
  await expect(small.locator('[data-placeholder=travel]')).toBeVisible()
  await expectAccessible(page)
})

test('the first data is asked for once, together with the page', async ({ page, signUp }) => {
  await signUp()
  const calls = callsOf(page)
  await page.goto('/vision-board')
  await expect(page.getByText('Create Your Vision Board')).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(calls()).toEqual(['/api/user/usage-limits', '/api/vision-board'])
})

test('six cards stand in while the board comes, and a board that does not come says so and comes by Try again', async ({
  page,
  signUp,
  complaints,
}) => {
  complaints.expect(/ERR_FAILED/)
  await signUp()
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/api/vision-board', async (route) => {
    await held
    await route.abort()
  })
  await page.goto('/vision-board')
  await expect(page.getByText('Opening your vision board')).toBeAttached()
  await expect(page.locator('.animate-breathe')).toHaveCount(6)
  release()
  await expect(page.getByText('Your vision board didn’t load')).toBeVisible()
  await page.unroute('**/api/vision-board')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('Create Your Vision Board')).toBeVisible()
})

test('a title is required, what the server refuses is said at its field, and a draft waits', async ({
  page,
  signUp,
  complaints,
}) => {
  complaints.expect(/400/)
  await signUp()
  await page.goto('/vision-board#new')
  const add = dialog(page).getByRole('button', { name: 'Add to Board' })
  await add.click()
  await expect(field(page, 'Title')).toBeFocused()
  await field(page, 'Title').fill('A door')
  await field(page, 'Image URL').fill('http://example.com/door.png')
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/api/vision-board', async (route) => {
    await held
    await route.continue()
  })
  await add.click()
  await expect(dialog(page).getByRole('button', { name: 'Adding...' })).toBeDisabled()
  release()
  await expect(dialog(page).getByText('Paste an address that begins with https://').first()).toBeVisible()
  await expect(field(page, 'Image URL')).toHaveAttribute('aria-invalid', 'true')
  await page.unroute('**/api/vision-board')
  await page.reload()
  await addVisionOrFirst(page)
  await expect(dialog(page).getByText('We saved what you were writing')).toBeVisible()
  await expect(field(page, 'Title')).toHaveValue('A door')
  await dialog(page).getByRole('button', { name: 'Start fresh' }).click()
  await expect(field(page, 'Title')).toHaveValue('')
  await dialog(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog(page)).toHaveCount(0)
})

const addVisionOrFirst = (page: Parameters<typeof addVision>[0]) =>
  page.getByRole('button', { name: /^Add (Your First )?Vision$/ }).click()

test('a free board holds one: a second is refused by the server and said so, and kept as a draft', async ({
  page,
  signUp,
  server,
  complaints,
}) => {
  complaints.expect(/403/)
  await signUp()
  await make(page, server.url, [{ title: 'A door' }])
  await page.goto('/vision-board')
  await addVision(page).click()
  await expect(dialog(page).getByText('Your free board is full')).toBeVisible()
  await field(page, 'Title').fill('A garden')
  await dialog(page).getByRole('button', { name: 'Add to Board' }).click()
  await expect(page.getByText('Vision Board Limit Reached', { exact: true })).toBeVisible()
  const said = 'Free accounts can only create 1 vision board item. Upgrade to Premium for unlimited vision board items!'
  await expect(page.getByText(said, { exact: true }).first()).toBeVisible()
  await closeDialog(page)
  await expectOrder(page, ['A door'])
  await vision(page, 'A door').getByRole('button', { name: 'Edit A door' }).click()
  await field(page, 'Title').fill('A blue door')
  await dialog(page).getByRole('button', { name: 'Save Changes' }).click()
  await expectOrder(page, ['A blue door'])
  await addVision(page).click()
  await expect(field(page, 'Title')).toHaveValue('A garden')
})

test('the user removes a vision and brings it back to its place', async ({ page, signUp, server }) => {
  await signUp()
  await make(
    page,
    server.url,
    titles.map((title) => ({ title })),
  )
  await page.goto('/vision-board')
  await vision(page, 'A garden').getByRole('button', { name: 'Delete A garden' }).click()
  await expect(toast(page, 'Item removed from vision board')).toBeVisible()
  await expectOrder(page, ['A door', 'A boat', 'A desk'])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expectOrder(page, titles)
  await page.reload()
  await expectOrder(page, titles)
})

test('what is on a card to change it is visible on hover and focus, and always on touch', async ({
  page,
  signUp,
  server,
  browser,
}) => {
  await signUp()
  await make(page, server.url, [{ title: 'A door' }])
  await page.goto('/vision-board')
  const edit = vision(page, 'A door').getByRole('button', { name: 'Edit A door' })
  const isInSight = () => edit.evaluate((button) => button.checkVisibility({ opacityProperty: true }))
  const word = vision(page, 'A door').getByText('Came true?')
  const isNamed = () => word.evaluate((name) => name.checkVisibility({ opacityProperty: true }))
  await page.mouse.move(2, 2)
  await expect.poll(isInSight).toBe(false)
  await expect.poll(isNamed).toBe(false)
  await vision(page, 'A door').hover()
  await expect.poll(isInSight).toBe(true)
  await expect.poll(isNamed).toBe(true)
  await page.mouse.move(2, 2)
  await expect.poll(isInSight).toBe(false)
  await edit.focus()
  await expect.poll(isInSight).toBe(true)
  const phone = await browser.newContext({
    viewport: { width: 375, height: 812 },
    hasTouch: true,
    isMobile: true,
    storageState: await page.context().storageState(),
    baseURL: server.url,
  })
  const hand = await phone.newPage()
  await hand.goto('/vision-board')
  const touched = vision(hand, 'A door').getByRole('button', { name: 'Edit A door' })
  await expect(touched).toBeHidden()
  await vision(hand, 'A door').getByRole('button', { name: 'Options for A door' }).tap()
  await expect.poll(() => touched.evaluate((button) => button.checkVisibility({ opacityProperty: true }))).toBe(true)
  const touchedWord = vision(hand, 'A door').getByText('Came true?')
  await expect.poll(() => touchedWord.evaluate((name) => name.checkVisibility({ opacityProperty: true }))).toBe(true)
  await touched.tap()
  await expect(field(hand, 'Title')).toHaveValue('A door')
  await phone.close()
})

test('what floats on a phone is in reach, and covers nothing at the end of the page', async ({
  page,
  signUp,
  server,
}) => {
  await signUp()
  await page.setViewportSize({ width: 375, height: 812 })
  await page.goto('/vision-board')
  const first = page.getByRole('button', { name: 'Add Your First Vision' })
  const bar = page.getByRole('navigation', { name: 'Quick', exact: true })
  await expect(first).toBeVisible()
  const [action, quick] = await Promise.all([first.boundingBox(), bar.boundingBox()])
  expect(action && quick && action.y + action.height < quick.y, 'the first action is above the bar').toBe(true)
  await make(page, server.url, [{ title: 'A door' }])
  await page.reload()
  const floating = await addVision(page).boundingBox()
  const last = page.getByRole('contentinfo').getByRole('button', { name: 'Log out' })
  await expect
    .poll(async () => {
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
      const box = await last.boundingBox()
      return box && floating && box.y + box.height <= floating.y
    })
    .toBe(true)
})

test('the user notes when one came true and how it was; the toast takes it back', async ({ page, signUp, server }) => {
  await signUp()
  await make(page, server.url, [{ title: 'A door' }])
  await page.goto('/vision-board')
  const door = vision(page, 'A door')
  await door.getByRole('button', { name: 'Came true? A door' }).click()
  await expectAccessible(page)
  await field(page, 'When').fill('2026-01-05')
  await field(page, 'A note to remember it by').fill('We have the keys.')
  await dialog(page).getByRole('button', { name: 'Achieved' }).click()
  await expect(toast(page, 'It came true')).toBeVisible()
  await expect(door.getByText('Achieved on January 5, 2026')).toBeVisible()
  await page.reload()
  await expect(door.getByText('We have the keys.')).toBeVisible()
  await door.getByRole('button', { name: 'Achieved A door' }).click()
  await expect(field(page, 'When')).toHaveValue('2026-01-05')
  await dialog(page).getByRole('button', { name: 'Not yet, actually' }).click()
  await expect(door.getByText('Achieved on')).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(door.getByText('We have the keys.')).toBeVisible()
})

test('a vision leads to the goal that it is linked with, wherever that stands', async ({ page, signUp, server }) => {
  await signUp()
  const goal = { title: 'The deposit', targetValue: '20000', category: 'financial' }
  const made = await page.request.post('/api/goals', { data: goal, headers: { origin: server.url } })
  const { id } = await made.json()
  for (let n = 0; n < 60; n += 1)
    await page.request.post('/api/goals', {
      data: { ...goal, title: `Goal ${n}`, category: 'career' },
      headers: { origin: server.url },
    })
  await page.goto('/vision-board#new')
  await field(page, 'Title').fill('A house')
  await field(page, 'Linked goal').selectOption({ label: 'The deposit' })
  await dialog(page).getByRole('button', { name: 'Add to Board' }).click()
  await vision(page, 'A house').getByRole('link', { name: 'Goal: The deposit' }).click()
  await expect(page).toHaveURL(/\/financial-goals$/)
  await expect(page.locator(`#goal-${id}`)).toBeFocused()
  await expect(page.locator(`#goal-${id}`)).toBeInViewport()
})
