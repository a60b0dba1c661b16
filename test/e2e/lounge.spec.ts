import { ask, expect, expectAccessible, test } from './test.ts'

test('the lounge names four benefits and four ideas whose ranges promise nothing, and tells the operator how to open it', async ({
  page,
  signUp,
}) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await signUp()
  await page.goto('/lux-lounge')
  await expect(page.getByRole('region', { name: 'Why it helps' }).getByRole('listitem')).toHaveCount(4)
  const ideas = page.getByRole('region', { name: 'Four digital income ideas' }).getByRole('listitem')
  await expect(ideas).toHaveCount(4)
  for (const idea of await ideas.all())
    await expect(idea).toContainText(/\$[\d,]+–\$[\d,]+ a month.*Illustrative, not typical/s)
  await expect(page.getByText('The Lounge isn’t open yet')).toBeInViewport()
  await expect(page.getByText('COMMUNITY_URL')).toBeVisible()
  await expect(page.getByRole('link', { name: /^Join/ })).toHaveCount(0)
  await expectAccessible(page)
})

test.describe('with a community', () => {
  test.use({ ownSettings: { COMMUNITY_URL: 'https://community.example/join' } })

  test('the join buttons, and the one on the dashboard, open the community in a new tab that learns nothing of this one', async ({
    browser,
    ownServer,
  }) => {
    const context = await browser.newContext({ reducedMotion: 'reduce', baseURL: ownServer.url })
    const page = await context.newPage()
    await ask(context.request, ownServer.url, '/api/demo', {})
    const joins = page.getByRole('link', { name: /^Join/ })
    for (const size of [
      { width: 1280, height: 900 },
      { width: 375, height: 812 },
    ]) {
      await page.setViewportSize(size)
      await page.goto('/lux-lounge')
      await expect(joins).toHaveCount(2)
      await expect(joins.first()).toBeInViewport({ ratio: 1 })
    }
    for (const join of await joins.all()) {
      await expect(join).toHaveAttribute('href', 'https://community.example/join')
      await expect(join).toHaveAttribute('target', '_blank')
      await expect(join).toHaveAttribute('rel', 'noopener noreferrer')
    }
    await expectAccessible(page)
    // A phone keeps the cards at the end folded.
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.goto('/')
    const link = page
      .getByRole('region', { name: 'Digital Income', exact: true })
      .getByRole('link', { name: /opens the community in a new tab$/ })
    await expect(link).toHaveAttribute('href', 'https://community.example/join')
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
    await context.close()
  })
})
