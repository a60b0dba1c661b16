import { expect } from '@playwright/test'
import { all, violationsOf } from './axe.ts'
import { askCoach } from './coach-page.ts'
import { test } from './test.ts'

test('a goal gets the number and date that its card says, as edited, and is as before after an undo', async ({
  page,
  signUp,
}) => {
  test.slow()
  await signUp()
  const given = { title: 'Trip to Lisbon', currency: 'USD', targetValue: '2000', targetDate: '2098-12-31' }
  expect((await page.request.post('/api/goals', { data: given })).status()).toBe(201)
  const goals = async () => (await page.request.get('/api/goals')).json()
  await page.goto('/ask-luxee')
  await askCoach(page, 'change my Lisbon goal to 1500 instead of 2000 and move the date to March 31, 2099')
  const offer = page.getByRole('region', { name: 'Change this goal? Trip to Lisbon' })
  await expect(offer).toContainText('Target $2,000 → $1,500, by Tuesday, March 31, 2099')
  expect(await goals()).toMatchObject([given])
  await expect.poll(() => violationsOf(page, all)).toEqual([])
  await offer.getByRole('button', { name: 'Edit' }).press('Enter')
  const target = offer.getByLabel('Target in USD')
  await expect(target).toBeFocused()
  await expect.poll(() => violationsOf(page, all)).toEqual([])
  await target.fill('1,600')
  await target.press('Enter')
  await expect(offer).toContainText('Changed')
  await expect(offer).toContainText('Target $2,000 → $1,600, by Tuesday, March 31, 2099')
  await expect(offer.getByRole('link', { name: 'Open goals' })).toBeVisible()
  expect(await goals()).toMatchObject([{ title: given.title, targetValue: '1600', targetDate: '2099-03-31' }])
  await offer.getByRole('button', { name: 'Undo' }).click()
  await expect(offer.getByRole('button', { name: 'Change goal' })).toBeVisible()
  expect(await goals()).toMatchObject([given])
})
