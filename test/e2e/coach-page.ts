import { type Browser, expect, type Locator, type Page } from '@playwright/test'
import type { Behaviour } from '../model-server.ts'
import type { CoachServer } from './start-server.ts'
import { ask, newPerson } from './test.ts'

export const box = (page: Page) => page.getByLabel('Your message to Luxee')
export const send = (page: Page) => page.getByRole('button', { name: 'Send' })
export const conversation = (page: Page) => page.getByRole('log')
export const exchange = (page: Page, message: string) =>
  conversation(page).getByRole('article').filter({ hasText: message })

/** Asks, and waits until the reply is whole. */
export async function askCoach(page: Page, message: string): Promise<void> {
  await box(page).fill(message)
  await box(page).press('Enter')
  await expect(exchange(page, message).last().getByText('What was read')).toBeVisible()
}

/** How far the conversation is scrolled from its end, in pixels. */
export const fromEnd = (log: Locator): Promise<number> =>
  log.evaluate(({ scrollHeight, scrollTop, clientHeight }) => scrollHeight - scrollTop - clientHeight)

/** The page of a new user of this server, whose model behaves so. */
export async function openCoachPage(browser: Browser, { server, service }: CoachServer, behaviour: Behaviour) {
  service.behave(behaviour)
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  const page = await context.newPage()
  const person = newPerson()
  await ask(page.request, server.url, '/api/auth/signup', person)
  await page.goto(new URL('/ask-luxee', server.url).href)
  await expect(conversation(page)).toContainText('Hi, I’m Luxee.')
  return { page, context, person, leave: () => context.close() }
}
