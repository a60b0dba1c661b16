import { callsOf, expectDrawn } from './page-parts.ts'
import { block, day, head, plan, startTrialInNewYork, week } from './timeline-page.ts'
import { expect, test } from './test.ts'

// A browser that is in another zone than the user is.
test.use({ timezoneId: 'Asia/Tokyo' })

test('a task shows at once where it stays, so that it does not move from under the pointer', async ({
  page,
  signUp,
  server,
}) => {
  await signUp()
  await startTrialInNewYork({ page, server })
  await plan({ page, server }, 'reading', day, '10:00')
  const { promise: given, resolve: give } = Promise.withResolvers<void>()
  await page.route('**/api/planner/hours', async (route) => {
    await given
    await route.fallback()
  })
  const tasks = page.waitForResponse(/\/api\/tasks\?/)
  await page.goto(week)
  await (await tasks).finished()
  await expectDrawn(page)
  await expect(block(page, 'reading')).toHaveCount(0)
  give()
  await expect(block(page, 'reading')).toBeInViewport()
})

test('the week asks once for its own days, and for nothing of the month', async ({ page, signUp, server }) => {
  await signUp()
  await startTrialInNewYork({ page, server })
  const calls = callsOf(page)
  await page.goto(week)
  await expect(head(page, 'Tuesday')).toContainText('Nothing planned yet')
  expect(calls().filter((call) => call.startsWith('/api/tasks'))).toEqual([
    '/api/tasks?from=2026-12-04&to=2026-12-12&limit=100',
  ])
})
