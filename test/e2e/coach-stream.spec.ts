import { expect } from '@playwright/test'
import { box, openCoachPage, conversation } from './coach-page.ts'
import { toast } from './page-parts.ts'
import { test } from './test.ts'

test('a reply is read as it comes, goes on through a reload, and ends where the user stops it', async ({
  browser,
  coach,
}) => {
  const gate = Promise.withResolvers<void>()
  const { service } = coach
  const { page, leave } = await openCoachPage(browser, coach, {
    chunks: ['The first sentence stands. ', 'The second one follows. ', 'The **third** ends it.'],
    wait: () => gate.promise,
  })
  await box(page).fill('How do I begin?')
  await box(page).press('Enter')
  await expect(conversation(page)).toContainText('Luxee is typing')
  await expect(box(page)).toBeDisabled()
  await expect(conversation(page)).toContainText('an AI, not a person')
  await page.reload()
  await expect(box(page)).toBeDisabled()
  await expect(box(page)).toHaveValue('')
  gate.resolve()
  await expect(conversation(page).getByRole('strong').filter({ hasText: 'third' })).toBeVisible()
  await expect(conversation(page)).not.toContainText('Luxee is typing')
  await expect(box(page)).toBeEnabled()
  await expect(box(page)).toHaveValue('')

  const never = Promise.withResolvers<void>()
  service.behave({ chunks: ['Here is one thought. ', 'And another one. ', 'And '], wait: () => never.promise })
  await box(page).fill('And then?')
  await page.getByRole('button', { name: 'Send' }).click()
  await page.getByRole('button', { name: 'Stop' }).click()
  await expect(conversation(page)).toContainText('This answer ended early.')
  await expect(box(page)).toBeEnabled()
  service.behave({ chunks: ['Now all of it.'] })
  await conversation(page).getByRole('button', { name: 'Try again' }).click()
  await expect(conversation(page)).toContainText('Now all of it.')
  never.resolve()
  await leave()
})

test('a reply that fails says so, leaves the user’s words in the box, and costs no question', async ({
  browser,
  ownCoach,
}) => {
  const { page, leave } = await openCoachPage(browser, ownCoach, { status: 500 })
  await box(page).fill('How do I begin?')
  await box(page).press('Enter')
  await expect(toast(page, 'Oops!')).toBeVisible()
  await expect(toast(page, "I'm having trouble responding right now. Please try again!")).toBeVisible()
  await expect(box(page)).toHaveValue('How do I begin?')
  await expect(page.getByText('Free Questions: 3 of 3 left')).toBeVisible()
  await page.reload()
  await expect(box(page)).toHaveValue('How do I begin?')
  ownCoach.service.behave({ chunks: ['Begin ', 'small.'] })
  await box(page).press('Enter')
  await expect(conversation(page)).toContainText('Begin small.')
  await expect(conversation(page).getByRole('article')).toHaveCount(1)
  await expect(box(page)).toHaveValue('')
  await expect(page.getByText('Free Questions: 2 of 3 left')).toBeVisible()
  await leave()
})

test('what a model says is words: it makes no HTML, no link, and loads no picture', async ({ browser, coach }) => {
  const { page, leave } = await openCoachPage(browser, coach, {
    chunks: [
      '<img src="https://evil.example/a.png"> ![seen](https://evil.example/b.png) [here](https://evil.example/c).',
    ],
  })
  const elsewhere: string[] = []
  page.on('request', (request) => request.url().includes('evil.example') && elsewhere.push(request.url()))
  await box(page).fill('Show me')
  await box(page).press('Enter')
  await expect(conversation(page)).toContainText('What was read')
  await expect(conversation(page).getByRole('article').getByRole('link')).toHaveCount(0)
  await expect(conversation(page).getByRole('img')).toHaveCount(0)
  expect(elsewhere).toEqual([])
  await leave()
})
