import { newGoal } from './goals-page.ts'
import { closeDialog, callsOf, card, dialog, toast } from './page-parts.ts'
import { ask, expect, test } from './test.ts'

test('the dialog says what it asks for, wants a title and a target, and is empty again after a goal is made', async ({
  page,
  signUp,
}) => {
  await signUp()
  await page.goto('/financial-goals')
  await expect(page.getByRole('heading', { level: 1, name: 'Glo Goals' })).toBeVisible()
  await newGoal(page).click()
  await expect(dialog(page).getByRole('heading', { name: 'New Goal' })).toBeVisible()
  await expect(dialog(page).locator('label')).toHaveText([
    'Title',
    'Kind of goal',
    'Target amount',
    'Where you are now',
    'Currency',
    'Track as',
    'Category',
    'Priority',
    'Target date',
    'Description',
  ])
  await expect(dialog(page).getByLabel('Kind of goal').getByRole('option')).toHaveText([
    'Reach an amount',
    'Pay down a debt',
    'Build a habit',
    'Check off milestones',
  ])
  await expect(dialog(page).getByLabel('Currency')).toHaveValue('USD')
  const track = dialog(page).getByLabel('Track as')
  await expect(track.getByRole('option')).toHaveText(['Just a goal', 'Monthly income', 'Emergency fund'])
  await expect(track).toHaveAccessibleDescription(
    'The dashboard shows it under this name. Only one goal can be tracked this way.',
  )
  await expect(dialog(page).getByLabel('Target date')).toHaveValue('')
  const calls = callsOf(page)
  const create = dialog(page).getByRole('button', { name: 'Create Goal' })
  await create.click()
  await expect(dialog(page).locator('input:invalid')).toHaveCount(2)
  await dialog(page).getByLabel('Title').fill('Mine')
  await create.click()
  await expect(dialog(page).locator('input:invalid')).toHaveCount(1)
  expect(calls()).toEqual([])
  await dialog(page).getByLabel('Target amount').fill('10')
  await create.click()
  await expect(dialog(page)).toBeHidden()
  await newGoal(page).click()
  await expect(dialog(page).getByLabel('Title')).toHaveValue('')
  await expect(dialog(page).getByLabel('Target amount')).toHaveValue('')
  await closeDialog(page)
  await page.getByRole('button', { name: 'Edit Mine' }).click()
  await expect(dialog(page).getByRole('heading', { name: 'Edit Goal' })).toBeVisible()
})

test('the colour of a goal is that of its priority: magenta from 4, royal at 3, purple below', async ({
  page,
  signUp,
  server,
}) => {
  await signUp()
  for (const priority of [1, 2, 3, 4, 5])
    await ask(page.request, server.url, '/api/goals', { title: `P${priority}`, targetValue: '10', priority })
  await page.goto('/financial-goals')
  const expected = [
    { title: 'P5', label: 'Urgent', token: 'magenta' },
    { title: 'P4', label: 'High', token: 'magenta' },
    { title: 'P3', label: 'Medium', token: 'royal' },
    { title: 'P2', label: 'Low', token: 'purple' },
    { title: 'P1', label: 'Low', token: 'purple' },
  ]
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(expected.map(({ title }) => title))
  for (const { title, label, token } of expected) {
    const badge = card(page, title).getByText(label, { exact: true })
    const probe = await page.evaluate((name) => {
      const element = document.body.appendChild(document.createElement('i'))
      element.style.color = `var(--${name})`
      return getComputedStyle(element).color
    }, token)
    await expect(badge).toHaveCSS('color', probe)
  }
})

test('an empty update is none; one in progress says so, shows at once, and is sent once', async ({
  page,
  signUp,
  server,
}) => {
  await signUp()
  await ask(page.request, server.url, '/api/goals', { title: 'Mine', targetValue: '100' })
  await page.goto('/financial-goals')
  const goal = card(page, 'Mine')
  const update = goal.getByRole('button', { name: 'Update Mine' })
  const answer = Promise.withResolvers<void>()
  const sent: string[] = []
  await page.route('/api/goals/*/progress', async (route) => {
    sent.push(route.request().postData() ?? '')
    await answer.promise
    await route.continue()
  })
  await update.click()
  await goal.getByRole('textbox').fill('   ')
  await goal.getByRole('textbox').press('Enter')
  await expect(goal.getByText('$0 of $100')).toBeVisible()
  await goal.getByRole('textbox').fill('40')
  await update.dblclick()
  await expect(update).toHaveText('Saving...')
  await expect(goal.getByText('$40 of $100')).toBeVisible()
  await expect(goal.getByText('40% of the way')).toBeVisible()
  answer.resolve()
  await expect(toast(page, 'Goal updated!')).toBeVisible()
  expect(sent).toHaveLength(1)
})
