import { type Browser, expect } from '@playwright/test'
import { TcpProxy } from '../tcp-proxy.ts'
import type { Behaviour } from '../model-server.ts'
import { all, violationsOf } from './axe.ts'
import { box, exchange, openCoachPage, askCoach, conversation } from './coach-page.ts'
import { toast } from './page-parts.ts'
import type { CoachServer } from './start-server.ts'
import { test } from './test.ts'

/** The same server, through a network that can be cut. */
async function openThroughProxy(browser: Browser, coach: CoachServer, behaviour: Behaviour, timeZone = 'UTC') {
  const proxy = new TcpProxy()
  const { person, leave: leaveFirst } = await openCoachPage(browser, coach, behaviour)
  const { hostname, port } = new URL(coach.server.url)
  const { host, port: here } = await proxy.start({ host: hostname, port: Number(port) })
  const context = await browser.newContext({ reducedMotion: 'reduce', locale: 'en-US' })
  const page = await context.newPage()
  const base = `http://${host}:${here}`
  await page.request.post(`${base}/api/auth/login`, {
    data: { username: person.username, password: person.password },
    headers: { origin: base },
  })
  await page.request.put(`${base}/api/user/profile`, { data: { timeZone }, headers: { origin: base } })
  await page.goto(`${base}/ask-luxee`)
  await expect(page.getByText('Online', { exact: true })).toBeVisible()
  const leave = async () => {
    proxy.restore()
    await context.close()
    await leaveFirst()
  }
  return { page, proxy, leave }
}

test('a reply whose connection is lost goes on once there is one again, without a reload', async ({
  browser,
  coach,
}) => {
  const gate = Promise.withResolvers<void>()
  const { page, proxy, leave } = await openThroughProxy(browser, coach, {
    chunks: ['The first thought stands. ', 'The second one follows. ', 'The third ends it.'],
    wait: () => gate.promise,
  })
  await box(page).fill('How do I begin?')
  await box(page).press('Enter')
  // In the exchange itself: the notice above it shows before the question is sent.
  await expect(exchange(page, 'How do I begin?')).toContainText('an AI, not a person')
  proxy.cut()
  gate.resolve()
  await expect(conversation(page)).toContainText('Luxee is typing')
  proxy.restore()
  await expect(conversation(page)).toContainText('The third ends it.')
  await expect(conversation(page).getByRole('article')).toHaveCount(1)
  await expect(box(page)).toBeEnabled()
  await expect(box(page)).toHaveValue('')
  await leave()
})

test('a question that does not reach the server stays in the box, and the help lines of the user’s country show at once', async ({
  browser,
  coach,
}) => {
  const { page, proxy, leave } = await openThroughProxy(browser, coach, { chunks: ['I hear you.'] }, 'Europe/London')
  proxy.cut()
  await box(page).fill('I can’t do this any more')
  await box(page).press('Enter')
  await expect(toast(page, 'Oops!')).toBeVisible()
  await expect(box(page)).toHaveValue('I can’t do this any more')
  const help = page.getByRole('region', { name: 'If you’re not safe' })
  await expect(help.getByRole('alert')).toContainText(
    'We can’t reach Luxee right now. Your message is saved in the box below.',
  )
  await expect(help.getByRole('link', { name: /^116 123/ })).toHaveAttribute('href', 'tel:116123')
  await expect(help.getByRole('link', { name: /^999/ })).toBeVisible()
  await expect(help).toContainText('findahelpline.com')
  await expect(help).toBeInViewport()
  await expect(conversation(page).getByRole('article')).toHaveCount(0)
  proxy.restore()
  await box(page).press('Enter')
  await expect(exchange(page, 'I can’t do this any more')).toBeVisible()
  await expect(help).toHaveCount(0)
  await leave()
})

/** A server whose answer to the next question is lost after it was received; `say` lets the reply continue. */
async function openLosing(browser: Browser, coach: CoachServer) {
  const arrived = Promise.withResolvers<void>()
  const gate = Promise.withResolvers<void>()
  const wait = () => {
    arrived.resolve()
    return gate.promise
  }
  const house = await openCoachPage(browser, coach, {
    chunks: ['The first thought stands. ', 'The last ends it.'],
    wait,
  })
  await house.page.route('**/api/sophia/chat', async (route) => {
    route.fetch().catch(() => {})
    await arrived.promise
    await route.abort()
  })
  return { ...house, say: gate.resolve }
}

test('a question that arrived, though its answer was lost, is shown with its reply, and nothing says that it was not received', async ({
  browser,
  coach,
}) => {
  const { page, say: goOn, leave } = await openLosing(browser, coach)
  await box(page).fill('How do I begin?')
  await box(page).press('Enter')
  await expect(toast(page, 'Oops!')).toBeVisible()
  await expect(exchange(page, 'How do I begin?')).toContainText('Luxee is typing')
  await expect(page.getByRole('region', { name: 'If you’re not safe' })).toHaveCount(0)
  goOn()
  await expect(conversation(page)).toContainText('The last ends it.')
  await expect(conversation(page).getByRole('article')).toHaveCount(1)
  await expect(page.getByRole('region', { name: 'If you’re not safe' })).toHaveCount(0)
  await expect(box(page)).toHaveValue('')
  await leave()
})

