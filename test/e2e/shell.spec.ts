import { expect, test } from './test.ts'

test('a path that is not there says so, with a way home', async ({ page, complaints }) => {
  complaints.expect(/status of 404/)
  const response = await page.goto('/nowhere')
  expect(response?.status()).toBe(404)
  await expect(page.getByText('404 Page Not Found')).toBeVisible()
})
