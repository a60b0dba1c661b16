import { make, moveBy, newGoal, openProgress, stat } from './goals-page.ts'
import { closeDialog, callsOf, card, dialog, toast } from './page-parts.ts'
import { ask, expect, expectAccessible, changeDuringRequest, test } from './test.ts'

test('the user sets a goal, moves it by Enter and by Update, reaches it, takes that back, and it is all there after a reload', async ({
  page,
  signUp,
  complaints,
}) => {
  complaints.expect(/status of 400/)
  await signUp()
  await page.goto('/financial-goals')
  await expect(page).toHaveTitle('Glo Goals · Glowell')
  await expect(stat(page, 'Total Goals')).toHaveText('0')
  await expect(stat(page, 'Overall Progress')).toHaveText('—')
  await expect(page.getByText('Sample', { exact: true })).toBeVisible()

  await newGoal(page).click()
  await expect(dialog(page).getByLabel('Category')).toHaveValue('financial')
  await expect(dialog(page).getByLabel('Priority')).toHaveValue('3')
  await expect(dialog(page).getByLabel('Where you are now')).toHaveValue('0')
  await expect(dialog(page).getByLabel('Priority').getByRole('option')).toHaveText([
    '1 · Low',
    '2 · Low',
    '3 · Medium',
    '4 · High',
    '5 · Urgent',
  ])
  await expect(dialog(page).getByLabel('Category').getByRole('option')).toHaveText([
    'Financial',
    'Physical',
    'Self-Care',
    'Career',
    'Personal',
    'Relationships',
    'Spiritual',
  ])
  await dialog(page).getByLabel('Title').fill('A weekend by the sea')
  await dialog(page).getByLabel('Target amount').fill('1,400.50')
  await dialog(page).getByRole('button', { name: 'Create Goal' }).dblclick()
  await expect(toast(page, 'SMART goal created! 🎯')).toBeVisible()
  const goal = card(page, 'A weekend by the sea')
  await expect(goal.getByText('$0 of $1,400.50')).toBeVisible()
  await expect(goal.getByText('Medium')).toBeVisible()
  await expect(stat(page, 'Total Goals')).toHaveText('1')
  await expect(page.getByRole('heading', { level: 2, name: 'Financial' })).toBeVisible()

  const field = goal.getByRole('textbox')
  await field.press('Enter')
  await moveBy(goal, '350,25')
  await expect(toast(page, 'Goal updated!')).toBeVisible()
  await expect(goal.getByText('$350.25 of $1,400.50')).toBeVisible()
  await expect(stat(page, 'Overall Progress')).toHaveText('25%')
  await moveBy(goal, '25')
  await expect(goal.getByText('You’re at $350.25. Add $25, or is that the new total?')).toBeVisible()
  await goal.getByRole('button', { name: 'Add it: $375.25' }).click()
  await expect(goal.getByText('$375.25 of $1,400.50')).toBeVisible()
  await moveBy(goal, '-25')
  await expect(goal.getByText('$350.25 of $1,400.50')).toBeVisible()
  await moveBy(goal, '-400')
  await expect(
    page.getByText('That would take it below zero. Change the number, or enter the new total').first(),
  ).toBeVisible()
  await expect(field).toHaveValue('-400')
  await field.fill('1400.50')
  await goal.getByRole('button', { name: 'Update A weekend' }).click()
  await expect(toast(page, 'You reached “A weekend by the sea”.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(goal.getByText('$350.25 of $1,400.50')).toBeVisible()
  await expect(goal.getByText('25% of the way')).toBeVisible()
  await expect(stat(page, 'Completed')).toHaveText('0')
  await moveBy(goal, '1500')
  await expect(goal.getByText('You reached it.')).toBeVisible()
  await expect(stat(page, 'Completed')).toHaveText('1')

  await page.reload()
  await expect(goal.getByText('$1,500 of $1,400.50')).toBeVisible()
  await expect(goal.getByText('100% of the way')).toBeVisible()
})

test('the first data is asked for once, together with the page', async ({ page, signUp }) => {
  await signUp()
  const calls = callsOf(page)
  await page.goto('/financial-goals')
  await expect(page.getByText('Your first goal starts small')).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(calls()).toEqual(['/api/goals', '/api/goals/summary', '/api/onboarding'])
})

test('an edit sends only what was changed; a delete can be undone', async ({ page, signUp, server }) => {
  await signUp()
  await ask(page.request, server.url, '/api/goals', { title: 'Mine', targetValue: '100', priority: 5 })
  await page.goto('/financial-goals')
  await expect(card(page, 'Mine').getByText('Urgent')).toBeVisible()
  await page.getByRole('button', { name: 'Edit Mine' }).click()
  await dialog(page).getByLabel('Title').fill('Ours')
  await dialog(page).getByLabel('Category').selectOption('Relationships')
  await ask(page.request, server.url, '/api/goals', { title: 'Other', targetValue: '10', category: 'career' })
  await dialog(page).getByRole('button', { name: 'Save Changes' }).click()
  await expect(toast(page, 'Goal updated!')).toBeVisible()
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Career', 'Relationships'])
  await page.getByRole('button', { name: 'Delete Ours' }).click()
  await expect(card(page, 'Ours')).toBeHidden()
  await expect(toast(page, 'Goal deleted')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(card(page, 'Ours')).toBeVisible()
})

test('the server’s errors show beside their fields, and the text stays', async ({ page, signUp, complaints }) => {
  complaints.expect(/status of 400/)
  await signUp()
  await page.goto('/financial-goals')
  await newGoal(page).click()
  await dialog(page).getByLabel('Title').fill('Half a yen')
  await dialog(page).getByLabel('Target amount').fill('10.5')
  await dialog(page).getByLabel('Currency').selectOption('JPY')
  await dialog(page).getByRole('button', { name: 'Create Goal' }).click()
  await expect(dialog(page).getByLabel('Target amount')).toHaveAccessibleDescription('Use a whole number for JPY')
  await dialog(page).getByLabel('Target amount').fill('0')
  await dialog(page).getByRole('button', { name: 'Create Goal' }).click()
  await expect(dialog(page).getByLabel('Target amount')).toHaveAccessibleDescription('Aim for more than zero')
  await expect(dialog(page).getByLabel('Title')).toHaveValue('Half a yen')
  await closeDialog(page)
  await newGoal(page).click()
  await expect(dialog(page).getByText('We saved what you were writing')).toBeVisible()
  await expect(dialog(page).getByLabel('Title')).toHaveValue('Half a yen')
})

test('an update that is refused or does not arrive comes back into its field', async ({
  context,
  page,
  signUp,
  server,
  complaints,
}) => {
  complaints.expect(/status of 400|ERR_INTERNET_DISCONNECTED/)
  await signUp()
  await ask(page.request, server.url, '/api/goals', { title: 'Mine', targetValue: '100', currentValue: '5' })
  await page.goto('/financial-goals')
  const goal = card(page, 'Mine')
  const field = goal.getByRole('textbox')
  await moveBy(goal, 'a lot')
  await expect(toast(page, 'This isn’t saved yet')).toBeVisible()
  await expect(toast(page, 'Enter a number, such as 1250.50')).toBeVisible()
  await expect(field).toHaveValue('a lot')
  await moveBy(goal, '12.345')
  await expect(toast(page, 'Use at most 2 decimals for USD')).toBeVisible()
  await expect(field).toHaveValue('12.345')
  await expect(goal.getByText('$5 of $100')).toBeVisible()
  await context.setOffline(true)
  await moveBy(goal, '20')
  await expect(field).toHaveValue('20')
  await expect(goal.getByText('$5 of $100')).toBeVisible()
  await context.setOffline(false)
  await field.press('Enter')
  await expect(goal.getByText('$20 of $100')).toBeVisible()
})

test('ideas from the wizard’s answers open the dialog filled in; a habit counts times; a track is one of each', async ({
  page,
  signUp,
  server,
  complaints,
}) => {
  complaints.expect(/status of 409/)
  await signUp()
  await ask(page.request, server.url, '/api/onboarding/complete', {
    fullName: '',
    age: null,
    experience_level: null,
    primaryGoals: ['Relationships'],
    currentChallenges: '',
    wellness_areas: [],
    preferred_communication: 'direct',
    notifications: { daily_reminders: true, goal_updates: true, wellness_tips: true, community_updates: false },
  })
  await page.goto('/financial-goals')
  await expect(page.getByText('From what you told us. Change anything you like.')).toBeVisible()
  await page.getByRole('button', { name: 'Call someone I love' }).click()
  await expect(dialog(page).getByLabel('How many times')).toHaveValue('12')
  await dialog(page).getByRole('button', { name: 'Create Goal' }).click()
  const habit = card(page, 'Call someone I love')
  await habit.getByRole('button', { name: 'One more time' }).click()
  await expect(habit.getByText('1 of 12 times')).toBeVisible()

  for (const title of ['Fund', 'Another fund']) {
    await newGoal(page).click()
    await dialog(page).getByLabel('Title').fill(title)
    await dialog(page).getByLabel('Target amount').fill('900')
    await dialog(page).getByLabel('Track as').selectOption('Emergency fund')
    await dialog(page).getByRole('button', { name: 'Create Goal' }).click()
    await expect(page.getByText('Emergency fund', { exact: true }).first()).toBeVisible()
  }
  await expect(dialog(page).getByLabel('Track as')).toHaveAccessibleDescription(/already tracking another goal/)
})

test('the list keeps every update with its date and note', async ({ page, signUp, server }) => {
  await signUp()
  await ask(page.request, server.url, '/api/goals', { title: 'The card', kind: 'debt', targetValue: '1180' })
  await page.goto('/financial-goals')
  await openProgress(page, 'The card')
  await expect(dialog(page).getByText('Nothing yet')).toBeVisible()
  await dialog(page).getByLabel('Paid so far').fill('220')
  await dialog(page).getByLabel('Note').fill('Two envelopes')
  await dialog(page).getByRole('button', { name: 'Add update' }).click()
  await expect(dialog(page).getByText('$220 paid of $1,180')).toBeVisible()
  const line = dialog(page).getByRole('listitem')
  await expect(line).toContainText('Two envelopes')
  await expect(line).toContainText('+$220')
  await expectAccessible(page)
  await dialog(page).getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('button', { name: 'Updates for The card' })).toBeFocused()
})

test('milestones are part of premium: the offer opens over the form, and then they are ticked', async ({
  page,
  signUp,
}) => {
  await signUp()
  await page.goto('/financial-goals')
  await newGoal(page).click()
  await dialog(page).getByLabel('Title').fill('Supper club')
  await dialog(page).getByLabel('Kind of goal').selectOption('Check off milestones')
  await dialog(page).getByLabel('Steps').fill('Find a room\nInvite three')
  await expect(dialog(page).getByText('Milestones are part of Premium')).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Create Goal' }).click()
  await page.getByRole('button', { name: 'Upgrade Now' }).click()
  await expect(dialog(page).getByText('Milestones are part of Premium')).toBeHidden()
  await dialog(page).getByRole('button', { name: 'Create Goal' }).click()
  const goal = card(page, 'Supper club')
  await goal.getByLabel('Find a room').click()
  await expect(goal.getByText('1 of 2 steps')).toBeVisible()
  await goal.getByLabel('Invite three').click()
  await expect(goal.getByText('You reached it.')).toBeVisible()
  await expect(toast(page, 'Goal updated!')).toBeVisible()
})

test('goals that did not load say so where they belong, and load on Try again', async ({
  page,
  signUp,
  server,
  complaints,
}) => {
  complaints.expect(/status of 503/)
  await signUp()
  await ask(page.request, server.url, '/api/goals', { title: 'Mine', targetValue: '100' })
  await page.route('/api/goals', (route) => route.fulfill({ status: 503 }))
  await page.goto('/financial-goals')
  await expect(page.getByText('Your goals didn’t load')).toBeVisible()
  await expectAccessible(page)
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(card(page, 'Mine')).toBeVisible()
})

test('axe finds nothing on the page, empty and full, and in the dialog', async ({ page, signUp, server }) => {
  await signUp()
  await page.goto('/financial-goals')
  await expect(page.getByText('Sample', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await newGoal(page).click()
  await expectAccessible(page)
  await closeDialog(page)
  // The open page would ask with the session that ends here.
  await page.goto('about:blank')
  await ask(page.request, server.url, '/api/demo', {})
  await page.goto('/financial-goals')
  await expect(card(page, 'Clear the card')).toBeVisible()
  await expect(page.getByText(/^(On track|Ahead of pace|Behind pace): /).first()).toBeVisible()
  // The nearest date comes first, what's reached is folded.
  await expect(page.getByRole('list', { name: 'Next up' }).getByRole('heading')).toHaveText('Thirty easy runs')
  await expect(card(page, 'The bookbinding class')).toBeHidden()
  await page.getByRole('heading', { name: 'Reached · 1' }).click()
  await expect(card(page, 'The bookbinding class')).toBeVisible()
  await expectAccessible(page)
})

test('the keyboard does everything, and the focus is never lost', async ({ page, signUp }) => {
  await signUp()
  await page.goto('/financial-goals')
  await make(page, 'One', '10')
  await make(page, 'Two', '10')
  await expect(newGoal(page)).toBeFocused()
  await card(page, 'One').getByRole('textbox').focus()
  await page.keyboard.type('3')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(card(page, 'One').getByText('$3 of $10')).toBeVisible()
  await page.getByRole('button', { name: 'Delete One' }).focus()
  await page.keyboard.press('Enter')
  await expect(card(page, 'One')).toBeHidden()
  await expect(card(page, 'Two').locator(':focus')).toHaveCount(1)
})

test('a goal that is deleted by two presses, or on another tab as well, can be brought back', async ({
  page,
  signUp,
  server,
  complaints,
}) => {
  complaints.expect(/status of 404/)
  await signUp()
  await ask(page.request, server.url, '/api/goals', { title: 'Twice', targetValue: '100' })
  const [{ id }] = await (await page.request.get('/api/goals')).json()
  await page.goto('/financial-goals')
  await page.getByRole('button', { name: 'Delete Twice' }).dblclick()
  await expect(card(page, 'Twice')).toBeHidden()
  await expect(toast(page, 'Goal deleted')).toBeVisible()
  const restored = page.waitForResponse(/\/restore$/)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(card(page, 'Twice')).toBeVisible()
  await restored

  await changeDuringRequest(page, 'DELETE', /\/api\/goals\//, () =>
    page.request.delete(`/api/goals/${id}`, { headers: { origin: server.url } }),
  )
  const answer = page.waitForResponse((response) => response.request().method() === 'DELETE')
  await page.getByRole('button', { name: 'Delete Twice' }).click()
  expect((await answer).status()).toBe(404)
  await expect(toast(page, 'Goal deleted')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(card(page, 'Twice')).toBeVisible()
})
