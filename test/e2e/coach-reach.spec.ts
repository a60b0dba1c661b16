import { type Browser, expect, type Page } from '@playwright/test'
import { all, violationsOf } from './axe.ts'
import { box, exchange, openCoachPage, askCoach, conversation } from './coach-page.ts'
import type { CoachServer } from './start-server.ts'
import { ask, expectAccessible, test } from './test.ts'

test('nothing stands in the way of anybody: while it loads, before the first word, where it fails, and out of reach', async ({
  page,
  signUp,
  complaints,
}) => {
  test.slow()
  complaints.expect(/503|ERR_FAILED|Failed to load/)
  await signUp()
  const gate = Promise.withResolvers<void>()
  let isAway = true
  await page.route('**/api/sophia/chats', async (route) => {
    await gate.promise
    await (isAway ? route.fulfill({ status: 503, body: '' }) : route.continue())
  })
  await page.goto('/ask-luxee')
  await expect(conversation(page)).toContainText('Loading conversation...')
  await expect.poll(() => violationsOf(page, all)).toEqual([])
  gate.resolve()
  await expect(conversation(page)).toContainText('Your conversation didn’t load')
  await expectAccessible(page)
  isAway = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(conversation(page)).not.toContainText('didn’t load')
  await expectAccessible(page)
  await page.route('**/api/sophia/chat', (route) => route.abort())
  await box(page).fill('Help')
  await box(page).press('Enter')
  await expect(page.getByRole('region', { name: 'If you’re not safe' })).toBeVisible()
  await expectAccessible(page)
})

const task = {
  title: 'Call the bank',
  category: 'financial',
  priority: 4,
  dueDate: '2026-12-01',
  time: null,
  estimatedDuration: 30,
}
const goal = { title: 'Rest', category: 'self-care', goalKind: 'milestones' }
const tools = [
  { name: 'propose_task', input: task },
  { name: 'propose_goal', input: { ...goal, targetValue: null, currency: null, targetDate: null } },
  { name: 'propose_entry', input: { title: 'A good day', content: 'I said no.' } },
  { name: 'propose_breathing', input: { techniqueId: 'box' } },
]

test('an exchange with every kind of card, taken and not, and what was read for it, is for everybody', async ({
  browser,
  coach,
}) => {
  test.slow()
  const { server, service } = coach
  const { page, leave } = await openCoachPage(browser, coach, {})
  await ask(page.request, server.url, '/api/premium/trial', {})
  for (const [at, tool] of tools.entries()) {
    service.behave({ chunks: ['**Here** it is:\n\n> as you said\n\n1. One.\n2. Two.\n\n`three` '], tools: [tool] })
    await askCoach(page, `Please offer me number ${at}`)
  }
  await page.getByRole('button', { name: 'Add to my planner' }).click()
  await page.getByText('What was read').last().click()
  await expectAccessible(page)
  await leave()
})

/** Records every announcement to screen readers. */
async function listen(page: Page): Promise<readonly string[]> {
  const told: string[] = []
  page.on('console', (message) => {
    const text = /^told: (.+)/s.exec(message.text())?.[1]
    if (text !== undefined && text !== told.at(-1)) told.push(text)
  })
  await page.evaluate(() => {
    const look = () => {
      const text = document.querySelector('section[aria-labelledby=conversation] > output')?.textContent
      // oxlint-disable-next-line no-console -- What the page tells the test.
      console.debug(`told: ${text}`)
    }
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true })
  })
  return told
}

/** Its first sentence comes at once, the rest when the gate opens. */
function openSlowly(browser: Browser, coach: CoachServer, gate: Promise<void>) {
  let told = 0
  const wait = () => ((told += 1) < 3 ? Promise.resolve() : gate)
  return openCoachPage(browser, coach, { chunks: ['First **this**. ', 'Then that. ', 'And ', 'rest.'], wait })
}

test('a reply is told once and whole to who listens, not piece by piece', async ({ browser, coach }) => {
  const gate = Promise.withResolvers<void>()
  const { page, leave } = await openSlowly(browser, coach, gate.promise)
  const told = await listen(page)
  await expect(conversation(page)).toHaveAttribute('aria-live', 'off')
  await box(page).fill('What now?')
  await box(page).press('Enter')
  await expect(conversation(page)).toContainText('First this.')
  gate.resolve()
  await expect(conversation(page).getByText('What was read')).toBeVisible()
  await expect.poll(() => told.length).toBe(2)
  const [typing, reply] = told
  expect(typing).toBe('Luxee is typing')
  expect(reply).toMatch(/First this\. Then that\. And rest\.$/)
  await leave()
})

