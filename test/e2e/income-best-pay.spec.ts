import { ask, expect, test } from './test.ts'

test('the best pay per hour says which sources it counts, beside one that pays more', async ({
  page,
  signUp,
  server,
}) => {
  await signUp()
  const earnedOn = new Date().toISOString().slice(0, 10)
  const entry = (source: string, amount: string) => ({ source, amount, currency: 'USD', hours: '2', earnedOn })
  for (const body of [entry('Repairs', '20'), entry('Repairs', '20'), entry('Album', '60')])
    await ask(page.request, server.url, '/api/income', body)
  await page.goto('/digital-income')
  await page.getByRole('tab', { name: 'Success Stories' }).click()
  await expect(page.getByText('Repairs, among sources you’ve logged at least 2 times')).toBeVisible()
})
