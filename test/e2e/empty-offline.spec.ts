import { expectDrawn } from './page-parts.ts'
import { expect, test } from './test.ts'

const screens = [
  { path: '/journal', list: '**/api/journal*', empty: 'Your first page is waiting' },
  { path: '/financial-goals', list: '**/api/goals*', empty: 'Your first goal starts small' },
  { path: '/planner', list: '**/api/tasks*', empty: 'No tasks scheduled' },
]

for (const { path, list, empty } of screens)
  test(`an empty ${path} that has loaded stays as it is when it can’t be read again`, async ({
    page,
    signUp,
    complaints,
  }) => {
    complaints.expect(/ERR_FAILED|Failed to fetch/)
    await signUp()
    await page.goto(path)
    await expect(page.getByText(empty)).toBeVisible()
    await page.route(list, (route) => route.abort())
    const failed = page.waitForEvent('requestfailed')
    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
    await failed
    await expectDrawn(page)
    await expect(page.getByText('didn’t load')).toHaveCount(0)
    await expect(page.getByText(empty)).toBeVisible()
  })
