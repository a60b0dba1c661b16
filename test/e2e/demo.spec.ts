import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { ask, expect, expectAccessible, test } from './test.ts'

test('a demo says that it is one on every page, and signing up from it keeps what is in it', async ({
  page,
  server,
  context,
  complaints,
}) => {
  complaints.expect(/status of 409/)
  await ask(context.request, server.url, '/api/demo', { timeZone: 'Europe/Paris' })
  const entries = async () => {
    const answer = await context.request.get(`${server.url}/api/journal?limit=100`)
    const list: { id: string }[] = await answer.json()
    return list.map(({ id }) => id)
  }
  const before = await entries()
  await page.goto('/dashboard')
  const banner = page.getByRole('complementary', { name: 'About this demo' })
  await expect(banner).toContainText('deleted 24 hours after you open it')
  await expectAccessible(page)
  await banner.getByRole('button', { name: 'Keep it' }).click()
  const dialog = page.getByRole('dialog', { name: 'Keep this demo' })
  await expect(dialog.getByLabel('Username')).toBeFocused()
  await expectAccessible(page)
  await dialog.getByLabel('Username').fill('admin')
  await dialog.getByLabel('Email').fill('kept@example.com')
  await dialog.getByLabel('Password', { exact: true }).fill('a quiet morning light')
  await dialog.getByRole('button', { name: 'Create Account' }).click()
  await expect(dialog.getByText('This username is taken')).toBeVisible()
  await dialog.getByLabel('Username').fill('kept')
  await dialog.getByRole('button', { name: 'Create Account' }).click()
  await page.waitForURL('**/onboarding')
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'Your profile, kept' }).first()).toBeVisible()
  await expect(banner).toHaveCount(0)
  await expect.poll(entries).toEqual(before)
})

test('a visitor who wants an empty account leaves the demo for the landing page', async ({ page, server, context }) => {
  await ask(context.request, server.url, '/api/demo', {})
  await page.goto('/')
  await page.getByRole('button', { name: 'Keep it' }).click()
  await page.getByRole('button', { name: 'Start with an empty journal' }).click()
  await expect(page.getByRole('tab', { name: 'Sign Up' })).toBeVisible()
  expect((await context.request.get(`${server.url}/api/auth/check`)).status()).toBe(401)
})

test('npm run seed makes an account with three months in it, which is premium and signs in as any other', async ({
  server,
  context,
}) => {
  const env = { ...process.env, PUBLIC_URL: server.url }
  const run = promisify(execFile)(process.execPath, ['scripts/seed.mjs', 'threemonths', 'a quiet morning light'], {
    env,
  })
  expect((await run).stdout).toContain('username threemonths  password a quiet morning light')
  await ask(context.request, server.url, '/api/auth/login', {
    username: 'threemonths',
    password: 'a quiet morning light',
  })
  const user: unknown = await (await context.request.get(`${server.url}/api/auth/check`)).json()
  expect(user).toMatchObject({ isDemo: false, isPremium: true })
  for (const records of ['journal', 'tasks', 'goals', 'self-care']) {
    const list: unknown[] = await (await context.request.get(`${server.url}/api/${records}?limit=100`)).json()
    expect(list.length, records).toBeGreaterThan(4)
  }
})