test('a text written while it is unknown whether the last question arrived can be sent once it did', async ({
  browser,
  coach,
}) => {
  const { page, say: goOn, leave } = await openLosing(browser, coach)
  const gate = Promise.withResolvers<void>()
  await page.route('**/api/sophia/chats*', async (route) => {
    await gate.promise
    await route.continue()
  })
  await box(page).fill('How do I begin?')
  await box(page).press('Enter')
  await expect(page.getByRole('region', { name: 'If you’re not safe' })).toBeVisible()
  await box(page).fill('How do I begin, and where?')
  gate.resolve()
  goOn()
  await expect(exchange(page, 'How do I begin?')).toContainText('The last ends it.')
  await expect(box(page)).toHaveValue('How do I begin, and where?')
  await expect(box(page)).toBeEnabled()
  await page.unroute('**/api/sophia/chat')
  await box(page).press('Enter')
  await expect(exchange(page, 'and where?')).toContainText('The last ends it.')
  await expect(conversation(page).getByRole('article')).toHaveCount(2)
  await leave()
})

test('where nothing of the coach could be fetched, help lines of any country can still be found', async ({
  page,
  signUp,
  complaints,
}) => {
  complaints.expect(/ERR_FAILED|Failed to load/)
  await signUp()
  await page.route('**/api/sophia/coach', (route) => route.abort())
  await page.route('**/api/sophia/chat', (route) => route.abort())
  await page.goto('/ask-luxee')
  await box(page).fill('Help')
  await box(page).press('Enter')
  await expect(page.getByRole('region', { name: 'If you’re not safe' })).toContainText('findahelpline.com')
})

test('two seconds after a message that hangs the help lines can be opened, by keyboard too, and stay open', async ({
  page,
  signUp,
}) => {
  await signUp()
  const gate = Promise.withResolvers<void>()
  await page.route('**/api/sophia/chat', async (route) => {
    await gate.promise
    await route.continue()
  })
  await page.clock.install()
  await page.goto('/ask-luxee')
  await expect(page.getByText('Online', { exact: true })).toBeVisible()
  await page.clock.pauseAt(new Date(Date.now() + 60_000))
  await box(page).fill('How do I say no kindly?')
  await box(page).press('Enter')
  const help = page.getByRole('region', { name: 'If you’re not safe' })
  const opener = help.getByText('Need help now?')
  await expect(help).toHaveCount(0)
  await page.clock.fastForward(2_000)
  await expect(opener).toBeVisible()
  await expect(opener).toBeInViewport()
  await expect(help.getByRole('link').first()).toBeHidden()
  await expect(help.getByRole('alert')).toHaveCount(0)
  await opener.focus()
  await page.keyboard.press('Enter')
  await expect(help).toContainText('findahelpline.com')
  await expect(help.getByRole('link').first()).toBeInViewport()
  // Longer than until the lines would show by themselves.
  await page.clock.fastForward(5_000)
  await expect(opener).toBeFocused()
  await expect(help.getByRole('link').first()).toBeVisible()
  await page.clock.resume()
  await expect.poll(() => violationsOf(page, all)).toEqual([])
  gate.resolve()
  await expect(exchange(page, 'say no').getByText('What was read')).toBeVisible()
  await expect(help).toHaveCount(0)
})

test('a message that takes long to arrive does not make the user wait for help', async ({ page, signUp }) => {
  await signUp()
  const gate = Promise.withResolvers<void>()
  await page.route('**/api/sophia/chat', async (route) => {
    await gate.promise
    await route.continue()
  })
  await page.goto('/ask-luxee')
  await box(page).fill('How do I say no kindly?')
  await box(page).press('Enter')
  const help = page.getByRole('region', { name: 'If you’re not safe' })
  await expect(help).toContainText('taking longer than usual')
  gate.resolve()
  await expect(exchange(page, 'say no').getByText('What was read')).toBeVisible()
  await expect(help).toHaveCount(0)
})

test('a user in a crisis is answered with no question left and with the model down, and no toast mentions a plan', async ({
  browser,
  ownCoach,
}) => {
  const { page, leave } = await openCoachPage(browser, ownCoach, { chunks: ['One step.'] })
  for (const message of ['How do I begin?', 'And then?', 'And after that?']) await askCoach(page, message)
  await expect(page.getByText('Free Questions: 0 of 3 left')).toBeVisible()
  ownCoach.service.behave({ status: 500 })
  await box(page).fill('One more thing')
  await box(page).press('Enter')
  await expect(toast(page, 'Usage Limit Reached')).toBeVisible()
  await askCoach(page, 'quiero morirme')
  await expect(toast(page, 'Usage Limit Reached')).toHaveCount(0)
  await expect(exchange(page, 'quiero morirme').getByRole('list', { name: 'Help lines' })).toBeVisible()
  await expect(page.getByText('Free Questions: 0 of 3 left')).toBeVisible()
  await expect(page.getByText('Get unlimited personalized guidance')).toHaveCount(0)
  await leave()
})

test('what cannot be deleted says so and stays', async ({ page, signUp, complaints }) => {
  complaints.expect(/ERR_FAILED|Failed to load/)
  await signUp()
  await page.goto('/ask-luxee')
  await askCoach(page, 'How do I say no kindly?')
  await page.route(/\/api\/sophia\/chats/, (route) =>
    route.request().method() === 'DELETE' ? route.abort() : route.continue(),
  )
  await exchange(page, 'say no').getByRole('button', { name: 'Delete question and answer' }).click()
  await expect(toast(page, 'We couldn’t delete this')).toBeVisible()
  await expect(exchange(page, 'say no')).toBeVisible()
  await page.getByRole('button', { name: 'Delete the whole conversation' }).click()
  await expect(toast(page, 'We couldn’t delete your conversation')).toBeVisible()
  await expect(exchange(page, 'say no')).toBeVisible()
})
