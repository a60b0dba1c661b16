import { setTimeout } from 'node:timers/promises'
import { expect } from '@playwright/test'
import { box, exchange, fromEnd, openCoachPage, askCoach, conversation } from './coach-page.ts'
import { expectDrawn, toast } from './page-parts.ts'
import { ask, test } from './test.ts'

const sentences = Array.from({ length: 60 }, (_, at) => `Thought ${at + 1} stands here.\n\n`)

test('the end of a reply stays in view at the bottom; further up nothing moves, and one press leads back', async ({
  browser,
  coach,
}) => {
  const gates = [20, 40].map((after) => ({ after, gate: Promise.withResolvers<void>() }))
  let told = 0
  const { page, leave } = await openCoachPage(browser, coach, {
    chunks: sentences,
    wait: () => {
      told += 1
      return gates.find(({ after }) => after === told)?.gate.promise ?? setTimeout(10)
    },
  })
  const log = conversation(page)
  const newest = page.getByRole('button', { name: 'Newest' })
  await box(page).fill('Tell me all of it')
  await box(page).press('Enter')
  await expect(log).toContainText('Thought 19 stands here.')
  await expect.poll(() => fromEnd(log)).toBeLessThan(2)
  await expect(newest).toHaveCount(0)

  await log.evaluate((element) => element.scrollTo({ top: 100 }))
  await expect(newest).toBeVisible()
  gates[0]?.gate.resolve()
  await expect(log).toContainText('Thought 39 stands here.')
  await expect.poll(() => log.evaluate(({ scrollTop }) => scrollTop)).toBe(100)

  await newest.click()
  await expect.poll(() => fromEnd(log)).toBeLessThan(2)
  await expect(newest).toHaveCount(0)
  gates[1]?.gate.resolve()
  await expect(log).toContainText('Thought 60 stands here.')
  await expect(log.getByText('What was read')).toBeInViewport()
  await expect.poll(() => fromEnd(log)).toBeLessThan(2)
  await leave()
})

const exchangesAddress = /\/api\/sophia\/chats(?:\?|$)/

test('what has come of a reply stays when the conversation is read again', async ({ browser, coach }) => {
  const gate = Promise.withResolvers<void>()
  let told = 0
  const { page, leave } = await openCoachPage(browser, coach, {
    chunks: sentences,
    wait: () => {
      told += 1
      return told === 20 ? gate.promise : setTimeout(10)
    },
  })
  const log = conversation(page)
  await box(page).fill('Tell me all of it')
  await box(page).press('Enter')
  await expect(log).toContainText('Thought 19 stands here.')
  // As far as the server had saved it a moment ago.
  await page.route(exchangesAddress, async (route) => {
    const answer = await route.fetch()
    const saved = (await answer.text()).replaceAll(/Thought [4-9] stands here.*?(?=")/g, '')
    await route.fulfill({ response: answer, body: saved })
  })
  const again = page.waitForResponse(exchangesAddress)
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
  await (await again).finished()
  await expectDrawn(page)
  expect(await log.textContent()).toContain('Thought 19 stands here.')
  await page.unroute(exchangesAddress)
  gate.resolve()
  await expect(log).toContainText('Thought 60 stands here.')
  await leave()
})

test('what is asked while the conversation is loading shows at once, and what came before it joins in', async ({
  browser,
  coach,
}) => {
  const { page, leave } = await openCoachPage(browser, coach, { chunks: ['I hear you.'] })
  await askCoach(page, 'How do I begin?')
  const gate = Promise.withResolvers<void>()
  await page.route(exchangesAddress, async (route) => {
    await gate.promise
    await route.continue()
  })
  await page.reload()
  await box(page).fill('And then?')
  await box(page).press('Enter')
  await expect(exchange(page, 'And then?')).toContainText('I hear you.')
  gate.resolve()
  await expect(exchange(page, 'How do I begin?')).toContainText('I hear you.')
  await expect(conversation(page).getByRole('article').last()).toContainText('And then?')
  await leave()
})

test('an answer that is there at once is shown from its beginning, and a card with its button', async ({
  page,
  signUp,
}) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await signUp()
  await page.goto('/ask-luxee')
  await askCoach(page, 'How do I say no kindly?')
  await askCoach(page, 'Remind me to call the bank tomorrow at 10')
  const card = exchange(page, 'call the bank').getByRole('button', { name: 'Add to my planner' })
  await expect(card).toBeInViewport({ ratio: 1 })
  // A fixed answer for a crisis, so that it shows at once on any machine.
  await askCoach(page, 'I want to die')
  await expect(exchange(page, 'I want to die').getByText('I want to die')).toBeInViewport()
  await page.getByRole('button', { name: 'Newest' }).click()
  await expect(exchange(page, 'I want to die').getByText('What was read')).toBeInViewport()
})

test('earlier exchanges come in above without moving what the user looks at', async ({ page, signUp, server }) => {
  await signUp()
  await ask(page.request, server.url, '/api/premium/trial', {})
  for (let n = 1; n <= 56; n += 1)
    await ask(page.request, server.url, '/api/sophia/chat', { message: `Question number ${n}.` })
  await page.goto('/ask-luxee')
  const log = conversation(page)
  await expect(log.getByRole('article')).toHaveCount(50)
  await expect(exchange(page, 'Question number 56.')).toBeInViewport()
  await log.evaluate((element) => element.scrollTo({ top: 0 }))
  const first = exchange(page, 'Question number 7.')
  await expect(first).toBeInViewport()
  const before = await first.boundingBox()
  await page.getByRole('button', { name: 'Show earlier' }).click()
  await expect(log.getByRole('article')).toHaveCount(56)
  await expect(page.getByRole('button', { name: 'Show earlier' })).toHaveCount(0)
  // The removed button is the only thing that moved.
  await expect.poll(async () => Math.abs(((await first.boundingBox())?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(70)
  await log.evaluate((element) => element.scrollTo({ top: 0 }))
  await expect(exchange(page, 'Question number 1.')).toBeInViewport()
})

test('an answer is copied as it was written, and it is said where the browser does not allow it', async ({
  browser,
  coach,
}) => {
  const { page, context, leave } = await openCoachPage(browser, coach, { chunks: ['**One** step:\n\n', '1. Begin.\n'] })
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await askCoach(page, 'What now?')
  const copy = page.getByRole('button', { name: 'Copy the answer' })
  await copy.click()
  await expect(toast(page, 'Copied')).toBeVisible()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('**One** step:\n\n1. Begin.')
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('closed'))
  })
  await copy.click()
  await expect(toast(page, 'We couldn’t copy this')).toBeVisible()
  await leave()
})
