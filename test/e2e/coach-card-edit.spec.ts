import { expect } from '@playwright/test'
import { all, violationsOf } from './axe.ts'
import { openCoachPage, askCoach } from './coach-page.ts'
import { test } from './test.ts'

const offered = {
  chunks: ['Here it is. '],
  tools: [
    {
      name: 'propose_task',
      input: {
        title: 'Call the bank',
        category: 'financial',
        priority: 4,
        dueDate: '2099-12-01',
        time: '10:00',
        estimatedDuration: 30,
      },
    },
  ],
}

for (const { name, width, height } of [
  { name: 'a phone', width: 375, height: 812 },
  { name: 'a desktop', width: 1280, height: 800 },
])
  test(`on ${name} a card is edited with the keyboard before it is added`, async ({ browser, coach }) => {
    test.slow()
    const { page, leave } = await openCoachPage(browser, coach, offered)
    await page.setViewportSize({ width, height })
    await askCoach(page, 'Remind me to call the bank')
    const offer = page.getByRole('region', { name: 'New task' })
    await offer.getByRole('button', { name: 'Edit' }).press('Enter')
    const title = offer.getByLabel('Title')
    await expect(title).toBeFocused()
    await expect.poll(() => violationsOf(page, all)).toEqual([])
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    await title.fill('Never mind')
    await title.press('Escape')
    await expect(offer.getByRole('button', { name: 'Add to my planner' })).toBeFocused()
    await expect(offer).toContainText('Call the bank')
    await offer.getByRole('button', { name: 'Edit' }).press('Enter')
    await title.fill('Call the new bank')
    await offer.getByLabel('Date').fill('2099-12-04')
    await offer.getByLabel('Time').fill('')
    await title.press('Enter')
    await expect(offer).toContainText('In your planner')
    await expect(offer).toContainText('Call the new bank')
    await expect(offer).toContainText('Friday, December 4, 2099')
    await expect(offer.getByRole('button', { name: 'Undo' })).toBeFocused()
    await expect(offer.getByRole('button', { name: 'Edit' })).toHaveCount(0)
    const answer = await page.request.get(new URL('/api/tasks', coach.server.url).href)
    expect(await answer.json()).toMatchObject([
      { title: 'Call the new bank', dueDate: '2099-12-04', scheduledTime: null },
    ])
    await leave()
  })
