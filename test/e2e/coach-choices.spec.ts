import { expect } from '@playwright/test'
import { all, violationsOf } from './axe.ts'
import { box, exchange, askCoach, conversation } from './coach-page.ts'
import { test } from './test.ts'

test('a reply that the coach offers is sent with a tap, and the words in the box stay', async ({ page, signUp }) => {
  await signUp()
  await page.goto('/ask-luxee')
  await askCoach(page, 'I can’t decide between a cat and a dog')
  const choices = page.getByRole('list', { name: 'Answers you can tap' })
  await expect(choices.getByRole('button')).toHaveText([
    'Money',
    'Time and energy',
    'Peace of mind',
    'The people in it',
  ])
  await box(page).fill('What I was about to write')
  await choices.getByRole('button', { name: 'Peace of mind' }).press('Enter')
  await expect(exchange(page, 'Peace of mind')).toContainText('Say a coin just landed on A cat.')
  await expect(choices.getByRole('button')).toHaveText(['Relief', 'A dip', 'Not much'])
  await expect(box(page)).toHaveValue('What I was about to write')
  await expect(box(page)).toBeFocused()
})

test('a choice that does not arrive is offered again and kept in the box', async ({ page, signUp, complaints }) => {
  complaints.expect(/ERR_FAILED/)
  await signUp()
  await page.goto('/ask-luxee')
  await askCoach(page, 'I can’t decide between a cat and a dog')
  const choice = page.getByRole('list', { name: 'Answers you can tap' }).getByRole('button', { name: 'Money' })
  await page.route('**/api/sophia/chat', (route) => route.abort())
  await choice.click()
  await expect(conversation(page).getByRole('alert')).toContainText('Your message is saved in the box below.')
  await expect(box(page)).toHaveValue('Money')
  await expect(choice).toBeEnabled()
})

test('choices fit a phone and can be reached by everyone', async ({ page, signUp }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await signUp()
  await page.goto('/ask-luxee')
  await askCoach(page, 'I have too many things to do: taxes, laundry, the forms for the school trip, the report')
  await expect(page.getByRole('list', { name: 'Answers you can tap' }).getByRole('button')).toHaveCount(4)
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  await expect.poll(() => violationsOf(page, all)).toEqual([])
})
