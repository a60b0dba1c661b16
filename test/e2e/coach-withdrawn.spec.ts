import { expect } from '@playwright/test'
import { all, violationsOf } from './axe.ts'
import { askCoach, exchange, openCoachPage } from './coach-page.ts'
import { test } from './test.ts'

const task = { title: 'Call the bank', dueDate: '2099-12-01', time: '10:00' }
/** The name of the latest card, as the service is told it. */
const cardIn = (body: string): string => /card (task-[\w-]+), offered/.exec(body)?.[1] ?? 'none'
const offers = (input: object) => ({ chunks: ['Here it is. '], tools: [{ name: 'propose_task', input }] })

test('a card that was replaced or taken back says so instead of its buttons', async ({ browser, coach }) => {
  test.slow()
  const { page, leave } = await openCoachPage(browser, coach, offers(task))
  await askCoach(page, 'Remind me to call the bank')
  const cards = page.getByRole('region', { name: /New task/ })
  await expect(cards.getByRole('button', { name: 'Add to my planner' })).toHaveCount(1)
  coach.service.behave((body) => offers({ ...task, time: '11:00', replaces: cardIn(body) }))
  await askCoach(page, 'make it 11')
  await expect(exchange(page, 'Remind me')).toContainText('A newer card replaced this one.')
  coach.service.behave((body) => ({
    chunks: ['OK, it’s off. '],
    tools: [{ name: 'withdraw_card', input: { card: cardIn(body) } }],
  }))
  await askCoach(page, 'forget it')
  await expect(exchange(page, 'make it 11')).toContainText('Taken back. Nothing was saved.')
  await expect(page.getByRole('button', { name: 'Add to my planner' })).toHaveCount(0)
  for (const [width, colorScheme] of [
    [375, 'light'],
    [375, 'dark'],
    [1280, 'light'],
    [1280, 'dark'],
  ] as const) {
    await page.setViewportSize({ width, height: 812 })
    await page.emulateMedia({ colorScheme })
    await expect.poll(() => violationsOf(page, all)).toEqual([])
  }
  await leave()
})
