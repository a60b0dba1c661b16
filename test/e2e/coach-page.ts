import { type Browser, expect, type Locator, type Page } from '@playwright/test'
import { type Behaviour, startModelServer } from '../model-server.ts'
import { startServer } from './start-server.ts'
import { ask } from './test.ts'

export const box = (page: Page) => page.getByLabel('Your message to Luxee')
export const send = (page: Page) => page.getByRole('button', { name: 'Send' })
export const talk = (page: Page) => page.getByRole('log')
export const exchange = (page: Page, message: string) => talk(page).getByRole('article').filter({ hasText: message })

/** Asks, and waits until the reply is whole. */
export async function say(page: Page, message: string): Promise<void> {
  await box(page).fill(message)
  await box(page).press('Enter')
  await expect(exchange(page, message).last().getByText('What was read')).toBeVisible()
}

/** How far the conversation is scrolled from its end, in pixels. */
export const fromEnd = (log: Locator): Promise<number> =>
  log.evaluate(({ scrollHeight, scrollTop, clientHeight }) => scrollHeight - scrollTop - clientHeight)

/** A server whose coach is a model behind a service, and the page of a user who is signed in there. */
export async function openCoachPage(browser: Browser, behaviour: Behaviour, settings: Record<string, string> = {}) {
  const service = await startModelServer('openai-compatible')
  service.behave(behaviour)
  const server = await startServer({
    ...service.settings,
    ...settings,
  })
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  const page = await context.newPage()
  const person = { username: 'ada_talks', email: 'ada@example.com', password: 'a quiet morning light' }
  await ask(page.request, server.url, '/api/auth/signup', person)
  await page.goto(new URL('/ask-luxee', server.url).href)
  await expect(talk(page)).toContainText("Hi, I'm Luxee.")
  const leave = async () => {
    await context.close()
    await server.stop()
    await service.stop()
  }
  return { page, context, service, server, leave }
}
