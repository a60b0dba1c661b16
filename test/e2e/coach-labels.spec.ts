import { expect } from '@playwright/test'
import { box, exchange, send, conversation } from './coach-page.ts'
import { test } from './test.ts'

const prompts = [
  ['Help me build confidence for my goals', 'Mindset'],
  ['What are some digital income ideas for beginners?', 'Financial'],
  ['I need motivation to start my side business', 'Business'],
  ['How can I balance self-care with productivity?', 'Wellness'],
] as const

test('the page has its header, the banner, the talk, four ways to begin, six areas, and four tips', async ({
  page,
  signUp,
}) => {
  await signUp()
  await page.goto('/ask-luxee')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1, name: 'Ask Luxee' })).toBeVisible()
  await expect(main.getByText('Your AI empowerment coach, for the next step')).toBeVisible()
  await expect(main.getByText('Online', { exact: true })).toBeVisible()
  await expect(main.getByText('Built-in guide', { exact: true })).toBeVisible()
  await expect(main.getByText('Free Questions: 3 of 3 left')).toBeVisible()
  await expect(conversation(page)).toContainText('Hi, I’m Luxee. Tell me what you’re working on')
  await expect(conversation(page)).toContainText('Before we begin')
  const panel = page.getByRole('region', { name: 'Your conversation' })
  await expect.poll(async () => (await panel.boundingBox())?.height).toBe(600)

  const start = page.getByRole('region', { name: 'Quick Start' })
  await expect(start.getByRole('button')).toHaveCount(4)
  for (const [prompt, field] of prompts) await expect(start.getByRole('button', { name: prompt })).toContainText(field)
  const help = page.getByRole('region', { name: 'What I Can Help With' })
  await expect(help.getByRole('listitem')).toHaveText([
    'Mindset and motivation',
    'Confidence and self-worth',
    'Finances and digital income',
    'Self-care and wellness',
    'Career and entrepreneurship',
    'Goal setting and work-life balance',
  ])
  await expect(help).toContainText('Always Here for You')
  await expect(help).toContainText('24/7')
  const tips = page.getByRole('region', { name: 'Tips for Better Conversations' })
  await expect(tips.getByRole('listitem')).toHaveCount(4)

  await page.getByRole('button', { name: 'Upgrade' }).click()
  await expect(page.getByRole('dialog')).toContainText('Premium')
})

test('each way to begin fills the box and sends nothing; the user’s own words come back', async ({ page, signUp }) => {
  await signUp()
  await page.goto('/ask-luxee')
  await box(page).fill('My own words')
  for (const [prompt] of prompts) {
    await page.getByRole('button', { name: prompt }).click()
    await expect(box(page)).toHaveValue(prompt)
    await expect(box(page)).toBeFocused()
  }
  await expect(conversation(page).getByRole('article')).toHaveCount(0)
  await box(page).fill('My own words')
  await page.getByRole('button', { name: prompts[0][0] }).click()
  await page.getByRole('button', { name: 'Restore' }).click()
  await expect(box(page)).toHaveValue('My own words')
})

test('Enter sends and Shift with Enter begins a line; a word that is being composed is not sent', async ({
  page,
  signUp,
}) => {
  await signUp()
  await page.goto('/ask-luxee')
  await box(page).press('Enter')
  await box(page).fill('   ')
  await box(page).press('Enter')
  await expect(send(page)).toBeDisabled()
  await expect(conversation(page).getByRole('article')).toHaveCount(0)
  await box(page).fill('How do I say no?')
  await box(page).press('Shift+Enter')
  await box(page).pressSequentially('Kindly.')
  await expect(box(page)).toHaveValue('How do I say no?\nKindly.')
  await box(page).dispatchEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true, cancelable: true })
  await expect(conversation(page).getByRole('article')).toHaveCount(0)
  await box(page).press('Enter')
  await expect(exchange(page, 'Kindly.')).toBeVisible()
})

test('while it is fetched the conversation says so, and where that fails the user can try again', async ({
  page,
  signUp,
  complaints,
}) => {
  complaints.expect(/503/)
  await signUp()
  const gate = Promise.withResolvers<void>()
  let isAway = true
  await page.route('**/api/sophia/chats', async (route) => {
    await gate.promise
    await (isAway ? route.fulfill({ status: 503, body: '' }) : route.continue())
  })
  await page.goto('/ask-luxee')
  await expect(conversation(page)).toContainText('Loading conversation...')
  await expect(conversation(page)).toContainText('Hi, I’m Luxee.')
  gate.resolve()
  await expect(conversation(page)).toContainText('Your conversation didn’t load')
  isAway = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(conversation(page)).not.toContainText('didn’t load')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true })

  test('the box is in sight above the bottom navigation as the page comes, with the banner too', async ({
    page,
    signUp,
  }) => {
    await signUp()
    await page.goto('/ask-luxee')
    await expect(page.getByText('Free Questions: 3 of 3 left')).toBeVisible()
    await expect(box(page)).toHaveAttribute('enterkeyhint', 'send')
    const nav = page.getByRole('navigation', { name: 'Quick', exact: true })
    await expect
      .poll(async () => {
        const [one, other] = await Promise.all([send(page).boundingBox(), nav.boundingBox()])
        return one && other && one.y + one.height < other.y
      })
      .toBe(true)
  })
})
