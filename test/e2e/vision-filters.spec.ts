import { dialog, toast } from './page-parts.ts'
import { expect, expectAccessible, test } from './test.ts'
import { addVision, board, expectOrder, field, make, vision } from './vision-page.ts'

test('each category shows how much of it is there and up to three of it; its button adds to it', async ({
  page,
  signUp,
  server,
}) => {
  await signUp()
  const travel = ['A boat', 'A train', 'A coast', 'An island'].map((title) => ({ title, category: 'travel' as const }))
  await make(page, server.url, [...travel, { title: 'A desk', category: 'career', imageUrl: '/visions/study.svg' }])
  await page.goto('/vision-board?tab=categories')
  await expect(page.getByRole('tab', { name: 'Categories' })).toHaveAttribute('aria-selected', 'true')
  const category = (name: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2, name }) })
  await expect(category('Travel & Adventure').getByText('4 visions')).toBeVisible()
  await expect(category('Travel & Adventure').getByRole('listitem')).toHaveCount(3)
  await expect(category('Career').getByRole('img', { name: 'A desk' })).toBeVisible()
  await expect(category('Financial').getByText('No visions in this category yet')).toBeVisible()
  await expectAccessible(page)
  await category('Financial').getByRole('button', { name: 'Add Vision' }).click()
  await expect(field(page, 'Category')).toHaveValue('financial')
  await field(page, 'Title').fill('Calm in the bank')
  await dialog(page).getByRole('button', { name: 'Add to Board' }).click()
  await expect(category('Financial').getByText('1 vision', { exact: true })).toBeVisible()
  await category('Travel & Adventure').getByRole('button', { name: 'See all' }).click()
  await expectOrder(page, ['A boat', 'A train', 'A coast', 'An island'])
  await page.reload()
  await expectOrder(page, ['A boat', 'A train', 'A coast', 'An island'])
  await page.getByLabel('Show').selectOption('all')
  await expect(board(page).getByRole('listitem')).toHaveCount(6)
})

test('a quote waits in the form and offers to open it; a sample title opens it', async ({ page, signUp }) => {
  await signUp()
  await page.goto('/vision-board?tab=inspiration')
  const quotes = page.getByRole('region', { name: 'Words to keep close' }).getByRole('listitem')
  await expect(quotes).toHaveCount(5)
  await expect(page.getByRole('region', { name: 'Manifestation tips' }).getByRole('list')).toHaveCount(2)
  const samples = page.getByRole('region', { name: 'Sample visions' }).getByRole('button')
  await expect(samples).toHaveCount(12)
  await expectAccessible(page)
  const quote = 'We have all a better guide in ourselves, if we would attend to it, than any other person can be.'
  const austen = quotes.filter({ hasText: quote })
  await austen.getByRole('button', { name: 'Add to Board' }).click()
  await expect(dialog(page)).toHaveCount(0)
  await austen.getByRole('button', { name: 'Open', exact: true }).click()
  await expect(field(page, 'Title')).toHaveValue(quote)
  await expect(field(page, 'Category')).toHaveValue('goals')
  await dialog(page).getByRole('button', { name: 'Cancel' }).click()
  await addVision(page).click()
  await expect(field(page, 'Title')).toHaveValue(quote)
  await dialog(page).getByRole('button', { name: 'Add to Board' }).click()
  await expect(toast(page, 'Vision board item added! ✨')).toBeVisible()
  await expect(austen.getByRole('button', { name: 'Open', exact: true })).toHaveCount(0)
  await addVision(page).click()
  await expect(field(page, 'Title')).toHaveValue('')
  await dialog(page).getByRole('button', { name: 'Cancel' }).click()
  await samples.filter({ hasText: 'A business of my own' }).click()
  await expect(field(page, 'Title')).toHaveValue('A business of my own')
  await expect(field(page, 'Category')).toHaveValue('goals')
  await dialog(page).getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('tab', { name: 'My Vision Board' }).click()
  await expect(page).toHaveURL(/\/vision-board$/)
  await expect(vision(page, quote)).toBeVisible()
})

test('loved visions and those that came true can be listed', async ({ page, signUp, server }) => {
  await signUp()
  await make(page, server.url, [
    { title: 'A door', isLoved: true },
    { title: 'A garden', achievedAt: '2026-01-05T12:00:00.000Z' },
    { title: 'A boat', isLoved: true },
    { title: 'A lamp' },
  ])
  await page.goto('/vision-board')
  await expectOrder(page, ['A door', 'A garden', 'A boat', 'A lamp'])
  await page.getByLabel('Show').selectOption('loved')
  await expectOrder(page, ['A door', 'A boat'])
  await vision(page, 'A boat').getByRole('button', { name: 'Move A boat' }).press('ArrowLeft')
  await expectOrder(page, ['A boat', 'A door'])
  await page.getByLabel('Show').selectOption('achieved')
  await expectOrder(page, ['A garden'])
  await page.getByLabel('Show').selectOption('all')
  await expectOrder(page, ['A boat', 'A door', 'A garden', 'A lamp'])
})

test('a failed request leaves the board as it was and says so, and works on another try', async ({
  page,
  signUp,
  server,
  complaints,
}) => {
  complaints.expect(/ERR_FAILED|Failed to fetch dynamically/)
  await signUp()
  await make(page, server.url, [{ title: 'A door' }])
  await page.route(/(CategoriesPanel|InspirationPanel|FreeBoard|Slideshow|ExportDialog)-[^/]*\.js$/, (route) =>
    route.abort(),
  )
  await page.goto('/vision-board')
  await expect(vision(page, 'A door')).toBeVisible()
  const ways = [
    page.getByRole('tab', { name: 'Categories' }),
    page.getByRole('button', { name: 'Free', exact: true }),
    page.getByRole('button', { name: 'Slideshow', exact: true }),
    page.getByRole('button', { name: 'Export', exact: true }),
  ]
  for (const way of ways) {
    await way.click()
    await expect(toast(page, 'We can’t reach Glowell right now').last()).toBeVisible()
    await expect(vision(page, 'A door')).toBeVisible()
  }
  await page.unrouteAll()
  await page.getByRole('tab', { name: 'Categories' }).click()
  await expect(page.getByText('No visions in this category yet').first()).toBeVisible()
})
