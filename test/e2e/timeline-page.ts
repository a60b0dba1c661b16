import type { Page } from '@playwright/test'
import { ask, expect } from './test.ts'

/** A task on the timeline or in a tray, by its title: its name says where it is. */
export const block = (page: Page, title: string) => page.getByRole('button', { name: new RegExp(`^${title}, `) })
export const column = (page: Page, day: string) => page.getByRole('button', { name: new RegExp(`^New task, ${day}`) })
export const head = (page: Page, day: string) => page.getByRole('region', { name: new RegExp(`^${day}`) })

/** A Tuesday. */
export const day = '2026-12-08'
export const week = `/planner?view=week&date=${day}`

/** How tall an hour is drawn, in pixels. */
export const hour = 64

type Person = { page: Page; server: { url: string } }

/** Premium, and living in New York wherever the browser is. */
export async function startTrialInNewYork({ page, server }: Person): Promise<void> {
  await page.request.post('/api/premium/trial', { headers: { origin: server.url } })
  const answer = await page.request.put('/api/user/profile', {
    data: { timeZone: 'America/New_York' },
    headers: { origin: server.url },
  })
  expect(answer.ok()).toBe(true)
}

/** A task; `time` in the user's time zone. */
export async function plan({ page, server }: Person, title: string, day: string, time?: string, more: object = {}) {
  const scheduledTime = time === undefined ? null : `${day}T${time}:00`
  await ask(page.request, server.url, '/api/tasks', { title, dueDate: day, scheduledTime, ...more })
}

/** Where a block is: 'Tuesday 3:15 PM to 4:00 PM'. */
export const expectAt = (page: Page, title: string, where: string) =>
  expect(block(page, title).first()).toHaveAccessibleName(
    new RegExp(`^${title}, ${where.replaceAll(' ', String.raw`\s`)}`),
  )

/** The changes of tasks that the page sends from now on. */
export function changesOf(page: Page): string[] {
  const changes: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'PUT' && request.url().includes('/api/tasks/')) changes.push(request.postData() ?? '')
  })
  return changes
}

type Point = { x: number; y: number }

/** A point of an element: `y` from its top, or from its bottom where it is below 0. */
export async function pointOf(page: Page, title: string, y?: number): Promise<Point> {
  const box = await block(page, title).first().boundingBox()
  if (box === null) throw new Error(`${title} is not to be seen`)
  return {
    x: box.x + Math.min(24, box.width / 2),
    y: box.y + (y === undefined ? box.height / 2 : y < 0 ? box.height + y : y),
  }
}

/** Drags with the mouse from one point to another, in several moves. */
export async function drag(page: Page, from: Point, by: Partial<Point>, isLetGo = true): Promise<void> {
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x + (by.x ?? 0) / 2, from.y + (by.y ?? 0) / 2, { steps: 4 })
  await page.mouse.move(from.x + (by.x ?? 0), from.y + (by.y ?? 0), { steps: 4 })
  if (isLetGo) await page.mouse.up()
}