test('with motion reduced the dots of the reply that comes stand still', async ({ browser, coach }) => {
  const gate = Promise.withResolvers<void>()
  const { page, leave } = await openSlowly(browser, coach, gate.promise)
  await box(page).fill('What now?')
  await box(page).press('Enter')
  const dot = conversation(page).locator('.animate-breathe').first()
  await expect(dot).toBeAttached()
  await expect.poll(() => dot.evaluate((element) => getComputedStyle(element).animationIterationCount)).toBe('1')
  gate.resolve()
  await leave()
})

test('the keyboard alone asks, reads, copies, looks what was read, deletes, and brings back', async ({
  page,
  signUp,
}) => {
  await signUp()
  await page.goto('/ask-luxee')
  await expect(conversation(page)).toContainText('Hi, I’m Luxee.')
  const reach = async (name: RegExp | string) => {
    const target = page.getByRole('button', { name })
    for (let presses = 0; presses < 25; presses += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return
      await page.keyboard.press('Tab')
    }
    await expect(target).toBeFocused()
  }
  for (let presses = 0; presses < 30; presses += 1) {
    if (await box(page).evaluate((element) => element === document.activeElement)) break
    await page.keyboard.press('Tab')
  }
  await expect(box(page)).toBeFocused()
  await page.keyboard.type('How do I say no kindly?')
  await page.keyboard.press('Enter')
  await expect(conversation(page).getByText('What was read')).toBeVisible()
  await expect(box(page)).toBeFocused()
  await conversation(page).focus()
  const { scrollTop } = await conversation(page).evaluate(({ scrollTop }) => ({ scrollTop }))
  await page.keyboard.press('End')
  await expect.poll(() => conversation(page).evaluate((element) => element.scrollTop)).toBeGreaterThanOrEqual(scrollTop)
  await reach('What was read')
  await page.keyboard.press('Enter')
  await expect(conversation(page)).toContainText('Answered by: Built-in guide.')
  await page.keyboard.press('Shift+Tab')
  await expect(page.getByRole('button', { name: 'Delete question and answer' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(conversation(page).getByRole('article')).toHaveCount(0)
  await expect(conversation(page)).toBeFocused()
  await page.keyboard.press('F8')
  await reach('Undo')
  await page.keyboard.press('Enter')
  await expect(conversation(page).getByRole('article')).toHaveCount(1)
  await box(page).fill('Add a task: call the bank tomorrow at 10')
  await box(page).press('Enter')
  const offered = exchange(page, 'call the bank').getByRole('button', { name: 'Add to my planner' })
  await offered.focus()
  await page.keyboard.press('Enter')
  await expect(conversation(page).getByRole('button', { name: 'Undo' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(offered).toBeFocused()
})

const hostile = [
  '<script>window.pwned = 1</script>\n\n',
  '<iframe src="https://evil.example/f"></iframe><svg onload="window.pwned = 1"></svg>\n\n',
  '[press](javascript:window.pwned=1) and <a href="javascript:window.pwned=1">here</a>\n\n',
  '![seen](data:image/png;base64,iVBORw0KGgo=) ![again][pic]\n\n[pic]: https://evil.example/p.png\n\n',
  'https://evil.example/auto and <https://evil.example/auto>\n\n',
  `|${' a |'.repeat(80)}\n|${'---|'.repeat(80)}\n|${' b |'.repeat(80)}\n\n`,
  `\`\`\`html\n<img src=x onerror="window.pwned = 1">\n\`\`\`\n\n${'w'.repeat(2_000)}`,
]

test('a hostile answer is words: it runs nothing, leads nowhere, loads nothing, and fits its place', async ({
  page,
  signUp,
}) => {
  await signUp()
  const id = '019a0000-0000-7000-8000-000000000001'
  const moment = '2026-11-21T09:00:00.000Z'
  const chat = { id, message: '<b>Show</b> me', response: hostile.join(''), state: 'done', createdAt: moment }
  const rest = {
    answeredBy: 'x',
    sentTo: null,
    sources: [],
    proposals: [],
    safety: null,
    helpLines: [],
    choices: [],
    updatedAt: moment,
  }
  // As if the server had not filtered it: the page must be safe by itself.
  await page.route('**/api/sophia/chats', (route) => route.fulfill({ json: [{ ...chat, ...rest }] }))
  await page.goto('/ask-luxee')
  const answer = conversation(page).getByRole('article')
  await expect(answer).toContainText('<b>Show</b> me')
  await expect(answer).toContainText('<script>window.pwned = 1</script>')
  await expect(answer).toContainText('press (javascript:window.pwned=1)')
  await expect(answer.locator('script, iframe, img, a, object, embed, form, style, table')).toHaveCount(0)
  await expect(answer.locator('[onload], [onerror], [href], [src]')).toHaveCount(0)
  await expect.poll(() => page.evaluate(() => 'pwned' in window)).toBe(false)
  for (const width of [1280, 375]) {
    await page.setViewportSize({ width, height: 812 })
    await expect
      .poll(() => conversation(page).evaluate((log) => log.scrollWidth - log.clientWidth))
      .toBeLessThanOrEqual(0)
  }
})
