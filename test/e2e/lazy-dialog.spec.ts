import { toast } from './page-parts.ts'
import { ask, expect, test } from './test.ts'

const parts = [
  {
    of: 'the Mindset Lab',
    path: '/mindset-lab',
    code: /QuotesPanel-[^/]*\.js$/,
    role: 'tab',
    name: 'Quotes',
    stays: { role: 'heading', name: 'Mindset Lab' },
    comes: { role: 'tab', name: 'Quotes', selected: true },
  },
  {
    of: 'self-care',
    path: '/self-care',
    code: /InsightsPanel-[^/]*\.js$/,
    role: 'tab',
    name: 'Insights',
    stays: { role: 'heading', name: 'Self-Care Center' },
    comes: { role: 'tab', name: 'Insights', selected: true },
  },
  {
    of: 'the planner',
    path: '/planner',
    code: /Timeline-[^/]*\.js$/,
    role: 'button',
    name: 'Week',
    stays: { role: 'heading', name: 'My Planner' },
    comes: { role: 'button', name: 'Week', pressed: true },
  },
] as const

for (const { of, path, code, role, name, stays, comes } of parts)
  test(`a part of ${of} that doesn’t arrive leaves the page as it was and says so, and comes once it can`, async ({
    page,
    signUp,
    server,
    complaints,
  }) => {
    complaints.expect(/ERR_FAILED|Failed to fetch dynamically/)
    await signUp()
    await ask(page.request, server.url, '/api/premium/trial', {})
    await page.route(code, (route) => route.abort())
    await page.goto(path)
    await page.getByRole(role, { name, exact: true }).click()
    await expect(toast(page, 'We can’t reach Glowell right now')).toBeVisible()
    await expect(page.getByRole(stays.role, { name: stays.name, level: 1 })).toBeVisible()
    await page.unrouteAll()
    await page.getByRole(role, { name, exact: true }).click()
    await expect(page.getByRole(comes.role, comes)).toBeVisible()
  })
