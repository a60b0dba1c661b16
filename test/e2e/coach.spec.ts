import { box, exchange, askCoach, send, conversation } from './coach-page.ts'
import { expect } from '@playwright/test'
import { toast } from './page-parts.ts'
import { expectAccessible, test } from './test.ts'

test('the user is told that it is an AI, fills the box by Quick Start, sends by Enter, and reads what was read for the reply', async ({
  page,
  signUp,
}) => {
  await signUp()
  await page.goto('/ask-luxee')
  await expect(page).toHaveTitle('Ask Luxee · Glowell')
  await expect(page.getByText('Built-in guide')).toBeVisible()
  await expect(page.getByText('Online', { exact: true })).toBeVisible()
  await expect(conversation(page)).toContainText('not a language model, and not a person')
  await expect(conversation(page)).toContainText('Hi, I’m Luxee.')
  await expect(page.getByText('Free Questions: 3 of 3 left')).toBeVisible()
  await expect(send(page)).toBeDisabled()
  await box(page).fill('   ')
  await expect(send(page)).toBeDisabled()

  const prompt = 'Help me build confidence for my goals'
  await page.getByRole('button', { name: prompt }).click()
  await expect(box(page)).toHaveValue(prompt)
  await expect(conversation(page).getByRole('article')).toHaveCount(0)
  await box(page).press('Enter')
  const first = exchange(page, prompt)
  await expect(first.getByText('What was read')).toBeVisible()
  await expect(box(page)).toBeFocused()
  await first.getByText('What was read').click()
  await expect(first).toContainText('Answered by: Built-in guide. Sent to: this server.')
  await expect(box(page)).toHaveValue('')
  await expect(page.getByText('Free Questions: 2 of 3 left')).toBeVisible()
  await page.reload()
  await expect(first).toContainText('Luxee: ')
  await expect(box(page)).toHaveValue('')
  await expectAccessible(page)
})

test('deleting one exchange or all of them is undone by the toast', async ({ page, signUp }) => {
  await signUp()
  await page.goto('/ask-luxee')
  await askCoach(page, 'How do I say no kindly?')
  await askCoach(page, 'I want to save for a car')
  await exchange(page, 'say no').getByRole('button', { name: 'Delete question and answer' }).click()
  await expect(exchange(page, 'say no')).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(exchange(page, 'say no')).toBeVisible()
  await page.getByRole('button', { name: 'Delete the whole conversation' }).click()
  await expect(conversation(page).getByRole('article')).toHaveCount(0)
  await expect(toast(page, 'Conversation deleted')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(conversation(page).getByRole('article')).toHaveCount(2)
})

test('with no question left the text stays and the user is told, and a message in a crisis is answered all the same', async ({
  page,
  signUp,
  server,
  complaints,
}) => {
  test.slow()
  complaints.expect(/403/)
  await signUp()
  const headers = { origin: server.url }
  await page.request.put('/api/user/profile', { data: { timeZone: 'America/New_York' }, headers })
  await page.goto('/ask-luxee')
  for (const message of ['How do I say no to an extra shift?', 'I can’t sleep', 'How do I accept a compliment?'])
    await askCoach(page, message)
  await expect(page.getByText('Free Questions: 0 of 3 left')).toBeVisible()
  await expect(page.getByText('Get unlimited personalized guidance from your AI empowerment coach')).toBeVisible()
  await box(page).fill('And how do I make a budget?')
  await box(page).press('Enter')
  await expect(toast(page, 'Usage Limit Reached')).toBeVisible()
  await expect(box(page)).toHaveValue('And how do I make a budget?')
  await askCoach(page, 'I want to kill myself')
  await expect(exchange(page, 'kill myself').getByText('I want to kill myself')).toBeInViewport()
  await expect(page.getByRole('list', { name: 'Help lines' }).getByRole('link').first()).toHaveAttribute(
    'href',
    /^tel:/,
  )
  await expect(page.getByRole('link', { name: 'All help lines' })).toHaveAttribute('href', '/help')
  await expectAccessible(page)
})

test('what the coach proposes is made by the user’s click only, once, and undone by another', async ({
  page,
  signUp,
}) => {
  await signUp()
  const titles = async () => {
    const answer = await page.request.get('/api/tasks')
    const tasks: { title: string }[] = await answer.json()
    return tasks.map(({ title }) => title)
  }
  await page.goto('/ask-luxee')
  await askCoach(page, 'Add a task: call the bank tomorrow at 10')
  const offer = page.getByRole('region', { name: 'New task' })
  await expect(offer).toContainText('10:00 · 30 min · Financial · Medium priority')
  await expect.poll(titles).toEqual([])
  await offer.getByRole('button', { name: 'Add to my planner' }).dblclick()
  await expect(offer).toContainText('In your planner')
  await expect.poll(titles).toEqual(['Call the bank'])
  await offer.getByRole('button', { name: 'Undo' }).click()
  await expect(offer.getByRole('button', { name: 'Add to my planner' })).toBeVisible()
  await expect.poll(titles).toEqual([])
})

test('the profile sets what the coach may read, and its next answer keeps to it', async ({ page, signUp }) => {
  await signUp()
  await page.goto('/profile')
  const areas = page.getByRole('group', { name: 'What Luxee can read' })
  await expect(areas.getByRole('checkbox', { name: /^Journal/ })).not.toBeChecked()
  for (const name of [/^Goals/, /^Planner/, /^Self-care/, /^Your answers/]) {
    await areas.getByRole('checkbox', { name }).click()
    await expect(areas.getByRole('checkbox', { name })).not.toBeChecked()
  }
  await page.reload()
  await expect(areas.getByRole('checkbox', { checked: true })).toHaveCount(0)
  await page.goto('/ask-luxee')
  await askCoach(page, 'How do I say no kindly?')
  await exchange(page, 'say no').getByText('What was read').click()
  await expect(exchange(page, 'say no')).toContainText('None of your records were read.')
})

test('anyone may read what the coach is, signed in or not', async ({ page, signUp }) => {
  await page.goto('/ask-luxee/about')
  await expect(page.getByRole('heading', { name: 'It’s an AI, not a person' })).toBeVisible()
  await expect(page.getByText('by day, type and language')).toContainText('without your words or your name')
  await expectAccessible(page)
  await signUp()
  await page.goto('/ask-luxee')
  await page.getByRole('link', { name: 'What Luxee is, and what happens to your words' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'About Luxee' })).toBeFocused()
})

test('a care note is one soft line below an ordinary answer, and leads to the help lines', async ({ page, signUp }) => {
  await signUp()
  await page.goto('/ask-luxee')
  await askCoach(page, 'I have nothing left to give')
  const answer = exchange(page, 'nothing left')
  await expect(answer.getByRole('list', { name: 'Help lines' })).toHaveCount(0)
  await expectAccessible(page)
  await answer.getByRole('link', { name: 'See who you can talk to' }).click()
  await expect(page).toHaveURL('/help')
})
