import type { APIRequestContext, Page } from '@playwright/test'
import { expect } from './test.ts'

/** The row of a task in the picked day's list. */
export const row = (page: Page, title: string) =>
  page
    .getByRole('region', { name: /\d{4}$/ })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) })

export const undo = (page: Page) => page.getByRole('button', { name: 'Undo' }).click()

export const grid = (page: Page) => page.getByRole('grid')

/** A day of the calendar by what its name begins with, such as 'Saturday, November 21, 2026'. */
export const cell = (page: Page, name: string | RegExp) => grid(page).getByRole('button', { name })

export const newTask = (page: Page) => page.getByRole('button', { name: 'New Task' }).click()

/** A request body for a task of today. */
export const taskOfToday = (title: string) => ({
  title,
  description: null,
  category: 'personal',
  priority: 3,
  dueDate: day(),
  scheduledTime: null,
  estimatedDuration: 30,
  isCompleted: false,
})

const inZone = (timeZone: string) => new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' })

/** The day this many days from today in a time zone, by default that of new accounts. */
export function day(offset = 0, timeZone = 'UTC'): string {
  const date = new Date(`${inZone(timeZone).format(new Date())}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + offset)
  return date.toISOString().slice(0, 10)
}

/** The header of a day: 'EEEE, MMMM d, yyyy'. */
export const headerOf = (date: string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`))

/** Sets a time zone in the profile where it is another day than in the browser. */
export async function setTimeZone(request: APIRequestContext, base: string, timeZone: string): Promise<void> {
  const answer = await request.put(new URL('/api/user/profile', base).href, {
    data: { timeZone },
    headers: { origin: base },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
}
